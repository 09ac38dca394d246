/** The styles of the map, its pieces and cards: several files, so that each lies beside what it draws. */
import "./style.css";
import "./board/land/land.css";
import "./board/land/borders.css";
import "./board/pieces/pieces.css";
import "./dock/cards/cards.css";
import "./board/overlays/choices.css";

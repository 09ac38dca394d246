import "./bench.css";

export const bench = "bench";

/** The words of the page in the language chosen. Everything that calls `say` follows a change of language at once. */
import type { Problem } from "../wire/problem";
import { elsewhere, recall, remember } from "../memory";
import { SEATS as HOUSE } from "../wire/wire";
import { LANGUAGES, languageOf, seatFields, texts, type Language, type Part } from "./catalogues";
import { argsOf } from "./seats";
import { Speaker, type Args, type People } from "./speaker";

/** A part has all that those before it have. */
const PARTS: readonly Part[] = ["card", "table", "whole"];
const has = (one: Part | undefined, other: Part): boolean =>
  one !== undefined && PARTS.indexOf(one) >= PARTS.indexOf(other);

class Words {
  language = $state<Language>("en");
  #speakers = $state.raw<ReadonlyMap<string, Speaker>>(new Map());
  /** How much of each game's words is wanted. */
  readonly #games = new Map<string, Part>();
  /** How much of them is here. */
  readonly #here = new Map<string, Part>();
  /** How much of the house's. */
  #house: Part = "whole";
  #more = Promise.resolve();
  #wanted: Language = "en";
  #loads = 0;
  #last = Promise.resolve();

  /** Chooses the language: what was chosen before, else what the browser asks for. A choice in another window holds here too. */
  async begin(house: Part = "whole"): Promise<void> {
    this.#house = house;
    elsewhere("language", (chosen) => void this.#load(known(chosen)));
    await this.#load(known(recall("language")));
  }

  async choose(language: Language): Promise<void> {
    remember("language", language);
    await this.#load(language);
  }

  /** Fetches what a table says at first; to be awaited before it is shown. */
  table(): Promise<void> {
    return this.#raise("table");
  }

  /** Fetches all words of the house, and of the games whose tables are shown; to be awaited before anything else is said. */
  whole(): Promise<void> {
    return this.#raise("whole");
  }

  #raise(part: Part): Promise<void> {
    if (has(this.#house, part)) return this.#more;
    const before = this.#house;
    this.#house = part;
    if (part === "whole") for (const [game, had] of this.#games) if (had === "table") this.#games.set(game, part);
    this.#more = this.#load(this.#wanted).catch((thrown: unknown) => {
      // Whoever asks next tries again.
      this.#house = before;
      throw thrown;
    });
    return this.#more;
  }

  /** Fetches the words of a game, or a part of them; to be awaited before its phrases are said. */
  async need(game: string, part: Part = "whole"): Promise<void> {
    // Where all of the house is here, all of a table's game is.
    const wish = part === "table" && this.#house === "whole" ? "whole" : part;
    if (has(this.#here.get(game), wish)) return;
    const had = this.#games.get(game);
    const wanted = had !== undefined && has(had, wish) ? had : wish;
    this.#games.set(game, wanted);
    const [language, house] = [this.language, this.#house];
    const speaker = await this.#speaker(language, game, wanted);
    // Somebody may have asked for more meanwhile.
    if (this.#games.get(game) !== wanted) return await this.need(game, wish);
    if (house !== this.#house) return await this.#more;
    // The language may have been changed meanwhile; then that change has loaded this game too.
    if (language === this.language) {
      this.#speakers = new Map(this.#speakers).set(game, speaker);
      this.#here.set(game, wanted);
    }
  }

  say(id: string, args?: Args): string {
    return this.of("").say(id, args);
  }

  /** The words of a game on top of the house's. */
  of(game: string): Speaker {
    return this.#speakers.get(game) ?? this.#speakers.get("") ?? EMPTY;
  }

  /** Says why something did not work, in the game's words if it is a rule of the game. */
  problem(problem: Problem, game = "", people?: People): string {
    const speaker = this.of(game);
    const { code, illegal, says, params } = problem;
    const ids = illegal ? [`refuse-${illegal.kind}`] : says ? [`error-${says}`, says] : [`error-${code}`];
    const id = ids.find((i) => speaker.has(i));
    // Few problems are known to the lobby: what is on screen is said again when the others are here.
    if (!id) void this.whole().catch(() => {});
    const why = illegal && argsOf(speaker.fields, "refuse", illegal);
    return speaker.say(id ?? "error-unknown", { code, ...(params as Args), ...why }, people);
  }

  async #speaker(language: Language, game?: string, part?: Part): Promise<Speaker> {
    const [house, own, fields] = await Promise.all([
      texts(language, "", this.#house),
      game ? texts(language, game, part) : [],
      game && part !== "card" ? seatFields(game) : {},
    ]);
    return new Speaker(language, [...house, ...own], { ...HOUSE, ...fields });
  }

  #load(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#last = this.#fetch(language, ++this.#loads));
  }

  async #fetch(language: Language, mine: number): Promise<void> {
    const games = [...this.#games];
    const [house, ...others] = await Promise.all([
      this.#speaker(language),
      ...games.map(([game, part]) => this.#speaker(language, game, part)),
    ]);
    // Another language may have been chosen meanwhile, or more words.
    if (mine !== this.#loads) return await this.#last;
    // Or a game.
    if ([...this.#games].some(([game, part]) => !games.some((one) => one[0] === game && one[1] === part)))
      return await this.#fetch(language, mine);
    this.#speakers = new Map([["", house], ...games.map(([game], n): [string, Speaker] => [game, others[n]!])]);
    for (const [game, part] of games) this.#here.set(game, part);
    this.language = language;
    document.documentElement.lang = language;
  }
}

const known = (chosen: string | null): Language =>
  LANGUAGES.find((l) => l === chosen) ?? languageOf(navigator.languages);

const EMPTY = new Speaker("en", []);

export const words = new Words();

/** Says a phrase of the house. */
export const say = (id: string, args?: Args): string => words.say(id, args);

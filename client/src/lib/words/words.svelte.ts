/** The words of the page in the language chosen. Everything that calls `say` follows a change of language at once. */
import type { Problem } from "../wire/problem";
import { elsewhere, recall, remember } from "../memory";
import { SEATS as HOUSE } from "../wire/wire";
import { catalogue, LANGUAGES, languageOf, seatFields, type Language, type Part } from "./catalogues";
import { argsOf } from "./seats";
import { Speaker, type Args, type People } from "./speaker";

class Words {
  language = $state<Language>("en");
  #speakers = $state.raw<ReadonlyMap<string, Speaker>>(new Map());
  /** How much of each game's words is wanted. */
  readonly #games = new Map<string, Part>();
  /** How much of the house's. */
  #house: Part = "whole";
  #whole = Promise.resolve();
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

  /** Fetches all words of the house; to be awaited before anything is said that the lobby does not say. */
  whole(): Promise<void> {
    if (this.#house === "whole") return this.#whole;
    this.#house = "whole";
    this.#whole = this.#load(this.#wanted).catch((thrown: unknown) => {
      // Whoever asks next tries again.
      this.#house = "card";
      throw thrown;
    });
    return this.#whole;
  }

  /** Fetches the words of a game, or those of its card in the lobby; to be awaited before its phrases are said. */
  async need(game: string, part: Part = "whole"): Promise<void> {
    const had = this.#games.get(game);
    if ((had === "whole" || had === part) && this.#speakers.has(game)) return;
    const wanted = had === "whole" ? had : part;
    this.#games.set(game, wanted);
    const [language, house] = [this.language, this.#house];
    const speaker = await this.#speaker(language, game, wanted);
    // Somebody may have asked for more meanwhile.
    if (this.#games.get(game) !== wanted) return;
    if (house !== this.#house) return await this.#whole;
    // The language may have been changed meanwhile; then that change has loaded this game too.
    if (language === this.language) this.#speakers = new Map(this.#speakers).set(game, speaker);
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
      catalogue(language, "", this.#house),
      game ? catalogue(language, game, part) : "",
      game && part === "whole" ? seatFields(game) : {},
    ]);
    return new Speaker(language, [house, own], { ...HOUSE, ...fields });
  }

  #load(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#last = this.#fetch(language, ++this.#loads));
  }

  async #fetch(language: Language, mine: number): Promise<void> {
    const speakers = new Map([["", await this.#speaker(language)]]);
    for (const [game, part] of this.#games) speakers.set(game, await this.#speaker(language, game, part));
    // Another language may have been chosen meanwhile, or more words.
    if (mine !== this.#loads) return await this.#last;
    this.#speakers = speakers;
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

/** The line to one table. Rows of moves carry tokens: one under way when the line broke is sent again, and done once. */
import type { Preview } from "../../games/contract";
import { ReturningSocket, type Link } from "./returning";
import { type Problem, problemOf } from "./problem";
import { PartsOfState } from "./parts";
import { previewOf } from "./position";
import type { ChatLine, ClientMessage, MoveAsk, ServerMessage, State, TableInfo } from "./wire";

export interface TableHandlers {
  table(table: TableInfo): void;
  state(state: State): void;
  chat(line: ChatLine): void;
  link(link: Link): void;
  /** The house will not let us in (no watching, not my seat). */
  refused(problem: Problem): void;
}

interface PendingRow {
  ask: MoveAsk;
  done(problem: Problem | null): void;
}

type Previewed = Preview<unknown> | Problem;

/** What the page says when the line opens, and whenever its eyes change. */
export interface Greeting {
  /** Entries the page has: only the rest is told. */
  seen: number;
  /** Whose eyes it shows; needed only if several seats are mine. */
  seat: number | null;
  /** Show only what everybody may see. */
  curtain: boolean;
}

export class TableSocket {
  readonly #line: ReturningSocket;
  readonly #on: TableHandlers;
  readonly #greeting: () => Greeting;
  readonly #rows = new Map<string, PendingRow>();
  readonly #previews = new Map<string, (answer: Previewed) => void>();
  readonly #parts = new PartsOfState();

  constructor(id: string, greeting: () => Greeting, on: TableHandlers, make?: (url: string) => WebSocket) {
    this.#on = on;
    this.#greeting = greeting;
    const handlers = {
      open: () => this.#open(),
      message: (data: unknown) => this.#heed(data as ServerMessage),
      link: (link: Link) => this.#link(link),
      probe: () => this.#hello(),
      alive,
    };
    this.#line = new ReturningSocket(`/api/v1/tables/${encodeURIComponent(id)}/socket`, handlers, make);
  }

  /** Resolves when the moves are on the house's disk (null), or with why not. The state with them comes before that. */
  play(moves: readonly unknown[], at: number, seat: number | null): Promise<Problem | null> {
    const ask: MoveAsk = { token: newToken(), at, seat, moves: [...moves] };
    return new Promise((done) => {
      this.#rows.set(ask.token, { ask, done });
      this.#send({ type: "move", ...ask });
    });
  }

  preview(moves: readonly unknown[], seat: number | null): Promise<Previewed> {
    const token = newToken();
    return new Promise((resolve) => {
      this.#previews.set(token, resolve);
      if (!this.#send({ type: "preview", token, seat, moves: [...moves] })) {
        this.#previews.delete(token);
        resolve(problemOf("unreachable"));
      }
    });
  }

  /** Asks for table and state again: what I may see changes when I sit down or stand up, and when another one looks. */
  refresh(): void {
    this.#hello();
  }

  close(): void {
    this.#line.close();
  }

  #send(message: ClientMessage): boolean {
    return this.#line.send(message);
  }

  #hello(): void {
    this.#send({ type: "hello", ...this.#greeting() });
  }

  #open(): void {
    this.#hello();
    for (const { ask } of this.#rows.values()) this.#send({ type: "move", ...ask });
  }

  #link(link: Link): void {
    this.#on.link(link);
    if (link === "open" || link === "connecting") return;
    // A preview is not worth keeping; the game asks again if it still matters.
    for (const resolve of this.#previews.values()) resolve(problemOf("unreachable"));
    this.#previews.clear();
  }

  #heed(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.#on.table(message.table);
      case "state":
        return this.#on.state(this.#parts.take(message));
      case "chat":
        return this.#on.chat(message);
      case "done":
        return this.#settle(message.token, null);
      case "preview": {
        this.#previews.get(message.token)?.(previewOf(message));
        this.#previews.delete(message.token);
        return;
      }
      case "refused": {
        const { token, problem } = message;
        if (token == null) return this.#on.refused(problem);
        this.#previews.get(token)?.(problem);
        this.#previews.delete(token);
        this.#settle(token, problem);
      }
    }
  }

  #settle(token: string, problem: Problem | null): void {
    const row = this.#rows.get(token);
    this.#rows.delete(token);
    row?.done(problem);
  }
}

/** `crypto.randomUUID` is missing on plain http, which a house on the home network speaks. */
function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** Whether the house answers at all. */
async function alive(): Promise<boolean> {
  try {
    return (await fetch("/api/health")).ok;
  } catch {
    return false;
  }
}

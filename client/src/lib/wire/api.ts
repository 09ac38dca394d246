/** Asking the house. What goes wrong is thrown as a `Trouble`, always with a code that has words. */
import { type Problem, problemOf } from "./problem";
import type {
  Branch,
  ChatLine,
  ClauseCover,
  Course,
  Draws,
  GameCard,
  Link,
  Me,
  Moments,
  NewTable,
  Practice,
  PracticePreview,
  Previewed,
  RuleBook,
  Scene,
  SeatWish,
  Sit,
  State,
  TableChange,
  TableInfo,
  UndoAsk,
} from "./wire";

export class Trouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The problem behind anything thrown. */
export function troubleOf(thrown: unknown): Problem {
  if (thrown instanceof Trouble) return thrown.problem;
  console.error(thrown);
  return problemOf("unknown");
}

/** A body that is no JSON: a file. */
class Plain {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function request(method: string, body: unknown): RequestInit {
  if (body === undefined) return { method };
  if (body instanceof Plain) return { method, body: body.text, headers: { "content-type": "text/plain" } };
  return { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function once<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, request(method, body));
  } catch {
    throw new Trouble(problemOf("unreachable"));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  if (typeof answer === "object" && answer !== null && "code" in answer) throw new Trouble(answer as Problem);
  // A proxy in front of a house that is just starting answers with a page of its own.
  throw new Trouble(problemOf(response.status >= 500 ? "unreachable" : "unknown"));
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await once<T>(method, path, body);
  } catch (thrown) {
    if (!(thrown instanceof Trouble) || thrown.problem.code !== "no-guest") throw thrown;
    // The cookie is gone (cleared, or another house's data): become a guest again, then once more.
    await once<Me>("GET", "/me");
    return await once<T>(method, path, body);
  }
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** What a change leaves out stays. */
const UNCHANGED: TableChange = { board: null, options: null, listed: null, watching: null, away_minutes: null };

export const api = {
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  games: () => ask<GameCard[]>("GET", "/games"),
  board: (game: string, board: string) => ask<unknown>("GET", `/games/${game}/boards/${encodeURIComponent(board)}`),
  rules: (id: string, language: string) => ask<RuleBook>("GET", `${game(id)}/rules/${language}`),
  coverage: (id: string) => ask<ClauseCover[]>("GET", `${game(id)}/coverage`),
  scene: (id: string, scenario: string) => ask<Scene>("GET", `${game(id)}/scenarios/${encodeURIComponent(scenario)}`),
  practice: (id: string, practice: Practice) => ask<State>("POST", `${game(id)}/practice`, practice),
  /** What a row of moves would do after those that were made. */
  practicePreview: (id: string, preview: PracticePreview) =>
    ask<Previewed>("POST", `${game(id)}/practice/preview`, preview),
  openTable: (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish),
  myTables: () => ask<TableInfo[]>("GET", "/me/tables"),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  change: (id: string, change: Partial<TableChange>) => ask<TableInfo>("PATCH", table(id), { ...UNCHANGED, ...change }),
  sit: (id: string, seat: number, sit: Partial<Sit> = {}) =>
    ask<TableInfo>("POST", `${table(id)}/seats/${seat}`, { look: null, salt: null, name: null, ...sit }),
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `${table(id)}/seats/${seat}`),
  setSeat: (id: string, seat: number, wish: SeatWish) => ask<TableInfo>("PUT", `${table(id)}/seats/${seat}`, wish),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  /** The seat is needed only if I have several. `at` are the entries the page shows: the same twice takes back once. */
  undo: (id: string, undo: UndoAsk) => ask<TableInfo>("POST", `${table(id)}/undo`, undo),
  answerUndo: (id: string, seat: number | null, agree: boolean) =>
    ask<TableInfo>("POST", `${table(id)}/undo/answer`, { seat, agree }),
  resign: (id: string, seat: number | null) => ask<TableInfo>("POST", `${table(id)}/resign`, { seat }),
  order: (id: string, seat: number | null, order: unknown) =>
    ask<TableInfo>("POST", `${table(id)}/order`, { seat, order }),
  standIn: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/stand-in`, { seat }),
  handBack: (id: string, seat: number | null) => ask<TableInfo>("POST", `${table(id)}/hand-back`, { seat }),
  chat: (id: string) => ask<ChatLine[]>("GET", `${table(id)}/chat`),
  say: (id: string, text: string) => ask<ChatLine>("POST", `${table(id)}/chat`, { text }),
  rematch: (id: string) => ask<{ id: string }>("POST", `${table(id)}/rematch`),
  link: (id: string) => ask<Link>("GET", `${table(id)}/link`),
  /** The link of before lets nobody in from then on. */
  newLink: (id: string) => ask<Link>("POST", `${table(id)}/link`),
  enter: (id: string, key: string) => ask<TableInfo>("POST", `${table(id)}/enter`, { key }),
  /** The match moment by moment, `eyes` being a seat or everybody's; left out, my own. */
  moments: (id: string, from: number, count: number, eyes?: number | "public") =>
    ask<Moments>("GET", `${table(id)}/moments?from=${from}&count=${count}${eyes === undefined ? "" : `&eyes=${eyes}`}`),
  /** The board the match is played on; a host's may have changed on the shelf meanwhile. */
  tableBoard: (id: string) => ask<unknown>("GET", `${table(id)}/board`),
  course: (id: string) => ask<Course>("GET", `${table(id)}/course`),
  draws: (id: string) => ask<Draws>("GET", `${table(id)}/draws`),
  branch: (id: string, branch: Branch) => ask<TableInfo>("POST", `${table(id)}/branch`, branch),
  bringRecord: (text: string) => ask<TableInfo>("POST", "/records", new Plain(text)),
  recordLink: (id: string) => `/api/v1${table(id)}/record`,
  qrLink: (id: string) => `/api/v1${table(id)}/qr.svg`,
};

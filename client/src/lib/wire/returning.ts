/** A socket that comes back: after a loss it tries again, first soon, then less and less often. */

/** `lost`: the line is cut. `away`: the house itself does not answer; it may be restarting. */
export type Link = "connecting" | "open" | "lost" | "away";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After so long without a word a line that should be open is asked whether it lives. */
const QUIET = 30_000;
const PATIENCE = 4000;

export interface Handlers {
  open(): void;
  message(data: unknown): void;
  link(link: Link): void;
  /** Asks for any answer, to see whether the line lives. */
  probe?(): void;
  /** Called after a failed attempt: whether the house answers at all. */
  alive?(): Promise<boolean>;
}

export class ReturningSocket {
  #socket: WebSocket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #link: Link = "connecting";
  #opened = false;
  readonly #url: string;
  readonly #on: Handlers;
  readonly #make: (url: string) => WebSocket;

  constructor(path: string, on: Handlers, make = (url: string) => new WebSocket(url)) {
    this.#url = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
    this.#on = on;
    this.#make = make;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#look);
    this.#tell("connecting");
    this.#connect();
  }

  /** Sends a message if the line is open; says whether it was. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #tell(link: Link): void {
    this.#link = link;
    this.#on.link(link);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.#make(this.#url);
    this.#socket = socket;
    this.#opened = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.#opened = true;
      this.#heard = Date.now();
      this.#tell("open");
      this.#on.open();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#on.message(JSON.parse(String(event.data)));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(): void {
    const never = !this.#opened;
    this.#socket = null;
    if (this.#closed) return;
    // While the house is away every try fails; saying "lost" in between would only flicker.
    if (!never || this.#link !== "away") this.#tell("lost");
    // A refused attempt: is it the line, or is the house being restarted?
    if (never && navigator.onLine)
      void this.#on.alive?.().then((alive) => !alive && this.#socket === null && this.#tell("away"));
    // Everybody comes back after a restart: not all in the same moment.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  readonly #now = (): void => {
    if (this.#socket !== null) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  readonly #offline = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lose();
    socket.close();
  };

  /** A phone that slept may hold a line that is long dead. */
  readonly #look = (): void => {
    if (document.visibilityState !== "visible") return;
    const socket = this.#socket;
    if (socket === null) return this.#now();
    if (!this.#on.probe || Date.now() - this.#heard < QUIET) return;
    const asked = Date.now();
    this.#on.probe();
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) this.#offline();
    }, PATIENCE);
  };
}

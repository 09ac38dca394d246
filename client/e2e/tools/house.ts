/**
 * The house under test: the program itself, on a free port of this machine, with a data folder of its own. Its dice follow from the
 * seed that every request has to name (`visit` in fixtures.ts): a journey plays the same game each time.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = process.env.TEAHOUSE ?? "../target/release/teahouse";

/** Where it says that it is open. A port that was free a moment ago may be another program's by now: only its own word counts. */
const OPEN = /open at (http:\/\/127\.0\.0\.1:(\d+))\//;

export class House {
  /** Its address, from the first start on. */
  url = "";
  /** It chooses a free one; after a fall it comes back where it was. */
  #port = 0;
  readonly #data: string;
  readonly #pause: number;
  #process: ChildProcess | null = null;

  private constructor(data: string, pause: number) {
    this.#data = data;
    this.#pause = pause;
  }

  /** Opens a house; its bots wait `pause` milliseconds before they move. */
  static async open(pause = 0): Promise<House> {
    const house = new House(await mkdtemp(join(tmpdir(), "teahouse-e2e-")), pause);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const args = ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", this.#data];
    const child = spawn(PROGRAM, [...args, "--bot-pause", String(this.#pause), "--no-limits", "--test-seeds"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    let said = "";
    child.stderr.on("data", (chunk) => (said += chunk));
    const [, url, port] = await new Promise<string[]>((resolve, reject) => {
      let heard = "";
      child.stdout.on("data", (chunk) => {
        heard += chunk;
        const open = OPEN.exec(heard);
        if (open) resolve(open);
      });
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`${PROGRAM} does not open: ${said}`)));
    });
    [this.url, this.#port] = [url!, Number(port)];
  }

  /** The house falls over, without a word. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}

/**
 * The house under test: the program itself, on a free port of this machine, with a data folder of its own. Its dice follow from the
 * seed that every request has to name (`visit` in fixtures.ts): a journey plays the same game each time.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = process.env.TEAHOUSE ?? "../target/release/teahouse";

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

export class House {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  readonly #pause: number;
  #process: ChildProcess | null = null;

  private constructor(port: number, data: string, pause: number) {
    this.#port = port;
    this.#data = data;
    this.#pause = pause;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Opens a house; its bots wait `pause` milliseconds before they move. */
  static async open(pause = 0): Promise<House> {
    const house = new House(await freePort(), await mkdtemp(join(tmpdir(), "teahouse-e2e-")), pause);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const args = ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", this.#data];
    const child = spawn(PROGRAM, [...args, "--bot-pause", String(this.#pause), "--no-limits", "--test-seeds"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#process = child;
    let said = "";
    let failed: Error | null = null;
    child.stderr.on("data", (chunk) => (said += chunk));
    child.once("error", (error) => (failed = error));
    for (let tries = 0; tries < 200; tries++) {
      if (failed ?? child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/api/v1/games`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${PROGRAM} does not answer at ${this.url}: ${String(failed ?? said)}`);
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

/**
 * The dice of crates/game/src/fair.rs once more, in the browser: the recipe of docs/fair-dice.md. Written with small
 * libraries instead of the browser's own cryptography, which is closed on plain http (a house on the home network).
 */
import { chacha20orig } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const BLOCK = 64;

/** What is shown before the first salt: the hash of the seed's hexadecimal text. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

export const keyOf = (seed: string, salts: readonly string[]): Uint8Array =>
  sha256(utf8ToBytes(["teahouse fair dice 1", seed, ...salts].map((line) => `${line}\n`).join("")));

/** The random numbers of the n-th result of chance. */
export class Stream {
  readonly #key: Uint8Array;
  readonly #nonce = new Uint8Array(8);
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #at = 0;

  constructor(key: Uint8Array, n: number) {
    this.#key = key;
    new DataView(this.#nonce.buffer).setBigUint64(0, BigInt(n), true);
  }

  /** The first number below the largest multiple of `bound` that 32 bits hold; the draw is its remainder. */
  below(bound: number): number {
    const limit = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const number = this.#next();
      if (number < limit) return number % bound;
    }
  }

  #next(): number {
    if (this.#at >= this.#block.byteLength) {
      const stream = chacha20orig(this.#key, this.#nonce, new Uint8Array(BLOCK), undefined, this.#blocks);
      this.#block = new DataView(stream.buffer, stream.byteOffset, BLOCK);
      this.#blocks += 1;
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4, true);
  }
}

/** Reads a record file on this device, before anything is sent. */
import { Trouble } from "../wire/api";
import { problemOf } from "../wire/problem";

/** As much as the house takes. */
export const MOST_BYTES = 256 * 1024;

export async function readRecord(file: Pick<Blob, "size" | "arrayBuffer">): Promise<string> {
  if (file.size > MOST_BYTES) throw new Trouble(problemOf("too-large", { cap: "RECORD" }));
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // A picture, a packed file: no text, so no record.
    throw new Trouble(problemOf("record-not"));
  }
}

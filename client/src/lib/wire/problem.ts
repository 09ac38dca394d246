/** What went wrong: what the house says of it, or what the page finds by itself. */
import type * as wire from "./wire";

/** The house sends neither: it could not be reached, or its answer was none. */
type OwnCode = "unreachable" | "unknown";

export type Problem = Omit<wire.Problem, "code"> & { code: wire.Code | OwnCode };

export const problemOf = (code: Problem["code"], params: Problem["params"] = {}): Problem => ({ code, params });

/** A refusal by a rule of a game, as the house sends it. */
export const illegal = (rule: string, kind: string, params: Record<string, unknown> = {}): wire.Problem => ({
  code: "rule",
  rule,
  illegal: { ...params, kind },
  params: {},
});

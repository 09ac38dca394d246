/** What kind of question a decision is: its words are `ask-<kind>`, for who takes over a shared screen `pass-<kind>`. */
export const kindOf = (decision: string | { kind: string }): string =>
  typeof decision === "string" ? decision : decision.kind;

/** Reads source text for the catalogue test: which messages it says, and which words it shows without saying them. */

/** Message ids in calls of `say`; a template's is cut at its first value and ends with `*`. */
export function idsSaid(source: string): string[] {
  const ids: string[] = [];
  for (const call of source.matchAll(/\bsay\(\s*([^,()]*(?:\([^()]*\)[^,()]*)*)/g)) {
    for (const literal of call[1]!.matchAll(/"([^"]*)"|`([^`]*)`/g)) {
      const id = literal[1] ?? literal[2]!.replace(/\$\{.*$/s, "*");
      if (/^[a-z][\w-]*\*?$/i.test(id)) ids.push(id);
    }
  }
  // Ids that are chosen first and said later.
  for (const literal of source.matchAll(/"((?:row|prompt|error|series)-[a-z-]+)"/g)) ids.push(literal[1]!);
  return [...new Set(ids)];
}

/** Text nodes and spoken attributes with at least two letters in a row, outside of expressions. */
export function visibleText(component: string): string[] {
  const markup = withoutExpressions(
    component.replace(/<!--[\s\S]*?-->/g, "").replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ""),
  );
  const attributes = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map((m) => m[1]!);
  const texts = markup.replace(/<[^>]*>/g, "\n").split("\n");
  return [...texts, ...attributes].map((t) => t.trim()).filter((t) => /\p{L}{2}/u.test(t));
}

/** `{…}` may hold braces and arrows, so it is counted, not matched. */
function withoutExpressions(text: string): string {
  let depth = 0;
  let out = "";
  for (const c of text) {
    if (c === "{") depth += 1;
    if (depth === 0) out += c;
    if (c === "}") depth -= 1;
  }
  return out;
}

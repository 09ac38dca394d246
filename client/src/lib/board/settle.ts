/** How a piece arrives: from a little above, then at rest. */
export function settle(
  _: Element,
  { speed }: { speed: number },
): { duration: number; css: (t: number, u: number) => string } {
  const css = (t: number, u: number): string =>
    `opacity:${Math.min(1, t * 2)};transform:translateY(${-18 * u}px) scale(${1 + 0.22 * u})`;
  return { duration: 260 * speed, css };
}

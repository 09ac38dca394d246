/** Figures and pieces keep a least size on the screen: `--u` is how many units of the drawing one pixel is, before any zoom. */
export function keepUnit(svg: SVGSVGElement): () => void {
  const measure = (): void => {
    const { clientWidth: width, clientHeight: height } = svg;
    const box = svg.viewBox.baseVal;
    if (!box || width === 0 || height === 0) return;
    svg.style.setProperty("--u", Math.max(box.width / width, box.height / height).toFixed(3));
  };
  const watch = new ResizeObserver(measure);
  watch.observe(svg);
  measure();
  return () => watch.disconnect();
}

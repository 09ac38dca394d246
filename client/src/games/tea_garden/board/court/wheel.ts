/** The university as a wheel: the data's sectors and angles, rings a little wider than there so that a small wheel stays legible. */
import type { Seat } from "../../../wire";
import type { Part, PartFile, SeatState, SectorFile, UniversityFile } from "../../wire";

export interface Point {
  x: number;
  y: number;
}
export interface WheelPart {
  sector: number;
  part: Part;
  file: PartFile;
  path: string;
  /** Where its bonus is drawn, and where workers stand. */
  bonus: Point;
  workers: Point;
  /** Where its points at the end are drawn; none if another part of the sector shows the same ones for both. */
  lantern: Point | null;
}

/** The drawing is a thousand wide, whatever the file's own measure is. */
const WIDTH = 1000;
/** Between the wheel and the edge of the drawing. */
const EDGE = 8;
const GAP = 1;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A point of the wheel, by angle in degrees. */
function polar({ centre }: UniversityFile, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(centre.x + radius * Math.cos(angle)), y: round(centre.y + radius * Math.sin(angle)) };
}

/** The same in a drawing of that width. */
export function drawn(university: UniversityFile): UniversityFile {
  const [x0, y0, width, height] = university.viewbox;
  const k = WIDTH / width;
  const at = <P extends Point>(point: P): P => ({ ...point, x: (point.x - x0) * k, y: (point.y - y0) * k });
  return {
    ...university,
    centre: { ...at(university.centre), r: university.centre.r * k },
    start: at(university.start),
    viewbox: [0, 0, WIDTH, height * k],
  };
}

/** How far the wheel reaches from its centre. */
function outerOf({ centre, viewbox: [x, y, width, height] }: UniversityFile): number {
  return Math.min(centre.x - x, x + width - centre.x, centre.y - y, y + height - centre.y) - EDGE;
}

/** A point outside of the wheel where the file has its start: so far out, so far to the right of it. */
export function atStart(university: UniversityFile, out: number, right: number): Point {
  const { centre, start } = university;
  const far = Math.hypot(start.x - centre.x, start.y - centre.y) || 1;
  const [dx, dy] = [(start.x - centre.x) / far, (start.y - centre.y) / far];
  const radius = outerOf(university) + out;
  return { x: round(centre.x + dx * radius - dy * right), y: round(centre.y + dy * radius + dx * right) };
}

/** The drawing with all that stands outside of the wheel. */
export function boxOf({ viewbox: [x, y, width, height] }: UniversityFile, around: readonly (Point & { r: number })[]) {
  const left = Math.min(x, ...around.map((p) => p.x - p.r));
  const top = Math.min(y, ...around.map((p) => p.y - p.r));
  const right = Math.max(x + width, ...around.map((p) => p.x + p.r));
  const bottom = Math.max(y + height, ...around.map((p) => p.y + p.r));
  return [left, top, right - left, bottom - top].map(round).join(" ");
}

/** The ring of each part, from the centre outwards, all equally wide. */
function ringsOf(university: UniversityFile, { parts }: SectorFile): Map<string, [number, number]> {
  const inner = university.centre.r + 8;
  const order = [...parts].sort((a, b) => a.r_in - b.r_in);
  const width = (outerOf(university) - inner) / order.length;
  return new Map(order.map((p, n) => [p.part, [inner + n * width, inner + (n + 1) * width]]));
}

export function partsOf(university: UniversityFile): WheelPart[] {
  const at = (radius: number, degrees: number): Point => polar(university, radius, degrees);
  return university.sectors.flatMap((sector) => {
    const rings = ringsOf(university, sector);
    const alike = new Set(sector.parts.map((p) => p.end_vp)).size === 1;
    const [from, to] = [sector.start_angle + GAP, sector.end_angle - GAP];
    const turn = to - from;
    const highest = Math.max(...[...rings.values()].map(([, out]) => out));
    return sector.parts.map((file): WheelPart => {
      const [inn, out] = rings.get(file.part)!;
      const middle = (inn + out) / 2;
      const outermost = out === highest;
      const [a, b, c, d] = [at(out, from), at(out, to), at(inn, to), at(inn, from)];
      const path = `M${a.x} ${a.y}A${out} ${out} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inn} ${inn} 0 0 0 ${d.x} ${d.y}Z`;
      const lantern = !alike ? at(middle, to - 12) : outermost ? at(inn, to - 12) : null;
      return {
        sector: sector.sector,
        part: file.part,
        file,
        path,
        bonus: at(middle + (outermost ? 0 : 8), from + turn * (outermost ? 0.25 : 0.3)),
        workers: at(middle - (outermost ? 0 : 22), from + turn * (outermost ? 0.58 : 0.68)),
        lantern,
      };
    });
  });
}

/** Seats whose worker studies in a part; mine last, so that it is drawn in front. */
export function seatsAt(seats: readonly SeatState[], sector: number, part: Part, me: Seat | null): Seat[] {
  return inFront(
    seats.flatMap((s, n) => (s.university?.sector === sector && s.university.part === part ? [n] : [])),
    me,
  );
}
export const inFront = (seats: readonly Seat[], me: Seat | null): Seat[] => [
  ...seats.filter((seat) => seat !== me),
  ...seats.filter((seat) => seat === me),
];

/** Where the pieces of a crowd stand round a point, and how large they are. */
export function crowd(n: number): { scale: number; at: Point[] } {
  const scale = [2.5, 2.1, 1.8, 1.7][n - 1] ?? 1.4;
  const step = 23 * scale;
  if (n <= 1) return { scale, at: [{ x: 0, y: 0 }] };
  if (n === 2)
    return {
      scale,
      at: [
        { x: -step * 0.8, y: 0 },
        { x: step * 0.8, y: 0 },
      ],
    };
  const at = Array.from({ length: n }, (_, i) => ({
    x: ((i % 2) - 0.5) * 2 * step * 0.85 + (n % 2 === 1 && i === n - 1 ? step * 0.85 : 0),
    y: (Math.floor(i / 2) - (Math.ceil(n / 2) - 1) / 2) * step * 1.8,
  }));
  return { scale, at };
}

/** What the valley shows of a choice that is being made. */
import type { Problem } from "../../../../lib/wire/problem";
import { named, type Place, regionAt, regionPlace } from "./places";
import type { View } from "../../view";
import type { BoardFile, Province, Region, Space } from "../../wire";

/** What can be chosen now. */
export interface Lit {
  regions: ReadonlySet<Region>;
  spaces: ReadonlySet<Space>;
  provinces: ReadonlySet<Province>;
  river: boolean;
}
export const NOTHING: Lit = { regions: new Set(), spaces: new Set(), provinces: new Set(), river: false };

/** What is chosen. */
export interface Choice {
  region?: Region | null | undefined;
  space?: Space | null | undefined;
  province?: Province | null | undefined;
  river?: boolean | undefined;
}
export interface Refused {
  places: readonly Place[];
  problem: Problem;
}

/** What says no: a space only where it is taken; else a garden cannot be founded in its whole region. */
export const refusedPlaces = (board: BoardFile, { places, problem }: Refused): readonly Place[] =>
  places.map((place) => {
    const region = named(board, place).space === undefined ? null : regionAt(board, place);
    return region === null || problem.illegal?.kind === "space-taken" ? place : regionPlace(region);
  });

/** The space that a garden will stand on: chosen, or named already while its pagoda is asked for. */
export function pendingSpace(view: View, chosen: Choice): Space | null {
  const { point } = view.table;
  if (typeof point === "object" && "pagoda" in point) return point.pagoda.space;
  return chosen.space ?? null;
}

/** Gardens that a preview would bring. */
export function newGardens(view: View, after: View): { seat: number; space: Space }[] {
  return after.table.seats.flatMap(({ gardens }, seat) => {
    const had = new Set(view.table.seats[seat]?.gardens);
    return gardens.filter((space) => !had.has(space)).map((space) => ({ seat, space }));
  });
}
/** Boats that a preview would move. */
export function newBoats(view: View, after: View): { seat: number; from: number; to: number }[] {
  return after.table.seats.flatMap(({ boat }, seat) => {
    const from = view.table.seats[seat]?.boat ?? boat;
    return from === boat ? [] : [{ seat, from, to: boat }];
  });
}

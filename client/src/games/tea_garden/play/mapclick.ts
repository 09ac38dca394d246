/** What a place of the valley means to what is being decided. */
import {
  cupsPlace,
  inValley,
  named,
  type Place,
  regionPlace,
  RIVER,
  spacePlace,
  spotsOf,
} from "../board/valley/places";
import { regionOf } from "../board/valley/geometry";
import type { TeaPlay } from "./play.svelte";
import type { Refused } from "../board/valley/valley";
import type { Move, Region } from "../wire";

/** It glows. */
export function isLit(play: TeaPlay, place: Place): boolean {
  const { region, space, province, river } = named(play.board, place);
  const { targets } = play;
  if (river) return targets.river;
  if (province !== undefined) return targets.provinces.has(province);
  if (space !== undefined) return targets.spaces.has(space);
  return region !== undefined && targets.regions.has(region);
}

/**
 * A tap there is an answer, or asks why not: once a garden is wanted, or one to harvest, any region may be meant; while cards
 * are played and nothing else is wanted, any stack and the river.
 */
export function answers(play: TeaPlay, place: Place): boolean {
  if (!play.mine) return false;
  if (isLit(play, place)) return true;
  const { region, province, river } = named(play.board, place);
  if (region !== undefined) return wantsRegion(play);
  return (river === true || province !== undefined) && wantsSide(play);
}
const wantsRegion = (play: TeaPlay): boolean => play.action === "garden" || play.gardens.open;
const wantsSide = (play: TeaPlay): boolean =>
  play.kind === "menu" && play.played && play.action === null && !play.leaves.open && !play.gardens.open;

/** It is what is aimed at. */
export function isAim({ aim, board }: TeaPlay, place: Place): boolean {
  const { region, space, province, river } = named(board, place);
  const chosen = inValley(board, aim);
  if (river) return chosen.river === true;
  if (province !== undefined) return chosen.province === province;
  return space !== undefined ? chosen.space === space : region !== undefined && chosen.region === region;
}

export function pickPlace(play: TeaPlay, place: Place): void {
  const { region, space, province, river } = named(play.board, place);
  if (river) play.choose({ kind: "river" });
  else if (province !== undefined) play.choose({ kind: "cups", province });
  else if (space !== undefined) play.choose({ kind: "garden", space });
  else if (region !== undefined) pickRegion(play, region);
}

/** A region of the valley: a garden there, or one to harvest. */
export function pickRegion(play: TeaPlay, region: Region): void {
  const { aim, board, gardens } = play;
  if (!play.mine || play.busy) return;
  if (!gardens.open) {
    // The same again: its space stays.
    const isAgain = aim?.kind === "garden" && regionOf(board, aim.space) === region;
    play.choose(isAgain ? aim : gardenIn(play, region));
  } else if (gardens.fit.includes(region)) gardens.toggle(region);
  else void play.list.askWhyNot({ kind: "pick", region });
}

/** A garden in a region: on the free space with the most points. Where none can be founded, a try that the house refuses. */
export function gardenIn({ board, match, legal }: TeaPlay, region: Region): Move {
  const taken = match.view.table.seats.flatMap((seat) => seat.gardens);
  const spaces = board.regions.find((r) => String(r.id) === region)?.spaces ?? [];
  const possible = spaces.filter(({ id }) => legal.some((m) => m.kind === "garden" && m.space === id));
  const best = possible.toSorted((a, b) => b.vp - a.vp)[0] ?? spaces.find((s) => !taken.includes(s.id)) ?? spaces[0];
  return { kind: "garden", space: best?.id ?? `${region}a` };
}

/** All that glows, without single spaces. */
export const litPlaces = (play: TeaPlay): Place[] =>
  play.mine
    ? spotsOf(play.board).flatMap((s) =>
        named(play.board, s.target).space === undefined && isLit(play, s.target) ? s.target : [],
      )
    : [];

/** Where on the valley something was refused. */
export function refusedAt({ declined, board }: TeaPlay): Refused | null {
  if (!declined) return null;
  const { region, space, province, river } = inValley(board, declined);
  const garden = space ? spacePlace(space) : region ? regionPlace(region) : null;
  const place = garden ?? (river ? RIVER : province ? cupsPlace(province) : null);
  return place ? { places: [place], problem: declined.problem } : null;
}

import { cosTurn, sinTurn } from "../../texture/tones/turn-table.ts";

const NONE = -9;
/** -0.5..0.5 about the middle of the cell. */
const mid = (x: number): number => x - Math.floor(x) - 0.5;

/** Snow crystals of six feathered arms: a great one, and one half as large between. */
export function snowflakes(x: number, y: number, out: Float64Array): void {
  out[0] = Math.max(crystal(mid(x), mid(y), 0.4), crystal(mid(x + 0.5), mid(y + 0.5), 0.24));
  out[1] = NONE;
}

/** How far inside a crystal of radius `reach` around (0, 0): all six arms are folded onto one. */
function crystal(px: number, py: number, reach: number): number {
  let along = NONE;
  let across = 0;
  for (let k = 0; k < 6; k += 1) {
    const [cx, cy] = [cosTurn((k + 1.5) / 6), sinTurn((k + 1.5) / 6)];
    const out = px * cx + py * cy;
    if (out <= along) continue;
    along = out;
    across = Math.abs(py * cx - px * cy);
  }
  const thick = reach * 0.055;
  let inside = Math.min(thick - across, reach - along);
  for (const [at, long] of BARBS) {
    const from = along - at * reach;
    const run = from * 0.5 + across * 0.866;
    const off = Math.abs(from * 0.866 - across * 0.5);
    inside = Math.max(inside, Math.min(thick * 0.9 - off, run + thick, long * reach - run));
  }
  return Math.max(inside, Math.min(thick * 0.8 - Math.abs(along - reach * 0.2), 1));
}
/** Where along the arm barbs leave it, and how long they are. */
const BARBS = [
  [0.36, 0.34],
  [0.58, 0.28],
  [0.78, 0.17],
] as const;

/** Split leaves of monstera in the second colour, hibiscus in the third before them, as on shirts of the islands. */
export function islandPrint(x: number, y: number, out: Float64Array): void {
  out[0] = NONE;
  out[1] = NONE;
  for (const [at, down, turn, reach] of LEAVES) {
    const inside = splitLeaf(mid(x - at), mid(y - down), turn, reach);
    out[0] = Math.max(out[0] as number, inside);
  }
  for (const [at, down, turn, reach] of BLOOMS) hibiscus(mid(x - at), mid(y - down), turn, reach, out);
}
/** Place in the cell, turn, and reach in cells. */
const LEAVES = [
  [0.1, 0.2, 0.12, 0.31],
  [0.62, 0.28, 0.62, 0.27],
  [0.38, 0.78, 0.87, 0.3],
  [0.9, 0.72, 0.36, 0.28],
] as const;
const BLOOMS = [
  [0.35, 0.48, 0.05, 0.19],
  [0.87, 0.97, 0.16, 0.16],
] as const;

/** A heart with slits from its rim towards the midrib; the ground shows along that. */
function splitLeaf(px: number, py: number, turn: number, reach: number): number {
  const [cx, cy] = [cosTurn(turn), sinTurn(turn)];
  const along = (px * cx + py * cy) / reach;
  const across = Math.abs(py * cx - px * cy) / reach;
  if (along < -0.95 || along > 1) return NONE;
  // broad near its stalk, and drawn out to a tip
  const wide = 0.82 * Math.sqrt(Math.max(0, 1 - along * along)) * (0.74 - 0.34 * along);
  const slits = (along + 0.95 - across * 0.75) * 3.4;
  const slit = Math.abs(slits - Math.floor(slits) - 0.5) * 0.29 - 0.035 - 0.05 * across;
  const cut = across > wide * 0.42 ? slit : Math.max(slit, wide * 0.42 - across);
  return Math.min(wide - across, across - 0.022, cut) * reach;
}

/** Five broad petals about a dark throat, each with a fold down its middle, and a pistil that stands out of it. */
function hibiscus(px: number, py: number, turn: number, reach: number, out: Float64Array): void {
  let petals = NONE;
  for (let k = 0; k < 5; k += 1) {
    const [cx, cy] = [cosTurn(turn + k / 5), sinTurn(turn + k / 5)];
    const along = (px * cx + py * cy) / reach;
    const across = (py * cx - px * cy) / reach;
    const from = (along - 0.58) / 0.46;
    const off = across / 0.38;
    const round = (1 - Math.sqrt(from * from + off * off)) * 0.38;
    // the fold runs from the throat half way out
    const fold = along > 0.14 && along < 0.62 ? Math.abs(across) - 0.02 : 1;
    // the next petal's rim lies over it
    const rim = Math.abs(round - 0.004) < 0.014 && along < 0.5 ? -0.01 : 1;
    petals = Math.max(petals, Math.min(round, fold, rim));
  }
  const [cx, cy] = [cosTurn(turn + 0.1), sinTurn(turn + 0.1)];
  const along = (px * cx + py * cy) / reach;
  const across = Math.abs(py * cx - px * cy) / reach;
  const pistil = Math.max(
    Math.min(0.035 - across, along, 0.95 - along),
    0.085 - Math.sqrt((along - 0.95) * (along - 0.95) + across * across),
  );
  const around = Math.min(0.02, Math.abs(pistil));
  const bloom = Math.max(pistil, pistil > -0.035 ? Math.min(petals, -around) : petals) * reach;
  out[1] = Math.max(out[1] as number, bloom);
  // no leaf shows between the petals
  if (petals > -0.05) out[0] = Math.min(out[0] as number, -petals * reach);
}

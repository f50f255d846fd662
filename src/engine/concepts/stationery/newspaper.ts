import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const [W, H, T] = [0.28, 0.36, 0.012];
/** Radians by which each page of an open one comes towards its reader. */
const OPENING = 0.3;
const INK = [0.025, 0.025, 0.028] as const;
const NAMES = ["DAILY NEWS", "THE TIMES", "MORNING POST", "THE HERALD"];
const HEADS = ["BIG NEWS TODAY", "GREAT DISCOVERY", "RAIN TOMORROW", "HISTORY MADE"];

/** A photograph: sky, hills and a round sun in greys. */
function photo(u: number, v: number): number {
  const sun = (u - 0.7) * (u - 0.7) + (v - 0.7) * (v - 0.7);
  if (v < 0.32 + 0.16 * Math.abs(((u * 2.3) % 1) - 0.5)) return 0.08;
  if (v < 0.5 - 0.3 * Math.abs(u - 0.35)) return 0.2;
  return sun < 0.018 ? 0.75 : 0.45;
}

/** Whether there is ink of running text at this place of a column. */
function text(x: number, y: number): boolean {
  const row = y * 190;
  if (row - Math.floor(row) > 0.42) return false;
  const letter = Math.floor(x * 520);
  return (letter * 7 + Math.floor(row) * 13 + ((letter * Math.floor(row)) % 5)) % 6 !== 0;
}

const front =
  (seed: number): Paint =>
  (surface, u, v, z, _nx, ny, nz) => {
    if (Math.max(nz, ny) < 0.6 || Math.abs(u) > W * 0.455 || Math.abs(v) > H * 0.47) {
      if (Math.abs(nz) < 0.3) {
        const page = z * 900;
        if (page - Math.floor(page) < 0.35) layColour(surface, [surface.r * 0.6, surface.g * 0.6, surface.b * 0.58]);
      }
      return;
    }
    const ink = (on: boolean) => (on ? layColour(surface, INK, 0.85) : undefined);
    if (v > H * 0.36) return ink(isWritten(NAMES[seed % 4] as string, u, v - H * 0.415, 0.03, 0.095));
    if (v > H * 0.345) return ink(Math.abs(v - H * 0.352) < 0.0009 || Math.abs(v - H * 0.3575) < 0.0009);
    if (v > H * 0.24) return ink(isWritten(HEADS[(seed >> 2) % 4] as string, u, v - H * 0.285, 0.0205, 0.11));
    if (v < -0.002 && v > -H * 0.05) return;
    if (v >= -0.002 && v < H * 0.22 && u > -W * 0.16) {
      const [a, b] = [(u + W * 0.16) / (W * 0.6), v / (H * 0.22)];
      const grey = a < 0.012 || a > 0.988 || b < 0.02 || b > 0.98 ? 0.03 : photo(a, b);
      return layColour(surface, [grey, grey, grey * 0.98], 0.85);
    }
    const column = (u + W * 0.455) / (W * 0.303);
    const c = column - Math.floor(column);
    if (v > H * 0.22) return;
    if (Math.floor(column) === 1 && v < -H * 0.12 && v > -H * 0.3) {
      const grey = 0.3 + 0.25 * photo(c, (v + H * 0.3) / (H * 0.18));
      return c < 0.94 ? layColour(surface, [grey, grey, grey], 0.85) : undefined;
    }
    ink(c < 0.9 && text(u, v));
  };

/** A sheaf of pages folded across, its fold below: sheets fan out a little at the top. */
const sheaf = (): Geometry[] =>
  [0, 1, 2].map((i) =>
    settle(
      move(slab([W - i * 0.004, H - i * 0.003, T / 3.2], 0.002, 0.0008), [i * 0.0022, i * 0.0012, -i * (T / 3.3)]),
    ),
  );

/** Printed on both sides, its outer one to the back. */
const printedSheet =
  (seed: number): Paint =>
  (surface, u, v, z, nx, ny, nz) =>
    nz < 0 ? front(seed)(surface, u, v, z, nx, ny, -nz) : front(seed + 1)(surface, -u, v, z, nx, ny, nz);

/** Opened before a reader who sits at +Z: two pages hinged at the fold, the paper's name on the outer one. */
const spread = (seed: number): Part[] =>
  [-1, 1].map((side) => {
    const page = turnY(slab([W, H, 0.004], 0.0015, 0.0008), PI);
    const hinged = turnY(move(page, [(side * W) / 2, H / 2, 0]), -side * OPENING);
    return makePart(side < 0 ? "front" : "back", "paper", hinged, { weight: 1, paint: printedSheet(seed + side + 1) });
  });

function build({ style, seed, count }: Planned): Part[] {
  if (style === "open") return spread(seed);
  if (style === "rolled") {
    const r = 0.032;
    const roll = turnedUp(
      [
        [0, 0],
        [r, 0, 0.003],
        [r, W, 0.003],
        [r * 0.9, W, 0.001],
        [r * 0.86, W - 0.02],
        [0, W - 0.025],
      ],
      48,
    );
    const lay = (g: Geometry) => move(turnY(turnX(g, PI / 2), 0.9), [0, r, 0]);
    const printed: Paint = (surface, x, y, z) => {
      const a = x > 0 ? z + 0.1 : -z + 0.3;
      const d = x * x + z * z;
      if (y > W - 0.001 || d < r * r * 0.9) {
        const turn = Math.sqrt(d) * 420;
        if (turn - Math.floor(turn) < 0.3) layColour(surface, [0.3, 0.3, 0.29]);
        return;
      }
      if (y > W * 0.8)
        return isWritten("NEWS", a * 2.2 - 0.2, y - W * 0.89, 0.028, 0.1) ? layColour(surface, INK, 0.85) : undefined;
      const column = y / (W * 0.26);
      if (column - Math.floor(column) < 0.88 && y > 0.01 && text(y, a)) layColour(surface, INK, 0.85);
    };
    return [
      makePart("roll", "paper", lay(roll), { weight: 1, paint: printed }),
      makePart("band", "band", lay(move(stretch(torus(r, 0.0022, 40, 8), [1, 2, 1]), [0, W * 0.45, 0])), {
        weight: 0.6,
      }),
    ];
  }
  if (style === "stack") {
    const layers = Array.from({ length: count }, (_, i) => {
      const flat = turnX(slab([W, H, 0.016], 0.004, 0.006), -PI / 2);
      return move(turnY(flat, ((i * 37 + seed) % 7) * 0.014 - 0.04), [((i * 5) % 3) * 0.003, 0.008 + i * 0.0155, 0]);
    });

    const top = count * 0.0155;
    return [
      makePart("top", "paper", layers.pop() as Geometry, { weight: 1, paint: front(seed) }),
      makePart("papers", "paper", merge(layers), { weight: 0.9, paint: front(seed + 1) }),
      makePart(
        "string",
        "band",
        settle(move(slab([W + 0.012, top + 0.006, 0.004], 0.002, 0.001), [0, top / 2, 0.05])),
        { weight: 0.4 },
      ),
    ];
  }
  const [first, ...rest] = sheaf();
  const lean = (g: Geometry) => move(turnX(g, -0.24), [0, H / 2, 0]);
  return [
    makePart("front", "paper", lean(first as Geometry), { weight: 1, paint: front(seed) }),
    makePart("pages", "paper", lean(merge(rest)), { weight: 0.6 }),
  ];
}

/** A newspaper. What makes it itself: a sheaf of greyish paper with the paper's name in big letters across the top, a headline, a photograph and narrow columns of small print; standing, spread open, piled up and tied with string, or rolled with a rubber band. */
export const newspaper = defineFromPlan({
  id: "newspaper",
  family: "object",
  words: [
    "newspaper",
    "news paper",
    "daily newspaper",
    "daily paper",
    "stack of newspapers",
    "newspapers",
    "pile of newspapers",
    "rolled newspaper",
    "rolled up newspaper",
    "gazette",
    "tabloid",
    "vintage newspaper",
  ],
  senses: ["newspaper#3", "newspaper"],
  height: 0.35,
  vary: 0.03,
  view: { azimuth: 0.3, elevation: 0.26 },
  slots: {
    paper: mainSlot("paper", "#e4e0d4 #dedacc #e8e4da #d8cba8", "page|sheet"),
    band: slot("rubber woven-cotton", "#b5482a #c9a25e", "string|rubber band"),
  },
  styles: {
    folded: { weight: 4 },
    open: { weight: 0, traits: ["open", "unfolded"], words: ["open newspaper"] },
    rolled: { weight: 0, words: ["rolled newspaper", "rolled up newspaper"], traits: ["rolled"] },
    stack: { weight: 0.8, words: ["stack of newspapers", "newspapers", "pile of newspapers"] },
  },
  count: { slot: "page", min: 6, max: 9, most: 14 },
  build,
});

import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const SIDE = 6;
const DECK = 0.95;
const POST = 2.35;
const AT = SIDE / 2 - 0.5;

const canvas: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  const r = Math.sqrt(x * x + z * z);
  if (Math.abs(r - 1.35) < 0.05) layColour(surface, [0.55, 0.04, 0.03], 0.7);
  else if (isWritten("BOXING", x, -z, 0.42, 0.11)) layColour(surface, [0.05, 0.08, 0.3], 0.7);
};

const skirt: Paint = (surface, x, y, z, nx, _ny, nz) => {
  const u = Math.abs(nz) > 0.5 ? (nz > 0 ? x : -x) : nx > 0 ? -z : z;
  if (Math.abs(nx) < 0.5 && Math.abs(nz) < 0.5) return;
  if (isWritten("CHAMPIONSHIP", u, y - 0.47, 0.34, 0.11)) layColour(surface, [0.85, 0.85, 0.82], 0.6);
};

function build({ count }: Planned): Part[] {
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  const heights = Array.from({ length: count }, (_, i) => DECK + 0.42 + i * (0.98 / (count - 1)));
  const ropes = (y: number) =>
    merge(
      corners.map(([s, t], i) => {
        const [u, v] = corners[(i + 1) % 4] as (typeof corners)[number];
        return bar([s * (AT - 0.06), y, t * (AT - 0.06)], [u * (AT - 0.06), y, v * (AT - 0.06)], 0.042, 10);
      }),
    );
  const tie = (i: number) => {
    const at = (i % 2 ? 1 : -1) * AT * 0.36;
    const x = i < 4 ? at : (i < 6 ? 1 : -1) * (AT - 0.06);
    const z = i < 4 ? (i < 2 ? 1 : -1) * (AT - 0.06) : at;
    return bar([x, heights[0] as number, z], [x, heights[count - 1] as number, z], 0.016, 6);
  };
  const pad = ([s, t]: readonly [number, number]) =>
    merge(heights.map((y) => block([0.34, 0.24, 0.34], [s * (AT - 0.1), y, t * (AT - 0.1)], 0.09, 2)));
  return [
    makePart("skirt", "body", block([SIDE, DECK - 0.08, SIDE], [0, (DECK - 0.08) / 2, 0], 0.03), {
      weight: 1,
      paint: skirt,
    }),
    makePart("canvas", "canvas", block([SIDE + 0.08, 0.1, SIDE + 0.08], [0, DECK - 0.05, 0], 0.04, 2), {
      weight: 1,
      paint: canvas,
    }),
    ...makeParts(
      "post",
      "post",
      corners.map(([s, t]) =>
        merge([
          move(cylinder({ radius: 0.075, height: POST - DECK + 0.1, bevel: 0.015, segments: 20 }), [
            s * AT,
            DECK - 0.05,
            t * AT,
          ]),
          ...heights.map((y) => bar([s * AT, y, t * AT], [s * (AT - 0.14), y, t * (AT - 0.14)], 0.02, 8)),
        ]),
      ),
      { weight: 0.9 },
    ),
    makePart("red-corner", "red", pad(corners[0]), { weight: 1 }),
    makePart("blue-corner", "blue", pad(corners[2]), { weight: 1 }),
    makePart("white-corners", "white", merge([pad(corners[1]), pad(corners[3])]), { weight: 0.9 }),
    ...makeParts("rope", "rope", heights.map(ropes), { weight: 1 }),
    makePart("ties", "white", merge(Array.from({ length: 8 }, (_, i) => tie(i))), { weight: 0.4 }),
    makePart(
      "steps",
      "step",
      merge(
        [0, 1, 2].map((i) =>
          block([0.9, 0.22 * (i + 1), 0.34], [-SIDE / 2 + 0.9, 0.11 * (i + 1), SIDE / 2 + 0.92 - i * 0.32], 0.02),
        ),
      ),
      { weight: 0.7 },
    ),
  ];
}

/** A boxing ring. What makes it itself: a square platform with a skirt, a pale canvas on top, four corner posts with pads (one red, one blue, two white), ropes around it in three or four rows, and steps up at a corner. */
export const boxingRing = defineFromPlan({
  id: "boxing-ring",
  family: "sport",
  words: ["boxing ring", "wrestling ring", "boxing arena", "fighting ring", "prize ring", "squared circle"],
  senses: [],
  height: 2.35,
  view: { azimuth: 0.5, elevation: 0.36 },
  slots: {
    body: mainSlot("woven-cotton", "#16254f #7a1414 #1c1d22", "skirt|apron|platform"),
    canvas: slot("canvas", "#c9c6bb #b8c4cc", "mat|floor"),
    rope: slot("rubber", "#d8261c #e8e6e0 #2456b8"),
    post: slot("painted-metal", "#2a2c31 #c8cacd", "corner post|pole"),
    red: slot("leather", "#c41810", "red corner"),
    blue: slot("leather", "#1748b0", "blue corner"),
    white: slot("leather", "#e8e6e0", "white corner|pad|turnbuckle"),
    step: slot("oak", "#4a3a2a", "stairs|stair"),
  },
  count: { slot: "rope", min: 3, max: 4, most: 5 },
  vary: 0.03,
  build,
});

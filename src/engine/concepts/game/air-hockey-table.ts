import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Half the length and width of the ice, and its height; metres. */
const [LONG, WIDE, TOP] = [1.0, 0.52, 0.8];
const [RED, BLUE] = [
  [0.78, 0.03, 0.03],
  [0.03, 0.14, 0.62],
] as const;

/** A rink: centre line and circle, blue lines, goal creases, and the grid of air holes. */
const rink: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.8) return;
  const r = Math.sqrt(x * x + z * z);
  const goal = Math.sqrt((LONG - Math.abs(x)) * (LONG - Math.abs(x)) + z * z);
  if (Math.abs(x) < 0.012 || Math.abs(goal - 0.24) < 0.009 || r < 0.025) return layColour(surface, RED, 0.2);
  if (Math.abs(Math.abs(x) - 0.42) < 0.014 || Math.abs(r - 0.2) < 0.009) return layColour(surface, BLUE, 0.2);
  const [u, v] = [x / 0.05, z / 0.05];
  const [du, dv] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5];
  if (du * du + dv * dv < 0.006) layColour(surface, [0.1, 0.11, 0.12], 0.5);
};

const mallet = turnedUp(
  [
    [0, 0],
    [0.064, 0, 0.004],
    [0.066, 0.02, 0.006],
    [0.05, 0.026, 0.004],
    [0.026, 0.03, 0.008],
    [0.024, 0.07, 0.006],
    [0.03, 0.086, 0.008],
    [0.018, 0.1, 0.008],
    [0, 0.1],
  ],
  36,
);

function build(): Part[] {
  const rails = [
    ...[-1, 1].map((s) => block([2 * LONG + 0.2, 0.12, 0.09], [0, TOP + 0.02, s * (WIDE + 0.045)], 0.028, 3)),
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((t) =>
        block([0.1, 0.12, WIDE - 0.15], [s * (LONG + 0.05), TOP + 0.02, t * (WIDE / 2 + 0.12)], 0.028, 3),
      ),
    ),
    ...[-1, 1].map((s) => block([0.09, 0.035, 0.46], [s * (LONG + 0.055), TOP + 0.066, 0], 0.012)),
  ];
  const striped: Paint = (surface, x, y, z, nx, ny) => {
    if (Math.abs(ny) > 0.6) return;
    const along = Math.abs(nx) > 0.6 ? z : x;
    if (Math.abs(y - TOP + 0.17 - 0.05 * Math.abs(along)) < 0.026) layColour(surface, RED, 0.3);
    if (Math.abs(nx) < 0.5 && isWritten("AIR HOCKEY", z > 0 ? x : -x, y - TOP + 0.14, 0.1))
      layColour(surface, [0.9, 0.9, 0.9], 0.3);
  };
  const arch = [
    bar([0, TOP + 0.05, -WIDE - 0.05], [0, TOP + 0.52, -WIDE - 0.05], 0.022, 14),
    bar([0, TOP + 0.05, WIDE + 0.05], [0, TOP + 0.52, WIDE + 0.05], 0.022, 14),
  ];
  const scorer = block([0.12, 0.17, 2 * WIDE + 0.24], [0, TOP + 0.58, 0], 0.03, 2);
  const score: Paint = (surface, x, y, z, nx) => {
    if (Math.abs(nx) < 0.7) return;
    const u = x > 0 ? -z : z;
    if (isWritten("3", u + 0.26, y - TOP - 0.58, 0.1, 0.11) || isWritten("5", u - 0.26, y - TOP - 0.58, 0.1, 0.11))
      return layColour(surface, [0.95, 0.06, 0.02], 0.4);
    if (Math.abs(Math.abs(u) - 0.26) < 0.1 && Math.abs(y - TOP - 0.58) < 0.066)
      layColour(surface, [0.01, 0.01, 0.012], 0.3);
  };
  return [
    makePart("ice", "ice", block([2 * LONG + 0.02, 0.03, 2 * WIDE + 0.02], [0, TOP - 0.015, 0], 0), {
      weight: 1,
      paint: rink,
    }),
    makePart("rails", "rail", merge(rails), { weight: 0.9 }),
    makePart("body", "body", block([2 * LONG + 0.16, 0.27, 2 * WIDE + 0.14], [0, TOP - 0.165, 0], 0.02), {
      weight: 0.9,
      paint: striped,
    }),
    ...makeParts(
      "goal",
      "dark",
      [-1, 1].map((s) => block([0.05, 0.055, 0.32], [s * (LONG + 0.03), TOP + 0.024, 0], 0.004)),
      { weight: 0.5 },
    ),
    makePart(
      "legs",
      "leg",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) =>
            block([0.16, TOP - 0.26, 0.16], [s * (LONG - 0.16), (TOP - 0.26) / 2, t * (WIDE - 0.12)], 0.03),
          ),
        ),
      ),
      { weight: 0.8 },
    ),
    makePart("arch", "leg", merge(arch), { weight: 0.6 }),
    makePart("scorer", "body", scorer, { weight: 0.8, paint: score }),
    ...makeParts("mallet", "mallet", [move(mallet, [-0.66, TOP, 0.1]), move(mallet, [0.62, TOP, -0.08])], {
      weight: 0.9,
    }),
    makePart(
      "puck",
      "puck",
      move(
        turnedUp(
          [
            [0, 0],
            [0.042, 0, 0.003],
            [0.042, 0.012, 0.003],
            [0, 0.012],
          ],
          32,
        ),
        [0.16, TOP, 0.14],
      ),
      { weight: 0.8 },
    ),
  ];
}

/** An air hockey table. What makes it itself: a long table with a white rink full of small air holes, red and blue lines and a circle, high rounded rails with a slot for a goal at either end, two round mallets with knobs and a flat puck, and a bar with the score over it. */
export const airHockeyTable = defineFromPlan({
  id: "air-hockey-table",
  family: "toy",
  words: ["air hockey table", "air hockey", "air-hockey table", "air hockey game", "table hockey", "hockey table"],
  height: 1.47,
  vary: 0.03,
  view: { azimuth: 0.62, elevation: 0.38 },
  slots: {
    body: mainSlot("plastic", "#1c2a5a #1a1c22 #4a1460", "case|side|cabinet"),
    ice: slot("plastic", "#f4f6f8", "surface|field|rink|top"),
    rail: slot("plastic", "#1a1c20 #2a3f8a", "edge|border"),
    leg: slot("painted-metal", "#1a1c20 #9aa0a8", "foot|post"),
    mallet: slot("plastic", "#e0261c #f08a1c", "striker|paddle"),
    puck: slot("plastic", "#e8301c #2fd040 #f0d01c"),
    dark: slot("rubber", "#0c0c0e", "goal"),
  },
  build,
});

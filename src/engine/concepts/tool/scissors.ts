import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** The strip along the cutting edge is ground brighter. */
const honed: Paint = (surface, x, y) => {
  if (y > 0.012 && x < -0.0035 + y * 0.03) layColour(surface, [0.78, 0.79, 0.8], 0.15);
};

/** One half: the blade up from the pivot, the loop below; drawn straight, its edge to the left. */
function half(side: 1 | -1, open: number, form: string): Part[] {
  const metal = form === "metal";
  const blade = plate(
    [
      [-0.0085, -0.022],
      [0.0085, -0.022],
      [0.0105, 0.004, 0.01],
      [0.0085, 0.05, 0.05],
      [-0.0045, 0.112, 0.0012],
      [-0.0062, 0.108],
      [-0.0062, 0.004, 0.004],
      [-0.009, -0.004, 0.004],
    ],
    0.0042,
    0.0009,
  );
  const shank = plate(
    [
      [-0.0065, -0.05],
      [0.0085, -0.052],
      [0.0115, -0.03, 0.01],
      [0.0105, -0.008, 0.004],
      [-0.0095, -0.008, 0.004],
      [-0.0085, -0.03, 0.01],
    ],
    metal ? 0.0062 : 0.0085,
    0.002,
  );
  const ring = settle(
    move(
      turnZ(stretch(turnX(torus(0.02, metal ? 0.0042 : 0.0068, 40, 14), PI / 2), [0.9, 1.25, 0.8]), 0.16),
      [-0.0125, -0.069, 0],
    ),
  );
  const put = (part: Part): Part => {
    const lying = move(part.geometry, [0, 0, side * 0.0022]);
    const turned = turnZ(lying, -open);
    return { ...part, geometry: side > 0 ? turned : mirror(turned) };
  };
  const name = side > 0 ? "right" : "left";
  return [
    makePart(`blade-${name}`, "blade", blade, { weight: 1, paint: honed }),
    makePart(`shank-${name}`, "handle", shank, { weight: 0.8 }),
    makePart(`loop-${name}`, "handle", ring, { weight: 1 }),
  ].map(put);
}

/** Scissors, blades up and open. What makes them itself: two pointed blades that cross at a screw, and two finger loops below, of coloured plastic or all of steel. */
export const scissors = defineThing({
  id: "scissors",
  family: "tool",
  forms: { plastic: 3, metal: 1 },
  words: {
    scissors: "",
    "pair of scissors": "",
    scissor: "",
    shears: "metal",
    "sewing scissors": "metal",
    "kitchen scissors": "plastic",
    "craft scissors": "plastic",
    "tailor's scissors": "metal",
  },
  choose: (ask) => (says(ask, "vintage") || says(ask, "old") ? "metal" : undefined),
  senses: ["scissors", "shears"],
  height: 0.2,
  slots: {
    handle: {
      words: ["grip", "loop", "finger loop"],
      materials: ["plastic"],
      colours: ["#d0261e", "#e8700f", "#1e60b8", "#26282d", "#2b8a4a", "#7a3aa0"].map(fromHex),
    },
    blade: { words: ["edge", "steel"], materials: ["brushed-steel"], takesWhole: false },
    screw: { words: ["pivot", "rivet"], materials: ["brushed-steel"], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "metal"
      ? { handle: { material: ["gold", "brushed-steel", "iron"][look % 3] as string, colours: [] } }
      : {},
  build: ({ form, play }) => {
    const open = 0.24 + play * 0.14;
    return [
      ...half(1, open, form),
      ...half(-1, open, form),
      makePart("screw", "screw", move(disc(0.0058, 0.0035, 0.001, 28), [0, 0, 0.0035]), { weight: 0.6, paint: slot }),
    ];
  },
  grip: () => [0, -0.04, 0],
  view: { azimuth: 0.3, elevation: 0.12 },
});

const slot: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz > 0.8 && Math.abs(x - y) < 0.001) layColour(surface, [0.06, 0.06, 0.06], 0.7);
};

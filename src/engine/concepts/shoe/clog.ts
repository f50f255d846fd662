import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { footprint, makeSole, upperSdf } from "./shoe-last.ts";

const FOAM = "#3f8f3a #1f5fb0 #e0508a #f2b01f #33373d #d8dcdc";

const HOLE = fromHex("#141414");

/** Rows of holes over the toe box, and ports along both sides: [x, z, radius]. */
const HOLES: readonly (readonly [number, number, number])[] = [
  ...[-0.018, 0.0, 0.018].map((x) => [x - 0.004, 0.106, 0.0046] as const),
  ...[-0.03, -0.011, 0.009, 0.028].map((x) => [x - 0.004, 0.086, 0.0052] as const),
  ...[-0.021, 0.0, 0.02].map((x) => [x - 0.003, 0.066, 0.0054] as const),
  ...[-0.011, 0.01].map((x) => [x - 0.002, 0.047, 0.005] as const),
];

/** The foam's holes from above, and the openings low on its sides. */
const holes: Paint = (surface, x, y, z, _nx, ny) => {
  const above = ny > 0.25 && HOLES.some(([u, w, r]) => (x - u) * (x - u) + (z - w) * (z - w) < r * r);
  const port =
    Math.abs(ny) < 0.5 && y > 0.028 && y < 0.036 && z > -0.005 && Math.abs(((z + 0.005) % 0.018) - 0.009) < 0.005;
  if (above || (port && z < 0.085)) layColour(surface, HOLE, 0.9);
};

/** A red band over a wooden clog's front, and a pale line along it. */
const band: Paint = (surface, _x, y, z) => {
  const along = z - 0.35 * (y - 0.05) - 0.055;
  if (Math.abs(along) < 0.009) layColour(surface, fromHex("#b3261e"), 0.45);
  else if (Math.abs(along) < 0.0125) layColour(surface, fromHex("#f2efe6"), 0.45);
};

function build({ style }: Planned): Part[] {
  const wooden = style === "wooden";
  const floor = 0.02;
  const upper = upperSdf(
    {
      width: 1.12,
      shaft: wooden ? 0.058 : 0.05,
      shaftRadius: 0.05,
      throat: 0.5,
      pointed: wooden ? 0.5 : 0,
      toe: wooden ? 1.3 : 1.35,
    },
    floor,
  );
  // a wooden one's toe is turned up to a point
  const tip = (g: Part["geometry"]) =>
    wooden
      ? settle(
          deform(g, ([x, y, z]) => [
            x * (1 - 0.35 * smoothstep(0.08, 0.16, z)),
            y + 0.05 * smoothstep(0.07, 0.17, z),
            z,
          ]),
        )
      : g;
  const parts = [
    makePart("upper", "body", tip(meshSdf(upper, 0.003)), { weight: 1, crease: 0.8, paint: wooden ? band : holes }),
    makePart("sole", wooden ? "body" : "sole", tip(makeSole(footprint(1.12, 0.004, wooden ? 0.3 : 0), 0.026, 0.009)), {
      weight: 0.9,
    }),
  ];
  if (wooden) return parts;
  const strap = sweep(
    rectangleOutline(0.004, 0.02, 0.0018, 2),
    curveThrough(
      [
        [0.047, 0.056, -0.012],
        [0.05, 0.075, -0.06],
        [0.046, 0.088, -0.11],
        [0.026, 0.092, -0.14],
        [0, 0.093, -0.148],
        [-0.026, 0.092, -0.14],
        [-0.046, 0.088, -0.11],
        [-0.05, 0.075, -0.06],
        [-0.047, 0.056, -0.012],
      ],
      6,
    ),
    { up: [0, 1, 0], endRounding: 0.004 },
  );
  return [
    ...parts,
    makePart("strap", "strap", settle(strap), { weight: 0.9 }),
    makePart(
      "rivets",
      "rivet",
      merge([1, -1].map((s) => move(turnY(disc(0.012, 0.008, 0.003, 28), PI / 2), [s * 0.049, 0.058, -0.016]))),
      { weight: 0.5 },
    ),
  ];
}

/** A clog. What makes it itself: of foam, a broad round toe box full of holes, openings low on its sides and a strap behind the heel on two round rivets; of wood, one carved piece with a toe turned up to a point and a painted band. */
export const clog = defineFromPlan({
  id: "clog",
  family: "garment",
  words: [
    "clog",
    "crocs",
    "croc shoe",
    "crocs shoe",
    "foam clog",
    "rubber clog",
    "garden clog",
    "wooden clog",
    "dutch clog",
    "wooden shoe",
    "sabot",
    "klompen",
  ],
  senses: ["clog"],
  height: 0.11,
  view: { azimuth: 0.95, elevation: 0.5 },
  slots: {
    body: { ...mainSlot("rubber pine", FOAM, "upper|foam"), group: "foam" },
    sole: { ...mainSlot("rubber", FOAM, "bottom"), group: "foam" },
    strap: { ...mainSlot("rubber", FOAM, "heel strap"), group: "foam" },
    rivet: slot("plastic", "#e8e4da", "button"),
  },
  styles: {
    foam: {
      weight: 1,
      materials: { body: "rubber", sole: "rubber", strap: "rubber" },
      slots: ["strap", "rivet", "sole"],
    },
    wooden: {
      weight: 0,
      words: ["clog", "wooden clog", "dutch clog", "wooden shoe", "sabot", "klompen"],
      materials: { body: "pine" },
      dress: { body: "#d9a862" },
    },
  },
  build,
});

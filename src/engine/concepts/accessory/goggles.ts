import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc, turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { mask, RZ, strap } from "./around-face.ts";
import { nightVision } from "./night-vision.ts";

const sheen: Paint = (surface, x, y) => {
  const t = Math.min(1, Math.max(0, 0.5 + y * 11 + x * 1.5));
  layColour(surface, [surface.r * (0.5 + 1.1 * t), surface.g * (0.7 + 0.5 * t), surface.b * (1.3 - 0.9 * t)], 0.08);
};

function ski(): Part[] {
  const up = graph([
    [0, 0.045],
    [0.5, 0.047],
    [1, 0.032],
  ]);
  const down = graph([
    [0, 0.02],
    [0.16, 0.03],
    [0.42, 0.046],
    [0.75, 0.042],
    [1, 0.028],
  ]);
  return [
    makePart("frame", "frame", mask(1.02, up, down, -0.012, 0.02, 0.005), { weight: 1 }),
    makePart(
      "foam",
      "foam",
      mask(
        0.97,
        (t) => up(t) * 0.92,
        (t) => down(t) * 0.9,
        -0.02,
        0.004,
        0.003,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "lens",
      "lens",
      mask(
        0.9,
        (t) => up(t) - 0.0075,
        (t) => down(t) - 0.0075,
        0.008,
        0.0235,
        0.003,
      ),
      { weight: 1, paint: sheen },
    ),
    makePart("strap", "strap", strap(0.98, 0.042, 0.0035), { weight: 1 }),
  ];
}

/** Two round glasses in deep rims on leather cups. */
function aviator(swim: boolean): Part[] {
  const r = swim ? 0.024 : 0.032;
  const out = swim ? 0.033 : 0.037;
  const turn = 0.36;
  const put = (g: Geometry, s: number, depth: number) =>
    move(turnY(swim ? stretchOval(g) : g, s * turn), [s * out, 0, RZ * 0.9 + depth * cos(turn) - 0.004]);
  const rim = turned(
    closeCorners(
      [
        [r * 0.82, 0, 0.001],
        [r * 1.08, 0, 0.002],
        [r * 1.08, 0.011, 0.003],
        [r * 0.86, 0.014, 0.003],
        [r * 0.82, 0.009, 0.001],
      ],
      3,
    ),
    40,
    true,
  );
  const cup = turned(
    closeCorners(
      [
        [r * 0.95, -0.022, 0.003],
        [r * 1.3, -0.026, 0.004],
        [r * 1.16, -0.004, 0.01],
        [r * 1.02, 0.006, 0.003],
        [r * 0.85, 0.004, 0.002],
      ],
      4,
    ),
    40,
    true,
  );
  const lens = move(turnX(sphere(r * 2, 40, 24), 0), [0, 0, 0]);
  const cap = {
    ...lens,
    positions: lens.positions.map((v, i) => (i % 3 === 2 ? Math.max(v, r * 1.72) - r * 1.72 + 0.002 : v * 0.5)),
  };
  const bridge = sweep(
    rectangleOutline(swim ? 0.008 : 0.014, 0.005, 0.002, 2),
    curveThrough(
      [
        [-out + r * 0.8, 0, RZ * 0.9 + 0.012],
        [0, 0.003, RZ * 0.9 + 0.017],
        [out - r * 0.8, 0, RZ * 0.9 + 0.012],
      ],
      6,
    ),
    { up: [0, 0, 1] },
  );
  const both = (g: Geometry, depth: number) => [1, -1].map((s) => put(g, s, depth));
  return [
    ...makeParts("cup", "strap", both(cup, 0), { weight: 0.9 }),
    ...makeParts("rim", "frame", both(rim, 0), { weight: 1 }),
    ...makeParts("lens", "lens", both(cap, 0.004), { weight: 1 }),
    makePart("bridge", swim ? "strap" : "frame", bridge, { weight: 0.7 }),
    makePart("strap", "strap", strap(0.66, swim ? 0.012 : 0.03, swim ? 0.004 : 0.0035), { weight: 1 }),
    ...(swim
      ? []
      : [
          makePart(
            "screws",
            "frame",
            merge(
              both(
                merge(
                  Array.from({ length: 6 }, (_, i) =>
                    move(disc(0.0023, 0.003, 0.0008, 10), [
                      r * 0.97 * cos((i / 6) * TAU),
                      r * 0.97 * sin((i / 6) * TAU),
                      0.0115,
                    ]),
                  ),
                ),
                0,
              ),
            ),
            { weight: 0.4 },
          ),
        ]),
  ];
}

const stretchOval = (g: Geometry): Geometry => ({
  ...g,
  positions: g.positions.map((v, i) => (i % 3 === 0 ? v * 1.2 : i % 3 === 1 ? v * 0.86 : v)),
});

const NIGHT = ["night vision goggles", "night-vision goggles", "night vision goggle", "night vision device"];

const build = ({ style }: Planned): Part[] =>
  style === "ski" ? ski() : style === "night" ? nightVision() : aviator(style === "swim");

/** Goggles. What makes them themselves: one wide mirrored lens in a padded frame with a notch for the nose on a broad elastic strap; or two round glasses in brass rims on leather cups; or two small ones for swimmers; or the two stout tubes with green lenses of night vision on a mount. */
export const goggles = defineFromPlan({
  id: "goggles",
  family: "garment",
  words: [
    "goggles",
    "goggle",
    "ski goggles",
    "aviator goggles",
    "flying goggles",
    "steampunk goggles",
    "swimming goggles",
    "swim goggles",
    "pilot goggles",
    "snow goggles",
    "safety goggles",
    "welding goggles",
    "snowboard goggles",
    ...NIGHT,
  ],
  senses: ["goggles"],
  height: 0.095,
  view: { azimuth: 0.5, elevation: 0.22 },
  slots: {
    frame: mainSlot("plastic", "#1d1e22 #f0f0ee #c8281e #2a5fb4", "rim|body"),
    lens: slot("plastic", "#e88a2a #3a8ad0 #b04ac8 #38b48a", "glass|visor"),
    strap: slot("woven-cotton", "#24262c #c8281e #2a3a6a", "band|elastic"),
    foam: slot("foam", "#2a2b2f", "padding"),
  },
  styles: {
    ski: { weight: 2, words: ["ski goggles", "snow goggles", "safety goggles", "snowboard goggles"] },
    aviator: {
      weight: 1.2,
      words: ["aviator goggles", "flying goggles", "steampunk goggles", "pilot goggles", "welding goggles"],
      materials: { frame: "brass", strap: "leather", lens: "glass" },
      dress: { strap: "#4a2a16", lens: "#2f5a52" },
    },
    swim: {
      weight: 0,
      words: ["swimming goggles", "swim goggles"],
      materials: { strap: "rubber" },
      dress: { frame: "#1f6fd0", strap: "#1f6fd0", lens: "#2a5a8a" },
    },
    night: {
      weight: 0,
      words: NIGHT,
      dress: { frame: "#22251f", strap: "#4a4c38", lens: "#3df05a" },
    },
  },
  build,
  // its mount and crown strap stand far over the eyes, its tubes far before them
  sockets: ({ style }) =>
    style === "night" ? [{ name: "attach", position: [0, 0, 0.012], normal: [0, 0, 1], radius: 0.073 }] : [],
});

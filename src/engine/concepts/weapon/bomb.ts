import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { acos, atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Rays of a spark about a place. */
function spark(at: Vec3, size: number): Part[] {
  const rays = Array.from({ length: 11 }, (_, i) => {
    const tilt = acos(1 - (2 * (i + 0.5)) / 11);
    const ray = lathe(
      [
        [0, 0],
        [size * 0.24, size * 0.1],
        [0, size * (i % 2 ? 1.1 : 0.75)],
      ],
      5,
    );
    return move(turnY(turnZ(ray, tilt), i * 2.4), at);
  });
  return [
    makePart("spark-core", "spark", move(sphere(size * 0.34, 14), at), { weight: 0.7 }),
    ...makeParts("spark-ray", "spark", rays, { weight: 0.5 }),
  ];
}

function round(): Part[] {
  const lean = (part: Part): Part => ({ ...part, geometry: move(turnZ(part.geometry, -0.42), [0, 0.1, 0]) });
  const path = curveThrough(
    [
      [0, 0.11, 0],
      [0, 0.142, 0],
      [0.022, 0.172, 0.006],
      [0.058, 0.178, 0.01],
      [0.082, 0.2, 0.006],
    ],
    7,
  );
  return [
    makePart("ball", "body", sphere(0.1, 48, 28), { weight: 1 }),
    makePart(
      "neck",
      "body",
      turnedPiece(
        [
          [0.036, 0.085, 0.003],
          [0.036, 0.122, 0.004],
        ],
        32,
      ),
      { weight: 0.9 },
    ),
    makePart("fuse", "fuse", tube(0.0072, path, 10), { weight: 0.9, paint: twisted }),
    ...spark(path.at(-1) as Vec3, 0.032),
  ].map(lean);
}

const twisted: Paint = (surface, x, y) => {
  const dim = 0.8 + 0.25 * sin((x + y) * 700);
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim]);
};

const labelled: Paint = (surface, x, y, z, _nx, ny) => {
  if (Math.abs(ny) > 0.7) {
    layColour(surface, [0.75, 0.62, 0.4], 0.8);
    return;
  }
  if (z < 0 || Math.abs(y - 0.1) > 0.03) return;
  if (isWritten("TNT", x, y - 0.1, 0.026, 0.1)) layColour(surface, [0.02, 0.015, 0.015], 0.7);
};

function sticks(): Part[] {
  const r = 0.022;
  const places = [
    [0, 0],
    ...Array.from({ length: 6 }, (_, i) => [2 * r * 0.98 * cos((i / 6) * TAU), 2 * r * 0.98 * sin((i / 6) * TAU)]),
  ];
  const stick = turnedPiece(
    [
      [r, 0, 0.002],
      [r, 0.2, 0.002],
    ],
    24,
  );
  const band = lathe(
    [
      [3.02 * r, -0.009],
      [3.14 * r, -0.009],
      [3.14 * r, 0.009],
      [3.02 * r, 0.009],
    ],
    48,
    true,
  );
  const path = curveThrough(
    [
      [0, 0.19, 0],
      [0, 0.225, 0],
      [0.02, 0.25, 0.01],
      [0.055, 0.255, 0.02],
      [0.075, 0.285, 0.01],
    ],
    7,
  );
  return [
    ...makeParts(
      "stick",
      "stick",
      places.map(([x, z]) => move(stick, [x as number, 0, z as number])),
      { weight: 0.9, paint: labelled },
    ),
    ...makeParts(
      "band",
      "band",
      [0.035, 0.165].map((y) => move(band, [0, y, 0])),
      { weight: 0.7 },
    ),
    makePart("fuse", "fuse", tube(0.006, path, 10), { weight: 0.9, paint: twisted }),
    ...spark(path.at(-1) as Vec3, 0.03),
  ];
}

const ribs: Paint = (surface, x, y, z) => {
  const a = (atan2(z, x) / TAU) * 10;
  const v = y / 0.017;
  const cut = Math.min(Math.abs(a - Math.round(a)) * 0.6, Math.abs(v - Math.round(v)));
  if (y < 0.01 || y > 0.1 || cut > 0.1) return;
  surface.height -= 0.002;
  layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
};

function grenade(): Part[] {
  const body = lathe(
    [
      [0, 0],
      [0.018, 0.001],
      [0.03, 0.01],
      [0.036, 0.03],
      [0.037, 0.055],
      [0.033, 0.08],
      [0.022, 0.1],
      [0.015, 0.106],
      [0, 0.106],
    ],
    40,
  );
  return [
    makePart("body", "stick", body, { weight: 1, paint: ribs }),
    makePart(
      "fuze",
      "body",
      turnedPiece(
        [
          [0.015, 0.1, 0.002],
          [0.015, 0.118, 0.002],
          [0.011, 0.12, 0.002],
          [0.011, 0.134, 0.002],
        ],
        20,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "lever",
      "body",
      tube(
        0.0045,
        curveThrough(
          [
            [-0.008, 0.134, 0],
            [0.02, 0.136, 0],
            [0.038, 0.115, 0],
            [0.042, 0.06, 0],
            [0.041, 0.03, 0],
          ],
          6,
        ),
        8,
        { scale: () => [1, 2], endRounding: 0.002 },
      ),
      { weight: 0.9 },
    ),
    makePart("cap", "body", move(box([0.034, 0.012, 0.018], { bevel: 0.003 }), [0, 0.134, 0]), { weight: 0.6 }),
    makePart("ring", "band", move(turnX(torus(0.0145, 0.002, 28, 8), PI / 2), [-0.03, 0.128, 0]), { weight: 0.8 }),
  ];
}

/** A bomb. What makes it itself: a black iron ball with a short neck and a burning fuse; dynamite is a bundle of red sticks marked TNT with bands and a fuse; a grenade is a ribbed green egg with a lever and a ring. */
export const bomb = defineThing({
  id: "bomb",
  family: "weapon",
  forms: { round: 1, sticks: 0, grenade: 0 },
  words: {
    bomb: "",
    "round bomb": "round",
    "cartoon bomb": "round",
    "black bomb": "round",
    dynamite: "sticks",
    "stick of dynamite": "sticks",
    "dynamite stick": "sticks",
    tnt: "sticks",
    explosive: "sticks",
    grenade: "grenade",
    "hand grenade": "grenade",
  },
  senses: ["bomb", "grenade", "explosive"],
  height: 0.24,
  slots: {
    body: { words: ["ball", "casing"], materials: ["painted-metal"], colours: [fromHex("#17181b")] },
    fuse: { words: ["wick", "cord"], materials: ["woven-cotton"], colours: [fromHex("#cdb183")], takesWhole: false },
    spark: {
      words: ["flame", "fire"],
      materials: ["plastic"],
      colours: ["#ffb31a", "#ff7a12"].map(fromHex),
      takesWhole: false,
    },
    stick: { words: ["dynamite stick"], materials: ["paper"], colours: [fromHex("#c21d1a")] },
    band: {
      words: ["tape", "strap", "ring"],
      materials: ["plastic"],
      colours: [fromHex("#1b1b1d")],
      takesWhole: false,
    },
  },
  dress: ({ form }) =>
    form === "grenade"
      ? {
          stick: { material: "painted-metal", colours: [fromHex("#46522a")] },
          body: { material: "iron" },
          band: { material: "brushed-steel" },
        }
      : {},
  build: ({ form }) => ({ round, sticks, grenade })[form](),
  view: { azimuth: 0.35, elevation: 0.2 },
});

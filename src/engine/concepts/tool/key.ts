import { curveThrough } from "../../geometry/curve.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { hole, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const ringAt = (x: number, y: number, radius: number, thick: number): Geometry =>
  move(turnX(torus(radius, thick, 40, 12), PI / 2), [x, y, 0]);

/** Bows of old keys: a clover of three rings, a heart with scrolls, an oval ring with a cross inside. */
function bowOf(look: number, y: number): Geometry[] {
  if (look % 3 === 0)
    return [
      ringAt(-0.0125, y + 0.011, 0.0115, 0.0034),
      ringAt(0.0125, y + 0.011, 0.0115, 0.0034),
      ringAt(0, y + 0.0305, 0.0115, 0.0034),
    ];
  if (look % 3 === 1) {
    const side: Vec3[] = [
      [0, y - 0.002, 0],
      [0.014, y + 0.01, 0],
      [0.021, y + 0.025, 0],
      [0.013, y + 0.036, 0],
      [0.003, y + 0.031, 0],
      [0.0055, y + 0.022, 0],
      [0.011, y + 0.024, 0],
    ];
    const scroll = tube(
      0.0031,
      easeBends(curveThrough(side, 6), () => 0.0031),
      12,
      { endRounding: 0.002 },
    );
    return [
      scroll,
      mirror(scroll),
      move(sphere(0.0045, 16), [0, y + 0.034, 0]),
      move(sphere(0.0036, 16), [0.0105, y + 0.0245, 0]),
      move(sphere(0.0036, 16), [-0.0105, y + 0.0245, 0]),
    ];
  }
  return [
    move(stretch(turnX(torus(0.02, 0.0036, 48, 12), PI / 2), [1, 0.82, 1]), [0, y + 0.0155, 0]),
    tube(
      0.0024,
      [
        [0, y, 0],
        [0, y + 0.031, 0],
      ],
      10,
    ),
    tube(
      0.0024,
      [
        [-0.019, y + 0.0155, 0],
        [0.019, y + 0.0155, 0],
      ],
      10,
    ),
    move(sphere(0.005, 16), [0, y + 0.0155, 0]),
    move(sphere(0.0045, 16), [0, y + 0.035, 0]),
  ];
}

function oldKey(look: number): Part[] {
  const stem = turnedPiece(
    [
      [0.0028, 0, 0.001],
      [0.0042, 0.002, 0.001],
      [0.0042, 0.058, 0.001],
      [0.0072, 0.06, 0.0015],
      [0.0072, 0.064, 0.0015],
      [0.0046, 0.066, 0.001],
      [0.0046, 0.07, 0.001],
      [0.0066, 0.072, 0.0015],
      [0.0066, 0.076, 0.0015],
      [0.004, 0.079, 0.001],
    ],
    24,
  );
  const [b, t, w] = [0.004, 0.026, 0.026];
  const teeth: Corner[] =
    look % 2 === 0
      ? [
          [0.002, b],
          [w, b, 0.001],
          [w, 0.01],
          [0.018, 0.01],
          [0.018, 0.0135],
          [w, 0.0135],
          [w, 0.0175],
          [0.014, 0.0175],
          [0.014, 0.02],
          [w, 0.02],
          [w, t, 0.001],
          [0.002, t],
        ]
      : [
          [0.002, b],
          [0.012, b],
          [0.012, 0.008],
          [0.016, 0.008],
          [0.016, b],
          [w, b],
          [w, 0.012],
          [0.019, 0.012],
          [0.019, 0.0175],
          [w, 0.0175],
          [w, t, 0.001],
          [0.016, t],
          [0.016, 0.022],
          [0.012, 0.022],
          [0.012, t],
          [0.002, t],
        ];
  return [
    makePart("stem", "body", stem, { weight: 0.9 }),
    makePart("bit", "body", plate(teeth, 0.0055, 0.0007), { weight: 1 }),
    ...makeParts("bow", "body", bowOf(look, 0.08), { weight: 1 }),
  ];
}

const GROOVE: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.8 || y > 0.047) return;
  const lane = Math.abs(x + 0.0012) < 0.0011 || Math.abs(x - 0.0022) < 0.0005;
  if (!lane) return;
  surface.height -= 0.0006;
  layColour(surface, [surface.r * 0.45, surface.g * 0.45, surface.b * 0.45]);
};

function newKey(): Part[] {
  const cuts: Corner[] = [
    [-0.0046, 0.003, 0.001],
    [-0.001, 0],
    [0.0028, 0.004],
    [0.0012, 0.009],
    [0.0048, 0.013],
    [0.0048, 0.0155],
    [0.002, 0.0195],
    [0.0042, 0.023],
    [0.0014, 0.0275],
    [0.0014, 0.0295],
    [0.0048, 0.034],
    [0.0048, 0.05],
    [-0.0046, 0.05],
  ];
  const head: Corner[] = [
    [-0.008, 0.046, 0.002],
    [0.008, 0.046, 0.002],
    [0.0145, 0.054, 0.005],
    [0.0145, 0.066, 0.007],
    [0.006, 0.076, 0.007],
    [-0.006, 0.076, 0.007],
    [-0.0145, 0.066, 0.007],
    [-0.0145, 0.054, 0.005],
  ];
  return [
    makePart("blade", "body", plate(cuts, 0.0026, 0.0004), { weight: 1, paint: GROOVE }),
    makePart("head", "bow", plate(head, 0.0034, 0.0009, [hole(0, 0.0685, 0.0032)]), { weight: 1 }),
    makePart("ring", "ring", move(turnX(turnedRing(), 0.2), [0, 0.081, 0]), { weight: 0.6 }),
  ];
}

const turnedRing = (): Geometry => turnX(torus(0.0125, 0.0011, 40, 8), PI / 2);

/**
 * A key, its bow up. What makes it itself: an old key has an ornate bow (clover, heart with scrolls, ring with a cross), a turned stem with collars and a notched bit at
 * its foot; a modern one a flat head with a hole and a blade with teeth and a groove.
 */
export const key = defineThing({
  id: "key",
  family: "tool",
  forms: { old: 3, modern: 1 },
  words: {
    key: "",
    "antique key": "old",
    "skeleton key": "old",
    "old key": "old",
    "ornate key": "old",
    "vintage key": "old",
    "golden key": "old",
    "door key": "",
    "house key": "modern",
    "car key": "modern",
    "modern key": "modern",
  },
  choose: (ask) =>
    says(ask, "vintage") || says(ask, "old") || says(ask, "ornate")
      ? "old"
      : says(ask, "modern")
        ? "modern"
        : undefined,
  senses: ["key"],
  height: 0.11,
  slots: {
    body: { words: ["blade", "stem", "shaft", "bit", "teeth"], materials: ["bronze", "gold", "iron", "brushed-steel"] },
    bow: { words: ["head", "handle", "grip", "top"], materials: ["brushed-steel", "gold"], group: "body" },
    ring: { words: ["keyring", "key ring"], materials: ["brushed-steel"], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "old"
      ? { body: { material: ["bronze", "gold", "iron", "gold", "bronze", "silver"][look] as string } }
      : {
          body: { material: look % 2 ? "brushed-steel" : "gold" },
          bow:
            look % 3 === 0
              ? { material: "plastic", colours: [fromHex("#1e2024")] }
              : { material: look % 2 ? "brushed-steel" : "gold" },
        },
  build: ({ form, look }) => (form === "old" ? oldKey(look) : newKey()),
  grip: ({ form }) => [0, form === "old" ? 0.09 : 0.06, 0],
  view: { azimuth: 0.4, elevation: 0.15 },
});

import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";

/** Faces that hammers have polished are bright; the square hardy hole and the round pritchel hole are dark. */
const worked: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny > 0.85) {
    layColour(surface, [0.46, 0.46, 0.47], 0.28, 1);
    const square = Math.abs(x - 0.15) < 0.014 && Math.abs(z) < 0.014;
    const round = (x - 0.185) * (x - 0.185) + z * z < 0.00007;
    if (square || round) layColour(surface, [0.01, 0.01, 0.01], 0.9, 0);
  } else layColour(surface, [surface.r * 0.55, surface.g * 0.55, surface.b * 0.57]);
};

/** The horn: round cuts that shrink to a blunt point, their tops nearly level. */
function hornRings(): Ring[] {
  const n = 20;
  return [0, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95, 1].map((t): Ring => {
    const r = 0.052 * Math.sqrt(1 - 0.96 * t * t) * (1 - 0.25 * t) + 0.002;
    return Array.from({ length: n }, (_, i) => {
      const a = (i / n) * TAU;
      return [-0.11 - 0.2 * t, 0.262 - r * (1 - 0.1 * t) + r * sin(a) + 0.006 * t, -r * cos(a) * 1.05];
    });
  });
}

/** An anvil. What makes it itself: a flat steel face over a narrow waist and a broad foot, with a pointed horn to one side; it may stand on a log. */
export const anvil = defineThing({
  id: "anvil",
  family: "tool",
  forms: { bare: 3, log: 1 },
  words: { anvil: "", "blacksmith's anvil": "", "blacksmith anvil": "", "iron anvil": "bare" },
  senses: ["anvil"],
  height: 0.28,
  slots: {
    body: { words: ["horn", "face", "foot"], materials: ["iron"] },
    log: { words: ["stump", "block"], materials: ["bark"], takesWhole: false },
    cut: { words: ["log end"], materials: ["oak"], colours: [fromHex("#c59a63")], takesWhole: false },
  },
  build: ({ form }) => {
    const half = closeCorners([
      [-0.125, 0, 0.008],
      [-0.06, 0, 0.02],
      [-0.035, 0.014, 0.02],
      [0.035, 0.014, 0.02],
      [0.06, 0, 0.02],
      [0.125, 0, 0.008],
      [0.125, 0.045, 0.008],
      [0.07, 0.085, 0.05],
      [0.066, 0.145, 0.05],
      [0.13, 0.192, 0.02],
      [-0.12, 0.192, 0.02],
      [-0.066, 0.145, 0.05],
      [-0.07, 0.085, 0.05],
      [-0.125, 0.045, 0.008],
    ]);
    const foot: Ring[] = (
      [
        [0, 0.26, 0.19],
        [0.04, 0.26, 0.19],
        [0.06, 0.2, 0.14],
      ] as const
    ).map(([y, w, d]) => rectangleOutline(w, d, 0.02, 3).map(([x, z]) => [x, y, -z] as const));
    const table = move(box([0.055, 0.075, 0.095], { bevel: 0.005 }), [-0.095, 0.218, 0]);
    const top = move(box([0.31, 0.09, 0.105], { bevel: 0.0045, bevelSteps: 1 }), [0.06, 0.232, 0]);
    const lift = form === "log" ? 0.3 : 0;
    const parts: Part[] = [
      makePart("waist", "body", extrude(half, { depth: 0.098, bevel: 0.006 }), { weight: 1 }),
      makePart("foot", "body", loft(foot), { weight: 0.9 }),
      makePart("face", "body", top, { weight: 1, paint: worked }),
      makePart("step", "body", table, { weight: 0.6, paint: worked }),
      makePart("horn", "body", loft([...hornRings()].reverse()), { weight: 1, crease: 0.9 }),
    ].map((part) => ({ ...part, geometry: move(part.geometry, [0, lift, 0]) }));
    if (form === "bare") return parts;
    return [
      ...parts,
      makePart("log", "log", cylinder({ radius: 0.2, radiusTop: 0.185, height: 0.296, bevel: 0.006, segments: 40 }), {
        projection: "cylinder",
      }),
      ...makeParts("cut", "cut", [move(cylinder({ radius: 0.176, height: 0.02, segments: 40 }), [0, 0.283, 0])], {
        paint: rings,
      }),
    ];
  },
  view: { azimuth: 0.5, elevation: 0.28 },
});

const rings: Paint = (surface, x, _y, z) => {
  const r = Math.sqrt(x * x + z * z);
  const dim = 0.82 + 0.18 * cos(r * 2 * PI * 90 + sin(x * 40) * 0.8);
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim]);
};

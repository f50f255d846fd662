import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { lumpy, oval } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";
import { arm, carried } from "./gnome-hands.ts";

/** The coat's seam down the front and its hem. */
const seam: Paint = (surface, x, y, z) => {
  if ((z > 0 && Math.abs(x) < 0.0022) || Math.abs(y - 0.108) < 0.0022) {
    surface.r *= 0.45;
    surface.g *= 0.45;
    surface.b *= 0.45;
  }
};

/** Whether a point is less than `r` from the origin. */
const within = (x: number, y: number, r: number) => x * x + y * y < r * r;

/** Eyes and rosy cheeks on the ball of the head. */
const face: Paint = (surface, x, y, z) => {
  if (z < 0.02) return;
  const off = Math.abs(x);
  if (within(off - 0.025, y - 0.303, 0.0056)) layColour(surface, [0.015, 0.012, 0.01], 0.25);
  else if (within(off - 0.025, y - 0.303, 0.0105)) layColour(surface, [0.85, 0.84, 0.8], 0.4);
  else if (within(off - 0.036, y - 0.282, 0.013)) layColour(surface, [0.72, 0.2, 0.14]);
};

function build({ kind }: Planned): Part[] {
  const coat = turnedUp(
    [
      [0, 0.07],
      [0.088, 0.07, 0.01],
      [0.118, 0.1, 0.03],
      [0.117, 0.165, 0.05],
      [0.078, 0.24, 0.04],
      [0.03, 0.258],
      [0, 0.258],
    ],
    44,
    5,
  );
  // the point of the hat tips over a little
  const hat = deform(
    turnedUp(
      [
        [0, 0.312],
        [0.076, 0.31, 0.006],
        [0.08, 0.326, 0.008],
        [0.068, 0.345, 0.02],
        [0.034, 0.44, 0.06],
        [0.008, 0.54, 0.006],
        [0, 0.543],
      ],
      40,
      5,
    ),
    ([x, y, z]) => {
      const t = Math.max(0, y - 0.36) / 0.18;
      return [x - 0.028 * t * t, y + 0.02 - 0.008 * t * t, z - 0.014 * t];
    },
  );
  const beard = lumpy(
    deform(oval([0.068, 0.088, 0.044], 40), ([x, y, z]) => {
      const f = y < 0 ? Math.max(0.12, 1 + y * 8.6) : 1;
      return [x * f, y, z * f];
    }),
    0.035,
    0.014,
    5,
  );
  const moustache = (side: 1 | -1) =>
    move(turnZ(oval([0.031, 0.0125, 0.015], 20), side * -0.32), [side * 0.025, 0.272, 0.061]);
  const hand: Vec3 = kind === "rest" ? [-0.055, 0.152, 0.105] : [-0.118, 0.165, 0.085];
  const [sleeve, palm] = arm(-1, hand);
  const [other, thumb] = arm(1, [0.062, 0.15, 0.103]);
  const boot = merge([
    move(oval([0.042, 0.034, 0.064], 24), [0.05, 0.033, 0.03]),
    move(
      turnedUp(
        [
          [0, 0.01],
          [0.037, 0.012],
          [0.04, 0.09, 0.004],
          [0, 0.09],
        ],
        24,
      ),
      [0.05, 0, 0],
    ),
  ]);
  const foot = (geometry: Part["geometry"]) => deform(geometry, ([x, y, z]) => [x, Math.max(0.014, y), z]);
  return [
    makePart(
      "base",
      "grass",
      lumpy(
        turnedUp(
          [
            [0, 0],
            [0.145, 0, 0.004],
            [0.135, 0.018, 0.01],
            [0, 0.02],
          ],
          40,
        ),
        0.03,
        0.04,
        2,
      ),
      { weight: 0.5 },
    ),
    ...makeParts("boot", "boot", [foot(boot), foot(mirror(boot))], { weight: 0.8 }),
    makePart("coat", "coat", coat, { weight: 1, paint: seam }),
    makePart("sleeves", "coat", merge([sleeve, other]), { weight: 0.8 }),
    makePart(
      "belt",
      "belt",
      turnedUp(
        [
          [0.1, 0.128],
          [0.121, 0.128, 0.003],
          [0.12, 0.148, 0.003],
          [0.1, 0.148],
        ],
        44,
      ),
      { weight: 0.7 },
    ),
    makePart("buckle", "metal", block([0.036, 0.028, 0.008], [0, 0.138, 0.121], 0.003), { weight: 0.5 }),
    ...makeParts("hand", "skin", [palm, thumb], { weight: 0.7 }),
    makePart("head", "skin", settle(move(sphere(0.066, 36), [0, 0.292, 0])), { weight: 1, paint: face }),
    ...makeParts(
      "ear",
      "skin",
      [1, -1].map((s) => move(oval([0.012, 0.02, 0.014], 16), [s * 0.066, 0.286, 0])),
      { weight: 0.4 },
    ),
    makePart("nose", "nose", move(oval([0.02, 0.0185, 0.02], 24), [0, 0.289, 0.073]), { weight: 0.9 }),
    makePart("beard", "beard", move(beard, [0, 0.212, 0.052]), { weight: 1 }),
    makePart(
      "whiskers",
      "beard",
      merge([
        moustache(1),
        moustache(-1),
        ...[1, -1].map((s) => move(oval([0.016, 0.03, 0.022], 18), [s * 0.058, 0.272, 0.024])),
        ...[1, -1].map((s) => move(turnZ(oval([0.0145, 0.005, 0.006], 14), s * 0.15), [s * 0.025, 0.3205, 0.055])),
      ]),
      { weight: 0.8 },
    ),
    makePart("hat", "hat", hat, { weight: 1 }),
    ...(kind === "rest" ? [] : carried(kind, hand)),
  ];
}

/** A garden gnome. What makes it itself: a stout little figure of painted clay with a tall pointed red hat down to its eyebrows, a round nose, a white beard over a belted coat, big boots, on a patch of grass; a lantern, a spade or a fishing rod in its hand. */
export const gardenGnome = defineFromPlan({
  id: "garden-gnome",
  family: "ornament",
  words: ["garden gnome", "lawn gnome", "gnome statue", "gnome figurine", "ceramic gnome", "yard gnome"],
  height: 0.54,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: {
    hat: mainSlot("plastic", "#c8181c #d8261c #b81a2a", "cap|pointed hat"),
    coat: slot("plastic", "#1f54a8 #2a7a3a #2a6a8a", "jacket|tunic|shirt|clothes"),
    beard: slot("plastic", "#f2f0ea #e4e2dc", "moustache|hair|eyebrow"),
    skin: slot("plastic", "#e8b48c", "face|hand|head"),
    nose: slot("plastic", "#e09078"),
    boot: slot("plastic", "#3a2416 #1c1a1a", "shoe"),
    belt: slot("plastic", "#1c1712"),
    metal: slot("brushed-steel brass", "", "buckle|lantern|shovel|spade|fish"),
    lamp: slot("glass", "#f8d860", "lantern light"),
    wood: slot("oak", "", "fishing rod|shaft|stick"),
    grass: slot("moss", "#4a7a2a", "base|ground"),
  },
  kinds: {
    lantern: { weight: 2, named: ["lantern"] },
    shovel: { named: ["shovel", "spade"] },
    rod: { named: ["fishing rod"], traits: ["fishing"] },
    rest: { weight: 1.4 },
  },
  build,
});

import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { length, mix, subtract, type Vec3 } from "../../math/vec3.ts";
import { hangingTassel } from "../bedding/tassel.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { paddedBox, tuftedPanel } from "./padded-box.ts";

/** Corded edge under the cushion and what hangs from it: height, and one tassel to so much of the way round, in metres. */
const TRIM = 0.318;
const APART = 0.085;
const CORD = 0.009;

/** A cord about the cushion's foot with a row of tassels along it. */
function trimming(style: string, w: number, d: number): Part[] {
  const line: Vec3[] =
    style === "round"
      ? Array.from({ length: 40 }, (_, i) => [
          (0.3 + CORD) * cos((i / 40) * TAU),
          TRIM,
          (0.3 + CORD) * sin((i / 40) * TAU),
        ])
      : rectangleOutline(w - 0.02, d - 0.02, 0.03, 5).map(([x, z]) => [x, TRIM, z]);
  const closed = [...line, line[0] as Vec3];
  const ways = closed.slice(1).map((to, i) => length(subtract(to, closed[i] as Vec3)));
  const round = ways.reduce((sum, way) => sum + way, 0);
  const count = Math.round(round / APART);
  const tassels = Array.from({ length: count }, (_, k) => {
    let left = (round * (k + 0.5)) / count;
    const i = ways.findIndex((way) => {
      left -= way;
      return left <= 0;
    });
    const at = mix(closed[i] as Vec3, closed[i + 1] as Vec3, 1 + left / (ways[i] as number));
    return hangingTassel(at, 1.15);
  });
  return [
    makePart("cord", "tassel", tube(CORD, line, 8, { closed: true }), { weight: 0.5 }),
    ...makeParts("tassel", "tassel", tassels, { weight: 0.7 }),
  ];
}

function build({ style, has }: Planned): Part[] {
  const [w, d] = style === "long" ? [1.1, 0.5] : [0.62, 0.52];
  const trim = has("tassel") ? trimming(style, w, d) : [];
  const foot = cylinder({ radius: 0.022, radiusTop: 0.034, height: 0.12, bevel: 0.004, segments: 20 });
  if (style === "round") {
    const feet = [0, 1, 2, 3].map((i) => {
      const a = ((i + 0.5) / 4) * TAU;
      return move(foot, [0.22 * cos(a), 0, 0.22 * sin(a)]);
    });
    const buttons = [0, 1, 2, 3, 4, 5, 6].map((i) => {
      const [a, r] = [(i / 6) * TAU, i === 6 ? 0 : 0.17];
      return move(stretch(sphere(0.014, 12, 8), [1, 0.6, 1]), [r * cos(a), 0.427, r * sin(a)]);
    });
    return [
      makePart(
        "body",
        "body",
        turnedUp(
          [
            [0, 0.1],
            [0.3, 0.1, 0.02],
            [0.3, 0.32, 0.01],
            [0, 0.32],
          ],
          56,
        ),
        { weight: 0.9, crease: 1 },
      ),
      makePart(
        "cushion",
        "body",
        turnedUp(
          [
            [0, 0.31],
            [0.315, 0.31, 0.03],
            [0.315, 0.4, 0.05],
            [0.16, 0.436, 0.1],
            [0, 0.424],
          ],
          56,
        ),
        { weight: 1, crease: 1 },
      ),
      makePart("buttons", "body", merge(buttons), { weight: 0.3 }),
      ...makeParts("foot", "leg", feet, { weight: 0.5 }),
      ...trim,
    ];
  }
  const feet = [-1, 1].flatMap((x) => [-1, 1].map((z) => move(foot, [x * (w / 2 - 0.07), 0, z * (d / 2 - 0.07)])));
  return [
    makePart("body", "body", move(paddedBox([w - 0.03, 0.22, d - 0.03], 0.03, 0.006), [0, 0.21, 0]), {
      weight: 0.9,
      crease: 1,
    }),
    makePart(
      "cushion",
      "body",
      move(turnX(tuftedPanel([w, d, 0.14], style === "long" ? 6 : 4, 3), -PI / 2), [0, 0.365, 0]),
      { weight: 1, crease: 1 },
    ),
    ...makeParts("foot", "leg", feet, { weight: 0.5 }),
    ...trim,
  ];
}

/** An ottoman. What makes it itself: a low upholstered seat without back or arms, its thick top drawn in by buttons, on four short wooden feet. */
export const ottoman = defineFromPlan({
  id: "ottoman",
  family: "furniture",
  words: ["ottoman", "footstool", "hassock", "foot stool", "footrest", "tuffet"],
  senses: ["ottoman#3", "footstool"],
  height: 0.43,
  view: { azimuth: 0.55, elevation: 0.32 },
  slots: {
    body: mainSlot("leather velvet", "#6a3a20 #2f4f5f #7a2a2e #8a7f6a", "cushion|cover|top|upholstery|button"),
    leg: slot("oak", "#4a2a16 #6a4020", "foot"),
    tassel: slot("woven-cotton", "#c9a03a #e0d2ac", "fringe|trim|trimming|fringing"),
  },
  extras: { tassel: { chance: 0, traits: ["fringed"] } },
  styles: {
    square: { weight: 2 },
    round: { weight: 1, traits: ["round"] },
    long: { weight: 0, traits: ["long", "wide"] },
  },
  build,
});

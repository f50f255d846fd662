import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** The six-sided plan: narrow at the head, widest at the shoulders, tapering to the feet; head at +Y. */
const hexagon = (grow: number): readonly Corner[] => [
  [-0.17 - grow, -1 - grow, 0.01],
  [0.17 + grow, -1 - grow, 0.01],
  [0.34 + grow, 0.5, 0.02],
  [0.21 + grow, 1 + grow, 0.01],
  [-0.21 - grow, 1 + grow, 0.01],
  [-0.34 - grow, 0.5, 0.02],
];

const layer = (grow: number, height: number, y: number, bevel: number): Geometry =>
  settle(
    move(turnX(extrude(closeCorners(hexagon(grow), 3), { depth: height, bevel, bevelSteps: 2 }), -PI / 2), [
      0,
      y + height / 2,
      0,
    ]),
  );

const cross = (size: number): Geometry =>
  plate(
    [
      [-0.035, -0.3],
      [0.035, -0.3],
      [0.035, 0.06],
      [0.14, 0.06],
      [0.14, 0.13],
      [0.035, 0.13],
      [0.035, 0.25],
      [-0.035, 0.25],
      [-0.035, 0.13],
      [-0.14, 0.13],
      [-0.14, 0.06],
      [-0.035, 0.06],
    ].map(([x, y]) => [(x as number) * size, (y as number) * size] as const),
    0.025,
    0.006,
  );

/** Along the long sides: a bar on two brackets. */
function handles(): Geometry[] {
  const at: readonly Vec3[] = [
    [0.3, 0.24, 0.05],
    [0.255, 0.24, 0.45],
    [0.36, 0.24, -0.43],
  ];
  const left = at.map(([x, y, z], i) => {
    const turned = i === 2 ? 0.04 : 0.11;
    const g = merge([
      bar([0.065, 0, -0.11], [0.065, 0, 0.11], 0.016),
      bar([-0.03, 0, -0.08], [0.065, 0, -0.08], 0.013),
      bar([-0.03, 0, 0.08], [0.065, 0, 0.08], 0.013),
    ]);
    return settle(move(turnY(g, -turned), [x, y, z]));
  });
  return [...left, ...left.map((g) => settle(mirror(g)))];
}

function build({ style, has }: Planned): Part[] {
  if (style === "casket") {
    const [w, l] = [0.68, 2.05];
    return [
      makePart("box", "body", block([w, 0.36, l], [0, 0.26, 0], 0.03), { weight: 1, grain: "z" }),
      makePart("plinth", "body", block([w + 0.06, 0.09, l + 0.06], [0, 0.045, 0], 0.02), { weight: 0.7, grain: "z" }),
      makePart("rim", "body", block([w + 0.07, 0.06, l + 0.07], [0, 0.45, 0], 0.02), { weight: 0.7, grain: "z" }),
      makePart(
        "lid",
        "lid",
        settle(
          turnY(
            plate(
              [
                [-l / 2, 0],
                [l / 2, 0],
                [l / 2 - 0.06, 0.12, 0.06],
                [l / 2 - 0.24, 0.2, 0.1],
                [-l / 2 + 0.24, 0.2, 0.1],
                [-l / 2 + 0.06, 0.12, 0.06],
              ],
              w,
              0.05,
            ),
            PI / 2,
          ),
        ),
        { weight: 1 },
      ),
      ...makeParts(
        "handle",
        "metal",
        [-1, 1].map((s) =>
          merge([
            bar([s * (w / 2 + 0.06), 0.3, -0.85], [s * (w / 2 + 0.06), 0.3, 0.85], 0.02),
            ...[-0.8, -0.3, 0.3, 0.8].map((z) =>
              bar([s * (w / 2 - 0.02), 0.3, z], [s * (w / 2 + 0.06), 0.3, z], 0.016),
            ),
          ]),
        ),
        { weight: 0.8 },
      ),
    ].map((part) => (part.name === "lid" ? { ...part, geometry: move(part.geometry, [0, 0.47, 0]) } : part));
  }

  const open = has("open");
  const parts: Part[] = [
    makePart("box", "body", layer(0, 0.4, 0.04, 0.012), { weight: 1, grain: "z" }),
    makePart("plinth", "body", layer(0.03, 0.06, 0, 0.012), { weight: 0.6, grain: "z" }),
    ...makeParts("handle", "metal", handles(), { weight: 0.7 }),
  ];
  const lid = [
    makePart("lid", "lid", layer(0.035, 0.055, 0, 0.016), { weight: 1, grain: "z" }),
    makePart("lid-top", "lid", layer(-0.07, 0.035, 0.05, 0.014), { weight: 0.8, grain: "z" }),
    ...(has("cross")
      ? [makePart("cross", "cross", move(turnX(cross(1.5), -PI / 2), [0, 0.09, -0.22]), { weight: 0.9 })]
      : []),
    ...makeParts(
      "screw",
      "metal",
      [
        [0.2, 0.95],
        [-0.2, 0.95],
        [0.3, -0.45],
        [-0.3, -0.45],
        [0.22, -0.95],
        [-0.22, -0.95],
      ].map(([x, z]) => move(sphere(0.02, 14), [x as number, 0.058, z as number])),
      { weight: 0.2 },
    ),
  ];
  const stand = (part: Part): Part => ({
    ...part,
    geometry: open
      ? move(turnY(turnZ(part.geometry, 0.55), 0.06), [0.44, 0.16, 0.04])
      : move(part.geometry, [0, 0.435, 0]),
  });
  if (open)
    parts.push(
      makePart("lining", "lining", layer(-0.055, 0.012, Math.LOG10E, 0.004), { weight: 0.8 }),
      makePart("pillow", "lining", block([0.34, 0.07, 0.24], [0, 0.46, -0.72], 0.034), { weight: 0.6 }),
    );
  return [...parts, ...lid.map(stand)];
}

/** A coffin. What makes it itself: a long six-sided wooden box, broad at the shoulders and narrow at head and feet, with an overhanging lid that bears a cross, and metal handles along its sides; a casket is a straight box with a domed lid and long rails; open, a pale lining and a pillow show. */
export const coffin = defineFromPlan({
  id: "coffin",
  family: "furniture",
  words: [
    "coffin",
    "casket",
    "wooden coffin",
    "vampire coffin",
    "dracula's coffin",
    "burial casket",
    "sarcophagus coffin",
  ],
  senses: ["coffin"],
  height: 0.55,
  view: { azimuth: 0.85, elevation: 0.42 },
  slots: {
    body: { ...mainSlot("oak", "#5a3018 #3a2014 #6e4022 #221c1a", "box|side|wood"), group: "wood" },
    lid: { ...mainSlot("oak", "#5a3018 #3a2014 #6e4022 #221c1a", "cover|top"), group: "wood" },
    cross: slot("gold silver", "", "crucifix"),
    metal: slot("gold iron", "", "handle|screw"),
    lining: slot("woven-cotton", "#8a1420 #e8e0d0", "cushion|pillow|cloth"),
  },
  styles: { coffin: { weight: 1 }, casket: { weight: 0, words: ["casket", "burial casket"] } },
  extras: {
    cross: { chance: 0.8 },
    open: { chance: 0.2, slot: "lining", traits: ["open"], words: ["vampire coffin", "dracula's coffin"] },
  },
  build,
});

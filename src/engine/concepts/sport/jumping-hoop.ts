import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { FLAME_SLOT, flame, flamePaint } from "../light/flame.ts";
import { bar } from "../pieces.ts";

/** Half the width of the ring, the height of its middle, and half the thickness of its tube. */
const R = 0.62;
const MIDDLE = 0.98;
const TUBE = 0.032;
const FLAMES = 22;

function build({ style }: Planned): Part[] {
  const feet = [-1, 1].map((side) => block([0.08, 0.05, 0.62], [side * 0.42, 0.025, 0], 0.012));
  const props = [-1, 1].map((side) => bar([side * 0.42, 0.04, 0], [side * 0.42, MIDDLE - 0.46, 0], 0.022, 14));
  const parts = [
    makePart("hoop", "hoop", move(turnX(torus(R, TUBE, 96, 18), PI / 2), [0, MIDDLE, 0]), {
      weight: 1,
      paint: (surface, x, _y, z) => {
        const turn = (atan2(z, x) / TAU + 1) * 12;
        if (style === "plain" && turn - Math.floor(turn) < 0.5) layColour(surface, [0.9, 0.89, 0.86]);
      },
    }),
    makePart("stand", "stand", merge([...feet, ...props, bar([-0.42, 0.05, 0], [0.42, 0.05, 0], 0.018, 12)]), {
      weight: 0.7,
    }),
  ];
  if (style !== "flaming") return parts;
  const fires = Array.from({ length: FLAMES }, (_, k) => {
    const angle = (k / FLAMES) * TAU;
    const high = 0.24 + 0.1 * ((k * 0.618) % 1);
    // fire rises: below the ring it licks around it, at its sides it leans upwards
    const out = angle - PI / 2 - 0.55 * cos(angle) * (sin(angle) < 0.7 ? 1 : 0.3);
    const tongue = turnZ(flame(high, 0.072, 0.1, k * 1.3, 14), sin(angle) < -0.5 ? 0.9 * cos(angle) : out);
    return {
      high,
      at: move(tongue, [R * cos(angle), MIDDLE + R * sin(angle) - 0.03, 0.012 * (k % 2 === 0 ? 1 : -1)]),
    };
  });
  return [
    ...parts,
    ...fires.map(({ high, at }, k) =>
      makePart(`flame-${k + 1}`, "flame", at, { weight: 0.8, paint: flamePaint(high) }),
    ),
  ];
}

/** A hoop to jump through. What makes it itself: a wide ring in two colours standing upright on a low stand, or the same with tongues of fire all about it. */
export const jumpingHoop = defineFromPlan({
  id: "jumping-hoop",
  family: "sport",
  words: [
    "circus hoop",
    "hoop",
    "jumping hoop",
    "flaming hoop",
    "burning hoop",
    "fire hoop",
    "hoop of fire",
    "ring of fire",
    "flaming ring",
    "burning ring",
    "fiery hoop",
    "fiery ring",
  ],
  height: 1.65,
  vary: 0,
  view: { azimuth: 0.6, elevation: 0.16 },
  slots: {
    hoop: mainSlot("painted-metal", "#c8202c #2459b8 #e8a51e", "ring"),
    stand: slot("painted-metal", "#8a1c22 #3a3c42", "foot|base|pole"),
    flame: FLAME_SLOT,
  },
  styles: {
    plain: {},
    flaming: {
      weight: 0,
      words: [
        "flaming hoop",
        "burning hoop",
        "fire hoop",
        "hoop of fire",
        "ring of fire",
        "flaming ring",
        "burning ring",
        "fiery hoop",
        "fiery ring",
      ],
      slots: ["flame"],
      dress: { hoop: "#3a3334" },
    },
  },
  build,
  sockets: () => [{ name: "hole", position: [0, MIDDLE, 0], normal: [0, 0, 1], radius: R - TUBE }],
});

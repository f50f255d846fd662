import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { hole } from "../pieces.ts";

/** Width, height and thickness of a wall plate, metres. */
const [W, H, T] = [0.074, 0.118, 0.007];

/** A slotted screw head that lies on the plate. */
const screw = (y: number): Part[] => [
  makePart(`screw-${y > 0 ? "top" : "bottom"}`, "screw", move(disc(0.0032, 0.0012, 0.0004, 20), [0, y, T - 0.0006]), {
    weight: 0.3,
  }),
  makePart(
    `slit-${y > 0 ? "top" : "bottom"}`,
    "slit",
    move(block([0.005, 0.0007, 0.0004], [0, 0, 0]), [0, y, T + 0.0006]),
    { weight: 0.1 },
  ),
];

const plate = (holes: Parameters<typeof extrude>[1]["holes"] = []) =>
  move(extrude(rectangleOutline(W, H, 0.006, 5), { depth: T, bevel: 0.0022, bevelSteps: 3, holes }), [0, 0, T / 2]);

function lightSwitchParts({ style, has }: Planned): Part[] {
  const lean = has("on") ? -1 : 1;
  const wide = style === "rocker";
  const lever = wide
    ? turnX(slab([0.034, 0.066, 0.006], 0.002, 0.001), lean * 0.11)
    : turnX(
        move(cylinder({ radius: 0.0042, radiusTop: 0.0034, height: 0.019, bevel: 0.0012, segments: 24 }), [0, 0, 0]),
        PI / 2 + lean * 0.5,
      );
  return [
    makePart(
      "plate",
      "plate",
      plate([reverseOutline(rectangleOutline(wide ? 0.036 : 0.012, wide ? 0.068 : 0.026, 0.001, 2))]),
      { weight: 1 },
    ),
    makePart("well", "slit", block([wide ? 0.038 : 0.014, wide ? 0.07 : 0.028, 0.002], [0, 0, 0.0014]), {
      weight: 0.3,
    }),
    makePart("lever", "lever", move(lever, [0, 0, wide ? T + 0.0005 : 0.002]), { weight: 0.9 }),
    ...screw(0.046),
    ...screw(-0.046),
  ];
}

/** A light switch. What makes it itself: an upright white wall plate with a screw above and below, and a toggle or a broad rocker that leans up or down in its middle. */
export const lightSwitch = defineFromPlan({
  id: "light-switch",
  family: "household",
  words: ["light switch", "lightswitch", "wall switch", "electric switch", "toggle switch", "rocker switch"],
  senses: [],
  height: H,
  view: { azimuth: 0.55, elevation: 0.14 },
  slots: {
    plate: mainSlot("plastic", "#f3f1ea #ece8dc", "cover|frame"),
    lever: mainSlot("plastic", "#f7f5f0 #e9e5da", "toggle|rocker|button"),
    screw: slot("brushed-steel", "#c8c4ba"),
    slit: slot("plastic", "#26262a", "gap"),
  },
  styles: {
    toggle: { weight: 1.4, words: ["toggle switch"] },
    rocker: { weight: 1, words: ["rocker switch"], traits: ["modern"] },
  },
  extras: { on: { chance: 0.5 } },
  build: lightSwitchParts,
});

function socketParts({ style }: Planned): Part[] {
  if (style === "round") {
    const bowl = 0.0195;
    return [
      makePart(
        "plate",
        "plate",
        move(
          extrude(rectangleOutline(0.082, 0.082, 0.007, 5), {
            depth: T,
            bevel: 0.0022,
            bevelSteps: 3,
            holes: [hole(0, 0, bowl, 48)],
          }),
          [0, 0, T / 2],
        ),
        { weight: 1 },
      ),
      makePart("well", "plate", move(disc(bowl + 0.002, 0.0012, 0.0002, 48), [0, 0, 0.0008]), { weight: 0.8 }),
      makePart("holes", "slit", merge([-1, 1].map((s) => move(disc(0.0026, 0.001, 0, 20), [s * 0.0095, 0, 0.0014]))), {
        weight: 0.6,
      }),
      makePart(
        "clips",
        "screw",
        merge([-1, 1].map((s) => block([0.005, 0.003, 0.0045], [0, s * (bowl - 0.0012), 0.003], 0.0006))),
        { weight: 0.4 },
      ),
    ];
  }
  const faces = [0.0195, -0.0195];
  return [
    makePart("plate", "plate", plate(), { weight: 1 }),
    ...faces.map((y, i) =>
      makePart(`face-${i + 1}`, "lever", move(slab([0.034, 0.0285, 0.003], 0.0125, 0.0008, 6), [0, y, T + 0.0006]), {
        weight: 0.8,
      }),
    ),
    makePart(
      "slots",
      "slit",
      merge(
        faces.flatMap((y) => [
          block([0.0019, 0.0085, 0.0006], [-0.0062, y + 0.003, T + 0.002]),
          block([0.0019, 0.0068, 0.0006], [0.0062, y + 0.003, T + 0.002]),
          move(disc(0.0026, 0.0006, 0, 18), [0, y - 0.0072, T + 0.0017]),
        ]),
      ),
      { weight: 0.8 },
    ),
    makePart("screw", "screw", move(disc(0.003, 0.0012, 0.0004, 20), [0, 0, T - 0.0004]), { weight: 0.3 }),
  ];
}

/** A socket in the wall. What makes it itself: a white plate with two faces one over the other, each with two upright slits and a round hole that look like a startled face; or one round well with two holes and clips. */
export const powerSocket = defineFromPlan({
  id: "power-socket",
  family: "household",
  words: [
    "power socket",
    "power outlet",
    "electrical outlet",
    "wall outlet",
    "electric outlet",
    "electrical socket",
    "wall socket",
    "plug socket",
    "electric socket",
    "outlet",
    "european socket",
  ],
  senses: ["wall socket"],
  height: H,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    plate: mainSlot("plastic", "#f3f1ea #ece8dc", "cover|frame"),
    lever: mainSlot("plastic", "#f8f6f1", "face"),
    screw: slot("brushed-steel", "#c8c4ba", "clip"),
    slit: slot("plastic", "#1e1e22", "hole|slot"),
  },
  styles: { double: { weight: 2 }, round: { weight: 1, words: ["european socket"], traits: ["round"] } },
  build: socketParts,
});

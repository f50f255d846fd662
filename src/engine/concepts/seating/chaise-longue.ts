import { cylinder } from "../../geometry/lathe.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";
import { paddedBox } from "./padded-box.ts";

/** A long padded seat, one end curled up, a low back that sinks along one side, turned legs. */
function build({ has }: Planned): Part[] {
  const couch = new Assembly();
  const [long, deep] = [1.72, 0.68];
  couch.box("frame", [long, 0.12, deep], 0, 0.24, 0, 0.03);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      couch.post("frame", 0.03, 0.2, [x * (long / 2 - 0.1), 0.06, z * (deep / 2 - 0.08)], 0.055, 14);
      couch.add("frame", move(sphere(0.04, 12), [x * (long / 2 - 0.1), 0.04, z * (deep / 2 - 0.08)]));
    }
  }
  couch.add("padding", move(paddedBox([long - 0.02, 0.2, deep - 0.02], 0.08, 0.03, 8), [0, 0.43, 0]));
  // the head end leans out and rolls over
  couch.add("padding", move(turnZ(paddedBox([0.2, 0.56, deep - 0.02], 0.08, 0.025, 8), 0.34), [-0.88, 0.62, 0]));
  couch.add(
    "padding",
    move(turnX(cylinder({ radius: 0.13, height: deep, bevel: 0.03, segments: 28 }), PI / 2), [-1.0, 0.88, -deep / 2]),
  );
  for (const s of [-1, 1])
    couch.add(
      "frame",
      move(turnX(cylinder({ radius: 0.075, height: 0.03, bevel: 0.01, segments: 20 }), PI / 2), [
        -1.0,
        0.88,
        s * (deep / 2 + 0.012) - 0.015,
      ]),
    );
  const back = plate(
    [
      [-0.78, 0],
      [0.75, 0],
      [0.72, 0.06, 0.05],
      [0.2, 0.24, 0.4],
      [-0.4, 0.52, 0.3],
      [-0.84, 0.5, 0.1],
    ],
    0.15,
    0.06,
  );
  couch.add("padding", move(back, [0, 0.47, -deep / 2 + 0.07]));
  for (let i = 0; i < 6; i += 1)
    couch.add(
      "button",
      move(sphere(0.018, 10), [
        -0.66 + i * 0.19,
        0.66 + (i < 3 ? 0.12 - i * 0.05 : -0.03 * (i - 2)),
        -deep / 2 + 0.155,
      ]),
    );
  if (has("bolster"))
    couch.add(
      "cushion",
      move(turnX(cylinder({ radius: 0.1, height: 0.5, bevel: 0.03, segments: 24 }), PI / 2), [-0.66, 0.63, -0.2]),
    );
  couch.add("frame", block([long - 0.04, 0.03, 0.02], [0, 0.37, deep / 2], 0.008));
  return couch.parts({ padding: 1, frame: 0.7 });
}

/** A chaise longue. What makes it itself: a couch for one to lie on: a long padded seat on turned legs, its head end curled up and over, a back that sinks along one side only, a bolster. */
export const chaiseLongue = defineFromPlan({
  id: "chaise-longue",
  family: "furniture",
  words: [
    "chaise longue",
    "chaise lounge",
    "chaise",
    "fainting couch",
    "daybed",
    "day bed",
    "recamier",
    "psychiatrist couch",
  ],
  senses: ["chaise longue", "daybed"],
  height: 0.95,
  view: { azimuth: 0.5, elevation: 0.22 },
  slots: {
    padding: mainSlot("velvet", "#7a1f34 #1f5a4a #2c3f7a #b88a3c #6a3a6a", "upholstery|seat|back|cover"),
    frame: slot("mahogany walnut", "", "leg|wood"),
    cushion: slot("silk", "#d8b45c #e8dcc4", "bolster|pillow"),
    button: slot("gold", "", "stud"),
  },
  extras: { bolster: { chance: 0.75, slot: "cushion" } },
  build,
});

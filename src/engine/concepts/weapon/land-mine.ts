import { cylinder } from "../../geometry/lathe.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** A flat drum with a ribbed rim, a pressure plate on top with a fuse and a red lamp, half dug into the ground. */
function land(mine: Assembly): void {
  mine.add(
    "earth",
    turnedUp(
      [
        [0, -0.02],
        [0.33, -0.02],
        [0.3, 0.012, 0.01],
        [0.22, 0.03, 0.015],
        [0, 0.03],
      ],
      40,
    ),
  );
  mine.add(
    "body",
    turnedUp(
      [
        [0, 0],
        [0.17, 0],
        [0.175, 0.02, 0.006],
        [0.175, 0.085, 0.015],
        [0.14, 0.1, 0.008],
        [0, 0.1],
      ],
      56,
    ),
  );
  for (let i = 0; i < 20; i += 1)
    mine.add("body", turnY(block([0.022, 0.05, 0.02], [0, 0.058, 0.174], 0.004), (i / 20) * TAU));
  mine.post("plate", 0.105, 0.03, [0, 0.095, 0], 0.098, 44);
  for (let i = 0; i < 6; i += 1)
    mine.add("plate", turnY(block([0.014, 0.012, 0.066], [0, 0.127, 0.056], 0.004), (i / 6) * TAU));
  mine.post("fuse", 0.032, 0.035, [0, 0.122, 0], 0.026, 24);
  mine.add("lamp", move(sphere(0.019, 16), [0, 0.16, 0]));
  mine.box("metal", [0.05, 0.016, 0.016], 0.152, 0.092, 0, 0.004);
  mine.add("metal", move(turnX(cylinder({ radius: 0.02, height: 0.008, segments: 18 }), 0), [-0.13, 0.098, 0.03]));
}

/** A ball with horns on a chain. */
function naval(mine: Assembly): void {
  const r = 0.5;
  const y = 0.86;
  mine.add("body", move(sphere(r, 40), [0, y, 0]));
  for (let row = 0; row < 5; row += 1) {
    const lift = [1.571, 0.75, 0.05, -0.68, -1.571][row] as number;
    const count = [1, 5, 7, 5, 0][row] as number;
    for (let i = 0; i < count; i += 1) {
      const turn = (i / count) * TAU + row * 0.4;
      const spike = cylinder({ radius: 0.055, radiusTop: 0.042, height: 0.16, bevel: 0.012, segments: 14 });
      const tilted = turnY(turnZ(move(spike, [0, r - 0.03, 0]), lift - TAU / 4), turn);
      mine.add("metal", move(tilted, [0, y, 0]));
    }
  }
  for (let i = 0; i < 22; i += 1) mine.add("metal", turnY(move(sphere(0.017, 8), [0, y, r]), (i / 22) * TAU));
  mine.post("metal", 0.1, 0.08, [0, y - r - 0.05, 0], 0.12);
  for (let i = 0; i < 4; i += 1)
    mine.add(
      "metal",
      move(turnY(block([0.05, 0.13, 0.02], [0, 0, 0], 0.009), i * 1.57), [0.0, 0.33 - i * 0.085 + 0.0, 0]),
    );
  mine.box("metal", [0.42, 0.08, 0.42], 0, 0, 0, 0.02);
  mine.add("lamp", move(sphere(0.05, 14), [cos(0.9) * 0.3, y + 0.38, sin(0.9) * 0.2]));
}

function build({ style }: Planned): Part[] {
  const mine = new Assembly();
  if (style === "naval") naval(mine);
  else land(mine);
  return mine.parts({ body: 1, plate: 0.9, metal: 0.8 });
}

const NAVAL = ["naval mine", "sea mine", "water mine", "spiked mine", "underwater mine"];

/** A mine. What makes it itself: a flat olive drum half buried in earth, with a ribbed rim, a pressure plate, a fuse and a red lamp; at sea a dark ball with horns all over, on its chain. */
export const landMine = defineFromPlan({
  id: "land-mine",
  family: "weapon",
  words: [
    "land mine",
    "landmine",
    "anti-tank mine",
    "anti tank mine",
    "explosive mine",
    "proximity mine",
    "claymore mine",
    ...NAVAL,
  ],
  senses: ["land mine"],
  height: 0.18,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    body: mainSlot("painted-metal", "#5d6640 #6e6a4a #4c5540", "case|drum|ball"),
    plate: slot("painted-metal", "#454c30 #55503a", "pressure plate|top"),
    fuse: slot("brushed-steel", "", "detonator"),
    metal: slot("cast-iron", "#3a3c3e", "horn|spike|chain|handle"),
    lamp: slot("plastic", "#f0281c", "light"),
    earth: slot("soil", "#6b5138", "dirt|ground"),
  },
  styles: { land: {}, naval: { weight: 0, words: NAVAL, dress: { body: "#3f4448" } } },
  build,
});

import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { Assembly } from "../assembly.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, beam } from "../pieces.ts";

/** Height of the seat, half its width and half its depth; how far the feet stand out from it; metres. */
const [SEAT, HALF, DEEP, SPLAY] = [1.75, 0.42, 0.36, 0.3];

function build({ has }: Planned): Part[] {
  const a = new Assembly();
  const leg = (x: number, z: number, top = SEAT): [Vec3, Vec3] => [
    [x * (HALF + SPLAY), 0, z * (DEEP + SPLAY)],
    [x * HALF, top, z * DEEP],
  ];
  for (const x of [1, -1]) for (const z of [1, -1]) a.add("frame", beam(...leg(x, z), 0.085, 0.085));
  const on = (x: number, z: number, t: number) => mix(...leg(x, z), t);
  // rungs between the front legs are the ladder; rails and one brace close the other sides
  for (const t of [0.14, 0.3, 0.46, 0.62, 0.78]) a.add("step", beam(on(1, 1, t), on(-1, 1, t), 0.07, 0.11));
  for (const x of [1, -1]) {
    for (const t of [0.32, 0.7]) a.add("frame", beam(on(x, 1, t), on(x, -1, t), 0.04, 0.09));
    a.add("frame", beam(on(x, 1, 0.32), on(x, -1, 0.7), 0.035, 0.08));
  }
  a.add(
    "frame",
    beam(on(1, -1, 0.2), on(-1, -1, 0.78), 0.035, 0.08),
    beam(on(-1, -1, 0.2), on(1, -1, 0.78), 0.035, 0.08),
  );
  for (let i = 0; i < 5; i += 1) a.box("seat", [HALF * 2 + 0.14, 0.04, 0.15], 0, SEAT, -DEEP + 0.06 + i * 0.17);
  a.box("seat", [HALF * 1.7, 0.04, 0.28], 0, SEAT - 0.52, DEEP + 0.24);
  for (const x of [1, -1]) {
    a.add(
      "frame",
      beam([x * HALF * 0.8, SEAT - 0.5, DEEP - 0.02], [x * HALF * 0.8, SEAT - 0.5, DEEP + 0.38], 0.05, 0.07),
    );
    a.add("frame", beam([x * HALF, SEAT, -DEEP], [x * HALF, SEAT + 0.78, -DEEP - 0.14], 0.07, 0.07));
    a.add("frame", beam([x * HALF, SEAT + 0.02, DEEP - 0.08], [x * HALF, SEAT + 0.32, DEEP - 0.08], 0.06, 0.06));
    a.add("frame", block([0.11, 0.045, DEEP * 2 + 0.16], [x * HALF, SEAT + 0.33, -0.02], 0.012));
  }
  for (let i = 0; i < 4; i += 1)
    a.add("seat", block([HALF * 2 + 0.06, 0.13, 0.035], [0, SEAT + 0.2 + i * 0.165, -DEEP - 0.01 - i * 0.03], 0.01));
  if (has("buoy")) {
    a.add("buoy", settle(move(turnX(torus(0.24, 0.065, 40, 14), PI / 2 - 0.17), [0, SEAT - 0.98, DEEP + 0.24])));
    a.draw("buoy", (surface, x, y) => {
      const t = (atan2(y - (SEAT - 0.98), x) / TAU) * 4 + 4.5;
      if (Math.abs(t - Math.floor(t) - 0.5) < 0.17) layColour(surface, [0.9, 0.9, 0.88], 0.5);
    });
  }
  if (has("umbrella")) {
    const foot: Vec3 = [-HALF - 0.06, SEAT - 0.3, -DEEP - 0.05];
    a.add("pole", bar(foot, [foot[0], SEAT + 1.75, foot[2]], 0.025, 14));
    const canopy = turnedUp(
      [
        [0, 0.4],
        [0.02, 0.39],
        [0.6, 0.2, 0.1],
        [1.0, -0.06],
        [1.0, -0.1],
        [0.98, -0.08],
        [0.58, 0.17, 0.1],
        [0, 0.35],
      ].reverse() as [number, number][],
      40,
    );
    a.add("umbrella", settle(move(canopy, [foot[0] + 0.25, SEAT + 1.4, foot[2] + 0.3])));
    a.add("pole", bar([foot[0], SEAT + 1.7, foot[2]], [foot[0] + 0.25, SEAT + 1.78, foot[2] + 0.3], 0.02, 12));
    a.add("pole", move(sphere(0.04, 16), [foot[0] + 0.25, SEAT + 1.82, foot[2] + 0.3]));
    a.draw("umbrella", (surface, x, _y, z) => {
      const t = (atan2(z - foot[2] - 0.3, x - foot[0] - 0.25) / TAU) * 4 + 8;
      if (t - Math.floor(t) < 0.5) layColour(surface, [0.88, 0.87, 0.83], 0.8);
    });
  }
  return a.parts({ frame: 1, seat: 1, umbrella: 0.9, buoy: 0.9 });
}

/** A lifeguard's chair. What makes it itself: a tall white wooden tower of four splayed legs with the rungs of a ladder in front, on it a slatted seat with arms and a footboard high over the sand, a striped parasol and a red and white life ring. */
export const lifeguardChair = defineFromPlan({
  id: "lifeguard-chair",
  family: "furniture",
  words: [
    "lifeguard chair",
    "lifeguard stand",
    "lifeguard seat",
    "lifeguard's chair",
    "lifeguard tower chair",
    "umpire chair",
    "umpire's chair",
    "lifeguard post",
  ],
  height: 3.5,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.1 },
  slots: {
    frame: mainSlot("painted-wood", "#f2f1ec #e8e4d8 #c83a2a", "leg|brace|arm|tower"),
    seat: slot("painted-wood", "#f2f1ec #e8e4d8", "back|footrest|slat"),
    step: slot("painted-wood", "#f2f1ec #c8281e", "rung|ladder"),
    umbrella: slot("canvas", "#d0241c #1f5fae", "parasol|canopy"),
    pole: slot("brushed-steel", "", "mast"),
    buoy: slot("plastic", "#e0301c", "life ring|life buoy|lifebuoy|ring"),
  },
  extras: { umbrella: { chance: 0.75 }, buoy: { chance: 0.9 } },
  build,
  sockets: () => [
    { name: "seat", position: [0, SEAT + 0.04, -0.02], normal: [0, 1, 0], radius: 0.36 },
    { name: "top", position: [0, SEAT + 0.04, -0.02], normal: [0, 1, 0], radius: 0.36 },
  ],
});

import { wobble } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { atan2, cos, GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";
import { archPath, block, turnedUp } from "./masonry.ts";

/** Radius of the stem at the height of the door, of the cap, and the height at which the cap begins. */
const STEM = 1.05;
const CAP = 2.05;
const EAVES = 1.85;
const RISE = 1.55;

/** On the cap's skin: `up` 0 at the eaves, 1 at the top. */
function onCap(up: number, angle: number): { at: Vec3; tilt: number } {
  const t = up * 0.5 * PI;
  return {
    at: [CAP * cos(t) * sin(angle), EAVES + 0.12 + RISE * sin(t), CAP * cos(t) * cos(angle)],
    tilt: atan2(cos(t) / CAP, sin(t) / RISE),
  };
}

function build({ seed, count, has }: Planned): Part[] {
  const stem = turnedUp(
    [
      [0, 0],
      [1.34, 0],
      [1.28, 0.16, 0.2],
      [STEM, 0.8, 0.5],
      [0.98, EAVES + 0.3],
      [0, EAVES + 0.3],
    ],
    48,
    4,
  );
  const dome = Array.from({ length: 13 }, (_, k) => {
    const t = (k / 12) * 0.5 * PI;
    return [k === 12 ? 0 : CAP * cos(t), EAVES + 0.12 + RISE * sin(t)] as const;
  });
  const cap = turnedUp([[0, EAVES + 0.22], [0.95, EAVES + 0.14], [CAP * 0.96, EAVES - 0.02, 0.05], ...dome], 64, 3);
  const gills = turnedUp(
    [
      [0, EAVES + 0.2],
      [0.96, EAVES + 0.02],
      [CAP * 0.93, EAVES - 0.05],
      [CAP * 0.9, EAVES + 0.06],
      [0, EAVES + 0.26],
    ],
    64,
  );
  const spots = Array.from({ length: count }, (_, k) => {
    // as many to the square metre at the eaves as at the top
    const up = 0.08 + 0.86 * (1 - Math.sqrt(1 - (k + 0.5) / count));
    const { at, tilt } = onCap(up, k * GOLDEN_ANGLE + (seed % 11));
    const flat = stretch(sphere(0.17 + 0.13 * ((k * 0.382) % 1), 14), [1, 0.36, 1]);
    return move(turnY(turnX(flat, tilt), k * GOLDEN_ANGLE + (seed % 11)), at);
  });
  const front = 1.17;
  const door = move(plate(archPath(0.62, 1.12), 0.1, 0.01), [0, 0.08, front]);
  const frame = move(plate(archPath(0.8, 1.24), 0.08, 0.02), [0, 0.06, front - 0.02]);
  const panes = [-0.95, 0.95].map((angle) => ({ angle, y: 1.12 }));
  const onStem = (g: Part["geometry"], angle: number, y: number, out: number) => turnY(move(g, [0, y, out]), angle);
  const parts: Part[] = [
    makePart("stem", "wall", wobble(stem, 0.02, 0.5, seed), { weight: 1, grain: "y" }),
    makePart("gills", "wall", gills, { weight: 0.4 }),
    makePart("cap", "cap", cap, { weight: 1, crease: 0.9 }),
    makePart("spots", "spot", merge(spots), { weight: 1 }),
    makePart("door-frame", "frame", frame, { weight: 0.7 }),
    makePart("door", "door", door, { weight: 0.9, grain: "y" }),
    makePart("knob", "metal", move(sphere(0.035, 12), [0.2, 0.62, front + 0.075]), { weight: 0.3 }),
    makePart("step", "stone", block([0.9, 0.1, 0.42], [0, 0.05, front + 0.24], 0.03), { weight: 0.5 }),
    ...panes.flatMap(({ angle, y }, k) => [
      makePart(`window-${k + 1}`, "window", onStem(disc(0.2, 0.04, 0.004), angle, y, 1.0), { weight: 0.7 }),
      makePart(`window-frame-${k + 1}`, "frame", onStem(turnX(torus(0.21, 0.035, 32, 10), PI / 2), angle, y, 1.03), {
        weight: 0.6,
      }),
      makePart(
        `window-bars-${k + 1}`,
        "frame",
        onStem(merge([block([0.4, 0.03, 0.03], [0, 0, 0]), block([0.03, 0.4, 0.03], [0, 0, 0])]), angle, y, 1.045),
        { weight: 0.4 },
      ),
    ]),
    makePart(
      "ground",
      "ground",
      wobble(
        turnedUp(
          [
            [0, -0.14],
            [1.9, -0.14],
            [1.95, -0.02, 0.06],
            [1.2, 0.05, 0.2],
            [0, 0.06],
          ],
          48,
        ),
        0.02,
        0.6,
        seed + 1,
      ),
      { weight: 0.5 },
    ),
  ];
  if (!has("chimney")) return parts;
  // through the cap where it is seen from in front, high enough to stand clear of the top
  const [x, y, z] = onCap(0.52, 0.85).at;
  const base: Vec3 = [x, y, z];
  const pipe = turnedUp(
    [
      [0, -0.35],
      [0.19, -0.35],
      [0.19, 0.82, 0.01],
      [0.26, 0.84, 0.01],
      [0.26, 0.96, 0.01],
      [0.15, 0.96],
      [0.14, 0.8],
      [0, 0.8],
    ],
    24,
  );
  return [...parts, makePart("chimney", "stone", move(turnZ(pipe, -0.12), base), { weight: 0.7 })];
}

/** A house in a mushroom. What makes it itself: a thick pale stem with an arched door and round windows, under a wide red cap with white spots and a crooked chimney. */
export const mushroomHouse = defineFromPlan({
  id: "mushroom-house",
  family: "building",
  words: [
    "mushroom house",
    "mushroom cottage",
    "mushroom home",
    "mushroom hut",
    "toadstool house",
    "fairy house",
    "gnome house",
    "smurf house",
    "fairy cottage",
  ],
  height: 3.7,
  view: { azimuth: 0.42, elevation: 0.16 },
  slots: {
    cap: mainSlot("plaster", "#b3241a #b3241a #8a3a9a #c8641e", "roof|hat|top"),
    wall: slot("plaster", "#ecdfc4 #e6d6b6", "stem|stalk|house", false),
    spot: slot("plaster", "#f4efe2", "dot|wart"),
    door: slot("oak-planks", "#7a4a26 #3f6a3a #2f5a86", ""),
    frame: slot("oak", "#5a3a20", "sill|shutter"),
    window: slot("glass", "#f2c65a", "pane"),
    stone: slot("stone-wall", "", "chimney|step"),
    metal: slot("brass", "", "knob|handle"),
    ground: slot("grass", "", "lawn|moss"),
  },
  extras: { chimney: { chance: 0.85, slot: "stone" } },
  count: { slot: "spot", min: 16, max: 26, most: 60 },
  build,
});

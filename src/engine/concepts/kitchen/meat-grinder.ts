import { curveThrough } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Height of the barrel's middle over the table, its radius, and where its plate is. */
const AXIS = 0.27;
const R = 0.05;
const FACE = 0.125;

/** Lies along Z from `from` to `to`, its middle on the axis. */
const along = (radius: number, from: number, to: number, radiusTo = radius) =>
  move(
    turnX(
      cylinder({ radius, radiusTop: radiusTo, height: to - from, bevel: Math.min(0.006, radius * 0.2), segments: 40 }),
      PI / 2,
    ),
    [0, AXIS, from],
  );

/** Holes in rings. */
const holes: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const [u, v] = [x / 0.0125, (y - AXIS) / 0.0108];
  const row = Math.round(v);
  const shift = row % 2 === 0 ? 0 : 0.5;
  const [a, b] = [u - shift - Math.round(u - shift), (v - row) * 0.87];
  if (a * a + b * b < 0.1 && x * x + (y - AXIS) * (y - AXIS) < 0.0021) layColour(surface, [0.02, 0.015, 0.015], 0.9, 0);
};

function build({ has }: Planned): Part[] {
  const mill = new Assembly();
  mill.add("body", along(R, -0.08, FACE - 0.03), along(R * 0.6, -0.12, -0.075, R * 0.95));
  mill.add(
    "body",
    move(
      turnedUp(
        [
          [0, 0],
          [0.04, 0],
          [0.042, 0.07, 0.02],
          [0.1, 0.15, 0.012],
          [0.104, 0.162],
          [0.094, 0.162],
          [0.034, 0.075, 0.02],
          [0.03, 0.05],
          [0, 0.05],
        ],
        44,
      ),
      [0, AXIS + 0.02, -0.02],
    ),
  );
  mill.add("ring", along(R * 1.22, FACE - 0.045, FACE));
  mill.add("ring", move(turnX(torus(R * 1.1, 0.008, 40, 10), PI / 2), [0, AXIS, FACE]));
  mill.add("plate", along(R * 1.04, FACE - 0.01, FACE + 0.006));
  for (let k = 0; k < 6; k += 1) {
    const angle = (k * PI) / 3;
    mill.add(
      "ring",
      bar(
        [R * 1.2 * cos(angle), AXIS + R * 1.2 * sin(angle), FACE - 0.04],
        [R * 1.2 * cos(angle), AXIS + R * 1.2 * sin(angle), FACE - 0.006],
        0.009,
        8,
      ),
    );
  }
  // its leg, and the clamp about the edge of a table
  mill.add("body", bar([0, AXIS - 0.03, -0.02], [0, 0.1, -0.02], 0.026, 16));
  mill.box("body", [0.1, 0.022, 0.09], 0, 0.092, -0.02, 0.008);
  mill.box("body", [0.05, 0.12, 0.024], 0, -0.012, -0.056, 0.006);
  mill.box("body", [0.05, 0.022, 0.08], 0, -0.012, -0.03, 0.006);
  mill.add("screw", bar([0, -0.07, 0.0], [0, 0.056, 0.0], 0.009, 12));
  mill.post("screw", 0.022, 0.008, [0, 0.052, 0]);
  mill.add("screw", bar([-0.032, -0.06, 0], [0.032, -0.06, 0], 0.006, 8));
  mill.box("board", [0.34, 0.032, 0.26], 0, 0.06, 0.09, 0.006);
  // the crank at the back
  mill.add("crank", along(0.012, -0.175, -0.11));
  mill.add(
    "crank",
    bar([0, AXIS, -0.165], [0.13, AXIS + 0.1, -0.165], 0.012, 12),
    move(sphere(0.02, 14), [0, AXIS, -0.168]),
  );
  mill.add(
    "handle",
    bar([0.13, AXIS + 0.1, -0.17], [0.13, AXIS + 0.1, -0.27], 0.017, 16),
    move(sphere(0.021, 16), [0.13, AXIS + 0.1, -0.265]),
  );
  mill.add("crank", move(sphere(0.019, 14), [0.13, AXIS + 0.1, -0.16]));
  if (has("meat")) {
    for (let k = 0; k < 13; k += 1) {
      const angle = 2.39996 * k;
      const r = 0.011 * Math.sqrt(k);
      const [x, y] = [r * cos(angle), r * sin(angle)];
      const fall = 0.06 + 0.07 * (((k * 7) % 5) / 5);
      mill.add(
        "meat",
        tube(
          0.0062,
          curveThrough(
            [
              [x, AXIS + y, FACE],
              [x * 1.1, AXIS + y, FACE + 0.025],
              [x * 1.2, AXIS + y - 0.03, FACE + 0.042 + 0.25 * r],
              [x * 1.3, AXIS + y - fall, FACE + 0.046 + 0.3 * r],
            ],
            4,
          ),
          8,
        ),
      );
    }
    for (let k = 0; k < 5; k += 1)
      mill.add("meat", move(sphere(0.034, 12), [0.04 * cos(1.3 * k), AXIS + 0.155, -0.02 + 0.04 * sin(1.3 * k)]));
    mill.add("meat", move(sphere(0.05, 14), [0, AXIS + 0.15, -0.02]));
  }
  mill.draw("plate", holes);
  return mill.parts({ body: 1, ring: 0.9, plate: 0.9, crank: 0.9, handle: 0.9, meat: 0.8 });
}

/** A hand-cranked meat grinder. What makes it itself: a wide funnel over a fat barrel, in front a screwed ring about a plate full of holes with minced meat coming out, behind a crank with a wooden handle, below a leg that is clamped to a board. */
export const meatGrinder = defineFromPlan({
  id: "meat-grinder",
  family: "device",
  words: ["meat grinder", "meat mincer", "mincer", "sausage grinder", "mincing machine", "food mill"],
  senses: ["meat grinder"],
  height: 0.46,
  view: { azimuth: 0.62, elevation: 0.16 },
  slots: {
    body: mainSlot("cast-iron brushed-steel", "#8d9196 #6a6d70", "hopper|funnel|barrel|leg|clamp"),
    ring: slot("brushed-steel", "", "screw ring|collar"),
    plate: slot("steel", "", "disc|hole plate"),
    crank: slot("brushed-steel", "", "arm|lever"),
    handle: slot("oak", "#8a5228 #b3241c", "grip|knob", true),
    screw: slot("brushed-steel", "", "thumbscrew"),
    board: slot("oak", "#a8783f", "table edge|table top"),
    meat: slot("raw-meat", "#b8433c", "mince|minced meat|ground meat"),
  },
  extras: { meat: { chance: 0.85, words: ["meat mincer"] } },
  build,
});

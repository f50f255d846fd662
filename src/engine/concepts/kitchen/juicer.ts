import { cylinder, lathe } from "../../geometry/lathe.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** The ribbed cone that a half is pressed on. */
const reamer = (radius: number, high: number) =>
  settle(
    deform(
      lathe(
        [
          [0, 0],
          [radius, 0],
          [radius * 0.92, high * 0.3],
          [radius * 0.6, high * 0.72],
          [radius * 0.2, high * 0.97],
          [0, high],
        ],
        48,
      ),
      ([x, y, z]) => {
        const k = 1 - 0.13 * Math.abs(sin(5 * atan2(z, x)));
        return [x * k, y, z * k];
      },
    ),
  );

/** Half an orange, its cut face up. */
function orangeHalf(juicer: Assembly, x: number, y: number, z: number, r: number): void {
  juicer.add("peel", move(stretch(sphere(r, 22), [1, 0.9, 1]), [x, y, z]));
  juicer.add(
    "flesh",
    move(turnY(cylinder({ radius: r * 0.93, height: r * 0.2, bevel: r * 0.04, segments: 30 }), 0.2), [
      x,
      y + r * 0.74,
      z,
    ]),
  );
}

function electric(juicer: Assembly): void {
  juicer.add(
    "body",
    turnedUp(
      [
        [0, 0],
        [0.088, 0, 0.012],
        [0.08, 0.15, 0.03],
        [0.07, 0.17],
        [0, 0.17],
      ],
      44,
    ),
  );
  juicer.add(
    "bowl",
    move(
      turnedUp(
        [
          [0, 0],
          [0.075, 0],
          [0.1, 0.035, 0.01],
          [0.105, 0.07],
          [0.098, 0.07],
          [0.088, 0.03],
          [0, 0.03],
        ],
        44,
      ),
      [0, 0.165, 0],
    ),
  );
  juicer.add("cone", move(reamer(0.052, 0.085), [0, 0.19, 0]));
  juicer.add("metal", move(slab([0.034, 0.016, 0.07], 0.006, 0.003), [0, 0.178, 0.105]));
  juicer.add("metal", move(slab([0.05, 0.02, 0.012], 0.008, 0.003), [0, 0.07, 0.083]));
}

function glass(juicer: Assembly, x: number, z: number): void {
  juicer.add(
    "glass",
    move(
      turnedUp(
        [
          [0, 0],
          [0.03, 0],
          [0.038, 0.1],
          [0.0345, 0.1],
          [0.028, 0.008],
          [0, 0.008],
        ],
        28,
      ),
      [x, 0, z],
    ),
  );
  juicer.post("juice", 0.027, 0.072, [x, 0.007, z], 0.0325, 28);
}

/** Lever and arm of a cast press over its cup. */
function press(juicer: Assembly): void {
  juicer.box("body", [0.17, 0.025, 0.24], 0, 0, 0, 0.01);
  juicer.add("body", bar([0, 0.02, -0.085], [0, 0.4, -0.085], 0.018, 14));
  juicer.add("metal", bar([0, 0.16, -0.085], [0, 0.16, 0.0], 0.014, 10));
  juicer.post("metal", 0.05, 0.05, [0, 0.15, 0.03], 0.06);
  juicer.add("cone", move(reamer(0.036, 0.05), [0, 0.195, 0.03]));
  juicer.add("metal", bar([0, 0.36, -0.085], [0, 0.36, 0.03], 0.014, 10));
  juicer.add("metal", bar([0, 0.38, 0.03], [0, 0.29, 0.03], 0.012, 10));
  juicer.add("body", move(stretch(sphere(0.06, 24), [1, 0.8, 1]), [0, 0.285, 0.03]));
  juicer.add(
    "handle",
    bar([0.02, 0.36, -0.03], [0.16, 0.5, 0.12], 0.011, 10),
    move(sphere(0.022, 14), [0.165, 0.505, 0.125]),
  );
}

function build({ style }: Planned): Part[] {
  const juicer = new Assembly();
  if (style === "press") press(juicer);
  else electric(juicer);
  glass(juicer, style === "press" ? 0 : 0.02, style === "press" ? 0.03 : 0.135);
  if (style === "press") juicer.post("metal", 0.04, 0.004, [0, 0.023, 0.03]);
  orangeHalf(juicer, 0.155, 0.036, 0.02, 0.038);
  juicer.add("peel", move(stretch(sphere(0.04, 22), [1, 0.95, 1]), [-0.14, 0.038, 0.07]));
  juicer.draw("flesh", (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.5) return;
    const far = Math.sqrt(x * x + z * z) / 0.036;
    const ray = Math.abs(cos(4 * atan2(z, x)));
    if (far > 0.88 || ray < 0.12 || far < 0.12) layColour(surface, [0.93, 0.82, 0.55], 0.6);
  });
  return juicer.parts({ cone: 1, body: 1, peel: 0.8, juice: 0.8 });
}

const PRESS = ["juice press", "citrus press", "orange press", "lemon press", "fruit press"];

/** A juicer. What makes it itself: a ribbed cone in a bowl with a spout over a round base, or a lever press on a stand, a glass of orange juice before it, oranges whole and cut. */
export const juicer = defineFromPlan({
  id: "juicer",
  family: "device",
  words: [
    "juicer",
    "citrus juicer",
    "lemon squeezer",
    "orange juicer",
    "juice extractor",
    "juice machine",
    "reamer",
    ...PRESS,
  ],
  senses: ["juicer"],
  height: 0.3,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: {
    body: mainSlot("plastic", "#e8e6df #c8342a #2f6f8a #3a3c40", "base|case|stand"),
    bowl: slot("plastic", "#f0efe9", "dish"),
    cone: slot("plastic", "#f4f2ec", "reamer"),
    metal: slot("brushed-steel", "", "spout|arm"),
    handle: slot("painted-metal", "#26282c", "lever"),
    glass: { ...slot("glass", "#dcecf0", "cup"), clear: true },
    juice: slot("plastic", "#f5a623", "orange juice"),
    peel: slot("plastic", "#ef8a1c", "orange|lemon|fruit"),
    flesh: slot("plastic", "#f7b23c", "pulp"),
  },
  styles: {
    electric: {},
    press: { weight: 0.2, words: PRESS, dress: { body: "#b8bcc0" }, materials: { body: "brushed-steel" } },
  },
  build,
});

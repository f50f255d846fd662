import { boundsOf } from "#measure/bounds.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox } from "../../geometry/sdf-primitives.ts";
import { slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { RX, RZ, strap } from "../accessory/around-face.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** A hand controller on its end: a grip, a round head with a stick and two buttons, a ring over it. */
function controller(s: number, i: number, floor: number): Part[] {
  const handle = merge([
    bar([0, 0.012, 0], [0, 0.1, -0.012], 0.0155, 18),
    bar([0, 0.098, -0.012], [0, 0.11, -0.009], 0.026, 28),
  ]);
  const foot = boundsOf([handle.positions]).min[1];
  const at = (g: Part["geometry"]) => move(g, [s * 0.15, floor - foot, 0.075]);
  return [
    makePart(`controller-${i}`, "body", at(handle), { weight: 0.7 }),
    makePart(`controller-ring-${i}`, "trim", at(move(turnX(torus(0.044, 0.0062, 40, 10), 0.35), [0, 0.125, 0.002])), {
      weight: 0.7,
    }),
    makePart(
      `stick-${i}`,
      "trim",
      at(
        merge([
          bar([0, 0.105, -0.01], [0, 0.122, -0.01], 0.0055, 12),
          bar([0, 0.118, -0.01], [0, 0.124, -0.01], 0.009, 16),
        ]),
      ),
      { weight: 0.4 },
    ),
  ];
}

function build({ has, style }: Planned): Part[] {
  const shape = sculpt([
    add(roundBox([0, 0, RZ + 0.028], [0.182, 0.098, 0.066], 0.03)),
    carve(ellipsoid([0, 0, 0], [RX + 0.004, 0.16, RZ]), 0.004),
  ]);
  const visor = meshSdf(shape, 0.0038);
  const floor = boundsOf([visor.positions]).min[1];
  const gasket = sculpt([
    add(roundBox([0, -0.002, RZ - 0.008], [0.164, 0.088, 0.06], 0.026)),
    carve(ellipsoid([0, 0, -0.014], [RX + 0.002, 0.16, RZ]), 0.004),
    carve(roundBox([0, -0.056, RZ - 0.01], [0.03, 0.04, 0.1], 0.012), 0.01),
  ]);
  const over: Vec3[] = Array.from({ length: 19 }, (_, i): Vec3 => {
    const a = 0.42 + (i / 18) * 2.5;
    return [0, 0.115 * sin(a) - 0.004, (RZ + 0.004) * cos(a)];
  });
  return [
    makePart("visor", "body", visor, { weight: 1, crease: 1 }),
    makePart("gasket", "foam", meshSdf(gasket, 0.004), { weight: 0.7, crease: 1 }),
    makePart("front", "front", move(slab([0.15, 0.068, 0.008], 0.024, 0.003), [0, 0, RZ + 0.06]), {
      weight: 1,
      paint: (surface, x, y) => {
        if (style === "glow" && Math.abs(Math.abs(y) - 0.026) < 0.0018 && Math.abs(x) < 0.055)
          layColour(surface, [0.1, 0.75, 1], 0.2, 0);
      },
    }),
    makePart(
      "cameras",
      "camera",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => bar([s * 0.055, t * 0.02, RZ + 0.06], [s * 0.055, t * 0.02, RZ + 0.0675], 0.0085, 20)),
        ),
      ),
      { weight: 0.8 },
    ),
    makePart("strap", "strap", strap(0.92, 0.036, 0.005), { weight: 1 }),
    makePart("top-strap", "strap", sweep(rectangleOutline(0.03, 0.005, 0.002, 1), over, { up: [0, 1, 0] }), {
      weight: 0.9,
    }),
    makePart(
      "arms",
      "body",
      merge([-1, 1].map((s) => move(block([0.012, 0.034, 0.1], [0, 0, 0], 0.005, 2), [s * (RX + 0.008), 0, 0.052]))),
      { weight: 0.7 },
    ),
    makePart("dial", "trim", bar([0, 0, -RZ - 0.004], [0, 0, -RZ - 0.02], 0.026, 28), { weight: 0.5 }),
    ...(has("controller") ? [...controller(-1, 1, floor), ...controller(1, 2, floor)] : []),
  ];
}

/** A VR headset. What makes it itself: a rounded visor box without a window, small cameras in its glossy front, a foam rim shaped for the face behind, straps around and over an empty head; beside it two controllers with rings. */
export const vrHeadset = defineFromPlan({
  id: "vr-headset",
  family: "device",
  words: [
    "vr headset",
    "virtual reality headset",
    "vr goggles",
    "vr glasses",
    "virtual reality goggles",
    "vr",
    "head-mounted display",
    "oculus",
    "vr helmet",
    "augmented reality headset",
    "ar headset",
  ],
  senses: [],
  height: 0.22,
  vary: 0.02,
  view: { azimuth: 0.6, elevation: 0.16 },
  slots: {
    body: mainSlot("plastic", "#ecedee #1d1f23 #d6d8da", "visor|case"),
    front: slot("plastic", "#101216 #1a1d24", "screen|panel|face"),
    foam: slot("foam", "#1b1c1e", "cushion|gasket"),
    camera: slot("glass", "#05070c", "lens|sensor"),
    strap: slot("canvas", "#26282c #3a3d42", "band"),
    trim: slot("plastic", "#2a2d31", "controller|ring|dial|stick"),
  },
  styles: { plain: { weight: 2 }, glow: { weight: 1 } },
  extras: { controller: { chance: 0.5, slot: "trim" } },
  build,
  sockets: () => [{ name: "attach", position: [0, 0.004, RZ * 0.7], normal: [0, 1, 0], radius: RX * 1.12 }],
});

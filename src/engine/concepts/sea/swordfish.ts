import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { IDENTITY } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { fin, rays } from "../animal/fin.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spineClay } from "../reptile/creature-studio.ts";
import { foil } from "./foil.ts";
import { seaSlots } from "./sea-slots.ts";

function buildSwordfish(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const k = p.plump;
  const body = placed(
    sculpt(
      spineClay(
        [
          [0, 0, 0.72, 0.06],
          [0, 0, 0.5, 0.13 * k],
          [0, 0, 0.15, 0.18 * k],
          [0, 0, -0.3, 0.13 * k],
          [0, 0.01, -0.7, 0.055],
          [0, 0.01, -0.86, 0.035],
        ],
        0.02,
      ),
    ),
    IDENTITY,
    [0.72, 1, 1],
  );
  const clay = sculpt([
    add(body),
    add(roundCone([0, 0.005, 0.7], [0, 0.03, 1.3 + 0.1 * (p.neck - 1)], 0.04, 0.008), 0.05),
    add(roundCone([0, -0.05, 0.62], [0, -0.045, 0.8], 0.035, 0.012), 0.03),
  ]);
  const paint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.2;
    shade(surface, 1 + 0.1 * noise(x * 10, y * 10, z * 10, p.seed));
    if (!p.plain) dye(surface, [0.78, 0.8, 0.82], 0.92 * smoothstep(0.0, -0.06, y + 0.02 * noise(0, 1, z * 5, p.seed)));
    const gill = smoothstep(0.01, 0.004, Math.abs(z - 0.42 - 1.2 * y * y)) * smoothstep(0.11, 0.09, Math.abs(y));
    const mouth = smoothstep(0.008, 0.004, Math.abs(y + 0.028)) * smoothstep(0.6, 0.64, z);
    shade(surface, 1 - 0.6 * Math.max(gill, mouth));
  };
  studio.put("body", "body", meshSdf(clay, 0.0195), paint, 1);
  const isSail = p.variant === "sailfish";
  const dorsal = isSail
    ? fin({
        root: rays(19, (t): Vec3 => [0, 0.13 - 0.1 * t * t, 0.42 - 0.92 * t]),
        tip: rays(19, (t): Vec3 => [0, 0.2 + 0.38 * p.wing * sin(0.5 + 2.3 * t), 0.34 - 0.98 * t]),
        thickness: 0.025,
        ripple: 0.008,
      })
    : foil({
        root: [
          [0, 0.12, 0.42],
          [0, 0.12, 0.12],
        ],
        edge: [
          [0, 0.17, 0.4],
          [0, 0.34 * p.wing, 0.26],
          [0, 0.5 * p.wing, 0.06],
          [0, 0.49 * p.wing, 0.02],
          [0, 0.3, 0.12],
          [0, 0.18, 0.06],
        ],
        thickness: 0.03,
      });
  const belly = foil({
    root: [
      [0, -0.06, -0.36],
      [0, -0.05, -0.48],
    ],
    edge: [
      [0, -0.11, -0.36],
      [0, -0.24, -0.5],
      [0, -0.23, -0.53],
      [0, -0.07, -0.5],
    ],
    thickness: 0.024,
  });
  const flipper = pair(
    foil({
      root: [
        [0.09, -0.06, 0.36],
        [0.09, -0.08, 0.26],
      ],
      edge: [
        [0.11, -0.07, 0.36],
        [0.26, -0.2, 0.16],
        [0.33, -0.26, 0.02],
        [0.31, -0.25, 0.02],
        [0.11, -0.1, 0.24],
      ],
      thickness: 0.028,
    }),
  );
  studio.put("fins", "fin", merge([dorsal, belly, flipper]), undefined, 0.9);
  const tail = foil({
    root: [
      [0, 0.035, -0.82],
      [0, -0.015, -0.82],
    ],
    edge: [
      [0, 0.05, -0.84],
      [0, 0.22, -1.0],
      [0, 0.4, -1.18],
      [0, 0.38, -1.21],
      [0, 0.16, -1.04],
      [0, 0.01, -0.96],
      [0, -0.14, -1.04],
      [0, -0.36, -1.21],
      [0, -0.38, -1.18],
      [0, -0.2, -1.0],
      [0, -0.03, -0.84],
    ],
    thickness: 0.04,
  });
  studio.put("tail", "tail", tail, undefined, 0.9);
  studio.putEyes(
    { centre: [0.072 * Math.sqrt(k), 0.025, 0.6], radius: 0.04 * p.eye, gaze: normalize([0.95, 0.05, 0.3]) },
    { hex: "#283848", size: 0.85, pupilSize: 0.65, white: [0.7, 0.72, 0.72] },
  );
  return studio.finish([
    { name: "top", position: [0, 0.17, 0.46], normal: Y_AXIS, radius: 0.08 },
    { name: "back", position: [0, 0.14, -0.1], normal: Y_AXIS, radius: 0.08 },
    { name: "head", position: [0, 0.13, 0.52], normal: Y_AXIS, radius: 0.08 },
    { name: "mouth", position: [0, -0.03, 0.78], normal: [0, 0, 1], radius: 0.04 },
  ]);
}

const blade = (body: string, finColour = body) => ({
  size: 1.4,
  colours: { body, fin: finColour, tail: finColour, eye: "#283848" },
});

/** A sleek blue back over silver, the upper jaw drawn out into a long sword, sickle fins, a tall crescent tail; the sailfish has its sail. */
export const swordfish = creatureConcept({
  id: "swordfish",
  words: ["swordfish", "marlin", "sailfish", "sword fish", "blue marlin"],
  senses: ["swordfish", "sailfish", "marlin"],
  height: 0.9,
  variants: { swordfish: blade("#3c4c60"), sailfish: blade("#2c4c80", "#28407c") },
  choose: (_draw, { word }) => (word === "sailfish" ? "sailfish" : "swordfish"),
  slots: seaSlots("skin", "fin", "tail", "eye"),
  poses: ["swimming"],
  build: buildSwordfish,
  view: { azimuth: 1.15, elevation: 0.12 },
});

import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { fin, rays } from "../animal/fin.ts";
import { feeler } from "../insect/jointed.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { fanTail, sideFin } from "./fish-parts.ts";
import { seaSlots } from "./sea-slots.ts";

function buildAngler(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const k = p.plump;
  const clay = sculpt([
    add(ellipsoid([0, 0, 0], [0.36 * k, 0.4, 0.46])),
    add(roundCone([0, 0, -0.3], [0, 0.03, -0.66], 0.22, 0.08), 0.1),
    add(roundCone([0, -0.28, 0.14], [0, -0.19, 0.5], 0.2, 0.11), 0.06),
    carve(ellipsoid([0, -0.04, 0.46], [0.27, 0.145, 0.34]), 0.02),
    add(both(ball([0.21, 0.2, 0.28], 0.09)), 0.05),
  ]);
  const paint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.36;
    const warts = noise(x * 13, y * 13, z * 13, p.seed);
    surface.height += p.size * 0.01 * warts;
    shade(surface, 1 + 0.28 * warts);
    const [u, v, w] = [x / 0.275, (y + 0.04) / 0.152, (z - 0.46) / 0.35];
    dye(surface, [0.3, 0.05, 0.06], smoothstep(1.06, 0.98, u * u + v * v + w * w));
  };
  studio.put("body", "body", meshSdf(clay, 0.0235), paint, 1);
  const teeth = Array.from({ length: 11 }, (_, i) => {
    const a = ((i - 5) / 5) * 1.15;
    const [s, c] = [sin(a), cos(a)];
    const long = i % 2 === 0 ? 0.17 : 0.1;
    return [
      {
        root: [0.225 * s, 0.085, 0.2 + 0.2 * c] as Vec3,
        tip: [0.22 * s, 0.09 - long, 0.21 + 0.21 * c] as Vec3,
        radius: 0.02,
      },
      {
        root: [0.21 * s, -0.2, 0.32 + 0.24 * c] as Vec3,
        tip: [0.22 * s, -0.17 + long, 0.3 + 0.24 * c] as Vec3,
        radius: 0.02,
      },
    ];
  }).flat();
  studio.put("teeth", "tooth", spikes(teeth, false), undefined, 0.8);
  const rod = feeler(
    [
      [0, 0.36, 0.12],
      [0, 0.62, 0.22],
      [0, 0.72, 0.5],
      [0, 0.56, 0.68],
    ],
    0.022,
    0.55,
  );
  studio.put("rod", "fin", rod, undefined, 0.8);
  studio.put(
    "lure",
    "lure",
    meshSdf(sculpt([add(ellipsoid([0, 0.52, 0.7], [0.07, 0.08, 0.07]))]), 0.016),
    (surface) => {
      surface.roughness = 0.1;
    },
    0.85,
  );
  studio.put("tail", "tail", fanTail(-0.66, 0.34 * p.tail), undefined, 0.8);
  const back = fin({
    root: rays(9, (t): Vec3 => [0, 0.3 - 0.12 * t, -0.2 - 0.22 * t]),
    tip: rays(9, (t): Vec3 => [0, 0.54 - 0.2 * t, -0.34 - 0.26 * t]),
    thickness: 0.03,
    ripple: 0.01,
  });
  studio.put("fins", "fin", merge([back, sideFin([0.33 * k, -0.08, -0.1], 0.26 * p.wing)]), undefined, 0.7);
  studio.putEyes(
    { centre: [0.225, 0.22, 0.33], radius: 0.065 * p.eye, gaze: normalize([0.5, 0.05, 0.85]) },
    { hex: "#d8d890", size: 0.8, pupilSize: 0.35, white: [0.7, 0.7, 0.6] },
  );
  return studio.finish([
    { name: "top", position: [0, 0.4, 0], normal: Y_AXIS, radius: 0.15 },
    { name: "head", position: [0, 0.38, 0.12], normal: Y_AXIS, radius: 0.15 },
    { name: "back", position: [0, 0.38, -0.1], normal: Y_AXIS, radius: 0.15 },
    { name: "mouth", position: [0, -0.05, 0.5], normal: [0, 0, 1], radius: 0.12 },
  ]);
}

/** A dark warty head that is mostly a gape of needle teeth, a glowing lure on a rod before it, small fins. */
export const anglerfish = creatureConcept({
  id: "anglerfish",
  words: ["anglerfish", "angler fish", "angler", "deep sea fish", "monkfish"],
  senses: ["goosefish"],
  height: 0.3,
  variants: {
    dark: {
      size: 0.35,
      colours: { body: "#3c3034", tail: "#4c3c40", fin: "#4c3c40", tooth: "#ece8d4", lure: "#8cf4dc", eye: "#d8d890" },
    },
    teal: {
      size: 0.35,
      colours: { body: "#20444c", tail: "#2c5860", fin: "#2c5860", tooth: "#ece8d4", lure: "#f4e88c", eye: "#d8d890" },
    },
  },
  choose: (draw) => draw.pick("kind", ["dark", "teal"], [2, 1]),
  slots: {
    ...seaSlots("skin", "fin", "tail", "tooth", "eye"),
    lure: { words: ["lamp", "light", "bulb"], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["swimming"],
  build: buildAngler,
  view: { azimuth: 0.8, elevation: 0.12 },
});

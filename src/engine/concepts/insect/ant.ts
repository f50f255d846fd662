import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { bugColours, bugSlots } from "./bug-slots.ts";
import { buildInsect } from "./insect-form.ts";
import { standingLegs } from "./standing-legs.ts";

function build(p: CreatureParameters) {
  const k = p.plump;
  const y = 0.3 * p.legs;
  const h = p.head;
  const paint: Paint = (surface, _x, yy, z) => {
    surface.roughness = 0.22;
    const ring = smoothstep(0.7, 0.95, sin((z + 0.35 * (yy - y)) * 42)) * smoothstep(-0.22, -0.26, z);
    shade(surface, 1 - 0.4 * ring);
    surface.height -= p.size * 0.004 * ring;
  };
  return buildInsect(p, {
    clay: sculpt([
      add(ellipsoid([0, y + 0.05, 0.18], [0.1, 0.1, 0.13])),
      add(ellipsoid([0, y + 0.02, 0.0], [0.075, 0.08, 0.11]), 0.05),
      add(ball([0, y + 0.02, -0.14], 0.05), 0.02),
      add(roundCone([0, y, -0.1], [0, y, -0.2], 0.025, 0.03), 0.02),
      add(ellipsoid([0, y + 0.01, -0.42], [0.185 * k, 0.175 * k, 0.24]), 0.015),
      add(ellipsoid([0, y + 0.04, 0.44], [0.17 * h, 0.125 * h, 0.16 * h]), 0.02),
    ]),
    cell: 0.018,
    paint,
    legs: standingLegs({
      hip: y - 0.02,
      out: 0.06,
      legs: [
        [0.2, 0.75],
        [0.1, 1.5],
        [0.0, 2.35],
      ],
      knee: y + 0.14,
      reach: 0.52,
    }),
    legRadius: 0.03,
    antennae: {
      path: [
        [0.06, y + 0.12 * h, 0.54],
        [0.2, y + 0.3, 0.6],
        [0.24, y + 0.2, 0.84],
      ],
      radius: 0.019,
      tip: 1.2,
    },
    eye: { at: [0.145 * h, y + 0.075, 0.47], radii: [0.03, 0.04, 0.04], hex: "#100c0a" },
    wings: [],
    points: [{ root: [0.09 * h, y - 0.02, 0.56], tip: [0.012, y - 0.03, 0.7], bend: [0.045, 0, 0.03], radius: 0.034 }],
    back: [0, y + 0.15, 0.1],
    head: [0, y + 0.16, 0.44],
    mouth: [0, y - 0.02, 0.66],
  });
}

/** Three beads on a thread: big head with elbowed feelers and curved jaws, slim middle with six legs, round gaster. */
export const ant = creatureConcept({
  id: "ant",
  words: ["ant", "fire ant", "termite", "worker ant"],
  senses: ["ant"],
  height: 0.005,
  variants: {
    red: bugColours(0.012, "#7c2410", "#5c1a0c", "#100c0a"),
    black: bugColours(0.012, "#17130f", "#17130f", "#2c2018"),
  },
  choose: (draw, { word }) => (word === "fire ant" ? "red" : draw.pick("kind", ["red", "black"])),
  slots: bugSlots("jaw"),
  poses: ["standing"],
  build,
  view: { azimuth: 0.8, elevation: 0.35 },
});

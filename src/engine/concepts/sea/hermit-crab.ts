import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { mirrorRest, pair } from "../animal/enlarge.ts";
import { feeler, jointedLeg, legPairs } from "../insect/jointed.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { claw } from "./claw.ts";
import { alongSpiral, spiralSolid, spiralWay } from "./spiral-shell.ts";

/** Height of the body's middle over the floor. */
const HIGH = 0.24;

/** A whelk's shell that opens forward and rises to a point behind. */
function shell(p: CreatureParameters, put: ReturnType<typeof openStudio>["put"]): void {
  const way = spiralWay({ turns: 4.4, mouth: 0.33 * p.wing, shrink: 0.62, climb: 2.3, wide: 0.6 }, 14);
  const clay = spiralSolid(way);
  const banded: Paint = (surface, x, y, z) => {
    const { turn, across } = alongSpiral(way, x, y, z);
    surface.roughness = 0.3;
    const growth = sin(turn * 60 + 2 * noise(x * 6, y * 6, z * 6, p.seed));
    shade(surface, 1 - 0.14 * smoothstep(0.2, 0.9, growth));
    shade(surface, 1 - 0.3 * smoothstep(0.16, 0.02, across));
    surface.height -= p.size * 0.003 * smoothstep(0.4, 1, growth);
    if (p.plain) return;
    const spots = noise(turn * 14, across * 5, 0.5, p.seed);
    dye(surface, [0.42, 0.16, 0.06], 0.75 * smoothstep(0.15, 0.35, spots) * smoothstep(0.3, 0.5, across));
  };
  // the spire points up and back, the mouth down and forward
  const turned = chain(
    rotation(Z_AXIS, -0.35),
    rotation(X_AXIS, -2.2),
    rotation(Y_AXIS, 0.35),
    translation([0.02, HIGH + 0.3 * p.wing, -0.16]),
  );
  put("shell", "shell", place(meshSdf(clay, 0.021), turned), banded, 1);
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  shell(p, studio.put);
  const skin: Paint = (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.32;
    shade(surface, 1 + 0.14 * noise(x * 24, y * 24, z * 24, p.seed));
    if (!p.plain) dye(surface, [0.9, 0.62, 0.4], 0.55 * smoothstep(0, -0.7, ny));
  };
  const body = sculpt([
    add(ellipsoid([0, HIGH, 0.12], [0.2, 0.15, 0.26])),
    add(ellipsoid([0, HIGH + 0.03, 0.3], [0.16, 0.115, 0.15]), 0.05),
    add(ellipsoid([0, HIGH + 0.04, -0.12], [0.19, 0.17, 0.22]), 0.05),
  ]);
  studio.put("body", "body", meshSdf(body, 0.02), skin, 0.9);
  const legs = [0, 1, 2].map((i): Vec3[] => {
    const z = 0.22 - i * 0.13;
    const way = 0.26 - i * 0.2;
    return [
      [0.13, HIGH - 0.04, z],
      [0.32, HIGH + 0.16, z + way * 0.6],
      [0.5, HIGH * 0.7, z + way * 1.2],
      [0.58, 0.006, z + way * 1.5],
    ];
  });
  studio.put("legs", "leg", legPairs(legs, 0.056), skin, 0.85);
  const arm: Vec3[] = [
    [0.13, HIGH - 0.05, 0.3],
    [0.28, HIGH + 0.03, 0.42],
    [0.25, HIGH + 0.0, 0.54],
  ];
  const hands = [0.46, 0.34].map((size, i) => {
    const [x, y, z] = arm[2] as Vec3;
    const hand = claw({
      from: [x, y, z - 0.02],
      to: [x - 0.05, y - 0.03, z + size],
      inner: [-1, 0.2, 0],
      stout: 1.4,
      open: 0.8,
    });
    return i === 0 ? hand : mirrorRest(hand);
  });
  const upper = jointedLeg(arm, 0.075, 10);
  studio.put("arms", "claw", merge([upper, mirrorRest(upper)]), skin, 0.8);
  for (const [i, hand] of hands.entries()) studio.put(i === 0 ? "left-claw" : "right-claw", "claw", hand, skin, 0.95);
  const stalk = jointedLeg(
    [
      [0.06, HIGH + 0.1, 0.38],
      [0.1, HIGH + 0.28, 0.46],
    ],
    0.028,
    10,
  );
  studio.put("stalks", "body", merge([stalk, mirrorRest(stalk)]), undefined, 0.7);
  studio.putEyes(
    { centre: [0.1, HIGH + 0.31, 0.465], radius: 0.056 * p.eye, gaze: normalize([0.2, 0.12, 0.95]) },
    { hex: "#160e0a", size: 1, pupilSize: 0.6 },
  );
  const antenna = feeler(
    [
      [0.08, HIGH + 0.05, 0.42],
      [0.2, HIGH + 0.26, 0.62],
      [0.4, HIGH + 0.3, 0.78],
    ],
    0.012,
    0.4,
  );
  studio.put("antennae", "leg", pair(antenna), undefined, 0.5);
  return studio.finish([
    { name: "top", position: [0.02, HIGH + 0.75, -0.2], normal: Y_AXIS, radius: 0.2 },
    { name: "back", position: [0.02, HIGH + 0.75, -0.2], normal: Y_AXIS, radius: 0.2 },
    { name: "head", position: [0, HIGH + 0.14, 0.34], normal: Y_AXIS, radius: 0.14 },
    { name: "eyes", position: [0, HIGH + 0.31, 0.5], normal: [0, 0, 1], radius: 0.14 },
    { name: "mouth", position: [0, HIGH - 0.02, 0.44], normal: [0, 0, 1], radius: 0.05 },
    { name: "hand", position: [0.22, HIGH, 0.85], normal: [0, 0, 1], radius: 0.05 },
  ]);
}

const crust = (body: string, shellHex: string) => ({
  size: 0.12,
  colours: { shell: shellHex, body, leg: body, claw: body, eye: "#160e0a" },
});

/** A hermit crab. What makes it itself: a coiled, pointed sea shell on its back, out of which look eyes on stalks, feelers, jointed legs and two pincers, one larger than the other. */
export const hermitCrab = creatureConcept({
  id: "hermit-crab",
  words: ["hermit crab", "soldier crab"],
  senses: ["hermit crab"],
  height: 0.1,
  variants: {
    red: crust("#c8482c", "#e0c498"),
    orange: crust("#d8742c", "#d8b8a0"),
    brown: crust("#9c5a3c", "#c8a878"),
    purple: crust("#8c4a7c", "#e8dcc4"),
  },
  choose: (draw) => draw.pick("kind", ["red", "orange", "brown", "purple"], [4, 3, 1.5, 1]),
  slots: {
    shell: { words: ["sea shell", "seashell", "house"], materials: ["ceramic-glaze"] },
    body: { words: ["head", "stalk"], materials: ["ceramic-glaze"] },
    leg: { words: ["antenna", "feeler"], materials: ["ceramic-glaze"] },
    claw: { words: ["pincer", "arm"], materials: ["ceramic-glaze"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build,
  view: { azimuth: 0.6, elevation: 0.26 },
});

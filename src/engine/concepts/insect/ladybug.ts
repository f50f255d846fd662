import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { clearWings } from "./insect-form.ts";
import { feeler, legPairs } from "./jointed.ts";

/** Spots of one wing case as [x, z, radius], the first over the seam. */
const SPOTS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  seven: [
    [0, 0.27, 0.085],
    [0.26, 0.14, 0.08],
    [0.2, -0.2, 0.085],
    [0.34, -0.12, 0.06],
    [0.14, -0.4, 0.05],
  ],
  two: [
    [0, 0.29, 0.06],
    [0.24, -0.02, 0.125],
  ],
  many: [
    [0, 0.28, 0.07],
    [0.17, 0.16, 0.055],
    [0.34, 0.13, 0.055],
    [0.14, -0.07, 0.06],
    [0.33, -0.1, 0.06],
    [0.13, -0.29, 0.055],
    [0.27, -0.3, 0.045],
  ],
};

/** How far a wing case is swung out and up from its hinge at the shoulder, radians. */
const OUT = 0.95;
const UP = 0.55;

const spreadFrom = (hinge: Vec3) =>
  chain(
    translation(scale(hinge, -1)),
    rotation(Z_AXIS, UP),
    rotation(X_AXIS, UP * 0.6),
    rotation(Y_AXIS, -OUT),
    translation(hinge),
  );

/** Smoky wings under the cases. */
const clear: Paint = (surface) => {
  surface.roughness = 0.2;
  dye(surface, [0.62, 0.56, 0.46], 1);
};

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const y = 0.17 * p.legs;
  const [w, high] = [0.45 * p.plump, 0.4];
  const spots = SPOTS[p.variant] ?? [];
  const dome: Paint = (surface, x, yy, z) => {
    surface.roughness = 0.13;
    const ax = Math.abs(x) / p.plump;
    let spot = 0;
    for (const [sx, sz, r] of spots) {
      const [u, v] = [ax - sx, z - sz];
      // spots lie on a dome: measured along the slope
      const d = Math.sqrt(u * u * (1 + 1.2 * ax) + v * v);
      spot = Math.max(spot, smoothstep(r + 0.008, r - 0.006, d));
    }
    const seam = smoothstep(0.012, 0.005, Math.abs(x));
    dye(surface, [0.008, 0.008, 0.009], Math.max(spot, seam * 0.9) * (yy > y ? 1 : 0));
    surface.height -= p.size * 0.006 * seam;
    shade(surface, 1 - 0.2 * smoothstep(y + 0.1, y, yy));
  };
  const isOpen = p.pose === "flying";
  const shell = sculpt([
    add(ellipsoid([0, y, -0.05], [w, high, 0.5])),
    carve(halfSpace([0, y, 0], Y_AXIS), 0.03),
    carve(halfSpace([0, 0, 0.335], [0, 0, -1]), 0.05),
    ...(isOpen
      ? [
          carve(halfSpace([0, 0, 0], [1, 0, 0]), 0.01),
          carve(ellipsoid([0, y - 0.03, -0.05], [w * 0.9, high * 0.9, 0.45]), 0.02),
        ]
      : [carve(roundBox([0, y + high, -0.1], [0.012, 0.34, 1.4], 0.005), 0.012)]),
  ]);
  const shut = meshSdf(shell, isOpen ? 0.016 : 0.0185);
  studio.put("shell", "shell", isOpen ? pair(place(shut, spreadFrom([0.08, y + 0.24, 0.3]))) : shut, dome, 1);
  if (isOpen) {
    studio.put(
      "wings",
      "body",
      clearWings({ at: [0.12, y + 0.2, 0.12], long: 1.0, broad: 0.3, back: 0.5, lift: 0.3 }),
      clear,
      0.7,
    );
    studio.put(
      "back",
      "body",
      meshSdf(sculpt([add(ellipsoid([0, y, -0.05], [w * 0.72, 0.2, 0.44]))]), 0.03),
      undefined,
      0.6,
    );
  }
  const belly = sculpt([
    add(ellipsoid([0, y, -0.05], [w * 0.92, 0.1, 0.46])),
    add(ellipsoid([0, y, 0.3], [0.24, 0.1, 0.16]), 0.05),
  ]);
  studio.put("belly", "body", meshSdf(belly, 0.035), undefined, 0.4);
  const face: Paint = (surface, x, yy, z) => {
    surface.roughness = 0.18;
    const ax = Math.abs(x);
    const [u, v] = [(ax - 0.25) / 0.085, (yy - y - 0.09) / 0.1];
    if (z < 0.52) dye(surface, [0.88, 0.87, 0.82], smoothstep(1.1, 0.9, u * u + v * v));
    const [s, t] = [(ax - 0.07) / 0.035, (yy - y - 0.155) / 0.03];
    dye(surface, [0.88, 0.87, 0.82], z > 0.5 ? smoothstep(1.1, 0.85, s * s + t * t) : 0);
  };
  const collar = sculpt([
    add(ellipsoid([0, y + 0.02, 0.36], [0.31, 0.24, 0.17])),
    carve(halfSpace([0, y - 0.04, 0], Y_AXIS), 0.03),
  ]);
  studio.put("collar", "body", meshSdf(collar, 0.02), face, 0.85);
  studio.put(
    "head",
    "body",
    meshSdf(sculpt([add(ellipsoid([0, y + 0.03, 0.5], [0.19 * p.head, 0.14 * p.head, 0.12]))]), 0.018),
    face,
    0.85,
  );
  studio.putEyes(
    { centre: [0.145 * p.head, y + 0.08, 0.57], radius: 0.055 * p.eye, gaze: normalize([0.45, 0.15, 0.85]) },
    { hex: "#0a0a0a", size: 0.68, pupilSize: 0.9, white: [0.82, 0.81, 0.78] },
  );
  const legs = [0, 1, 2].map((i): Vec3[] => {
    const z = [0.24, 0.02, -0.18][i] as number;
    const to = [0.24, 0.02, -0.26][i] as number;
    return [
      [w * 0.6, y - 0.04, z],
      [w + 0.09, y - 0.01, z + to * 0.5],
      [w + 0.15, 0.03, z + to * 0.9],
      [w + 0.21, 0.012, z + to * 1.15],
    ];
  });
  studio.put("legs", "leg", legPairs(legs, 0.046), undefined, 0.75);
  const horn = feeler(
    [
      [0.08, y + 0.13, 0.56],
      [0.17, y + 0.24, 0.66],
      [0.26, y + 0.27, 0.74],
    ],
    0.017,
    1.9,
  );
  studio.put("antennae", "leg", pair(horn), undefined, 0.6);
  const top = y + high;
  return studio.finish([
    { name: "top", position: [0, top, -0.05], normal: Y_AXIS, radius: 0.22 },
    { name: "back", position: [0, top, -0.05], normal: Y_AXIS, radius: 0.22 },
    { name: "head", position: [0, y + 0.18, 0.5], normal: Y_AXIS, radius: 0.16 },
    { name: "eyes", position: [0, y + 0.08, 0.62], normal: [0, 0, 1], radius: 0.16 },
    { name: "mouth", position: [0, y, 0.62], normal: [0, 0, 1], radius: 0.04 },
  ]);
}

const lady = { size: 0.03, colours: { shell: "#c8160c", body: "#0c0c0e", leg: "#0c0c0e", eye: "#0a0a0a" } };

/** A glossy red dome with a seam and round black spots, a small black head with white cheeks, short black legs and feelers. */
export const ladybug = creatureConcept({
  id: "ladybug",
  words: ["ladybug", "ladybird", "lady bug", "ladybeetle", "lady beetle", "ladybird beetle"],
  senses: ["ladybug"],
  height: 0.015,
  variants: { seven: lady, two: lady, many: { ...lady, colours: { ...lady.colours, shell: "#d8541a" } } },
  choose: (draw) => draw.pick("kind", ["seven", "many", "two"], [5, 1.5, 1]),
  slots: {
    shell: { words: ["wing", "elytra", "back"], materials: ["ceramic-glaze"] },
    body: { words: ["head", "belly"], materials: ["ceramic-glaze"], takesWhole: false },
    leg: { words: ["antenna", "feeler"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing", "flying"],
  build,
  view: { azimuth: 0.62, elevation: 0.45 },
});

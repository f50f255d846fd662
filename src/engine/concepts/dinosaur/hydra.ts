import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { eyeball, paintEye } from "../animal/eye.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { type Knot, openStudio, scales, spikes, spineClay } from "../reptile/creature-studio.ts";
import { putSaurian, type Saurian, saurianModel } from "../reptile/saurian.ts";

/** Where the necks leave the breast. */
const ROOT: Vec3 = [0, 0.74, 0.3];

/** Turn aside, lean forward, length, of the necks beside the middle one. */
const NECKS = [
  [0.62, 0.12, 0.92],
  [-0.62, 0.2, 0.95],
  [1.15, 0.34, 0.82],
  [-1.15, 0.28, 0.8],
] as const;

const MORE = [
  [0.3, -0.42, 1.0],
  [-0.34, -0.5, 0.96],
] as const;

function buildHydra(p: CreatureParameters): Model {
  const studio = openStudio(p.size);
  const g = p.plump;
  const r = 0.125 * p.head;
  const n = p.neck;
  const head: Vec3 = [0, 1.1 + 0.42 * n, 0.66];
  const [, hy, hz] = head;
  const t = p.tail;
  const throat: Knot[] = [
    [0, 0.66, 0.16, 0.16],
    [0, 0.86, 0.4, 0.125],
    [0, 0.96 + 0.1 * n, 0.44, 0.1],
    [0, 1.06 + 0.26 * n, 0.36, 0.088],
    [0, hy + 0.0, hz - r * 1.5, 0.086],
    [0, hy - r * 0.08, hz - r * 0.5, 0.09],
  ];
  const spine: Knot[] = [
    [-0.78 * t, 0.1, 0.3, 0.012],
    [-0.8 * t, 0.07, -0.06, 0.055],
    [-0.5 * t, 0.1, -0.5, 0.09],
    [-0.1, 0.24, -0.78, 0.14],
    [0, 0.42, -0.52, 0.22 * g],
    [0, 0.5, -0.2, 0.31 * g],
    [0, 0.6, 0.1, 0.27 * g],
    ...throat,
  ];
  const jaw: Vec3 = [0, hy - r * 0.98, hz + r * 1.5];
  const skull: SculptStep[] = [
    add(ellipsoid(head, [r * 0.84, r * 0.74, r * 1.0]), 0.04),
    add(roundCone([0, hy - r * 0.04, hz + r * 0.4], [0, hy - r * 0.12, hz + r * 1.7], r * 0.62, r * 0.42), r * 0.25),
    add(both(ellipsoid([r * 0.25, hy + r * 0.16, hz + r * 1.85], [r * 0.2, r * 0.18, r * 0.24])), r * 0.15),
    add(both(ellipsoid([r * 0.48, hy + r * 0.46, hz + r * 0.45], [r * 0.22, r * 0.2, r * 0.5])), r * 0.16),
    carve(roundCone([0, hy - r * 0.52, hz + r * 0.6], [0, hy - r * 0.64, hz + r * 2.6], r * 0.08, r * 0.34), r * 0.05),
    add(roundCone([0, hy - r * 0.56, hz - r * 0.1], jaw, r * 0.42, r * 0.25), r * 0.1),
  ];
  const paint: Paint = (surface, x, y, z, _nx, ny, nz) => {
    scales(surface, x, y, z, 0.044, p.seed, 1);
    const belly =
      smoothstep(0.35, 0.75, nz - 0.6 * ny) *
      smoothstep(0.16, 0.11, Math.abs(x)) *
      smoothstep(0.15, 0.3, z) *
      smoothstep(hy - r * 0.7, hy - r * 1.3, y);
    if (!p.plain) dye(surface, fromHex("#d8c888"), 0.85 * belly);
    const plates = Math.abs(y * 16 - Math.floor(y * 16) - 0.5);
    const groove = belly * smoothstep(0.38, 0.48, plates);
    dye(surface, [0.12, 0.1, 0.04], 0.5 * groove);
    const mouth =
      smoothstep(hy - r * 0.34, hy - r * 0.46, y) *
      smoothstep(jaw[1] + r * 0.1, jaw[1] + r * 0.3, y + (hz + r - z) * -0.4) *
      smoothstep(r * 0.42, r * 0.3, Math.abs(x)) *
      smoothstep(hz + r * 0.3, hz + r * 0.5, z);
    dye(surface, [0.2, 0.012, 0.02], 0.92 * mouth);
  };
  const teeth = Array.from({ length: 4 }, (_, i) => {
    const z = hz + r * (0.95 + 0.3 * i);
    const x = r * (0.46 - 0.045 * i);
    return {
      root: [x, hy - r * 0.34, z] as Vec3,
      tip: [x, hy - r * (i === 3 ? 0.82 : 0.6), z] as Vec3,
      radius: r * 0.08,
    };
  });
  const eye = {
    centre: [r * 0.62, hy + r * 0.26, hz + r * 0.5] as Vec3,
    radius: r * 0.22 * p.eye,
    gaze: normalize([0.75, 0.05, 0.66]),
  };
  const form: Saurian = {
    spine,
    head: skull,
    limbs: [
      [
        [0.2 * g, 0.6, 0.16, 0.15],
        [0.33 * g, 0.36, 0.2, 0.11],
        [0.31 * g, 0.06, 0.28, 0.085],
      ],
      [
        [0.2 * g, 0.46, -0.36, 0.2],
        [0.38 * g, 0.36, -0.2, 0.14],
        [0.36 * g, 0.06, -0.28, 0.09],
      ],
    ],
    limbBlend: 0.06,
    feet: [
      { at: [0.31 * g, 0.05, 0.28], toes: [-0.45, 0.05, 0.55], length: 0.16, radius: 0.05, claw: 0.075 },
      { at: [0.36 * g, 0.05, -0.28], toes: [-0.4, 0.1, 0.6], length: 0.16, radius: 0.052, claw: 0.075 },
    ],
    eye: { ...eye, iris: { hex: "#f4d81c", pupil: "slit", pupilSize: 0.5, size: 0.95 } },
    cell: 0.029,
    paint,
    teeth,
    sockets: {
      crown: [0, hy + r * 0.75, hz],
      headRadius: r * 0.8,
      back: [0, 0.8, -0.2],
      backRadius: 0.25,
      mouth: [0, hy - r * 0.5, hz + r * 2.1],
      neck: [0, 1.0, 0.44],
    },
  };
  putSaurian(studio, form);
  const crest = horns(r, head, throat, p.wing);
  studio.put("crest", "horn", crest, undefined, 0.9);
  const neck = meshSdf(sculpt([...spineClay(throat, 0.01, 3), ...skull]), 0.026);
  const fangs = spikes(teeth, true);
  const iris = {
    colour: fromHex("#f4d81c"),
    size: 0.95,
    pupil: "slit",
    pupilSize: 0.5,
    white: [0.1, 0.09, 0.06],
  } as const;
  const eyes = [1, -1].map((side) => {
    const own = {
      centre: [eye.centre[0] * side, eye.centre[1], eye.centre[2]] as Vec3,
      radius: eye.radius,
      gaze: [eye.gaze[0] * side, eye.gaze[1], eye.gaze[2]] as Vec3,
    };
    return { geometry: eyeball(own, 18), paint: paintEye(own, iris) };
  });
  const set = p.seed % 3 === 0 ? [...NECKS, ...MORE] : NECKS;
  for (const [i, [yaw, lean, long]] of set.entries()) {
    const to = chain(
      translation(scale(ROOT, -1)),
      scaling([long, long, long]),
      rotation(X_AXIS, lean),
      rotation(Y_AXIS, yaw),
      translation([ROOT[0] + 0.07 * (yaw > 0 ? 1 : -1), ROOT[1] - 0.02, ROOT[2] - 0.04]),
    );
    const name = `neck-${i + 1}`;
    const shift = (geometry: Geometry) => place(geometry, to);
    studio.put(name, "body", shift(neck), paint, 1);
    studio.put(`${name}-crest`, "horn", shift(crest), undefined, 0.8);
    studio.put(`${name}-teeth`, "claw", shift(fangs), undefined, 0.6);
    for (const [k, each] of eyes.entries())
      studio.put(`${name}-eye-${k + 1}`, "eye", shift(each.geometry), each.paint, 0.8);
  }
  return saurianModel(studio, form);
}

/** Two horns and a row of spines down the neck. */
function horns(r: number, [, hy, hz]: Vec3, throat: readonly Knot[], size: number): Geometry {
  const pair = spikes(
    [
      {
        root: [r * 0.42, hy + r * 0.45, hz - r * 0.2],
        tip: [r * 0.85, hy + r * (0.7 + 0.6 * size), hz - r * (1.0 + 0.8 * size)],
        bend: [r * 0.2, r * 0.1, -r * 0.1],
        radius: r * 0.19,
      },
    ],
    true,
  );
  const ridge = spikes(
    throat.slice(2).map(([, y, z, k], i) => ({
      root: [0, y + k * (i > 1 ? 0.85 : 0.3), z - k * (i > 1 ? 0.2 : 0.75)] as Vec3,
      tip: [0, y + k * (i > 1 ? 1.6 : 0.7), z - k * (i > 1 ? 0.9 : 1.7)] as Vec3,
      radius: 0.026,
    })),
    false,
  );
  return merge([pair, ridge]);
}

const coat = (body: string) => ({ size: 1.6, colours: { body, horn: "#d8ccac", claw: "#ece4cc", eye: "#f4d81c" } });

/** A hydra. What makes it itself: one heavy scaled body on four clawed legs from whose breast five or more snake necks fan out, each with its own horned, open-mouthed, fanged head. */
export const hydra = creatureConcept({
  id: "hydra",
  words: [
    "hydra",
    "lernaean hydra",
    "multi-headed dragon",
    "three-headed dragon",
    "many-headed dragon",
    "seven-headed dragon",
    "five-headed dragon",
  ],
  senses: ["hydra"],
  height: 2.4,
  variants: {
    green: coat("#3c7a3a"),
    teal: coat("#1f6a6c"),
    purple: coat("#5a3478"),
    red: coat("#98261a"),
    grey: coat("#4a4e54"),
  },
  choose: (draw) => draw.pick("coat", ["green", "teal", "purple", "red", "grey"], [4, 2, 1.5, 1.5, 1]),
  slots: {
    body: { words: ["skin", "scale", "head", "leg", "tail", "neck", "belly"], materials: ["leather"] },
    horn: { words: ["spine", "spike", "crest"], materials: ["ceramic-glaze"], takesWhole: false },
    claw: { words: ["tooth", "fang", "talon"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build: buildHydra,
  view: { azimuth: 0.35, elevation: 0.12 },
});

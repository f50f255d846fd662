import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { asin, cos, sin, TAU } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { normalize, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { layers } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { eyeball, paintEye } from "../animal/eye.ts";
import { spikes } from "../reptile/creature-studio.ts";
import { defineMammal } from "./define-mammal.ts";
import { earClay, paintEar } from "./ear.ts";
import { eyeOf, headClay, noseClay, paintFace } from "./head-clay.ts";
import { onHead } from "./head-form.ts";
import { hasFreeArms } from "./skeleton.ts";
import type { Species, Studio } from "./species.ts";

const HEAD: Species["head"] = {
  skull: [1.0, 0.84, 0.98],
  cheek: { at: [0.58, -0.32, 0.2], radii: [0.5, 0.46, 0.5] },
  brow: 0.36,
  muzzle: { length: 0.92, root: 0.56, tip: 0.37, y: -0.2, drop: 0.14 },
  pads: 1.08,
  chin: 1.1,
  nose: { width: 0.22, tall: 0.72, up: 0.5 },
  eye: {
    out: [0.44, 0.18, 0.88],
    radius: 0.165,
    irises: ["#f03018", "#f0781c"],
    iris: 1,
    pupilSize: 0.34,
    slant: -0.6,
  },
};

const EARS: NonNullable<Species["ears"]> = {
  at: [0.56, 0.66, -0.1],
  height: 0.78,
  widths: [0.32, 0.25, 0.05],
  turn: 0.4,
  lean: 0.16,
  inside: "#5a2c24",
};

/** Fangs over the lips and a spiked band about the neck, of one head in the middle. */
function fangs({ head }: Studio): Geometry {
  const { muzzle } = head.form;
  const [y, z] = [muzzle.y - muzzle.drop - 0.72 * muzzle.tip, 0.7 + muzzle.length + 0.12];
  const at = (a: number, b: number, c: number) => onHead(head, [a, b, c]);
  const u = head.unit;
  return spikes(
    [
      { root: at(0.27, y + 0.06, z), tip: at(0.25, y - 0.38, z + 0.06), radius: 0.085 * u },
      { root: at(0.37, y + 0.06, z - 0.3), tip: at(0.37, y - 0.2, z - 0.28), radius: 0.06 * u },
    ],
    true,
  );
}

function band({ skeleton: { neck, skull }, clay }: Studio): { ring: Geometry; studs: Geometry } {
  const middle: Vec3 = [0, neck[1] * 0.45 + skull[1] * 0.55 - 0.05, neck[2] * 0.45 + skull[2] * 0.55 - 0.03];
  const way = normalize(subtract(skull, neck));
  const radius = surfaceAlong(clay, middle, [1, 0, 0], 0.6)[0] + 0.01;
  const lean: Mat4 = chain(rotation(X_AXIS, asin(way[2]) * 0.8), translation(middle));
  const ring = place(torus(radius, 0.019, 48, 12), chain(scaling([1, 1.9, 1.08]), lean));
  const thorns = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * TAU;
    const [s, c] = [sin(angle), cos(angle) * 1.08];
    const [near, far] = [radius + 0.005, radius + 0.085];
    return { root: [s * near, 0, c * near] as Vec3, tip: [s * far, 0, c * far] as Vec3, radius: 0.024 };
  });
  return { ring, studs: place(spikes(thorns, false), lean) };
}

/** Two more necks and heads, turned aside about the breast. */
function moreHeads(studio: Studio): void {
  const { skeleton, head, put, coat, parameters: p, build } = studio;
  const { chest, neck, skull } = skeleton;
  const isRaised = hasFreeArms(build.pose);
  const root: Vec3 = [0, chest[1] + (isRaised ? 0.1 : 0.02), chest[2] + (isRaised ? 0 : 0.02)];
  const clay = sculpt([
    add(roundCone(root, neck, 0.17, 0.14)),
    add(roundCone(neck, [0, skull[1] - 0.05, skull[2] - 0.05], 0.145, 0.125), 0.05),
    ...headClay(head),
  ]);
  const eye = eyeOf(head, clay, p.eyes);
  const lit = sculpt([add(clay), add(both(ball(eye.centre, eye.radius * 0.84)), eye.radius * 0.85)]);
  const parts: [string, string, Geometry, Paint | undefined, number][] = [
    ["head", "body", meshSdf(lit, 0.02), layers(coat, paintFace(head, eye)), 1],
    ["ears", "ear", pair(meshSdf(earClay(head, EARS, p.ears), 0.012)), layers(coat, paintEar(EARS)), 0.8],
    ["nose", "nose", meshSdf(noseClay(head, clay), 0.036 * head.unit), undefined, 0.7],
    ["fangs", "tooth", fangs(studio), undefined, 0.7],
  ];
  const { ring, studs } = band(studio);
  parts.push(["band", "band", ring, undefined, 0.7], ["spikes", "stud", studs, undefined, 0.7]);
  for (const side of [1, -1]) {
    const centre: Vec3 = [eye.centre[0] * side, eye.centre[1], eye.centre[2]];
    const own = { centre, radius: eye.radius, gaze: [eye.gaze[0] * side, eye.gaze[1], eye.gaze[2]] as Vec3 };
    const iris = {
      colour: fromHex(HEAD.eye.irises[p.iris % 2] as string),
      size: 1,
      pupil: "round",
      pupilSize: 0.34,
      white: [0.3, 0.05, 0.02],
    } as const;
    parts.push([side > 0 ? "left-eye" : "right-eye", "eye", eyeball(own, 22), paintEye(own, iris), 0.75]);
  }
  put("middle-fangs", "tooth", fangs(studio), undefined, 0.7);
  put("middle-band", "band", ring, undefined, 0.7);
  put("middle-spikes", "stud", studs, undefined, 0.7);
  for (const side of [1, -1]) {
    const aside = chain(
      translation([0, -root[1], -root[2]]),
      rotation(X_AXIS, 0.16),
      rotation(Y_AXIS, 0.74 * side),
      translation([root[0] + 0.05 * side, root[1] - 0.015, root[2] - 0.02]),
    );
    for (const [name, slot, geometry, paint, weight] of parts)
      put(`${side > 0 ? "left" : "right"}-${name}`, slot, place(geometry, aside), paint, weight);
  }
}

/** Cerberus, the hound of hell: one strong black dog with three heads on three necks, glowing eyes, bared fangs and spiked collars. */
export const cerberus = defineMammal({
  id: "cerberus",
  words: [
    "cerberus",
    "three-headed dog",
    "three headed dog",
    "kerberos",
    "hellhound",
    "hell hound",
    "hound of hell",
    "fluffy the three-headed dog",
  ],
  senses: [],
  body: {
    size: 0.95,
    legs: 0.5,
    length: 1.2,
    girth: 1.18,
    bone: 1.2,
    neck: 1,
    tuck: 0.55,
    head: 0.98,
    paw: 1.12,
    haunch: 1.1,
    carriage: { neck: [0.2, 0.22], head: [0.42, 0.42] },
  },
  head: HEAD,
  ears: EARS,
  tail: { carriage: "raised", length: 0.75, radii: [0.05, 0.042, 0.036, 0.03, 0.024, 0.014] },
  varieties: [
    {
      coat: "#262324",
      weight: 4,
      layers: [
        { kind: "face", colour: "#7a3a1c", at: [0.35, -0.5, 1.1], radii: [0.4, 0.3, 0.6] },
        { kind: "face", colour: "#8a441e", at: [0.36, 0.42, 0.8], radii: [0.15, 0.1, 0.3] },
        { kind: "legs", colour: "#6a3218", front: 0.4, hind: 0.35 },
      ],
    },
    { coat: "#3c2a26", weight: 1.5, layers: [{ kind: "under", colour: "#6a4a3a", reach: 0.2 }] },
    { coat: "#5a1c14", weight: 1, layers: [{ kind: "back", colour: "#2a100c", reach: 0.5 }] },
    { coat: "#55535a", weight: 1, layers: [{ kind: "under", colour: "#8c8a8c", reach: 0.2 }] },
  ],
  nose: "#100d0c",
  poses: [
    ["standing", 3],
    ["walking", 1.5],
    ["sitting", 1.5],
  ],
  slots: {
    tooth: { words: ["fang", "teeth"], materials: ["ceramic-glaze"], colours: [fromHex("#f0e8d0")], takesWhole: false },
    band: {
      words: ["strap"],
      materials: ["leather"],
      colours: [fromHex("#5c1414"), fromHex("#2a1c14")],
      takesWhole: false,
    },
    stud: { words: ["spike", "chain"], materials: ["brushed-steel", "gold"], takesWhole: false },
  },
  extras: moreHeads,
  view: { azimuth: 0.42, elevation: 0.12 },
});

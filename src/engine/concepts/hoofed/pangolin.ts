import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp, lerp } from "../../math/scalar.ts";
import { add, cross, mix, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { RODENT_HEAD } from "../mammal/rodent-form.ts";
import type { Studio } from "../mammal/species.ts";
import { type TailForm, tailLine } from "../mammal/tail.ts";

/** A heavy tail, as thick as the rump at its root. */
const TAIL: TailForm = {
  carriage: "dragging",
  length: 1.35,
  radii: [0.11, 0.15, 0.16, 0.145, 0.11, 0.07, 0.03],
};

/** A pangolin: large overlapping scales like those of a cone from the brow to the tip of a long heavy tail, a small pointed head, a humped back. */
export const pangolin = defineMammal({
  id: "pangolin",
  words: ["pangolin", "scaly anteater"],
  senses: ["pangolin"],
  body: {
    size: 0.3,
    legs: 0.34,
    length: 1.5,
    girth: 1.3,
    bone: 1.15,
    neck: 0.8,
    tuck: 0,
    low: 0.86,
    haunch: 0.75,
    head: 0.85,
  },
  head: {
    ...RODENT_HEAD,
    skull: [0.72, 0.7, 0.95],
    muzzle: { length: 1.35, root: 0.46, tip: 0.16, y: -0.16, drop: 0.35 },
    pads: 0,
    nose: { width: 0.15, tall: 0.8, up: 0.2 },
    eye: { ...RODENT_HEAD.eye, out: [0.7, 0.16, 0.66], radius: 0.13 },
    incisors: 0,
    whiskers: false,
  },
  ears: { at: [0.6, 0.1, -0.3], height: 0.22, widths: [0.16, 0.2, 0.12], turn: 0.4, lean: 0.5, inside: "#c8a08a" },
  tail: TAIL,
  varieties: [
    { coat: "#c0a184", layers: [{ kind: "back", colour: "#6a4a2a", reach: 0.6 }], dress: { scale: "#7d5a34" } },
    { coat: "#b3977e", layers: [{ kind: "back", colour: "#5a4230", reach: 0.6 }], dress: { scale: "#6d5138" } },
  ],
  hide: "leather",
  nose: "#2a1f1c",
  poses: [
    ["standing", 2],
    ["walking", 2],
  ],
  slots: {
    scale: {
      words: ["scales", "plate", "armour", "armor", "shell"],
      materials: ["plastic"],
      colours: [fromHex("#7d5a34")],
    },
  },
  extras: scales,
  view: { azimuth: 1.05, elevation: 0.24 },
});

/** Scales in a row from side to side over the back, and rows over the trunk and the tail. */
const ACROSS = 9;
const ON_TRUNK = 11;
const ON_TAIL = 18;
/** How far down the sides they reach, radians from straight up. */
const DOWN = 2;
/** How much a scale stands off behind, radians. */
const LIFT = 0.2;

/** One scale: a thick leaf, its root at the origin, pointing to -Z, its outer side up. */
function leaf(wide: number, long: number): Geometry {
  const round = sphere(1, 12, 6);
  const positions = Float32Array.from(round.positions, (value, i) => {
    if (i % 3 === 1) return value * 0.018;
    if (i % 3 === 2) return (value - 0.55) * long * 0.62;
    const z = round.positions[i + 1] as number;
    // narrower to the tip
    return value * wide * 0.62 * (1 + 0.35 * z);
  });
  return { ...round, positions, rest: positions.slice() };
}

/** Lays a leaf where it grows, along the way to its tip and with its back outwards. */
function laid(root: Vec3, out: Vec3, back: Vec3, wide: number, long: number): Geometry {
  const way = normalize(add(scale(back, cos(LIFT)), scale(out, sin(LIFT))));
  const side = normalize(cross(way, out), X_AXIS);
  const up = cross(side, way);
  const [z, y] = [scale(way, -1), up];
  const x = cross(y, z);
  return place(leaf(wide, long), [...x, 0, ...y, 0, ...z, 0, ...root, 1]);
}

const BACK: Vec3 = [0, 0, -1];

function scales({ skeleton, clay, head, put }: Studio): void {
  const { chest, pelvis, neck } = skeleton;
  const pieces: Geometry[] = [];
  const [front, end] = [mix(neck, head.centre, 0.6), mix(pelvis, skeleton.tail, 0.75)];
  for (let row = 0; row < ON_TRUNK; row += 1) {
    const t = row / (ON_TRUNK - 1);
    const at = t < 0.3 ? mix(front, chest, t / 0.3) : mix(chest, end, (t - 0.3) / 0.7);
    const many = t < 0.25 ? ACROSS - 2 : ACROSS;
    for (let k = 0; k < many; k += 1) {
      const angle = ((k + (row % 2 ? 0.5 : 0)) / (many - 0.5) - 0.5) * 2 * DOWN;
      const out: Vec3 = [sin(angle), cos(angle), 0];
      const root = surfaceAlong(clay, at, out, 1.2);
      const [dx, dy] = [root[0] - at[0], root[1] - at[1]];
      const far = Math.sqrt(dx * dx + dy * dy);
      const wide = clamp((1.6 * 2 * DOWN * far) / many, 0.1, 0.4);
      pieces.push(laid(root, out, BACK, wide, t < 0.25 ? 0.24 : 0.36));
    }
  }
  const line = tailLine(skeleton, TAIL, 1);
  const last = line.length - 1;
  for (let row = 0; row < ON_TAIL; row += 1) {
    // it begins inside the rump
    const along = (row / ON_TAIL) * last;
    const t = Math.max(0, (along - 4) / (last - 4));
    const i = Math.min(last - 1, Math.floor(along));
    const [here, next] = [line[i] as Vec3, line[i + 1] as Vec3];
    const spot = mix(here, next, along - i);
    const back = normalize(subtract(next, here));
    const at = t * (TAIL.radii.length - 1);
    const k = Math.min(TAIL.radii.length - 2, Math.floor(at));
    const r = lerp(TAIL.radii[k] as number, TAIL.radii[k + 1] as number, at - k);
    const middle: Vec3 = [spot[0], Math.max(r, spot[1]), spot[2]];
    const side = normalize(cross([0, 1, 0], back), X_AXIS);
    const up = cross(back, side);
    const many = t < 0.6 ? 7 : 5;
    for (let c = 0; c < many; c += 1) {
      const angle = ((c + (row % 2 ? 0.5 : 0)) / (many - 0.5) - 0.5) * 3.4;
      const out = add(scale(side, sin(angle)), scale(up, cos(angle)));
      pieces.push(laid(add(middle, scale(out, 0.94 * r)), out, back, clamp(1.5 * r, 0.06, 0.3), lerp(0.32, 0.14, t)));
    }
  }
  const ribbed: Paint = (surface, x, y, z) => {
    const rib = 0.5 + 0.5 * sin(90 * x + 50 * y);
    shade(surface, 0.86 + 0.2 * rib + 0.1 * sin(PI * 7 * z));
  };
  put("scales", "scale", merge(pieces), ribbed, 1);
}

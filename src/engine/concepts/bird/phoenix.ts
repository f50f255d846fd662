import type { Paint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add, distance, type Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { beak, HOOK } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdExtra, BirdFrame, BirdShape } from "./bird-shape.ts";
import { plume } from "./feathers.ts";
import { RAPTOR } from "./raptor.ts";

const GOLD = fromHex("#ffc020");
const ORANGE = fromHex("#f4680c");
const CRIMSON = fromHex("#a80c0c");

/** From a golden root over orange to crimson. */
const burning =
  (root: Vec3, length: number): Paint =>
  (surface, x, y, z) => {
    const reach = distance([x, y, z], root) / length;
    dye(surface, ORANGE, smoothstep(0.15, 0.45, reach));
    dye(surface, CRIMSON, 0.9 * smoothstep(0.7, 1.05, reach));
  };

const flame = (name: string, path: readonly Vec3[], width: number, thickness: number, up?: Vec3): BirdExtra => {
  const root = path[0] as Vec3;
  return {
    name,
    slot: "flame",
    geometry: plume(path, width, thickness, 0.02, up),
    paint: burning(root, distance(root, path.at(-1) as Vec3)),
    weight: 0.9,
  };
};

function flames(frame: BirdFrame): BirdExtra[] {
  const { at, onHead, headRadius: r, seed, tail } = frame;
  const sway = (i: number) => sin(i * 2.4 + seed);
  const trailing = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u, i) => {
    const root = at(0.4, 0.04, u * 0.07);
    const long = (1.7 - 0.5 * Math.abs(u)) * tail;
    const path: Vec3[] = [
      root,
      add(root, [u * 0.3, 0.02, -0.3 * long]),
      add(root, [u * 0.72 + 0.08 * sway(i), 0.05 + 0.1 * sway(i), -0.7 * long]),
      add(root, [u * 0.95 - 0.1 * sway(i), 0.34 + 0.12 * sway(i + 1), -1.0 * long]),
      add(root, [u * 0.9 + 0.12 * sway(i), 0.72 + 0.14 * sway(i + 1), -1.12 * long]),
    ].map(([x, y, z]): Vec3 => [x, Math.max(0.05, y), z]);
    return flame(`tail-flame-${i + 1}`, path, 0.24, 0.035);
  });
  const crest = [0, 1, 2, 3].map((i) => {
    const t = i / 3;
    return flame(
      `crest-${i + 1}`,
      [
        onHead(0, 0.8 - 0.1 * t, 0.4 - 0.7 * t),
        onHead(0, 1.5 - 0.2 * t, 0.15 - 0.9 * t),
        onHead(0, 1.9 - 0.5 * t, -0.5 - 1.1 * t),
        onHead(0, 2.7 - 0.8 * t, -0.8 - 1.3 * t),
      ],
      r * 0.12,
      r * 0.42,
    );
  });
  return [...trailing, ...crest];
}

const SHAPE: BirdShape = {
  ...RAPTOR,
  lean: 0.75,
  girth: 0.25,
  neck: [
    [0.1, 0.16, 0.18],
    [0.16, 0.36, 0.13],
    [0.18, 0.52, 0.13],
  ],
  head: 0.16,
  beak: beak(HOOK, 1.1, 0.95),
  leg: { ...RAPTOR.leg, length: 0.36, thigh: 0.14 },
  wing: {
    length: 1.1,
    span: 1.85,
    chord: 0.72,
    fingers: 1,
    paint: (surface, reach, _span, soft) => {
      dye(surface, CRIMSON, 0.85 * smoothstep(0.3, 0.05, reach + soft));
      dye(surface, GOLD, smoothstep(0.6, 0.95, reach + 2 * soft));
    },
  },
  tail: { length: 0.5, fan: 0.4, paint: (surface, reach) => dye(surface, CRIMSON, smoothstep(0.9, 0.4, reach)) },
  eye: { ...RAPTOR.eye, radius: 0.032, iris: "#ffe060" },
  colours: { body: "#d8300c", wing: "#ee640c", tail: "#f08a14", beak: "#f0b428", leg: "#e8a020", flame: "#ffc428" },
  paint: (surface, { hr, nz, ny, y, soft }) => {
    dye(surface, ORANGE, 0.8 * smoothstep(0, 0.5, nz - 0.3 * ny + soft));
    dye(surface, GOLD, 0.85 * smoothstep(0.3, 0.8, nz) * smoothstep(5, 2.5, hr) * smoothstep(0.2, 0.5, y));
    dye(surface, CRIMSON, 0.6 * smoothstep(0.2, 0.9, ny));
  },
  extras: flames,
};

/** The bird of fire: eagle's beak and talons, wings raised, all in crimson, orange and gold, with flames for crest and for a long curling tail. */
export const phoenix = birdConcept({
  id: "phoenix",
  words: ["phoenix", "firebird", "fire bird", "phoenix bird"],
  senses: [],
  height: 1.3,
  variants: { usual: SHAPE },
  spread: 0.85,
  slots: { flame: { words: ["fire", "crest"], materials: ["feathers"], colours: [GOLD], takesWhole: false } },
  view: { azimuth: 0.62, elevation: 0.14 },
});

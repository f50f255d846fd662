import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dot, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { headBall } from "../parts/resize-part.ts";
import type { Dressed, Style } from "../style.ts";

/** Share of an arm that is left at the shoulder; what lies nearer the middle than that other share of the whole reach is the body. */
const TORN = 0.3;
const BODY = 0.3;
/** Radians that the head hangs to the side. */
const HANG = 0.42;
const WIRES = ["#c81e1e", "#e8b71a", "#1f5fc8", "#17181a", "#2a9a4a", "#d8d8d4"];

/** A machine that is past repair: an arm torn off lies beside it, wires hang out of the shoulder, the head hangs to the side. */
export const wrecked: Style = {
  id: "wrecked",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const [reach, size] = [max[0], max[1] - min[1]];
    const neck = headBall(thing.model)?.neck[1] ?? max[1];
    const isArm = ({ geometry }: Part): boolean => {
      const bounds = boundsOf([geometry.positions]);
      const top = bounds.max[1] - min[1];
      return bounds.min[0] > BODY * reach && top > 0.2 * size && bounds.min[1] < Math.min(neck, min[1] + 0.66 * size);
    };
    const arm = thing.model.parts.filter(isArm);
    if (arm.length === 0) return hangHead(thing);
    const limb = boundsOf(arm.map(({ geometry }) => geometry.positions));
    const [out, down] = [limb.max[0] - limb.min[0], limb.max[1] - limb.min[1]];
    // an arm that hangs is torn across, one that is held out is torn down
    const normal = down > out ? normalize([-0.25, 1, 0]) : normalize([-1, 0.25, 0]);
    const shoulder: Vec3 =
      down > out
        ? [(limb.min[0] + limb.max[0]) / 2, limb.max[1] - TORN * down, (limb.min[2] + limb.max[2]) / 2]
        : [limb.min[0] + TORN * out, (limb.min[1] + limb.max[1]) / 2, (limb.min[2] + limb.max[2]) / 2];
    const offset = dot(shoulder, normal);
    const kept: Part[] = [];
    const off: Part[] = [];
    for (const part of thing.model.parts) {
      if (!arm.includes(part)) {
        kept.push(part);
        continue;
      }
      const stump = clipGeometry(part.geometry, scale(normal, -1), -offset);
      const torn = clipGeometry(part.geometry, normal, offset);
      if (stump.indices.length > 0) kept.push({ ...part, geometry: stump });
      if (torn.indices.length > 0) off.push({ ...part, name: `${part.name}-torn-off`, geometry: torn });
    }
    const hung = hangHead({ ...thing, model: { ...thing.model, parts: kept } });
    if (off.length === 0) return hung;
    const fallen = off.map((part) => ({
      ...part,
      geometry: down > out ? turnZ(part.geometry, PI / 2 - 0.12) : part.geometry,
    }));
    const lying = boundsOf(fallen.map(({ geometry }) => geometry.positions));
    const by: Vec3 = [
      0.25 * reach - lying.min[0],
      min[1] - lying.min[1],
      max[2] + 0.12 * (max[1] - min[1]) - (lying.min[2] + lying.max[2]) / 2,
    ];
    const beside = fallen.map((part) => ({ ...part, geometry: move(part.geometry, by) }));
    const next = draw.stream("wires");
    const wires = WIRES.map((_, k) => {
      const [angle, long] = [(k / WIRES.length) * TAU, size * (0.09 + 0.07 * next())];
      const [dy, dz] = [0.018 * size * cos(angle), 0.018 * size * sin(angle)];
      const path = [-0.3, 0.15, 0.5, 0.8, 1].map((t): Vec3 => {
        const [x, y, z] = shoulder;
        const fall = t > 0 ? t * t * (0.5 + 0.6 * next()) : 0;
        return [x + t * long * 0.9, y + dy * (1 + 2 * t) - fall * long, z + dz * (1 + 3 * t)];
      });
      return makePart(`wire-${k + 1}`, `wire-${k + 1}`, tube(0.0065 * size, path, 6), { weight: 0.5 });
    });
    const stuff = Object.fromEntries(
      WIRES.map((hex, k) => [
        `wire-${k + 1}`,
        { base: "plastic", colours: [fromHex(hex)], conditions: {}, scale: 1, seed: 1 },
      ]),
    );
    const { parts, sockets } = hung.model;
    return {
      ...hung,
      model: standModel([...parts, ...beside, ...wires], sockets),
      materials: { ...hung.materials, ...stuff },
    };
  },
};

/** Turns what stands above the neck to the side. */
function hangHead(thing: Dressed): Dressed {
  const ball = headBall(thing.model);
  if (!ball) return thing;
  const { neck, radius } = ball;
  const map = ([x, y, z]: Vec3): Vec3 => {
    const by = HANG * smoothstep(-0.1 * radius, 0.25 * radius, y - neck[1]);
    const near = 1 - smoothstep(2 * radius, 3 * radius, Math.abs(x - neck[0]));
    const [u, v, a] = [x - neck[0], y - neck[1], -by * near];
    return [neck[0] + u * cos(a) - v * sin(a), neck[1] + u * sin(a) + v * cos(a), z];
  };
  const parts = thing.model.parts.map((part) => ({ ...part, geometry: deform(part.geometry, map) }));
  return { ...thing, model: { ...thing.model, parts } };
}

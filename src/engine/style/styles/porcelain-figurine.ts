import { boundsOf } from "#measure/bounds.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { cross, distance, normalize, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { CHINA_WHITE, touchUp, underGlaze } from "../forms/glazed.ts";
import { paintInTurn, reliefOnly } from "../looks.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import { onPlinth } from "./plinth.ts";

/** What is no place for a flower: the face, and what is too thin for one. */
const FACE = /ear|eye|nose|pupil|mouth|whisker|tooth|beak/;
const BLUE: Rgb = [0.025, 0.07, 0.34];
/** Blossoms to a figure, their radius and the room about them over its longest side. */
const BLOSSOMS = 18;
const RADIUS = 0.044;
const APART = 0.18;
/** From the eyes, over the longest side. */
const OFF_FACE = 0.16;

/** A glazed figurine: white and smooth all over, a few small flowers brushed on in cobalt blue, none on the face, on a small round base. */
export const porcelainFigurine: Style = {
  id: "porcelain-figurine",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const { parts } = thing.model;
    const spots = surfaceSpots(
      parts.filter(({ slot }) => !FACE.test(slot)),
      draw,
      { count: BLOSSOMS, apart: APART * size, favour: awayFrom(parts, OFF_FACE * size), tries: 20 },
    );
    const dressed = parts.map((part): Part => {
      const own = spots.filter((spot) => spot.part === part);
      return { ...part, paint: paintInTurn(underGlaze(reliefOnly(part.paint)), brushBlue(own, RADIUS * size, draw)) };
    });
    const glaze = { base: "porcelain", conditions: {}, scale: 1 };
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        touchUp(slot, { ...spec, ...glaze, colours: [CHINA_WHITE] }),
      ]),
    );
    return {
      ...thing,
      model: onPlinth({ ...thing.model, parts: dressed }, { slot: "pedestal", round: true, height: 0.07 }),
      materials: { ...materials, pedestal: { ...glaze, colours: [[0.05, 0.1, 0.38]], seed: draw.seed32("plinth") } },
    };
  },
};

/** Nowhere within so many metres of an eye. */
function awayFrom(parts: readonly Part[], reach: number): (spot: Spot) => number {
  const eyes = parts.filter(({ slot }) => /eye|nose/.test(slot)).map(({ geometry }) => geometry.positions);
  return ({ position }) => {
    for (const positions of eyes)
      for (let i = 0; i < positions.length; i += 9) {
        const at: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
        if (distance(at, position) < reach) return 0;
      }
    return 1;
  };
}

/** Blossoms of five petals about an open heart, each with two leaves. */
function brushBlue(spots: readonly Spot[], radius: number, draw: Draw): Paint {
  const blossoms = spots.map(({ rest, normal }, k) => {
    const across = normalize(cross(Math.abs(normal[1]) > 0.9 ? X_AXIS : Y_AXIS, normal));
    const turn = draw.number(`turn ${k}`, 0, TAU);
    return { rest, across, up: cross(normal, across), c: cos(turn), s: sin(turn) };
  });
  const reach = 2 * radius;
  return (surface, x, y, z) => {
    for (const { rest, across, up, c, s } of blossoms) {
      const [dx, dy, dz] = [x - rest[0], y - rest[1], z - rest[2]];
      if (dx * dx + dy * dy + dz * dz > reach * reach) continue;
      const u = (dx * across[0] + dy * across[1] + dz * across[2]) / radius;
      const v = (dx * up[0] + dy * up[1] + dz * up[2]) / radius;
      const depth = blossomAt(u * c + v * s, v * c - u * s);
      if (depth === 0) continue;
      surface.r += (BLUE[0] - surface.r) * depth;
      surface.g += (BLUE[1] - surface.g) * depth;
      surface.b += (BLUE[2] - surface.b) * depth;
      return;
    }
  };
}

/** How deep the blue is at a place of a blossom whose petals reach 1: darker along their edges. */
function blossomAt(u: number, v: number): number {
  const far = Math.sqrt(u * u + v * v);
  if (far < 0.16) return 0.95;
  const petal = 0.7 + 0.3 * cos(5 * atan2(v, u));
  if (far < petal) return far < 0.28 ? 0 : far > petal - 0.16 ? 0.92 : 0.55;
  // a pair of pointed leaves beneath
  const along = Math.abs(u) - 1.25;
  const side = v + 0.35 * Math.abs(u);
  return Math.abs(along) < 0.5 && Math.abs(side) < 0.2 * (1 - 4 * along * along) ? 0.8 : 0;
}

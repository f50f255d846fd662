import { boundsOf } from "#measure/bounds.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Outline, Point2 } from "../../geometry/outline.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { hash128 } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { add, distance, dot, mix, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { fitOn } from "../fit-on.ts";
import { reliefOnly } from "../looks.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import { saidOf } from "./said-of.ts";

/** What is read or looked through, and is of no metal: a dial and its hands too. */
const KEPT = /eye|glass|pane|window|tyre|screen|^face$|^hand$|dial|numeral/;
/** The side that is seen. */
const SEEN: Vec3 = normalize([0.35, 0.2, 1]);
/** How far from an eye or a dial no wheel is, over the size of the whole. */
const CLEAR = 0.15;
const METALS = ["copper", "bronze", "leather", "bronze", "oak"] as const;

/** Copper, brass and leather, with gears, pipes and rows of rivets on the outside. */
export const steampunk: Style = {
  id: "steampunk",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const main = parts.filter((part) => !KEPT.test(part.slot) && (part.weight ?? 0.5) >= 0.4);
    // most of it towards the viewer, and all on the outside
    const eyes = parts
      .filter(({ slot }) => /eye|face|dial/.test(slot))
      .map(({ geometry }) => boundsOf([geometry.positions]))
      .map((box) => mix(box.min, box.max, 0.5));
    const seen = ({ normal, position }: Spot) =>
      normal[1] < -0.3 || eyes.some((eye) => distance(eye, position) < CLEAR * size)
        ? 0
        : clamp01(0.12 + 1.1 * dot(normal, SEEN));
    const gears = surfaceSpots(main, draw.fork("gears"), { count: 9, apart: size * 0.13, favour: seen }).map(
      (spot, i) =>
        fitOn(gear(size * (0.07 + 0.045 * ((i * 0.618) % 1)), 9 + (i % 3) * 3), spot, size * 0.008, i * 0.17),
    );
    const rivets = surfaceSpots(main, draw.fork("rivets"), { count: 60, apart: size * 0.04 }).map((spot) =>
      fitOn(sphere(size * 0.0085, 8, 4), spot, 0),
    );
    const ends = surfaceSpots(main, draw.fork("pipes"), { count: 8, apart: size * 0.16, favour: seen, tries: 40 });
    const pipes = Array.from({ length: Math.floor(ends.length / 2) }, (_, i) =>
      pipe(ends[i * 2] as Spot, ends[i * 2 + 1] as Spot, size),
    );
    const dressed = parts.map((part): Part => {
      const relief = KEPT.test(part.slot) ? part.paint : reliefOnly(part.paint);
      const { paint: _, ...plain } = part;
      return { ...plain, ...(relief && { paint: relief }) };
    });
    const spec = (base: string): MaterialSpec => ({
      base,
      colours: [],
      conditions: { old: 0.35 },
      scale: 1,
      seed: draw.seed32(base),
    });
    const said = saidOf(thing);
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, own], i) => {
        // red enamel between the brass
        if (said.has(own) && !KEPT.test(slot))
          return [slot, own.colours.length > 0 ? { ...own, base: "painted-metal", conditions: { old: 0.2 } } : own];
        const metal = i === 0 ? "copper" : METALS[hash128(slot)[0] % METALS.length];
        return [slot, KEPT.test(slot) || metal === undefined ? own : { ...spec(metal), seed: own.seed }];
      }),
    );
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [
          ...dressed,
          ...makeParts("gear", "gear", gears, { weight: 0.7 }),
          ...makeParts("pipe", "pipe", pipes, { weight: 0.6 }),
          ...(rivets.length > 0 ? makeParts("rivets", "rivet", [merge(rivets)], { weight: 0.3 }) : []),
        ],
      },
      materials: { ...materials, gear: spec("bronze"), pipe: spec("copper"), rivet: spec("iron") },
    };
  },
};

/** A toothed wheel with a hub, lying on y = 0. */
function gear(radius: number, teeth: number): Geometry {
  const outline: Outline = Array.from({ length: teeth * 4 }, (_, i): Point2 => {
    const isTip = i % 4 === 1 || i % 4 === 2;
    const angle = ((i + (isTip ? 0 : i % 4 === 0 ? 0.25 : -0.25)) / (teeth * 4)) * TAU;
    const r = radius * (isTip ? 1 : 0.8);
    return [r * cos(angle), r * sin(angle)];
  });
  const hole = [...circleOutline(radius * 0.24, 14)].reverse();
  const depth = radius * 0.3;
  const wheel = move(turnX(extrude(outline, { depth, holes: [hole], bevel: depth * 0.12 }), -PI / 2), [
    0,
    depth * 0.3,
    0,
  ]);
  const hub = cylinder({ radius: radius * 0.3, height: depth * 1.5, bevel: depth * 0.2, segments: 18 });
  return settle(merge([wheel, hub]));
}

/** A bent pipe from one spot out and into another, with a collar at either end. */
function pipe(from: Spot, to: Spot, size: number): Geometry {
  const radius = size * 0.018;
  const out = size * 0.07;
  const [a, b] = [add(from.position, scale(from.normal, -radius)), add(to.position, scale(to.normal, -radius))];
  const [c, d] = [add(from.position, scale(from.normal, out)), add(to.position, scale(to.normal, out))];
  // a cubic curve by its four points
  const path = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const [ac, cd, db] = [mix(a, c, t), mix(c, d, t), mix(d, b, t)];
    return mix(mix(ac, cd, t), mix(cd, db, t), t);
  });
  const collar = cylinder({ radius: radius * 1.7, height: radius * 1.4, bevel: radius * 0.3, segments: 16 });
  return merge([tube(radius, path, 12), fitOn(collar, from, radius * 0.5), fitOn(collar, to, radius * 0.5)]);
}

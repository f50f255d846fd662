import { boundsOf } from "#measure/bounds.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { fitOn } from "../fit-on.ts";
import { cutsFor, soften } from "../soften.ts";
import type { Dressed, Style } from "../style.ts";
import { saidOf } from "../styles/said-of.ts";
import { surfaceSpots } from "../surface-spots.ts";
import { twistedBeast } from "./twisted-balloons.ts";

/** Of what has no colour of its own. */
const COLOURS = ["#e2372e", "#2a7fd0", "#f2b81e", "#e85fa2", "#3fb56a"].map((hex) => fromHex(hex));

const EYES = /eye|pupil|iris/;

/** Blown full of air: corners gone, limbs fat, a skin that shines. */
function blownUp(thing: Dressed, draw: Draw, swell: number, paint: Paint): Dressed {
  const usual = draw.pick("vinyl", COLOURS);
  const { parts } = thing.model;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const most = cutsFor(parts.length);
  // an armchair's leather would be told for leather
  const said = saidOf(thing);
  const isOwn = (spec: MaterialSpec): boolean => thing.family !== "furniture" || said.has(spec);
  const full = parts.map((part): Part => {
    if (EYES.test(part.slot)) return part;
    const own: Paint = (surface, ...at) => {
      part.paint?.(surface, ...at);
      surface.height = 0;
      paint(surface, ...at);
    };
    return { ...part, geometry: soften(part.geometry, size / 26, 4, size * swell, most), crease: 2, paint: own };
  });
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => [
      slot,
      EYES.test(slot) || spec.clear
        ? spec
        : { ...spec, base: "plastic", colours: spec.colours.length > 0 && isOwn(spec) ? spec.colours : [usual] },
    ]),
  );
  return { ...thing, model: { ...thing.model, parts: full }, materials };
}

const vinyl: Paint = (surface) => {
  surface.roughness = 0.14;
  surface.metalness = 0;
};

/** Of vinyl and full of air, with the valve it is blown up by. */
export const inflatable: Style = {
  id: "inflatable",
  apply: (thing, draw) => {
    const isAlive = /^(?:animal|bird|figure|toy)$/.test(thing.family);
    const full = blownUp(thing, draw, isAlive ? 0.016 : 0.028, vinyl);
    const { parts } = full.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const main = Object.keys(full.materials)[0];
    const spots = surfaceSpots(
      parts.filter(({ slot }) => slot === main),
      draw,
      {
        count: 1,
        apart: size,
        tries: 60,
        favour: ({ normal }) => (normal[2] > 0.5 && Math.abs(normal[1]) < 0.6 ? 1 : 0),
      },
    );
    const r = 0.022 * size;
    const valve = lathe(
      [
        [0, 0],
        [1.9 * r, 0],
        [1.9 * r, 0.25 * r],
        [r, 0.5 * r],
        [0.8 * r, 1.5 * r],
        [1.05 * r, 1.6 * r],
        [1.05 * r, 2 * r],
        [0, 2.1 * r],
      ],
      18,
    );
    const valves = spots.map((spot) => fitOn(valve, spot, 0.1 * r));
    return {
      ...full,
      model: { ...full.model, parts: [...parts, ...makeParts("valve", "valve", valves, { weight: 0.6 })] },
      materials: {
        ...full.materials,
        valve: { base: "plastic", colours: [[0.86, 0.88, 0.9]], conditions: {}, scale: 1, seed: 1 },
      },
    };
  },
};

/** Twisted from one long balloon, where it is a beast on four legs; else blown up, of thin rubber that shines. */
export const balloon: Style = {
  id: "balloon",
  apply: (thing, draw) => {
    const main = Object.keys(thing.materials)[0];
    const twisted = main === undefined || thing.family !== "animal" ? undefined : twistedBeast(thing.model, main);
    const full = twisted ? { ...thing, model: twisted } : blownUp(thing, draw, 0.022, vinyl);
    const colour = draw.pick("rubber", COLOURS);
    const parts = full.model.parts.map((part): Part => {
      if (EYES.test(part.slot)) return part;
      const { paint: _, ...plain } = part;
      return { ...plain, paint: vinyl };
    });
    const asked = main === undefined ? undefined : thing.materials[main]?.colours[0];
    const rubber = asked && (thing.isDyed || Math.max(...asked) - Math.min(...asked) > 0.5) ? asked : colour;
    const materials = Object.fromEntries(
      Object.entries(full.materials).map(([slot, spec]) => [
        slot,
        EYES.test(slot) ? spec : { ...spec, base: "plastic", colours: [rubber], conditions: {} },
      ]),
    );
    return { ...full, model: { ...full.model, parts }, materials };
  },
};

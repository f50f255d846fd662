import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { PI, sin } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { fitOn } from "../fit-on.ts";
import { lookOf, paintInTurn } from "../looks.ts";
import type { Style } from "../style.ts";
import { surfaceSpots } from "../surface-spots.ts";
import { armourLimbs } from "./armour-limbs.ts";

const KEPT = /glass|pane|window|screen|tyre|lens/;
const EYE = /eye|pupil|iris/;
/** What bends: it is made of rings on a dark core. */
const LIMB = /leg|arm|tail|neck|limb|tentacle|finger|trunk/;
/** Eyes are lamps: linear cyan, red, amber. */
const LAMPS: readonly Rgb[] = [
  [0.05, 0.8, 1],
  [1, 0.05, 0.03],
  [1, 0.42, 0.03],
];
const STEEL: Rgb = [0.5, 0.52, 0.55];
const CORE: Rgb = [0.035, 0.036, 0.04];
/** Colours so strong and so bright are taken for paint, others for fur, skin or wood. */
const VIVID = 0.88;
const BRIGHT = 0.5;

/** A robot in the shape of the thing: bolted metal plates, limbs of rings on a dark core, lamps for eyes, an antenna on its head. */
export const robotic: Style = {
  id: "robotic",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const glow = draw.pick("lamps", LAMPS);
    const eyes = parts.filter(({ slot }) => EYE.test(slot));
    const main = parts.filter(({ slot, weight }) => !KEPT.test(slot) && !EYE.test(slot) && (weight ?? 0.5) >= 0.4);
    const bolts = surfaceSpots(main, draw.fork("bolts"), { count: 36, apart: size * 0.06 }).map((spot) =>
      fitOn(sphere(size * 0.009, 10, 6), spot, 0),
    );
    const spec = (base: string, colour: Rgb, seed = draw.seed32(base)): MaterialSpec => ({
      base,
      colours: [colour],
      conditions: {},
      scale: 1,
      seed,
    });
    const plates = paintPlates(size / 6);
    const rings = paintRings(size / 26);
    const armoured = parts.flatMap((part): Part | Part[] => {
      if (KEPT.test(part.slot)) return part;
      if (EYE.test(part.slot)) return { ...part, paint: paintLamp(glow) };
      const stout = LIMB.test(part.name) ? armourLimbs(part) : undefined;
      // segments of a hard leg are plates already: rings would only stripe them
      if (stout)
        return [
          { ...part, geometry: stout.segments, paint: keepMarks(part.paint, glow) },
          ...makeParts(`${part.name}-joints`, "bolt", [stout.joints], { weight: 0.5 }),
        ];
      return {
        ...part,
        paint: paintInTurn(keepMarks(part.paint, glow), LIMB.test(part.name + part.slot) ? rings : plates),
      };
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, own]): [string, MaterialSpec] => {
        if (KEPT.test(slot)) return [slot, own];
        if (EYE.test(slot)) return [slot, spec("plastic", glow, own.seed)];
        const { colour, metalness } = lookOf(own);
        // what was asked for in gold or silver stays that
        if (metalness > 0.5) return [slot, own];
        return [
          slot,
          spec(isPaint(colour) ? "painted-metal" : "brushed-aluminium", isPaint(colour) ? colour : STEEL, own.seed),
        ];
      }),
    );
    const antenna = standAntenna(main, eyes, size);
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [
          ...armoured,
          ...(bolts.length > 0 ? makeParts("bolts", "bolt", [merge(bolts)], { weight: 0.3 }) : []),
          ...(antenna ? makeParts("antenna", "antenna", [antenna.rod], { weight: 0.3 }) : []),
          ...(antenna ? makeParts("lamp", "lamp", [antenna.lamp], { weight: 0.3 }) : []),
        ],
      },
      materials: {
        ...materials,
        bolt: spec("steel", [0.35, 0.36, 0.38]),
        antenna: spec("steel", [0.4, 0.41, 0.43]),
        lamp: spec("plastic", glow),
      },
    };
  },
};

function isPaint(colour: Rgb): boolean {
  const most = Math.max(...colour);
  const vivid = most > BRIGHT && (most - Math.min(...colour)) / most > VIVID;
  return vivid || luminance(colour) > 0.6;
}

/** Keeps of a thing's own paint the dark marks of a face, nose and mouth, and lights what glistens in it: its eyes. Its coat is gone. */
function keepMarks(paint: Paint | undefined, glow: Rgb): Paint | undefined {
  if (!paint) return undefined;
  return (surface, x, y, z, nx, ny, nz) => {
    const { r, g, b, roughness, metalness, height } = surface;
    paint(surface, x, y, z, nx, ny, nz);
    const dark = luminance([surface.r, surface.g, surface.b]) < 0.012;
    if (dark) return;
    // polished all over is no eye
    const shines = surface.roughness < Math.min(0.12, roughness) && luminance([r, g, b]) > 0;
    Object.assign(surface, { r, g, b, roughness, metalness, height });
    if (shines) [surface.r, surface.g, surface.b] = glow;
  };
}

/** A round lamp, brightest in its middle. */
function paintLamp(glow: Rgb): Paint {
  return (surface) => {
    [surface.r, surface.g, surface.b] = glow;
    surface.roughness = 0.12;
    surface.metalness = 0;
    surface.height = 0;
  };
}

/** Seams between plates in staggered rows, every other plate a shade darker. */
function paintPlates(pitch: number): Paint {
  const seam = 0.035;
  return (surface, x, y, z) => {
    const v = y / pitch;
    const row = Math.floor(v);
    const u = (x * 0.62 + z) / (pitch * 1.45) + (row % 2 === 0 ? 0.5 : 0);
    const plate = Math.round(u);
    const offEdge = Math.abs(Math.abs(u - plate) - 0.5) * 1.45;
    const rise = v - row;
    const edge = Math.min(rise, 1 - rise, offEdge);
    if (edge < seam) {
      [surface.r, surface.g, surface.b] = CORE;
      surface.metalness = 0.4;
      surface.roughness = 0.6;
      surface.height -= pitch * 0.03;
      return;
    }
    const tone = (row * 3 + plate * 5) % 4 === 0 ? 0.62 : 1;
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
  };
}

/** Metal rings one above the other on a dark core. */
function paintRings(pitch: number): Paint {
  return (surface, _x, y) => {
    const v = y / pitch;
    const rise = v - Math.floor(v);
    if (rise < 0.3) {
      [surface.r, surface.g, surface.b] = CORE;
      surface.metalness = 0;
      surface.roughness = 0.7;
      surface.height -= pitch * 0.16;
      return;
    }
    const across = (rise - 0.3) / 0.7;
    surface.height += pitch * 0.1 * sin(across * PI);
  };
}

/** A rod with a lamp on the crown of whatever has eyes. */
function standAntenna(
  main: readonly Part[],
  eyes: readonly Part[],
  size: number,
): { rod: Geometry; lamp: Geometry } | undefined {
  if (eyes.length === 0) return undefined;
  const { min, max } = boundsOf(eyes.map(({ geometry }) => geometry.positions));
  const middle: Vec3 = scale(add(min, max), 0.5);
  let crown: Vec3 | undefined;
  for (const { geometry } of main) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3);
      const [across, along] = [x - middle[0], z - middle[2] + size * 0.04];
      if (across * across + along * along < size * size * 0.0025 && (!crown || y > crown[1])) crown = [x, y, z];
    }
  }
  if (!crown) return undefined;
  const rod = merge([
    settle(cylinder({ radius: size * 0.026, height: size * 0.03, bevel: size * 0.006, segments: 20 })),
    settle(cylinder({ radius: size * 0.007, height: size * 0.1, segments: 12 })),
  ]);
  const down: Vec3 = [crown[0], crown[1] - size * 0.012, crown[2]];
  return { rod: move(rod, down), lamp: move(sphere(size * 0.02, 18, 12), [down[0], down[1] + size * 0.105, down[2]]) };
}

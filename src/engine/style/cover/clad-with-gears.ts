import { boundsOf } from "#measure/bounds.ts";
import { measureVolume } from "#measure/volume.ts";
import { areaOf } from "../../geometry/area.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { simplifyGeometry } from "../../geometry/simplify-geometry.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { fitOn } from "../fit-on.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** One layer of wheels: radius and distance over the thing's size, how many at most, how high over the body, teeth and spokes. */
interface Layer {
  readonly radius: number;
  readonly apart: number;
  readonly count: number;
  readonly over: number;
  readonly teeth: number;
  readonly spokes: number;
  readonly metal: string;
}

const LAYERS: readonly Layer[] = [
  { radius: 0.15, apart: 0.2, count: 9, over: 0.002, teeth: 12, spokes: 4, metal: "bronze" },
  { radius: 0.095, apart: 0.13, count: 14, over: 0.014, teeth: 10, spokes: 0, metal: "gold" },
  { radius: 0.058, apart: 0.085, count: 14, over: 0.026, teeth: 8, spokes: 0, metal: "brushed-steel" },
];
/** Triangles of the body beneath: few, for the wheels are what is seen. */
const BODY_FACES = 1500;
/** Thickness of a wheel, and radius of the bearing at its hub, in its radii. */
const THICK = 0.14;
const BEARING = 0.17;
/** A wheel's radius over the mean thickness of what it lies on, at most: on a finger there is no room for a large one. */
const ROOM = 1.5;
/** Slot of the bearings. */
export const BEARINGS = "cover-bearing";

/** Whether what a thing is made of are toothed wheels. */
export const isGears = ({ model }: Dressed): boolean => model.parts.some(({ name }) => /-teeth$/.test(name));

/** What is made of gears keeps its form, in dark metal, under whole toothed wheels that lie on it in layers, the large ones lowest. */
export function cladWithGears(thing: Dressed, cover: Dressed, isBare: (slot: string) => boolean, draw: Draw): Dressed {
  const body = thing.model.parts.filter(({ slot }) => !isBare(slot));
  if (body.length === 0) return thing;
  const { min, max } = boundsOf(body.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const favour = ({ normal }: Spot) => (normal[1] < -0.7 ? 0 : 1);
  const bearings: Geometry[] = [];
  const wheels = LAYERS.flatMap((layer, k): Part[] => {
    const own = body.filter(({ geometry }) => layer.radius * size < ROOM * thicknessOf(geometry));
    const stock = draw.fork(`layer-${k}`);
    const spots =
      own.length > 0
        ? surfaceSpots(own, stock, { count: layer.count, apart: layer.apart * size, favour, tries: 24 })
        : [];
    if (spots.length === 0) return [];
    const next = stock.stream("spin");
    const wheel = gearWheel(layer.radius * size, layer.teeth, layer.spokes);
    const bearing = stretch(sphere(BEARING * layer.radius * size, 7, 4), [1, 0.7, 1]);
    const placed = spots.map((spot) => {
      const spin = next();
      bearings.push(fitOn(bearing, spot, -(layer.over + THICK * layer.radius) * size, spin));
      return fitOn(wheel, spot, -layer.over * size, spin);
    });
    return [makePart(`cover-wheels-${k + 1}`, `cover-${layer.metal}`, merge(placed), { weight: 1 })];
  });
  const whole = body.reduce((sum, { geometry }) => sum + areaOf(geometry), 0);
  const shareOf = ({ geometry }: Part) => areaOf(geometry) / Math.max(whole, 1e-9);
  const metal = (base: string, hex?: string): MaterialSpec => ({
    base,
    colours: hex === undefined ? [] : [fromHex(hex)],
    conditions: {},
    scale: 1,
    seed: draw.seed32(base),
  });
  const [said] = Object.values(cover.materials);
  const dark = said ? lookOf(said).colour.map((c) => 0.35 * c) : undefined;
  return {
    ...thing,
    model: {
      ...thing.model,
      parts: [
        ...thing.model.parts.map(
          ({ paint, ...part }): Part =>
            isBare(part.slot)
              ? { ...part, ...(paint && { paint }) }
              : {
                  ...part,
                  weight: 0.3,
                  geometry: simplifyGeometry(part.geometry, Math.max(24, Math.round(BODY_FACES * shareOf(part)))),
                },
        ),
        ...wheels,
        ...(bearings.length > 0 ? [makePart("cover-bearings", BEARINGS, merge(bearings), { weight: 0.7 })] : []),
      ],
    },
    materials: {
      ...Object.fromEntries(
        Object.entries(thing.materials).map(([slot, spec]) => [
          slot,
          isBare(slot) ? spec : { ...metal("bronze"), ...(dark && { colours: [dark as never] }) },
        ]),
      ),
      ...Object.fromEntries(LAYERS.map(({ metal: base }) => [`cover-${base}`, metal(base)])),
      [BEARINGS]: metal("gold", "#d8b04a"),
    },
  };
}

/** A third of a ball's radius, for each part. */
const thicknessOf = (geometry: Geometry): number =>
  (3 * measureVolume(geometry.positions, geometry.indices)) / Math.max(areaOf(geometry), 1e-9);

/** A toothed wheel that lies on y = 0, its spokes cut out. */
function gearWheel(radius: number, teeth: number, spokes: number): Geometry {
  const outline: Outline = Array.from({ length: teeth * 4 }, (_, i): Point2 => {
    const isTip = i % 4 === 1 || i % 4 === 2;
    const angle = ((i + (isTip ? 0 : i % 4 === 0 ? 0.3 : -0.3)) / (teeth * 4)) * TAU;
    const r = radius * (isTip ? 1 : 0.79);
    return [r * cos(angle), r * sin(angle)];
  });
  const windows = Array.from({ length: spokes }, (_, i): Outline => {
    const at = (r: number, share: number): Point2 => {
      const angle = ((i + share) / spokes) * TAU;
      return [r * radius * cos(angle), r * radius * sin(angle)];
    };
    return reverseOutline([at(0.64, 0.12), at(0.68, 0.5), at(0.64, 0.88), at(0.36, 0.5)]);
  });
  const depth = THICK * radius;
  const wheel = turnX(extrude(outline, { depth, holes: windows }), -PI / 2);
  const hub = cylinder({ radius: 0.28 * radius, height: depth * 1.2, segments: 9 });
  return settle(merge([move(wheel, [0, depth / 2, 0]), hub]));
}

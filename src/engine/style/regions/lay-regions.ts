import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import type { Mending, Region, Side } from "../../language/region.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { luminance } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { colourEye } from "../faces/colour-eye.ts";
import { faceOf } from "../faces/face-of.ts";
import { asMetal, isUntold, type Look, lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { befall, stainWith } from "./befall.ts";
import { cracksIn, isBroken } from "./cracks-in.ts";
import { dealToPieces } from "./deal-to-pieces.ts";
import { edgeField } from "./edge-field.ts";
import { type Axis, axisOf, type Extent, extentOf, others } from "./extent-of.ts";
import { mendJoints, pierce } from "./joints-of.ts";
import { layGradient, layRainbow } from "./lay-rainbow.ts";
import { isOn, partSides } from "./one-side.ts";
import { sewIn, stitchesOf } from "./seams.ts";
import { sewOn } from "./sew-on.ts";
import { tipOf } from "./tip-of.ts";

/** A place of a thing and what it is made of there. */
export interface RegionLook {
  /** `rainbow`: all of it, in all of the material's colours one after the other; `gradient`: from top to bottom; `whole`: all of that part; `dealt`: each of its many pieces in one of the colours. */
  readonly region: Region | "rainbow" | "gradient" | "whole" | "dealt";
  /** Of that part only. */
  readonly slot?: string;
  /** Of a gradient, which runs over several parts as over one: all that have it. */
  readonly slots?: readonly string[];
  /** Of a pair the one on the thing's own left or right. */
  readonly side?: Side;
  readonly count?: number;
  /** What became of a worn place of cloth there. */
  readonly manner?: Mending;
  readonly material: MaterialSpec;
}

/** Whether a point of the model, with the normal there, is in the region. `rest` is the same point in its part's rest frame. */
type Inside = (point: Vec3, normal: Vec3, rest: Vec3) => boolean;

/** Families that are longer than wide and are striped along: from the bonnet to the boot, from head to tail. */
const LENGTHWISE: ReadonlySet<string> = new Set(["vehicle", "animal", "bird", "fish"]);
/** What has its colours as a pattern. */
const LIVES: ReadonlySet<string> = new Set(["animal", "bird", "fish", "insect", "figure"]);
/** What no stripe runs over. */
const BARE = /glass|window|pane|wheel|tyre|light|lamp|plate|grille|eye|nose|horn|whisker|trim/;

/** Paints places that any thing has, computed from its shape: a rim, a tip, a base, borders, a belly, stripes. */
export function layRegions(thing: Dressed, regions: readonly RegionLook[]): Dressed {
  const main = Object.keys(thing.materials)[0];
  const centre = extentOf(thing.model.parts).middle;
  const inFace = faceOf(thing.model) ?? (() => false);
  const parts = regions.reduce<readonly Part[]>(
    (all, { region, slot, slots = [], side, count = 1, manner, material }) => {
      if (region === "gradient")
        return layGradient(
          all,
          all.filter((part) => slots.includes(part.slot)),
          material.colours,
        );
      const look = lookOf(material);
      const painted = side !== undefined && slot !== undefined ? partSides(all, slot) : all;
      const aimed = painted.filter((part) => part.slot === slot && (side === undefined || isOn(part, side)));
      if (region === "rainbow") return layRainbow(painted, aimed, material.colours);
      if (region === "dealt")
        return LIVES.has(thing.family)
          ? painted
          : dealToPieces(
              painted,
              aimed,
              material.colours,
              luminance(lookOf(thing.materials[slot ?? ""] ?? material).colour),
            );
      const whole = slot !== undefined && aimed.length > 0 ? aimed : wholeOf(painted, region, main, thing.family);
      if (region === "stud" || region === "patch")
        return sewOn(
          painted,
          whole,
          region,
          region === "stud" ? asMetal(material, look) : look,
          material.colours.length > 0,
        );
      if (region === "hole") return pierce(painted, thing, count);
      const shared = extentOf(whole);
      if (region === "knee" || region === "elbow")
        return mendJoints(painted, whole, {
          region,
          manner,
          look,
          isDyed: !isUntold(material),
          ground: lookOf(thing.materials[main ?? ""] ?? material).colour,
          lay: layerOf(material, look, shared),
        });
      return painted.map((part): Part => {
        if (!whole.includes(part)) return part;
        // each ear has its own tip, each tyre its own wall
        const isOwn = slot !== undefined;
        const at = isOwn ? atRest(part) : part;
        const extent = isOwn ? extentOf([at]) : shared;
        const inside =
          region === "face"
            ? inFace
            : regionOf(region, isOwn ? [at] : whole, part, extent, thing.family, { count, isOwn, centre });
        const toModel = isOwn ? asItIs : fitAffine(part.geometry);
        if (region === "iris") return { ...part, paint: colourEye(part, look.colour) };
        const lay =
          region === "stitch" && isUntold(material)
            ? sewIn
            : region === "stain"
              ? stainWith(look.colour, Math.max(...extent.span))
              : layerOf(material, look, extent);
        const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
          part.paint?.(surface, x, y, z, nx, ny, nz);
          const point = toModel(x, y, z);
          if (inside(point, [nx, ny, nz], [x, y, z])) lay(surface, point);
        };
        return { ...part, paint };
      });
    },
    thing.model.parts,
  );
  return { ...thing, model: { ...thing.model, parts } };
}

/** The colour and the stuff that were said; where only a condition was, what it does there. */
function layerOf(
  { base, colours, conditions }: MaterialSpec,
  look: Look,
  { min, max }: Extent,
): (surface: SurfacePoint, point: Vec3) => void {
  const isTold = base !== "plastic" || colours.length > 0 || Object.keys(conditions).length === 0;
  if (isTold) return (surface) => layColour(surface, look.colour, look.roughness, look.metalness);
  if (isBroken(conditions)) return cracksIn(min, max);
  return befall(conditions, Math.max(...[0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)))) ?? (() => {});
}

/** A pair of ears is one part and mirrored: where each point lay when the one ear was made. */
const atRest = (part: Part): Part => ({ ...part, geometry: { ...part.geometry, positions: part.geometry.rest } });
const asItIs = (x: number, y: number, z: number): Vec3 => [x, y, z];

/** A rim is the body's, not the handle's; a tip and a base are whatever is there. */
function wholeOf(
  parts: readonly Part[],
  region: RegionLook["region"],
  main: string | undefined,
  family: string,
): readonly Part[] {
  if (region === "tip" || region === "base" || region === "top") return parts;
  if (region === "stripe" && LENGTHWISE.has(family)) return parts.filter(({ slot }) => !BARE.test(slot));
  const own = parts.filter(({ slot }) => slot === main);
  return own.length > 0 ? own : parts;
}

function regionOf(
  region: RegionLook["region"],
  whole: readonly Part[],
  part: Part,
  extent: Extent,
  family: string,
  { count, isOwn, centre }: { readonly count: number; readonly isOwn: boolean; readonly centre: Vec3 },
): Inside {
  const { min, max, middle, span } = extent;
  if (region === "whole" || region === "stain") return () => true;
  if (region === "rim") return rimOf(whole, extent);
  if (region === "stitch") return stitchesOf(part.geometry, extent, family);
  if (region === "edge") return edgeOf(whole, part, extent);
  if (region === "tip") return tipOf(whole, extent, isOwn ? { part, centre } : undefined);
  if (region === "base") return ([, y]) => y < min[1] + 0.22 * span[1];
  if (region === "top") return ([, y]) => y > max[1] - 0.25 * span[1];
  if (region === "wall") return wallOf(extent);
  if (region === "heel") return ([, y, z]) => y < min[1] + 0.32 * span[1] && z < min[2] + 0.3 * span[2];
  if (region === "toe") return ([, y, z]) => y < min[1] + 0.4 * span[1] && z > max[2] - 0.24 * span[2];
  if (region === "belly") {
    const isUpright = span[1] > 1.25 * span[2];
    return isUpright
      ? ([x, y], [, , nz]) =>
          nz > 0.2 &&
          Math.abs(x - middle[0]) < 0.28 * span[0] &&
          Math.abs(y - (min[1] + 0.42 * span[1])) < 0.2 * span[1]
      : ([x, y, z], [, ny]) =>
          ny < -0.12 &&
          y > min[1] + 0.25 * span[1] &&
          Math.abs(z - middle[2]) < 0.36 * span[2] &&
          Math.abs(x - middle[0]) < span[0];
  }
  return stripesOf(extent, family, count);
}

/** Of what is flat the outermost ring, of what is higher its upper end. */
function rimOf(parts: readonly Part[], extent: Extent): Inside {
  const thin = axisOf(extent, Math.min);
  const isFlat = extent.span[thin] < 0.34 * Math.max(...extent.span);
  if (isFlat) return borderOf(parts, extent, thin, 0.12);
  const least = extent.max[1] - Math.max(0.075 * extent.span[1], 0.03 * Math.max(...extent.span));
  return ([, y]) => y > least;
}

/** All that lies near the outline, seen along an axis: an ellipse's where the thing is round, else a rectangle's. */
function borderOf(parts: readonly Part[], { middle, span }: Extent, thin: Axis, width: number): Inside {
  const [a, b] = others(thin);
  const [ha, hb] = [Math.max(span[a] / 2, 1e-9), Math.max(span[b] / 2, 1e-9)];
  const reachOf = (u: number, v: number) => Math.sqrt(u * u + v * v);
  let furthest = 0;
  for (const { geometry } of parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3)
      furthest = Math.max(
        furthest,
        reachOf(((positions[i + a] as number) - middle[a]) / ha, ((positions[i + b] as number) - middle[b]) / hb),
      );
  }
  const isRound = furthest < 1.2;
  const [wa, wb] = [1 - (width * Math.min(ha, hb)) / ha, 1 - (width * Math.min(ha, hb)) / hb];
  return (point) => {
    const [u, v] = [Math.abs(point[a] - middle[a]) / ha, Math.abs(point[b] - middle[b]) / hb];
    return isRound ? reachOf(u, v) > 1 - width : u > wa || v > wb;
  };
}

/** Edges where there are any; else the border of what is flat, and the hems of what is soft. */
function edgeOf(whole: readonly Part[], part: Part, extent: Extent): Inside {
  const longest = Math.max(...extent.span);
  const thin = axisOf(extent, Math.min);
  if (extent.span[thin] < 0.15 * longest) return borderOf(whole, extent, thin, 0.12);
  const onEdge = edgeField(part.geometry, longest, 0.022 * longest);
  const { min, max } = boundsOf([part.geometry.positions]);
  const hem = 0.05 * (max[1] - min[1]);
  return ([, y], _, [x, ry, z]) => onEdge(x, ry, z) || y < min[1] + hem;
}

/** A ring on the side of a wheel's tyre. */
function wallOf(extent: Extent): Inside {
  const axle = axisOf(extent, Math.min);
  const [a, b] = others(axle);
  const radius = Math.max(extent.span[a], extent.span[b]) / 2;
  return (point) => {
    const [u, v] = [point[a] - extent.middle[a], point[b] - extent.middle[b]];
    return (
      Math.sqrt(u * u + v * v) < 0.9 * radius && Math.abs(point[axle] - extent.middle[axle]) > 0.25 * extent.span[axle]
    );
  };
}

/** Along what drives and walks, over its back; around everything else. */
function stripesOf({ min, middle, span }: Extent, family: string, count: number): Inside {
  const lengthwise = LENGTHWISE.has(family);
  const [axis, from, whole]: [Axis, number, number] = lengthwise
    ? [0, middle[0] - 0.5 * span[0], span[0]]
    : [1, min[1], span[1]];
  const half = (lengthwise ? 0.11 : 0.065) / Math.max(1, 0.75 * count);
  const places = Array.from(
    { length: count },
    (_, k) => (lengthwise ? 0.5 : 0.55) + (k - (count - 1) / 2) * 3.4 * half,
  );
  return (point, [, ny]) => {
    const at = (point[axis] - from) / Math.max(whole, 1e-9);
    return (!lengthwise || ny > -0.2) && places.some((place) => Math.abs(at - place) < half);
  };
}

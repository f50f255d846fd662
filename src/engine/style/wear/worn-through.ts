import { boundsOf } from "#measure/bounds.ts";
import { measureVolume } from "#measure/volume.ts";
import { areaOf } from "../../geometry/area.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { tearBrim } from "../broken/tear-brim.ts";
import { tearHem } from "../broken/tear-hem.ts";
import { tearHoles } from "../broken/tear-holes.ts";
import type { Style } from "../style.ts";
import { without } from "./without-condition.ts";

/** Wedges out of the free edge of what is thin: a flag, a sail, a sheet. */
function notch(parts: readonly Part[], main: string | undefined): Part[] {
  const cloth = parts.filter(({ slot }) => slot === main);
  const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const isSheet = Math.min(...spans) < 0.22 * Math.max(...spans) && (spans[1] as number) > 0.2 * Math.max(...spans);
  if (!isSheet || (spans[0] as number) < (spans[2] as number)) return [...parts];
  const [wide, high] = spans as [number, number, number];
  const wedges = [0.22, 0.5, 0.8].map((at, k) => ({
    tip: [max[0] - wide * (k === 1 ? 0.34 : 0.2), min[1] + high * at, 0] as Vec3,
    lean: (k - 1) * 0.12,
    open: k === 1 ? 0.2 : 0.26,
  }));
  return parts.map((part) =>
    part.slot === main
      ? { ...part, geometry: wedges.reduce((left, { tip, lean, open }) => wedge(left, tip, lean, open), part.geometry) }
      : part,
  );
}

/** What is left above and below a wedge that opens towards +X. */
function wedge(geometry: Geometry, tip: Vec3, lean: number, open: number): Geometry {
  const side = (angle: number): Vec3 => normalize([-sin(angle), cos(angle), 0]);
  const [upper, lower] = [side(lean + open), side(lean - open)];
  const at = (normal: Vec3) => tip[0] * normal[0] + tip[1] * normal[1];
  const above = clipGeometry(geometry, scale(upper, -1), -at(upper));
  const below = clipGeometry(geometry, upper, at(upper));
  const under = below.indices.length > 0 ? clipGeometry(below, lower, at(lower)) : below;
  const pieces = [above, under].filter(({ indices }) => indices.length > 0);
  return pieces.length > 0 ? merge(pieces) : geometry;
}

/** Cloth and paper with ragged holes in it, and rags at its free edge: the fly of a flag, the brim of a hat, the hem of a shirt. */
export const torn: Style = {
  id: "torn",
  apply: (thing, draw) => {
    const [first] = Object.entries(thing.materials);
    if (!first) return thing;
    // the crown and the brim of a hat are of one stuff in two slots
    const isCloth = ({ slot }: Part) => thing.materials[slot]?.base === first[1].base;
    const cloth = thing.model.parts.filter(isCloth);
    const holed = tearHoles(cloth, draw.fork("holes"), HOLES, 1, undefined, isSheet(cloth));
    const of = (part: Part) => holed[cloth.indexOf(part)] ?? part;
    const parts = notch(thing.model.parts.map(of), first[0]);
    const isNotched = parts.some((part, i) => part.geometry !== of(thing.model.parts[i] as Part).geometry);
    const edged = isNotched ? parts : ragEdge(parts, isCloth, thing.family, draw.fork("edge"));
    return { ...thing, model: { ...thing.model, parts: edged } };
  },
};
const HOLES = 9;

/** Thickness over the root of its area below which cloth is a sheet, through which a hole goes or is none. */
const THIN = 0.02;

function isSheet(cloth: readonly Part[]): boolean {
  const sum = (of: (geometry: Part["geometry"]) => number) =>
    cloth.reduce((all, { geometry }) => all + of(geometry), 0);
  const area = sum(areaOf);
  return 2 * sum(({ positions, indices }) => measureVolume(positions, indices)) < THIN * area * Math.sqrt(area);
}

/** The brim of what lies flat, or the hem of what is worn. */
function ragEdge(parts: readonly Part[], isCloth: (part: Part) => boolean, family: string, draw: Draw): Part[] {
  const cloth = parts.filter(isCloth);
  if (cloth.length === 0) return [...parts];
  const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
  const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const isFlat = high < 0.75 * Math.min(wide, deep);
  if (!isFlat && family !== "garment") return [...parts];
  const ragged = isFlat ? tearBrim(cloth, draw, BRIM_TEARS) : tearHem(cloth, draw);
  return parts.map((part) => ragged[cloth.indexOf(part)] ?? part);
}
const BRIM_TEARS = 7;

const DUST = fromHex("#b6b0a4");
const DUST_SEED = 31;

const PANES = /glass|mirror|pane|screen|lens/;

/** Where a finger wiped, over half a pane's width and height: strokes beside each other, their middle line and half their width. */
const STROKES = [0.3, 0.02, -0.26] as const;
const FINGER = 0.085;

/** Two or three strokes of a hand across a pane: clean glass shows how thick the dust is beside it. */
function wipedOn({ geometry }: Part): (x: number, y: number, z: number) => boolean {
  const { min, max } = boundsOf([geometry.positions]);
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const thin = spans.indexOf(Math.min(...spans));
  const [a, b] = thin === 0 ? [2, 1] : thin === 1 ? [0, 2] : [0, 1];
  const at = (point: readonly number[], k: number) =>
    (2 * ((point[k] as number) - (min[k] as number))) / Math.max(spans[k] as number, 1e-9) - 1;
  return (x, y, z) => {
    const [u, v] = [at([x, y, z], a as number), at([x, y, z], b as number)];
    const bow = v - 0.55 * u - 0.3 * u * u;
    return Math.abs(u) < 0.62 && STROKES.some((middle, k) => Math.abs(bow - middle) < FINGER && u > -0.5 - 0.1 * k);
  };
}

/** Grey dust thick on what faces up and in a blotched film on the rest, over panes and mirrors too. */
export const dusted: Style = {
  id: "dusted",
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const parts = thing.model.parts.map((part): Part => {
      const toModel = fitAffine(part.geometry);
      const isPane = PANES.test(part.slot);
      const isWiped = isPane ? wipedOn(part) : () => false;
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const [mx, my, mz] = toModel(x, y, z);
        if (isWiped(mx, my, mz)) return;
        const [px, py, pz] = [mx / size, my / size, mz / size];
        const blot = 0.5 + 0.5 * noise(px * 5, py * 5, pz * 5, DUST_SEED);
        const fine = 0.5 + 0.5 * noise(px * 46, py * 46, pz * 46, DUST_SEED + 1);
        const amount = clamp01(
          0.08 + 0.36 * blot + 0.14 * (fine - 0.2) + 0.46 * Math.max(0, ny) * (0.6 + 0.5 * blot) + (isPane ? 0.34 : 0),
        );
        surface.r += (DUST[0] - surface.r) * amount;
        surface.g += (DUST[1] - surface.g) * amount;
        surface.b += (DUST[2] - surface.b) * amount;
        surface.roughness += (1 - surface.roughness) * clamp01(amount * 1.3);
        surface.metalness *= 1 - amount;
      };
      return { ...part, paint };
    });
    // the dust lies there now: the tile need not strew it again
    return { ...thing, model: { ...thing.model, parts }, materials: without(thing.materials, "dusty") };
  },
};

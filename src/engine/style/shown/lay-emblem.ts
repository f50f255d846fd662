import { boundsOf } from "#measure/bounds.ts";
import type { View } from "../../concepts/concept.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { areaOf } from "../../geometry/area.ts";
import { fitAffine, isNearlyAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import type { BodySpot } from "../../language/words/body-spots.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { carvePicture, carveSign } from "./carve.ts";
import { findPanel, type Panel } from "./find-panel.ts";
import { findSpot } from "./find-spot.ts";
import { contrast, type Picture, pictureOf } from "./picture-of.ts";
import { DRAWN, SYMBOLS } from "./symbols.ts";

/** What is shown on a thing. */
export interface Emblem {
  /** A sign that is drawn the same everywhere, else the thing whose picture it is. */
  readonly shows:
    | { readonly symbol: string; readonly colours: readonly Rgb[] }
    | { readonly thing: Dressed; readonly view: View };
  /** Cut into the surface, in its own colour. */
  readonly isCarved: boolean;
  /** All over rather than once. */
  readonly isPattern: boolean;
  /** Where on a body it is, once. */
  readonly spot?: BodySpot;
}

const DARK = fromHex("#16121a");
const LIGHT = fromHex("#f4efe2");
/** Inks for where a sign's own colour would not be seen. */
const INKS = [fromHex("#1f4f9c"), fromHex("#f2c94c"), fromHex("#f4efe2")];
/** Least contrast at which a sign is seen from afar. */
const SEEN = 0.3;
/** Of the panel's height and width, how much a picture takes up; on a garment, and how far up its middle is. */
const FILL = 0.92;
const ON_CHEST = 0.5;
const CHEST = 0.12;
/** Of its own cell, how much a figure fills. */
const CELL = 0.44;
const GREEN = fromHex("#3f7a35");
/** Of a roundel's height, how much its picture takes up. */
const IN_ROUNDEL = 0.72;

/** Undefined beside the figure; `x` and `y` from -1 to 1 within the figure's height. */
type Figure = (surface: SurfacePoint, x: number, y: number, half: number) => Rgb | undefined;

/** Paints a sign or the picture of another thing where it shows best, or all round as a pattern. */
export function layEmblem(thing: Dressed, emblem: Emblem, view: View, slot?: string): Dressed {
  const main = Object.keys(thing.materials)[0];
  const spot = emblem.spot && findSpot(thing.model, view, emblem.spot);
  if (emblem.spot && !spot) return thing;
  const panel = spot ?? findPanel(thing.model.parts, view, main, slot, ROUND.test(thing.family));
  if (!panel) return thing;
  const ground = thing.materials[panel.slot];
  const { figure, aspect } = figureOf(emblem, ground && lookOf(ground).colour);
  const lay = (surface: SurfacePoint, x: number, y: number, size: number) => {
    const colour = Math.abs(x) <= aspect && Math.abs(y) <= 1 ? figure(surface, x, y, size) : undefined;
    if (colour && emblem.isCarved) layColour(surface, colour);
    else if (colour) layColour(surface, colour, 0.45, 0);
  };
  const isSoft = thing.family === "garment" && !spot;
  const [fill, rise] = isSoft ? [ON_CHEST, CHEST * panel.halfHeight] : [FILL, 0];
  const half = fill * Math.min(panel.halfHeight, panel.halfWidth / aspect);
  const inRow = rowAlong(panel, half);
  const once = (part: Part): Laid => {
    const locate = panel.locatorOf(part);
    return (surface, x, y, z) => {
      const at = locate(x, y, z);
      if (at) lay(surface, at[0] / half, inRow(at[1] - rise) / half, half);
    };
  };
  const reaches = (part: Part): boolean =>
    panel.parts.includes(part) &&
    (spot !== undefined || (isNearlyAffine(part.geometry) && liesWithin(part, panel, half * aspect)));
  const chosen = thing.model.parts.filter((part) => part.slot === panel.slot);
  const repeat =
    emblem.isPattern && !spot ? repeatOver(chosen, aspect, thing.family, "symbol" in emblem.shows, lay) : undefined;
  const parts = thing.model.parts.map((part): Part => {
    const laid = repeat ? chosen.includes(part) && repeat(part) : reaches(part) && once(part);
    if (!laid) return part;
    // a shield shows one emblem, not two
    const own = thing.family === "weapon" ? undefined : part.paint;
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      own?.(surface, x, y, z, nx, ny, nz);
      laid(surface, x, y, z, nx, ny, nz);
    };
    return { ...part, paint };
  });
  return { ...thing, model: { ...thing.model, parts } };
}

/** Height over width from which a panel is so slender that one figure in its middle would not be seen: a blade. */
const SLENDER = 4;
/** Half heights from one figure of a row to the next. */
const NEXT = 2.3;

/** How far above or below the nearest figure's middle a height is: on what is slender they follow each other. */
function rowAlong({ halfWidth, halfHeight }: Panel, half: number): (v: number) => number {
  if (halfHeight < SLENDER * halfWidth) return (v) => v;
  const step = NEXT * half;
  const most = Math.floor((halfHeight / step) * 0.8);
  return (v) => v - step * clamp(Math.round(v / step), -most, most);
}

/** A sleeve beside the picture is not under it, however it is bent. */
function liesWithin({ geometry: { positions, indices } }: Part, { project }: Panel, reach: number): boolean {
  const across = Array.from(
    { length: positions.length / 3 },
    (_, i) => project([...positions.subarray(i * 3, i * 3 + 3)] as unknown as Vec3)[0],
  );
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => across[indices[t + k] as number]) as [number, number, number];
    if (Math.min(a, b, c) < reach * 0.75 && Math.max(a, b, c) > -reach * 0.75) return true;
  }
  return false;
}

type Laid = Paint;

/** Families of what is round, so that what is painted on it faces who looks. */
const ROUND = /^(?:vessel|container|food)$/;

/** Share of a solid's surface that is seen at once. */
const OF_SURFACE = 0.4;

/** In rows round the upright axis on what is turned, else from the six sides; every other row is shifted. */
function repeatOver(
  parts: readonly Part[],
  aspect: number,
  family: string,
  isSign: boolean,
  lay: (surface: SurfacePoint, x: number, y: number, half: number) => void,
): (part: Part) => Laid {
  // figures go round a pot's belly, whatever its spout and its handle reach to
  const { min, max } = boundsOf(
    (ROUND.test(family) ? [largestOf(parts)] : parts).map(({ geometry }) => geometry.positions),
  );
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
  const middle = [0, 1, 2].map((k) => ((max[k] as number) + (min[k] as number)) / 2) as [number, number, number];
  const [wide, high] = [Math.max(spans[0], spans[2]), Math.max(spans[1], 0.4 * spans[0])];
  // slender arms in a wide box have room for small figures only
  const room = Math.min(wide * high, OF_SURFACE * parts.reduce((all, { geometry }) => all + areaOf(geometry), 0));
  const cell = (isSign || family === "garment" ? 0.3 : 0.58) * Math.sqrt(room);
  const isTurned = ROUND.test(family) && Math.abs(spans[0] - spans[2]) < 0.35 * wide;
  const around = Math.max(3, Math.round((0.46 * TAU * wide) / (cell * Math.max(1, aspect))));
  const at = (surface: SurfacePoint, u: number, v: number, across: number) => {
    const row = Math.round(v / cell);
    // a beast whose head is cut off by the rim is none
    if (isTurned && !isSign && row !== 0 && (Math.abs(row) + CELL) * cell > 0.54 * high) return;
    const shift = row % 2 === 0 ? 0 : 0.5;
    const column = Math.round(u / across - shift);
    lay(surface, (u - (column + shift) * across) / (CELL * cell), (v - row * cell) / (CELL * cell), CELL * cell);
  };
  return ({ geometry }) => {
    const toModel = fitAffine(geometry);
    return (surface, x, y, z, nx, ny, nz) => {
      const [px, py, pz] = toModel(x, y, z).map((p, k) => p - (middle[k] as number)) as [number, number, number];
      const across = cell * Math.max(1, aspect);
      if (Math.abs(ny) > 0.8) at(surface, px, -pz, across);
      else if (isTurned) {
        const turn = (TAU * 0.46 * wide) / around;
        at(surface, (atan2(px, pz) / TAU) * around * turn, py, turn);
      } else if (Math.abs(nz) >= Math.abs(nx)) at(surface, nz < 0 ? -px : px, py, across);
      else at(surface, nx > 0 ? -pz : pz, py, across);
    };
  };
}

/** The part whose box holds most. */
function largestOf(parts: readonly Part[]): Part {
  const holds = ({ geometry: { positions } }: Part) => {
    const { min, max } = boundsOf([positions]);
    return [0, 1, 2].reduce((all, k) => all * ((max[k] as number) - (min[k] as number)), 1);
  };
  const sizes = parts.map(holds);
  return parts[sizes.indexOf(Math.max(...sizes))] as Part;
}

function figureOf(
  { shows, isCarved }: Emblem,
  ground: Rgb | undefined,
): { readonly figure: Figure; readonly aspect: number } {
  if ("symbol" in shows) {
    const { shape, hex } = SYMBOLS.get(shows.symbol) ?? (SYMBOLS.get("star") as { shape: () => boolean; hex: string });
    if (isCarved) return { aspect: 1, figure: (surface, x, y, half) => carveSign(shape, half, surface, x, y) };
    const own = shows.colours[0] ?? fromHex(hex);
    const isSaid = shows.colours.length > 0;
    const drawn = DRAWN.get(shape);
    return {
      aspect: 1,
      figure: (surface, x, y) => {
        if (!shape(x, y)) return isSaid && isNear(shape, x, y) ? rimOn(surface, own) : undefined;
        if (drawn?.leaf(x, y)) return GREEN;
        const ink = isSaid ? own : seenOn(surface, own);
        const tone = drawn?.tone(x, y) ?? 1;
        return tone === 1 ? ink : [ink[0] * tone, ink[1] * tone, ink[2] * tone];
      },
    };
  }
  const picture = pictureOf(shows.thing, shows.view);
  const { aspect } = picture;
  if (isCarved) return { aspect, figure: (surface, x, y, half) => carvePicture(picture, half, surface, x, y) };
  const draw = (surface: SurfacePoint, x: number, y: number): Rgb | undefined => {
    const pixel = picture.at((x / aspect + 1) / 2, (y + 1) / 2);
    if (!pixel) return undefined;
    return pixel.isLine ? (brightness(surface) > 0.05 ? DARK : LIGHT) : pixel.colour;
  };
  const mean = meanOf(picture);
  if (!ground || !mean || contrast(mean, ground) > SEEN) return { aspect, figure: draw };
  // a blue fish on a blue bowl swims in a pale roundel
  const field = contrast(LIGHT, ground) > SEEN ? LIGHT : (INKS[0] as Rgb);
  const wide = Math.max(1, aspect);
  return {
    aspect: wide,
    figure: (surface, x, y) => {
      const far = (x * x) / (wide * wide) + y * y;
      if (far > 1) return undefined;
      if (far > 0.9) return DARK;
      return draw(surface, x / IN_ROUNDEL, y / IN_ROUNDEL) ?? field;
    },
  };
}

/** Of all that is drawn and no line. */
function meanOf({ at }: Picture): Rgb | undefined {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < 400; i += 1) {
    const pixel = at(((i % 20) + 0.5) / 20, (Math.floor(i / 20) + 0.5) / 20);
    if (!pixel || pixel.isLine) continue;
    count += 1;
    for (const k of [0, 1, 2] as const) sum[k] += pixel.colour[k];
  }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : undefined;
}

const scaled = ({ r, g, b }: SurfacePoint, by: number): Rgb => [r * by, g * by, b * by];
const brightness = ({ r, g, b }: SurfacePoint): number => luminance([r, g, b]);

/** A sign of nearly the ground's own colour gets a rim that is not. */
const rimOn = (surface: SurfacePoint, own: Rgb): Rgb | undefined =>
  contrast(own, [surface.r, surface.g, surface.b]) > SEEN ? undefined : scaled(surface, 0.3);

const isNear = (shape: (x: number, y: number) => boolean, x: number, y: number): boolean =>
  NEAR.some(([dx, dy]) => shape(x + dx, y + dy));
const NEAR = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [0.1 * cos(k * 0.7854), 0.1 * sin(k * 0.7854)] as const);

/** The sign's colour, or an ink that stands out from this ground. */
function seenOn({ r, g, b }: SurfacePoint, own: Rgb): Rgb {
  const ground: Rgb = [r, g, b];
  if (contrast(own, ground) > SEEN) return own;
  return INKS.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best));
}

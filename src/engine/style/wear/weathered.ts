import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { corrosionOf } from "../../materials/conditions/corrosion-of.ts";
import { materialById } from "../../materials/index.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { type Palette, palette } from "../../texture/tones/palette.ts";
import { tearBrim } from "../broken/tear-brim.ts";
import { edgeField, type OnEdge } from "../regions/edge-field.ts";
import type { Dressed, Style } from "../style.ts";
import { blend, corrode, GRIME, paleOf, SOILED, type Stuff, scuff, stain, stuffOf } from "./age-surface.ts";
import { frayed } from "./frayed.ts";
import { coverWithSnow, restingShare } from "./snow-cover.ts";
import { isSpared } from "./spared.ts";

/** Orange enough to be told from brown paint at arm's length, oldest first. */
const RUST: Palette = palette(...["#2b140b", "#552812", "#844119", "#ad5f26", "#cf8545"].map(fromHex));
const MUD = fromHex("#4d3b28");

/** Families whose years show in their shape and coat, not as scuffs and stains. */
const LIVING: ReadonlySet<string> = new Set(["animal", "bird", "fish", "anatomy", "plant", "food", "nature"]);
const CLEAR = /glass|mirror|window|pane|screen|lens/;

interface Weather {
  readonly rust: number;
  readonly age: number;
  readonly wear: number;
  readonly dirt: number;
  readonly snow: number;
}

const weatherOf = ({ rusty = 0, old = 0, worn = 0, dirty = 0, dented = 0, snowy = 0 }: Conditions): Weather => ({
  rust: rusty,
  age: old,
  wear: Math.max(worn, 0.85 * dented),
  dirt: dirty,
  snow: snowy,
});

const FRAYS: ReadonlySet<string> = new Set(["garment", "accessory"]);
/** Amount of age or wear from which on straw comes apart at its edge. */
const FRAYED_FROM = 0.45;

/** How much of what the whole thing's size asks for is left to the tile, which repeats. */
const LEFT = 0.3;

/** Least amount that shows: below it a condition is only a hint. */
export const WEATHERED_FROM = 0.3;

/** Whether a thing of these conditions is weathered as a whole. */
export const isWeathered = (conditions: Conditions): boolean =>
  Math.max(...Object.values(weatherOf(conditions))) > WEATHERED_FROM;

/**
 * Age as it is told from a few steps away, in blotches and scuffs measured by the thing itself rather than by a tile: rust in
 * islands with orange rims between bare or painted metal, edges rubbed to what lies under the paint, stains, grime towards the floor.
 */
export const weathered: Style = {
  id: "weathered",
  apply: (whole, draw) => {
    const thing = frayStraw(whole, draw);
    const isSnowy = Object.values(thing.materials).some(({ conditions }) => (conditions.snowy ?? 0) > 0);
    if (LIVING.has(thing.family) && !isSnowy) return thing;
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)).sort((a, b) => b - a);
    const size = Math.sqrt((spans[0] as number) * Math.max(spans[1] as number, 0.25 * (spans[0] as number)));
    const extent = { size, span: [min[1], max[1]], resting: isSnowy ? restingShare(thing.model.parts) : 1 } as const;
    const main = Object.keys(thing.materials)[0];
    const parts = thing.model.parts.map((part): Part => {
      const spec = thing.materials[part.slot];
      if (!spec || isSpared(part.slot, spec, thing) || CLEAR.test(part.slot) || spec.clear) return part;
      if (!isWeathered(spec.conditions)) return part;
      return {
        ...part,
        paint: weather(part, spec, extent, {
          isMain: part.slot === main,
          isDyed: thing.isDyed === true,
          isPainted: thing.own?.dyed.includes(part.slot) === true,
        }),
      };
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        calmed(spec, isSpared(slot, spec, thing), slot, slot === main),
      ]),
    );
    return { ...thing, model: { ...thing.model, parts }, materials };
  },
};

/** The brim of a straw hat comes apart in straws, and is torn, where it is old or worn. */
function frayStraw(thing: Dressed, draw: Draw): Dressed {
  const { family, materials, model } = thing;
  const spec = Object.values(materials)[0];
  if (!FRAYS.has(family) || !spec || stuffOf(spec) !== "straw") return thing;
  const { age, wear } = weatherOf(spec.conditions);
  if (Math.max(age, wear) < FRAYED_FROM) return thing;
  return frayed.apply({ ...thing, model: { ...model, parts: tearBrim(model.parts, draw.fork("tear")) } }, draw);
}

/** Rust is laid by the whole; what cannot rust has none. */
function calmed(spec: MaterialSpec, isSpared: boolean, slot: string, isMain: boolean): MaterialSpec {
  const { rusty, snowy, ...rest } = spec.conditions;
  if (rusty === undefined) return snowy === undefined ? spec : { ...spec, conditions: rest };
  const keeps = rusts(stuffOf(spec), isMain) && !CLEAR.test(slot) && !isSpared;
  return { ...spec, conditions: keeps ? { ...rest, rusty: rusty * LEFT } : rest };
}

const rusts = (stuff: Stuff, isMain: boolean): boolean =>
  stuff === "metal" || stuff === "painted" || (isMain && stuff === "hard");

/** The whole thing as its weather depends on it. */
interface Extent {
  /** Of a blotch's measure, in the model's units. */
  readonly size: number;
  /** Lowest and highest point. */
  readonly span: readonly [floor: number, top: number];
  /** Share of it on which snow can lie. */
  readonly resting: number;
}

function weather(
  part: Part,
  spec: MaterialSpec,
  { size, span: [floor, top], resting }: Extent,
  { isMain, isDyed, isPainted }: { readonly isMain: boolean; readonly isDyed: boolean; readonly isPainted: boolean },
): Paint {
  const { rust, age, wear, dirt, snow } = weatherOf(spec.conditions);
  const bare = stuffOf(spec);
  // "red wheels" on a wooden cart have been painted
  const stuff = isPainted && bare === "wood" ? "coated" : bare;
  const corrosion = corrosionOf(materialById(spec.base));
  const crust = corrosion.thickness === 1 ? RUST : corrosion.crust;
  // brass and silver stay what they are under a bloom
  const share = corrosion.thickness === 1 ? 1 : 0.72;
  const rusting = rusts(stuff, isMain) && !/rust/.test(spec.base) ? share * rust : 0;
  const toModel = fitAffine(part.geometry);
  const { seed } = spec;
  const onEdge: OnEdge =
    wear > WEATHERED_FROM || rusting > 0 || age > WEATHERED_FROM
      ? edgeField(part.geometry, size, 0.012 * size)
      : () => false;
  const isBare = stuff === "metal";
  const place: [number, number, number] = [0, 0, 0];
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    toModel(x, y, z, place);
    const py = place[1];
    const u = place[0] / size;
    const v = py / size;
    const w = place[2] / size;
    const broad = noise(u * 4.5, v * 4.5, w * 4.5, seed);
    const middle = noise(u * 11, v * 11, w * 11, seed + 7);
    const fine = noise(u * 34, v * 34, w * 34, seed + 13);
    const ragged = 0.011 * size;
    const edge = onEdge(x + ragged * middle, y + ragged * fine, z + ragged * broad) ? 1 : 0;
    if (age > WEATHERED_FROM) stain(surface, { stuff, isDyed: isDyed || isPainted }, age, broad, middle, fine);
    if (wear > WEATHERED_FROM) scuff(surface, stuff, wear, edge, broad, middle, fine);
    else if (age > WEATHERED_FROM && edge && !isBare)
      blend(surface, paleOf(surface, stuff), (stuff === "coated" ? 0.3 : 0.6) * age);
    if (rusting > 0)
      corrode(surface, crust, rusting, 0.62 * broad + 0.34 * middle + 0.17 * fine + 0.12 * edge, middle, fine);
    // years dull what they do not soil
    const soil = Math.max(dirt, (SOILED[stuff] ?? 0.55) * age);
    if (soil > WEATHERED_FROM) {
      const low = 1 - clamp01((py - floor) / Math.max(top - floor, 1e-9));
      const amount = soil * smoothstep(0, 0.55, 0.6 * low * low + 0.5 * broad + 0.3 * middle + 0.16 * fine);
      blend(surface, dirt > age ? MUD : GRIME, 0.72 * amount * (1 - 0.7 * edge));
      surface.roughness += (0.9 - surface.roughness) * amount;
    }
    if (snow > 0) coverWithSnow(surface, { amount: snow, resting, ny }, { broad, middle, fine });
  };
}

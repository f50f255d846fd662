import { reuseFields } from "../../kernels/field-pool.ts";
import { isSurfacePart, type LayerPlace } from "../../language/surface-names.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { createDraw, type Draw } from "../../math/draw.ts";
import { clamp } from "../../math/scalar.ts";
import { applyConditions } from "../conditions/apply-conditions.ts";
import { isOnlyPeeling } from "../conditions/coat-of.ts";
import { corrosionOf } from "../conditions/corrosion-of.ts";
import { isOnlyPainted } from "../conditions/painted.ts";
import { materialById } from "../index.ts";
import type { Material, MaterialLayer, MaterialSpec, ShadeContext, Surface } from "../material.ts";
import { LAY_PART } from "../parts/lay-part.ts";
import { baring } from "../parts/print-depth.ts";
import { shadePattern } from "../patterns/shade-pattern.ts";
import { applyStyle } from "../styles/apply-style.ts";
import { shadeTones } from "../tones/shade-tones.ts";
import { dealtMask } from "./dealt-mask.ts";
import { layMaterial, SEWN, SHADOW } from "./lay-material.ts";
import { layOpenwork } from "./lay-openwork.ts";
import { couldBeHidden, isSmall, layMarked } from "./named-parts.ts";

/** A material with all that lies on it and befell it: base, pattern, layers, conditions, style. */
export function shadeLayers(spec: MaterialSpec, size: number): Surface {
  const material = materialById(spec.base);
  const draw = createDraw(spec.seed).fork(material.id);
  const isDrawn = spec.style !== undefined && DRAWN.has(spec.style);
  const context: ShadeContext = {
    size,
    draw,
    colours: spec.colours,
    scale: spec.scale,
    ...(isDrawn ? { isDrawn } : {}),
    ...(spec.lights ? { lights: spec.lights } : {}),
    ...(spec.bond ? { bond: spec.bond } : {}),
  };
  const ground = isOnlyPainted(spec, material) || isOnlyPeeling(spec, material) ? { ...context, colours: [] } : context;
  let bare = 0;
  // nails sit where the usual boards do
  const fasteners = spec.bond ? undefined : material.fasteners?.(context);
  const partContext = ({ material: second, tread }: MaterialLayer, own: Draw) => ({
    ...context,
    draw: own,
    ...(tread ? { tread } : {}),
    ...runOf(second),
    ...(fasteners ? { fasteners } : {}),
    bare,
  });
  let surface = step(() =>
    spec.pattern ? shadePattern(material, spec.pattern, ground, spec.figured, spec.work) : shadeTones(material, ground),
  );
  const layers = spec.layers ?? [];
  const lay = (layer: MaterialLayer, at: number): Surface => {
    const { place: asked, amount, material: second } = layer;
    // what is cracked by itself needs no second net of them
    const place = asked === "cracks" && CRACKED.test(material.id) ? "joints" : asked;
    const laid = inMeasureOf(surface.tileSize, second, size);
    const first = surface;
    const own = draw.fork(`layer ${at}`);
    const { openAbove } = materialById(second.base);
    if (openAbove !== undefined && OVER.has(place)) return step(() => layOpenwork(first, laid, openAbove));
    return step(() =>
      isSurfacePart(place)
        ? LAY_PART[place](first, laid, partContext(layer, own))
        : layMaterial(
            first,
            laid,
            place,
            amount,
            own,
            spec.scale,
            place === "dealt" ? dealtMask(material, context) : undefined,
            glowOf(second, place),
            jointsOf(material, materialById(second.base)),
          ),
    );
  };
  const named = couldBeHidden(spec) ? new Float32Array(size * size) : undefined;
  for (const [at, layer] of layers.entries()) {
    if (isPrint(layer)) continue;
    if (named && isSmall(layer.place)) surface = layMarked(surface, named, () => lay(layer, at));
    else surface = lay(layer, at);
  }
  if (layers.some(isPrint)) bare = baring(surface) * (1 - (spec.conditions.snowy ?? 0));
  const whole = surface;
  const cut = layers.findLast(({ place, amount }) => place === "faces" && amount === 1)?.material.base;
  const face = cut === undefined ? undefined : materialById(cut);
  surface = step(() => applyConditions(whole, spec.conditions, context, material, named, face));
  for (const [at, layer] of layers.entries()) if (isPrint(layer)) surface = lay(layer, at);
  const { style } = spec;
  return style ? step(() => applyStyle(surface, style, draw.fork(style), material)) : surface;
}

/** Where a net lies over all of the first: it covers nothing but by its strands. */
const OVER: ReadonlySet<LayerPlace> = new Set(["top", "patches"]);

/** Bases whose low places are cracks. */
const CRACKED = /^cracked-/;

/** Styles in which one draws planes and arrises, no grain. */
const DRAWN: ReadonlySet<string> = new Set(["stylised", "hand-painted", "cartoon"]);

/** How light the joints stay between faces of the second: cut sheets are laid edge to edge, and cloth is sewn down deep in its folds. */
function jointsOf({ bond, class: kind }: Material, second: Material): number {
  if (bond) return SHEETS.has(second.class) || second.id === "cork" ? SHADOW : 1;
  return second.class === "fabric" && (kind === "fabric" || kind === "leather") ? SEWN : 1;
}
const SHEETS: ReadonlySet<string> = new Set(["leather", "fabric", "plastic", "wood", "metal"]);

/** Melt in a gap shines out of it. */
const glowOf = ({ base, colours }: MaterialSpec, place: LayerPlace): Rgb | undefined =>
  base === "lava" && (place === "cracks" || place === "joints") ? (colours[0] ?? MELT) : undefined;
const MELT = fromHex("#ff8c1a");

/** Whoever went over it did so last: mud and snow are trodden too, and fill no print. */
const isPrint = ({ place }: MaterialLayer): boolean => place === "footprints" || place === "ruts";

/** What rain washes down from something that rusts. */
function runOf({ base, conditions }: MaterialSpec): { run?: Rgb } {
  const isRusty = (conditions.rusty ?? 0) > 0.3 || base === "rusty-iron";
  return isRusty ? { run: corrosionOf(materialById(base)).run } : {};
}

/** What a step leaves is its surface: all other fields it made serve the next. */
const step = (make: () => Surface): Surface =>
  reuseFields(make, ({ height, albedo, roughness, metalness }) => [height, albedo, roughness, metalness]);

/** Shades a material at its real size in a tile that spans `tileSize` metres. */
function inMeasureOf(tileSize: number, spec: MaterialSpec, size: number): Surface {
  const own = materialById(spec.base).tileSize;
  const surface = shadeLayers({ ...spec, scale: clamp((spec.scale * own) / tileSize, 0.25, 4) }, size);
  const { height } = surface;
  let mean = 0;
  for (let i = 0; i < height.length; i += 1) mean += (height[i] as number) / height.length;
  const stretch = tileSize / own;
  for (let i = 0; i < height.length; i += 1) height[i] = ((height[i] as number) - mean) * stretch;
  return { ...surface, tileSize };
}

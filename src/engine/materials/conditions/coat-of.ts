import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { meanOf } from "../../texture/relief-masks.ts";
import type { Material, MaterialSpec, Surface } from "../material.ts";
import type { ConditionContext } from "./condition.ts";

/** What is painted in no colour of the artist's. */
const PAINTS = ["#e8e3d6", "#40687f", "#7f9470", "#a83a2c", "#d6b254", "#2f3c4a"].map(fromHex);
/** Difference summed over red, green and blue below which nobody sees that there is paint. */
const LIKE = 0.35;

/** A painter's colour that is told from what it is laid on. */
export function paintOn({ albedo }: Pick<Surface, "albedo">, draw: Draw): Rgb {
  const own = meanColour(albedo);
  const far = ([r, g, b]: Rgb) => Math.abs(r - own[0]) + Math.abs(g - own[1]) + Math.abs(b - own[2]);
  const told = PAINTS.filter((paint) => far(paint) > LIKE);
  const first = draw.pick("paint", PAINTS);
  return told.includes(first) || told.length === 0 ? first : draw.pick("other paint", told);
}

/** Of every seventh texel: enough for a mean. */
function meanColour(albedo: Float32Array): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i + 2 < albedo.length; i += 21) {
    for (let c = 0; c < 3; c += 1) sum[c as 0] += albedo[i + c] as number;
    count += 1;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Classes that something has to be painted on before it can peel. */
const BARE: ReadonlySet<string> = new Set(["wood", "metal", "concrete", "stone", "terracotta", "ceramic"]);
const COATED = /paint|plaster|enamel|lacquer|coat|log|bark|leaf/;
/** What colour words are said of even where paint peels off it: a red brick wall. */
const COLOURED: ReadonlySet<string> = new Set(["stone", "terracotta", "ceramic"]);

const isBare = ({ id, class: kind }: Material): boolean => BARE.has(kind) && !COATED.test(id);

/** The one colour asked for is that of the paint which peels: where it is gone, the stuff has its own. */
export const isOnlyPeeling = ({ conditions, colours }: MaterialSpec, material: Material): boolean =>
  (conditions.peeling ?? 0) > 0 && colours.length === 1 && isBare(material) && !COLOURED.has(material.class);

/**
 * Paint that peels off what has none by itself, and is no glaze: the artist's colour, or one of a painter's. None where the
 * surface's own skin comes off, or a coat in several colours that was painted on before.
 */
export function coatOf(
  surface: Surface,
  { material, conditions, colours, draw }: Pick<ConditionContext, "material" | "conditions" | "colours" | "draw">,
): Rgb | undefined {
  const { class: kind } = material;
  const isPainted = (conditions.painted ?? 0) > 0;
  if (!isBare(material) || (isPainted && colours.length > 1)) return undefined;
  if (kind === "ceramic" && meanOf(surface.roughness) < 0.5) return undefined;
  const own = COLOURED.has(kind) && !isPainted ? undefined : colours[0];
  return own ?? paintOn(surface, draw);
}

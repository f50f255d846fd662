import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { paintInTurn } from "../looks.ts";
import type { Dressed, Style } from "../style.ts";
import { crowned } from "./crowned.ts";
import { DESIGNS, type Design } from "./designs.ts";
import { layEmblem } from "./lay-emblem.ts";

/** Families of what people decorate; nobody paints bands round a person or a whole house. */
const DECORATED =
  /^(?:furniture|vessel|container|light|instrument|weapon|household|ornament|toy|music|clock|sport|storage|game)$/;
/** What is painted with the signs of a tribe besides. */
const PAINTED = /^(?:animal|bird|sea|vehicle|accessory|anatomy)$/;
const KEPT = /eye|picture|mirror|page|glass|pane|window|screen|flame|bulb|lens|food|drink|plant|water|dial|\bhand\b/;
/** What stays cloth whatever the rest is made of. */
const FABRIC = /cushion|seat|shade|cloth|cover|pillow|mattress/;
/** What is seen of a lamp or a chair first: it has the bands too. */
const TELLING = 0.35;

/** What is too large for figures all over has them along its foot and its top, in manners that builders had. */
const BUILT = /^(?:building|vehicle|landmark)$/;
const RICH: ReadonlySet<string> = new Set(["art-deco", "baroque"]);
const trimmed = ({ palette, draw }: Design): Omit<Design, "elsewhere"> => ({
  palette,
  draw: (u, v) => (v < FOOT || v > TOP ? draw(u * 2, v < FOOT ? v : (v - TOP) / (1 - TOP)) : undefined),
});
const FOOT = 0.07;
const TOP = 0.72;

/** Made in the manner of a people or a time: in its colours, with its bands and figures all round. */
const tradition = (id: string): Style => ({
  id,
  apply: (thing) => {
    const design = DESIGNS[id] as Design;
    if (BUILT.test(thing.family) && RICH.has(id)) return decorate(thing, trimmed(design));
    if (!DECORATED.test(thing.family) && !(id === "tribal" && PAINTED.test(thing.family))) return thing;
    const shown = decorate(thing, design.elsewhere && thing.family !== "vessel" ? design.elsewhere : design);
    if (id === "baroque" || id === "victorian") return crowned(shown);
    if (id !== "tiki") return shown;
    const face = { shows: { symbol: "tiki", colours: [] }, isCarved: false, isPattern: false };
    return layEmblem(shown, face, { azimuth: 0, elevation: 0.1 });
  },
});

function decorate(thing: Dressed, { palette, draw, base }: Omit<Design, "elsewhere">): Dressed {
  const slots = Object.keys(thing.materials).filter((slot) => !KEPT.test(slot) && !thing.materials[slot]?.clear);
  const [main] = slots;
  const body = thing.model.parts.filter(({ slot, weight = 0.5 }) => slots.includes(slot) && weight >= TELLING);
  if (body.length === 0) return thing;
  const inks = new Map<string, Rgb>();
  const inkOf = (hex: string): Rgb => {
    const known = inks.get(hex) ?? fromHex(hex);
    inks.set(hex, known);
    return known;
  };
  const parts = thing.model.parts.map((each): Part => {
    if (!body.includes(each)) return each;
    const toModel = fitAffine(each.geometry);
    const { min, max } = boundsOf([each.geometry.positions]);
    const middle = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
    const high = Math.max(max[1] - min[1], 1e-6);
    // what is thin is of one colour
    if (each.slot !== main && high < 0.15 * Math.max(max[0] - min[0], max[2] - min[2])) return each;
    const bands: Paint = (surface, x, y, z) => {
      const [px, py, pz] = toModel(x, y, z);
      const ink = draw((atan2(px - middle[0], pz - middle[1]) / TAU) * 12, (py - min[1]) / high);
      if (ink === undefined) return;
      const isMetal = ink.startsWith("*");
      layColour(surface, inkOf(isMetal ? ink.slice(1) : ink), isMetal ? 0.28 : 0.45, isMetal ? 1 : 0);
    };
    return { ...each, paint: paintInTurn(each.paint, bands) };
  });
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => {
      const at = slots.indexOf(slot);
      const ground = base !== undefined && at >= 0 && !FABRIC.test(slot) ? { base } : {};
      return [
        slot,
        at < 0 || thing.isDyed
          ? spec
          : { ...spec, ...ground, colours: [fromHex(palette[at % palette.length] as string)] },
      ];
    }),
  );
  return { ...thing, model: { ...thing.model, parts }, materials };
}

export const TRADITIONS: readonly Style[] = Object.keys(DESIGNS).map(tradition);

import { boundsOf } from "#measure/bounds.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { fitOn } from "../fit-on.ts";
import { reliefOnly } from "../looks.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

const CHOCOLATE = fromHex("#4a2413");

/** Cast in a mould from chocolate: smooth and brown all over, not the squares of a bar. */
const chocolate: Style = {
  id: "of-chocolate",
  apply: (thing) => {
    if (thing.family === "food") return thing;
    const isOf = (slot: string) => thing.materials[slot]?.base === "chocolate";
    const parts = thing.model.parts.map((part): Part => {
      if (!isOf(part.slot)) return part;
      const relief = reliefOnly(part.paint);
      const paint: Paint = (surface, ...at) => {
        relief?.(surface, ...at);
        surface.roughness = 0.3;
        surface.metalness = 0;
      };
      return { ...part, paint };
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        isOf(slot) ? { ...spec, base: "plastic", colours: spec.colours.length > 0 ? spec.colours : [CHOCOLATE] } : spec,
      ]),
    );
    return { ...thing, model: { ...thing.model, parts }, materials };
  },
};

const SWEETS = ["#f59cc0", "#8fd3ef", "#fbe08a", "#a9dfa0", "#c9a3e6"].map((hex) => fromHex(hex));
const DROPS = ["#e3242b", "#f28c1b", "#2fa84f", "#7a3fc0", "#f5d327", "#ef5fa0"].map((hex) => fromHex(hex));
const CANE = fromHex("#d81f2f");
const SUGAR = fromHex("#fbf6f2");

/** Of sweets: glossy in pastels, what is slender a striped cane, gumdrops all over. */
const candy: Style = {
  id: "of-sprinkles",
  apply: (thing, draw) => {
    if (thing.family === "food") return thing;
    const isOf = (slot: string) => thing.materials[slot]?.base === "sprinkles";
    const own = thing.model.parts.filter(({ slot }) => isOf(slot));
    if (own.length === 0) return thing;
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const slots = [...new Set(own.map(({ slot }) => slot))];
    const parts = thing.model.parts.map((part): Part => {
      if (!isOf(part.slot)) return part;
      const relief = reliefOnly(part.paint);
      const bounds = boundsOf([part.geometry.positions]);
      const spans = [0, 1, 2].map((k) => (bounds.max[k] as number) - (bounds.min[k] as number)).sort((a, b) => a - b);
      const isCane = (spans[2] as number) > 2.6 * (spans[1] as number) && (spans[1] as number) < 0.3 * size;
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        relief?.(surface, x, y, z, nx, ny, nz);
        surface.roughness = 0.18;
        surface.metalness = 0;
        if (!isCane) return;
        const [px, py, pz] = toModel(x, y, z);
        const turn = ((px + py + pz) / size) * 16;
        [surface.r, surface.g, surface.b] = turn - Math.floor(turn) < 0.5 ? CANE : SUGAR;
      };
      return { ...part, paint };
    });
    const outward = ({ normal }: Spot) => (normal[1] < -0.3 ? 0 : 0.3 + 0.7 * Math.max(normal[2], normal[1], 0));
    const spots = surfaceSpots(own, draw, { count: 70, apart: 0.055 * size, favour: outward });
    const drops = spots.map((spot, k) => {
      const r = draw.number(`drop ${k}`, 0.014, 0.021) * size;
      return fitOn(stretch(sphere(r, 12, 8), [1, 1.15, 1]), spot, 0.1 * r);
    });
    const sweet = (colour: (typeof SWEETS)[number], spec?: MaterialSpec): MaterialSpec => ({
      base: "plastic",
      colours: spec && spec.colours.length > 0 ? spec.colours : [colour],
      conditions: {},
      scale: 1,
      seed: 1,
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => {
        const at = slots.indexOf(slot);
        return [slot, at < 0 ? spec : sweet(SWEETS[at % SWEETS.length] as (typeof SWEETS)[number], spec)];
      }),
    );
    const dyed = DROPS.map((colour, k): [string, MaterialSpec] => [`gumdrop-${k}`, sweet(colour)]);
    const added = DROPS.flatMap((_, k) =>
      makeParts(
        `gumdrop-${k}`,
        `gumdrop-${k}`,
        drops.filter((_drop, i) => i % DROPS.length === k),
        { weight: 0.6 },
      ),
    );
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, ...added] },
      materials: { ...materials, ...Object.fromEntries(dyed) },
    };
  },
};

/** What is made of sweets is moulded and set with them, and does not only have their texture. */
export const MOULDED: readonly Style[] = [chocolate, candy];

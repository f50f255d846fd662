import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { clamp } from "../../math/scalar.ts";

/** The stone that is cut, and the druse it grows in: nobody cuts a sword of a hundred small points. */
const CUT = "gemstone";
const DRUSE = "amethyst";
const VIOLET = "#7d3cb8";
/** Families of what is sewn: an emerald dress is of that colour. */
const SEWN = /^(?:garment|bedding|accessory)$/;
/** Families of what grows as it is found. */
const FOUND = /^(?:nature|jewel|ornament)$/;

/** The stuff of a thing, cut where it is of a precious stone: what is sewn keeps no more than its colour. */
export function cutOf(asked: BriefObject, { family }: Concept): BriefObject {
  const { materials, colours } = asked;
  if (SEWN.test(family) && colours.length > 0 && materials.includes(CUT))
    return { ...asked, materials: materials.filter((id) => id !== CUT) };
  if (materials[0] !== DRUSE || FOUND.test(family)) return asked;
  return {
    ...asked,
    materials: [CUT, ...materials.slice(1)],
    colours: colours.length > 0 ? colours : [{ word: DRUSE, rgb: fromHex(VIOLET) }],
  };
}

/** Height in metres of a thing that shows the facets of the tile as they are. */
const AS_TILED = 0.1;
const LARGEST = 9;
/** Of what is long and thin the facets go by its width. */
const SLENDER = /^(?:weapon|tool|instrument)$/;
const NARROW = 0.6;

/** The power of three quarters. */
const slower = (x: number): number => Math.sqrt(x * Math.sqrt(x));

/** Facets as large as one would cut on a thing of that height: a few across it. */
export const facetedAs = (material: MaterialSpec, { height, family }: Concept): MaterialSpec =>
  material.base === CUT
    ? {
        ...material,
        enlarged: clamp(slower(height / AS_TILED), 0.4, LARGEST) * (SLENDER.test(family) ? NARROW : 1),
      }
    : material;

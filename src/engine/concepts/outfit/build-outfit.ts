import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { inflate } from "../../geometry/sdf.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { makeApron } from "./apron.ts";
import { makeBackWear } from "./back-wear.ts";
import { makeBelt } from "./belt.ts";
import { makeBottom } from "./bottoms.ts";
import { chestGrow } from "./chest-grow.ts";
import { makeSari } from "./drapes.ts";
import type { Cover, DressableBody } from "./dressable-body.ts";
import { makeEmblem } from "./emblem.ts";
import { makeFootwear } from "./footwear.ts";
import { layPattern } from "./garment-patterns.ts";
import { makeGloves } from "./gloves.ts";
import { makeHeadgear } from "./headgear/make-headgear.ts";
import { makeHoodie } from "./hoodie.ts";
import { makeNeckwear } from "./neckwear.ts";
import { makeOuter } from "./outerwear.ts";
import { makeProp } from "./prop/make-prop.ts";
import { makeDirndl, makeLederhosen, makeSwimTop } from "./tight-wear.ts";
import { cellOf, makeTop, SOFT, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/**
 * Dresses a body.
 *
 * @returns Closed parts in the body's unit, in slots of `outfitSlots`, and what of the skin they hide altogether.
 */
export function buildOutfit(
  p: OutfitParameters,
  body: DressableBody,
): { readonly parts: readonly Part[]; readonly covers: ReadonlySet<Cover> } {
  const worn: Worn[] = [
    upperOf(p, body),
    makeOuter(p, body),
    lowerOf(p, body),
    makeFootwear(p, { ...body, legs: body.feet ?? body.legs }),
    makeHeadgear(p, body),
  ];
  if (p.glove) worn.push(makeGloves(p, body), handsIn(p, body));
  const parts = [
    ...layPattern(
      p,
      body,
      worn.flatMap((each) => each.parts),
    ),
    ...(p.belt ? makeBelt(p, body) : []),
    ...(p.apron ? makeApron(body, chestGrow({ ...p, apron: false })) : []),
    ...makeNeckwear(p, body),
    ...makeEmblem(p, body),
    ...makeBackWear(p, body),
    ...makeProp(p, body),
  ];
  return { parts, covers: new Set(worn.flatMap((each) => each.covers)) };
}

/** What covers the chest. */
function upperOf(p: OutfitParameters, body: DressableBody): Worn {
  switch (p.top) {
    case "bikini-top":
    case "one-piece":
      return makeSwimTop(p.top, body);
    case "hoodie":
      return makeHoodie(p, body);
    default:
      return makeTop(p, body);
  }
}

/** Dress of a country, else any. */
function lowerOf(p: OutfitParameters, body: DressableBody): Worn {
  switch (p.bottom) {
    case "sari":
      return makeSari(body);
    case "lederhosen":
      return makeLederhosen(body);
    case "dirndl":
      return makeDirndl(body);
    default:
      return makeBottom(p, body);
  }
}

/** The hands themselves, gloved. */
function handsIn(p: OutfitParameters, body: DressableBody): Worn {
  if (p.guise === "boxer") return { parts: [], covers: ["hands"] };
  const h = body.height;
  const hands = body.arms.map((arm) =>
    meshSdf(inflate(arm.clay ?? ball(arm.end, arm.endRadius), 0.005 * h), cellOf(body) * 0.8),
  );
  return { parts: [makePart("gloves", "glove", merge(hands), { crease: SOFT, weight: 0.6 })], covers: ["hands"] };
}

/** A part made in another unit, brought to metres: its shape, its rest frame and its paint. */
export function enlargePart(part: Part, factor: number): Part {
  const { paint, geometry } = part;
  return {
    ...part,
    geometry: {
      positions: geometry.positions.map((x) => x * factor),
      indices: geometry.indices,
      rest: geometry.rest.map((x) => x * factor),
    },
    ...(paint && {
      paint: (surface, x, y, z, nx, ny, nz) => paint(surface, x / factor, y / factor, z / factor, nx, ny, nz),
    }),
  };
}

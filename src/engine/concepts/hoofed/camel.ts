import { add, addAll, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { add as plus } from "../../math/vec3.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import type { Head } from "../mammal/head-form.ts";
import { hasFreeArms, type Skeleton } from "../mammal/skeleton.ts";
import type { BodyForm, Species } from "../mammal/species.ts";
import { CAMEL_HEAD } from "./camel-form.ts";
import { maneSlot, putTailHair } from "./hair.ts";
import { HOOF_SLOT, hoofedLimb, putHooves } from "./hoof.ts";
import { longFacePaint, longHead } from "./long-face.ts";

const FOOT = { tall: 0.055, wide: 1.55, cloven: true, shank: 0.78 };

const BODY: BodyForm = {
  size: 1.8,
  legs: 0.58,
  length: 1.08,
  girth: 1.08,
  bone: 0.86,
  neck: 1,
  tuck: 0.5,
  head: 0.86,
  throat: 0.4,
  carriage: { neck: [0.05, 0.3], head: [0.5, 0.72] },
};

/** The neck hangs forward from the breast and rises to the head like a swan's. */
function swanNeck({ chest, chestRadii, skull }: Skeleton, { unit }: Head): readonly SculptStep[] {
  const top = plus(skull, [0, -0.35 * unit, -0.25 * unit]);
  return addAll(
    limb([
      [plus(chest, [0, 0.0, chestRadii[2] * 0.5]), 0.15],
      [plus(chest, [0, -0.02, chestRadii[2] * 0.5 + 0.2]), 0.115],
      [[0, (chest[1] * 2 + top[1]) / 3, top[2] - 0.06], 0.092],
      [top, 0.076],
    ]),
    0.1,
  );
}

const humps =
  (count: (build: { readonly rump?: number }) => number): NonNullable<Species["sculpt"]> =>
  (skeleton, head, build) => {
    if (hasFreeArms(build.pose)) return [];
    const { chest, belly, pelvis } = skeleton;
    const back = Math.max(chest[1], belly[1]) + 0.19;
    const one = [add(ellipsoid([0, back, belly[2] - 0.02], [0.13, 0.24, 0.25]), 0.14)];
    const two = [
      add(ellipsoid([0, back, chest[2] * 0.55], [0.1, 0.23, 0.12]), 0.1),
      add(ellipsoid([0, back, pelvis[2] * 0.62], [0.1, 0.22, 0.12]), 0.1),
    ];
    return [...(build.pose === "sleeping" ? [] : swanNeck(skeleton, head)), ...(count(build) === 1 ? one : two)];
  };

/** A two-humped camel's body carries its rump this much higher, which also tells the two apart. */
const BACTRIAN_RUMP = 0.021;

/** A camel: one hump or two, a curved neck held low then high, haughty drooping muzzle, long knobbly legs on broad soft feet, sandy coat. */
export const camel = defineMammal({
  id: "camel",
  words: ["camel", "dromedary", "bactrian camel", "dromedary camel", "arabian camel", "two humped camel"],
  senses: ["camel"],
  body: BODY,
  head: CAMEL_HEAD,
  ears: { at: [0.55, 0.6, -0.35], height: 0.42, widths: [0.13, 0.18, 0.08], turn: 0.4, lean: 0.5, inside: "#c8a47c" },
  tail: { carriage: "hanging", length: 0.4, radii: [0.035, 0.026, 0.022, 0.02] },
  varieties: [
    {
      words: ["dromedary", "dromedary camel", "arabian camel"],
      weight: 3,
      coat: "#c09458",
      layers: [{ kind: "under", colour: "#d4b483", reach: 0.15 }],
      dress: { mane: "#7a5630" },
    },
    { words: [], weight: 1, coat: "#cfae7c", layers: [], dress: { mane: "#8a6a40" } },
    {
      words: ["bactrian camel", "two humped camel"],
      weight: 2,
      coat: "#8e5c30",
      layers: [{ kind: "legs", colour: "#a87a4a", front: 0.8, hind: 0.8 }],
      body: { rump: BACTRIAN_RUMP, fluff: 0.008, girth: 1.18 },
      dress: { mane: "#5a3418" },
    },
  ],
  nose: "#5a4030",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(FOOT),
  sculpt: humps(({ rump = 0 }) => (rump > 0 ? 2 : 1)),
  poses: [
    ["standing", 3],
    ["walking", 2],
    ["lying", 0.3],
  ],
  slots: { hoof: { ...HOOF_SLOT, materials: ["leather"] }, mane: { ...maneSlot("#7a5630"), words: ["tassel"] } },
  extras: (studio) => {
    putTailHair(studio, { long: 0.12, wide: 0.018, from: 0.85 });
    putHooves(studio, FOOT);
  },
  view: { azimuth: 0.95, elevation: 0.12 },
});

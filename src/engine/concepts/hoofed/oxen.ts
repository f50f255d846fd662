import { add, sculpt } from "../../geometry/sculpt.ts";
import { ringSdf } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS } from "../../math/vec3.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import type { Studio } from "../mammal/species.ts";
import { CATTLE, CATTLE_BODY, CATTLE_EARS, CLOVEN, muzzlePatch } from "./cattle-form.ts";
import { maneSlot, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { type HornForm, hornSlot, putHorns } from "./horn.ts";
import { onMuzzle } from "./long-face.ts";
import { deepNeck } from "./neck-clay.ts";

const finish = (studio: Studio, form: HornForm): void => {
  putHorns(studio, form);
  putTailHair(studio, { long: 0.16, wide: 0.022, from: 0.85 });
  putHooves(studio, CLOVEN);
};

const SLOTS = {
  horn: hornSlot("#cfc2a4", "#b8a888"),
  hoof: HOOF_SLOT,
  mane: { ...maneSlot("#1a1614"), words: ["tassel"] },
};

/** A bull: massive neck and shoulders on dark short legs, strong horns out to the sides and up, a ring in its nose. */
export const bull = defineMammal({
  ...CATTLE,
  id: "bull",
  words: ["bull", "ox", "bullock", "steer", "toro", "fighting bull", "longhorn", "oxen", "texas longhorn"],
  senses: ["bull", "ox"],
  body: {
    ...CATTLE_BODY,
    size: 1.5,
    girth: 1.5,
    bone: 1.0,
    hump: 0.7,
    throat: 1.45,
    tuck: 0.15,
    carriage: { neck: [0.1, 0.3], head: [0.16, 0.54] },
  },
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 1.6),
  varieties: [
    { coat: "#241d1a", weight: 3, layers: [muzzlePatch("#4a3e38", undefined, 0.9)] },
    { coat: "#5a2e18", weight: 1.5, layers: [muzzlePatch("#caa890")] },
    { coat: "#d8cfc0", weight: 1, layers: [{ kind: "head", colour: "#8a7e72", to: 1 }, muzzlePatch("#3a3230")] },
  ],
  slots: {
    ...SLOTS,
    ring: { words: ["nose ring"], materials: ["gold"], colours: [fromHex("#d8a83c")], takesWhole: false },
  },
  extras: (studio) => {
    const isLong = studio.parameters.variation % 4 === 0;
    finish(studio, {
      way: isLong
        ? [
            [0.4, 0.62, -0.1],
            [1.2, 0.8, -0.05],
            [2.2, 0.85, 0.1],
            [2.9, 1.5, 0.25],
          ]
        : [
            [0.4, 0.6, -0.1],
            [1.05, 0.78, 0.0],
            [1.5, 1.1, 0.3],
            [1.5, 1.7, 0.5],
          ],
      radius: 0.25,
    });
    noseRing(studio);
  },
});

function noseRing({ head, put }: Studio): void {
  const { tip } = head.form.muzzle;
  const u = head.unit;
  const ring = placed(
    ringSdf([0, 0, 0], 0.24 * u, 0.045 * u),
    chain(rotation(X_AXIS, Math.PI / 2 - 0.3), translation(onMuzzle(head, 0, tip * 0.98, -0.18))),
  );
  put("ring", "ring", meshSdf(sculpt([add(ring)]), 0.03 * u), undefined, 0.5);
}

/** A buffalo: dark hide, great crescent horns joined over the brow, drooping ears, heavy dewlap. */
export const buffalo = defineMammal({
  ...CATTLE,
  id: "buffalo",
  words: ["buffalo", "water buffalo", "cape buffalo", "wildebeest", "gnu", "african buffalo"],
  senses: ["Old World buffalo", "gnu"],
  body: {
    ...CATTLE_BODY,
    size: 1.5,
    girth: 1.46,
    bone: 1.02,
    hump: 0.4,
    throat: 1.25,
    carriage: { neck: [0.1, 0.3], head: [0.14, 0.56] },
  },
  ears: { ...CATTLE_EARS, at: [0.82, 0.1, -0.2], lean: 1.95, height: 0.85 },
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 1.4),
  varieties: [
    { coat: "#3a3432", weight: 2, layers: [] },
    { coat: "#2c2422", weight: 1, layers: [] },
    { coat: "#54483e", weight: 1, layers: [] },
  ],
  slots: { ...SLOTS, horn: hornSlot("#6a6056", "#574e46") },
  extras: (studio) =>
    finish(studio, {
      way: [
        [0.02, 0.72, 0.12],
        [0.75, 0.75, 0.02],
        [1.6, 0.35, -0.15],
        [2.15, 0.7, -0.3],
        [2.0, 1.4, -0.35],
        [1.6, 1.75, -0.3],
      ],
      radius: 0.32,
      tip: 0.12,
      stout: 0.2,
    }),
});

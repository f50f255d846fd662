import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import { settle } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid, halfSpace } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { onHead } from "../mammal/head-form.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Studio } from "../mammal/species.ts";
import { CATTLE, CATTLE_BODY, CLOVEN, muzzlePatch } from "./cattle-form.ts";
import { coverSteps } from "./cover.ts";
import { lock, maneSlot, paintHair, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { type HornForm, hornSlot, putHorns } from "./horn.ts";
import { deepNeck } from "./neck-clay.ts";
import { putSkirt } from "./skirt.ts";

const SHORT_HORNS: HornForm = {
  way: [
    [0.6, 0.5, -0.1],
    [1.15, 0.62, 0.0],
    [1.4, 1.0, 0.1],
    [1.25, 1.45, 0.15],
  ],
  radius: 0.24,
};

/** Hair that falls over the eyes. */
function fringe({ head, put }: Studio, long: number, name = "fringe"): void {
  const u = head.unit;
  const at = (x: number, y: number, z: number): Vec3 => onHead(head, [x, y, z]);
  const locks = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const s = i * 0.2;
    const end = 0.35 - long * (1 - 0.06 * i * i) + (i % 2 === 0 ? 0.08 : 0);
    return lock(
      [at(s * 0.6, 0.78, -0.25), at(s, 0.95, 0.35), at(s * 1.25, 0.5, 0.9), at(s * 1.3, end, 1.12 + 0.12 * long)],
      0.2 * u,
      0.09 * u,
    );
  });
  put(name, "hair", settle(merge(locks)), paintHair, 0.8);
}

/** A bison: an enormous shaggy dark hump, mane and beard before a small bare rump, low-slung head, short curved horns. */
export const bison = defineMammal({
  ...CATTLE,
  id: "bison",
  words: ["bison", "american bison", "american buffalo", "aurochs", "european bison"],
  senses: ["bison", "aurochs"],
  body: {
    ...CATTLE_BODY,
    size: 1.7,
    legs: 0.44,
    girth: 1.34,
    bone: 0.86,
    hump: 1,
    rump: -0.1,
    throat: 1.4,
    head: 1.08,
    carriage: { neck: [-0.02, 0.3], head: [-0.12, 0.56] },
  },
  varieties: [
    { coat: "#5e3e24", weight: 2, layers: [{ kind: "head", colour: "#2a1c14" }], dress: { hair: "#35231a" } },
    { coat: "#6e4a2a", weight: 1, layers: [{ kind: "head", colour: "#33221a" }], dress: { hair: "#40291c" } },
  ],
  slots: { horn: hornSlot("#3a322c"), hoof: HOOF_SLOT, hair: { ...maneSlot("#35231a"), words: ["mane", "beard"] } },
  extras: (studio) => {
    putHorns(studio, { ...SHORT_HORNS, radius: 0.28 });
    cape(studio);
    putTailHair(studio, { long: 0.14, wide: 0.022, from: 0.85, slot: "hair" });
    putHooves(studio, CLOVEN);
  },
});

/** Long hair over the front half, with cap and beard. */
function cape(studio: Studio): void {
  const { skeleton, head, build, put } = studio;
  const u = head.unit;
  const at = (x: number, y: number, z: number): Vec3 => onHead(head, [x, y, z]);
  const isLevel = !hasFreeArms(build.pose);
  const mass = sculpt([
    ...coverSteps(studio, 0.035, 0.62, 0.35),
    ...(isLevel ? [carve(halfSpace([0, 0, skeleton.belly[2] + 0.02], [0, -0.35, 0.94]), 0.06)] : []),
    add(ellipsoid(at(0, 0.55, 0.05), [0.72 * u, 0.5 * u, 0.66 * u]), 0.05),
    add(ellipsoid(at(0, -1.4, 0.15), [0.4 * u, 0.95 * u, 0.46 * u]), 0.06),
  ]);
  const shaggy = displace(
    mass,
    0.034,
    (x, y, z) => 0.6 * noise(x * 13, y * 6, z * 13, 5) + 0.5 * noise(x * 27, y * 11, z * 27, 6),
  );
  put("mane", "hair", meshSdf(shaggy, 0.026), paintHair, 0.95);
}

/** A highland cow: long ginger hair down to its knees, a fringe over its eyes, wide upswept horns. */
export const highlandCow = defineMammal({
  ...CATTLE,
  id: "highland-cow",
  words: ["highland cow", "highland cattle", "scottish highland cow", "hairy cow", "highland bull"],
  senses: [],
  body: { ...CATTLE_BODY, size: 1.15, legs: 0.42, girth: 1.42, bone: 1.05, head: 1.12, fluff: 0.012, throat: 1.2 },
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 1.35),
  varieties: [
    { coat: "#a4581e", weight: 4, layers: [muzzlePatch("#d8a088")], dress: { hair: "#b0641f" } },
    { coat: "#c89a5c", weight: 1, layers: [muzzlePatch("#d8a890")], dress: { hair: "#d0a468" } },
    { coat: "#241c19", weight: 1, layers: [muzzlePatch("#4a3c36")], dress: { hair: "#2a201c" } },
  ],
  slots: { horn: hornSlot("#dccfae"), hoof: HOOF_SLOT, hair: { ...maneSlot("#b0641f"), words: ["fringe"] } },
  extras: (studio) => {
    putHorns(studio, {
      way: [
        [0.5, 0.55, -0.1],
        [1.3, 0.6, 0.05],
        [2.0, 0.75, 0.25],
        [2.45, 1.3, 0.3],
        [2.6, 1.8, 0.2],
      ],
      radius: 0.22,
    });
    fringe(studio, 1.05);
    if (!hasFreeArms(studio.build.pose)) putSkirt(studio, { long: 0.36, wide: 0.085, count: 11, rows: [0.12, -0.06] });
    putTailHair(studio, { long: 0.24, wide: 0.03, from: 0.7, slot: "hair" });
    putHooves(studio, CLOVEN);
  },
});

/** A yak: a black shaggy skirt of hair almost to the ground, humped shoulders, curved horns, a bushy horse-like tail. */
export const yak = defineMammal({
  ...CATTLE,
  id: "yak",
  words: ["yak", "musk ox", "tibetan yak"],
  senses: ["yak#2", "musk ox"],
  body: {
    ...CATTLE_BODY,
    size: 1.4,
    legs: 0.4,
    girth: 1.44,
    bone: 1.0,
    hump: 0.85,
    fluff: 0.012,
    throat: 1.2,
    carriage: { neck: [0.05, 0.3], head: [0.06, 0.56] },
  },
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 1.35),
  varieties: [
    { coat: "#2a221f", weight: 3, layers: [muzzlePatch("#8a8078", undefined, 0.8)], dress: { hair: "#1d1816" } },
    { coat: "#4a3020", weight: 1.5, layers: [muzzlePatch("#a89888", undefined, 0.8)], dress: { hair: "#3a2418" } },
    { coat: "#d8d0c4", weight: 0.6, layers: [], dress: { hair: "#e0d8cc" } },
  ],
  slots: { horn: hornSlot("#b0a48c"), hoof: HOOF_SLOT, hair: { ...maneSlot("#1d1816"), words: ["skirt"] } },
  extras: (studio) => {
    putHorns(studio, {
      way: [
        [0.5, 0.6, -0.1],
        [1.2, 0.75, 0.1],
        [1.65, 1.2, 0.4],
        [1.55, 1.9, 0.4],
        [1.3, 2.3, 0.15],
      ],
      radius: 0.22,
    });
    fringe(studio, 0.35);
    if (!hasFreeArms(studio.build.pose)) putSkirt(studio, { long: 0.5, wide: 0.085, count: 11, rows: [0.08, -0.08] });
    putTailHair(studio, { long: 0.4, wide: 0.04, from: 0.3, slot: "hair" });
    putHooves(studio, CLOVEN);
  },
});

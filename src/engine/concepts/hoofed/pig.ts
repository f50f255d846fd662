import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { place, settle, stretch } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import type { Studio } from "../mammal/species.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { onMuzzle } from "./long-face.ts";
import { SWINE, SWINE_HOOF } from "./swine-form.ts";

/** A pig: a round pink barrel on short legs, flat round snout with two nostrils, big flopping ears, a curly tail. */
export const pig = defineMammal({
  ...SWINE,
  id: "pig",
  words: ["pig", "piglet", "piggy", "hog", "sow", "swine", "pink pig", "teacup pig", "piggie"],
  senses: ["swine", "hog"],
  hide: "skin",
  varieties: [
    { coat: "#e2a498", weight: 5, layers: [] },
    { coat: "#e8b4a4", weight: 2, layers: [{ kind: "patches", colour: "#3a2c2a", grain: 0.3, share: 0.3 }] },
    { coat: "#dca08c", weight: 1, layers: [{ kind: "band", colour: "#f0d4c8", from: 0.6, to: 1.1 }] },
  ],
  slots: {
    snout: { words: ["nose"], materials: ["skin"], colours: [fromHex("#cf8880")], group: "snout", takesWhole: false },
    tail: { words: [], materials: ["skin"], colours: [fromHex("#d89488")], group: "snout" },
    hoof: { ...HOOF_SLOT, colours: [fromHex("#6a4a42")] },
  },
  extras: (studio) => {
    snout(studio, 1);
    curlyTail(studio);
    putHooves(studio, SWINE_HOOF);
  },
});

/** The flat disc at the end of the muzzle. */
export function snout({ head, put }: Studio, size: number): void {
  const u = head.unit;
  const r = head.form.muzzle.tip * 1.16 * size * u;
  const deep = 0.3 * u;
  const at = onMuzzle(head, 0, 0.7 * head.form.muzzle.tip * size, 0.06);
  const disc = stretch(
    lathe(
      [
        [0, 0],
        [r * 0.86, 0],
        [r * 0.92, deep * 0.5],
        [r, deep * 0.8],
        [r * 0.97, deep * 0.98],
        [r * 0.86, deep * 1.02],
        [0, deep * 0.96],
      ],
      28,
    ),
    [1.12, 1, 1],
  );
  const nostril: Paint = (surface, x, y, z) => {
    const [dx, dy] = [(Math.abs(x) - 0.38 * r) / (0.17 * r), z / (0.3 * r)];
    if (y > deep * 0.5) dye(surface, [0.05, 0.015, 0.015], 0.92 * smoothstep(1.1, 0.8, Math.sqrt(dx * dx + dy * dy)));
  };
  put("snout", "snout", place(settle(disc), chain(rotation(X_AXIS, PI / 2 + 0.12), translation(at))), nostril, 0.9);
}

function curlyTail({ skeleton: { tail }, put }: Studio): void {
  const turns = 1.6;
  const points = Array.from({ length: 14 }, (_, i): Vec3 => {
    const t = i / 13;
    const angle = t * turns * TAU;
    const r = 0.055 * Math.min(1, t * 3);
    return [r * sin(angle), tail[1] - 0.04 + r * cos(angle), tail[2] + 0.05 - 0.17 * t];
  });
  const curl = tube(0.022, curveThrough([[0, tail[1] - 0.05, tail[2] + 0.12], ...points], 3), 8, {
    scale: (t) => 1.1 - 0.6 * t,
    endRounding: 0.008,
  });
  put("tail", "tail", settle(merge([curl])), undefined, 0.7);
}

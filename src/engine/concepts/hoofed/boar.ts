import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { mirror } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { tuskSlot } from "./horn.ts";
import { onMuzzle } from "./long-face.ts";
import { snout } from "./pig.ts";
import { SWINE, SWINE_HOOF } from "./swine-form.ts";

/** A wild boar: bristly dark brown, high shoulders with a crest, long wedge of a head, upturned tusks, straight tail. */
export const boar = defineMammal({
  ...SWINE,
  id: "boar",
  words: ["boar", "wild boar", "warthog", "wild pig", "razorback", "wild hog"],
  senses: ["boar", "wild boar", "warthog"],
  body: {
    ...SWINE.body,
    size: 0.85,
    legs: 0.4,
    length: 1.24,
    girth: 1.3,
    bone: 0.92,
    hump: 0.8,
    rump: -0.08,
    head: 1.4,
    fluff: 0.012,
    carriage: { neck: [0.02, 0.28], head: [-0.06, 0.48] },
  },
  head: { ...SWINE.head, muzzle: { length: 1.15, root: 0.6, tip: 0.36, y: -0.24, drop: 0.42 } },
  ears: { ...SWINE.ears, height: 0.62, widths: [0.26, 0.28, 0.06], back: 0, lean: 0.5, inside: "#5a4438" },
  tail: { carriage: "hanging", length: 0.3, radii: [0.03, 0.024, 0.02, 0.018] },
  poses: [
    ["standing", 3],
    ["walking", 2],
  ],
  varieties: [
    { coat: "#4a382c", weight: 2, layers: [{ kind: "legs", colour: "#221a16", front: 0.8, hind: 0.75 }] },
    { coat: "#5c4634", weight: 1, layers: [{ kind: "legs", colour: "#2a1f18", front: 0.8, hind: 0.75 }] },
    { coat: "#3a3532", weight: 1, layers: [{ kind: "legs", colour: "#1a1716", front: 0.8, hind: 0.75 }] },
  ],
  slots: {
    snout: { words: ["nose"], materials: ["skin"], colours: [fromHex("#4a3a34")], takesWhole: false },
    tusk: tuskSlot,
    mane: { ...maneSlot("#1e1714"), words: ["crest", "bristle"] },
    hoof: HOOF_SLOT,
  },
  extras: (studio) => {
    const { head, put } = studio;
    const r = head.form.muzzle.tip;
    snout(studio, 0.92);
    const tusk = tube(
      0.1 * head.unit,
      curveThrough(
        [
          onMuzzle(head, 0.75 * r, -0.35, -0.5 * r),
          onMuzzle(head, 1.5 * r, -0.2, -0.35 * r),
          onMuzzle(head, 1.75 * r, -0.18, 0.5 * r),
          onMuzzle(head, 1.55 * r, -0.28, 1.35 * r),
        ],
        5,
      ),
      10,
      { scale: (t) => 1.1 - 0.85 * t, endRounding: 0.01 * head.unit },
    );
    put("tusks", "tusk", merge([tusk, mirror(tusk)]), undefined, 0.9);
    putMane(studio, { long: 0.12, wide: 0.03, upright: true });
    putTailHair(studio, { long: 0.1, wide: 0.014, from: 0.88 });
    putHooves(studio, SWINE_HOOF);
  },
});

import { add } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { onHead } from "../mammal/head-form.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import { ELEPHANT, putEars, putTrunk, putTusks } from "./elephant-form.ts";
import { maneSlot } from "./hair.ts";
import { tuskSlot } from "./horn.ts";
import { nailSlot, putNails } from "./pillar-leg.ts";
import { putSkirt } from "./skirt.ts";

const coat = { materials: ["fur"], colours: [fromHex("#5c3a22")], group: "coat" };

/** A woolly mammoth: a shaggy brown elephant with a high domed head, sloping back and enormous curling tusks. */
export const mammoth = defineMammal({
  ...ELEPHANT,
  id: "mammoth",
  words: ["mammoth", "woolly mammoth", "mastodon", "baby mammoth"],
  senses: ["mammoth", "mastodon"],
  body: { ...ELEPHANT.body, size: 3, rump: -0.12, hump: 0.8, fluff: 0.016, bone: 2.1 },
  sculpt: (_skeleton, head) => [
    add(ellipsoid(onHead(head, [0, 0.85, -0.1]), [0.62 * head.unit, 0.62 * head.unit, 0.6 * head.unit]), 0.06),
  ],
  varieties: [
    { coat: "#5c3a22", weight: 2, layers: [], dress: { trunk: "#5c3a22", ear: "#5c3a22", hair: "#4c2e1a" } },
    { coat: "#6e4626", weight: 1, layers: [], dress: { trunk: "#6e4626", ear: "#6e4626", hair: "#5e3a1e" } },
  ],
  slots: {
    trunk: { words: [], ...coat },
    ear: { words: [], ...coat },
    tusk: tuskSlot,
    nail: nailSlot,
    hair: { ...maneSlot("#4c2e1a"), words: ["wool"] },
  },
  extras: (studio) => {
    putTrunk(studio);
    putEars(studio, 0.5);
    putTusks(studio, studio.parameters.young ? 0.6 : 1.5, studio.parameters.young ? 0 : 1);
    putNails(studio, 4);
    if (!hasFreeArms(studio.build.pose)) putSkirt(studio, { long: 0.5, wide: 0.055, count: 14, rows: [0.1, -0.08] });
  },
});

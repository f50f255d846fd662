import type { Paint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { spreadWing } from "../bird/spread-wing.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Studio } from "../mammal/species.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { HORSE, HORSE_BODY, HORSE_HOOF } from "./horse-form.ts";

/** Pegasus: a white horse with two great feathered wings raised from its shoulders. */
export const pegasus = defineMammal({
  ...HORSE,
  id: "pegasus",
  words: ["pegasus", "winged horse", "flying horse"],
  senses: [],
  body: { ...HORSE_BODY, head: 0.78 },
  varieties: [
    { coat: "#efecea", weight: 4, layers: [], dress: { mane: "#f4f1ea", wing: "#f2efe8" } },
    { coat: "#ecdcc0", weight: 1, layers: [], dress: { mane: "#f6eedc", wing: "#f0e4cc" } },
    { coat: "#2a282e", weight: 0.5, layers: [], dress: { mane: "#161518", wing: "#1e1d22" } },
  ],
  poses: [
    ["standing", 2],
    ["walking", 1],
    ["running", 1.5],
  ],
  slots: {
    mane: maneSlot("#f4f1ea"),
    wing: { words: ["wings", "feather"], materials: ["feathers"], colours: [fromHex("#f2efe8")], takesWhole: false },
    hoof: HOOF_SLOT,
  },
  extras: (studio) => {
    putMane(studio, { long: 0.27, wide: 0.036 });
    putTailHair(studio, { long: 0.54, wide: 0.036, from: 0.25 });
    putHooves(studio, HORSE_HOOF);
    wings(studio);
  },
  view: { azimuth: 0.55, elevation: 0.14 },
});

function wings({ skeleton: { chest, chestRadii }, build, put }: Studio): void {
  const isRaised = hasFreeArms(build.pose);
  const shoulder = add(chest, isRaised ? [0.1, 0.08, -0.1] : [chestRadii[0] * 0.75, chestRadii[1] * 0.45, -0.04]);
  const wing = spreadWing({ shoulder, span: 1.15, chord: 0.55, fingers: 0.5, raise: 0.95, pitch: 0.95 });
  const barbs: Paint = (surface, _x, _y, z) => shade(surface, 1.15 + 0.2 * smoothstep(-0.5, 0.1, z));
  put("wings", "wing", pair(wing), barbs, 0.95);
}

import type { Model } from "../../../geometry/part.ts";
import { fromHex } from "../../../math/color.ts";
import type { Draw } from "../../../math/draw.ts";
import { type Ask, defineConcept } from "../../concept.ts";
import { wants } from "../../from-ask.ts";
import { sampleProportions } from "../../vessel/proportions.ts";
import { FLAME_SLOT } from "../flame.ts";
import { buildGenieLamp } from "./build-genie-lamp.ts";
import { buildHurricaneLamp } from "./build-hurricane-lamp.ts";
import { OIL_LAMP_PARAMETERS, type OilLampParameters } from "./oil-lamp-parameters.ts";

const sampleOilLamp = (draw: Draw, ask: Ask): OilLampParameters => {
  const glass = ["kerosene lamp", "hurricane lamp", "paraffin lamp"].includes(ask.word);
  return {
    ...sampleProportions(draw, ask),
    style: glass
      ? "hurricane"
      : ask.word === "oil lamp"
        ? draw.pick("style", ["genie", "hurricane"] as const)
        : "genie",
    lit: wants(ask, "flame", glass || ask.word === "oil lamp" || draw.chance("lit", 0.3)),
    gem: wants(ask, "gem", draw.chance("gem", 0.5)),
  };
};

const buildOilLamp = (p: OilLampParameters): Model => (p.style === "genie" ? buildGenieLamp(p) : buildHurricaneLamp(p));

/** An oil lamp. What makes it itself: the golden boat of the tales, with a long spout, a curled handle, a domed lid and a foot; or a bellied fount, a burner and a glass chimney with a flame. */
export const oilLamp = defineConcept<OilLampParameters>({
  id: "oil-lamp",
  family: "light",
  words: [
    "oil lamp",
    "genie lamp",
    "magic lamp",
    "aladdin lamp",
    "aladdin's lamp",
    "genie's lamp",
    "kerosene lamp",
    "hurricane lamp",
    "paraffin lamp",
  ],
  senses: ["oil lamp"],
  height: 0.16,
  parameters: OIL_LAMP_PARAMETERS,
  slots: {
    body: { words: ["foot", "spout", "handle", "lid", "base"], materials: ["gold", "bronze"] },
    gem: {
      words: ["jewel", "stone", "ruby"],
      materials: ["glass"],
      colours: ["#b1122a", "#1d4fbe", "#0e7a4a"].map(fromHex),
      takesWhole: false,
    },
    glass: { words: ["chimney"], materials: ["glass"], colours: [fromHex("#d8e6e2")], takesWhole: false },
    flame: FLAME_SLOT,
  },
  sample: sampleOilLamp,
  build: buildOilLamp,
  view: { azimuth: 0.25, elevation: 0.24 },
});

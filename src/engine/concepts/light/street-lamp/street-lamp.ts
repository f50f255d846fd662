import { fromHex } from "../../../math/color.ts";
import type { Draw } from "../../../math/draw.ts";
import { type Ask, defineConcept } from "../../concept.ts";
import { says, traitFactor } from "../../from-ask.ts";
import { buildStreetLamp } from "./build-street-lamp.ts";
import { STREET_LAMP_PARAMETERS, type StreetLampParameters } from "./street-lamp-parameters.ts";

function sampleStreetLamp(draw: Draw, ask: Ask): StreetLampParameters {
  const old = says(ask, "victorian") || says(ask, "vintage") || ask.word === "lamppost" || ask.word === "lamp post";
  const style = says(ask, "modern")
    ? "arm"
    : old
      ? "lantern"
      : draw.pick("style", ["lantern", "globes", "arm", "hook"] as const, [5, 2, 2, 2]);
  return {
    style,
    height:
      (style === "arm" ? 4.2 : 2.8) * draw.number("height", 0.92, 1.08) * traitFactor(ask, { tall: 1.25, short: 0.75 }),
    heads: Math.max(
      1,
      Math.min(
        5,
        ask.counts.get("lantern") ??
          (style === "globes"
            ? draw.pick("globes", [1, 3, 3])
            : style === "lantern"
              ? draw.pick("lanterns", [1, 1, 2])
              : style === "arm"
                ? draw.pick("arms", [1, 2])
                : 1),
      ),
    ),
  };
}

/**
 * A street lamp. What makes it itself: a slender tall post on a stepped foot, and high on it the light: a four-sided lantern under a
 * pointed roof with a bar for the ladder below, white globes, or a flat head on a curved arm.
 */
export const streetLamp = defineConcept<StreetLampParameters>({
  id: "street-lamp",
  family: "light",
  words: [
    "street lamp",
    "streetlight",
    "street light",
    "lamppost",
    "lamp post",
    "streetlamp",
    "lantern post",
    "light pole",
    "gas lamp",
  ],
  senses: ["streetlight", "lamppost", "gas lamp"],
  height: 2.9,
  parameters: STREET_LAMP_PARAMETERS,
  slots: {
    post: {
      words: ["pole", "foot", "arm", "base", "bar", "finial", "top"],
      materials: ["painted-metal"],
      colours: ["#2c3a34", "#2a2d33", "#274537"].map(fromHex),
    },
    head: { words: ["housing"], materials: ["painted-metal"], colours: [fromHex("#3b4044")] },
    light: {
      words: ["lantern", "lamp", "globe", "bulb", "pane", "glass"],
      materials: ["plastic"],
      colours: ["#ffe7a8", "#fff0c8"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleStreetLamp,
  build: buildStreetLamp,
  view: { azimuth: 0.4, elevation: 0.12 },
});

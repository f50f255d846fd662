import { fromHex } from "../../../math/color.ts";
import type { Draw } from "../../../math/draw.ts";
import { type Ask, defineConcept } from "../../concept.ts";
import { STEAM_SLOT } from "../drink.ts";
import { sampleProportions } from "../proportions.ts";
import { buildTeapot } from "./build-teapot.ts";
import { TEAPOT_PARAMETERS, type TeapotParameters } from "./teapot-parameters.ts";

function sampleTeapot(draw: Draw, ask: Ask): TeapotParameters {
  const plain = (ask.materials?.length ?? 0) > 0 || (ask.colours?.length ?? 0) > 0;
  const style = ask.traits.has("japanese")
    ? "japanese"
    : draw.pick("style", ["globe", "squat", "pear", "japanese"] as const, [4, 2, 2, 1]);
  return {
    ...sampleProportions(draw, ask),
    style,
    decor:
      style === "japanese"
        ? "dots"
        : plain
          ? "none"
          : draw.pick("decor", ["flowers", "bands", "dots", "none"] as const, [3, 3, 1, 2]),
    open: ask.without.has("lid") || ask.traits.has("open"),
    steaming: ask.traits.has("steaming") || ask.parts.has("steam"),
  };
}

const GLAZES = ["#f0e9da", "#3f7a8c", "#b8483a", "#e0d3b8", "#5e8062", "#f3efe6", "#7b4a3a"].map(fromHex);

const glazed = (words: readonly string[]) => ({ words, materials: ["ceramic-glaze"], colours: GLAZES, group: "body" });

/**
 * A teapot. What makes it itself: a round belly with a curved, tapering spout on the one side and an ear-shaped handle on the other,
 * and a domed lid with a knob.
 */
export const teapot = defineConcept<TeapotParameters>({
  id: "teapot",
  family: "vessel",
  likened: ["beast"],
  words: ["teapot", "tea pot"],
  senses: ["teapot", "tea maker"],
  height: 0.17,
  parameters: TEAPOT_PARAMETERS,
  slots: {
    body: glazed(["belly"]),
    spout: glazed(["beak", "nozzle"]),
    handle: glazed(["ear", "grip"]),
    lid: glazed(["cover", "top"]),
    knob: glazed(["finial"]),
    inside: { words: ["hole"], materials: ["ceramic-glaze"], colours: [fromHex("#2a1c14")], takesWhole: false },
    iron: { words: ["cast iron"], materials: ["iron"] },
    steam: STEAM_SLOT,
  },
  sample: sampleTeapot,
  build: buildTeapot,
  view: { azimuth: 0.18, elevation: 0.26 },
});

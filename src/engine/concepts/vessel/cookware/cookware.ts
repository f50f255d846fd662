import { fromHex } from "../../../math/color.ts";
import type { Draw } from "../../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../../concept.ts";
import { says, wants } from "../../from-ask.ts";
import { DRINK_SLOTS, drinkOf, STEAM_SLOT } from "../drink.ts";
import { sampleProportions } from "../proportions.ts";
import { buildCookware } from "./build-cookware.ts";
import { COOKWARE_PARAMETERS, type CookwareParameters, type CookwareStyle } from "./cookware-parameters.ts";

/** A concept of cookware. */
export const cookware = (
  id: string,
  words: readonly string[],
  senses: readonly string[],
  height: number,
  styleOf: (draw: Draw, ask: Ask) => CookwareStyle,
): Concept =>
  defineConcept<CookwareParameters>({
    id,
    family: "vessel",
    words,
    senses,
    height,
    parameters: COOKWARE_PARAMETERS,
    slots: {
      ...(id === "cauldron"
        ? { iron: { words: ["pot", "body", "ring", "foot"], materials: ["iron"], colours: [] } }
        : id === "frying-pan"
          ? {
              pan: { words: ["skillet", "base"], materials: ["iron", "brushed-steel", "copper"] },
              body: { words: ["ferrule", "rivet"], materials: ["brushed-steel"], takesWhole: false },
            }
          : {
              body: {
                words: ["side"],
                materials: ["brushed-steel", "copper", "painted-metal"],
                colours: ["#b5322e", "#2f6f95", "#dcd6c8", "#4f7a5a"].map(fromHex),
                group: "body",
              },
            }),
      ...(id === "cauldron"
        ? {}
        : {
            handle: {
              words: ["grip", "knob", "ear"],
              materials: ["plastic", "oak"],
              colours: [fromHex("#1d1d20"), fromHex("#4a2f1e")],
              takesWhole: false,
            },
          }),
      ...(id === "cooking-pot"
        ? {
            lid: {
              words: ["cover"],
              materials: ["brushed-steel", "copper", "painted-metal"],
              colours: ["#b5322e", "#2f6f95", "#dcd6c8", "#4f7a5a"].map(fromHex),
              group: "body",
            },
            steam: STEAM_SLOT,
          }
        : {}),
      ...(id === "frying-pan" ? {} : DRINK_SLOTS),
    },
    sample: (draw, ask) => {
      const style = styleOf(draw, ask);
      const steaming = says(ask, "steaming") || ask.parts.has("steam");
      const named = drinkOf(ask, "water");
      const drink =
        style === "cauldron"
          ? drinkOf(ask, "potion", says(ask, "empty") ? "none" : "potion")
          : steaming && named === "none"
            ? "water"
            : named;
      return {
        ...sampleProportions(draw, ask),
        style,
        lid:
          id === "cooking-pot" && drink === "none" && wants(ask, "lid", !says(ask, "open") && draw.chance("lid", 0.6)),
        drink: id === "frying-pan" ? "none" : drink,
        bubbling: style === "cauldron" || steaming,
      };
    },
    build: buildCookware,
    view: { azimuth: 0.3, elevation: id === "frying-pan" ? 0.55 : 0.36 },
  });

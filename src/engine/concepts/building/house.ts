import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, measured, says, traitFactor, wants } from "../from-ask.ts";
import { buildHouse } from "./build-house.ts";
import { HOUSE_PARAMETERS, type HouseParameters } from "./house-parameters.ts";

function sampleHouse(draw: Draw, ask: Ask): HouseParameters {
  const style =
    ask.word === "barn"
      ? "barn"
      : ask.word === "shed" || ask.word === "hut"
        ? "shed"
        : ask.word.includes("cabin")
          ? "cabin"
          : ask.word === "cottage"
            ? "cottage"
            : ask.word === "house" || ask.word === "home"
              ? draw.pick("style", ["house", "cottage"] as const, [3, 1])
              : "house";
  const timbered = (style === "house" || style === "cottage") && wants(ask, "timber", says(ask, "half-timbered"));
  const base = { house: 8.2, cottage: 7.4, cabin: 6.6, barn: 9, shed: 3.2 }[style] * draw.number("width", 0.92, 1.1);
  const width = base * traitFactor(ask, { wide: 1.35, long: 1.35, narrow: 0.72, thin: 0.7 });
  const gableFront =
    style === "barn" || (style === "shed" ? draw.chance("shedGable", 0.7) : draw.chance("gableFront", 0.42));
  const storeys = style === "house" ? (ask.word === "bungalow" ? 1 : draw.pick("storeys", [1, 2], [1, 2])) : 1;
  const balconies = wants(ask, "balcony", false) ? (ask.counts.get("balcony") ?? 1) : 0;
  const drawn = measured(ask, "storey") ?? storeys + (says(ask, "tall") ? 1 : 0);
  return fitParameters(HOUSE_PARAMETERS, {
    style,
    balconies,
    gableFront,
    width: gableFront && style === "house" ? width * 0.86 : width,
    depth: base * draw.number("depth", 0.76, 0.92) * (gableFront ? 1.14 : 1),
    // nobody steps out of a roof
    storeys: balconies > 0 ? Math.max(2, drawn) : drawn,
    storeyHeight:
      { house: 2.7, cottage: 2.45, cabin: 2.4, barn: 3.6, shed: 2.1 }[style] * traitFactor(ask, { short: 0.8 }),
    pitch:
      { house: 0.68, cottage: 0.86, cabin: 0.58, barn: 0.62, shed: 0.5 }[style] *
      draw.number("pitch", 0.92, 1.1) *
      traitFactor(ask, { tall: 1.15 }, "roof"),
    windows:
      ask.counts.get("window") ??
      (style === "shed"
        ? 1
        : style === "barn"
          ? 2
          : width > 9.5
            ? 4
            : draw.pick("windows", [2, 3], gableFront ? [3, 1] : [1, 1])),
    chimney: wants(
      ask,
      "chimney",
      style === "cottage" || style === "cabin" || (style === "house" && draw.chance("chimney", 0.85)),
    ),
    shutters: wants(
      ask,
      "shutter",
      !timbered && (style === "cottage" || (style === "house" && draw.chance("shutters", 0.5))),
    ),
    porch: wants(ask, "porch", style === "cabin" || (style === "house" && draw.chance("porch", 0.5))),
    doorSide: style === "house" ? draw.pick("doorSide", [-1, 0, 1], [1, 3, 1]) : 0,
    dormer:
      !gableFront && wants(ask, "dormer", (style === "house" || style === "cottage") && draw.chance("dormer", 0.5)),
    timbered,
  });
}

/**
 * A house. What makes it itself: walls on a stone base, a pitched roof that stands out over them, with a ridge and white boards along its
 * edges; a door with panels, frame and steps; windows with frames, bars and sills; a chimney. A cottage is low under a steep roof, with
 * shutters; a cabin is of logs that cross at the corners; a barn has a broken roof and a great braced double door; a shed is small and of planks; dark timbers show in the white plaster of a Tudor one.
 */
export const house = defineConcept<HouseParameters>({
  id: "house",
  family: "building",
  words: ["house", "cottage", "home", "cabin", "log cabin", "barn", "farmhouse", "villa", "bungalow", "shed", "hut"],
  likened: ["food"],
  senses: ["house#1", "cottage", "cabin#2", "barn", "dwelling", "building"],
  height: 7,
  parameters: HOUSE_PARAMETERS,
  slots: {
    wall: { words: ["facade", "gable"], materials: ["plaster", "brick", "plaster"] },
    log: { words: ["plank"], materials: ["oak"] },
    timber: {
      words: ["frame", "framing", "half-timbering"],
      materials: ["oak"],
      colours: ["#2f2018", "#3a271b"].map(fromHex),
      takesWhole: false,
    },
    siding: {
      words: ["weatherboard"],
      materials: ["oak-planks"],
      colours: ["#8e2b22", "#7d2a20", "#9a3426"].map(fromHex),
    },
    roof: { words: ["roofing", "tile", "shingle"], materials: ["roof-tiles"], takesWhole: false },
    trim: {
      words: ["gutter", "fascia", "beam"],
      materials: ["painted-metal"],
      colours: ["#ece8de", "#e3dccb"].map(fromHex),
      takesWhole: false,
    },
    base: { words: ["foundation", "plinth"], materials: ["cobblestone", "granite"], takesWhole: false },
    door: {
      words: ["entrance", "gate"],
      materials: ["oak"],
      colours: ["#7a2320", "#22506b", "#2f5a3c", "#6b4424", "#c9a13c"].map(fromHex),
      takesWhole: false,
    },
    window: {
      words: ["window frame"],
      materials: ["painted-metal"],
      colours: ["#ece8de", "#3c2f26"].map(fromHex),
      takesWhole: false,
    },
    pane: {
      words: ["glass", "window pane"],
      materials: ["glass"],
      colours: ["#26343f", "#3a4b55"].map(fromHex),
      takesWhole: false,
    },
    shutter: {
      words: ["blind"],
      materials: ["oak"],
      colours: ["#3f5f4a", "#35566e", "#7a3128", "#5b4630"].map(fromHex),
      takesWhole: false,
    },
    chimney: { words: ["smokestack"], materials: ["brick"], takesWhole: false },
    step: { words: ["stair", "stairs"], materials: ["granite", "concrete"], takesWhole: false },
    porch: { words: ["veranda", "canopy"], materials: ["oak"], takesWhole: false },
    balcony: { words: ["terrace", "balustrade", "railing"], materials: ["oak"], takesWhole: false },
    dormer: { words: ["attic window"], materials: ["plaster"] },
    knob: { words: ["door handle", "doorknob", "handle"], materials: ["bronze", "iron"], takesWhole: false },
  },
  sample: sampleHouse,
  dress: ({ timbered }): Record<string, SlotDress> =>
    timbered ? { wall: { material: "plaster", colours: [fromHex("#ece3cf")] } } : {},
  build: buildHouse,
  view: { azimuth: 0.6, elevation: 0.3 },
});

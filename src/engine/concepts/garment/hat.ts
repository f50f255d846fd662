import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { buildHat } from "./build-hat.ts";
import { HAT_PARAMETERS, type HatParameters, type HatStyle } from "./hat-parameters.ts";

type Shape = Pick<HatParameters, "crownHeight" | "brimWidth" | "curl" | "dent">;
const SHAPES: Readonly<Record<HatStyle, Shape>> = {
  fedora: { crownHeight: 0.125, brimWidth: 0.062, curl: 0.25, dent: 0.8 },
  top: { crownHeight: 0.19, brimWidth: 0.055, curl: 0.55, dent: 0 },
  cowboy: { crownHeight: 0.135, brimWidth: 0.1, curl: 0.95, dent: 0.9 },
  cap: { crownHeight: 0.115, brimWidth: 0.085, curl: -0.4, dent: 0 },
  beanie: { crownHeight: 0.16, brimWidth: 0, curl: 0, dent: 0 },
  wizard: { crownHeight: 0.4, brimWidth: 0.13, curl: -0.15, dent: 0 },
  sun: { crownHeight: 0.11, brimWidth: 0.16, curl: -0.3, dent: 0 },
  tricorn: { crownHeight: 0.12, brimWidth: 0.105, curl: 0.95, dent: 0 },
  rain: { crownHeight: 0.125, brimWidth: 0.075, curl: -0.55, dent: 0 },
  bowler: { crownHeight: 0.12, brimWidth: 0.045, curl: 0.5, dent: 0 },
};

const STYLE_OF_WORD: ReadonlyMap<string, HatStyle> = new Map([
  ["fedora", "fedora"],
  ["top hat", "top"],
  ["cowboy hat", "cowboy"],
  ["stetson", "cowboy"],
  ["cap", "cap"],
  ["baseball cap", "cap"],
  ["beanie", "beanie"],
  ["wool hat", "beanie"],
  ["winter hat", "beanie"],
  ["knit hat", "beanie"],
  ["knitted hat", "beanie"],
  ["knit cap", "beanie"],
  ["bobble hat", "beanie"],
  ["woolly hat", "beanie"],
  ["ski hat", "beanie"],
  ["stocking cap", "beanie"],
  ["wizard hat", "wizard"],
  ["witch hat", "wizard"],
  ["sun hat", "sun"],
  ["straw hat", "sun"],
  ["pirate hat", "tricorn"],
  ["tricorn", "tricorn"],
  ["tricorne", "tricorn"],
  ["tricorn hat", "tricorn"],
  ["three cornered hat", "tricorn"],
  ["captain hat", "tricorn"],
  ["sou'wester", "rain"],
  ["souwester", "rain"],
  ["sou'wester hat", "rain"],
  ["southwester", "rain"],
  ["rain hat", "rain"],
  ["fisherman rain hat", "rain"],
  ["oilskin hat", "rain"],
  ["bowler", "bowler"],
  ["bowler hat", "bowler"],
]);

const YARNS: ReadonlySet<string> = new Set(["knit", "cable-knit"]);

/** Nothing but a beanie is knitted or has a pompom. */
const isKnitted = ({ materials, parts, traits }: Ask): boolean =>
  parts.has("pompom") || traits.has("knitted") || (materials ?? []).some((id) => YARNS.has(id));

function sampleHat(draw: Draw, ask: Ask): HatParameters {
  const style =
    STYLE_OF_WORD.get(ask.word) ??
    (isKnitted(ask) ? "beanie" : undefined) ??
    draw.pick<HatStyle>("style", ["fedora", "top", "cowboy", "bowler", "sun"], [4, 2, 3, 1, 1]);
  const shape = SHAPES[style];
  const tall =
    traitFactor(ask, { tall: 1.4, short: 0.75, flat: 0.65 }) * traitFactor(ask, { tall: 1.4, short: 0.7 }, "crown");
  const wide =
    traitFactor(ask, { wide: 1.4, narrow: 0.65, floppy: 1.2 }) *
    traitFactor(ask, { wide: 1.5, narrow: 0.6, long: 1.35 }, "brim");
  return fitParameters(HAT_PARAMETERS, {
    style,
    crownHeight: shape.crownHeight * draw.number("crownHeight", 0.9, 1.12) * tall,
    brimWidth: shape.brimWidth * draw.number("brimWidth", 0.85, 1.2) * wide,
    curl: shape.curl * draw.number("curl", 0.75, 1.15),
    dent: shape.dent * draw.number("dent", 0.7, 1.1),
    lean: draw.number("lean", 0.35, 1) * (draw.chance("leanLeft", 0.5) ? 1 : -1),
    band: wants(ask, "band", style !== "cap" && style !== "beanie" && style !== "rain"),
    pompom: wants(
      ask,
      "pompom",
      style === "cap" || (style === "beanie" && (ask.word === "bobble hat" || draw.chance("pompom", 0.7))),
    ),
  });
}

const FELTS = ["#4a3a2c", "#2c2a2b", "#6b5a48", "#3a4636", "#7a6a58"].map(fromHex);

const DRESS: Readonly<Record<HatStyle, SlotDress>> = {
  fedora: {},
  top: { material: "felt", colours: [fromHex("#1c1c20")] },
  cowboy: { material: "leather", colours: [fromHex("#8a5a34")] },
  cap: { material: "woven-cotton", colours: [fromHex("#1f3f73")] },
  beanie: { material: "knit", oneOf: ["#8a2f2a", "#2a4f78", "#c8902a", "#3a6a4a"].map(fromHex) },
  wizard: { material: "felt", colours: [fromHex("#2f2760")] },
  sun: { material: "woven-cotton", colours: [fromHex("#d9bd83")] },
  rain: { material: "rubber", colours: [fromHex("#e8b41c")] },
  bowler: { material: "felt", colours: [fromHex("#232226")] },
  tricorn: { material: "felt", colours: [fromHex("#1b191c")] },
};

/**
 * Something to put on a head. What makes it itself: an oval crown that is hollow underneath, a brim (or a bill, or a rolled cuff), and a
 * ribbon where they meet. A fedora's crown is creased and pinched, a top hat's straight and flat, a cowboy hat's brim rolls up at
 * the sides, a wizard's crown is a bent cone with a buckle, a tricorn's brim is turned up on three sides
 * and bears a skull, a sou'wester's slants down, far out behind, a cap has six seamed panels, a button and a bill, a beanie a pom-pom.
 */
export const hat = defineConcept<HatParameters>({
  id: "hat",
  family: "garment",
  words: ["hat", ...STYLE_OF_WORD.keys()],
  senses: ["hat", "cap"],
  height: 0.15,
  parameters: HAT_PARAMETERS,
  slots: {
    crown: { words: ["top", "cone"], materials: ["felt"], colours: FELTS, group: "felt" },
    brim: { words: ["bill", "visor", "peak", "rim", "cuff"], materials: ["felt"], colours: FELTS, group: "felt" },
    band: {
      words: ["ribbon", "hatband", "strap"],
      materials: ["woven-cotton"],
      colours: ["#1d1b1e", "#5a1f24", "#2a2f45"].map(fromHex),
      takesWhole: false,
    },
    buckle: { words: ["clasp"], materials: ["gold"], takesWhole: false },
    pompom: {
      words: ["pom-pom", "pom pom", "button", "bobble"],
      materials: ["fur", "felt"],
      colours: [fromHex("#e6ded0")],
      takesWhole: false,
    },
  },
  sample: sampleHat,
  dress: ({ style }): Readonly<Record<string, SlotDress>> => ({
    crown: DRESS[style],
    brim: DRESS[style],
    ...(style === "cap" && { pompom: { material: "woven-cotton", colours: [fromHex("#1f3f73")] } }),
    ...(style === "tricorn" && { band: { material: "woven-cotton", colours: [fromHex("#c79a3c")] } }),
    ...(style === "cowboy" && { band: { material: "leather", colours: [fromHex("#3a2416")] } }),
  }),
  build: buildHat,
  view: { azimuth: 0.55, elevation: 0.36 },
});

import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { Ask, ParameterSpec, SlotDress, SlotSpec } from "../concept.ts";
import { GUISES, type GuiseName, guiseAmong, guiseOf } from "./guises.ts";
import { NOTHING, WEAR, type Wear, type Zone } from "./wear.ts";

/** What somebody wears, as parameters of a concept. */
export type OutfitParameters = { readonly [Z in keyof Wear]: Wear[Z] } & {
  /** Whose outfit it is, for its colours; `none` when nobody's. */
  readonly guise: string;
};

const zoneSpec = (zone: Zone, about: string): ParameterSpec => ({ kind: "choice", options: WEAR[zone], about });

/** Spread these into the `parameters` of a concept that can be dressed. */
export const OUTFIT_PARAMETERS: { readonly [K in keyof OutfitParameters]: ParameterSpec } = {
  top: zoneSpec("top", "Worn on the trunk."),
  outer: zoneSpec("outer", "Worn over it."),
  bottom: zoneSpec("bottom", "Worn on hips and legs."),
  feet: zoneSpec("feet", "Worn on the feet."),
  neckwear: zoneSpec("neckwear", "Worn around the neck."),
  back: zoneSpec("back", "Worn on the back."),
  emblem: zoneSpec("emblem", "Mark or trimmings of the clothes."),
  headgear: zoneSpec("headgear", "Worn on the head."),
  prop: zoneSpec("prop", "Held in the right hand."),
  belt: { kind: "flag", about: "Wears a belt or sash." },
  apron: { kind: "flag", about: "Wears an apron." },
  glove: { kind: "flag", about: "Wears gloves." },
  guise: { kind: "choice", options: ["none", ...GUISES.keys()], about: "Whose outfit it is: sets its colours." },
};

type Row = readonly [words: string, material: string, colours: string];

/** Slot -> other words, usual material, usual colours. */
const GARMENTS: Readonly<Record<string, Row>> = {
  shirt: ["blouse|polo shirt|uniform|top", "woven-cotton", "#e9e7df #8fb0cf #c9806a #7f9a78 #d9c27c"],
  "t-shirt": [
    "tshirt|tee|t shirt|tee shirt|jersey|tank top|singlet",
    "woven-cotton",
    "#c8372d #2f6db0 #e0b02c #3f8f5a #e8e6e0",
  ],
  sweater: [
    "jumper|pullover|hoodie|sweatshirt|cardigan|turtleneck",
    "woven-cotton",
    "#b5352c #2f5f8c #5c7a4a #c98a2c #7c5a86",
  ],
  jacket: [
    "blazer|leather jacket|bomber jacket|denim jacket|windbreaker",
    "woven-cotton",
    "#39506b #6a4a30 #4f5b3c #7c2f2a",
  ],
  vest: ["waistcoat|gilet|life jacket", "woven-cotton", "#5a4632 #36455c #6c2f2c"],
  suit: ["business suit|suit jacket|three-piece suit|pinstripe suit", "woven-cotton", "#2c3a54 #3a3a40 #5a4a3a"],
  tuxedo: ["tux|tailcoat|dinner jacket|smoking jacket", "woven-cotton", "#1b1b20"],
  coat: [
    "overcoat|trench coat|raincoat|lab coat|parka|trenchcoat|fur coat",
    "woven-cotton",
    "#a8854f #3c4656 #d8a92c #5a3a30",
  ],
  robe: ["bathrobe|toga|gown robe|habit|tunic|cassock", "woven-cotton", "#3f3a86 #7a2430 #e9e4d6 #5a4028"],
  kimono: ["yukata|gi|karate gi", "woven-cotton", "#b3324a #2f4a7c #f0ece2"],
  armor: ["armour|breastplate|plate armor|suit of armor|chainmail|cuirass|plate armour", "brushed-steel", ""],
  "thing-suit": ["", "woven-cotton", "#d8262c"],
  spacesuit: ["space suit|astronaut suit|hazmat suit", "woven-cotton", "#eceeef #e8893a"],
  trousers: [
    "pants|jeans|leggings|slacks|trouser|sweatpants|pajamas|pyjamas",
    "woven-cotton",
    "#38517a #4a4640 #6b5a40 #2f3338",
  ],
  shorts: ["short pants|swim trunks|boxers|swimming trunks", "woven-cotton", "#38517a #b5402f #5f7048 #d8b43c"],
  skirt: ["kilt|miniskirt|grass skirt|loincloth", "woven-cotton", "#a8324a #3a4f7c #4c6b4a"],
  tutu: ["ballet dress|ballet tutu|leotard", "woven-cotton", "#f0a8c0 #f4f0ee #b9a2e0"],
  dress: ["frock|sundress|summer dress|pinafore", "woven-cotton", "#c23b52 #3f78b0 #e0a93a #6a9a5c #b07ac2"],
  gown: ["ball gown|evening gown|wedding dress|long dress|ballgown", "woven-cotton", "#8c2f6a #2f5f9c #b3283a #3f7a5a"],
  overalls: ["dungarees|overall|jumpsuit|coveralls|onesie", "woven-cotton", "#3f629c"],
  swimsuit: ["bikini|bathing suit|diaper|nappy|underpants|speedo|briefs", "woven-cotton", "#d8402f #2f86b0"],
  shoe: ["sneaker|trainer|sandal|slipper|loafer|footwear|high heel", "leather", "#3a2a20 #e6e4de #a3281f #2a3a5c"],
  boot: ["wellington boot|cowboy boot|rain boot|welly|rubber boot", "leather", "#4a3220 #241f1d"],
  "ice-skate": ["figure skate|hockey skate|skate", "leather", "#f4f2ee #1c1c20"],
  "roller-skate": ["rollerblade|inline skate|roller blade", "leather", "#7a3fb0 #e8559a #2fa6a0"],
  glove: ["mitten|gauntlet|boxing glove", "leather", "#4a3626 #e9e6de"],
  belt: ["sash|obi|girdle|waistband", "leather", "#4a2f1a #1f1b1a"],
  tie: ["necktie", "woven-cotton", "#a3211f #27457c #2f6a4a"],
  "bow-tie": ["bowtie|bow tie", "woven-cotton", "#b3201f #1c1c22 #27457c"],
  scarf: ["neckerchief|bandana|muffler|shawl|neck scarf", "woven-cotton", "#b3261e #2f5f9c #d8a92c"],
  cape: ["cloak|mantle|poncho", "woven-cotton", "#a31f1f #27356b #2f5a3a"],
  apron: ["pinny", "woven-cotton", "#efebe0 #7a3326 #3f5f50"],
  backpack: ["rucksack|knapsack|school bag|jetpack|air tank", "woven-cotton", "#8c3a2a #4a5b3a #2f5584"],
  wings: ["wing|angel wings|fairy wings", "feathers", "#f4f2ec"],
};

/** What every outfit may have besides. */
const FITTINGS: Readonly<Record<string, Row>> = {
  headgear: ["", "felt", "#4a3a2c"],
  prop: ["", "painted-wood", "#7a5632"],
  visor: ["faceplate", "gold", ""],
  "skate-blade": ["blade of a skate", "brushed-steel", ""],
  "skate-wheel": ["wheel of a skate", "rubber", "#f0b52a #e2552a"],
  trim: ["button|badge|buckle|lapel|cuff", "gold", ""],
};

const hexes = (text: string) =>
  text
    .split(" ")
    .filter((hex) => hex !== "")
    .map(fromHex);

/** Keep their own colour on somebody dressed all in one. */
const ACCENTS: ReadonlySet<string> = new Set(
  "shoe boot ice-skate roller-skate belt tie bow-tie scarf backpack prop visor skate-blade skate-wheel trim".split(" "),
);

/**
 * Spread into a concept's `slots`, after its own.
 *
 * @param takesWhole Whether the clothes take what is said of the whole: those of a red superhero do, those of a brown bear in a suit do not.
 */
export const outfitSlots = (
  takesWhole: NonNullable<SlotSpec["takesWhole"]> = false,
): Readonly<Record<string, SlotSpec>> =>
  Object.fromEntries(
    Object.entries({ ...GARMENTS, ...FITTINGS }).map(([slot, [words, material, colours]]): [string, SlotSpec] => [
      slot,
      {
        words: words === "" ? [] : words.split("|"),
        materials: [material],
        ...(colours !== "" && { colours: hexes(colours) }),
        takesWhole: takesWhole === true && ACCENTS.has(slot) ? "material" : takesWhole,
      },
    ]),
  );

/** The same for who has hooves or a tail where others have feet. */
export const footlessOutfitSlots = (): Readonly<Record<string, SlotSpec>> =>
  Object.fromEntries(Object.entries(outfitSlots()).filter(([slot]) => !/shoe|boot|skate/.test(slot)));

/** The zone each garment lies on. */
const ZONE_OF: ReadonlyMap<string, Zone> = new Map(
  (["top", "outer", "bottom", "feet", "neckwear", "back"] as const).flatMap((zone) =>
    WEAR[zone].filter((name) => name !== "none").map((name): [string, Zone] => [name, zone]),
  ),
);

const FLAGS: ReadonlySet<string> = new Set(["belt", "apron", "glove"]);
const WHOLE_BODY: ReadonlySet<string> = new Set(["dress", "gown", "tutu", "swimsuit", "overalls"]);

/** What is worn with a garment that was asked for, when nothing else is there. */
function companions(slot: string): Partial<Wear> {
  if (slot === "suit") return { top: "shirt", bottom: "trousers", neckwear: "tie" };
  if (slot === "tuxedo") return { top: "shirt", bottom: "trousers", neckwear: "bow-tie" };
  if (slot === "spacesuit") return { bottom: "trousers", feet: "boot", back: "backpack", glove: true };
  return {};
}

/**
 * What somebody wears: the outfit of `ask.guise`, else of `usual`, and every garment whose slot was asked for.
 *
 * @param usual Whose outfit is worn when the artist names no other.
 */
export function sampleOutfit(_draw: Draw, ask: Ask, usual?: GuiseName): OutfitParameters {
  const named = ask.guise === undefined ? undefined : guiseAmong(ask.guise);
  // the helmet and the pack belong to the suit
  const guise = named ?? (ask.parts.has("spacesuit") ? "astronaut" : usual);
  let wear: Wear = { ...NOTHING, ...(guise === undefined ? {} : GUISES.get(guise)?.wear) };
  for (const slot of [...ZONE_OF.keys(), ...FLAGS]) {
    if (!(ask.parts.has(slot) || (ask.counts.get(slot) ?? 0) > 0) || ask.without.has(slot)) continue;
    wear = putOn(wear, slot);
  }
  const off: Record<string, unknown> = {};
  for (const [zone, worn] of Object.entries(wear)) {
    if (typeof worn === "boolean" ? ask.without.has(zone) : ask.without.has(worn))
      off[zone] = typeof worn === "boolean" ? false : "none";
  }
  if (ask.without.has("headgear")) off.headgear = "none";
  if (ask.without.has("prop") || ask.doing?.has("holding") || ask.doing?.has("playing")) off.prop = "none";
  if (ask.doing?.has("sticks")) off.prop = "drumsticks";
  if (ask.parts.has("headgear") && wear.headgear === "none") off.headgear = "cap";
  const ears = earsOf(ask);
  if (ears !== undefined && wear.headgear === "none") off.headgear = ears;
  if (ask.parts.has("skate-blade")) off.feet = "ice-skate";
  if (ask.parts.has("skate-wheel")) off.feet = "roller-skate";
  if (ask.parts.has("visor")) off.headgear = "visor-helmet";
  if (ask.parts.has("prop") && wear.prop === "none") off.prop = "staff";
  if (ask.parts.has("trim") && wear.emblem === "none") off.emblem = "buttons";
  return { ...wear, ...off, guise: guise ?? "none" };
}

/** "with bunny ears": the ears of that animal's costume, on a band. */
function earsOf({ traits }: Ask): string | undefined {
  for (const trait of traits) {
    const animal = trait.endsWith("-ears") ? guiseOf(trait.slice(0, -"-ears".length)) : undefined;
    const hood = animal === undefined ? undefined : GUISES.get(animal)?.wear.headgear;
    const band = hood === "lion-hood" ? "round-eared-band" : hood?.replace(/-hood$/, "-band");
    if (band !== undefined && (WEAR.headgear as readonly string[]).includes(band)) return band;
  }
  return undefined;
}

/** Colours of ears on a band, and of their insides. */
const EARS: Readonly<Record<string, readonly [string, string]>> = {
  "long-eared-band": ["#f4f1ee", "#f0a0b4"],
  "pointed-eared-band": ["#26211f", "#f0a0b4"],
  "round-eared-band": ["#4a3022", "#c79a72"],
  "floppy-eared-band": ["#5c3d26", "#7d5634"],
  "horned-band": ["#8a5a38", "#e8dcc0"],
  "antlered-band": ["#7a5230", "#a8804e"],
  "unicorn-band": ["#f4f1f4", "#e8b84a"],
};

function putOn(wear: Wear, slot: string): Wear {
  const zone = ZONE_OF.get(slot);
  if (zone === undefined) return { ...wear, [slot]: true };
  const added = { ...companions(slot), [zone]: slot };
  // what would hide it comes off
  const bared =
    zone === "top" ? { outer: "none", apron: false, ...(WHOLE_BODY.has(wear.bottom) && { bottom: "trousers" }) } : {};
  const stripped = WHOLE_BODY.has(slot) ? { outer: "none", ...(slot !== "overalls" && { top: "none" }) } : {};
  return { ...wear, ...bared, ...stripped, ...added } as Wear;
}

/** True when there is anything to build. */
export const wearsAnything = (p: OutfitParameters): boolean =>
  (Object.keys(NOTHING) as (keyof Wear)[]).some((zone) => zone !== "emblem" && p[zone] !== NOTHING[zone]);

/** Zones whose things fit on four legs too. */
const ON_FOURS: ReadonlySet<string> = new Set(["feet", "back", "headgear", "neckwear"]);

/**
 * True when all that is worn fits on four legs.
 *
 * @param tops Whether shirts and sweaters do: those of dogs, cats and hoofed beasts.
 */
export const fitsOnFours = (p: OutfitParameters, tops: boolean): boolean =>
  p.guise === "none" &&
  (Object.keys(NOTHING) as (keyof Wear)[]).every(
    (zone) => zone === "emblem" || p[zone] === NOTHING[zone] || ON_FOURS.has(zone) || (tops && zone === "top"),
  );

const CLOTH: Readonly<Record<string, string>> = {
  steel: "brushed-steel",
  iron: "iron",
  gold: "gold",
  silver: "silver",
  bronze: "bronze",
  fur: "fur",
  leather: "leather",
};

/** Materials of things that are not cloth, whatever their colour. */
const MADE_OF: Readonly<Record<string, string>> = {
  "hard-hat": "plastic",
  "fire-helmet": "painted-metal",
  "army-helmet": "painted-metal",
  kabuto: "painted-metal",
  "space-helmet": "plastic",
  "visor-helmet": "plastic",
  "straw-hat": "woven-cotton",
  "cowboy-hat": "leather",
  toque: "woven-cotton",
  horns: "plastic",
  "diving-mask": "rubber",
  ball: "leather",
  basketball: "rubber",
  envelope: "paper",
  briefcase: "leather",
  clipboard: "painted-wood",
};

/** Colours and materials of the guise, by slot. Spread into what the concept's `dress` returns. */
export function dressOutfit(p: OutfitParameters): Readonly<Record<string, SlotDress>> {
  const colours = GUISES.get(p.guise)?.colours ?? {};
  const out: Record<string, SlotDress> = {};
  for (const slot of ["headgear", "prop"] as const) {
    const material = MADE_OF[p[slot]];
    if (material !== undefined) out[slot] = { material };
  }
  const ears = EARS[p.headgear];
  if (ears) {
    out.headgear = { material: "felt", colours: [fromHex(ears[0])] };
    out.trim = { material: "felt", colours: [fromHex(ears[1])] };
  }
  if (p.emblem === "stripes" || p.emblem === "number") out.trim = { material: "woven-cotton" };
  for (const [slot, words] of Object.entries(colours)) {
    const [first = "", second] = words.split(" ");
    const material = CLOTH[first];
    const hex = material === undefined ? first : second;
    const made = material ?? out[slot]?.material ?? (slot === "trim" ? "woven-cotton" : undefined);
    out[slot] = {
      ...(made !== undefined && { material: made }),
      ...(hex !== undefined ? { colours: [fromHex(hex)] } : material !== undefined && { colours: [] }),
    };
  }
  return out;
}

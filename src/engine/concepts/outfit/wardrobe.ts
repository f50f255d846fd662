import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { Ask, ParameterSpec, SlotDress, SlotSpec } from "../concept.ts";
import { says } from "../from-ask.ts";
import { FITTINGS, GARMENTS } from "./garment-rows.ts";
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
const WHOLE_BODY: ReadonlySet<string> = new Set(["dress", "gown", "tutu", "swimsuit", "overalls", "sari"]);

/** What is worn with a garment that was asked for, when nothing else is there. */
function companions(slot: string): Partial<Wear> {
  if (slot === "suit") return { top: "shirt", bottom: "trousers", neckwear: "tie" };
  if (slot === "tuxedo") return { top: "shirt", bottom: "trousers", neckwear: "bow-tie" };
  if (slot === "spacesuit") return { bottom: "trousers", feet: "boot", back: "backpack", glove: true };
  // nothing is seen below it but the feet
  if (slot === "kimono") return { top: "none", bottom: "none", belt: true };
  if (slot === "bathrobe") return { top: "none", bottom: "none", belt: false };
  if (slot === "trench-coat") return { belt: true, bottom: "trousers" };
  if (slot === "raincoat") return { feet: "boot", bottom: "trousers", belt: false };
  if (slot === "toga") return { top: "none", bottom: "none", belt: false, feet: "shoe" };
  if (slot === "wetsuit") return { top: "none", bottom: "none", belt: false, feet: "none" };
  if (slot === "lederhosen") return { top: "shirt", outer: "none", feet: "shoe" };
  if (slot === "dirndl") return { top: "shirt", outer: "none", feet: "shoe" };
  if (slot === "sari") return { feet: "shoe" };
  if (slot === "swimsuit") return { feet: "none" };
  return {};
}

/** What of swimwear covers the chest: of a bikini, and of a woman's bathing suit. */
function swimTopOf({ kinds, word }: Ask): Wear["top"] {
  const said = kinds?.get("swimsuit") ?? [];
  if (said.includes("bikini")) return "bikini-top";
  const isWhole = said.length === 0 || said.some((kind) => /suit$/.test(kind));
  return isWhole && /woman|girl|lady|mermaid|nurse|queen|princess/.test(word) ? "one-piece" : "none";
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
  if (ask.without.has("prop") || hasHandsFull(ask)) off.prop = "none";
  if (ask.doing?.has("sticks")) off.prop = "drumsticks";
  if (ask.parts.has("headgear") && wear.headgear === "none") off.headgear = "cap";
  const ears = earsOf(ask);
  if (ears !== undefined && wear.headgear === "none") off.headgear = ears;
  if (ask.parts.has("skate-blade")) off.feet = "ice-skate";
  if (ask.parts.has("skate-wheel")) off.feet = "roller-skate";
  if (ask.parts.has("visor")) off.headgear = "visor-helmet";
  if (ask.parts.has("prop") && wear.prop === "none") off.prop = "staff";
  if (ask.kinds?.get("kimono")?.some((kind) => /gi$/.test(kind))) off.bottom = "trousers";
  if (wear.bottom === "swimsuit" && wear.top === "none" && ask.parts.has("swimsuit")) off.top = swimTopOf(ask);
  // what is said to be on the chest takes the place of what is usually there
  if (SIGN_OF_CALLING.test(wear.emblem) && (ask.traits.has("emblazoned") || ask.traits.has("inscribed")))
    off.emblem = "none";
  if (ask.parts.has("trim") && wear.emblem === "none") off.emblem = "buttons";
  return { ...wear, ...off, guise: guise ?? "none" };
}

const SIGN_OF_CALLING = /^(?:badge|star|cross)$/;

/** Deeds that leave no hand for what somebody is known by: a cook who kneads has put the spoon down. */
const HANDS_FULL = "pushing typing writing drumming lifting saluting praying archery handstand climbing".split(" ");

const hasHandsFull = (ask: Ask): boolean =>
  ["holding", "playing", "carrying"].some((what) => ask.doing?.has(what)) || HANDS_FULL.some((deed) => says(ask, deed));

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

const dyed = (material: string, hex: string): SlotDress => ({ material, colours: [fromHex(hex)] });
/** Garment -> its buttons, cords or edges. */
const TRIMS: Readonly<Record<string, SlotDress>> = {
  raincoat: dyed("plastic", "#23262c"),
  "trench-coat": dyed("plastic", "#4a3220"),
  kimono: dyed("silk", "#f3efe4"),
  hoodie: dyed("woven-cotton", "#f1efe8"),
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
  const trims = TRIMS[p.outer] ?? TRIMS[p.top];
  if (trims) out.trim = trims;
  if (p.outer === "kimono") out.belt = { material: "silk", colours: [fromHex("#d8a82a")] };
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

import type { Part } from "../../geometry/part.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { defineFromPlan, mainSlot, slot, type Variant } from "../define-from-plan.ts";
import type { DressableBody, DressableLimb } from "../outfit/dressable-body.ts";
import { HatForm } from "../outfit/headgear/hat-form.ts";
import { HATS } from "../outfit/headgear/hats.ts";
import { NOTHING } from "../outfit/wear.ts";
import { BARE_HELMETS, COSTUME_HATS } from "./costume-hats.ts";

const LIMB: DressableLimb = {
  joints: [
    [0, -1, 0],
    [0, -1.2, 0],
    [0, -1.4, 0],
  ],
  radii: [0.04, 0.04, 0.04],
  end: [0, -1.5, 0],
  endRadius: 0.04,
};

/** A head that nobody sees: hats are made to it. */
const HEAD: DressableBody = {
  height: 1.7,
  trunk: ball([0, -0.7, 0], 0.1),
  neck: [0, -0.18, 0],
  neckRadius: 0.06,
  chest: [0, -0.4, 0],
  waist: [0, -0.6, 0],
  hips: [0, -0.8, 0],
  arms: [LIMB, LIMB],
  legs: [LIMB, LIMB],
  head: { centre: [0, 0, 0], radii: [0.085, 0.12, 0.1] },
  cell: 0.006,
};

const LEFT_OUT = new Set(["cheek-guards"]);

const look = (words: string, headgear: string, trim: string, materials: string, belt = "#2a2420"): Variant => ({
  weight: 0,
  words: words.split("|"),
  dress: { headgear, trim, belt },
  materials: { headgear: materials },
});

const STYLES: Readonly<Record<string, Variant>> = {
  toque: {
    ...look("chef hat|chef's hat|cook's hat|toque|white chef hat", "#f2f0ea", "#f2f0ea", "woven-cotton"),
    weight: 1,
  },
  "santa-hat": look("santa hat|christmas hat|santa claus hat|santa cap", "#c01c22", "#f4f1ea", "felt"),
  "gnome-hat": look("gnome hat|elf hat|elf cap|dwarf hat", "#b5352c #2f7a3c", "#f4f1ea", "felt"),
  beret: look("beret|french beret|artist beret", "#a81e28 #1f2330 #2f5a3c", "#1c1c20", "felt"),
  mortarboard: look(
    "graduation cap|mortarboard|graduation hat|academic cap|grad cap",
    "#17181c",
    "#d9a72c",
    "woven-cotton",
  ),
  "jester-hat": look("jester hat|jester's hat|fool's cap|jester cap", "#7a2a8c", "#e0b02c", "felt", "#2f8f4a"),
  "police-cap": look(
    "police hat|police cap|sailor hat|captain's cap|peaked cap|officer's cap|military cap",
    "#1c2a4a",
    "#e0b02c",
    "felt",
    "#101216",
  ),
  deerstalker: look(
    "deerstalker|deerstalker hat|detective hat|sherlock holmes hat|sherlock hat",
    "#8a6a44",
    "#5a4028",
    "tweed",
  ),
  "hard-hat": look(
    "hard hat|construction helmet|safety helmet|builder's helmet|construction hat|hardhat",
    "#f2b81c #e8e6e0 #d8601c",
    "#d8d6d0",
    "plastic",
  ),
  "fire-helmet": look(
    "fireman's hat|fireman hat|fire helmet|firefighter helmet|firefighter's helmet|fireman helmet",
    "#b01c1c",
    "#e0b02c",
    "plastic",
  ),
  "army-helmet": look(
    "army helmet|military helmet|soldier helmet|combat helmet|soldier's helmet|ww2 helmet|m1 helmet",
    "#4f5a38",
    "#3a4028",
    "painted-metal",
  ),
  "crested-helmet": look(
    "roman helmet|gladiator helmet|centurion helmet|legionary helmet",
    "#b08a3c",
    "#a81e20",
    "bronze",
  ),
  kabuto: look("samurai helmet|kabuto|shogun helmet", "#24262c", "#d9a72c", "painted-metal", "#8a1c20"),
  "space-helmet": look("astronaut helmet|space helmet|astronaut's helmet", "#eceae4", "#b8bcc0", "plastic"),
  laurel: look("laurel wreath|laurel crown|olive wreath|caesar crown", "#4a7a34", "#4a7a34", "leaves"),
  flowers: {
    ...look(
      "flower crown|floral crown|crown of flowers|crown of daisies|crown of roses|crown of wildflowers|crown of blossoms|daisy crown|rose crown|flower headband|flower wreath crown|daisy chain|may queen crown",
      "#e8607a #f2a0b4 #d8345c",
      "#f6f1e4",
      "paper",
      "#4a7a34",
    ),
    materials: { headgear: "paper", trim: "paper", belt: "leaves", visor: "felt" },
  },
  headband: look("headband|sweatband|head band", "#d8342c #2f6db0 #e8e6e0", "#e8e6e0", "terry-towel"),
  "judge-wig": look("judge wig|judge's wig|barrister wig|powdered wig", "#e8e4da", "#e8e4da", "felt"),
  conical: look("rice hat|conical hat|farmer hat|farmer's hat", "#d9bd83", "#7a2a20", "straw-mat"),
  halo: look("halo|angel halo", "#f4d46a", "#f4d46a", "gold"),
  sombrero: look("sombrero|mexican hat|mariachi hat", "#d9b46a", "#a81e28", "straw-mat"),
  fez: look("fez|tarboosh|fez hat", "#a01c24", "#15151a", "felt"),
  turban: look(
    "turban|sultan hat|genie hat|sultan's turban",
    "#f0ece2 #2f4a8c #a8342c",
    "#d9262c",
    "woven-cotton",
    "#f4f1ea",
  ),
  "bridal-veil": look("veil|bridal veil|wedding veil|bride's veil", "#f6f4f0", "#f6f4f0", "woven-cotton"),
  "bee-veil": look("bee veil|beekeeper veil|beekeeper's veil|beekeeping veil", "#f0e6c8", "#8a6a3a", "woven-cotton"),
  party: look("party hat|birthday hat|party cone|birthday party hat", "#d8345c #2f6db0 #3f9a5a", "#ffd23f", "paper"),
};

const SLOTS = {
  headgear: mainSlot("felt", "", "brim|crown|body"),
  trim: slot("felt", "", "tassel|crest|bell|second flower"),
  pompom: slot("felt", "#f4f1ea", "pom-pom|pom pom|bobble"),
  belt: slot("felt", "", "badge|chin strap"),
  visor: slot("gold", "#d9a23c", "glass|face shield"),
};

function build(style: string): readonly Part[] {
  const form = new HatForm(HEAD);
  const own = COSTUME_HATS[style];
  if (own) return own(form);
  const made =
    HATS[style]?.(form, { ...NOTHING, guise: "none", belt: false, apron: false, glove: false }, HEAD).parts ?? [];
  // jewels, wreaths and the like have slots of their own on a dressed figure
  return [
    ...made
      .filter(({ name }) => !LEFT_OUT.has(name))
      .map((part) =>
        part.name === "pompom" ? { ...part, slot: part.name } : part.slot in SLOTS ? part : { ...part, slot: "trim" },
      ),
    ...(BARE_HELMETS[style]?.(form) ?? []),
  ];
}

/** Headgear that tells who wears it, without the head. What makes it itself: a cook's hat puffs out over its band, Santa's hangs over with a ball, a graduate's is a square board with a tassel, a jester's has horns with bells, a sombrero's brim is wider than its wearer's shoulders, a fez is a straight red cap with a tassel, a Spartan's helmet bears a brush, a samurai's a crescent, a crown of flowers is a ring of open blossoms between leaves. */
export const costumeHat = defineFromPlan({
  id: "costume-hat",
  family: "garment",
  words: Object.values(STYLES).flatMap(({ words = [] }) => words),
  senses: [],
  height: 0.22,
  view: { azimuth: 0.5, elevation: 0.22 },
  vary: 0.05,
  slots: SLOTS,
  styles: STYLES,
  build: ({ style }) => build(style),
  // the crown of the head comes to lie a good half radius above the band
  sockets: () => [{ name: "attach", position: [0, 0.103, 0], normal: [0, 1, 0], radius: 0.085 }],
});

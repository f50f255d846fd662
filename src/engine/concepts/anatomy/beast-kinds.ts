import { type FourLegs, fourLegs } from "./beast-bone-forms.ts";
import { finned, twoLegs } from "./beast-bone-stances.ts";
import type { BeastForm } from "./beast-bones.ts";
import type { SkullForm } from "./beast-skull-form.ts";

const SKULL: SkullForm = { snout: 1.1, deep: 1, teeth: "fangs", eye: 0.32, horns: "none", open: 0.25 };
const GRAZER: SkullForm = { ...SKULL, snout: 1.9, deep: 0.9, teeth: "grinders", eye: 0.27, open: 0.05 };
const SAW: SkullForm = { snout: 1.7, deep: 1.35, teeth: "saw", eye: 0.28, horns: "none", window: true, open: 0.6 };
const DOG: FourLegs = {
  long: 0.44,
  head: [0.3, 0.5],
  unit: 0.12,
  tail: [0.1, 0.6],
  chest: [0.17, 0.44],
  bone: 0.026,
  foot: "paw",
  skull: SKULL,
};
const HORSE: FourLegs = {
  ...DOG,
  long: 0.46,
  head: [0.42, 0.52],
  unit: 0.1,
  tail: [0.45, 0.4],
  foot: "hoof",
  skull: { ...GRAZER, snout: 2.3 },
};

/** Kind -> its bones, and its real height in metres. */
export const BEAST_FORMS: Readonly<Record<string, { readonly form: BeastForm; readonly height: number }>> = {
  dog: { form: fourLegs(DOG), height: 0.8 },
  cat: {
    form: fourLegs({
      ...DOG,
      head: [0.22, 0.36],
      unit: 0.15,
      tail: [-0.35, 0.75],
      skull: { ...SKULL, snout: 0.35, eye: 0.4 },
    }),
    height: 0.45,
  },
  bear: {
    form: fourLegs({ ...DOG, head: [0.16, 0.52], unit: 0.15, tail: [0.1, 0.12], chest: [0.24, 0.5], bone: 0.038 }),
    height: 1.3,
  },
  mouse: {
    form: fourLegs({ ...DOG, head: [0.1, 0.42], unit: 0.17, tail: [0.5, 1.1], skull: { ...SKULL, teeth: "grinders" } }),
    height: 0.12,
  },
  horse: { form: fourLegs(HORSE), height: 2.1 },
  cow: {
    form: fourLegs({
      ...HORSE,
      head: [0.16, 0.5],
      chest: [0.23, 0.5],
      bone: 0.032,
      skull: { ...GRAZER, horns: "cattle" },
    }),
    height: 1.6,
  },
  ram: {
    form: fourLegs({ ...HORSE, head: [0.3, 0.42], unit: 0.11, tail: [0.1, 0.12], skull: { ...GRAZER, horns: "ram" } }),
    height: 1.1,
  },
  deer: {
    form: fourLegs({ ...HORSE, bone: 0.021, tail: [0.05, 0.14], skull: { ...GRAZER, horns: "antlers" } }),
    height: 1.9,
  },
  elephant: {
    form: fourLegs({
      ...DOG,
      head: [0.14, 0.42],
      unit: 0.21,
      tail: [0.45, 0.3],
      chest: [0.28, 0.56],
      bone: 0.045,
      foot: "pillar",
      skull: { ...GRAZER, snout: 0.6, deep: 1.2, horns: "tusks" },
    }),
    height: 3,
  },
  crocodile: {
    form: fourLegs({
      ...DOG,
      long: 0.8,
      head: [0, 0.6],
      unit: 0.2,
      tail: [0.9, 2],
      chest: [0.34, 0.5],
      skull: { ...SAW, snout: 2.8, deep: 0.7, open: 0.35 },
    }),
    height: 0.5,
  },
  dragon: {
    form: fourLegs({
      ...DOG,
      head: [0.75, 0.55],
      unit: 0.16,
      tail: [0.2, 1.4],
      wings: true,
      skull: { ...SAW, snout: 1.5, deep: 1.1, horns: "swept" },
    }),
    height: 2.6,
  },
  triceratops: {
    form: fourLegs({
      ...DOG,
      long: 0.55,
      head: [-0.05, 0.62],
      unit: 0.2,
      tail: [0.3, 0.95],
      chest: [0.3, 0.56],
      bone: 0.042,
      foot: "pillar",
      hips: 1.1,
      skull: { ...GRAZER, snout: 0.9, horns: "three" },
    }),
    height: 2.6,
  },
  stegosaurus: {
    form: fourLegs({
      ...DOG,
      long: 0.55,
      head: [-0.42, 0.62],
      unit: 0.09,
      tail: [0.25, 1.15],
      chest: [0.26, 0.6],
      bone: 0.036,
      foot: "pillar",
      hips: 1.25,
      plates: true,
      skull: { ...GRAZER, snout: 1.2 },
    }),
    height: 3,
  },
  sauropod: {
    form: fourLegs({
      ...DOG,
      long: 0.5,
      head: [1.35, 1.15],
      unit: 0.085,
      tail: [0.45, 1.9],
      chest: [0.27, 0.56],
      bone: 0.042,
      foot: "pillar",
      skull: { ...GRAZER, snout: 0.9 },
    }),
    height: 7,
  },
  "t-rex": { form: twoLegs({ unit: 0.15, skull: SAW, arm: 0.8, tail: 1.35, bone: 0.036 }), height: 4 },
  raptor: {
    form: twoLegs({ unit: 0.1, skull: { ...SAW, deep: 1 }, arm: 1.5, tail: 1.3, bone: 0.026, rise: 0.36 }),
    height: 1,
  },
  bird: {
    form: twoLegs({
      unit: 0.13,
      skull: { snout: 0.9, deep: 0.35, teeth: "none", eye: 0.42, horns: "none", open: 0.1 },
      arm: 1,
      tail: 0.35,
      bone: 0.022,
      wings: true,
      rise: 0.5,
    }),
    height: 0.4,
  },
  fish: { form: finned({ whale: false }), height: 0.25 },
  whale: { form: finned({ whale: true }), height: 3 },
};

export const BEASTS: readonly string[] = Object.keys(BEAST_FORMS);

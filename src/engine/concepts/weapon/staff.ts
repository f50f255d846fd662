import type { Part } from "../../geometry/part.ts";
import { stretch } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { crook, endOfCrook } from "./staff/crook.ts";
import { crystal } from "./staff/crystal.ts";
import { gnarled } from "./staff/gnarled.ts";
import { sceptre } from "./staff/sceptre.ts";

/** Thicker than in life: a long stick must still be read from afar. */
const stout = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, geometry: stretch(part.geometry, [1.4, 0.88, 1.4]) }));

const wooden = (colour: Rgb) => ({
  body: { material: "oak", colours: [colour] },
  handle: { material: "oak", colours: [colour] },
});

/** A staff, upright. What makes it itself: a wizard's gnarled stick whose claws hold a glowing orb, or a turned one with a crystal and a spiral band; a golden sceptre with an orb; a walking stick with a curved crook. */
export const staff = defineThing({
  id: "staff",
  family: "weapon",
  forms: { gnarled: 3, crystal: 2, sceptre: 0, cane: 0, crook: 0 },
  words: {
    staff: "",
    "wizard staff": "",
    "wizard's staff": "",
    "magic staff": "",
    "mage staff": "",
    "magical staff": "",
    "druid staff": "gnarled",
    "wooden staff": "gnarled",
    "gnarled staff": "gnarled",
    "twisted staff": "gnarled",
    "crystal staff": "crystal",
    scepter: "sceptre",
    sceptre: "sceptre",
    cane: "cane",
    "walking stick": "cane",
    "hiking stick": "cane",
    "hiking staff": "cane",
    "walking cane": "cane",
    crook: "crook",
    "shepherd's crook": "crook",
  },
  senses: ["staff", "cane#1", "walking stick"],
  height: 1.3,
  slots: {
    body: {
      words: ["stick", "shaft", "wood"],
      materials: ["bark", "oak"],
      colours: ["#6b4426", "#4f3220", "#82573a"].map(fromHex),
    },
    orb: {
      words: ["crystal", "gem", "ball", "stone", "top", "topper", "finial"],
      materials: ["glass"],
      colours: ["#2f9bff", "#37e06f", "#b13cff", "#ff5a2a", "#35e6d8"].map(fromHex),
      takesWhole: false,
    },
    handle: {
      words: ["knob", "crook", "grip", "head"],
      materials: ["oak"],
      colours: ["#6b4426"].map(fromHex),
    },
    metal: { words: ["band", "ferrule", "collar"], materials: ["gold", "silver"], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "sceptre"
      ? {
          body: { material: "gold", colours: [] },
          orb: { material: "glass", colours: [fromHex(["#b0122a", "#123fb0", "#0f7a44"][look % 3] as string)] },
        }
      : wooden(fromHex(["#6b4426", "#4f3220", "#82573a"][look % 3] as string)),
  build: ({ form }) =>
    form === "gnarled"
      ? stout(gnarled())
      : form === "crystal"
        ? stout(crystal())
        : form === "sceptre"
          ? sceptre()
          : crook(form === "crook"),
  sockets: ({ form }) =>
    form === "crook" || form === "cane"
      ? [{ name: "hook", position: endOfCrook(form === "crook"), normal: [0, -1, 0], radius: 0.03 }]
      : [],
  grip: ({ form }) => [0, form === "sceptre" ? 0.15 : 0.7, 0],
  view: { azimuth: 0.4, elevation: 0.12 },
});

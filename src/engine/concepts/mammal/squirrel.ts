import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { acornCap, acornNut } from "./acorn.ts";
import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";
import { RODENT_HEAD } from "./rodent-form.ts";
import { hasFreeArms } from "./skeleton.ts";
import type { Studio } from "./species.ts";

const belly = (pale: string): readonly CoatLayer[] => [
  { kind: "under", colour: pale, reach: 0.22 },
  { kind: "face", colour: pale, at: [0.2, -0.55, 0.9], radii: [0.5, 0.28, 0.6] },
  { kind: "face", colour: pale, at: [0.62, 0.2, 0.72], radii: [0.34, 0.32, 0.5] },
];

/** A squirrel: sits up on its haunches, a great bushy tail curled up behind the back, tufted ears, white belly, a nut in its paws. */
export const squirrel = defineMammal({
  id: "squirrel",
  words: ["squirrel", "red squirrel", "grey squirrel", "gray squirrel", "tree squirrel"],
  senses: ["squirrel", "tree squirrel"],
  body: {
    size: 0.2,
    legs: 0.42,
    length: 1.2,
    girth: 0.98,
    bone: 0.82,
    neck: 0.5,
    tuck: 0,
    haunch: 1.28,
    foot: 1.6,
    head: 1.42,
    fluff: 0.006,
    ruff: 0.4,
  },
  head: RODENT_HEAD,
  ears: {
    at: [0.52, 0.66, -0.12],
    height: 0.52,
    widths: [0.26, 0.22, 0.1],
    turn: 0.5,
    lean: 0.2,
    tuft: 0.34,
    inside: "#d9b89a",
  },
  tail: {
    carriage: "squirrel",
    length: 1.22,
    radii: [0.06, 0.11, 0.16, 0.185, 0.185, 0.175, 0.15, 0.07],
    fluff: 0.016,
  },
  varieties: [
    { words: ["red squirrel"], coat: "#a44a1c", layers: belly("#efe4d2"), weight: 3 },
    { words: ["grey squirrel", "gray squirrel"], coat: "#7d7468", layers: belly("#eae6de"), weight: 1.5 },
  ],
  nose: "#3a241e",
  poses: [["haunches", 1]],
  slots: {
    nut: { words: ["acorn"], materials: ["ceramic-glaze"], colours: [fromHex("#8a5526")], takesWhole: false },
    cap: { words: [], materials: ["bark"], colours: [fromHex("#5a4024")], takesWhole: false, group: "cap" },
  },
  extras: acorn,
});

function acorn({ parameters, skeleton, put }: Studio): void {
  if (!parameters.snack || !hasFreeArms(parameters.pose) || parameters.arms !== "carrying") return;
  const [, y, z] = skeleton.front[3];
  const at: Vec3 = [0, y + 0.02, z + 0.06];
  put("nut", "nut", acornNut(at, 0.075), undefined, 0.5);
  put("cap", "cap", acornCap(at, 0.075), undefined, 0.4);
}

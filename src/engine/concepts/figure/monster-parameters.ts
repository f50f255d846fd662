import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

/** What a monster is drawn from. */
export type MonsterParameters = {
  readonly height: number;
  readonly form: "pear" | "ball";
  readonly girth: number;
  readonly furry: boolean;
  readonly eyes: number;
  readonly eyeSize: number;
  readonly iris: string;
  readonly grim: boolean;
  readonly teeth: number;
  readonly crown: "horn" | "antenna" | "none";
  readonly horns: number;
  readonly tail: boolean;
  readonly lift: number;
  readonly markings: "plain" | "spots" | "stripes" | "belly";
  readonly look: number;
};

/** Main colour and that of its belly, spots or stripes. */
export const LOOKS: readonly (readonly [main: string, other: string])[] = [
  ["#3f9ad8", "#bfe6f4"],
  ["#8a4fc0", "#e0a8e8"],
  ["#5fb83c", "#d8f0a0"],
  ["#e8781c", "#f8d89a"],
  ["#e0559a", "#f8c8dc"],
  ["#2fb0a0", "#c4f0dc"],
];
export const IRISES = ["#c8881c", "#3f8a2a", "#b02a1c", "#2f6ab0", "#7a3aa8"];

/** Their ranges. */
export const MONSTER_PARAMETERS: Concept<MonsterParameters>["parameters"] = {
  height: metres(0.3, 4, "Floor to crown, without horns."),
  form: choice(["pear", "ball"], "Shape of head and trunk in one."),
  girth: ratio(0.7, 1.5, "Width over the usual."),
  furry: flag("Shaggy, not smooth."),
  eyes: integer(1, 5, "How many eyes."),
  eyeSize: ratio(0.7, 1.25, "Radius of an eye over the usual."),
  iris: choice(IRISES, "Colour of the iris."),
  grim: flag("Means to frighten: narrow eyes and rows of points for teeth."),
  teeth: integer(0, 8, "Teeth in the upper row."),
  crown: choice(["horn", "antenna", "none"], "What grows on the crown."),
  horns: integer(1, 4, "How many horns, if any."),
  tail: flag("Has a tail."),
  lift: ratio(0, 1, "How high the arms are held."),
  markings: choice(["plain", "spots", "stripes", "belly"], "What is lighter on the coat."),
  look: integer(0, LOOKS.length - 1, "Its colours."),
};

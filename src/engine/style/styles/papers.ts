import { areaOf } from "../../geometry/area.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { distance } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";

/** The reverse of a sheet that is coloured on one side. */
const REVERSE: Rgb = fromHex("#f1ede4");
/** Slots that stay what they are: a face needs them. */
const FACE = /eye|pupil|nose|beak|mouth/;
export const isOfFace = (slot: string): boolean => FACE.test(slot);
/** What a grey counts beside a full colour of the same area: nobody folds tyres of their own paper. */
const GREY = 0.3;
/** Distance of linear colours from which two are different papers, and share of the whole area that makes the second one. */
const APART = 0.16;
const LEAST_SHARE = 0.14;
/** Saturation from which the second paper is a colour rather than the reverse of the first. */
const COLOURED = 0.4;

/**
 * The sheets a thing is folded from: the colour that most of it has, and one other, that of the next largest coloured part or else the
 * white reverse. Every slot takes the nearer of the two.
 */
export function papersOf({ model, materials }: Dressed): {
  readonly main: Rgb;
  readonly other: Rgb;
  readonly bySlot: Readonly<Record<string, Rgb>>;
} {
  const areas = new Map<string, number>();
  for (const { slot, geometry } of model.parts) areas.set(slot, (areas.get(slot) ?? 0) + areaOf(geometry));
  const sheets = [...areas]
    .filter(([slot]) => materials[slot] !== undefined && !FACE.test(slot))
    .map(([slot, area]) => ({ area, colour: lookOf(materials[slot] as MaterialSpec).colour }));
  const whole = sheets.reduce((sum, { area }) => sum + area, 0);
  const weigh = ({ area, colour }: { area: number; colour: Rgb }): number => area * (GREY + saturation(colour));
  const [first] = [...sheets].sort((a, b) => weigh(b) - weigh(a));
  const main = atLeast(first?.colour ?? REVERSE);
  const apart = sheets.filter(({ colour }) => distance(colour, main) > APART && saturation(colour) > COLOURED);
  const [next] = apart.sort((a, b) => b.area - a.area);
  const other = next && next.area > LEAST_SHARE * whole ? next.colour : REVERSE;
  const bySlot = Object.fromEntries(
    Object.entries(materials).map(([slot, spec]) => {
      const { colour } = lookOf(spec);
      if (FACE.test(slot)) return [slot, colour];
      const near = atLeast(colour);
      return [slot, distance(near, main) <= distance(near, other) ? main : other];
    }),
  );
  return { main, other, bySlot };
}

/** Linear value of the brightest channel of the darkest paper: on what is darker no fold is seen. */
const DARKEST = 0.09;

function atLeast(colour: Rgb): Rgb {
  const most = Math.max(...colour, 1e-3);
  const by = Math.max(1, DARKEST / most);
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

/** 0 for grey, 1 for a pure colour. */
const saturation = ([r, g, b]: Rgb): number => 1 - Math.min(r, g, b) / Math.max(r, g, b, 1e-6);

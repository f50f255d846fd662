import type { Part } from "../../geometry/part.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { shine, tintOf, WHITE } from "../light-up.ts";
import { lookOf } from "../looks.ts";
import type { Dressed, Style } from "../style.ts";
import { glowThrough } from "./glow-through.ts";

/** What shines on a lamp; all of any other thing does. */
const LAMPS = /shade|bulb|glass|globe|pane|flame|glow|lens|light|screen|tube|blade|gem|orb|crystal/;
/** What shines of a vessel that has it in it: the jar itself is lit from within. */
const HELD = /^(?:honey|liquid|content|contents|drink|water|potion|juice|filling|limeade|goo|slime|jam)$/;
const DARK_PARTS = /eye|pupil|hilt|grip|handle|guard|pommel|cord|cable/;

/** Amount of `cracked` from which on light comes out of the cracks and from nowhere else. */
const CRACKED_FROM = 0.4;

/** Whether a colour is told from white where it shines, and what a pale one becomes beside it. */
const isVivid = (tint: Rgb): boolean => Math.min(...tint) < 0.42;
const between = (pale: Rgb, own: Rgb): Rgb =>
  [0, 1, 2].map((k) => 0.3 * (pale[k] as number) + 0.7 * (own[k] as number)) as unknown as Rgb;

/** The cracks that glow stand for those that the stuff itself would show. */
function litThroughCracks(thing: Dressed, shells: readonly Part[]): Dressed {
  const look = thing.materials[(shells[0] as Part).slot];
  const tint = look ? tintOf(lookOf(look).colour, false) : WHITE;
  const paintOf = glowThrough(shells, tint);
  const parts = thing.model.parts.map(
    (part): Part => (shells.includes(part) ? { ...part, paint: paintOf(part) } : part),
  );
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => [
      slot,
      shells.some((shell) => shell.slot === slot) ? { ...spec, conditions: { ...spec.conditions, cracked: 0 } } : spec,
    ]),
  );
  return { ...thing, model: { ...thing.model, parts }, materials };
}

/**
 * It gives light: what shines is of its own colour at the rim and nearly white at its heart, rough so that no lamp is mirrored in
 * it. What it sheds on the ground is left to who lights the scene: a disc laid there would be seen as one.
 *
 * @param strength How much of its own colour is lost in the light, 0 to 1.
 * @param halo How bright the halo about it is, 0 to 1.
 */
const glows = (id: string, strength: number, halo: number): Style => ({
  id,
  apply: (thing) => {
    const { parts } = thing.model;
    const isLamp = thing.family === "light" || parts.some(({ slot }) => /blade|bulb|lens/.test(slot));
    const held = isLamp ? [] : parts.filter(({ slot }) => HELD.test(slot));
    const lit =
      held.length > 0 ? held : parts.filter(({ slot }) => (isLamp ? LAMPS.test(slot) : !DARK_PARTS.test(slot)));
    const shining = lit.length > 0 ? lit : parts;
    const isCrackedShell = ({ slot }: Part): boolean =>
      !isLamp && held.length === 0 && (thing.materials[slot]?.conditions.cracked ?? 0) >= CRACKED_FROM;
    const cracked = shining.filter(isCrackedShell);
    if (cracked.length > 0) return litThroughCracks(thing, cracked);
    const tints = new Map<string, Rgb>();
    for (const { slot } of shining) {
      const spec = thing.materials[slot];
      if (spec && !tints.has(slot)) tints.set(slot, tintOf(lookOf(spec).colour, thing.family === "light"));
    }
    // its pale parts shine in the colour of the rest: white light would be all that is seen of them
    const own = isLamp ? undefined : [...tints.values()].find(isVivid);
    for (const [slot, tint] of tints) if (own && !isVivid(tint)) tints.set(slot, between(tint, own));
    const painted = parts.map((part): Part => {
      const tint = shining.includes(part) ? tints.get(part.slot) : undefined;
      const look = thing.materials[part.slot];
      const ground = look && !isLamp ? luminance(lookOf(look).colour) : undefined;
      return tint
        ? {
            ...part,
            shines: true,
            halo,
            paint: shine(part, tint, thing.family === "light", strength, ground),
          }
        : part;
    });
    return { ...thing, model: { ...thing.model, parts: painted } };
  },
});

export const glowing = glows("glowing", 0.92, 0.65);
/** By how strongly it does; one of them is said of a thing. */
export const GLOWS: readonly Style[] = [glowing, glows("faint-glow", 0.3, 0.3), glows("bright-glow", 1, 1)];

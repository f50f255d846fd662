import { boundsOf } from "#measure/bounds.ts";
import { measureArea } from "#measure/volume.ts";
import type { Part } from "../../geometry/part.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Dressed } from "../style.ts";
import { layRegions } from "./lay-regions.ts";

/** The further colours of a thing of several. */
export interface Tones {
  /** Slots that have the first one. */
  readonly slots: readonly string[];
  /** Slots that have the second where there are any: the roof and the doors of a house. */
  readonly apart: readonly string[];
  /** What is different of the others: their colour, or the material they are of. */
  readonly others: readonly (Pick<MaterialSpec, "colours"> & { readonly base?: string })[];
}

/** Share of the coloured surface that the others have at the most, and under which they are not seen. */
const MOST = 0.42;
const LEAST = 0.07;

/** So many equal things, numbered, are what the thing is. */
const LEAST_BUNCH = 4;
const NUMBERED = /-\d+$/;

/** What one of a pair or row is called besides. */
const PLACES = /(?:^|-)(?:left|right|front|rear|back|upper|lower|inner|outer|\d+)(?=-|$)/g;

/**
 * Gives the smaller parts of a thing of several colours the others in turn, the like parts alike: the lid and handle of a red and
 * blue pot. What is of one piece has them at its rim and foot, or as stripes; a house on its roof and doors.
 */
export function layTones(thing: Dressed, { slots, apart, others }: Tones): Dressed {
  const aside = thing.model.parts.filter(({ slot }) => apart.includes(slot));
  if (aside.length > 0) return inTones(thing, new Map(aside.map((part) => [part, 0])), others);
  const coloured = thing.model.parts.filter(({ slot }) => slots.includes(slot) && !thing.materials[slot]?.clear);
  const kinds = new Map<string, Part[]>();
  for (const part of coloured) {
    const kind = part.name.replaceAll(PLACES, "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), part]);
  }
  const bySize = [...kinds.values()]
    .map((parts) => ({
      parts,
      area: parts.reduce((sum, part) => sum + measureArea(part.geometry.positions, part.geometry.indices), 0),
    }))
    .sort((a, b) => a.area - b.area);
  // of a bunch of balloons each is of one colour, down to its knot
  const main = bySize.at(-1)?.parts ?? [];
  if (main.length >= LEAST_BUNCH && main.every(({ name }) => NUMBERED.test(name))) {
    const turns = bySize.flatMap(({ parts }) => parts.map((part, k) => [part, (k % (others.length + 1)) - 1] as const));
    return inTones(thing, new Map(turns.filter(([, tone]) => tone >= 0)), others);
  }
  const whole = bySize.reduce((sum, { area }) => sum + area, 0);
  const toneOf = new Map<Part, number>();
  let given = 0;
  let turn = 0;
  for (const { parts, area } of bySize.slice(0, -1)) {
    if (given + area > MOST * whole) break;
    given += area;
    for (const part of parts) toneOf.set(part, turn % others.length);
    turn += 1;
  }
  return given < LEAST * whole ? bordered(thing, slots, others) : inTones(thing, toneOf, others);
}

function inTones(thing: Dressed, toneOf: ReadonlyMap<Part, number>, others: Tones["others"]): Dressed {
  const materials: Record<string, MaterialSpec> = { ...thing.materials };
  const parts = thing.model.parts.map((part): Part => {
    const tone = toneOf.get(part);
    const own = thing.materials[part.slot];
    if (tone === undefined || !own) return part;
    const slot = `${part.slot}-tone-${tone + 2}`;
    materials[slot] = toned(own, others[tone]);
    return { ...part, slot };
  });
  return { ...thing, model: { ...thing.model, parts }, materials };
}

/** Spans of a ball differ by no more; it has neither rim nor foot. */
const ROUND = 0.12;

function bordered(thing: Dressed, slots: Tones["slots"], others: Tones["others"]): Dressed {
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const spans = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  if (Math.min(...spans) > (1 - ROUND) * Math.max(...spans)) return thing;
  const own = thing.materials[slots[0] as string] as MaterialSpec;
  const [second, third = second] = others.map((other) => toned(own, other)) as [MaterialSpec, MaterialSpec?];
  return thing.family === "vehicle"
    ? layRegions(thing, [{ region: "stripe", count: 2, material: second }])
    : layRegions(thing, [
        { region: "rim", material: second },
        { region: "base", material: third },
      ]);
}

const toned = (own: MaterialSpec, other: Tones["others"][number] | undefined): MaterialSpec => ({ ...own, ...other });

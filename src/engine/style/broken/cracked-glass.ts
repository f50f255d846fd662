import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Dressed, Style } from "../style.ts";

/** Slots of what is struck once and cracks in a web, where masonry cracks in lines. */
const PANES = /screen|glass|pane|window|mirror|lens|visor|windshield|dial|display/;
const SPLIT_FROM = 0.4;
/** Cracks that run out from where it was struck, and rings that join them. */
const RAYS = 13;
const RINGS = [0.1, 0.23, 0.4, 0.62];
/** Half a crack's width over the pane's shorter side. */
const WIDE = 0.007;
/** So much wider in what is looked through, or it is lost before what is behind. */
const CLEAR_WIDE = 2.2;
/** Of several panes as many are hit; a hole's reach over the pane's shorter side, and how much deeper every other of its teeth is. */
const SEVERAL = 3;
const HIT = 0.75;
const HOLE = 0.42;
const TEETH = 0.5;
/** Side of a pane over the whole thing's below which its cracks are drawn broader, up to so much. */
const SMALL = 0.3;
const MOST_BROAD = 2.6;
const EDGE: Rgb = [0.86, 0.9, 0.93];
const GAP: Rgb = [0.02, 0.025, 0.03];

/** Whether what was said cracks a pane. */
export const isCracked = ({ cracked = 0, broken = 0 }: Conditions): boolean => Math.max(cracked, broken) >= SPLIT_FROM;

const isPane = (slot: string, spec: MaterialSpec | undefined): boolean => PANES.test(slot) || spec?.base === "glass";

/** Words of what is glazed: what is said of it is seen on its panes, where it has some. */
const GLAZED = /^(?:window|door|lantern|lamp)$/;

/** The slots whose panes are struck -> how hard: panes themselves, and those in a frame that is said to be broken. */
function struckSlots({ materials, model }: Dressed): ReadonlyMap<string, Conditions> {
  const struck = Object.entries(materials).filter(
    ([slot, spec]) => isCracked(spec.conditions) && (isPane(slot, spec) || GLAZED.test(slot)),
  );
  return new Map(
    struck.flatMap(([slot, { conditions }]) => {
      const panes = model.parts.filter(
        (part) => part.slot !== slot && part.name.includes(slot) && materials[part.slot]?.base === "glass",
      );
      const glazing = new Set(panes.map((part) => part.slot));
      if (glazing.size > 0) return [...glazing].map((pane): [string, Conditions] => [pane, conditions]);
      return isPane(slot, materials[slot]) ? [[slot, conditions] as [string, Conditions]] : [];
    }),
  );
}

/** A web of cracks across every pane that is said to be cracked: over what is on a screen, white where the edges catch the light. One that is broken has a hole. */
export const crackedGlass: Style = {
  id: "cracked-glass",
  apply: (thing, draw) => {
    const struck = struckSlots(thing);
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const panes = thing.model.parts.filter(({ slot }) => struck.has(slot));
    const isWhole = (part: Part): boolean =>
      panes.length >= SEVERAL && part !== panes[0] && draw.number(`luck ${part.name}`, 0, 1) > HIT;
    const parts = thing.model.parts.map((part): Part => {
      const conditions = struck.get(part.slot);
      if (!conditions || isWhole(part)) return part;
      const girth = thing.materials[part.slot]?.clear ? CLEAR_WIDE * WIDE : WIDE;
      const own = panes.length >= SEVERAL ? draw.fork(part.name) : draw;
      return {
        ...part,
        paint: crack(part, own, girth, size, (conditions.broken ?? 0) >= SPLIT_FROM && isSet(part, size)),
      };
    });
    // the web stands for the cracks that the stuff itself would show, as stone does
    const whole = Object.entries(thing.materials).map(([slot, spec]): [string, MaterialSpec] => [
      slot,
      struck.has(slot) ? { ...spec, conditions: { ...spec.conditions, cracked: 0 } } : spec,
    ]);
    return { ...thing, model: { ...thing.model, parts }, materials: Object.fromEntries(whole) };
  },
};

/** Whether it is one of the panes of something larger, through which one looks into the dark. */
const isSet = ({ geometry }: Part, size: number): boolean => {
  const { min, max } = boundsOf([geometry.positions]);
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]) < SMALL * size;
};

function crack({ geometry, paint }: Part, draw: Draw, usual: number, size: number, hasHole: boolean): Paint {
  const { min, max } = boundsOf([geometry.rest]);
  const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const thin = span.indexOf(Math.min(...span));
  const [a, b] = thin === 0 ? [2, 1] : thin === 1 ? [0, 2] : [0, 1];
  const short = Math.min(span[a] as number, span[b] as number);
  const girth = usual * clamp((SMALL * size) / Math.max(short, 1e-9), 1, MOST_BROAD);
  const hit = [0.6, 0.64].map((at, k) => {
    const axis = (k === 0 ? a : b) as 0 | 1 | 2;
    return min[axis] + span[axis] * draw.number(`hit ${k}`, at - 0.12, at + 0.12);
  }) as [number, number];
  const jitter = Array.from({ length: RAYS }, (_, k) => draw.number(`ray ${k}`, -0.33, 0.33));
  const rayAt = (k: number): number => (((k % RAYS) + RAYS) % RAYS) + (jitter[((k % RAYS) + RAYS) % RAYS] as number);
  return (surface, ...at) => {
    paint?.(surface, ...at);
    const [u, v] = [((at[a] as number) - hit[0]) / short, ((at[b] as number) - hit[1]) / short];
    const r = Math.sqrt(u * u + v * v);
    const turn = ((atan2(v, u) / TAU + 1) % 1) * RAYS;
    const k = Math.round(turn);
    // rays bend a little on their way out
    const bent = turn + 0.12 * Math.abs(((r * 3.1 + k) % 2) - 1);
    const off = Math.min(...[-1, 0, 1].map((d) => wrapped(bent - rayAt(k + d)))) * ((r * TAU) / RAYS);
    const sector = Math.floor(turn);
    const tooth =
      HOLE * (1 - TEETH * Math.abs(2 * (turn - sector) - 1)) * (1 + 0.4 * (jitter[sector % RAYS] as number));
    if (hasHole && r < tooth) {
      layColour(surface, r > tooth - 2 * girth ? EDGE : GAP, 0.6, 0);
      return;
    }
    // straight from ray to ray, nearer to the middle between them
    const sag = 1 - 0.1 * (1 - Math.abs(2 * (turn - sector) - 1));
    const ring = Math.min(
      ...RINGS.map((radius, i) => {
        const uneven = radius * (1 + 0.22 * (jitter[(sector + 3 * i + RAYS) % RAYS] as number));
        return (sector + i) % 3 === 0 && i > 1 ? 1 : Math.abs(r - uneven * sag);
      }),
    );
    const near = Math.min(off, ring);
    const wide = girth * (1.5 - 0.5 * smoothstep(0, 0.8, r));
    if (near < wide) layColour(surface, EDGE, 0.5, 0);
    else if (near < 1.9 * wide) layColour(surface, GAP, 0.4, 0);
    else if (r < 0.055) layColour(surface, (sector + Math.floor(r * 90)) % 2 === 0 ? EDGE : GAP, 0.5, 0);
  };
}

const wrapped = (turns: number): number => {
  const off = ((turns % RAYS) + RAYS) % RAYS;
  return Math.min(off, RAYS - off);
};

import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../concepts/lay-colour.ts";
import type { Paint, Part } from "../geometry/part.ts";
import type { Conditions, MaterialSpec } from "../materials/material.ts";
import type { Rgb } from "../math/color.ts";
import type { Draw } from "../math/draw.ts";
import { atan2, TAU } from "../math/elementary.ts";
import { smoothstep } from "../math/scalar.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { Style } from "./style.ts";

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
const EDGE: Rgb = [0.86, 0.9, 0.93];
const GAP: Rgb = [0.02, 0.025, 0.03];

/** Whether what was said cracks a pane. */
export const isCracked = ({ cracked = 0, broken = 0 }: Conditions): boolean => Math.max(cracked, broken) >= SPLIT_FROM;

const isPane = (slot: string, spec: MaterialSpec | undefined): boolean => PANES.test(slot) || spec?.base === "glass";

/** A web of cracks across every pane that is said to be cracked: over what is on a screen, white where the edges catch the light. */
export const crackedGlass: Style = {
  id: "cracked-glass",
  apply: (thing, draw) => {
    const isStruck = (slot: string): boolean => {
      const spec = thing.materials[slot];
      return spec !== undefined && isPane(slot, spec) && isCracked(spec.conditions);
    };
    const parts = thing.model.parts.map(
      (part): Part =>
        isStruck(part.slot)
          ? { ...part, paint: crack(part, draw, thing.materials[part.slot]?.clear ? CLEAR_WIDE * WIDE : WIDE) }
          : part,
    );
    // the web stands for the cracks that the stuff itself would show, as stone does
    const whole = Object.entries(thing.materials).map(([slot, spec]): [string, MaterialSpec] => [
      slot,
      isStruck(slot) ? { ...spec, conditions: { ...spec.conditions, cracked: 0 } } : spec,
    ]);
    return { ...thing, model: { ...thing.model, parts }, materials: Object.fromEntries(whole) };
  },
};

function crack({ geometry, paint }: Part, draw: Draw, girth: number): Paint {
  const { min, max } = boundsOf([geometry.rest]);
  const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const thin = span.indexOf(Math.min(...span));
  const [a, b] = thin === 0 ? [2, 1] : thin === 1 ? [0, 2] : [0, 1];
  const short = Math.min(span[a] as number, span[b] as number);
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

import { boundsOf } from "#measure/bounds.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

const PANES = /glass|pane|window|mirror|windshield/;
const STREAKED_FROM = 0.45;
/** Runs of water across a pane's longer side, drops to each, and half their widths in the distance of two runs. */
const RUNS = 15;
const DROPS = 3;
const RUN = 0.19;
const DROP = 0.3;
const BRIGHT = fromHex("#f2f8fb");
const DEEP = fromHex("#4d6472");
const FILM = fromHex("#aab4b4");

/** Whether what was said leaves runs of water or dirt on a pane. */
export const isStreaked = ({ stained = 0, wet = 0 }: Conditions): boolean => Math.max(stained, wet) >= STREAKED_FROM;

/** Water that runs down a pane: wandering runs, each with a drop at its foot, drops between them, a grey film where they dried. */
export const streakedGlass: Style = {
  id: "streaked-glass",
  apply: (thing, draw) => {
    const isPane = (slot: string): boolean => {
      const spec = thing.materials[slot];
      return spec !== undefined && PANES.test(slot) && isStreaked(spec.conditions);
    };
    const panes = thing.model.parts.filter(({ slot }) => isPane(slot));
    if (panes.length === 0) return thing;
    const { min, max } = boundsOf(panes.map(({ geometry }) => geometry.positions));
    const step = Math.max(max[0] - min[0], max[2] - min[2]) / RUNS;
    const parts = thing.model.parts.map(
      (part): Part => (isPane(part.slot) ? { ...part, paint: streak(part, min, max, step, draw) } : part),
    );
    // the runs stand for what the stuff itself would show
    const clean = Object.entries(thing.materials).map(([slot, spec]): [string, MaterialSpec] => [
      slot,
      isPane(slot) ? { ...spec, conditions: { ...spec.conditions, stained: 0, wet: 0 } } : spec,
    ]);
    return { ...thing, model: { ...thing.model, parts }, materials: Object.fromEntries(clean) };
  },
};

function streak({ geometry, paint }: Part, min: Vec3, max: Vec3, step: number, draw: Draw): Paint {
  const toModel = fitAffine(geometry);
  const [along, high] = [max[0] - min[0] >= max[2] - min[2] ? 0 : 2, Math.max(1e-6, max[1] - min[1])];
  const next = draw.stream("runs");
  const runs = Array.from({ length: RUNS + 1 }, () => ({
    head: 0.35 + 0.75 * next(),
    foot: 0.7 * next() * next(),
    phase: 6.28 * next(),
    bend: 0.12 + 0.3 * next(),
    drops: Array.from({ length: DROPS }, () => [next() - 0.5, next(), 0.35 + 0.65 * next()] as const),
  }));
  return (surface, ...at) => {
    paint?.(surface, ...at);
    const point = toModel(at[0], at[1], at[2]);
    const u = ((point[along] as number) - (min[along] as number)) / step;
    const v = (point[1] - min[1]) / high;
    let [lit, shaded, film] = [0, 0, 0];
    for (let k = Math.max(0, Math.floor(u) - 1); k <= Math.min(RUNS, Math.floor(u) + 1); k += 1) {
      const { head, foot, phase, bend, drops } = runs[k] as (typeof runs)[number];
      const off = u - (k + 0.5 + bend * sin(v * 9 + phase) + 0.12 * sin(v * 31 + phase));
      if (v > foot && v < head) {
        const wide = RUN * (0.6 + 0.5 * (1 - (v - foot) / (head - foot)));
        lit = Math.max(lit, clamp01(1.6 - Math.abs(off + 0.4 * wide) / (0.5 * wide)));
        shaded = Math.max(shaded, clamp01(1.6 - Math.abs(off - 0.5 * wide) / (0.6 * wide)));
        film = Math.max(film, clamp01(1 - Math.abs(off) / 0.75));
      }
      for (const [aside, height, size] of [...drops, [bend * sin(foot * 9 + phase), foot, 1] as const]) {
        const [x, y] = [u - k - 0.5 - aside, ((v - height) * high) / step];
        const r = Math.sqrt(x * x + y * y * 0.7) / (DROP * size);
        if (r > 1) continue;
        // a drop is dark above and bright below: it turns the view upside down
        if (y > 0.1 * DROP) shaded = Math.max(shaded, clamp01(2 - 2 * r));
        else lit = Math.max(lit, clamp01(2.2 - 2 * r));
      }
    }
    const lay = (colour: typeof BRIGHT, amount: number) => {
      surface.r += (colour[0] - surface.r) * amount;
      surface.g += (colour[1] - surface.g) * amount;
      surface.b += (colour[2] - surface.b) * amount;
    };
    lay(FILM, 0.3 * film);
    lay(DEEP, 0.75 * shaded);
    lay(BRIGHT, 0.9 * lit);
    surface.roughness += (0.3 - surface.roughness) * Math.max(lit, shaded, film);
  };
}

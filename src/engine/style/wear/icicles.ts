import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

const RIME = fromHex("#eaf3f8");
const ICE = fromHex("#bfe0f0");

/** Frozen over: icicles from its edges and down its sides, hoar on what faces up, a bluish film on the rest. */
export const icicles: Style = {
  id: "icicles",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const high = max[1] - min[1];
    const size = Math.max(max[0] - min[0], high, max[2] - min[2]);
    const main = thing.model.parts.filter(({ weight = 0.5 }) => weight >= 0.4);
    // from undersides, and from just under the edges of what is on top
    const hangs = ({ position, normal }: Spot): number => {
      const t = (position[1] - min[1]) / Math.max(high, 1e-9);
      if (t < 0.25 || normal[1] > 0.5) return 0;
      return normal[1] < -0.4 ? 1 : t * t * (0.25 + 0.6 * Math.max(0, normal[2]));
    };
    const spots = surfaceSpots(main, draw, { count: 40, apart: 0.035 * size, favour: hangs, tries: 30 });
    const drops = spots.map(({ position: [x, y, z], normal }, k) => {
      const long = Math.min(draw.number(`long ${k}`, 0.07, 0.22) * size, (y - min[1]) * 0.8);
      const r = draw.number(`thick ${k}`, 0.011, 0.018) * size;
      const [ox, oz] = [normal[0] * 0.5 * r, normal[2] * 0.5 * r];
      return tube(
        r,
        [0, 0.3, 0.65, 1].map((t) => [x + ox, y + 0.4 * r - t * long, z + oz] as const),
        8,
        { scale: (t) => 1 - 0.92 * t },
      );
    });
    const parts = thing.model.parts.map((part): Part => {
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        if (ny > 0.55) {
          layColour(surface, RIME, 0.7, 0);
          return;
        }
        const film = clamp01(0.3 + 0.2 * ny);
        surface.r += (ICE[0] - surface.r) * film;
        surface.g += (ICE[1] - surface.g) * film;
        surface.b += (ICE[2] - surface.b) * film;
        surface.roughness = 0.14;
      };
      return { ...part, paint };
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => {
        const { frozen: _, ...conditions } = spec.conditions;
        return [slot, { ...spec, conditions }];
      }),
    );
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, ...makeParts("icicle", "icicle", drops, { weight: 0.7 })] },
      materials: {
        ...materials,
        icicle: { base: "ice", colours: [fromHex("#dff1fa")], conditions: {}, scale: 1, seed: 1 },
      },
    };
  },
};

/** Whether a thing of these conditions is frozen so hard that ice hangs from it. */
export const isIced = ({ frozen: amount = 0 }: Readonly<Record<string, number>>): boolean => amount > 0.5;

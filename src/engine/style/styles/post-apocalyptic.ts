import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, settle } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fitOn } from "../fit-on.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

const KEPT = /eye|glass|window|pane|screen|tyre|lens|skin/;

/** Patched together after the end of the world: rust and dirt, plates of scrap bolted on askew, spikes. */
export const postApocalyptic: Style = {
  id: "post-apocalyptic",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const main = parts.filter(({ slot, weight = 0.5 }) => !KEPT.test(slot) && weight >= 0.4);
    const outward = ({ normal }: Spot) => (normal[1] < -0.3 ? 0 : normal[1] > 0.8 ? 0.35 : 1);
    const plate = (wide: number, high: number) => {
      const bolts = [-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          move(cylinder({ radius: 0.009 * size, height: 0.012 * size, segments: 8 }), [
            x * 0.4 * wide,
            0.012 * size,
            z * 0.4 * high,
          ]),
        ),
      );
      return merge([settle(box([wide, 0.012 * size, high], { bevel: 0.002 * size })), ...bolts]);
    };
    const plates = surfaceSpots(main, draw.fork("plates"), { count: 9, apart: 0.17 * size, favour: outward }).map(
      (spot, k) =>
        fitOn(
          plate(draw.number(`wide ${k}`, 0.11, 0.2) * size, draw.number(`high ${k}`, 0.08, 0.14) * size),
          spot,
          0.003 * size,
          draw.number(`askew ${k}`, -0.04, 0.04) + (k % 2) * 0.25,
        ),
    );
    const spike = lathe(
      [
        [0, 0],
        [0.024 * size, 0],
        [0.018 * size, 0.012 * size],
        [0.013 * size, 0.03 * size],
        [0, 0.12 * size],
      ],
      10,
    );
    const spikes = surfaceSpots(main, draw.fork("spikes"), { count: 12, apart: 0.12 * size, favour: outward }).map(
      (spot) => fitOn(spike, spot, 0.004 * size),
    );
    const scrap = (base: string, conditions: MaterialSpec["conditions"]): MaterialSpec => ({
      base,
      colours: [],
      conditions,
      scale: 1,
      seed: draw.seed32(base),
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        KEPT.test(slot)
          ? spec
          : { ...spec, conditions: { ...spec.conditions, rusty: 0.75, dirty: 0.8, scratched: 0.7 } },
      ]),
    );
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [
          ...parts,
          ...makeParts("scrap", "scrap", plates, { weight: 0.7 }),
          ...makeParts("spike", "spike", spikes, { weight: 0.6 }),
        ],
      },
      materials: {
        ...materials,
        scrap: scrap("iron", { rusty: 0.85, dirty: 0.4 }),
        spike: scrap("iron", { rusty: 0.3 }),
      },
    };
  },
};

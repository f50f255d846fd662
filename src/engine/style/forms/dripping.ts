import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { lookOf } from "../looks.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import { SPILT } from "./spill.ts";

/** Runs that hang from it at most, and their thickness over the size of the whole. */
const RUNS = 34;
const THICK = 0.013;
/** Share of the height down to which it is coated all over, and how far the coat's tongues reach beyond. */
const COATED = 0.5;
const TONGUE = 0.3;

/** Something thick was poured over it: its upper half is coated, tongues of it run down and hang in drops. Of itself where no liquid was said. */
export const dripping: Style = {
  id: "dripping",
  apply: (thing, draw) => {
    const [main] = Object.values(thing.materials);
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const high = Math.max(max[1] - min[1], 1e-9);
    const size = Math.max(max[0] - min[0], high, max[2] - min[2]);
    const liquid = thing.materials[SPILT] ?? (main && { ...main, conditions: {} });
    if (!liquid) return thing;
    const spec: MaterialSpec = liquid;
    const { colour } = lookOf(spec);
    const seed = draw.integer("tongues", 0, 999);
    const body = thing.model.parts.filter(({ weight = 0.5 }) => weight >= 0.4);
    const favour = ({ position, normal }: Spot): number => {
      const t = (position[1] - min[1]) / high;
      return t < 0.22 || normal[1] > 0.75 ? 0 : clamp01(0.3 + 0.7 * normal[2] + 0.4 * Math.max(0, -normal[1]));
    };
    const spots = surfaceSpots(body, draw, { count: RUNS, apart: 0.06 * size, favour, tries: 24 });
    const runs = spots.map(({ position: [x, y, z], normal }, k) => {
      const r = draw.number(`thick ${k}`, 0.8, 1.3) * THICK * size;
      const long = Math.min(draw.number(`run ${k}`, 0.07, 0.24) * size, 0.85 * (y - min[1]));
      const [ox, oz] = [normal[0] * 0.5 * r, normal[2] * 0.5 * r];
      const way = [0, 0.25, 0.5, 0.75, 1].map((t) => [x + ox, y + r - t * long, z + oz] as const);
      return tube(r, way, 10, { scale: (t) => 0.75 + 0.65 * t * t, endRounding: r });
    });
    const coat = (part: Part): Paint => {
      const toModel = fitAffine(part.geometry);
      return (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const [px, py, pz] = toModel(x, y, z);
        const t = (py - min[1]) / high;
        const wave =
          noise((px / size) * 11, 0, (pz / size) * 11, seed) + 0.4 * noise((px / size) * 27, 0, (pz / size) * 27, seed);
        const share = smoothstep(-0.02, 0.02, t - COATED + TONGUE * wave);
        if (share <= 0) return;
        const mixed = (own: number, other: number) => own + share * (other - own);
        layColour(
          surface,
          [mixed(surface.r, colour[0]), mixed(surface.g, colour[1]), mixed(surface.b, colour[2])],
          0.12,
          0,
        );
        surface.height += 0.006 * size * share;
      };
    };
    const parts = thing.materials[SPILT]
      ? thing.model.parts.map((part) => ({ ...part, paint: coat(part) }))
      : thing.model.parts;
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, ...makeParts("drip", SPILT, runs, { weight: 0.7 })] },
      materials: { ...thing.materials, [SPILT]: spec },
    };
  },
};

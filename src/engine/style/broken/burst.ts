import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { materialById } from "../../materials/index.ts";
import { fromHex } from "../../math/color.ts";
import { add, dot, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import { tearHoles } from "./tear-holes.ts";

/** Places where it has burst, and the size of what comes out there over that of the whole. */
const PLACES = 5;
const TUFT = 0.05;
const SEEN: Vec3 = normalize([0.35, 0.6, 1]);

/** Burst at its seams: tufts of white stuffing well out of ragged tears. */
export const burst: Style = {
  id: "burst",
  apply: (thing, draw) => {
    const isCloth = ({ slot }: Part): boolean => {
      const base = thing.materials[slot]?.base;
      return base !== undefined && /^(?:fabric|leather)$/.test(materialById(base).class);
    };
    const cloth = thing.model.parts.filter(isCloth);
    if (cloth.length === 0) return thing;
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const favour = ({ normal }: Spot): number => (dot(normal, SEEN) > 0.5 ? 1 : 0);
    const spots = surfaceSpots(cloth, draw.fork("tufts"), { count: PLACES, apart: 0.2 * size, favour, tries: 30 });
    const holed = tearHoles(cloth, draw.fork("tears"), PLACES, 0.8);
    const tufts = spots.map(({ position, normal }, k) => {
      const next = draw.fork(`tuft ${k}`).stream("lumps");
      const lumps = Array.from({ length: 6 }, () => {
        const radius = TUFT * size * (0.45 + 0.5 * next());
        const aside: Vec3 = [next() - 0.5, next() - 0.5, next() - 0.5];
        const at = add(add(position, scale(normal, 0.25 * radius)), scale(aside, 1.7 * TUFT * size));
        const seed = Math.floor(next() * 900);
        return move(
          deform(sphere(radius, 14, 10), ([x, y, z]) => {
            const by = 1 + 0.16 * noise((x / radius) * 2.3, (y / radius) * 2.3, (z / radius) * 2.3, seed);
            return [x * by, y * by, z * by];
          }),
          at,
        );
      });
      return merge(lumps);
    });
    const parts = thing.model.parts.map((part) => holed[cloth.indexOf(part)] ?? part);
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, ...makeParts("stuffing", "stuffing", tufts, { weight: 0.7 })] },
      materials: {
        ...thing.materials,
        stuffing: { base: "felt", colours: [fromHex("#f4efe2")], conditions: {}, scale: 1, seed: 1 },
      },
    };
  },
};

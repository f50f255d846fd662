import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Dressed } from "../style.ts";

export interface PlinthOptions {
  readonly slot: string;
  readonly round: boolean;
  /** Height as a ratio of the thing's size. */
  readonly height: number;
  readonly paint?: Part["paint"];
}

/** Stands a thing on a stepped base a little wider than its foot. Its sockets rise with it. */
export function onPlinth(model: Model, { slot, round, height, paint }: PlinthOptions): Model {
  const { min, max } = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  const [width, tall, depth] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const rise = height * Math.max(width, tall, depth);
  const foot = footOf(model, min[1] + tall * 0.12);
  const half = { x: (foot.maxX - foot.minX) / 2 + rise * 0.35, z: (foot.maxZ - foot.minZ) / 2 + rise * 0.35 };
  const centre = { x: (foot.minX + foot.maxX) / 2, z: (foot.minZ + foot.maxZ) / 2 };
  const sunk = rise * 0.04;
  const radius = Math.sqrt(half.x * half.x + half.z * half.z) * 0.86;
  const slab = (share: number, from: number, to: number) => {
    const high = (to - from) * rise;
    const y = min[1] + sunk + (from - 1) * rise;
    return round
      ? move(cylinder({ radius: radius * share, height: high, bevel: high * 0.16, segments: 56 }), [
          centre.x,
          y,
          centre.z,
        ])
      : move(box([half.x * 2 * share, high, half.z * 2 * share], { bevel: high * 0.12, bevelSteps: 2 }), [
          centre.x,
          y + high / 2,
          centre.z,
        ]);
  };
  const options = { weight: 0.6, ...(paint && { paint }) };
  const parts = [
    makePart("pedestal", slot, slab(1, 0.36, 1), options),
    makePart("pedestal-foot", slot, slab(1.12, 0, 0.38), options),
  ];
  return standModel([...model.parts, ...parts], model.sockets);
}

const SLOT = "pedestal";

/** Stands a thing on a base of a said stuff, or makes the one that its style gave it of that. */
export function standOn(thing: Dressed, stand: MaterialSpec): Dressed {
  const hasOne = thing.model.parts.some(({ name }) => PLINTH.test(name));
  const model = hasOne ? thing.model : onPlinth(thing.model, { slot: SLOT, round: false, height: SAID_HEIGHT });
  return { ...thing, model, materials: { ...thing.materials, [SLOT]: stand } };
}
/** Of a base that was asked for: it is to be seen. */
const SAID_HEIGHT = 0.16;

/** Takes it from the base that it was stood on: what somebody holds or rides on has none of its own. */
export function offPlinth({ parts, sockets }: Model): Model {
  const bare = parts.filter(({ name }) => !PLINTH.test(name));
  return bare.length > 0 && bare.length < parts.length ? standModel(bare, sockets) : { parts, sockets };
}
const PLINTH = /^pedestal(?:-foot)?$/;

/** What a thing covers of the floor up to a height. */
function footOf(model: Model, below: number) {
  const foot = { minX: 1e30, maxX: -1e30, minZ: 1e30, maxZ: -1e30 };
  for (const { geometry } of model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      if ((positions[i + 1] as number) > below) continue;
      foot.minX = Math.min(foot.minX, positions[i] as number);
      foot.maxX = Math.max(foot.maxX, positions[i] as number);
      foot.minZ = Math.min(foot.minZ, positions[i + 2] as number);
      foot.maxZ = Math.max(foot.maxZ, positions[i + 2] as number);
    }
  }
  return foot;
}

import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { block } from "../bodywork.ts";
import { axleWheels } from "./heavy-wheel.ts";
import { snowBlade } from "./snow-blade.ts";
import { makeCab } from "./truck-cab.ts";
import { makeLoad } from "./truck-load.ts";
import { type TruckParameters, truckFrame } from "./truck-shape.ts";

/** Assembles a truck: frame, wheels, cab and load. */
export function buildTruck(p: TruckParameters): Model {
  const f = truckFrame(p);
  const monster = p.style === "monster";
  const r = p.wheelRadius;
  const beams = [-1, 1].map((side) =>
    block([0.16, 0.26, f.nose - f.rear - 0.3], [side * 0.42, f.deck - 0.16, (f.nose + f.rear) / 2], 0.02, 1),
  );
  const axleBars = f.axles.map((z) => block([p.width - 0.2, 0.14, 0.14], [0, r, z], 0.03, 1));
  const springs = f.axles.flatMap((z) =>
    [-1, 1].map((side) => block([0.16, f.deck - r, 0.16], [side * 0.42, (f.deck + r) / 2 - 0.1, z], 0.03, 1)),
  );
  const plow = p.style === "plow";
  const load = makeLoad(plow ? { ...p, style: "dump" } : p, f);
  const parts: Part[] = [
    makePart("chassis", "frame", merge([...beams, ...springs]), { weight: 0.4 }),
    makePart("axles", "underbody", merge(axleBars), { weight: 0.3 }),
    ...axleWheels(f.axles, monster ? f.half + 0.12 : f.half - 0.17, {
      radius: r,
      width: monster ? 0.75 : 0.34,
      rim: monster ? 0.5 : 0.56,
      lugs: monster ? 22 : 0,
    }),
    ...makeCab(p, f),
    ...load.parts,
    ...(plow ? snowBlade(f) : []),
  ];
  return standModel(parts, [
    { name: "top", position: [0, load.top, load.middle], normal: [0, 1, 0], radius: f.half * 0.8 },
    { name: "back", position: [0, load.floor, load.middle], normal: [0, 1, 0], radius: f.half * 0.7 },
    { name: "inside", position: [0, load.floor, load.middle], normal: [0, 1, 0], radius: f.half * 0.7 },
  ]);
}

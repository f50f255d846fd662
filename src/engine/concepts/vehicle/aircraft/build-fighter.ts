import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model } from "../../../geometry/part.ts";
import { mirror, move, turnZ } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, skinOver, turnedAlong, wing } from "../bodywork.ts";
import type { AirplaneParameters } from "./airplane-parameters.ts";
import { gearLeg, gearWheel } from "./landing-gear.ts";

/** A jet fighter: needle nose, canopy, intakes, swept wings with missiles, twin canted fins, two nozzles. */
export function buildFighter(p: AirplaneParameters): Model {
  const l = p.length;
  const g = p.girth / 2;
  const half = p.span / 2;
  const y = l * 0.13;
  const at = (t: number) => -l / 2 + l * t;
  const fuselage = skinOver(
    [
      { z: at(0.06), y, half: g * 1.1, up: g * 0.5, down: g * 0.5, square: 3 },
      { z: at(0.3), y, half: g * 1.25, up: g * 0.65, down: g * 0.6, square: 3 },
      { z: at(0.5), y, half: g * 1.1, up: g * 0.8, down: g * 0.65, square: 2.6 },
      { z: at(0.66), y, half: g * 0.72, up: g * 0.75, down: g * 0.6 },
      { z: at(0.82), y: y - g * 0.06, half: g * 0.52, up: g * 0.52, down: g * 0.45 },
      { z: at(0.93), y: y - g * 0.16, half: g * 0.27, up: g * 0.26, down: g * 0.25 },
      { z: at(0.985), y: y - g * 0.22, half: g * 0.07, up: g * 0.06, down: g * 0.06 },
      { z: at(1), y: y - g * 0.24, half: 0, up: 0, down: 0 },
    ],
    36,
  );
  const canopy = skinOver(
    [
      { z: at(0.57), y: y + g * 0.62, half: g * 0.1, up: g * 0.1, down: g * 0.1 },
      { z: at(0.64), y: y + g * 0.55, half: g * 0.4, up: g * 0.62, down: g * 0.2 },
      { z: at(0.71), y: y + g * 0.45, half: g * 0.44, up: g * 0.7, down: g * 0.2 },
      { z: at(0.78), y: y + g * 0.34, half: g * 0.36, up: g * 0.48, down: g * 0.2 },
      { z: at(0.84), y: y + g * 0.24, half: g * 0.1, up: g * 0.12, down: g * 0.1 },
    ],
    28,
  );
  const intake = block([g * 0.62, g * 0.9, l * 0.26], [g * 0.95, y - g * 0.1, at(0.47)], g * 0.14, 3);
  const mouth = block([g * 0.46, g * 0.7, l * 0.01], [g * 0.95, y - g * 0.1, at(0.602)], g * 0.04, 1);
  const main = wing([
    { x: g * 0.6, y: y + g * 0.05, lead: at(0.62), chord: l * 0.46, thick: l * 0.02 },
    { x: g * 1.5, y: y + g * 0.03, lead: at(0.48), chord: l * 0.31, thick: l * 0.014 },
    { x: half * 0.97, y, lead: at(0.29), chord: l * 0.09, thick: l * 0.005 },
  ]);
  const tail = wing([
    { x: g * 0.7, y: y - g * 0.05, lead: at(0.19), chord: l * 0.17, thick: l * 0.009 },
    { x: half * 0.56, y: y - g * 0.05, lead: at(0.07), chord: l * 0.07, thick: l * 0.004 },
  ]);
  const fin = move(
    turnZ(
      wing([
        { x: 0, y: 0, lead: at(0.25), chord: l * 0.19, thick: l * 0.011 },
        { x: l * 0.15, y: 0, lead: at(0.11), chord: l * 0.08, thick: l * 0.006 },
      ]),
      Math.PI / 2 - 0.25,
    ),
    [g * 0.95, y + g * 0.35, 0],
  );
  const nozzle = turnedAlong(
    [
      [g * 0.3, -l * 0.005],
      [g * 0.36, -l * 0.005],
      [g * 0.47, l * 0.05, l * 0.01],
      [g * 0.47, l * 0.1],
      [0, l * 0.1],
      [0, l * 0.02],
      [g * 0.26, l * 0.02],
    ],
    [g * 0.56, y, at(0)],
    24,
  );
  const glow = turnedAlong(
    [
      [0, 0],
      [g * 0.28, 0],
      [g * 0.28, l * 0.03],
      [0, l * 0.03],
    ],
    [g * 0.56, y, at(0.002)],
    20,
  );
  const missile = (x: number, z: number): Geometry =>
    merge([
      turnedAlong(
        [
          [0, 0],
          [g * 0.09, 0],
          [g * 0.09, l * 0.12, 0.02],
          [0, l * 0.15],
        ],
        [x, y - g * 0.22, z],
        12,
      ),
      block([g * 0.06, g * 0.25, l * 0.07], [x, y - g * 0.08, z + l * 0.06], 0.02, 1),
      block([g * 0.4, g * 0.02, l * 0.02], [x, y - g * 0.22, z + l * 0.012], 0.005, 1),
    ]);
  const r = l * 0.024;
  const axles = [
    [0, at(0.76)],
    [g * 0.9, at(0.38)],
    [-g * 0.9, at(0.38)],
  ] as const;
  const wheels = axles.map(([x, z]) => gearWheel([x, r, z], r, r * 0.65));
  const legs = axles.map(([x, z]) => gearLeg([x, y - g * 0.2, z], [x, r, z], r * 0.22));
  return standModel(
    [
      makePart("fuselage", "body", fuselage, {
        weight: 1,
        paint: (surface, _x, _y, z) => {
          if (z > at(0.945)) layColour(surface, [0.03, 0.032, 0.035]);
        },
      }),
      makePart("canopy", "cockpit", canopy, { weight: 0.9 }),
      makePart("intakes", "body", merge(pair(intake)), { weight: 0.7 }),
      makePart("intake-mouths", "engine", merge(pair(mouth)), {
        weight: 0.3,
        paint: (surface) => layColour(surface, [0.01, 0.01, 0.012]),
      }),
      makePart("wings", "wing", merge(pair(main)), { weight: 1 }),
      makePart("tail", "wing", merge([tail, mirror(tail)]), { weight: 0.7 }),
      makePart("fins", "body", merge(pair(fin)), { weight: 0.9 }),
      makePart("nozzles", "engine", merge(pair(nozzle)), { weight: 0.6 }),
      makePart("afterburners", "light", merge(pair(glow)), {
        weight: 0.3,
        paint: (surface) => layColour(surface, [0.95, 0.3, 0.04]),
      }),
      makePart(
        "missiles",
        "accent",
        merge([half * 0.5, half * 0.76].flatMap((x, i) => pair(missile(x, at(0.24 - i * 0.03))))),
        { weight: 0.4 },
      ),
      makePart("probe", "engine", rod(g * 0.03, [0, y - g * 0.24, at(0.99)], [0, y - g * 0.24, at(1.04)], 8), {
        weight: 0.2,
      }),
      makePart("gear", "strut", merge(legs), { weight: 0.4 }),
      makePart("tyres", "tyre", merge(wheels.map(({ tyre }) => tyre)), { weight: 0.5 }),
      makePart("hubs", "wheel", merge(wheels.map(({ hub }) => hub)), { weight: 0.2 }),
    ],
    [
      { name: "top", position: [0, y + g * 0.75, at(0.45)], normal: [0, 1, 0], radius: g * 0.8 },
      { name: "back", position: [0, y + g * 0.75, at(0.45)], normal: [0, 1, 0], radius: g * 0.8 },
      { name: "seat", position: [0, y + g * 0.3, at(0.68)], normal: [0, 1, 0], radius: g * 0.35 },
    ],
  );
}

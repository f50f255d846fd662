import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../../geometry/part.ts";
import { mirror, move, turnZ } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, skinOver, turnedAlong, upright, wing } from "../bodywork.ts";
import type { AirplaneParameters } from "./airplane-parameters.ts";
import { gearLeg, gearWheel } from "./landing-gear.ts";
import { layFlag, layRoundel } from "./national-marks.ts";

const BLUE = [0.02, 0.09, 0.32] as const;
const DARK = [0.012, 0.016, 0.022] as const;

/** A jet airliner: round fuselage, swept low wings with pods, tall fin, three legs. */
export function buildAirliner(p: AirplaneParameters): Model {
  const l = p.length;
  const g = p.girth / 2;
  const y = g + l * 0.055;
  const at = (t: number) => -l / 2 + l * t;
  const fuselage = skinOver(
    [
      { z: at(0), y: y + g * 0.62, half: g * 0.08, up: g * 0.1, down: g * 0.1 },
      { z: at(0.03), y: y + g * 0.56, half: g * 0.25, up: g * 0.26, down: g * 0.28 },
      { z: at(0.14), y: y + g * 0.32, half: g * 0.62, up: g * 0.66, down: g * 0.72 },
      { z: at(0.28), y: y + g * 0.06, half: g * 0.95, up: g * 0.94, down: g * 1 },
      { z: at(0.36), y, half: g, up: g, down: g },
      { z: at(0.84), y, half: g, up: g, down: g },
      { z: at(0.9), y: y - g * 0.03, half: g * 0.93, up: g * 0.93, down: g * 0.95 },
      { z: at(0.95), y: y - g * 0.14, half: g * 0.72, up: g * 0.66, down: g * 0.74 },
      { z: at(0.985), y: y - g * 0.27, half: g * 0.4, up: g * 0.36, down: g * 0.4 },
      { z: at(1), y: y - g * 0.34, half: 0, up: 0, down: 0 },
    ],
    40,
  );
  const pitch = g * 0.42;
  const paint: Paint = (surface, x, py, z) => {
    const v = py - y;
    // a door behind the cockpit and one before the tail, on either side
    for (const door of [at(0.885), at(0.215)]) {
      const edge = Math.max(Math.abs(z - door) / (g * 0.3), Math.abs(v - g * 0.02) / (g * 0.52));
      if (Math.abs(z - door) < g * 0.1 && Math.abs(v - g * 0.24) < g * 0.13) return layColour(surface, DARK, 0.1);
      if (edge < 1 && edge > 0.86) return layColour(surface, DARK, 0.4);
      if (edge < 1) return;
    }
    if (p.marks === "american") {
      const side = x > 0 ? -1 : 1;
      if (layRoundel(surface, (side * (z - at(0.31))) / (g * 0.4), (v + g * 0.24) / (g * 0.4))) return;
      if (layFlag(surface, 0.5 + (side * (z - at(0.8))) / (g * 1.1), 0.5 + (v + g * 0.3) / (g * 0.62))) return;
    }
    if (v > g * 0.02 && v < g * 0.42 && z > at(0.2) && z < at(0.885)) {
      const u = z / pitch - Math.floor(z / pitch) - 0.5;
      const [du, dv] = [(u * pitch) / (g * 0.13), (v - g * 0.22) / (g * 0.17)];
      if (du * du * du * du + dv * dv * dv * dv < 1) return layColour(surface, DARK, 0.1);
    }
    // the cockpit's windows, parted by posts
    if (z > at(0.925) && z < at(0.966) && v > g * 0.1 && v < g * 0.52 - (z - at(0.925)) * 0.28) {
      const post = Math.min(Math.abs(x), Math.abs(Math.abs(x) - g * 0.36), Math.abs(Math.abs(x) - g * 0.62));
      if (post > g * 0.03) return layColour(surface, DARK, 0.08);
    }
    if (p.striped && v < -g * 0.1 && v > -g * 0.38) layColour(surface, BLUE);
  };
  const half = p.span / 2;
  const root = l * 0.23;
  const main = wing([
    { x: g * 0.3, y: y - g * 0.62, lead: at(0.62), chord: root, thick: root * 0.13 },
    { x: half * 0.36, y: y - g * 0.45, lead: at(0.54), chord: root * 0.62, thick: root * 0.075 },
    { x: half * 0.97, y: y - g * 0.1, lead: at(0.375), chord: root * 0.27, thick: root * 0.03 },
  ]);
  const winglet = move(
    upright(
      wing([
        { x: 0, y: 0, lead: at(0.372), chord: root * 0.25, thick: root * 0.03 },
        { x: half * 0.09, y: 0, lead: at(0.34), chord: root * 0.13, thick: root * 0.018 },
      ]),
    ),
    [half * 0.99, y - g * 0.12, 0],
  );
  const tail = wing([
    { x: 0, y: y + g * 0.5, lead: at(0.12), chord: l * 0.1, thick: l * 0.011 },
    { x: half * 0.36, y: y + g * 0.66, lead: at(0.05), chord: l * 0.048, thick: l * 0.005 },
  ]);
  const fin = move(
    turnZ(
      wing([
        { x: 0, y: 0, lead: at(0.2), chord: l * 0.16, thick: l * 0.013 },
        { x: g * 0.55, y: 0, lead: at(0.15), chord: l * 0.12, thick: l * 0.011 },
        { x: l * 0.155, y: 0, lead: at(0.06), chord: l * 0.066, thick: l * 0.006 },
      ]),
      Math.PI / 2,
    ),
    [0, y + g * 0.55, 0],
  );
  const places = p.engines === 4 ? [0.33, 0.6] : [0.34];
  const pods: Geometry[] = [];
  const fans: Geometry[] = [];
  const pylons: Geometry[] = [];
  for (const share of places) {
    const x = half * share;
    const e = g * (p.engines === 4 ? 0.4 : 0.5);
    const z = at(0.6 - share * 0.22);
    const ey = y - g * 0.55 - e * 0.95;
    pods.push(
      turnedAlong(
        [
          [0, -e * 2.1],
          [e * 0.45, -e * 2],
          [e * 0.55, -e * 1.5],
          [e * 0.85, -e * 1.2, e * 0.1],
          [e, e * 0.2, e],
          [e * 0.94, e * 1.2, e * 0.2],
          [e * 0.84, e * 1.25, e * 0.03],
          [e * 0.8, e * 1.05],
          [0, e * 1],
        ],
        [x, ey, z],
        28,
      ),
    );
    fans.push(
      turnedAlong(
        [
          [0, e * 0.96],
          [e * 0.78, e * 0.98],
          [e * 0.78, e * 1.03],
          [e * 0.25, e * 1.04],
          [0, e * 1.32],
        ],
        [x, ey, z],
        24,
      ),
    );
    pylons.push(block([e * 0.22, e * 0.9, e * 2], [x, ey + e * 0.95, z - e * 0.5], e * 0.08));
  }
  const radius = l * 0.017;
  const gear: Geometry[] = [];
  const tyres: Geometry[] = [];
  const hubs: Geometry[] = [];
  for (const [x, z] of [
    [0, at(0.86)],
    [g * 0.95, at(0.47)],
    [-g * 0.95, at(0.47)],
  ] as const) {
    gear.push(gearLeg([x, y - g * 0.75, z], [x, radius, z], l * 0.006));
    for (const side of [-1, 1]) {
      const wheel = gearWheel([x + side * radius * 0.8, radius, z], radius, radius * 0.8);
      tyres.push(wheel.tyre);
      hubs.push(wheel.hub);
    }
    gear.push(block([radius * 1.6, radius * 0.4, radius * 0.4], [x, radius, z], 0.02, 1));
  }
  const parts: Part[] = [
    makePart("fuselage", "body", fuselage, { weight: 1, paint }),
    makePart("wings", "wing", merge(pair(main)), { weight: 1 }),
    makePart("winglets", "accent", merge(pair(winglet)), { weight: 0.5 }),
    makePart("tail", "wing", merge([tail, mirror(tail)]), { weight: 0.8 }),
    makePart("fin", "accent", fin, { weight: 0.9 }),
    makePart("engines", "body", merge(pods.flatMap(pair)), { weight: 0.8 }),
    makePart("fans", "engine", merge(fans.flatMap(pair)), { weight: 0.5 }),
    makePart("pylons", "wing", merge(pylons.flatMap(pair)), { weight: 0.3 }),
    makePart("gear", "strut", merge(gear), { weight: 0.4 }),
    makePart("tyres", "tyre", merge(tyres), { weight: 0.5 }),
    makePart("hubs", "wheel", merge(hubs), { weight: 0.2 }),
  ];
  return standModel(parts, [
    { name: "top", position: [0, y + g, at(0.55)], normal: [0, 1, 0], radius: g * 0.7 },
    { name: "back", position: [0, y + g, at(0.6)], normal: [0, 1, 0], radius: g * 0.6 },
    { name: "inside", position: [0, y - g * 0.4, at(0.7)], normal: [0, 1, 0], radius: g * 0.5 },
  ]);
}

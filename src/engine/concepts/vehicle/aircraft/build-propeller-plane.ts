import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Paint, Part, Socket } from "../../../geometry/part.ts";
import { mirror, move, place, turnZ } from "../../../geometry/place.ts";

import { PI } from "../../../math/elementary.ts";
import { rotation, transformPoint } from "../../../math/mat4.ts";
import { X_AXIS } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, skinOver, turnedAlong, wing } from "../bodywork.ts";
import type { AirplaneParameters } from "./airplane-parameters.ts";
import { facingRotor } from "./propeller.ts";
import { makeCockpit, makeGear } from "./propeller-fittings.ts";

const WHITE = [0.83, 0.81, 0.76] as const;

/** A plane with one propeller: a light high-wing one with a cabin, a biplane with an open cockpit, or a low-wing fighter. */
export function buildPropellerPlane(p: AirplaneParameters): Model {
  const l = p.length;
  const g = p.girth / 2;
  const half = p.span / 2;
  const light = p.style === "propeller";
  const bi = p.style === "biplane";
  const y = l * 0.09 + g;
  const at = (t: number) => -l / 2 + l * t;
  const nose = at(0.965);
  const round = bi || p.style === "warbird";
  const fuselage = skinOver(
    [
      { z: at(0.01), y: y + g * 0.25, half: g * 0.08, up: g * 0.18, down: g * 0.14 },
      { z: at(0.15), y: y + g * 0.16, half: g * 0.3, up: g * 0.38, down: g * 0.34, square: 2.3 },
      { z: at(0.45), y: y + g * 0.02, half: g * 0.8, up: g * (light ? 0.82 : 0.9), down: g * 0.85, square: 2.8 },
      { z: at(0.6), y, half: g, up: g * 0.96, down: g, square: 2.8 },
      { z: at(0.8), y, half: g, up: g * (light ? 0.68 : 0.94), down: g * 0.95, square: round ? 2 : 2.8 },
      {
        z: at(0.93),
        y: y - g * 0.06,
        half: g * (round ? 0.98 : 0.78),
        up: g * (round ? 0.98 : 0.62),
        down: g * (round ? 0.95 : 0.7),
        square: round ? 2 : 2.6,
      },
      {
        z: nose,
        y: y - g * 0.06,
        half: g * (round ? 0.8 : 0.5),
        up: g * (round ? 0.8 : 0.45),
        down: g * (round ? 0.8 : 0.5),
      },
    ],
    32,
  );
  const paint: Paint = (surface, x, py, z) => {
    if (!p.striped) return;
    const v = (py - y) / g;
    const rise = (z - at(0.5)) / l;
    if (Math.abs(x) > g * 0.1 && Math.abs(v + 0.05 + rise * 0.4) < 0.14 && z < at(0.92)) layColour(surface, WHITE);
  };
  const chord = l * (bi ? 0.2 : 0.19);
  const sheet = (level: number, lead: number, rise: number, reach: number): Geometry => {
    const one = wing([
      { x: -0.01, y: level, lead, chord, thick: chord * 0.14 },
      { x: reach * 0.55, y: level + rise * 0.55, lead: lead - chord * 0.02, chord: chord * 0.97, thick: chord * 0.13 },
      {
        x: reach * 0.9,
        y: level + rise * 0.9,
        lead: lead - chord * 0.1,
        chord: chord * (bi ? 0.86 : 0.66),
        thick: chord * 0.09,
      },
      { x: reach, y: level + rise, lead: lead - chord * 0.2, chord: chord * 0.5, thick: chord * 0.05 },
    ]);
    return merge([one, mirror(one)]);
  };
  const lead = at(0.78);
  const high = bi ? y + g * 2.3 : light ? y + g * 1.62 : y - g * 0.6;
  const wings = bi
    ? [sheet(high, lead + chord * 0.15, 0, half), sheet(y - g * 0.7, lead - chord * 0.05, half * 0.04, half * 0.94)]
    : [sheet(high, lead, light ? half * 0.03 : half * 0.1, half)];
  const tailSpan = half * 0.36;
  const tail = wing([
    { x: 0, y: y + g * 0.25, lead: at(0.16), chord: l * 0.13, thick: l * 0.014 },
    { x: tailSpan, y: y + g * 0.25, lead: at(0.12), chord: l * 0.075, thick: l * 0.008 },
  ]);
  const fin = move(
    turnZ(
      wing([
        { x: 0, y: 0, lead: at(0.2), chord: l * 0.19, thick: l * 0.014 },
        { x: l * 0.1, y: 0, lead: at(0.11), chord: l * 0.12, thick: l * 0.011 },
        { x: l * 0.16, y: 0, lead: at(0.07), chord: l * 0.07, thick: l * 0.007 },
      ]),
      PI / 2,
    ),
    [0, y + g * 0.2, 0],
  );
  const hubY = y - g * 0.06;
  const propAt = [0, hubY, nose + g * 0.22] as const;
  const parts: Part[] = [
    makePart("fuselage", "body", fuselage, { weight: 1, paint }),
    makePart("wings", bi ? "body" : "wing", merge(wings), { weight: 1 }),
    makePart("tail", "wing", merge(pair(tail)), { weight: 0.8 }),
    makePart("fin", "accent", fin, { weight: 0.9 }),
    makePart("propeller", "propeller", merge(facingRotor(propAt, p.blades, l * 0.125, l * 0.03, bi ? 0.9 : 0.5)), {
      weight: 0.9,
    }),
    makePart(
      "spinner",
      "accent",
      turnedAlong(
        [
          [0, -g * 0.25],
          [g * 0.3, -g * 0.24],
          [g * 0.3, 0, g * 0.1],
          [g * 0.2, g * 0.25, g * 0.2],
          [0, g * 0.42],
        ],
        propAt,
        24,
      ),
      { weight: 0.5 },
    ),
    ...makeCockpit(p, y, g, at, high),
    ...makeGear(p, y, g, at),
  ];
  if (round) {
    const cylinders = Array.from({ length: 7 }, (_, i) => {
      const angle = (i / 7) * 2 * PI;
      return move(turnZ(block([g * 0.5, g * 0.24, g * 0.22], [g * 0.62, 0, 0], g * 0.06), angle), [
        0,
        hubY,
        nose + g * 0.02,
      ]);
    });
    const crank = turnedAlong(
      [
        [0, -g * 0.1],
        [g * 0.42, -g * 0.08],
        [g * 0.36, g * 0.14, g * 0.06],
        [0, g * 0.16],
      ],
      [0, hubY, nose],
      24,
    );
    parts.push(makePart("engine", "engine", merge([...(bi ? cylinders : []), crank]), { weight: 0.6 }));
  }
  if (bi || light) {
    const bars: Geometry[] = [];
    const r = l * 0.006;
    if (bi) {
      for (const x of [half * 0.62, half * 0.28 * 0.4]) {
        const foot = x > half * 0.3 ? y - g * 0.66 + half * 0.025 : y + g * 0.7;
        for (const dz of [0.25, 0.75])
          bars.push(
            ...pair(
              rod(
                r,
                [x * (x > half * 0.3 ? 1 : 0.8), foot, lead - chord * dz],
                [x, high, lead + chord * (0.12 - dz)],
                8,
              ),
            ),
          );
      }
      bars.push(
        ...pair(
          rod(r * 0.4, [half * 0.16, y - g * 0.6, lead - chord * 0.5], [half * 0.62, high, lead - chord * 0.4], 6),
        ),
      );
      bars.push(
        ...pair(
          rod(r * 0.4, [half * 0.11, high, lead - chord * 0.4], [half * 0.62, y - g * 0.6, lead - chord * 0.5], 6),
        ),
      );
    } else
      bars.push(
        ...pair(
          rod(
            r * 1.2,
            [g * 0.8, y - g * 0.6, lead - chord * 0.3],
            [half * 0.5, high + half * 0.014, lead - chord * 0.35],
            10,
          ),
        ),
      );
    parts.push(makePart("struts", bi ? "wing" : "strut", merge(bars), { weight: 0.5 }));
  }
  const sockets: Socket[] = [
    {
      name: "top",
      position: [0, bi || light ? high + chord * 0.07 : y + g * 1.5, lead - chord * 0.5],
      normal: [0, 1, 0],
      radius: g * 0.8,
    },
    { name: "seat", position: [0, y + g * 0.35, at(bi ? 0.53 : 0.62)], normal: [0, 1, 0], radius: g * 0.6 },
  ];
  if (light) return standModel(parts, sockets);
  // a tail wheel: it sits back on it, its nose in the air
  const pitch = rotation(X_AXIS, -0.15);
  return standModel(
    parts.map((part) => ({ ...part, geometry: place(part.geometry, pitch) })),
    sockets.map((socket) => ({ ...socket, position: transformPoint(pitch, socket.position) })),
  );
}

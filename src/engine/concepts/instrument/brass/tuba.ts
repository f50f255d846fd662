import { arc, graph } from "../../../geometry/curve.ts";
import { horn } from "../../../geometry/horn.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { evenPath } from "../even-path.ts";
import { mouthpiece, pistons, steady } from "./brass-parts.ts";
import { type BrassParameters, defineBrass } from "./define-brass.ts";

function buildTuba({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.022 * bore;
  const w = u * 0.2;
  const oval = (a: number, b: number, y: number, z: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 25 }, (_, i) => {
      const [x, v] = arc([0, 0, 0], 1, from + ((to - from) * i) / 24, 9, 1)[0] as Vec3;
      return [x * a, y + v * b, z];
    });
  const bell = evenPath(
    [
      ...oval(w * 0.72, u * 0.22, u * 0.32, u * 0.06, PI * 0.9, PI * 2.05),
      [w * 0.72, u * 0.52, u * 0.03],
      [w * 0.66, u * 0.68, 0],
      [w * 0.62, u * 0.94, 0],
    ],
    72,
  );
  const coil = evenPath([...oval(w, u * 0.3, u * 0.32, -u * 0.02, PI * 0.4, PI * 2.3)], 48);
  const inner = evenPath([...oval(w * 0.5, u * 0.17, u * 0.33, u * 0.02, 0, PI * 1.9)], 36);
  const lead = evenPath(
    [
      [-w * 0.72, u * 0.64, u * 0.13],
      [-w * 0.5, u * 0.6, u * 0.1],
      [-w * 0.2, u * 0.5, u * 0.08],
      [0, u * 0.4, u * 0.08],
    ],
    16,
  );
  const radius = graph([
    [0, r * 0.9],
    [0.4, r * 1.5],
    [0.62, r * 2],
    [0.85, r * 2.9],
    [0.95, u * 0.13 * flare],
    [1, u * 0.2 * flare],
  ]);
  return standModel(
    [
      makePart("bell", "body", horn(bell, radius, u * 0.006, 0.84, 40), { weight: 1, crease: 0.9 }),
      makePart("coil", "body", horn(coil, steady(r * 0.95), r * 0.3, 0.97, 16), { weight: 0.8, crease: 0.9 }),
      makePart("inner-coil", "body", horn(inner, steady(r * 0.6), r * 0.2, 0.97, 14), { weight: 0.6, crease: 0.9 }),
      makePart("lead-pipe", "body", horn(lead, steady(r * 0.4), r * 0.1, 0.95, 12), { weight: 0.5 }),
      ...pistons("valve", [0, u * 0.28, u * 0.1], u * 0.058, u * 0.022, u * 0.17),
      makePart(
        "mouthpiece",
        "mouthpiece",
        move(turnZ(mouthpiece(u * 0.03, u * 0.08), -0.3), [-w * 0.68, u * 0.635, u * 0.13]),
        { weight: 0.6 },
      ),
      makePart(
        "foot",
        "key",
        move(cylinder({ radius: r, height: u * 0.02, segments: 20 }), [0, u * 0.002, -u * 0.02]),
        { weight: 0.2 },
      ),
    ],
    [
      { name: "top", position: [w * 0.62, u * 0.94, 0], normal: [0, 1, 0], radius: u * 0.1 },
      { name: "attach", position: [0, u * 0.32, 0], normal: [0, 0, -1], radius: u * 0.1 },
    ],
  );
}

/** A tuba. What makes it itself: a big upright coil of thick tubes under a wide bell that opens to the sky, piston valves in front. */
export const tuba = defineBrass(
  "tuba",
  ["tuba", "euphonium", "sousaphone", "baritone horn"],
  ["bass horn"],
  0.95,
  0.95,
  buildTuba,
  { azimuth: 0.35, elevation: 0.28 },
);

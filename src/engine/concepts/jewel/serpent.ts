import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Of a snake of metal wound about a finger or an arm; metres. */
export interface Serpent {
  /** Of what it is wound about. */
  readonly inner: number;
  /** Half the thickness of its body. */
  readonly thick: number;
  readonly turns: number;
  /** Slots of its metal and of its eyes. */
  readonly metal: string;
  readonly eye: string;
}

const STEPS_A_TURN = 56;
/** From one turn to the next, over the body's thickness, and how far the neck rises over the last turn. */
const PITCH = 1.12;
const NECK = 2;
/** Angle about the axis at which the head lies: in front, a little to the right. */
const FACES = 0.25;
/** How far the head turns outwards from the coil, radians. */
const TURNS_OUT = 0.85;
/** Length of the head over the body's half thickness. */
const HEAD = 4.4;

/** A snake in coils about the upright axis, its tail below, its flat head lifted in front. */
export function serpent({ inner, thick, turns, metal, eye }: Serpent): Part[] {
  const radius = inner + thick;
  const steps = Math.round(turns * STEPS_A_TURN);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const angle = FACES - (1 - t) * turns * TAU;
    const lift = smoothstep(0.86, 1, t);
    const away = radius + thick * 0.5 * lift;
    return [away * sin(angle), thick + 2 * thick * PITCH * turns * t + 2 * thick * NECK * lift, away * cos(angle)];
  });
  const scale = (t: number) => (0.12 + 0.88 * smoothstep(0, 0.42, t)) * (1 - 0.34 * smoothstep(0.86, 0.99, t));
  const body = tube(thick, path, 16, { scale, endRounding: thick * 0.4, up: [0, 1, 0] });
  const [x, y, z] = path.at(-1) as Vec3;
  // the head looks on along the last turn, nodding outwards
  const onNeck = (piece: Part["geometry"]) => move(turnY(turnX(piece, 0.12), FACES + PI / 2 - TURNS_OUT), [x, y, z]);
  const half = thick * HEAD * 0.5;
  const skull = merge([
    move(stretch(sphere(1, 28, 18), [thick * 1.55, thick * 0.98, half * 0.72]), [0, thick * 0.1, half * 0.5]),
    move(stretch(sphere(1, 24, 16), [thick * 1.1, thick * 0.7, half * 0.8]), [0, -thick * 0.04, half * 1.05]),
  ]);
  const tongue = [-1, 1].map((side) =>
    tube(
      thick * 0.1,
      [
        [0, -thick * 0.1, half * 1.6],
        [0, -thick * 0.06, half * 2.2],
        [side * thick * 0.34, thick * 0.06, half * 2.7],
      ],
      6,
    ),
  );
  const eyes = [-1, 1].map((side) =>
    onNeck(move(sphere(thick * 0.42, 14, 10), [side * thick * 1.12, thick * 0.52, half * 0.82])),
  );
  return [
    makePart("coils", metal, settle(body), { weight: 1, paint: scales(thick, radius) }),
    makePart("head", metal, onNeck(merge([skull, ...tongue])), { weight: 1 }),
    makePart("eyes", eye, merge(eyes), { weight: 0.9 }),
  ];
}

/** Scales engraved in lozenges all over. */
const scales =
  (thick: number, radius: number): Paint =>
  (surface, x, _y, z, nx, ny, nz) => {
    const along = (atan2(x, z) * radius) / (thick * 0.62);
    const across = 4 * atan2(ny, Math.sqrt(nx * nx + nz * nz));
    const lines = Math.abs(sin((along + across) * 1.6)) * Math.abs(sin((along - across) * 1.6));
    surface.height += thick * 0.12 * Math.min(1, lines * 2.5);
    const shade = lines < 0.12 ? 0.45 : 1;
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  };

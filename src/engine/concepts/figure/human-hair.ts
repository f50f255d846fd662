import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HumanFrame } from "./human-frame.ts";
import { beardPlaits, braids, dreadlocks } from "./human-plaits.ts";

export const HAIR_STYLES = [
  "none",
  "short",
  "parted",
  "curly",
  "afro",
  "bob",
  "long",
  "ponytail",
  "bun",
  "pigtails",
  "spiky",
  "mohawk",
  "fringe",
  "mullet",
  "braids",
  "dreadlocks",
] as const;
export const BEARD_STYLES = ["none", "moustache", "goatee", "full", "long", "braided"] as const;

/**
 * Hair of a style.
 *
 * @param under Height of a hat's band: what would stick through the hat is left out.
 */
export function makeHair(frame: HumanFrame, style: string, under?: number): Part[] {
  if (style === "none") return [];
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const at = (x: number, y: number, z: number): Vec3 => [cx + x * rx, cy + y * ry, cz + z * rz];
  const size = (x: number, y: number, z: number): Vec3 => [x * rx, y * ry, z * rz];
  // an ellipsoid in front keeps brow, cheeks and ears free
  const open = (low: number, wide = 0.86) =>
    carve(ellipsoid(at(0, -0.5, 0.98), size(wide, low + 0.5, 0.98)), 0.06 * rx);
  const nape = (y: number) => carve(halfSpace([0, cy + y * ry, 0], [0, 1, 0]), 0.08 * rx);
  const cap = add(ellipsoid(at(0, 0.15, -0.07), size(1.09, 0.99, 1.08)));
  const earGap = carve(both(ellipsoid(at(1.05, -0.42, 0.12), size(0.4, 0.42, 0.4))), 0.05 * rx);
  const steps: SculptStep[] = (() => {
    switch (style) {
      case "parted":
        return [
          cap,
          open(0.5),
          earGap,
          nape(-0.48),
          add(ellipsoid(at(-0.22, 0.86, 0.52), size(0.78, 0.3, 0.5)), 0.15 * rx),
          add(ellipsoid(at(0.62, 0.66, 0.42), size(0.36, 0.32, 0.5)), 0.12 * rx),
        ];
      case "spiky":
        return [
          cap,
          open(0.52),
          earGap,
          nape(-0.45),
          ...[
            [0, 0.7],
            [0.5, 0.45],
            [-0.5, 0.45],
            [0.25, 0.1],
            [-0.25, 0.1],
            [0.55, -0.35],
            [-0.55, -0.35],
            [0, -0.5],
          ].map(([x, z]) =>
            add(
              roundCone(
                at((x as number) * 1.0, 0.82, z as number),
                at((x as number) * 1.45, 1.36, (z as number) * 1.3 + 0.12),
                0.26 * rx,
                0.03 * rx,
              ),
              0.07 * rx,
            ),
          ),
        ];
      case "curly":
      case "afro": {
        const big = style === "afro" ? 1.42 : 1.16;
        const ball_ = ellipsoid(at(0, style === "afro" ? 0.34 : 0.2, -0.12), size(big, big * 0.96, big));
        return [
          add(displace(ball_, 0.06 * rx, (x, y, z) => noise(x / (0.24 * rx), y / (0.24 * rx), z / (0.24 * rx), 7))),
          open(style === "afro" ? 0.55 : 0.52, 0.92),
          ...(style === "afro" ? [] : [earGap]),
          nape(-0.55),
        ];
      }
      case "bob":
        return [
          cap,
          add(both(roundCone(at(0.86, 0.3, -0.16), at(0.98, -0.72, -0.02), 0.32 * rx, 0.34 * rx)), 0.2 * rx),
          add(ellipsoid(at(0, -0.2, -0.55), size(1.0, 0.72, 0.6)), 0.2 * rx),
          open(0.6, 0.78),
          nape(-0.95),
          add(ellipsoid(at(0, 0.78, 0.62), size(0.66, 0.22, 0.32)), 0.12 * rx),
        ];
      case "long":
        return [
          cap,
          add(both(roundCone(at(0.82, 0.3, -0.2), at(1.0, -1.35, -0.12), 0.33 * rx, 0.26 * rx)), 0.22 * rx),
          add(roundCone(at(0, 0.0, -0.5), at(0, -1.55, -0.62), 0.8 * rx, 0.66 * rx), 0.25 * rx),
          open(0.62, 0.78),
          carve(ellipsoid(at(0, -1.2, 0.75), size(0.92, 0.95, 0.75)), 0.1 * rx),
          nape(-2.05),
          add(ellipsoid(at(0.3, 0.84, 0.5), size(0.6, 0.24, 0.42)), 0.12 * rx),
        ];
      case "ponytail":
        return [
          cap,
          open(0.6),
          earGap,
          nape(-0.42),
          // tied high and swung to one side: seen from the front too
          add(ball(at(0.06, 0.88, -0.78), 0.24 * rx), 0.05 * rx),
          add(roundCone(at(0.08, 0.98, -0.9), at(0.4, 1.02, -1.3), 0.24 * rx, 0.33 * rx), 0.06 * rx),
          add(roundCone(at(0.4, 1.02, -1.3), at(0.85, 0.2, -1.5), 0.33 * rx, 0.36 * rx), 0.1 * rx),
          add(roundCone(at(0.85, 0.2, -1.5), at(1, -0.95, -1.25), 0.36 * rx, 0.08 * rx), 0.12 * rx),
        ];
      case "bun":
        return [cap, open(0.62), earGap, nape(-0.42), add(ball(at(0, 1.08, -0.5), 0.42 * rx), 0.08 * rx)];
      case "pigtails":
        return [
          cap,
          open(0.6),
          earGap,
          nape(-0.42),
          add(both(ball(at(1.12, 0.2, -0.25), 0.2 * rx)), 0.04 * rx),
          add(both(roundCone(at(1.2, 0.15, -0.25), at(1.48, -0.75, -0.15), 0.3 * rx, 0.12 * rx)), 0.08 * rx),
          add(ellipsoid(at(0, 0.8, 0.6), size(0.7, 0.2, 0.34)), 0.12 * rx),
        ];
      case "braids":
        return [
          cap,
          open(0.6),
          nape(-0.42),
          add(both(ball(at(0.98, -0.2, -0.22), 0.26 * rx)), 0.1 * rx),
          ...braids({ at, rx }),
          add(ellipsoid(at(0.3, 0.82, 0.52), size(0.58, 0.22, 0.4)), 0.12 * rx),
        ];
      case "dreadlocks":
        return [cap, open(0.56), nape(-0.4), ...dreadlocks({ at, rx })];
      case "mullet":
        return [
          cap,
          open(0.52),
          earGap,
          add(ellipsoid(at(0, 0.86, 0.42), size(0.74, 0.3, 0.5)), 0.14 * rx),
          add(both(roundCone(at(0.5, -0.2, -0.72), at(0.66, -1.3, -0.62), 0.42 * rx, 0.2 * rx)), 0.16 * rx),
          add(roundCone(at(0, -0.1, -0.75), at(0, -1.42, -0.82), 0.56 * rx, 0.36 * rx), 0.2 * rx),
          nape(-1.55),
        ];
      case "mohawk":
        return [0.85, 0.55, 0.2, -0.2, -0.55, -0.85].map((z) =>
          add(
            roundCone(
              at(0, 0.7 * Math.sqrt(1 - z * z * 0.8), z * 0.9),
              at(0, 0.75 * Math.sqrt(1 - z * z * 0.8) + 0.72, z * 1.25),
              0.2 * rx,
              0.1 * rx,
            ),
            0.06 * rx,
          ),
        );
      case "fringe":
        return [
          add(ellipsoid(at(0, 0.14, -0.12), size(1.1, 0.95, 1.05))),
          carve(ellipsoid(at(0, 0.62, 0.3), size(0.92, 0.75, 1.3)), 0.1 * rx),
          open(0.4, 0.95),
          earGap,
          nape(-0.4),
        ];
      default:
        return [cap, open(0.5), earGap, nape(-0.45), add(ellipsoid(at(0, 0.84, 0.5), size(0.7, 0.22, 0.4)), 0.14 * rx)];
    }
  })();
  const hat = under === undefined ? [] : [carve(halfSpace([0, under, 0], [0, -1, 0]), 0.03 * rx)];
  const hair = meshSdf(sculpt([...steps, ...hat]), 0.0115 * (0.4 + 2.4 * frame.build.head));
  return hair.indices.length === 0
    ? []
    : [makePart("hair", "hair", hair, { crease: 1.1, weight: 0.85, paint: locks(frame) })];
}

/** Beards and moustaches, around the mouth. */
export function makeBeard(frame: HumanFrame, style: string): Part[] {
  if (style === "none") return [];
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const at = (x: number, y: number, z: number): Vec3 => [cx + x * rx, cy + y * ry, cz + z * rz];
  const size = (x: number, y: number, z: number): Vec3 => [x * rx, y * ry, z * rz];
  const moustache = both(roundCone(at(0.04, -0.36, 0.98), at(0.4, -0.48, 0.84), 0.13 * rx, 0.06 * rx));
  const mouth = carve(ellipsoid(at(0, -0.53, 1.15), size(0.3, 0.1, 0.5)), 0.04 * rx);
  const jaw: SculptStep[] = [
    add(ellipsoid(at(0, -0.46, 0.1), size(0.94, 0.68, 0.93))),
    carve(ellipsoid(at(0, -0.02, 1.0), size(0.74, 0.5, 0.9)), 0.06 * rx),
    carve(halfSpace([0, cy + 0.02 * ry, 0], [0, -1, 0]), 0.06 * rx),
    carve(halfSpace([0, 0, cz - 0.12 * rz], [0, 0, 1]), 0.06 * rx),
  ];
  const steps: SculptStep[] =
    style === "moustache"
      ? [add(moustache)]
      : style === "goatee"
        ? [add(ellipsoid(at(0, -0.84, 0.66), size(0.3, 0.24, 0.3))), add(moustache, 0.03 * rx)]
        : style === "full"
          ? [...jaw, mouth, add(moustache, 0.03 * rx)]
          : style === "braided"
            ? [
                ...jaw,
                add(both(ellipsoid(at(0.26, -0.78, 0.5), size(0.4, 0.26, 0.36))), 0.15 * rx),
                mouth,
                ...beardPlaits({ at, rx }),
                add(both(roundCone(at(0.04, -0.36, 1.0), at(0.5, -0.62, 0.86), 0.16 * rx, 0.07 * rx)), 0.03 * rx),
              ]
            : [
                ...jaw,
                add(roundCone(at(0, -0.75, 0.5), at(0, -1.75, 0.72), 0.56 * rx, 0.16 * rx), 0.25 * rx),
                add(both(roundCone(at(0.3, -0.75, 0.5), at(0.2, -1.45, 0.66), 0.4 * rx, 0.14 * rx)), 0.15 * rx),
                mouth,
                add(both(roundCone(at(0.04, -0.36, 1.0), at(0.5, -0.62, 0.86), 0.16 * rx, 0.07 * rx)), 0.03 * rx),
              ];
  return [
    makePart("beard", "hair", meshSdf(sculpt(steps), 0.0105 * (0.4 + 2.4 * frame.build.head)), {
      crease: 1.1,
      weight: 0.8,
      paint: locks(frame),
    }),
  ];
}

/** Combed strands: grooves that run from the crown down. */
function locks(frame: HumanFrame): Paint {
  const [cx, cy, cz] = frame.skull;
  const [rx] = frame.skullRadii;
  return (surface, x, y, z) => {
    const [u, v] = [(x - cx) / rx, (z - cz) / rx];
    const n = noise(u * 9, ((y - cy) / rx) * 2.2, v * 9, 11);
    const strand = 0.86 + 0.2 * n + 0.07 * sin(TAU * (u * 5 + 1.4 * n)) * cos(v * 6);
    surface.r *= strand;
    surface.g *= strand;
    surface.b *= strand;
    surface.height += 0.05 * rx * n;
    surface.roughness = Math.min(0.75, surface.roughness);
  };
}

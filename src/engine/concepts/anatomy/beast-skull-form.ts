import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { mirror, settle } from "../../geometry/place.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";

type Horns = "none" | "cattle" | "ram" | "antlers" | "swept" | "three" | "tusks";

/** A beast's skull in sizes of its braincase. */
export interface SkullForm {
  /** Length of the snout before the eyes. */
  readonly snout: number;
  /** Height of the snout's end. */
  readonly deep: number;
  readonly teeth: "fangs" | "saw" | "grinders" | "none";
  /** Half width of an eye's socket. */
  readonly eye: number;
  readonly horns: Horns;
  /** A window before the eye, as those of dinosaurs have. */
  readonly window?: true;
  /** How far the jaw hangs, 0 to 1. */
  readonly open: number;
}

type Place = (x: number, y: number, z: number) => Vec3;

/**
 * A skull that looks to +Z: braincase, sockets, cheek arches, a snout with its hole at the end, teeth and a jaw; horns apart.
 *
 * @param centre Middle of the braincase.
 * @param unit Its half width in metres.
 */
export function beastSkull(
  centre: Vec3,
  unit: number,
  form: SkullForm,
): { readonly bone: Geometry; readonly horns?: Geometry; readonly paint: Paint } {
  const at: Place = (x, y, z) => [centre[0] + x * unit, centre[1] + y * unit, centre[2] + z * unit];
  const bone = meshSdf(sculpt([...cranium(at, unit, form), ...jaw(at, unit, form)]), unit * 0.062);
  const horns = hornsOf(at, unit, form);
  return { bone, ...(horns.length > 0 && { horns: settle(merge(horns)) }), paint: darkHollows(centre, unit, form) };
}

const EYE: Vec3 = [0.62, 0.16, 0.62];

function cranium(at: Place, u: number, { snout, deep, teeth, eye, window, horns }: SkullForm): SculptStep[] {
  const end = 0.7 + snout;
  const size = (x: number, y: number, z: number): Vec3 => [x * u, y * u, z * u];
  return [
    add(ellipsoid(at(0, 0.05, 0), size(0.84, 0.76, 1))),
    add(roundCone(at(0, -0.12, 0.55), at(0, -0.3, end), 0.56 * u, 0.36 * deep * u), 0.25 * u),
    // brow and cheek arch
    add(both(roundCone(at(0.3, 0.5, 0.75), at(0.75, 0.42, 0.4), 0.15 * u, 0.12 * u)), 0.12 * u),
    add(both(roundCone(at(0.55, -0.32, 0.85), at(0.92, -0.18, 0), 0.16 * u, 0.12 * u)), 0.1 * u),
    ...(horns === "three" ? frill(at, u) : []),
    carve(both(ellipsoid(at(...EYE), size(eye, eye * 0.9, eye))), 0.05 * u),
    carve(both(ellipsoid(at(1.02, 0.06, -0.12), size(0.34, 0.26, 0.36))), 0.08 * u),
    ...(window
      ? [
          carve(
            both(ellipsoid(at(0.5, -0.14, 0.8 + snout * 0.4), size(0.3, 0.2 * deep, 0.12 + snout * 0.16))),
            0.06 * u,
          ),
        ]
      : []),
    carve(both(ellipsoid(at(0.13, -0.12, end + 0.1), size(0.14, 0.17 * deep, 0.26))), 0.05 * u),
    ...upperTeeth(teeth, snout, deep).map(([x, z, long]) =>
      add(
        both(
          roundCone(
            at(x, -0.5, z),
            at(x, -0.56 - long, z + 0.03),
            0.11 * u,
            teeth === "grinders" ? 0.09 * u : 0.03 * u,
          ),
        ),
        0.02 * u,
      ),
    ),
  ];
}

/** The bony collar behind a horned face. */
const frill = (at: Place, u: number): SculptStep[] => [
  add(ellipsoid(at(0, 1.1, -0.75), [1.75 * u, 1.35 * u, 0.24 * u]), 0.3 * u),
  carve(both(ellipsoid(at(0.75, 1.35, -0.75), [0.36 * u, 0.5 * u, 0.6 * u])), 0.08 * u),
];

/** Where the teeth of one side stand and how long they are. */
function upperTeeth(teeth: SkullForm["teeth"], snout: number, deep: number): [number, number, number][] {
  if (teeth === "none") return [];
  const end = 0.68 + snout;
  const count = teeth === "saw" ? 7 : teeth === "fangs" ? 5 : 5;
  return Array.from({ length: count }, (_, i): [number, number, number] => {
    const t = i / (count - 1);
    const x = 0.46 + (0.2 * deep - 0.46) * t;
    const isFang = teeth === "fangs" && i === count - 2;
    const long = teeth === "saw" ? 0.34 - 0.07 * (i % 2) : isFang ? 0.5 : teeth === "fangs" ? 0.16 : 0.14;
    const back = teeth === "grinders" ? 0.55 * t : t;
    return [x, 0.7 + (end - 0.7) * back, long];
  });
}

function jaw(at: Place, u: number, { snout, deep, teeth, open }: SkullForm): SculptStep[] {
  const end = 0.66 + snout;
  const drop = open * (0.5 + 0.32 * snout);
  const hinge = at(0.62, -0.42, 0.05);
  const tip = at(0.14 * deep, -0.84 - drop, end);
  const angle = at(0.6, -0.78 - 0.2 * drop, 0.2);
  const lower = teeth === "none" || teeth === "grinders" ? [] : [0.35, 0.55, 0.75, 0.96];
  return [
    add(both(roundCone(hinge, angle, 0.14 * u, 0.18 * u)), 0.06 * u),
    add(both(roundCone(angle, tip, 0.18 * u, 0.15 * u)), 0.06 * u),
    ...lower.map((t) => {
      const [x, y, z] = [0.6 + (0.16 * deep - 0.6) * t, -0.7 + (-0.8 - drop + 0.7) * t, 0.2 + (end - 0.2) * t];
      return add(both(roundCone(at(x, y, z), at(x, y + 0.34, z + 0.03), 0.09 * u, 0.03 * u)), 0.02 * u);
    }),
  ];
}

/** A horn along a line, both sides. */
const pair = (points: readonly Vec3[], radius: number): Geometry[] => {
  const one = tube(radius, curveThrough(points, 5), 10, {
    scale: (t) => 1 - 0.88 * t,
    endRounding: radius * 0.1,
    endSteps: 2,
  });
  return [one, mirror(one)];
};

function hornsOf(at: Place, u: number, { horns, snout, deep }: SkullForm): Geometry[] {
  switch (horns) {
    case "none":
      return [];
    case "cattle":
      return pair([at(0.5, 0.55, -0.1), at(1.4, 0.75, -0.05), at(2.1, 1.05, 0.1), at(2.35, 1.8, 0.2)], 0.27 * u);
    case "ram": {
      const turns = Array.from({ length: 14 }, (_, i): Vec3 => {
        const a = 1.9 - i * 0.42;
        const r = 1.05 - 0.035 * i;
        return at(0.62 + 0.055 * i, 0.15 + r * sin(a) * 0.9 - 0.35, -0.35 + r * cos(a));
      });
      return pair([at(0.4, 0.5, 0), ...turns], 0.34 * u);
    }
    case "antlers":
      return [
        ...pair([at(0.4, 0.6, -0.1), at(0.9, 1.6, -0.5), at(1.7, 2.5, -0.5), at(1.7, 3.5, 0.1)], 0.15 * u),
        ...pair([at(0.6, 0.95, -0.24), at(0.75, 1.3, 0.45), at(0.85, 1.9, 0.8)], 0.11 * u),
        ...pair([at(1.32, 2.05, -0.56), at(1.25, 2.6, 0.1), at(1.2, 3.2, 0.3)], 0.1 * u),
        ...pair([at(1.72, 2.8, -0.42), at(2.2, 3.2, -0.7), at(2.3, 3.7, -0.7)], 0.09 * u),
      ];
    case "swept":
      return [
        ...pair([at(0.45, 0.5, -0.3), at(0.7, 0.95, -1.1), at(0.85, 1.2, -2)], 0.2 * u),
        ...pair([at(0.75, 0, -0.5), at(1, 0.1, -1), at(1.1, 0.2, -1.5)], 0.13 * u),
      ];
    case "three":
      return [
        ...pair([at(0.5, 0.5, 0.5), at(0.7, 1.2, 1.3), at(0.78, 1.5, 2.3)], 0.24 * u),
        tube(0.2 * u, curveThrough([at(0, -0.2, 0.6 + snout * 0.8), at(0, 0.35, 0.9 + snout * 0.85)], 4), 10, {
          scale: (t) => 1 - 0.85 * t,
          endRounding: 0.02 * u,
          endSteps: 2,
        }),
      ];
    case "tusks":
      return pair(
        [
          at(0.34 * deep, -0.4, 0.5 + snout),
          at(0.6, -1, 1.2 + snout),
          at(0.65, -0.9, 2.1 + snout),
          at(0.5, -0.4, 2.7 + snout),
        ],
        0.2 * u,
      );
  }
}

/** The hollows of eyes, nose and cheeks lie in the dark. */
function darkHollows([cx, cy, cz]: Vec3, unit: number, { eye, snout, deep }: SkullForm): Paint {
  const hollows: readonly [Vec3, Vec3][] = [
    [EYE, [eye * 1.02, eye * 0.94, eye * 1.02]],
    [
      [0.13, -0.12, 0.8 + snout],
      [0.15, 0.18 * deep, 0.27],
    ],
  ];
  return (surface, x, y, z) => {
    const [u, v, w] = [Math.abs(x - cx) / unit, (y - cy) / unit, (z - cz) / unit];
    let dark = 0;
    for (const [[hx, hy, hz], [rx, ry, rz]] of hollows) {
      const [a, b, c] = [(u - hx) / rx, (v - hy) / ry, (w - hz) / rz];
      dark = Math.max(dark, smoothstep(1.06, 0.86, Math.sqrt(a * a + b * b + c * c)));
    }
    const light = 1 - 0.94 * dark;
    surface.r *= light;
    surface.g *= light;
    surface.b *= light;
  };
}

import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Mat4 } from "../../math/mat4.ts";
import { cross, normalize, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";
import type { DressableBody } from "./dressable-body.ts";
import { starOutline } from "./fittings.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** A thing drawn about the grip at the origin, standing up along +Y, in heights of its holder. */
interface Drawn {
  readonly shapes: readonly (readonly [name: string, geometry: Geometry, paint?: Paint])[];
  /** Stands upright in the fist; else it lies along the forearm's way. */
  readonly upright?: boolean;
}

/** What a guise holds in its right hand. */
export function makeProp(p: OutfitParameters, body: DressableBody): Part[] {
  const drawn = draw(p.prop, body);
  if (!drawn) return [];
  const h = body.height;
  const arm = body.arms[1];
  const grip = arm.end;
  const way = normalize(subtract(arm.joints[2], arm.joints[1]));
  // across the fist, as far up as the wrist allows
  const sideways = normalize(cross(way, [0, 0, 1]), X_AXIS);
  const over = normalize(cross(sideways, way));
  const isDown = way[1] < -0.75;
  const up: Vec3 = drawn.upright
    ? [0, 1, 0]
    : isDown
      ? normalize([-0.05, 0.28, 1])
      : normalize([over[0], Math.abs(over[1]) + 0.3, over[2]]);
  const right = normalize(cross(up, [0, 0.02, 1]), X_AXIS);
  const front = cross(right, up);
  const frame: Mat4 = [
    ...right.map((v) => v * h),
    0,
    ...up.map((v) => v * h),
    0,
    ...front.map((v) => v * h),
    0,
    ...grip,
    1,
  ];
  return drawn.shapes.map(([name, geometry, paint], i) =>
    makePart(name, "prop", place(settle(geometry), frame), { weight: 0.6 - 0.1 * i, ...(paint && { paint }) }),
  );
}

const rod = (low: number, high: number, radius: number): Geometry =>
  move(cylinder({ radius, height: high - low, bevel: radius * 0.4, segments: 14 }), [0, low, 0]);

const dye =
  (r: number, g: number, b: number, metal = 0, rough = 0.5): Paint =>
  (surface) => {
    surface.r = r;
    surface.g = g;
    surface.b = b;
    surface.metalness = metal;
    surface.roughness = rough;
  };
const STEEL = dye(0.5, 0.51, 0.53, 1, 0.3);
const WOOD: Paint = (surface, x, y, z) => {
  const t = 0.85 + 0.25 * noise(x * 240, y * 24, z * 240, 3);
  surface.r = 0.24 * t;
  surface.g = 0.125 * t;
  surface.b = 0.05 * t;
  surface.metalness = 0;
  surface.roughness = 0.6;
};
const GRIP = dye(0.05, 0.03, 0.02, 0, 0.8);
const GOLD = dye(0.85, 0.55, 0.14, 1, 0.28);

/** Reaches the floor from the hand. */
const floorOf = (body: DressableBody): number => -(body.arms[1].end[1] / body.height);

function draw(prop: string, body: DressableBody): Drawn | undefined {
  const low = floorOf(body);
  const reach = Math.max(low, -0.42);
  const shapes = (...list: Drawn["shapes"]): Drawn => ({ shapes: list });
  const pole = (...list: Drawn["shapes"]): Drawn => ({ shapes: list, upright: true });
  switch (prop) {
    case "spoon":
      return shapes([
        "spoon",
        merge([rod(-0.1, 0.16, 0.011), move(stretch(sphere(0.042, 20), [0.8, 1.2, 0.4]), [0, 0.2, 0])]),
      ]);
    case "wand":
      return shapes(
        ["wand", rod(-0.05, 0.2, 0.009), GOLD],
        [
          "wand-star",
          move(extrude(starOutline(0.055), { depth: 0.022, bevel: 0.006 }), [0, 0.22, 0]),
          dye(0.9, 0.62, 0.12, 0, 0.3),
        ],
      );
    case "staff":
      return pole(
        ["staff", merge([rod(reach, 0.46, 0.0135)])],
        [
          "staff-head",
          move(merge([sphere(0.042, 22), move(torus(0.036, 0.012, 24, 8), [0, -0.04, 0])]), [0, 0.5, 0]),
          dye(0.05, 0.3, 0.75, 0, 0.1),
        ],
      );
    case "sword":
      return shapes(
        [
          "sword-blade",
          settle(
            stretch(
              move(cylinder({ radius: 0.03, radiusTop: 0.012, height: 0.42, bevel: 0.004, segments: 4 }), [0, 0.05, 0]),
              [1, 1, 0.3],
            ),
          ),
          STEEL,
        ],
        ["sword-hilt", merge([rod(-0.07, 0.05, 0.014), move(sphere(0.022, 14), [0, -0.075, 0])]), GRIP],
        ["sword-guard", move(box([0.15, 0.022, 0.03], { bevel: 0.008 }), [0, 0.045, 0]), GOLD],
      );
    case "katana":
      return shapes(
        [
          "sword-blade",
          sweep(
            circleOutline(0.013, 8),
            curveThrough(
              [
                [0, 0.04, 0],
                [0, 0.2, 0.012],
                [0, 0.36, 0.0],
                [0, 0.48, -0.03],
              ],
              6,
            ),
            { scale: (t) => [0.45, t > 0.94 ? 0.5 : 1.2], endRounding: 0.01 },
          ),
          STEEL,
        ],
        ["sword-hilt", rod(-0.1, 0.04, 0.014), GRIP],
        ["sword-guard", move(cylinder({ radius: 0.034, height: 0.012, bevel: 0.003 }), [0, 0.036, 0]), GOLD],
      );
    case "axe": {
      const head = extrude(
        [
          [0.015, -0.03],
          [0.1, -0.085],
          [0.125, 0],
          [0.1, 0.085],
          [0.015, 0.03],
        ],
        { depth: 0.024, bevel: 0.007 },
      );
      return shapes(
        ["axe-head", move(merge([head, box([0.06, 0.065, 0.036], { bevel: 0.008 })]), [0, 0.25, 0]), STEEL],
        ["axe-handle", rod(-0.16, 0.29, 0.0125), WOOD],
      );
    }
    case "pickaxe": {
      const head = sweep(
        circleOutline(0.018, 10),
        curveThrough(
          [
            [-0.17, -0.05, 0],
            [-0.08, 0.005, 0],
            [0, 0.02, 0],
            [0.08, 0.005, 0],
            [0.17, -0.05, 0],
          ],
          5,
        ),
        { scale: (t) => 0.35 + 0.75 * sin(t * PI) },
      );
      return shapes(["pick-head", move(head, [0, 0.27, 0]), STEEL], ["pick-handle", rod(-0.16, 0.3, 0.0135), WOOD]);
    }
    case "hammer":
      return shapes(
        ["hammer-head", move(merge([box([0.13, 0.052, 0.052], { bevel: 0.01 })]), [0, 0.16, 0]), STEEL],
        ["hammer-handle", rod(-0.08, 0.17, 0.012), WOOD],
      );
    case "gavel":
      return shapes([
        "gavel",
        merge([
          rod(-0.06, 0.13, 0.01),
          move(turnZ(cylinder({ radius: 0.036, height: 0.12, bevel: 0.01 }), PI / 2), [0.06, 0.15, 0]),
        ]),
        WOOD,
      ]);
    case "spear":
      return pole(
        ["spear-shaft", rod(reach, 0.52, 0.011), WOOD],
        [
          "spear-tip",
          move(
            stretch(cylinder({ radius: 0.036, radiusTop: 0.002, height: 0.14, segments: 4 }), [1, 1, 0.4]),
            [0, 0.5, 0],
          ),
          STEEL,
        ],
      );
    case "trident":
    case "pitchfork": {
      const isDevil = prop === "trident";
      const prong = (x: number) =>
        tube(
          isDevil ? 0.012 : 0.008,
          curveThrough(
            [
              [0, 0.36, 0],
              [x, 0.4, 0],
              [x, 0.55, 0],
            ],
            5,
          ),
          8,
          { endRounding: 0.008 },
        );
      return pole(
        [prop, rod(reach, 0.37, 0.012), isDevil ? undefined : WOOD],
        [
          "prongs",
          merge([
            prong(-0.06),
            tube(
              isDevil ? 0.012 : 0.008,
              [
                [0, 0.35, 0],
                [0, 0.56, 0],
              ],
              8,
              { endRounding: 0.008 },
            ),
            prong(0.06),
          ]),
          STEEL,
        ],
      );
    }
    case "broom":
      return pole(
        ["broom-stick", rod(reach + 0.16, 0.36, 0.011), WOOD],
        [
          "broom-brush",
          move(
            lathe(
              roundCorners(
                [
                  [0, 0],
                  [0.07, 0, 0.01],
                  [0.055, 0.1, 0.02],
                  [0.02, 0.18, 0.01],
                  [0, 0.18],
                ],
                3,
              ),
              24,
            ),
            [0, reach, 0],
          ),
          (s, x, _y, z) => {
            const t = 0.75 + 0.35 * noise(x * 300, 0, z * 300, 2);
            s.r = 0.5 * t;
            s.g = 0.32 * t;
            s.b = 0.09 * t;
            s.roughness = 0.9;
          },
        ],
      );
    case "scythe": {
      const blade = extrude(
        [
          [0.01, 0.02],
          [-0.12, 0.015],
          [-0.23, -0.05],
          [-0.3, -0.14],
          [-0.2, -0.07],
          [-0.1, -0.035],
          [0.01, -0.03],
        ].reverse() as [number, number][],
        { depth: 0.012, bevel: 0.004 },
      );
      return pole(["scythe-shaft", rod(reach, 0.5, 0.0125), WOOD], ["scythe-blade", move(blade, [0, 0.47, 0]), STEEL]);
    }
    case "wrench": {
      const jaw = extrude(
        Array.from({ length: 22 }, (_, i) => {
          const a = PI / 2 + 0.55 + (i / 21) * (TAU - 1.1);
          return [0.042 * cos(a), 0.042 * sin(a)] as const;
        }).concat(
          [
            [0.016, 0.0],
            [-0.016, 0.0],
          ].map(([x, y]) => [x as number, y as number] as const),
        ),
        { depth: 0.02, bevel: 0.003 },
      );
      return shapes([
        "wrench",
        merge([move(box([0.026, 0.24, 0.018], { bevel: 0.006 }), [0, 0.05, 0]), move(jaw, [0, 0.19, 0])]),
      ]);
    }
    case "clipboard":
      return shapes(
        ["clipboard", move(box([0.15, 0.2, 0.012], { bevel: 0.004 }), [0.05, 0.07, 0.03])],
        [
          "paper",
          move(box([0.13, 0.165, 0.01], { bevel: 0.002 }), [0.05, 0.06, 0.036]),
          (s, x, y) => {
            const row = (y + 0.0) / 0.02;
            const isLine = Math.abs(row - Math.round(row)) < 0.14 && Math.abs(x - 0.05) < 0.05;
            const t = isLine ? 0.12 : 0.8;
            s.r = t;
            s.g = t;
            s.b = t;
            s.metalness = 0;
            s.roughness = 0.8;
          },
        ],
        ["clip", move(box([0.06, 0.024, 0.024], { bevel: 0.005 }), [0.05, 0.165, 0.034]), STEEL],
      );
    case "briefcase":
      return {
        upright: true,
        shapes: [
          [
            "briefcase",
            move(
              merge([
                box([0.07, 0.17, 0.25], { bevel: 0.016, bevelSteps: 2 }),
                move(turnX(turnZ(torus(0.04, 0.01, 24, 8), PI / 2), 0), [0, 0.085, 0]),
              ]),
              [0, -0.125, 0],
            ),
            (s, x, y) => {
              void x;
              if (Math.abs(y + 0.095) > 0.004) return;
              s.r *= 0.3;
              s.g *= 0.3;
              s.b *= 0.3;
            },
          ],
        ],
      };
    case "ball":
      return { upright: true, shapes: [["ball", move(sphere(0.085, 36), [0, -0.02, 0.075]), pentagons]] };
    case "basketball":
      return { upright: true, shapes: [["ball", move(sphere(0.095, 36), [0, -0.02, 0.085]), seams]] };
    case "bat":
      return shapes([
        "bat",
        lathe(
          roundCorners(
            [
              [0, -0.08],
              [0.02, -0.08, 0.006],
              [0.012, -0.05, 0.01],
              [0.0135, 0.1, 0.1],
              [0.031, 0.34, 0.05],
              [0.026, 0.39, 0.02],
              [0, 0.39],
            ],
            3,
          ),
          22,
        ),
      ]);
    case "microphone":
      return shapes([
        "microphone",
        merge([rod(-0.07, 0.07, 0.016), move(sphere(0.034, 20), [0, 0.095, 0])]),
        (s, _x, y) => {
          if (y < 0.068) return;
          s.r = 0.3;
          s.g = 0.3;
          s.b = 0.32;
          s.metalness = 1;
          s.roughness = 0.5;
        },
      ]);
    case "magnifier":
      return shapes(
        [
          "magnifier",
          merge([rod(-0.07, 0.06, 0.013), move(turnX(torus(0.062, 0.012, 32, 10), PI / 2), [0, 0.13, 0])]),
          GRIP,
        ],
        [
          "lens",
          move(turnX(cylinder({ radius: 0.058, height: 0.008, segments: 28 }), PI / 2), [0, 0.13, -0.004]),
          dye(0.55, 0.72, 0.78, 0, 0.05),
        ],
      );
    case "bouquet": {
      const blooms = Array.from({ length: 11 }, (_, i) => {
        const a = i * 2.4;
        const r = 0.018 * Math.sqrt(i) * 1.15;
        return move(sphere(0.033, 14), [r * cos(a), 0.1 - r * 0.6, r * sin(a)]);
      });
      return shapes(
        [
          "flowers",
          merge(blooms),
          (s, x, y, z) => {
            const t = noise(x * 30, y * 30, z * 30, 4);
            s.r = 0.75;
            s.g = t > 0 ? 0.2 : 0.6;
            s.b = t > 0 ? 0.25 : 0.5;
          },
        ],
        [
          "stems",
          merge([
            lathe(
              roundCorners(
                [
                  [0, -0.07],
                  [0.014, -0.07],
                  [0.05, 0.08, 0.02],
                  [0, 0.08],
                ],
                2,
              ),
              18,
            ),
          ]),
          dye(0.06, 0.2, 0.05),
        ],
      );
    }
    case "envelope":
      return shapes([
        "envelope",
        move(box([0.17, 0.11, 0.012], { bevel: 0.003 }), [0.02, 0.05, 0.03]),
        (s, x, y, z) => {
          if (z < 0.005 + 0.03) return;
          const flap = Math.abs(y - 0.05 - 0.05 + Math.abs(x - 0.02) * 0.62);
          if (flap < 0.003) {
            s.r *= 0.4;
            s.g *= 0.4;
            s.b *= 0.4;
          }
          const seal = (x - 0.02) * (x - 0.02) + (y - 0.05) * (y - 0.05);
          if (seal < 0.00022) {
            s.r = 0.5;
            s.g = 0.02;
            s.b = 0.02;
          }
        },
      ]);
    case "tray":
      return {
        upright: true,
        shapes: [
          ["tray", move(cylinder({ radius: 0.15, height: 0.014, bevel: 0.006, segments: 40 }), [0, 0.045, 0.05])],
          ["cloche", move(stretch(sphere(0.085, 28), [1, 0.9, 1]), [0, 0.06, 0.05]), dye(0.72, 0.72, 0.74, 1, 0.2)],
          ["knob", move(sphere(0.016, 12), [0, 0.145, 0.05]), GOLD],
        ],
      };
    case "truncheon":
      return shapes(["truncheon", merge([rod(-0.07, 0.22, 0.015)])]);
    case "lollipop":
      return shapes(
        ["stick", rod(-0.06, 0.14, 0.008), dye(0.8, 0.8, 0.78)],
        ["lollipop", move(turnX(cylinder({ radius: 0.06, height: 0.026, bevel: 0.01 }), PI / 2), [0, 0.19, -0.013])],
      );
    case "torch":
      return shapes(
        [
          "torch",
          lathe(
            roundCorners(
              [
                [0, -0.1],
                [0.014, -0.1],
                [0.026, 0.13, 0.01],
                [0, 0.13],
              ],
              2,
            ),
            18,
          ),
          WOOD,
        ],
        ["flame", move(stretch(sphere(0.045, 20), [0.8, 1.8, 0.8]), [0, 0.19, 0]), dye(0.95, 0.32, 0.03, 0, 0.4)],
      );
    case "sack":
      return {
        upright: true,
        shapes: [
          [
            "sack",
            merge([
              move(stretch(sphere(0.13, 30), [1, 1.15, 0.9]), [-0.06, -0.14, -0.05]),
              move(stretch(sphere(0.045, 18), [1, 1.1, 1]), [-0.01, 0.02, 0]),
            ]),
            (s, _x, y) => {
              if (Math.abs(y + 0.015) < 0.012) {
                s.r = 0.55;
                s.g = 0.4;
                s.b = 0.1;
              }
            },
          ],
        ],
      };
    case "paintbrush":
      return shapes(
        ["brush", rod(-0.08, 0.15, 0.009)],
        ["bristles", move(stretch(sphere(0.02, 14), [0.9, 2.2, 0.9]), [0, 0.17, 0]), dye(0.05, 0.2, 0.65)],
      );
    case "club":
      return shapes([
        "club",
        lathe(
          roundCorners(
            [
              [0, -0.07],
              [0.018, -0.07, 0.006],
              [0.024, 0.08, 0.05],
              [0.055, 0.25, 0.05],
              [0.04, 0.33, 0.03],
              [0, 0.34],
            ],
            3,
          ),
          22,
        ),
        WOOD,
      ]);
    case "skateboard": {
      const deck = sweep(
        [
          [-0.055, -0.008],
          [0.055, -0.008],
          [0.055, 0.008],
          [-0.055, 0.008],
        ],
        curveThrough(
          [
            [0, -0.23, 0.05],
            [0, -0.18, 0.025],
            [0, 0, 0.02],
            [0, 0.18, 0.025],
            [0, 0.23, 0.05],
          ],
          4,
        ),
        { up: [0, 0, 1] },
      );
      const wheels = [-0.13, 0.13].flatMap((y) =>
        [-0.05, 0.05].map((x) =>
          move(turnZ(cylinder({ radius: 0.022, height: 0.026, bevel: 0.006, segments: 18 }), PI / 2), [
            x + 0.013,
            y,
            -0.012,
          ]),
        ),
      );
      return {
        upright: true,
        shapes: [
          ["deck", move(deck, [0.0, -0.02, 0])],
          ["wheels", move(merge(wheels), [0, -0.02, 0]), dye(0.75, 0.72, 0.62)],
        ],
      };
    }
    case "rod":
      return pole(["rifle", merge([rod(-0.12, 0.42, 0.0115)]), WOOD]);
    case "shield":
      return {
        upright: true,
        shapes: [
          [
            "shield",
            move(turnX(cylinder({ radius: 0.15, height: 0.03, bevel: 0.012, segments: 40 }), PI / 2), [0, 0, 0.03]),
          ],
        ],
      };
    default:
      return undefined;
  }
}

/** Black spots of a football. */
const pentagons: Paint = (surface, x, y, z) => {
  const [cx, cy, cz] = [x / 0.085, (y + 0.02) / 0.085, (z - 0.075) / 0.085];
  let nearest = -1;
  for (const [a, b, c] of ICOSAHEDRON) nearest = Math.max(nearest, cx * a + cy * b + cz * c);
  if (nearest < 0.925) return;
  surface.r = 0.02;
  surface.g = 0.02;
  surface.b = 0.022;
};
const GOLDEN = 0.8506508;
const SILVER = 0.5257311;
const ICOSAHEDRON: readonly Vec3[] = [1, -1].flatMap((s) =>
  [1, -1].flatMap((t): Vec3[] => [
    [0, s * SILVER, t * GOLDEN],
    [s * SILVER, t * GOLDEN, 0],
    [s * GOLDEN, 0, t * SILVER],
  ]),
);

/** Black seams of a basketball. */
const seams: Paint = (surface, x, y, z) => {
  const [a, b, c] = [x / 0.095, (y + 0.02) / 0.095, (z - 0.085) / 0.095];
  const bow = Math.abs(Math.abs(a) - 0.35 - 0.35 * b * b);
  if (Math.abs(b) > 0.035 && Math.abs(a) > 0.035 && bow > 0.035) return;
  void c;
  surface.r = 0.015;
  surface.g = 0.013;
  surface.b = 0.012;
};

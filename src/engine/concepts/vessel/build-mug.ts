import { arc, curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { ellipseOutline, type Point2, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { pool, steam } from "./drink.ts";
import { makeToppings } from "./drink-toppings.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { mugLid } from "./mug-lid.ts";
import type { MugParameters } from "./mug-parameters.ts";

function outsideOf(p: MugParameters): Point2[] {
  const { radius: r, height: h } = p;
  if (p.style === "teacup")
    return smoothProfile(
      [
        [r * 0.5, 0],
        [r * 0.52, h * 0.05],
        [r * 0.5, h * 0.1],
        [r * 0.78, h * 0.3],
        [r * 0.95, h * 0.6],
        [r * 1.04, h * 0.94],
        [r * 1.08, h],
      ],
      5,
    );
  if (p.style === "barrel")
    return smoothProfile(
      [
        [r * 0.72, 0],
        [r * 0.84, h * 0.06],
        [r * 1.02, h * 0.3],
        [r * 1.06, h * 0.52],
        [r * 0.98, h * 0.8],
        [r * 0.92, h],
      ],
      6,
    );
  if (p.style === "tapered")
    return [
      ...roundCorners(
        [
          [r * 0.7, 0],
          [r * 0.76, h * 0.015, 0.004],
          [r * 0.88, h * 0.5],
          [r * 1.05, h],
        ],
        4,
      ),
    ];
  if (p.style === "tankard")
    return [
      ...roundCorners(
        [
          [r * 1.06, 0],
          [r * 1.1, 0.004, 0.003],
          [r * 0.96, h * 0.55],
          [r * 0.9, h],
        ],
        3,
      ),
    ];
  return [
    ...roundCorners(
      [
        [r * 0.9, 0],
        [r, r * 0.1, r * 0.12],
        [r, h * 0.5],
        [r, h],
      ],
      4,
    ),
  ];
}

/** The handle's line in the XY plane, its ends inside the wall; `+X` is the mug's right. */
function handleOf(p: MugParameters, outside: readonly Point2[]): Geometry {
  const { height: h, handleThickness: t } = p;
  const wall = wallOf(p);
  const [low, high] = p.style === "teacup" ? [0.34, 0.82] : p.handle === "ear" ? [0.2, 0.82] : [0.18, 0.82];
  const at = (f: number): Vec3 => [radiusAt(outside, h * f) - wall * 0.45, h * f, 0];
  const [a, b] = [at(low), at(high)];
  const reach = Math.max(a[0], b[0]) + (p.style === "teacup" ? 0.6 : 0.68) * p.radius;
  const middle = (f: number) => a[1] + (b[1] - a[1]) * f;
  const points: readonly Vec3[] =
    p.handle === "square"
      ? [a, [reach - t, middle(0), 0], [reach, middle(0.16), 0], [reach, middle(0.84), 0], [reach - t, middle(1), 0], b]
      : p.handle === "ear"
        ? [
            a,
            [a[0] + t, middle(-0.01), 0],
            [reach * 0.93, middle(0.3), 0],
            [reach, middle(0.68), 0],
            [reach * 0.93, middle(0.96), 0],
            [b[0] + t * 1.2, middle(1.04), 0],
            b,
          ]
        : [
            a,
            ...arc([a[0] + t, middle(0.5), 0], 1, -PI / 2, PI / 2, 8).map(
              ([x, y]): Vec3 => [
                a[0] + t + (x - a[0] - t) * (reach - a[0] - t),
                middle(0.5) + (y - middle(0.5)) * (middle(1) - middle(0)) * 0.5,
                0,
              ],
            ),
            b,
          ];
  const girth = graph([
    [0, 1.5],
    [0.1, 1.02],
    [0.5, 0.92],
    [0.9, 1.02],
    [1, 1.5],
  ]);
  const section =
    p.style === "tankard" ? rectangleOutline(t * 1.5, t * 0.9, t * 0.3, 3) : ellipseOutline(t * 0.62, t * 0.42, 16);
  return sweep(section, curveThrough(points, p.handle === "round" ? 3 : 5), { scale: girth, up: [0, 1, 0] });
}

const wallOf = (p: MugParameters): number => (p.style === "teacup" ? 0.0026 : p.style === "tankard" ? 0.007 : 0.0042);

export function buildMug(p: MugParameters): Model {
  const outside = outsideOf(p);
  const floor = p.style === "teacup" ? p.height * 0.14 : 0.007;
  const wall = wallOf(p);
  const lift = p.saucer ? 0.006 : 0;
  const up = (geometry: Geometry) => move(geometry, [0, lift, 0]);
  const parts: Part[] = [
    makePart("body", "body", up(lathe(hollow(outside, wall, floor), 64)), {
      projection: "cylinder",
      weight: 1,
      ...(p.decor === "none" ? {} : { paint: decorate(p) }),
    }),
  ];
  if (p.handles > 0) {
    const handle = handleOf(p, outside);
    const around = Array.from({ length: p.handles }, (_, i) => up(turnY(handle, (i / p.handles) * 2 * PI)));
    parts.push(...makeParts("handle", "handle", around, { weight: 0.95 }));
  }
  if (p.style === "tankard") {
    const hoops = [0.14, 0.8].map((f) => {
      const [low, high] = [f - 0.05, f + 0.05].map((each) => radiusAt(outside, p.height * each));
      const y = p.height * 0.05;
      return up(
        move(
          lathe(
            [
              [(low as number) - 0.002, -y],
              [(low as number) + 0.0018, -y],
              [(high as number) + 0.0018, y],
              [(high as number) - 0.002, y],
            ],
            64,
            true,
          ),
          [0, p.height * f, 0],
        ),
      );
    });
    parts.push(...makeParts("hoop", "hoop", hoops, { weight: 0.6 }));
  }
  if (p.lid)
    parts.push(makePart("lid", "lid", up(mugLid(p, radiusAt(outside, p.height))), { weight: 0.8, crease: 0.6 }));
  if (p.drink !== "none") {
    const level = p.height * 0.92;
    parts.push(makePart("drink", p.drink, up(pool(outside, wall, level)), { weight: 0.5 }));
  }
  const inner = radiusAt(outside, p.height * 0.9) - wall;
  const toppings = makeToppings(p, { radius: inner, level: p.height * 0.92, rim: p.height });
  parts.push(...toppings.map((part) => ({ ...part, geometry: up(part.geometry) })));
  if (p.steaming) {
    const curls = steam(p.height * 0.85, p.height * 0.85, p.radius * 0.5).map(up);
    parts.push(...makeParts("steam", "steam", curls, { weight: 0.4 }));
  }
  if (p.saucer) {
    const r = p.radius;
    const profile = roundCorners(
      [
        [0, 0],
        [r * 0.85, 0],
        [r * 0.95, 0.005, 0.004],
        [r * 1.5, 0.014, 0.02],
        [r * 1.72, 0.02, 0.0012],
        [r * 1.7, 0.022, 0.0012],
        [r * 1.4, 0.0155, 0.02],
        [r * 0.9, 0.007, 0.006],
        [0, 0.006],
      ],
      4,
    );
    parts.push(makePart("saucer", "saucer", lathe(profile, 64), { weight: 0.7 }));
  }
  const rim = radiusAt(outside, p.height);
  return standModel(parts, [
    { name: "top", position: [0, p.height + lift, 0], normal: [0, 1, 0], radius: rim },
    {
      name: "inside",
      position: [0, floor + lift, 0],
      normal: [0, 1, 0],
      radius: radiusAt(outside, p.height * 0.3) - wall,
    },
    {
      name: "handle",
      position: [rim + p.radius * 0.5, p.height * 0.5 + lift, 0],
      normal: [1, 0, 0],
      radius: p.radius * 0.4,
    },
  ]);
}

const CREAM = fromHex("#f1ebdd");

/** A pale inside, two bands, or rows of dots. */
const decorate =
  (p: MugParameters): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const t = y / p.height;
    if (x * nx + z * nz < 0 || (ny > 0.9 && t < 0.5)) {
      if (t < 0.985) layColour(surface, CREAM);
      return;
    }
    if (p.decor === "band") {
      if (Math.abs(t - 0.62) < 0.07 || Math.abs(t - 0.5) < 0.014) layColour(surface, CREAM);
    } else if (p.decor === "dots" && t > 0.12 && t < 0.92) {
      const v = t * 6;
      const row = Math.floor(v);
      const u = (atan2(z, x) / (2 * PI)) * 16 + (row & 1) * 0.5;
      const [a, b] = [u - Math.floor(u) - 0.5, v - row - 0.5];
      if (a * a + b * b < 0.055) layColour(surface, CREAM);
    }
  };

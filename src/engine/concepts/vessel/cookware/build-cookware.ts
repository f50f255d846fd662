import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { ellipseOutline, type Point2, roundCorners } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { mirror, move, turnY, turnZ } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { pool, steam } from "../drink.ts";
import { handleThrough } from "../handle.ts";
import { hollow, radiusAt, smoothProfile } from "../hollow.ts";
import type { CookwareParameters } from "./cookware-parameters.ts";

/** A turned metal vessel with its handles, lid or feet. */
export function buildCookware(p: CookwareParameters): Model {
  const flat = p.style === "skillet" || p.style === "wok";
  const [r, h] =
    p.style === "cauldron"
      ? [0.26 * p.wide, 0.36 * p.tall]
      : p.style === "pot"
        ? [0.125 * p.wide, 0.13 * p.tall]
        : p.style === "saucepan"
          ? [0.09 * p.wide, 0.095 * p.tall]
          : p.style === "wok"
            ? [0.17 * p.wide, 0.095 * p.tall]
            : [0.14 * p.wide, 0.045 * p.tall];
  const lines: Readonly<Record<CookwareParameters["style"], readonly Point2[]>> = {
    cauldron: [
      [0.3, 0],
      [0.62, 0.06],
      [0.9, 0.24],
      [1, 0.46],
      [0.95, 0.68],
      [0.8, 0.86],
      [0.72, 0.93],
      [0.8, 0.98],
      [0.82, 1],
    ],
    pot: [
      [0.9, 0],
      [0.96, 0.03],
      [0.99, 0.12],
      [1, 0.5],
      [1, 0.96],
      [1.02, 1],
    ],
    saucepan: [
      [0.88, 0],
      [0.95, 0.04],
      [0.98, 0.14],
      [1, 0.5],
      [1, 0.95],
      [1.03, 1],
    ],
    skillet: [
      [0.78, 0],
      [0.82, 0.06],
      [0.92, 0.5],
      [0.99, 0.92],
      [1, 1],
    ],
    wok: [
      [0.26, 0],
      [0.4, 0.06],
      [0.68, 0.28],
      [0.88, 0.62],
      [0.98, 0.92],
      [1, 1],
    ],
  };
  const line = smoothProfile(
    lines[p.style].map(([x, y]) => [x * r, y * h] as const),
    4,
  );
  const wall = p.style === "cauldron" ? 0.012 : 0.0032;
  const floor = p.style === "cauldron" ? h * 0.08 : p.style === "wok" ? 0.008 : 0.006;
  const lift = p.style === "cauldron" ? 0.07 : 0;
  const up = <T extends ReturnType<typeof lathe>>(g: T) => move(g, [0, lift, 0]);
  const parts: Part[] = [
    makePart(
      "body",
      p.style === "cauldron" ? "iron" : flat ? "pan" : "body",
      up(lathe(hollow(line, wall, floor), 72)),
      { weight: 1 },
    ),
  ];
  const at = radiusAt(line, h * 0.82);
  const own = p.style === "cauldron" ? "iron" : "handle";
  if (p.style === "pot") {
    const ear = handleThrough(
      [
        [at - 0.003, h * 0.78, 0.036],
        [at + 0.026, h * 0.81, 0.032],
        [at + 0.032, h * 0.82, 0],
        [at + 0.026, h * 0.81, -0.032],
        [at - 0.003, h * 0.78, -0.036],
      ],
      0.012,
      0.012,
      1.2,
    );
    parts.push(...makeParts("handle", own, [ear, mirror(ear)], { weight: 0.9 }));
  } else if (p.style === "cauldron") {
    const ring = move(turnZ(torus(0.05, 0.009, 28, 8), PI / 2 - 0.3), [r * 0.96, lift + h * 0.68, 0]);
    parts.push(...makeParts("ring", own, [ring, mirror(ring)], { weight: 0.7 }));
    const foot = lathe(
      roundCorners(
        [
          [0, 0],
          [0.026, 0, 0.006],
          [0.02, 0.06],
          [0.05, 0.14, 0.02],
          [0, 0.16],
        ],
        3,
      ),
      18,
    );
    parts.push(
      ...makeParts(
        "foot",
        own,
        [0, 1, 2].map((i) => turnY(move(foot, [r * 0.6, 0, 0]), (i / 3) * TAU + 0.5)),
        { weight: 0.8 },
      ),
    );
  } else {
    const long = p.style === "saucepan" ? 0.17 : 0.21;
    const rise = p.style === "wok" ? 0.07 : 0.035;
    const arm = sweep(
      ellipseOutline(0.0135, 0.0085, 14),
      curveThrough(
        [
          [at - 0.006, h * 0.76, 0],
          [at + long * 0.22, h * 0.76 + rise * 0.35, 0],
          [at + long * 0.6, h * 0.76 + rise * 0.8, 0],
          [at + long, h * 0.76 + rise, 0],
        ],
        6,
      ),
      { scale: (t) => 0.75 + 0.5 * t, up: [0, 1, 0], endRounding: 0.006 },
    );
    parts.push(makePart("handle", "handle", arm, { weight: 1 }));
    parts.push(
      makePart(
        "ferrule",
        "body",
        move(turnZ(cylinder({ radius: 0.013, height: 0.045, bevel: 0.003, segments: 16 }), -PI / 2), [
          at - 0.006,
          h * 0.765,
          0,
        ]),
        { weight: 0.5 },
      ),
    );
    const rivet = [-1, 1].map((s) =>
      move(turnZ(cylinder({ radius: 0.005, height: 0.01, bevel: 0.001, segments: 12 }), -PI / 2), [
        at - 0.007,
        h * 0.75,
        s * 0.01,
      ]),
    );
    parts.push(...makeParts("rivet", "body", rivet, { weight: 0.2 }));
  }
  let top = lift + h;
  if (p.lid) {
    const rim = radiusAt(line, h);
    const lid = smoothProfile(
      [
        [rim * 0.985, h - 0.004],
        [rim * 1.02, h + 0.003],
        [rim * 0.85, h + rim * 0.12],
        [rim * 0.5, h + rim * 0.2],
        [0.02, h + rim * 0.235],
      ],
      4,
    );
    parts.push(makePart("lid", "lid", lathe([[0, h - 0.004], ...lid, [0, h + rim * 0.236]], 56), { weight: 0.9 }));
    parts.push(
      makePart(
        "knob",
        "handle",
        move(
          lathe(
            smoothProfile(
              [
                [0.009, -0.004],
                [0.008, 0.01],
                [0.02, 0.02],
                [0.021, 0.028],
                [0.01, 0.034],
              ],
              4,
            )
              .concat([[0, 0.035]])
              .reverse()
              .concat([[0, -0.004]])
              .reverse(),
            28,
          ),
          [0, h + rim * 0.236, 0],
        ),
        { weight: 0.7 },
      ),
    );
    top = h + rim * 0.236 + 0.034;
  } else if (p.drink !== "none") {
    const level = h * (p.style === "cauldron" ? 0.86 : flat ? 0.4 : 0.74);
    parts.push(makePart("content", p.drink, up(pool(line, wall, level)), { weight: 0.7 }));
    if (p.bubbling) {
      const bubbles = Array.from({ length: 11 }, (_, i) => {
        const out = radiusAt(line, level) * 0.82 * Math.sqrt((i + 0.4) / 11);
        const size = radiusAt(line, level) * (0.07 + 0.07 * Math.abs(sin(i * 2.3)));
        return up(move(sphere(size, 14, 9), [out * cos(i * 2.4), level - size * 0.3, out * sin(i * 2.4)]));
      });
      parts.push(...makeParts("bubble", p.drink, bubbles, { weight: 0.5 }));
    }
  }
  if (!p.lid && p.drink !== "none" && p.bubbling && p.style !== "cauldron")
    for (const [i, curl] of steam(h * 0.74, h * 1.1, r * 0.5).entries())
      parts.push(makePart(`steam-${i + 1}`, "steam", curl, { weight: 0.3 }));
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: r * 0.9 },
    { name: "inside", position: [0, lift + floor, 0], normal: [0, 1, 0], radius: radiusAt(line, h * 0.4) - wall },
  ]);
}

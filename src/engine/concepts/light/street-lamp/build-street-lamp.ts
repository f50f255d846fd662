import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move, turnX, turnZ } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import { buildModernStreetLamp } from "./build-modern-street-lamp.ts";
import type { StreetLampParameters } from "./street-lamp-parameters.ts";
import { streetLantern } from "./street-lantern.ts";

/** A post on a stepped foot and its light. */
export function buildStreetLamp(p: StreetLampParameters): Model {
  const h = p.height;
  const parts: Part[] = [];
  const head = 0.62;
  if (p.style === "arm") return buildModernStreetLamp(p);
  const branched = p.style === "lantern" && p.heads > 1;
  const postTop =
    p.style === "globes"
      ? h - (p.heads > 1 ? 0.42 : 0.36)
      : p.style === "hook"
        ? h - 0.34
        : h - head - (branched ? 0.1 : 0);
  const post: readonly Point2[] = [
    [0, 0],
    [0.2, 0],
    [0.2, 0.05],
    [0.165, 0.07],
    [0.165, 0.3],
    [0.135, 0.34],
    [0.12, 0.42],
    [0.085, 0.62],
    [0.085, 0.66],
    [0.11, 0.68],
    [0.11, 0.72],
    [0.07, 0.75],
    [0.055, 0.82],
  ];
  const upper: readonly Point2[] = [
    [0.04, postTop * 0.93],
    [0.062, postTop * 0.94],
    [0.062, postTop * 0.955],
    [0.04, postTop * 0.965],
    [0.036, postTop],
    [0, postTop],
  ];
  const shaft = lathe(
    roundCorners(
      [...post.map(([x, y]) => [x, y, 0.012] as const), ...upper.map(([x, y]) => [x, y, 0.008] as const)],
      3,
    ),
    32,
  );
  parts.push(makePart("post", "post", shaft, { weight: 1 }));
  if (p.style !== "hook") {
    const bar = turnZ(cylinder({ radius: 0.014, height: 0.62, bevel: 0.004, segments: 12 }), PI / 2);
    if (!branched)
      parts.push(
        makePart(
          "ladder-bar",
          "post",
          merge([
            move(bar, [0.31, postTop * 0.9, 0]),
            move(sphere(0.026, 14, 8), [0.31, postTop * 0.9, 0]),
            move(sphere(0.026, 14, 8), [-0.31, postTop * 0.9, 0]),
          ]),
          { weight: 0.6 },
        ),
      );
  }
  if (p.style === "lantern") {
    const xs = p.heads > 1 ? [-0.42, 0.42] : [0];
    for (const [i, x] of xs.entries()) {
      const base = p.heads > 1 ? postTop - 0.12 : postTop;
      parts.push(
        ...streetLantern(i + 1).map((part) => ({ ...part, geometry: move(part.geometry, [x, base - 0.006, 0]) })),
      );
      if (p.heads > 1) {
        const s = Math.sign(x);
        parts.push(
          makePart(
            `arm-${i + 1}`,
            "post",
            tube(
              0.022,
              curveThrough(
                [
                  [0, postTop - 0.34, 0],
                  [s * 0.16, postTop - 0.44, 0],
                  [s * 0.36, postTop - 0.36, 0],
                  [s * 0.42, postTop - 0.1, 0],
                ],
                8,
              ),
              10,
            ),
            { weight: 0.8 },
          ),
        );
      }
    }
    if (p.heads > 1)
      parts.push(
        makePart(
          "finial",
          "post",
          move(
            lathe(
              roundCorners(
                [
                  [0, 0],
                  [0.04, 0],
                  [0.05, 0.05, 0.02],
                  [0.02, 0.12, 0.02],
                  [0, 0.22],
                ],
                3,
              ),
              20,
            ),
            [0, postTop - 0.004, 0],
          ),
          { weight: 0.5 },
        ),
      );
  } else if (p.style === "globes") {
    const globe = (i: number, x: number, y: number, size: number): Part[] => [
      makePart(`globe-${i}`, "light", move(sphere(size, 28, 18), [x, y + size * 1.04, 0]), { weight: 0.95 }),
      makePart(
        `collar-${i}`,
        "post",
        move(
          lathe(
            roundCorners(
              [
                [0, -0.02],
                [0.035, -0.02],
                [size * 0.55, size * 0.1, 0.02],
                [size * 0.6, size * 0.24, 0.005],
                [0, size * 0.24],
              ],
              3,
            ),
            28,
          ),
          [x, y, 0],
        ),
        { weight: 0.6 },
      ),
    ];
    if (p.heads === 1) parts.push(...globe(1, 0, postTop, 0.19));
    else {
      parts.push(
        ...globe(1, 0, postTop + 0.06, 0.17),
        makePart("neck", "post", move(cylinder({ radius: 0.034, height: 0.1, segments: 20 }), [0, postTop - 0.02, 0]), {
          weight: 0.4,
        }),
      );
      for (const [i, s] of [-1, 1].entries()) {
        parts.push(...globe(i + 2, s * 0.4, postTop - 0.18, 0.15));
        parts.push(
          makePart(
            `arm-${i + 1}`,
            "post",
            tube(
              0.02,
              curveThrough(
                [
                  [0, postTop - 0.3, 0],
                  [s * 0.18, postTop - 0.4, 0],
                  [s * 0.37, postTop - 0.34, 0],
                  [s * 0.4, postTop - 0.19, 0],
                ],
                8,
              ),
              10,
            ),
            { weight: 0.8 },
          ),
        );
      }
    }
  } else {
    const bow = tube(
      0.024,
      curveThrough(
        [
          [0, postTop - 0.02, 0],
          [0, h - 0.16, 0],
          [0.12, h - 0.02, 0],
          [0.3, h - 0.06, 0],
          [0.36, h - 0.2, 0],
        ],
        9,
      ),
      12,
    );
    parts.push(makePart("hook", "post", bow, { weight: 0.9 }));
    parts.push(
      makePart("scroll", "post", move(turnX(torus(0.075, 0.013, 28, 8), PI / 2), [0.105, h - 0.2, 0]), { weight: 0.5 }),
    );
    parts.push(
      ...streetLantern(1).map((part) => ({ ...part, geometry: move(part.geometry, [0.36, h - 0.2 - 0.68, 0]) })),
      makePart("link", "post", move(cylinder({ radius: 0.01, height: 0.1, segments: 10 }), [0.36, h - 0.28, 0]), {
        weight: 0.4,
      }),
    );
  }
  return standModel(parts, [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: 0.15 }]);
}

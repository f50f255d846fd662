import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { growConifer } from "./conifer.ts";

const H = 1.8;

/** Radius of the crown at a height, about where branches end. */
const reachAt = (y: number) => Math.max(0.02, 0.49 * (1 - (y - 0.28) / (H * 0.98 - 0.28)) + 0.03);

function build({ has, stream }: Planned): Part[] {
  const chance = stream("boughs");
  const grown = growConifer({ height: H, spread: 0.56, bole: 0.17, girth: 1, density: 0.8 }, chance);
  const parts = [
    makePart("needles", "needle", grown.foliage, {
      weight: 1,
      crease: 0.9,
      paint: (surface, x, y, z) => {
        const tone =
          0.75 +
          0.3 * noise(x * 9, y * 9, z * 9, 5) +
          0.5 * Math.min(1, Math.sqrt(x * x + z * z) / (reachAt(y) + 0.05));
        surface.r *= tone;
        surface.g *= tone;
        surface.b *= tone;
      },
    }),
    makePart("trunk", "trunk", grown.wood, { weight: 0.5, projection: "cylinder" }),
  ];
  const onTree = (y: number, angle: number, out = 0.9): Vec3 => [
    cos(angle) * reachAt(y) * out,
    y,
    sin(angle) * reachAt(y) * out,
  ];
  if (has("bauble")) {
    const sets: Vec3[][] = [[], [], []];
    const count = 30;
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.5) / count;
      const y = 0.36 + (1 - Math.sqrt(1 - t * 0.97)) * (H * 0.9 - 0.36);
      (sets[i % 3] as Vec3[]).push(onTree(y, i * 2.399963 + 0.3 * chance(), 0.92));
    }
    for (const [k, places] of sets.entries())
      parts.push(
        makePart(
          `baubles-${k + 1}`,
          k === 0 ? "bauble" : k === 1 ? "gold" : "ball",
          merge(
            places.map((at) =>
              merge([move(sphere(0.056, 16, 10), at), move(sphere(0.016, 6, 4), [at[0], at[1] + 0.058, at[2]])]),
            ),
          ),
          { weight: 0.7 },
        ),
      );
  }
  if (has("light")) {
    const turns = 7;
    const path = Array.from({ length: turns * 16 + 1 }, (_, i): Vec3 => {
      const t = i / (turns * 16);
      const y = 0.36 + t * (H * 0.88 - 0.36);
      return onTree(y + 0.02 * sin(i * 0.8), t * turns * TAU, 0.95);
    });
    parts.push(
      makePart("garland", "garland", tube(0.011, path, 6), { weight: 0.5 }),
      makePart(
        "lights",
        "light",
        merge(path.filter((_, i) => i % 4 === 1).map((at) => move(sphere(0.026, 8, 5), at))),
        { weight: 0.5 },
      ),
    );
  }
  if (has("star")) {
    const points = Array.from({ length: 10 }, (_, i): Point2 => {
      const r = i % 2 === 0 ? 0.13 : 0.055;
      const a = PI / 2 + (i / 10) * TAU;
      return [r * cos(a), r * sin(a)];
    });
    parts.push(
      makePart("star", "star", move(extrude(points, { depth: 0.04, bevel: 0.012 }), [0, H * 1.02, 0]), { weight: 0.9 }),
    );
  }
  if (has("gift")) {
    for (let i = 0; i < 4; i += 1) {
      const angle = 0.35 + i * 0.75 + 0.2 * chance();
      const [w, h, d] = [0.22 + 0.08 * chance(), 0.16 + 0.12 * chance(), 0.2 + 0.06 * chance()];
      const at: Vec3 = [cos(angle) * 0.5, h / 2, sin(angle) * 0.5];
      const put = (geometry: Part["geometry"]) => move(turnY(geometry, chance() * 0.01 + i), at);
      parts.push(
        makePart(`gift-${i + 1}`, i % 2 === 0 ? "gift" : "parcel", put(box([w, h, d], { bevel: 0.006 })), {
          weight: 0.5,
        }),
        makePart(
          `ribbon-${i + 1}`,
          "ribbon",
          put(
            merge([
              box([w * 0.16, h + 0.008, d + 0.008]),
              box([w + 0.008, h + 0.009, d * 0.16]),
              move(
                tube(
                  0.012,
                  Array.from(
                    { length: 12 },
                    (_, k): Vec3 => [
                      0.04 * sin((k / 12) * TAU),
                      0.02 * sin((k / 12) * 2 * TAU),
                      0.012 * cos((k / 12) * TAU),
                    ],
                  ),
                  6,
                  { closed: true },
                ),
                [0, h / 2 + 0.02, 0],
              ),
            ]),
          ),
          { weight: 0.4 },
        ),
      );
    }
  }
  const foot = lathe(
    [
      [0, 0],
      [0.16, 0],
      [0.17, 0.03],
      [0.13, 0.06],
      [0.075, 0.1],
      [0, 0.1],
    ],
    24,
  );
  parts.push(makePart("stand", "stand", foot, { weight: 0.4 }));
  return parts;
}

/** A Christmas tree. What makes it itself: a fir cone hung with coloured balls, a garland with lights wound about it, a gold star on top, presents below. */
export const christmasTree = defineFromPlan({
  id: "christmas-tree",
  family: "plant",
  words: ["christmas tree", "xmas tree", "decorated tree", "holiday tree", "christmas pine"],
  height: 2,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: {
    needle: mainSlot("leaves", "#1f5a2c #24602f", "leaf|leaves|branch|tree"),
    trunk: slot("bark", "#4a3526", "wood"),
    bauble: slot("painted-metal", "#c8102e #b80f2a", "ornament|decoration|ball ornament"),
    gold: slot("gold", "", "gold ball"),
    ball: slot("painted-metal", "#1f4fa8 #8a2fa0 #d8d8de", "ball|globe"),
    garland: slot("gold", "", "tinsel|chain"),
    light: slot("plaster", "#ffe9a8", "fairy light|string light|candle"),
    star: slot("gold", "", "topper|angel"),
    gift: slot("paper", "#b3142a #1f6a3a", "present|parcel|gift box"),
    parcel: slot("paper", "#2a4f9a #e6d8b8"),
    ribbon: slot("gold", "", "bow"),
    stand: slot("iron", "#3a2a20", "foot|base"),
  },
  extras: {
    bauble: { chance: 1 },
    light: { chance: 1 },
    star: { chance: 1 },
    gift: { chance: 0.7 },
  },
  build,
});

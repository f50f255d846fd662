import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, move, settle, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, turnedAlong } from "../bodywork.ts";

/** Blue cells in a silver grid. */
const cells: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.3) return;
  const [u, v] = [x * 5.2, y * 5.2];
  const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
  if (a < 0.07 || b < 0.07) return;
  const shade = 0.75 + 0.5 * ((Math.floor(u) * 7 + Math.floor(v) * 3) % 5) * 0.2;
  const line = a * 4 - Math.floor(a * 4) < 0.1;
  layColour(surface, line ? [0.06, 0.12, 0.32] : [0.008 * shade, 0.03 * shade, 0.17 * shade], 0.16, 0);
};

/** Crinkled gold foil. */
const foil: Paint = (surface, x, y, z) => {
  surface.height += 0.012 * noise(x * 9, y * 9, z * 9, 3) + 0.006 * noise(x * 23, y * 23, z * 23, 5);
};

const dishShape = (r: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.35, r * 0.035],
        [r * 0.7, r * 0.15],
        [r, r * 0.34, r * 0.01],
        [r * 0.99, r * 0.37, r * 0.01],
        [r * 0.68, r * 0.19],
        [r * 0.34, r * 0.08],
        [0, r * 0.05],
      ],
      2,
    ),
    44,
  );

function dish(r: number): { bowl: Geometry; feed: Geometry; horn: Geometry } {
  const legs = [0, 1, 2].map((i) => {
    const a = (i / 3) * 2 * PI;
    return bar([r * 0.72 * cos(a), r * 0.19, r * 0.72 * sin(a)], [0, r * 0.72, 0], r * 0.022, 8);
  });
  return { bowl: dishShape(r), feed: merge(legs), horn: move(sphere(r * 0.085, 18), [0, r * 0.72, 0]) };
}

function sputnik(): Part[] {
  const at = [0, 0.95, 0] as const;
  const rods = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) => bar([s * 0.1, 0.95, -0.2], [s * 0.62, 0.95 + t * 0.42 - 0.28, -1.75], 0.016, 8)),
  );
  const stood = (g: Geometry) => settle(turnX(g, 0.5));
  return [
    makePart("ball", "body", stood(move(sphere(0.42, 56, 40), [...at])), { weight: 1 }),
    makePart(
      "seam",
      "dish",
      stood(
        turnedAlong(
          [
            [0.4, -0.02],
            [0.435, -0.02, 0.006],
            [0.435, 0.02, 0.006],
            [0.4, 0.02],
          ],
          [...at],
          56,
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("rods", "antenna", stood(merge(rods)), { weight: 1 }),
  ];
}

function build({ style, count, kind }: Planned): Part[] {
  if (style === "sputnik") return sputnik();
  const y = 1.35;
  const [w, h, d] = [0.72, 0.95, 0.72];
  const n = Math.max(1, Math.round(count / 2));
  const panelW = n === 1 ? 1.6 : n === 2 ? 0.98 : 0.74;
  const wingParts = (side: 1 | -1): Part[] => {
    const put = (g: Geometry): Geometry => (side === 1 ? g : settle(mirror(g)));
    const panels = Array.from({ length: n }, (_, i) =>
      settle(turnX(block([panelW, 0.78, 0.03], [w / 2 + 0.3 + panelW / 2 + i * (panelW + 0.05), 0, 0], 0.008), -0.18)),
    );
    const boom = bar([w / 2 - 0.05, 0, 0], [w / 2 + 0.3 + n * (panelW + 0.05), 0, -0.01], 0.024, 10);
    const yoke = [
      bar([w / 2 + 0.06, 0, 0], [w / 2 + 0.3, 0.3, -0.05], 0.018, 8),
      bar([w / 2 + 0.06, 0, 0], [w / 2 + 0.3, -0.3, 0.05], 0.018, 8),
    ];
    const tag = side === 1 ? "left" : "right";
    return [
      ...panels.map((g, i) => ({
        ...makePart(`panel-${tag}-${i + 1}`, "panel", put(g), { weight: 1, paint: cells }),
        geometry: move(put(g), [0, y, 0]),
      })),
      makePart(`boom-${tag}`, "antenna", move(put(merge([boom, ...yoke])), [0, y, 0]), { weight: 0.5 }),
    ];
  };
  const main = dish(0.5);
  const up = (g: Geometry) => move(turnX(g, 0.75), [0, y + h / 2 + 0.16, 0.05]);
  const front = dish(0.2);
  const ahead = (g: Geometry) => move(turnX(g, PI / 2), [0.12, y - 0.16, d / 2 + 0.06]);
  const round = kind === "drum";
  const bus = round
    ? lathe(
        roundCorners(
          [
            [0, y - h / 2],
            [0.42, y - h / 2, 0.03],
            [0.42, y + h / 2, 0.03],
            [0, y + h / 2],
          ],
          3,
        ),
        44,
      )
    : block([w, h, d], [0, y, 0], 0.02);
  return [
    makePart("body", "body", settle(bus), { weight: 1, paint: foil }),
    makePart(
      "frames",
      "dish",
      merge(
        [y - h / 2 + 0.02, y + h / 2 - 0.02].map((v) =>
          round
            ? lathe(
                roundCorners(
                  [
                    [0.36, v - 0.04],
                    [0.44, v - 0.04, 0.01],
                    [0.44, v + 0.04, 0.01],
                    [0.36, v + 0.04],
                  ],
                  2,
                ),
                44,
                true,
              )
            : block([w + 0.04, 0.07, d + 0.04], [0, v, 0], 0.015),
        ),
      ),
      { weight: 0.6 },
    ),
    ...wingParts(1),
    ...wingParts(-1),
    makePart("dish", "dish", up(main.bowl), { weight: 1, crease: 0.8 }),
    makePart("dish-legs", "antenna", up(main.feed), { weight: 0.5 }),
    makePart("dish-horn", "antenna", up(main.horn), { weight: 0.5 }),
    makePart("dish-post", "antenna", bar([0, y + h / 2 - 0.05, 0], [0, y + h / 2 + 0.2, 0.05], 0.06, 14), {
      weight: 0.4,
    }),
    makePart("small-dish", "dish", ahead(front.bowl), { weight: 0.6, crease: 0.8 }),
    makePart(
      "small-horn",
      "antenna",
      merge([
        ahead(front.feed),
        ahead(front.horn),
        bar([0.12, y - 0.16, d / 2 - 0.05], [0.12, y - 0.16, d / 2 + 0.07], 0.04, 12),
      ]),
      { weight: 0.3 },
    ),
    makePart(
      "mast",
      "antenna",
      merge([
        bar([-0.22, y - h / 2 + 0.02, 0.1], [-0.22, y - h / 2 - 0.5, 0.1], 0.018, 8),
        move(sphere(0.035, 14), [-0.22, y - h / 2 - 0.5, 0.1]),
      ]),
      { weight: 0.4 },
    ),
    ...makeParts(
      "sensor",
      "lens",
      [
        [-0.2, 0.2],
        [-0.2, 0.0],
      ].map(([x, v]) =>
        turnedAlong(
          [
            [0, 0],
            [0.075, 0, 0.01],
            [0.075, 0.08, 0.01],
            [0.05, 0.07],
            [0, 0.06],
          ],
          [x as number, y + (v as number), d / 2 - 0.02],
          24,
        ),
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A satellite. What makes it itself: a gold-foil box with two long wings of blue solar cells on booms to either side, a white dish aimed up at the front, antennas and sensors; a sputnik is a silver ball with four long rods swept back. */
export const satellite = defineFromPlan({
  id: "satellite",
  family: "vehicle",
  words: [
    "satellite",
    "space satellite",
    "artificial satellite",
    "communication satellite",
    "communications satellite",
    "weather satellite",
    "gps satellite",
    "sputnik",
    "space probe",
    "probe",
    "solar panel satellite",
  ],
  senses: ["satellite#1"],
  height: 2,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("gold", "", "box|bus|hull|ball"),
    panel: slot("brushed-steel", "", "solar panel|wing|solar array"),
    dish: slot("painted-metal", "#e8e7e2", "antenna dish|frame"),
    antenna: slot("brushed-steel", "", "mast|rod|boom"),
    lens: slot("glass", "#10202e", "sensor|camera"),
  },
  styles: { usual: { weight: 1 }, sputnik: { weight: 0, words: ["sputnik"], materials: { body: "silver" } } },
  kinds: { box: { weight: 3 }, drum: { weight: 1 } },
  count: { slot: "panel", min: 4, max: 6, most: 6 },
  build,
});

import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, sidePlate } from "../bodywork.ts";
import { makeHull, strakes } from "./boat-hull.ts";
import { fitCargo, fitSpeedboat, fitTug, fitWarship } from "./ship-fittings.ts";
import type { ShipParameters, ShipWork } from "./ship-work.ts";
import { fitTrawler } from "./trawler-fittings.ts";

/** Hull, decks, and what its kind carries. */
export function buildShip(p: ShipParameters): Model {
  const { style, length: l } = p;
  const b = p.beam / 2;
  const d = l * { liner: 0.1, cargo: 0.095, tug: 0.17, trawler: 0.15, warship: 0.075, speedboat: 0.15 }[style];
  const fast = style === "speedboat";
  const hull = makeHull(
    {
      length: l,
      beam: [
        [0, b * (style === "warship" ? 0.7 : 0.86)],
        [0.15, b * 0.97],
        [0.5, b],
        [0.72, b * 0.94],
        [0.9, b * 0.46],
        [1, b * 0.04],
      ],
      sheer: [
        [0, d * 1.06],
        [0.4, d],
        [0.75, d * 1.1],
        [1, d * (style === "tug" ? 1.6 : style === "trawler" ? 1.75 : 1.34)],
      ],
      keel: [
        [0, d * 0.12],
        [0.08, 0],
        [0.85, 0],
        [0.95, d * 0.12],
        [1, d * (fast ? 0.6 : 0.3)],
      ],
      floor: fast
        ? [
            [0, d * 1.02],
            [0.05, d * 1.0],
            [0.08, d * 0.4],
            [0.55, d * 0.4],
            [0.58, d * 1.02],
            [1, d * 1.32],
          ]
        : [
            [0, d * 0.97],
            [0.4, d * 0.92],
            [0.75, d * 1.02],
            [1, d * 1.27],
          ],
      wall: l * 0.008,
      square: 3,
      rake: [
        [0, 0],
        [0.75, 0],
        [1, l * 0.06],
      ],
    },
    44,
  );
  const y0 = d * 0.9;
  const houses: Geometry[] = [];
  const panes: Geometry[] = [];
  const irons: Geometry[] = [];
  const parts: Part[] = [];
  let top = d;
  const window = (x: number, y: number, z: number, h: number, w: number) =>
    panes.push(...pair(block([l * 0.002, h, w], [x, y, z], l * 0.0005, 1)));
  const storey = (from: number, to: number, low: number, h: number, half: number, count: number) => {
    houses.push(
      sidePlate(
        [
          [from, low],
          [to, low],
          [to - h * 0.35, low + h, h * 0.15],
          [from + h * 0.1, low + h, h * 0.1],
        ],
        half * 2,
        h * 0.08,
      ),
    );
    const step = (to - from - h * 0.8) / count;
    for (let i = 0; i < count; i += 1)
      window(half, low + h * 0.55, from + h * 0.35 + step * (i + 0.5), h * 0.36, step * 0.62);
    panes.push(block([half * 1.7, h * 0.34, h * 0.3], [0, low + h * 0.58, to - h * 0.32], h * 0.06, 1));
  };
  const funnel = (z: number, low: number, r: number, h: number) =>
    move(
      turnX(
        lathe(
          roundCorners(
            [
              [0, -h * 0.1],
              [r, -h * 0.1],
              [r * 0.94, h, r * 0.08],
              [r * 0.8, h, r * 0.06],
              [r * 0.76, h * 0.88],
              [0, h * 0.88],
            ],
            2,
          ),
          28,
        ),
        -0.14,
      ),
      [0, low, z],
    );
  const funnels: Geometry[] = [];
  const work: ShipWork = { p, l, b, d, y0, hull, houses, panes, irons, parts, funnels, storey, funnel };
  if (style === "liner") {
    const h = l * 0.034;
    for (let i = 0; i < p.decks; i += 1)
      storey(-l * (0.4 - 0.03 * i), l * (0.28 - 0.055 * i), y0 + h * i, h, b * (0.88 - 0.06 * i), 18 - i * 2);
    top = y0 + h * p.decks;
    storey(l * (0.28 - 0.055 * p.decks) - h * 2.4, l * (0.28 - 0.055 * p.decks), top - h * 0.02, h, b * 0.6, 3);
    for (let i = 0; i < p.funnels; i += 1)
      funnels.push(
        funnel(
          -l * 0.2 +
            ((l * 0.24) / Math.max(1, p.funnels - 1)) * i * (p.funnels > 1 ? 1 : 0) +
            (p.funnels === 1 ? l * 0.04 : 0),
          top - h * 0.05,
          l * 0.03,
          l * 0.085,
        ),
      );
    const boats = [-0.28, -0.18, -0.08, 0.02].flatMap((t) =>
      pair(block([b * 0.16, h * 0.5, l * 0.06], [b * 0.86, y0 + h * 1.25, l * t], h * 0.22, 3)),
    );
    parts.push(makePart("lifeboats", "cargo", merge(boats), { weight: 0.5 }));
    irons.push(
      rod(l * 0.003, [0, d, l * 0.38], [0, top + h * 1.6, l * 0.37], 8),
      rod(l * 0.003, [0, top, -l * 0.3], [0, top + h * 2.2, -l * 0.3], 8),
    );
  } else if (style === "cargo") top = fitCargo(work);
  else if (style === "tug") top = fitTug(work);
  else if (style === "trawler") top = fitTrawler(work);
  else if (style === "warship") top = fitWarship(work);
  else top = fitSpeedboat(work);
  const rails = strakes(hull, 1, l * (fast ? 0.007 : 0.0028), 0.01, 0.99);
  irons.push(...rails);
  parts.push(
    makePart("hull", "hull", hull.skin, {
      weight: 1,
      paint: (surface, x, y, z, _nx, ny) => {
        if (!fast && y < d * 0.27) return layColour(surface, [0.3, 0.025, 0.02]);
        if (y > d * (fast ? 0.66 : 0.27) && y < d * (fast ? 0.76 : 0.31)) return layColour(surface, [0.82, 0.81, 0.77]);
        if (fast && ny > 0.7 && y > d * 0.9) return layColour(surface, [0.85, 0.83, 0.78]);
        if (style !== "liner" || Math.abs(x) < b * 0.1) return;
        // two rows of portholes
        for (const row of [0.55, 0.72]) {
          const u = z / (l * 0.02) - Math.floor(z / (l * 0.02)) - 0.5;
          const [du, dv] = [u * l * 0.02, y - d * row];
          if (du * du + dv * dv < l * l * 0.0000125 && Math.abs(z) < l * 0.42) layColour(surface, [0.75, 0.6, 0.25]);
        }
      },
    }),
    makePart("iron", "gun", merge(irons), { weight: 0.4 }),
    makePart("windows", "window", merge(panes), { weight: 0.7 }),
  );
  if (!fast) {
    parts.push(
      makePart(
        "deck",
        "deck",
        merge(
          Array.from({ length: 14 }, (_, i) => {
            const t = 0.03 + (0.88 * (i + 0.5)) / 14;
            return block(
              [hull.beamAt(t) * 1.9, d * 0.05, ((l * 0.88) / 14) * 1.02],
              [0, hull.floorAt(t), hull.z(t)],
              d * 0.01,
              1,
            );
          }),
        ),
        { weight: 0.4, grain: "z" },
      ),
    );
    parts.push(makePart("house", "house", merge(houses), { weight: 1 }));
  }
  if (funnels.length > 0)
    parts.push(
      makePart("funnels", "funnel", merge(funnels), {
        weight: 0.9,
        paint: (surface, _x, y) => {
          const h = style === "tug" ? l * 0.2 : style === "trawler" ? l * 0.11 : l * 0.085;
          if (style !== "warship" && y > h * 0.72) layColour(surface, [0.02, 0.02, 0.022]);
        },
      }),
    );
  return standModel(parts, [
    { name: "top", position: [0, fast ? d * 1.1 : top, fast ? l * 0.3 : 0], normal: [0, 1, 0], radius: b * 0.5 },
    {
      name: "seat",
      position: [0, fast ? d * 0.76 : d, fast ? -l * 0.08 : -l * 0.42],
      normal: [0, 1, 0],
      radius: b * 0.5,
    },
    {
      name: "inside",
      position: [0, fast ? d * 0.42 : d, fast ? -l * 0.16 : -l * 0.42],
      normal: [0, 1, 0],
      radius: b * 0.5,
    },
  ]);
}

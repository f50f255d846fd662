import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { disc } from "../../../geometry/slab.ts";
import { fromHex } from "../../../math/color.ts";
import { layColour } from "../../lay-colour.ts";
import { archPath, archPlate, blockOn, square } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { fourWays } from "./four-ways.ts";
import { top } from "./top.ts";

const FACE = fromHex("#f3efe0");

const INK = fromHex("#14151a");

/** A square shaft with ribs, four great dials under a steep roof with a spire. */
export function clockTower(p: StructureParameters) {
  const [a, h] = [0.3 * p.wide, 1.75 * p.tall];
  const dial = 0.25 * p.wide;
  const y = h + dial * 1.25;
  const paint: Paint = (surface, x, v) => {
    const d = Math.sqrt(x * x + v * v) / dial;
    layColour(surface, d > 0.94 ? fromHex("#c39a3c") : FACE, 0.5);
    const hour = d > 0.7 && d < 0.88;
    if (hour) {
      for (let k = 0; k < 6; k += 1) {
        const [c, s] = TICKS[k] as readonly [number, number];
        if (Math.abs(x * s - v * c) < dial * 0.035) layColour(surface, INK, 0.5);
      }
    }
    if (Math.abs(x) < dial * 0.035 && v > -dial * 0.1 && v < dial * 0.74) layColour(surface, INK, 0.5);
    if (Math.abs(v * 0.94 - x * 0.34) < dial * 0.05 && x > -dial * 0.05 && x < dial * 0.5) layColour(surface, INK, 0.5);
    if (d < 0.08) layColour(surface, INK, 0.5);
  };
  const face = disc(dial, 0.05, 0.008, 40);
  const head = a * 1.16;
  const rib = blockOn([0.05, h, 0.05], 0, 0, a, 0.008);
  const lancets = [-0.5, 0, 0.5].flatMap((x) =>
    [0.3, 0.52, 0.74].map((f) => move(archPlate(archPath(a * 0.24, h * 0.15, 6), 0.03), [x * a, h * f, a])),
  );
  return standModel(
    [
      makePart(
        "foot",
        "trim",
        square([
          [0, 0],
          [a * 1.35, 0],
          [a * 1.35, 0.1],
          [a * 1.12, 0.18],
          [0, 0.18],
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "shaft",
        "wall",
        square([
          [0, 0],
          [a, 0],
          [a, h + 0.02],
          [0, h + 0.02],
        ]),
        { weight: 1 },
      ),
      makePart("ribs", "trim", merge([-1, -0.25, 0.25].flatMap((x) => fourWays(move(rib, [x * a, 0, 0])))), {
        weight: 0.6,
      }),
      makePart("windows", "opening", merge(lancets.flatMap(fourWays)), { weight: 0.5 }),
      makePart(
        "belt",
        "trim",
        merge(
          [0.27, 0.49, 0.71].map((f) =>
            square([
              [0, h * f - 0.02],
              [a * 1.08, h * f - 0.02],
              [a * 1.08, h * f + 0.012],
              [0, h * f + 0.012],
            ]),
          ),
        ),
        { weight: 0.4 },
      ),
      makePart(
        "clock-storey",
        "wall",
        square([
          [0, h - 0.08],
          [a, h - 0.08],
          [head, h],
          [head, y + dial * 1.25],
          [0, y + dial * 1.25],
        ]),
        { weight: 0.9 },
      ),
      ...fourWays(move(face, [0, y, head - 0.015])).map((geometry, i) => ({
        ...makePart(`dial-${i + 1}`, "face", geometry, { weight: 0.95, paint }),
        geometry: { ...geometry, rest: face.rest },
      })),
      makePart("dial-posts", "trim", merge(fourWays(blockOn([0.09, dial * 2.7, 0.09], head, h - 0.03, head, 0.015))), {
        weight: 0.5,
      }),
      makePart(
        "cornice",
        "trim",
        square([
          [0, y + dial * 1.2],
          [head * 1.14, y + dial * 1.24],
          [head * 1.14, y + dial * 1.4],
          [0, y + dial * 1.4],
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "belfry",
        "wall",
        square([
          [0, y + dial * 1.38],
          [head * 0.86, y + dial * 1.38],
          [head * 0.86, y + dial * 2],
          [0, y + dial * 2],
        ]),
        { weight: 0.7 },
      ),
      makePart(
        "belfry-openings",
        "opening",
        merge(
          [-0.5, 0, 0.5].flatMap((x) =>
            fourWays(
              move(archPlate(archPath(head * 0.3, dial * 0.5, 6), 0.03), [x * head, y + dial * 1.42, head * 0.86]),
            ),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart(
        "roof",
        "roof",
        square([
          [0, y + dial * 1.96],
          [head * 1.02, y + dial * 1.96],
          [head * 1.02, y + dial * 2.05],
          [head * 0.5, y + dial * 3],
          [head * 0.5, y + dial * 3.2],
          [head * 0.14, y + dial * 4.3],
          [0, y + dial * 5],
        ]),
        { weight: 0.95 },
      ),
      makePart(
        "pinnacles",
        "trim",
        merge(
          fourWays(
            move(
              square([
                [0, 0],
                [0.035, 0],
                [0.035, dial * 0.4],
                [0, dial],
              ]),
              [head * 0.98, y + dial * 1.38, head * 0.98],
            ),
          ),
        ),
        { weight: 0.4 },
      ),
    ],
    top(y + dial * 5),
  );
}

const TICKS = Array.from({ length: 6 }, (_, k) => {
  const c = [1, 0.8660254, 0.5, 0, -0.5, -0.8660254][k] as number;
  const s = [0, 0.5, 0.8660254, 1, 0.8660254, 0.5][k] as number;
  return [c, s] as const;
});

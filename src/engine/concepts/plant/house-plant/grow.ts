import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import { deform, move, turnX, turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { petal } from "../../flower/petal.ts";
import { sheet, symmetric } from "../leaf-outline.ts";
import { BLADE, CUT, HEART, SWORD } from "./leaf-shapes.ts";
import { type Grown, onStalks } from "./on-stalks.ts";
import { growBasil, growFicus, growRubber } from "./woody.ts";

export function grow(style: string, level: number, chance: () => number): Grown {
  switch (style) {
    case "rubber":
      return growRubber(level, chance);
    case "ficus":
      return growFicus(level, chance);
    case "basil":
      return growBasil(level, chance);
    case "monstera":
      return onStalks(
        9,
        level,
        chance,
        () => {
          const size = 0.19 + 0.05 * chance();
          const flat = turnX(sheet(symmetric(CUT.map(([x, y]) => [x * size, y * size] as const)), 0.003), Math.PI / 2);
          return { ...deform(flat, ([x, y, z]) => [x, y - 1.1 * x * x - 1.2 * z * z, z]), rest: flat.positions };
        },
        0.27,
      );
    case "snake": {
      const leaves = Array.from({ length: 11 }, (_, i) => {
        const blade = petal({
          length: 0.34 * (0.6 + 0.45 * chance()),
          width: 0.052,
          outline: SWORD,
          rise: 1.5 - 0.03 * i,
          curl: -0.1 + 0.2 * chance(),
          cup: 0.6,
          thickness: 0.003,
          steps: 12,
        });
        return turnY(move(blade, [0, level - 0.01, 0.008 + 0.0035 * i]), i * 2.399963);
      });
      return { leaves, stems: [] };
    }
    case "aloe": {
      const leaves = Array.from({ length: 17 }, (_, i) => {
        const t = i / 16;
        const blade = petal({
          length: 0.23 * (0.75 + 0.3 * t),
          width: 0.05,
          outline: [
            [0, 1],
            [0.3, 0.88],
            [0.7, 0.5],
            [1, 0.03],
          ],
          rise: 1.4 - 0.95 * t,
          curl: 0.35 + 0.3 * t,
          cup: 0.95,
          thickness: 0.014,
          steps: 12,
        });
        return turnY(move(blade, [0, level - 0.008, 0.006 + 0.014 * t]), i * 2.399963);
      });
      return { leaves, stems: [] };
    }
    case "succulent": {
      const count = 44;
      const leaves = Array.from({ length: count }, (_, i) => {
        const t = i / (count - 1);
        const long = 0.028 + 0.062 * t;
        const blade = petal({
          length: long,
          width: long * 0.62,
          outline: [
            [0, 0.5],
            [0.4, 0.85],
            [0.7, 1],
            [0.9, 0.7],
            [1, 0.1],
          ],
          rise: 1.35 - 1.15 * t,
          curl: 0.35,
          cup: 0.6,
          thickness: long * 0.16,
          steps: 7,
          across: 6,
        });
        return turnY(move(blade, [0, level + 0.028 - 0.03 * t, 0.002 + 0.012 * t]), i * 2.399963);
      });
      return {
        leaves,
        stems: [
          tube(
            0.014,
            [
              [0, level - 0.02, 0],
              [0, level + 0.03, 0],
            ],
            10,
          ),
        ],
      };
    }
    case "fern": {
      const leaves: Geometry[] = [];
      const stems: Geometry[] = [];
      for (let i = 0; i < 15; i += 1) {
        const angle = i * 2.399963;
        const reach = 0.2 * (0.7 + 0.4 * chance());
        const up = 0.3 * (0.75 + 0.3 * chance()) * (1 - 0.35 * (i / 15));
        const at = (f: number): Vec3 => [
          0,
          level - 0.008 + up * (1.75 * f - 1.15 * f * f),
          0.006 + reach * f * (0.55 + 0.6 * f),
        ];
        stems.push(
          turnY(
            tube(
              0.0026,
              Array.from({ length: 9 }, (_, k) => at(k / 8)),
              5,
              { scale: (t) => 1.1 - 0.8 * t },
            ),
            angle,
          ),
        );
        for (let k = 2; k <= 15; k += 1) {
          const f = k / 15;
          const long = 0.075 * (0.25 + 1.15 * sin(Math.PI * Math.min(1, f * 0.85 + 0.1)));
          for (const s of [1, -1]) {
            const leaflet = petal({
              length: long,
              width: long * 0.28,
              outline: BLADE,
              rise: 0.1,
              curl: -0.4,
              thickness: 0.0012,
              steps: 3,
              across: 2,
            });
            leaves.push(turnY(move(turnY(leaflet, s * (1.35 - 0.55 * f)), at(f)), angle));
          }
        }
      }
      return { leaves, stems };
    }
    case "venus": {
      const leaves: Geometry[] = [];
      const stems: Geometry[] = [];
      for (let i = 0; i < 8; i += 1) {
        const angle = i * 2.399963;
        const [reach, up] = [0.05 + 0.055 * (i / 8), 0.15 - 0.1 * (i / 8) + 0.03 * chance()];
        const end: Vec3 = [0, level + up, reach];
        stems.push(
          turnY(
            tube(0.004, curveThrough([[0, level - 0.008, 0.006], [0, level + up * 0.6, reach * 0.4], end], 6), 7),
            angle,
          ),
        );
        for (const s of [1, -1]) {
          const jaw = petal({
            length: 0.052,
            width: 0.062,
            outline: [
              [0, 0.75],
              [0.35, 1],
              [0.75, 0.92],
              [1, 0.55],
            ],
            rise: 0.95,
            curl: 0.55,
            cup: 0.45,
            thickness: 0.003,
            steps: 8,
          });
          const teeth = Array.from({ length: 8 }, (_, k) => {
            const x = ((k - 3.5) / 3.5) * 0.019;
            return move(
              petal({
                length: 0.02,
                width: 0.003,
                outline: [
                  [0, 1],
                  [1, 0.1],
                ],
                rise: 1.45,
                curl: 0.3,
                thickness: 0.0015,
                steps: 3,
                across: 2,
              }),
              [x, 0.042, 0.016 - Math.abs(x) * 0.1],
            );
          });
          const half = move(turnY(merge([jaw, ...teeth]), (s * Math.PI) / 2), [0, 0, 0]);
          leaves.push(turnY(move(turnX(half, 0.3 + 0.4 * (i / 8)), [end[0], end[1] - 0.002, end[2]]), angle));
        }
      }
      return { leaves, stems };
    }
    default:
      return onStalks(
        style === "heart" ? 13 : 15,
        level,
        chance,
        () => {
          const heart = style === "heart";
          const long = (heart ? 0.15 : 0.2) * (0.85 + 0.3 * chance());
          return petal({
            length: long,
            width: long * (heart ? 0.85 : 0.42),
            outline: heart ? HEART : BLADE,
            rise: 0.55,
            curl: -1.1,
            cup: -0.3,
            thickness: 0.002,
            steps: 12,
          });
        },
        0.2,
      );
  }
}

import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../../geometry/place.ts";
import { disc } from "../../../geometry/slab.ts";
import { torus } from "../../../geometry/sphere.ts";
import { PI } from "../../../math/elementary.ts";
import { archPlate, archRing, block, blockOn, pointedPath, square, stairs } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { lancet, nave } from "./nave.ts";

const cross = (y: number, z: number, size: number): Geometry =>
  merge([
    block([size * 0.16, size, size * 0.16], [0, y + size * 0.46, z], size * 0.02),
    block([size * 0.6, size * 0.16, size * 0.15], [0, y + size * 0.62, z], size * 0.02),
  ]);

export function buildChurch(p: StructureParameters) {
  const cathedral = p.style === "cathedral";
  const [w, d] = [(cathedral ? 1 : 0.92) * p.wide, cathedral ? 2 : 1.5];
  const eaves = (cathedral ? 1 : 0.72) * p.tall;
  const parts: Part[] = [...nave("nave", w, d, eaves, w * 0.62, 0)];
  const side = lancet(0.15, eaves * 0.56);
  const bays = cathedral ? 5 : 4;
  const sides = (g: Geometry) =>
    Array.from({ length: bays }, (_, i) =>
      [-1, 1].map((s) =>
        move(turnY(g, (s * PI) / 2), [(s * w) / 2, eaves * 0.26, -d / 2 + ((i + 0.6) * (d * 0.96)) / bays]),
      ),
    ).flat();
  parts.push(
    makePart("side-panes", "glass", merge(sides(side.pane)), { weight: 0.6 }),
    makePart("side-frames", "trim", merge(sides(side.frame)), { weight: 0.5 }),
  );
  const buttress = Array.from({ length: bays + 1 }, (_, i) =>
    [-1, 1].flatMap((s) => {
      const z = -d / 2 + 0.05 + (i * (d - 0.1) * 0.98) / bays;
      return [
        blockOn([0.14, eaves * 0.62, 0.09], s * (w / 2 + 0.05), 0, z, 0.012),
        blockOn([0.09, eaves * 0.9, 0.08], s * (w / 2 + 0.025), 0, z, 0.01),
      ];
    }),
  ).flat();
  parts.push(
    makePart("buttresses", "wall", merge(buttress), { weight: 0.6 }),
    makePart("plinth", "trim", blockOn([w + 0.12, 0.08, d + 0.1], 0, 0, 0, 0.012), { weight: 0.4 }),
  );
  const towerAt = (name: string, x: number, z: number, a: number, h: number, spire: number) => {
    const belfry = lancet(a * 0.56, h * 0.2);
    const put = (g: Geometry, y: number) =>
      [0, 1, 2, 3].map((i) => move(turnY(move(g, [0, y, a]), (i * PI) / 2), [x, 0, z]));
    parts.push(
      makePart(
        `${name}-shaft`,
        "wall",
        move(
          square([
            [0, 0],
            [a, 0],
            [a, h],
            [0, h],
          ]),
          [x, 0, z],
        ),
        { weight: 1 },
      ),
      makePart(
        `${name}-bands`,
        "trim",
        move(
          merge(
            [0.4, 0.7, 0.985].map((f) =>
              square([
                [0, h * f - 0.02],
                [a * 1.1, h * f - 0.02],
                [a * 1.1, h * f + 0.02],
                [0, h * f + 0.02],
              ]),
            ),
          ),
          [x, 0, z],
        ),
        { weight: 0.5 },
      ),
      makePart(`${name}-belfry`, "opening", merge(put(belfry.pane, h * 0.745)), { weight: 0.6 }),
      makePart(`${name}-belfry-frames`, "trim", merge(put(belfry.frame, h * 0.745)), { weight: 0.5 }),
      makePart(
        `${name}-spire`,
        "roof",
        move(
          square([
            [0, h],
            [a * 1.16, h],
            [a * 1.16, h + 0.03],
            [a * 0.86, h + spire * 0.16],
            [0, h + spire],
          ]),
          [x, 0, z],
        ),
        { weight: 1 },
      ),
      makePart(`${name}-cross`, "cross", move(cross(h + spire - 0.04, 0, cathedral ? 0.17 : 0.26), [x, 0, z]), {
        weight: 0.7,
      }),
      makePart(
        `${name}-corners`,
        "trim",
        move(
          merge(
            [0, 1, 2, 3].map((i) =>
              turnY(
                move(
                  square([
                    [0, 0],
                    [0.035, 0],
                    [0.035, 0.1],
                    [0, 0.26],
                  ]),
                  [a, h, a],
                ),
                (i * PI) / 2,
              ),
            ),
          ),
          [x, 0, z],
        ),
        { weight: 0.4 },
      ),
    );
  };
  let z = d / 2;
  if (cathedral) {
    const a = 0.27 * p.wide;
    for (const s of [-1, 1])
      towerAt(s < 0 ? "left" : "right", s * (w / 2 + a * 0.3), d / 2 - a * 0.4, a, eaves * 1.85, 0.95 * p.tall);
    z += 0.02;
    const rose = disc(0.2, 0.05, 0.006, 36);
    const y = eaves * 0.98;
    parts.push(
      makePart("rose", "glass", move(rose, [0, y, z - 0.03]), { weight: 0.8 }),
      makePart(
        "rose-frame",
        "trim",
        move(
          merge([
            turnX(torus(0.205, 0.026, 36, 10), PI / 2),
            turnX(torus(0.09, 0.012, 24, 8), PI / 2),
            ...Array.from({ length: 8 }, (_, i) => turnZ(block([0.016, 0.19, 0.03], [0, 0.105, 0]), (i * PI) / 4)),
          ]),
          [0, y, z + 0.015],
        ),
        { weight: 0.7 },
      ),
      makePart(
        "front",
        "wall",
        move(
          extrude(
            [
              [-w / 2 + 0.02, 0],
              [w / 2 - 0.02, 0],
              [w / 2 - 0.02, eaves],
              [0, eaves + w * 0.66],
              [-w / 2 + 0.02, eaves],
            ],
            { depth: 0.08 },
          ),
          [0, 0, d / 2 - 0.02],
        ),
        { weight: 0.7 },
      ),
    );
  } else {
    towerAt("tower", 0, d / 2 + 0.06, 0.25 * p.wide, eaves * 1.85, 1.1 * p.tall);
    z = d / 2 + 0.06 + 0.25 * p.wide;
    const dial = disc(0.1, 0.04, 0.006, 28);
    parts.push(
      makePart("round-window", "glass", move(dial, [0, eaves * 1.0, z - 0.02]), { weight: 0.6 }),
      makePart("round-frame", "trim", move(turnX(torus(0.105, 0.018, 28, 8), PI / 2), [0, eaves, z + 0.015]), {
        weight: 0.5,
      }),
    );
  }
  const doorW = cathedral ? 0.3 : 0.24;
  const doorH = eaves * 0.6;
  const portals = cathedral ? [0, -0.48 * p.wide - 0.08, 0.48 * p.wide + 0.08] : [0];
  for (const [i, x] of portals.entries()) {
    const k = i === 0 ? 1 : 0.72;
    parts.push(
      makePart(`door-${i + 1}`, "door", move(archPlate(pointedPath(doorW * k, doorH * k), 0.06), [x, 0.06, z]), {
        weight: 0.8,
      }),
      makePart(
        `door-frame-${i + 1}`,
        "trim",
        move(
          merge([
            archRing(
              pointedPath(doorW * k * 1.5, doorH * k + doorW * 0.3 * k),
              pointedPath(doorW * k * 0.98, doorH * k),
              0.1,
              0.01,
            ),
            block([doorW * k * 0.04, doorH * k * 0.9, 0.08], [0, doorH * k * 0.45, 0]),
          ]),
          [x, 0.05, z + 0.01],
        ),
        { weight: 0.6 },
      ),
    );
  }
  parts.push(
    makePart("stairs", "trim", move(stairs(cathedral ? w * 1.3 : 0.5, 0.035, 0.07, 2), [0, -0.003, z - 0.02]), {
      weight: 0.4,
    }),
  );
  return standModel(parts, [
    { name: "top", position: [0, eaves + w * 0.66, -d * 0.2], normal: [0, 1, 0], radius: 0.1 },
  ]);
}

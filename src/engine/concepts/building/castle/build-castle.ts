import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { block, blockOn, merlonRow, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { bareCorners, type OnRing, spiresOf, towersOnRing } from "./corner-towers.ts";
import { gatehouse } from "./gatehouse.ts";
import { keep } from "./keep.ts";
import { palace } from "./palace.ts";
import { roundTower } from "./round-tower.ts";

/** A wall with merlons between two towers, facing +Z before it is turned. */
function curtain(
  name: string,
  length: number,
  h: number,
  put: (g: ReturnType<typeof block>) => ReturnType<typeof block>,
): Part[] {
  return [
    makePart(`${name}-wall`, "wall", put(blockOn([length, h, 0.16], 0, 0, 0)), { weight: 0.9 }),
    makePart(
      `${name}-merlons`,
      "wall",
      put(merlonRow(length - 0.1, [0.11, 0.11, 0.07], h - 0.01, 0.045, Math.max(3, Math.round(length / 0.21)))),
      { weight: 0.8 },
    ),
    makePart(`${name}-walk`, "trim", put(block([length, 0.03, 0.2], [0, h - 0.05, 0.01], 0.006)), { weight: 0.3 }),
  ];
}

/** Where two curtain walls meet without a tower: a pier no higher than they are. */
function bareCorner(name: string, [x, z]: OnRing, a: number, h: number): Part[] {
  return [
    makePart(`${name}-pier`, "wall", blockOn([0.24, h, 0.24], x * a, 0, z * a), { weight: 0.7 }),
    makePart(`${name}-cap`, "wall", blockOn([0.2, 0.05, 0.2], x * a, h - 0.005, z * a), { weight: 0.5 }),
  ];
}

/** Water all about the mound, a bank beyond it, and a bridge of planks to the gate. */
function moat(a: number): Part[] {
  const ring = (from: number, to: number, low: number, high: number) =>
    lathe(
      [
        [from * a, low],
        [to * a, low],
        [to * a, high],
        [from * a, high],
      ],
      64,
      true,
    );
  const [near, far] = [1.6 * a, 2.28 * a];
  const planks = Array.from({ length: 9 }, (_, k) =>
    block([0.4, 0.035, (far - near) / 9 - 0.012], [0, 0.035, near + ((far - near) * (k + 0.5)) / 9], 0.006),
  );
  return [
    makePart("moat", "moat", ring(1.6, 2.3, -0.07, -0.025), { weight: 0.9 }),
    makePart("bank", "ground", ring(2.2, 2.6, -0.07, 0.015), { weight: 0.5 }),
    ...makeParts("bridge", "gate-wood", planks, { weight: 0.5, grain: "x" }),
  ];
}

export function buildCastle(p: StructureParameters) {
  const fairy = p.style === "fairytale";
  const a = 0.82 * p.wide;
  const wall = (fairy ? 0.5 : 0.6) * p.tall;
  const roofed = fairy || p.style === "roofed";
  const corner = (fairy ? 1.05 : 0.98) * p.tall;
  const r = (fairy ? 0.18 : 0.23) * p.wide;
  const pitch = fairy ? 3.6 : 2.3;
  const parts: Part[] = [];
  const spires = fairy ? spiresOf(p.count) : 0;
  // the only tower may be the one in the middle
  const towers = spires > 0 && spires === p.count ? [] : towersOnRing(p.count - spires);
  for (const [i, [x, z]] of towers.entries())
    parts.push(...roundTower(`tower-${i + 1}`, x * a, z * a, r, corner * (z > 0 ? 1 : 1.16), roofed, pitch));
  for (const [i, at] of bareCorners(towers).entries()) parts.push(...bareCorner(`corner-${i + 1}`, at, a, wall));
  for (const [i, turn] of [PI / 2, PI, -PI / 2].entries())
    parts.push(...curtain(`side-${i + 1}`, 2 * a, wall, (g) => turnY(move(g, [0, 0, a]), turn)));
  const gate = 0.72 * p.wide;
  for (const [i, s] of [-1, 1].entries()) {
    const length = a - gate / 2;
    parts.push(...curtain(`front-${i + 1}`, length, wall, (g) => move(g, [s * (gate / 2 + length / 2), 0, a])));
  }
  parts.push(...gatehouse(p, gate, wall, a, fairy));
  parts.push(...(fairy ? palace(p, wall, a) : keep(p, corner, a, roofed)));
  parts.push(
    makePart(
      "ground",
      "ground",
      turnedUp(
        [
          [0, -0.07],
          [a * 1.72, -0.07, 0.04],
          [a * 1.66, 0.015, 0.05],
          [0, 0.015],
        ],
        40,
      ),
      { weight: 0.5 },
    ),
  );
  if (p.style === "moated") parts.push(...moat(a));
  return standModel(parts, [{ name: "top", position: [0, corner * 1.4, -a * 0.2], normal: [0, 1, 0], radius: 0.2 }]);
}

import { cylinder } from "../../../geometry/lathe.ts";
import type { Corner } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { stretch } from "../../../geometry/place.ts";
import { clamp01 } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { HatForm } from "./hat-form.ts";

/** A thin brim from the band outwards. */
export const brim = (
  form: HatForm,
  name: string,
  reach: number,
  bend: (x: number, z: number, out: number) => number,
  slot = "headgear",
): Part => {
  const rows = [0.9, 1.02, 1.15, 1.3, 1.45, 1.6, 1.75, 1.9].filter((r) => r < reach);
  const corners: Corner[] = [
    [0, -0.03],
    ...rows.map((r) => [r, -0.03] as const),
    [reach, -0.025, 0.02],
    [reach, 0.025, 0.02],
    ...[...rows].reverse().map((r) => [r, 0.03] as const),
    [0, 0.03],
  ];
  return form.turned(name, corners, slot, ([x, y, z]): Vec3 => {
    const out = clamp01((Math.sqrt(x * x + z * z) - 1) / (reach - 1));
    return [x, y + bend(x, z, out), z];
  });
};

/** A visor in front: the part of a flat brim before the band. */
export const visor = (form: HatForm, reach: number, slot = "headgear", turn = 0): Part => {
  const plate = stretch(cylinder({ radius: 1, height: 0.07, bevel: 0.03, segments: 48 }), [0.98, 1, 1]);
  const bent = {
    ...plate,
    positions: plate.positions.map((v, i, all) => {
      const at = i - (i % 3);
      const [x, z] = [all[at] as number, all[at + 2] as number];
      if (i % 3 === 2) return z * 0.75 + (reach - 0.75);
      return i % 3 === 1 ? v - 0.13 * x * x - 0.12 * Math.max(0, z) : v;
    }),
  };
  return form.part(
    "visor-brim",
    turn === 0 ? bent : { ...bent, positions: bent.positions.map((v, i) => (i % 3 === 2 ? -v : i % 3 === 0 ? -v : v)) },
    slot,
    { weight: 0.6 },
  );
};

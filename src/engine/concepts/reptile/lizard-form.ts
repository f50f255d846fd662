import type { Paint } from "../../geometry/part.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { CreatureParameters } from "./creature.ts";
import type { Knot } from "./creature-studio.ts";
import { type LizardBuild, lizardHead } from "./lizard-head.ts";
import type { Saurian } from "./saurian.ts";

/** Sprawling legs, a body close to the ground, a tail that swings to one side. */
export function lizardForm(p: CreatureParameters, b: LizardBuild, paint: (head: Vec3, r: number) => Paint): Saurian {
  const y = b.height * (0.7 + 0.3 * p.legs);
  const g = b.girth * p.plump;
  const t = b.tail * p.tail;
  const sway = (p.seed % 2 === 0 ? 1 : -1) * 0.3;
  const r = b.head * p.head;
  const head: Vec3 = [0, y + 0.07, 0.5 + r * 0.6];
  const tailAt = (u: number): Knot => {
    const thick = b.tailRadius * (1 - u) + 0.008;
    return [sway * t * sin(u * 3) * 0.7, Math.max(thick, y * (1 - u * 1.6) * 0.9), -0.42 - t * u, thick];
  };
  const spine: Knot[] = [
    tailAt(1),
    tailAt(0.75),
    tailAt(0.5),
    tailAt(0.25),
    [0, y * 0.96, -0.36, Math.max(b.tailRadius * 1.15, g * 0.7)],
    [0, y, -0.1, g],
    [0, y + 0.01, 0.14, g * 0.96],
    [0, y + 0.03, 0.32, g * 0.76],
    [0, head[1] - 0.01, head[2] - r * 0.6, r * 0.78],
  ];
  const k = b.leg;
  const out = 0.28 + g;
  const front: Knot[] = [
    [g * 0.6, y, 0.22, 0.065 * k],
    [out * 0.86, y + 0.02, 0.14, 0.05 * k],
    [out, 0.05, 0.26, 0.038 * k],
  ];
  const hind: Knot[] = [
    [g * 0.55, y * 0.95, -0.26, 0.085 * k],
    [out * 0.92, y + 0.03, -0.12, 0.062 * k],
    [out, 0.05, -0.3, 0.042 * k],
  ];
  const foot = (knots: readonly Knot[], length: number) => {
    const [x, , z] = knots[2] as Knot;
    return { at: [x, 0.024 * k, z] as Vec3, toes: b.toes, length, radius: 0.019 * k, claw: b.claw };
  };
  const face = lizardHead(p, b, head, r);
  return {
    spine,
    head: face.clay,
    limbs: [front, hind],
    limbBlend: 0.04,
    feet: [foot(front, b.toe), foot(hind, b.toe * 1.2)],
    eye: face.eye,
    cell: 0.02,
    paint: paint(head, r),
    sockets: {
      crown: [0, head[1] + r * 0.7, head[2]],
      headRadius: r * 0.85,
      back: [0, y + g * 0.94, 0],
      backRadius: g,
      mouth: face.mouth,
      neck: [0, head[1], head[2] - r],
    },
  };
}

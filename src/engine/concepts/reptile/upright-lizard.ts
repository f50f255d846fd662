import type { Paint } from "../../geometry/part.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { CreatureParameters } from "./creature.ts";
import type { Knot } from "./creature-studio.ts";
import { type LizardBuild, lizardHead } from "./lizard-head.ts";
import type { Saurian } from "./saurian.ts";
import { standUpright, type UprightBody } from "./upright-body.ts";

/** Of its length on all fours, how much of the snout and the tail is left to who stands: he would fall over. */
const SNOUT = 0.82;
const TAIL = 0.8;
/** How much larger the head of who stands is. */
const HEAD = 1.3;
/** Least radius of the eyes, in head radii. */
const EYE = 0.24;

export interface UprightLizard {
  readonly form: Saurian;
  readonly body: UprightBody;
  /** Its tail and back from the nape to the tip: where horny plates go. */
  readonly ridge: readonly Knot[];
}

/** On its hind legs as a person, hands before it, its tail behind it on the ground: to wear, to hold and to play things. */
export function uprightLizard(
  p: CreatureParameters,
  b: LizardBuild,
  paint: (head: Vec3, r: number) => Paint,
): UprightLizard {
  const r = b.head * HEAD * p.head;
  const body = standUpright(0.92 * p.plump, r);
  const { head, trunk, arm, leg, hand, foot } = body;
  const sway = (p.seed % 2 === 0 ? 1 : -1) * 0.35;
  const t = TAIL * b.tail * p.tail;
  const tailAt = (u: number): Knot => {
    const thick = b.tailRadius * 1.05 * (1 - u) + 0.012;
    const fall = (1 - u) * (1 - u);
    return [sway * t * sin(u * 2.4) * u, Math.max(thick, 0.34 * fall * fall), -0.1 - t * u, thick];
  };
  const tail = [1, 0.8, 0.6, 0.4, 0.2, 0].map(tailAt);
  const face = lizardHead(p, { ...b, snout: b.snout * SNOUT, eye: Math.max(EYE, b.eye) }, head, r);
  const skin = paint(head, r);
  const nape = head[1] - r;
  return {
    body,
    ridge: [
      [0, head[1] - r * 0.4, head[2] - r, 0],
      [0, 0.78, -0.13, 0],
      [0, 0.6, -0.18 * p.plump, 0],
      [0, 0.42, -0.2 * p.plump, 0],
      ...[0.2, 0.4, 0.6, 0.8].map(tailAt),
    ],
    form: {
      spine: tail,
      head: [...trunk, ...face.clay],
      limbs: [arm, leg],
      limbBlend: 0.05,
      feet: [
        { at: hand, toes: [-0.7, -0.1, 0.5], length: 0.09, radius: 0.024, claw: 0.6 * b.claw },
        { at: [foot[0], 0.03, foot[2] - 0.04], toes: [-0.5, 0, 0.5], length: 0.15, radius: 0.028, claw: b.claw },
      ],
      eye: face.eye,
      cell: 0.0215,
      // what is its underside on all fours is in front now
      paint: (surface, x, y, z, nx, ny, nz) => skin(surface, x, y, z, nx, y < nape ? -nz : ny, nz),
      sockets: {
        crown: [0, head[1] + r * 0.7, head[2]],
        headRadius: r * 0.85,
        back: [0, 0.62, -0.19 * p.plump],
        backRadius: 0.18,
        mouth: face.mouth,
        neck: [0, 0.78, 0.02],
        hand: [-hand[0], hand[1] + 0.03, hand[2] + 0.05],
      },
    },
  };
}

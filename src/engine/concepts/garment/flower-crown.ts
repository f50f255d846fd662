import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { type BloomKind, bloom } from "../flower/bouquet-blooms.ts";
import type { HatForm } from "../outfit/headgear/hat-form.ts";

/** Heads in turn around the ring: kind, size over that of a bouquet's in the form's units, and whether it has the second colour. */
const HEADS: readonly (readonly [BloomKind, number, boolean])[] = [
  ["rose", 6.2, false],
  ["daisy", 4.6, true],
  ["blossom", 5, false],
  ["rose", 4.6, true],
  ["daisy", 5, true],
];

/** Puts what grows along +Y from the origin on the ring at an angle from the front, leaning outwards. */
const onRing = (g: Geometry, angle: number, lean: number, y: number): Geometry =>
  turnY(move(turnX(g, lean), [0, y, 1.06]), angle);

/** A ring of twined stems set all round with open roses, daisies and blossoms between leaves. */
export function flowerCrown(form: HatForm): Part[] {
  const [first, second, hearts, leaves]: Geometry[][] = [[], [], [], []];
  const count = 15;
  for (let i = 0; i < count; i += 1) {
    const [kind, size, other] = HEADS[i % HEADS.length] as (typeof HEADS)[number];
    const angle = (i / count) * TAU;
    const head = bloom(kind);
    const put = (g: Geometry) => onRing(stretch(g, [size, size, size]), angle, 0.95, 0.16 + 0.06 * (i % 2));
    ((other ? second : first) as Geometry[]).push(put(head.petals));
    if (head.heart) (hearts as Geometry[]).push(put(head.heart));
    for (const side of [-1, 1]) {
      const leaf = move(stretch(sphere(0.2, 10, 6), [0.5, 1.25, 0.16]), [0, 0.22, 0]);
      (leaves as Geometry[]).push(onRing(turnZ(leaf, side * 0.95), angle + side * 0.12, 0.6 + side * 0.35, 0.1));
    }
  }
  const twine = Array.from({ length: 3 }, (_, i) =>
    move(turnY(turnX(torus(1.03, 0.04, 64, 8), 0.035 * (i - 1)), (i * PI) / 3), [
      0,
      0.06 + 0.03 * sin(i),
      0.02 * cos(i),
    ]),
  );
  return [
    form.part("twine", merge(twine), "belt", { weight: 0.5 }),
    form.part("leaves", merge(leaves as Geometry[]), "belt", { weight: 0.8 }),
    form.part("flowers", merge(first as Geometry[]), "headgear", { weight: 1 }),
    form.part("more-flowers", merge(second as Geometry[]), "trim", { weight: 1 }),
    form.part("hearts", merge(hearts as Geometry[]), "visor", { weight: 0.5 }),
  ];
}

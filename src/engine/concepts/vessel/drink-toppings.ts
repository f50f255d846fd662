import { box } from "../../geometry/box.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Ask, SlotSpec } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { flag } from "../parameter-specs.ts";

const topping = (words: string, material: string, colours: string): SlotSpec => ({
  words: words.split("|"),
  materials: [material],
  colours: colours.split(" ").map(fromHex),
  takesWhole: false,
});

/** What is put on or in a drink: a slot each, which naming asks for. */
export const TOPPING_SLOTS = {
  whip: topping("whipped cream|whipped topping|cream swirl", "plaster", "#fbf6ea"),
  marshmallow: topping("mini marshmallow|marshmallow", "plaster", "#fbf3ee"),
  ice: topping("ice cubes|ice cube|cubes of ice", "glass", "#dcebf2"),
  slice: topping("lemon slice|slice of lemon|lemon|orange slice|wedge", "plastic", "#f0cf2e"),
  lime: topping("lime slice|slice of lime|lime|lime wedge|wedge of lime", "plastic", "#6fae2c"),
  mint: topping("mint leaf|mint leaves|mint|sprig of mint|mint sprig", "plastic", "#3f9136"),
  straw: topping("", "plastic", "#c8302c #2a7ab8 #e2b53a"),
} as const satisfies Record<string, SlotSpec>;

type Topping = keyof typeof TOPPING_SLOTS;
export type Toppings = Readonly<Record<Topping, boolean>>;

export const TOPPING_PARAMETERS = {
  whip: flag("A swirl of whipped cream stands on it."),
  marshmallow: flag("Marshmallows swim in it."),
  ice: flag("Ice cubes swim in it."),
  slice: flag("A slice of lemon sits on the rim."),
  lime: flag("A slice of lime sits on the rim."),
  mint: flag("A sprig of mint stands in it, leaves of it swim in it."),
  straw: flag("A straw stands in it."),
};

/** @param usual What is in it where nothing is said. */
export const toppingsOf = (ask: Ask, usual: readonly Topping[] = []): Toppings =>
  Object.fromEntries(
    Object.keys(TOPPING_SLOTS).map((name) => [name, wants(ask, name, usual.includes(name as Topping))]),
  ) as Toppings;

/** Whether there must be a drink for what was asked to be in it. */
export const isTopped = ({ whip, marshmallow, ice }: Toppings): boolean => whip || marshmallow || ice;

/** Where a drink ends. Metres: of the rim, and the drink's own height. */
interface Surface {
  readonly radius: number;
  readonly level: number;
  readonly rim: number;
}

/** Parts that stand on, swim in or hang over a drink. */
export function makeToppings(toppings: Toppings, { radius: r, level, rim }: Surface): Part[] {
  const parts: Part[] = [];
  if (toppings.whip)
    parts.push(makePart("whip", "whip", move(swirl(r * 0.96), [0, level - r * 0.06, 0]), { weight: 0.9 }));
  if (toppings.marshmallow) {
    const high = toppings.whip ? level + r * 0.5 : Math.max(level, rim - r * 0.3);
    parts.push(makePart("marshmallows", "marshmallow", merge(marshmallows(r, high)), { weight: 0.8 }));
  }
  if (toppings.ice) parts.push(makePart("ice", "ice", merge(cubes(r, level)), { weight: 0.7 }));
  if (toppings.slice)
    parts.push(
      makePart("slice", "slice", move(disc(r * 0.62), [r * 0.96, rim + r * 0.12, r * 0.2]), {
        weight: 0.7,
        paint: wedges(r * 0.62),
      }),
    );
  if (toppings.lime)
    parts.push(
      makePart("lime", "lime", move(disc(r * 0.72), [r * 0.94, rim + r * 0.16, r * 0.24]), {
        weight: 0.8,
        paint: wedges(r * 0.72),
      }),
    );
  if (toppings.mint) parts.push(makePart("mint", "mint", merge(sprig(r, level, rim)), { weight: 0.9, paint: veined }));
  if (toppings.straw) {
    const pipe = tube(
      Math.min(0.0038, r * 0.1),
      [
        [-r * 0.5, level * 0.3, 0],
        [r * 0.2, rim + r * 0.2, 0],
        [r * 0.6, rim + r * 1.1, 0],
        [r * 1.15, rim + r * 1.35, 0],
      ],
      14,
    );
    parts.push(makePart("straw", "straw", pipe, { weight: 0.6 }));
  }
  return parts;
}

/** Piped cream in three turns to a drawn tip. */
function swirl(r: number) {
  const turns: [number, number][] = [];
  for (let k = 0; k < 3; k += 1) {
    const [wide, low] = [r * (1 - 0.3 * k), r * 0.42 * k];
    for (let i = 0; i <= 5; i += 1) {
      const a = -PI / 2 + (i / 5) * PI;
      turns.push([wide - r * 0.2 + r * 0.2 * cos(a), low + r * 0.21 + r * 0.21 * sin(a)]);
    }
  }
  const body = lathe([[0, 0], ...turns, [r * 0.1, r * 1.42], [0, r * 1.6]], 36);
  return deform(body, ([x, y, z]) => {
    const angle = atan2(z, x);
    // the turns climb as they go round
    const climb = (y / r) * 0.42 * r * (angle / TAU) * (y > r * 0.06 ? 1 : 0);
    const f = 1 + 0.05 * cos(9 * angle + (9 * y) / r);
    return [x * f, y + climb * 0.8, z * f];
  });
}

function marshmallows(r: number, y: number) {
  const one = lathe(
    roundCorners(
      [
        [0, -r * 0.15],
        [r * 0.2, -r * 0.15, r * 0.07],
        [r * 0.2, r * 0.15, r * 0.07],
        [0, r * 0.15],
      ],
      3,
    ),
    18,
  );
  const ring = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * TAU + 0.4;
    return move(turnY(turnX(one, 0.5 + 0.9 * (i % 3)), angle), [
      r * 0.56 * cos(angle),
      y + r * 0.05 * (i % 2),
      r * 0.56 * sin(angle),
    ]);
  });
  return [
    ...ring,
    move(turnZ(one, 0.4), [0, y + r * 0.16, 0]),
    move(turnX(one, 1.2), [r * 0.12, y + r * 0.02, -r * 0.1]),
  ];
}

const cubes = (r: number, level: number) =>
  [0, 1, 2].map((i) => {
    const angle = i * 2.2 + 0.5;
    const cube = box([r * 0.58, r * 0.58, r * 0.58], { bevel: r * 0.07 });
    return move(turnY(turnX(cube, 0.3 + 0.4 * i), angle), [
      r * 0.42 * cos(angle),
      level - r * (0.02 + 0.1 * (i % 2)),
      r * 0.42 * sin(angle),
    ]);
  });

/** A leaf of mint, pointed, from the origin up, 1 long. */
const LEAF = stretch(
  lathe(
    [
      [0, 0],
      [0.26, 0.18],
      [0.36, 0.45],
      [0.24, 0.78],
      [0, 1],
    ],
    12,
  ),
  [1, 1, 0.24],
);

/** Leaves that stand up over the rim on its left, and some under the ice. */
function sprig(r: number, level: number, rim: number) {
  const leaf = stretch(LEAF, [0.95 * r, 0.95 * r, 0.95 * r]);
  const over = Array.from({ length: 6 }, (_, i) =>
    move(turnY(turnX(leaf, i === 0 ? 0 : 0.75), (i / 5) * TAU), [-0.42 * r, Math.max(level, rim - 0.25 * r), 0.25 * r]),
  );
  const stem = tube(
    0.05 * r,
    [
      [-0.42 * r, level * 0.6, 0.25 * r],
      [-0.42 * r, Math.max(level, rim - 0.2 * r), 0.25 * r],
    ],
    8,
  );
  // those that are in the drink show against the wall
  const within = [0.25, 0.42, 0.6].map((high, i) => {
    const angle = 0.15 + 0.75 * (i - 1);
    return move(turnY(turnZ(leaf, 1.1 * (i - 1)), angle), [r * 0.86 * sin(angle), level * high, r * 0.86 * cos(angle)]);
  });
  return [...over, stem, ...within];
}

/** A pale rib along a leaf, and light at its edges. */
const veined: Paint = (surface, x, y) => {
  const shade = 0.75 + 0.35 * Math.abs(sin(900 * y + 400 * Math.abs(x)));
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
};

/** Upright across the rim. */
const disc = (r: number) =>
  turnX(move(cylinder({ radius: r, height: r * 0.2, bevel: r * 0.04, segments: 36 }), [0, -r * 0.1, 0]), PI / 2);

const PITH = fromHex("#f7efd0");

/** Flesh in wedges between pale skins, in a rind. */
const wedges =
  (r: number): Paint =>
  (surface, x, y, z) => {
    const [a, b] = Math.abs(z) > Math.abs(y) * 0.2 ? [x, z] : [x, y];
    const d = Math.sqrt(a * a + b * b) / r;
    if (d > 0.9) return;
    const w = (atan2(b, a) / TAU) * 8;
    if (d > 0.8 || Math.abs(w - Math.round(w)) < 0.07 / Math.max(d, 0.15)) layColour(surface, PITH, 0.8);
  };

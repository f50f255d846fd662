import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, square, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { woodenWheel } from "../vehicle/cart/wooden-wheel.ts";

/** Half a side of the case, height of its foot and of its glass. */
const [A, FOOT, GLASS] = [0.24, 0.16, 0.44];

const sign: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  if (isWritten("POPCORN", x, y, 0.05, 0.1)) layColour(surface, fromHex("#ffd23a"), 0.4);
};

/** Puffs in a heap that fills the bottom of the case. */
function heap(low: number, next: () => number): Part["geometry"] {
  const puff = (x: number, y: number, z: number) => {
    const r = 0.017 + 0.007 * next();
    return move(stretch(sphere(r, 8), [1, 0.85, 1.1]), [x, y, z]);
  };
  const reach = A - 0.045;
  const spread = Array.from({ length: 150 }, () => {
    const [x, z] = [(next() * 2 - 1) * reach, (next() * 2 - 1) * reach];
    const rise = 0.13 * Math.max(0, 1 - (x * x + z * z) / (reach * reach * 1.5));
    return puff(x, low + 0.03 + rise, z);
  });
  const body = turnedUp(
    [
      [0, low],
      [reach, low],
      [reach * 0.95, low + 0.04],
      [reach * 0.5, low + 0.12, 0.05],
      [0, low + 0.15],
    ],
    24,
  );
  return merge([body, ...spread]);
}

function build({ style, stream }: Planned): Part[] {
  const isCart = style === "cart";
  const low = isCart ? 0.62 : 0;
  const y = low + FOOT;
  const top = y + GLASS;
  const post = (x: number, z: number) =>
    block([0.028, GLASS + 0.004, 0.028], [x * (A - 0.014), y + GLASS / 2, z * (A - 0.014)], 0.003);
  const pane = block([2 * A - 0.05, GLASS, 0.004], [0, y + GLASS / 2, A - 0.013]);
  const roof = square([
    [0, top],
    [A * 1.08, top],
    [A * 1.08, top + 0.13],
    [A * 0.98, top + 0.15],
    [A * 0.5, top + 0.21],
    [0, top + 0.215],
  ]);
  const kettle = turnedUp(
    [
      [0, top - 0.16],
      [0.07, top - 0.16, 0.02],
      [0.085, top - 0.08, 0.02],
      [0.075, top - 0.07, 0.004],
      [0, top - 0.07],
    ],
    36,
    4,
  );
  const spill = Array.from(
    { length: 9 },
    (_, i): Vec3 => [0.07 + 0.02 * (i % 3), top - 0.13 - i * 0.014, 0.03 * ((i % 4) - 1.5)],
  );
  const cart = isCart
    ? [
        makePart("bed", "body", block([2 * A + 0.1, 0.07, 2 * A + 0.16], [0, low - 0.035, 0], 0.01, 2), {
          weight: 0.8,
        }),
        makePart(
          "cabinet",
          "body",
          block([2 * A - 0.06, low - 0.24, 2 * A - 0.1], [0, 0.2 + (low - 0.24) / 2, 0], 0.01, 2),
          { weight: 0.7 },
        ),
        ...makeParts(
          "leg",
          "trim",
          [-1, 1].map((s) => bar([s * A * 0.9, 0.005, A * 0.9], [s * A * 0.9, low - 0.03, A * 0.9], 0.016, 12)),
          { weight: 0.5 },
        ),
        ...[-1, 1].flatMap((s) =>
          woodenWheel(`wheel-${s < 0 ? "right" : "left"}`, [s * (A + 0.1), 0.3, -A * 0.35], 0.3, 12, 0.036).map(
            (part): Part => ({ ...part, slot: "wheel" }),
          ),
        ),
        makePart("axle", "trim", bar([-A - 0.1, 0.3, -A * 0.35], [A + 0.1, 0.3, -A * 0.35], 0.014, 12), {
          weight: 0.3,
        }),
        ...makeParts(
          "shaft",
          "trim",
          [-1, 1].map((s) => bar([s * A, low - 0.02, -A], [s * A, low + 0.1, -A - 0.34], 0.015, 12)),
          { weight: 0.4 },
        ),
        makePart(
          "handle",
          "trim",
          bar([-A - 0.03, low + 0.1, -A - 0.34], [A + 0.03, low + 0.1, -A - 0.34], 0.018, 14),
          { weight: 0.4 },
        ),
      ]
    : [];
  return [
    ...cart,
    makePart("base", "body", block([2 * A * 1.06, FOOT, 2 * A * 1.06], [0, low + FOOT / 2, 0], 0.01, 2), {
      weight: 0.9,
    }),
    makePart("drawer", "trim", block([2 * A * 0.7, 0.05, 0.02], [0, low + FOOT / 2, A * 1.06], 0.004), { weight: 0.5 }),
    ...makeParts("post", "trim", [post(1, 1), post(-1, 1), post(1, -1), post(-1, -1)], { weight: 0.8 }),
    ...makeParts(
      "pane",
      "pane",
      [0, 1, 2, 3].map((i) => turnY(pane, (i * PI) / 2)),
      { weight: 0.5 },
    ),
    makePart("roof", "body", roof, { weight: 1 }),
    makePart(
      "sign",
      "sign",
      move(block([2 * A * 0.94, 0.1, 0.014], [0, 0, 0], 0.004), [0, top + 0.066, A * 1.08 + 0.002]),
      {
        weight: 0.9,
        paint: sign,
      },
    ),
    makePart("kettle", "metal", kettle, { weight: 0.7 }),
    makePart(
      "rod",
      "metal",
      merge([
        bar([-0.1, top - 0.1, 0], [0.1, top - 0.1, 0], 0.008, 12),
        ...[-1, 1].map((s) => bar([s * 0.095, top - 0.1, 0], [s * 0.095, top + 0.01, 0], 0.007, 12)),
      ]),
      { weight: 0.4 },
    ),
    makePart("popcorn", "popcorn", heap(y - 0.002, stream("puffs")), { weight: 0.9 }),
    makePart("falling", "popcorn", merge(spill.map(([x, h, z]) => move(sphere(0.02, 8), [x, h, z]))), { weight: 0.3 }),
  ];
}

/** A popcorn machine. What makes it itself: a red case with glass on all sides under a roof with a sign, a kettle that hangs in it and a heap of popcorn below; on a cart it stands over two great spoked wheels. */
export const popcornMachine = defineFromPlan({
  id: "popcorn-machine",
  family: "object",
  words: ["popcorn machine", "popcorn maker", "popcorn cart", "popcorn stand", "popcorn popper"],
  senses: [],
  height: 0.85,
  view: { azimuth: 0.45, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#b8191c #c8281e #7a1420 #1f3f7a", "case|cabinet|roof|base"),
    sign: { ...slot("painted-metal", "#8a1015"), takesWhole: false },
    trim: slot("gold brass", "", "frame|post|leg"),
    pane: { ...slot("glass", "#e6eef0", "glass|window"), clear: true },
    metal: slot("chrome", "", "kettle|pot"),
    popcorn: slot("icing", "#f6e9b8", "corn|kernel"),
    wheel: slot("painted-wood", "#b8191c #d8a01c", "spoke"),
  },
  styles: {
    counter: { weight: 1.4, words: ["popcorn maker", "popcorn popper"] },
    cart: { weight: 1, words: ["popcorn cart", "popcorn stand"], slots: ["wheel"] },
  },
  build,
});

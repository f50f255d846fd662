import { cylinder } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

const [W, D, H] = [5.6, 4, 4.6];
const FRONT = D / 2;

const sign =
  (text: string): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    if (isWritten(text, x, y, 0.42, 0.1)) layColour(surface, [0.95, 0.86, 0.6], 0.5);
    else if (Math.abs(Math.abs(y) - 0.31) < 0.018 || Math.abs(Math.abs(x) - W / 2 + 0.2) < 0.018)
      layColour(surface, [0.8, 0.6, 0.2], 0.5);
  };

const stripes: Paint = (surface, x) => {
  const s = (x + 10) / 0.34;
  if (Math.floor(s) % 2 === 0) layColour(surface, [0.92, 0.9, 0.84], 0.8);
};

/** What lies behind the pane, painted on it: shelves of bread, or bottles, or books. */
const wares =
  (kind: string): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const row = Math.floor(y / 0.52);
    const v = y - row * 0.52;
    if (v < 0.05) {
      layColour(surface, [0.25, 0.13, 0.06], 0.5);
      return;
    }
    const k = Math.floor(x / 0.23);
    const u = x - (k + 0.5) * 0.23;
    const tall = 0.2 + 0.12 * (((k * 7 + row * 5) % 5) / 4);
    const tint = (((k * 3 + row * 7) % 5) + 5) % 5;
    const hue = (
      [
        [0.75, 0.4, 0.12],
        [0.7, 0.1, 0.08],
        [0.12, 0.35, 0.5],
        [0.85, 0.65, 0.2],
        [0.2, 0.45, 0.2],
      ] as const
    )[tint] as readonly [number, number, number];
    const isRound = kind === "BAKERY";
    const inside = isRound
      ? (u * u) / 0.0095 + ((v - 0.13) * (v - 0.13)) / 0.006 < 1
      : Math.abs(u) < 0.085 && v < 0.05 + tall;
    if (inside) layColour(surface, isRound ? [0.68, 0.34 + 0.04 * tint, 0.1] : hue, 0.4);
    else layColour(surface, [0.5, 0.4, 0.22], 0.25);
  };

function build({ kind, has }: Planned): Part[] {
  const ring = (z: number, y: number, thick: number): Ring => {
    const [x, t] = [W / 2 - 0.12, thick];
    return [
      [-x, y, z],
      [x, y, z],
      [x, y + t, z],
      [-x, y + t, z],
    ] as Vec3[];
  };
  const awning = loft([ring(FRONT - 0.05, 2.95, 0.1), ring(FRONT + 1.15, 2.48, 0.07), ring(FRONT + 1.18, 2.3, 0.24)]);
  const scallops = Array.from({ length: 16 }, (_, i) =>
    move(
      plate(
        [
          [-0.165, 0.14],
          [-0.165, -0.02, 0.06],
          [0, -0.11, 0.12],
          [0.165, -0.02, 0.06],
          [0.165, 0.14],
        ],
        0.03,
        0.004,
      ),
      [-W / 2 + 0.29 + i * 0.335, 2.24, FRONT + 1.18],
    ),
  );
  const pane = (x: number, w: number) => block([w, 1.75, 0.06], [x, 1.5, FRONT + 0.04]);
  const window = (x: number, w: number) =>
    merge([
      block([w + 0.18, 0.12, 0.16], [x, 0.58, FRONT + 0.05], 0.02),
      block([w + 0.18, 0.1, 0.14], [x, 2.4, FRONT + 0.05], 0.02),
      ...[-1, 0, 1].map((s) => block([0.09, 1.85, 0.13], [x + (s * (w + 0.08)) / 2, 1.5, FRONT + 0.05], 0.015)),
    ]);
  const upper = [-1.7, 0, 1.7];
  const wide = 3.1;
  const pot = (x: number) =>
    [cylinder({ radius: 0.17, radiusTop: 0.22, height: 0.4, bevel: 0.02, segments: 20 }), x] as const;
  return [
    makePart("pavement", "stone", blockOn([W + 0.9, 0.12, D + 2.2], 0, 0, 0.5, 0.03), { weight: 0.4 }),
    makePart("walls", "body", blockOn([W, H, D], 0, 0.1, 0, 0.03), { weight: 1 }),
    makePart("front", "trim", blockOn([W + 0.04, 3.1, 0.12], 0, 0.1, FRONT, 0.02), { weight: 0.8 }),
    makePart(
      "cornice",
      "trim",
      merge([
        blockOn([W + 0.35, 0.22, D + 0.35], 0, H, 0, 0.05),
        blockOn([W + 0.1, 0.35, D + 0.1], 0, H + 0.2, 0, 0.04),
      ]),
      { weight: 0.6 },
    ),
    makePart("sign", "sign", move(slab([W - 0.2, 0.78, 0.14], 0.06, 0.03), [0, 3.42, FRONT + 0.06]), {
      weight: 1,
      paint: sign(kind),
    }),
    makePart("awning", "awning", awning, { weight: 1, paint: stripes }),
    makePart("scallops", "awning", settle(merge(scallops)), { weight: 0.7, paint: stripes }),
    makePart("display", "glass", settle(move(pane(0, wide), [-0.95, 0, 0])), { weight: 0.9, paint: wares(kind) }),
    makePart("window-frame", "wood", window(-0.95, wide), { weight: 0.8 }),
    makePart("door", "wood", block([1.12, 2.2, 0.1], [1.75, 1.22, FRONT + 0.05], 0.02), { weight: 0.9 }),
    makePart("door-pane", "glass", block([0.78, 1.3, 0.06], [1.75, 1.55, FRONT + 0.09], 0.01), { weight: 0.6 }),
    makePart("knob", "brass", move(sphere(0.055, 16), [1.32, 1.15, FRONT + 0.15]), { weight: 0.4 }),
    makePart("open-sign", "paper", move(slab([0.5, 0.26, 0.03], 0.03, 0.005), [1.75, 1.65, FRONT + 0.13]), {
      weight: 0.6,
      paint: (surface, x, y) => {
        if (isWritten("OPEN", x, y, 0.13, 0.11)) layColour(surface, [0.65, 0.05, 0.04]);
      },
    }),
    makePart("upper-panes", "glass", merge(upper.map((x) => block([0.8, 0.62, 0.06], [x, 4.2, FRONT + 0.02], 0.01))), {
      weight: 0.5,
    }),
    makePart(
      "upper-frames",
      "trim",
      merge(
        upper.flatMap((x) => [
          block([1.0, 0.08, 0.12], [x, 3.87, FRONT + 0.02], 0.01),
          block([0.05, 0.65, 0.08], [x, 4.2, FRONT + 0.02]),
          block([0.92, 0.07, 0.1], [x, 4.53, FRONT + 0.02], 0.01),
        ]),
      ),
      { weight: 0.4 },
    ),
    ...(has("plant")
      ? [
          ...makeParts(
            "pot",
            "stone",
            [2.55, 0.95].map((x) => move(pot(x)[0], [x, 0.1, FRONT + 0.4])),
            { weight: 0.4 },
          ),
          ...makeParts(
            "plant",
            "plant",
            [2.55, 0.95].map((x) =>
              move(merge([sphere(0.3, 14), move(sphere(0.22, 12), [0, 0.3, 0])]), [x, 0.72, FRONT + 0.4]),
            ),
            { weight: 0.5 },
          ),
        ]
      : []),
    makePart(
      "lamps",
      "brass",
      merge(
        [-1.6, 1.6].map((x) =>
          merge([
            bar([x, 3.86, FRONT + 0.02], [x, 3.9, FRONT + 0.4], 0.03, 8),
            move(turnX(cylinder({ radius: 0.14, radiusTop: 0.05, height: 0.16, segments: 20 }), 0.2), [
              x,
              3.74,
              FRONT + 0.4,
            ]),
          ]),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A shop front. What makes it itself: a wide sign with the trade's name over a striped scalloped awning, a big display window full of wares, and a glazed door with an OPEN sign. */
export const shop = defineFromPlan({
  id: "shop",
  family: "building",
  words: [
    "shop",
    "store",
    "storefront",
    "shop front",
    "bakery",
    "bookstore",
    "bookshop",
    "pub",
    "grocery store",
    "small shop",
    "cafe",
    "boutique",
    "market store",
    "corner shop",
  ],
  senses: ["shop", "pub#1", "cafe"],
  height: 5,
  view: { azimuth: 0.38, elevation: 0.14 },
  slots: {
    body: mainSlot("brick plaster", "", "wall|house"),
    trim: slot("painted-wood", "#24543f #7a2420 #24406a #e8dfc8", "front|cornice|facade"),
    sign: slot("painted-wood", "#1f2a24 #3a1614 #14243f", "board|name"),
    awning: slot("woven-cotton", "#c8281e #2f7a4a #2a62b0 #e0901e", "canopy|marquee"),
    wood: slot("painted-wood", "#3a2416 #24543f #7a2420", "door|window frame"),
    glass: slot("glass", "#4a5a60", "window|pane|display"),
    brass: slot("gold", "", "lamp|knob"),
    paper: slot("paper", "#f6f0dc", "open sign"),
    stone: slot("concrete", "", "pavement|pot|step"),
    plant: slot("leaves", "", "shrub|bush"),
  },
  kinds: {
    SHOP: { weight: 1.4, words: ["shop", "store", "storefront", "shop front", "small shop", "corner shop"] },
    BAKERY: { weight: 1, words: ["bakery"] },
    BOOKS: { weight: 0.8, words: ["bookstore", "bookshop"] },
    PUB: { weight: 0.6, words: ["pub"] },
    MARKET: { weight: 0.6, words: ["grocery store", "market store"] },
    CAFE: { weight: 0.8, words: ["cafe"] },
  },
  extras: { plant: { chance: 0.7 } },
  build,
});

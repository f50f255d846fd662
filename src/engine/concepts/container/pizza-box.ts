import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const WIDE = 0.36;
const TALL = 0.042;

const RED = fromHex("#c22a20");

/** PIZZA in red in a ring of tomato colour, checks along the edge; `side` is the way the printed face looks. */
const printed =
  (side: 1 | -1): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (ny * side < 0.6) return;
    const v = -z * side;
    if (isWritten("PIZZA", x, v, 0.066, 0.11)) layColour(surface, RED, 0.7, 0);
    const r = Math.sqrt(x * x + v * v * 3.4);
    if (Math.abs(r - 0.155) < 0.0035) layColour(surface, RED, 0.7, 0);
    const edge = Math.max(Math.abs(x), Math.abs(z));
    if (edge > 0.158 && edge < 0.174 && (Math.floor(x / 0.008) + Math.floor(z / 0.008)) % 2 === 0)
      layColour(surface, RED, 0.7, 0);
  };

/** Cheese with slices of sausage and leaves on it, cut in eight. */
const topped: Paint = (surface, x, y, z, _nx, ny) => {
  const r = Math.sqrt(x * x + z * z);
  if (ny < 0.3 || r > 0.142) return;
  const turn = (atan2(z, x) / TAU) * 8;
  layColour(surface, fromHex(r > 0.134 ? "#c8452a" : "#f0b93c"), 0.5, 0);
  for (let i = 0; i < 17; i += 1) {
    const [px, pz] = [0.031 * Math.sqrt(i + 0.4) * cos(i * 2.4), 0.031 * Math.sqrt(i + 0.4) * sin(i * 2.4)];
    const d = (x - px) * (x - px) + (z - pz) * (z - pz);
    if (d < 0.00028) layColour(surface, fromHex(d > 0.0002 ? "#8a1f16" : "#b8352a"), 0.45, 0);
    const [u, v] = [x - px - 0.026, z - pz + 0.012];
    if (u * u * 2 + v * v < 0.00007) layColour(surface, fromHex("#3f7a2c"), 0.6, 0);
  }
  if (Math.abs(turn - Math.round(turn)) * r < 0.0022 && y > 0) layColour(surface, fromHex("#9a6a2c"), 0.7, 0);
};

function build({ style, has }: Planned): Part[] {
  if (style === "closed")
    return [
      makePart("box", "box", move(settle(box([WIDE, TALL, WIDE], { bevel: 0.002 })), [0, TALL / 2, 0]), {
        weight: 1,
        paint: printed(1),
      }),
    ];
  const wall = 0.004;
  const tray = merge([
    move(box([WIDE, wall, WIDE]), [0, wall / 2, 0]),
    ...[-1, 1].flatMap((s) => [
      move(box([WIDE, TALL, wall]), [0, TALL / 2, (s * (WIDE - wall)) / 2]),
      move(box([wall, TALL, WIDE - wall * 2]), [(s * (WIDE - wall)) / 2, TALL / 2, 0]),
    ]),
  ]);
  const lid = box([WIDE, wall, WIDE], {});
  const lips = merge([-1, 1].map((s) => move(box([wall, 0.03, WIDE]), [(s * (WIDE - wall)) / 2, -0.015, 0])));
  const open = (g: Part["geometry"]) => move(turnX(move(g, [0, 0, WIDE / 2]), -1.85), [0, TALL, -WIDE / 2 + 0.002]);
  const parts = [
    makePart("tray", "box", settle(tray), { weight: 0.9 }),
    makePart("lid", "box", open(lid), { weight: 1, paint: printed(1) }),
    makePart("lips", "box", open(lips), { weight: 0.4 }),
  ];
  if (!has("pizza")) return parts;
  const crust = turnedUp(
    [
      [0, 0],
      [0.15, 0, 0.004],
      [0.162, 0.01, 0.008],
      [0.156, 0.022, 0.008],
      [0.143, 0.015, 0.004],
      [0, 0.014],
    ],
    64,
  );
  return [...parts, makePart("pizza", "pizza", move(crust, [0, wall, 0]), { weight: 1, paint: topped })];
}

const sockets = ({ style }: Planned): Socket[] =>
  style === "closed" ? [] : [{ name: "inside", position: [0, 0.006, 0], normal: [0, 1, 0], radius: PI * 0.05 }];

/** A pizza box. What makes it itself: a flat square box of cardboard, its lid open behind with PIZZA printed in red, checks along its edge, a whole pizza cut in eight in it; or shut, the print on top. */
export const pizzaBox = defineFromPlan({
  id: "pizza-box",
  family: "container",
  words: ["pizza box", "pizza carton", "boxed pizza", "pizza delivery box", "pizza in a box"],
  height: 0.3,
  view: { azimuth: 0.35, elevation: 0.42 },
  slots: {
    box: mainSlot("cardboard paper", "#c9a06a #f3efe6", "lid|carton"),
    pizza: slot("bread-crust", "#d9a050", "crust"),
  },
  styles: { open: { weight: 3, traits: ["open"], slots: ["pizza"] }, closed: { traits: ["closed"] } },
  extras: { pizza: { chance: 0.9 } },
  build,
  sockets,
});

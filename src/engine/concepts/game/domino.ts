import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const W = 0.025;
const H = 0.05;
const T = 0.009;
/** Columns and rows of the spots of each number, in steps from the middle. */
const SPOTS = ["", "00", "-+ +-", "-+ 00 +-", "-+ ++ -- +-", "-+ ++ 00 -- +-", "-+ ++ -0 +0 -- +-"].map((row) =>
  row
    .split(" ")
    .filter(Boolean)
    .map((spot) => [...spot].map((sign) => (sign === "+" ? 1 : sign === "-" ? -1 : 0))),
);

/** Spots on both halves and a line between them, on the face to +Z. */
const pips =
  (upper: number, lower: number, ink: readonly [number, number, number]): Paint =>
  (surface, x, y, z) => {
    if (z < T * 0.45) return;
    if (Math.abs(y) < 0.0006 && Math.abs(x) < W * 0.38) {
      layColour(surface, ink, 0.4, 0);
      surface.height -= 0.0003;
      return;
    }
    const spots = SPOTS[y > 0 ? upper : lower] ?? [];
    const v = y > 0 ? y - H / 4 : y + H / 4;
    for (const [column = 0, row = 0] of spots) {
      const dx = x - column * W * 0.27;
      const dy = v - row * W * 0.27;
      if (dx * dx + dy * dy > 0.0000062) continue;
      layColour(surface, ink, 0.35, 0);
      surface.height -= 0.0005;
      return;
    }
  };

function build({ style, kind, stream }: Planned): Part[] {
  const next = stream("numbers");
  const number = () => Math.floor(next() * 6.999);
  const ink = kind === "black" ? ([0.9, 0.9, 0.87] as const) : ([0.015, 0.015, 0.02] as const);
  const tile = (name: string) => (at: readonly [number, number, number], lean: number, turned: number) =>
    makePart(name, "tile", move(turnY(turnX(box([W, H, T], { bevel: 0.0016, bevelSteps: 2 }), lean), turned), at), {
      weight: 1,
      paint: pips(1 + Math.floor(next() * 5.999), number(), ink),
    });
  if (style === "row")
    return [0, 1, 2, 3, 4].map((i) => tile(`tile-${i + 1}`)([-0.07 + i * 0.033, H / 2, -0.02 + i * 0.012], 0, -0.5));
  return [
    tile("tile-1")([0.004, H / 2 - 0.001, 0], -0.12, 0.15),
    tile("tile-2")([-0.03, T / 2 + 0.0002, 0.024], -1.5708, 0.5),
    tile("tile-3")([0.034, T / 2 + 0.0002, 0.02], -1.5708, -0.9),
  ];
}

/** Domino tiles. What makes them themselves: flat oblong blocks halved by a line, with spots like those of dice on both halves. */
export const domino = defineFromPlan({
  id: "domino",
  family: "toy",
  words: ["domino", "dominoes", "dominos", "domino tile", "domino tiles"],
  senses: ["domino#4"],
  height: 0.05,
  view: { azimuth: 0.35, elevation: 0.42 },
  slots: { tile: mainSlot("plastic ivory ebony", "", "block|face") },
  styles: { set: { weight: 2 }, row: { weight: 1 } },
  kinds: {
    white: { weight: 2, dress: { tile: "#f3efe2" }, materials: { tile: "plastic" } },
    black: { weight: 1, dress: { tile: "#17171a" }, materials: { tile: "plastic" } },
  },
  build,
});

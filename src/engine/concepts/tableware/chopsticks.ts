import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const L = 0.235;

/** A stick along +X from its tip: square where it is held, round and thin where it eats. */
function stick() {
  const cut = (x: number, r: number, round: number): Ring =>
    rectangleOutline(2 * r, 2 * r, r * round, 4).map(([z, y]): Vec3 => [x, y, -z]);
  return loft([
    cut(0, 0.0012, 0.95),
    cut(0.003, 0.0018, 0.95),
    cut(L * 0.5, 0.0031, 0.85),
    cut(L * 0.62, 0.0036, 0.3),
    cut(L * 0.985, 0.0043, 0.25),
    cut(L, 0.0038, 0.25),
  ]);
}

function build({ has, kind }: Planned): Part[] {
  const rest = turnedPiece(
    [
      [0.008, 0, 0.003],
      [0.01, 0.004, 0.003],
      [0.007, 0.0095, 0.002],
    ],
    28,
  );
  const lifted = has("rest");
  const lay = (z: number, turn: number) => {
    const flat = lifted ? turnZ(stick(), -0.052) : stick();
    return turnY(move(flat, [-L / 2, lifted ? 0.0146 : 0.004, z]), turn);
  };
  return [
    ...makeParts("stick", "stick", [lay(0.0075, 0.012), lay(-0.0075, -0.02)], {
      weight: 1,
      paint: (surface, x) => {
        if (kind !== "lacquered") return;
        surface.roughness = 0.16;
        const band = x > L * 0.72 && x < L * 0.93;
        if (band && (Math.abs(sin(x * 160)) > 0.82 || x < L * 0.735 || x > L * 0.915))
          layColour(surface, fromHex("#e0b040"), 0.25, 0.6);
      },
    }),
    ...(lifted
      ? [
          makePart("rest", "rest", move(turnY(rest, 0), [-L * 0.33, 0, 0]), { weight: 0.6 }),
          makePart("rest-wing", "rest", move(rest, [-L * 0.33, 0, 0.012]), { weight: 0.4 }),
          makePart("rest-tail", "rest", move(rest, [-L * 0.33, 0, -0.012]), { weight: 0.4 }),
        ]
      : []),
  ];
}

/** A pair of chopsticks. What makes it itself: two slim sticks side by side, square at the hand and round at the tip, lacquered with a gold band or of plain wood, on a small porcelain rest. */
export const chopsticks = defineFromPlan({
  id: "chopsticks",
  family: "tableware",
  words: [
    "chopsticks",
    "chopstick",
    "pair of chopsticks",
    "wooden chopsticks",
    "japanese chopsticks",
    "chinese chopsticks",
  ],
  senses: ["chopstick"],
  height: 0.02,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    stick: mainSlot("plastic oak bamboo", "#a81a1a #1c1c1e", "wood|tip"),
    rest: slot("ceramic-glaze", "#f0ece0 #2a5a8a", "stand|holder"),
  },
  kinds: {
    lacquered: { weight: 2, materials: { stick: "plastic" } },
    wooden: { weight: 1, words: ["wooden chopsticks"], materials: { stick: "bamboo" }, dress: { stick: "#c89a5c" } },
  },
  extras: { rest: { chance: 0.7 } },
  build,
});

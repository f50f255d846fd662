import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

/** Width, height and thickness of the book, metres. */
const [W, H, T] = [0.125, 0.175, 0.03];

/** The title in gold within a tooled frame. */
const cover: Paint = (surface, x, y, z) => {
  if (z < T / 2 + 0.0015) return;
  const gold = () => layColour(surface, [0.72, 0.5, 0.14], 0.3, 1);
  const [u, v] = [Math.abs(x + 0.004), Math.abs(y)];
  const frame = Math.abs(Math.max(u - W * 0.38, v - H * 0.41)) < 0.0011;
  if (frame || isWritten("MY", x + 0.008, y - 0.05, 0.016) || isWritten("DIARY", x + 0.008, y - 0.024, 0.017)) gold();
};

/** Sheet on sheet, gilt at the edges. */
const leaves: Paint = (surface, _x, _y, z) => {
  const t = z / 0.0011;
  if (t - Math.floor(t) < 0.3) {
    surface.r *= 0.72;
    surface.g *= 0.7;
    surface.b *= 0.62;
  }
};

function key(): Part["geometry"] {
  return merge([
    turnX(torus(0.0095, 0.0022, 28, 8), PI / 2),
    bar([0, -0.009, 0], [0, -0.038, 0], 0.0021, 12),
    block([0.009, 0.0035, 0.0026], [0.0045, -0.035, 0]),
    block([0.007, 0.0035, 0.0026], [0.004, -0.029, 0]),
  ]);
}

function build({ has, style }: Planned): Part[] {
  const board = (z: number) =>
    settle(
      move(
        plate(
          [
            [-W / 2, -H / 2, 0.003],
            [W / 2, -H / 2, 0.008],
            [W / 2, H / 2, 0.008],
            [-W / 2, H / 2, 0.003],
          ],
          0.004,
          0.0014,
        ),
        [0, 0, z],
      ),
    );
  const heart = plate(
    [
      [0, -0.0155, 0.003],
      [0.0155, 0.002, 0.008],
      [0.0125, 0.0125, 0.007],
      [0.005, 0.0135, 0.005],
      [0, 0.0085, 0.002],
      [-0.005, 0.0135, 0.005],
      [-0.0125, 0.0125, 0.007],
      [-0.0155, 0.002, 0.008],
    ],
    0.008,
    0.002,
  );
  const square = plate(
    [
      [-0.0125, -0.0135, 0.004],
      [0.0125, -0.0135, 0.004],
      [0.0125, 0.0135, 0.004],
      [-0.0125, 0.0135, 0.004],
    ],
    0.008,
    0.002,
  );
  const front = T / 2;
  const book: Part[] = [
    makePart("pages", "pages", block([W - 0.008, H - 0.01, T - 0.006], [-0.0015, 0, 0], 0.001), {
      weight: 0.7,
      paint: leaves,
    }),
    makePart("front", "cover", board(front), { weight: 1, paint: cover }),
    makePart("back", "cover", board(-front), { weight: 0.6 }),
    makePart("spine", "cover", block([0.006, H, T + 0.004], [-W / 2, 0, 0], 0.0028, 2), { weight: 0.8 }),
    ...makeParts(
      "band",
      "cover",
      [0.055, -0.055].map((y) => block([0.009, 0.006, T + 0.006], [-W / 2, y, 0], 0.0025, 2)),
      { weight: 0.4 },
    ),
    makePart(
      "strap",
      "strap",
      merge([
        block([0.04, 0.02, 0.0032], [W / 2 - 0.02, -0.008, front + 0.003], 0.0012),
        block([0.0032, 0.02, T + 0.009], [W / 2 + 0.0005, -0.008, 0], 0.0012),
        block([0.03, 0.02, 0.0032], [W / 2 - 0.015, -0.008, -front - 0.003], 0.0012),
      ]),
      { weight: 0.8 },
    ),
    makePart("lock", "brass", move(style === "heart" ? heart : square, [W / 2 - 0.038, -0.008, front + 0.0065]), {
      weight: 1,
    }),
    makePart(
      "keyhole",
      "dark",
      merge([
        move(disc(0.0026, 0.0012, 0, 16), [W / 2 - 0.038, -0.006, front + 0.0098]),
        block([0.0022, 0.007, 0.0012], [W / 2 - 0.038, -0.0105, front + 0.0104]),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "corners",
      "brass",
      merge([1, -1].map((s) => block([0.015, 0.015, 0.0056], [W / 2 - 0.0065, s * (H / 2 - 0.0065), front], 0.002))),
      { weight: 0.4 },
    ),
    makePart("ribbon", "ribbon", block([0.006, 0.03, 0.001], [-0.02, -H / 2 - 0.01, 0.003], 0.0003), { weight: 0.4 }),
  ];
  // lies on its back, its top turned a little away
  const lay = (g: Part["geometry"]) => move(turnY(turnX(g, -PI / 2), 0.12), [0, front + 0.003, 0]);
  const lying = book.map((part) => ({ ...part, geometry: lay(part.geometry) }));
  if (!has("key")) return lying;
  return [
    ...lying,
    makePart("key", "brass", move(turnY(turnX(turnZ(key(), 0.5), -PI / 2), 0.3), [0.105, 0.0006, 0.035]), {
      weight: 0.7,
    }),
  ];
}

/** A diary with a lock. What makes it itself: a small thick book lying shut, DIARY in gold within a tooled frame, a strap around its edge that ends in a brass lock with a keyhole, gilt leaves, a ribbon, and the little key beside it. */
export const lockedDiary = defineFromPlan({
  id: "locked-diary",
  family: "object",
  words: [
    "locked diary",
    "diary",
    "diary with a lock",
    "diary with lock",
    "diary with lock and key",
    "secret diary",
    "lockable diary",
    "locking journal",
    "locked journal",
  ],
  height: 0.036,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.7 },
  slots: {
    cover: mainSlot("leather", "#a83a5a #6a2a7a #7a2018 #24508f #d87a98", "binding|board|spine"),
    strap: slot("leather", "#5a3420 #c86a8a", "belt|band"),
    brass: slot("brass gold", "", "lock|padlock|clasp|key|corner"),
    pages: slot("paper", "#efe2b8", "page|leaf|sheet"),
    ribbon: slot("silk", "#c8141c", "bookmark"),
    dark: slot("iron", "#0c0c0e", "keyhole"),
  },
  styles: { heart: { weight: 1 }, square: { weight: 1 } },
  extras: { key: { chance: 0.85, slot: "brass" } },
  build,
});

import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Metres. */
const [R, H, WALL] = [0.045, 0.0135, 0.0013];

/** A shallow dish with upright walls: outside up, over the rim, inside down. */
const dish = (r: number, h: number): Part["geometry"] =>
  lathe(
    roundCorners(
      [
        [0, 0],
        [r, 0, 0.001],
        [r, h, 0.0005],
        [r - WALL, h, 0.0005],
        [r - WALL, WALL, 0.001],
        [0, WALL],
      ],
      3,
    ),
    64,
  );

function build({ style, seed, stream }: Planned): Part[] {
  const next = stream("colonies");
  const inner = R - WALL;
  const jelly = lathe(
    roundCorners(
      [
        [0, WALL * 0.6],
        [inner + 0.0003, WALL * 0.6],
        [inner + 0.0003, 0.0064],
        [inner - 0.001, 0.0058, 0.001],
        [0, 0.0056],
      ],
      2,
    ),
    56,
  );
  // grown where a loop was drawn to and fro, then here and there
  const spots = Array.from({ length: 30 }, (_, i) => {
    const isStreak = i < 16;
    const along = i / 15;
    const [x, z] = isStreak
      ? [(along * 2 - 1) * inner * 0.62, 0.4 * inner * sin(along * 13) - 0.2 * inner]
      : [inner * 0.8 * Math.sqrt(next()) * cos(TAU * next()), inner * 0.35 + inner * 0.5 * next()];
    const size = (isStreak ? 0.0016 : 0.0022) + 0.0024 * next() * next();
    const r = Math.sqrt(x * x + z * z);
    const k = r > inner * 0.82 ? (inner * 0.82) / r : 1;
    return { geometry: move(stretch(sphere(size, 14, 8), [1, 0.5, 1]), [x * k, 0.0058, z * k]), kind: i % 3 };
  });
  const parts: Part[] = [
    makePart("dish", "dish", dish(R, H), { weight: 1 }),
    makePart("agar", "agar", jelly, {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (y < 0.005) return;
        // a furry round mould with rings
        const [u, v] = [x + 0.018, z - 0.014];
        const r = Math.sqrt(u * u + v * v) + 0.0016 * noise(x * 600, 0, z * 600, seed);
        if (r > 0.0095) return;
        const pale = r > 0.0075 ? 0.75 : r < 0.0025 ? 0.55 : 0.2 + 0.25 * (sin(r * 2600) > 0 ? 1 : 0);
        layColour(surface, [pale * 0.7, pale * 0.9, pale * 0.72], 0.9, 0);
        surface.height += 0.0006;
      },
    }),
    ...[0, 1, 2].map((kind) =>
      makePart(
        `colony-${kind + 1}`,
        kind === 0 ? "spot" : "colony",
        merge(spots.filter((s) => s.kind === kind).map((s) => s.geometry)),
        {
          weight: 0.8,
        },
      ),
    ),
  ];
  if (style === "open")
    parts.push(
      makePart("lid", "dish", move(turnX(dish(R * 1.04, H * 0.8), 0.5), [R * 0.7, R * 0.494, -R * 1.35]), {
        weight: 0.8,
      }),
    );
  return parts;
}

/** A petri dish. What makes it itself: a low round dish of clear glass with upright walls, a layer of amber jelly in it, streaks and dots of growing colonies and a ringed round of mould. */
export const petriDish = defineFromPlan({
  id: "petri-dish",
  family: "vessel",
  words: ["petri dish", "culture dish", "agar plate", "bacteria culture", "bacterial culture"],
  senses: ["petri dish"],
  height: 0.0135,
  vary: 0.03,
  view: { azimuth: 0.2, elevation: 0.62 },
  slots: {
    dish: { ...mainSlot("glass", "#e6f0f0", "lid|wall"), clear: true },
    agar: slot("wax", "#d8a850 #c86a4a #dcc890 #b8c0a0", "jelly|gel|medium"),
    colony: slot("ceramic-glaze", "#f0ead8 #e8d88a", "bacteria|culture|germ"),
    spot: slot("ceramic-glaze", "#d87a3a #c84a6a #8ab04a", "mold|mould|fungus"),
  },
  styles: { plain: { weight: 1 } },
  build,
  sockets: () => [{ name: "inside", position: [0, 0.006, 0], normal: [0, 1, 0], radius: R * 0.8 }],
});

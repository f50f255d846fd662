import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const CREAM = fromHex("#f2e6cc");
const NIGHT = fromHex("#1d2b52");

/** How far from the middle line of a zigzag of `count` teeth, -1 to 1. */
const tooth = (x: number, z: number, count: number): number => {
  const turns = (atan2(z, x) / TAU) * count;
  return 4 * Math.abs(turns - Math.floor(turns) - 0.5) - 1;
};

/** Rings of glaze about the lid: a zigzag between two lines, dots over it. */
const painted: Paint = (surface, x, y, z) => {
  if (y < 0.078 || y > 0.2) return;
  const isLine = [0.084, 0.124, 0.165].some((h) => Math.abs(y - h) < 0.0022);
  const zig = Math.abs(y - 0.104 - 0.011 * tooth(x, z, 14)) < 0.0035;
  const high = Math.abs(y - 0.145 - 0.01 * tooth(x, z, 9)) < 0.003;
  if (isLine) layColour(surface, NIGHT, 0.3);
  else if (zig || high) layColour(surface, CREAM, 0.3);
};

function build({ kind }: Planned): Part[] {
  const dish = turnedUp(
    [
      [0, 0.003],
      [0.1, 0.003],
      [0.108, 0, 0.003],
      [0.122, 0.012, 0.006],
      [0.146, 0.05, 0.01],
      [0.155, 0.058, 0.003],
      [0.155, 0.064, 0.002],
      [0.146, 0.065, 0.002],
      [0.13, 0.05, 0.008],
      [0, 0.04],
    ],
    64,
  );
  const lid = turnedUp(
    [
      [0, 0.056],
      [0.139, 0.056, 0.002],
      [0.14, 0.068, 0.006],
      [0.118, 0.088, 0.03],
      [0.078, 0.14, 0.06],
      [0.044, 0.215, 0.05],
      [0.031, 0.245, 0.006],
      [0.029, 0.252, 0.004],
      [0.042, 0.268, 0.01],
      [0.04, 0.288, 0.012],
      [0.022, 0.298, 0.01],
      [0, 0.297],
    ],
    64,
    4,
  );
  return [
    makePart("dish", "dish", dish, { weight: 0.9, projection: "cylinder" }),
    makePart("lid", "lid", lid, {
      weight: 1,
      projection: "cylinder",
      ...(kind === "painted" ? { paint: painted } : {}),
    }),
  ];
}

/** A tagine. What makes it itself: a shallow round dish of clay with a thick rim, a tall cone of a lid drawn in at the top to a knob; rings of painted zigzag on the festive ones. */
export const tagine = defineFromPlan({
  id: "tagine",
  family: "vessel",
  words: ["tagine", "tajine", "tagine pot", "moroccan tagine", "clay tagine"],
  height: 0.3,
  view: { azimuth: 0.3, elevation: 0.22 },
  slots: {
    lid: mainSlot("terracotta ceramic-glaze", "", "cone|cover|knob"),
    dish: { ...slot("terracotta", "", "base|pot"), group: "clay", takesWhole: true },
  },
  kinds: {
    plain: { dress: { lid: "#b4623a", dish: "#b4623a" } },
    painted: { weight: 2, materials: { lid: "ceramic-glaze" }, dress: { lid: "#b5452a" } },
    blue: { materials: { lid: "ceramic-glaze", dish: "ceramic-glaze" }, dress: { lid: "#1f5f8f", dish: "#1f5f8f" } },
  },
  build,
});

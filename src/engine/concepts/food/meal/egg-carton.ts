import { noise } from "../../../geometry/deform.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ball, roundBox, roundCone } from "../../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { fromHex } from "../../../math/color.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";
import { eggShell } from "./egg.ts";

/** From one egg to the next, radius of an egg, height of the tray, metres. */
const [PITCH, EGG, TRAY] = [0.049, 0.0212, 0.04];

/** Cups in two rows: a moulded tray with little posts between them. */
function tray(columns: number): Part["geometry"] {
  const [w, d] = [columns * PITCH + 0.01, 2 * PITCH + 0.01];
  const at = (i: number, row: number) => [(i - (columns - 1) / 2) * PITCH, (row - 0.5) * PITCH] as const;
  const cups = Array.from({ length: columns }, (_, i) => [0, 1].map((row) => at(i, row))).flat();
  const posts = Array.from({ length: columns - 1 }, (_, i) => (i - (columns - 2) / 2) * PITCH);
  return meshSdf(
    sculpt([
      ...cups.map(([x, z]) => add(roundCone([x, 0.013, z], [x, TRAY - 0.012, z], 0.013, 0.0245), 0.004)),
      add(roundBox([0, TRAY - 0.005, 0], [w + 0.012, 0.007, d + 0.012], 0.003), 0.004),
      ...cups.map(([x, z]) => carve(ball([x, TRAY - 0.004, z], 0.0218), 0.002)),
      ...posts.map((x) => add(roundCone([x, TRAY - 0.012, 0], [x, TRAY + 0.017, 0], 0.0095, 0.0055), 0.006)),
    ]),
    0.0032,
  );
}

/** A shallow box with sloping sides, open below. */
function lid(columns: number): Part["geometry"] {
  const [w, d] = [columns * PITCH + 0.018, 2 * PITCH + 0.018];
  return meshSdf(
    sculpt([
      add(roundBox([0, 0.021, 0], [w, 0.042, d], 0.012)),
      carve(roundBox([0, 0.01, 0], [w - 0.007, 0.056, d - 0.007], 0.01)),
      ...[-1, 0, 1].map((k) => carve(roundBox([k * w * 0.3, 0.046, 0], [w * 0.2, 0.008, d * 0.4], 0.003), 0.003)),
    ]),
    0.0034,
  );
}

const pulp: Paint = (surface, x, y, z) => {
  shade(surface, 1 + 0.07 * noise(x * 500, y * 500, z * 500, 3) + 0.05 * noise(x * 90, y * 90, z * 90, 4));
  surface.height += 0.0004 * noise(x * 700, y * 700, z * 700, 5);
};

function build({ style, count, seed, stream }: Food): Part[] {
  const columns = Math.max(2, Math.min(9, Math.ceil(count / 2)));
  const next = stream("eggs");
  const eggs = Array.from({ length: count }, (_, i) => {
    const [x, z] = [(Math.floor(i / 2) - (columns - 1) / 2) * PITCH, ((i % 2) - 0.5) * PITCH];
    return settle(move(turnY(turnX(eggShell(EGG), (next() - 0.5) * 0.16), next() * 6), [x, TRAY + 0.005, z]));
  });
  const shell: Paint = (surface, x, y, z) => {
    const i = Math.round(x / PITCH + 40) * 2 + (z > 0 ? 1 : 0);
    tint(surface, fromHex("#c98f5e"), 0.35 * (((i * 7 + seed) % 5) / 5));
    shade(surface, 1 + 0.03 * noise(x * 900, y * 900, z * 900, 2));
    surface.roughness = 0.45;
  };
  const parts: Part[] = [
    makePart("tray", "carton", settle(tray(columns)), { weight: 1, paint: pulp, crease: 0.8 }),
    ...makeParts("egg", "egg", eggs, { weight: 0.95, paint: shell }),
  ];
  if (style === "tray") return parts;
  const opened = move(turnX(lid(columns), -1.95), [0, TRAY + 0.05, -PITCH - 0.024]);
  return [
    ...parts,
    makePart("lid", "carton", settle(opened), { weight: 0.9, paint: pulp, crease: 0.8 }),
    makePart("hinge", "carton", settle(merge([move(lidHinge(columns), [0, TRAY - 0.002, -PITCH - 0.009])])), {
      weight: 0.3,
    }),
  ];
}

const lidHinge = (columns: number) =>
  meshSdf(roundBox([0, 0, 0], [columns * PITCH * 0.96, 0.012, 0.008], 0.003), 0.003);

/** A carton of eggs: a moulded grey tray of cups in two rows with posts between, an egg in each, its lid thrown back. */
export const eggCarton = defineFood({
  id: "egg-carton",
  words: ["egg carton", "egg box", "carton of eggs", "egg tray", "box of eggs", "dozen eggs", "tray of eggs"],
  height: 0.12,
  vary: 0.03,
  slots: {
    carton: { ...slot("cardboard", "#9a9a92 #8f9a8a #b0a48c", "box|tray|lid"), takesWhole: true },
    egg: slot("ceramic-glaze", "#f0dcc0 #f7f2e8 #d8a878"),
  },
  styles: { open: { weight: 2 }, tray: { weight: 0, words: ["egg tray", "tray of eggs"] } },
  count: { slot: "egg", min: 12, max: 12, most: 18 },
  build,
  view: { azimuth: 0.5, elevation: 0.5 },
});

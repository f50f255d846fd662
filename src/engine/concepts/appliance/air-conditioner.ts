import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

const display =
  (text: string, x0: number, y0: number, size: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.4 && isWritten(text, x - x0, y - y0, size, 0.12)) layColour(surface, [0.15, 0.9, 0.75], 0.2, 0);
  };

/** The long white box high on a wall: a curved front over a dark mouth, its flap open, cold air's louvres within. */
function split({ seed }: Planned): Part[] {
  const [w, h, d] = [0.86, 0.29, 0.21];
  const body = plate(
    [
      [-d / 2, -h / 2, 0.008],
      [d * 0.12, -h / 2, 0.02],
      [d * 0.5, -h * 0.2, 0.05],
      [d * 0.5, h * 0.4, 0.03],
      [d * 0.36, h / 2, 0.02],
      [-d / 2, h / 2, 0.008],
    ],
    w,
    0.008,
  );
  const lip = block([w * 0.86, 0.006, 0.075], [0, h * 0.56, d * 0.47], 0.002);
  const vanes = Array.from({ length: 9 }, (_, i) =>
    block([0.004, 0.04, 0.05], [(i / 8 - 0.5) * w * 0.76, h * 0.64, d * 0.28], 0.001),
  );
  const temperature = `${18 + (seed % 8)}`;
  return [
    makePart("case", "body", settle(move(turnY(body, -PI / 2), [0, h, 0])), {
      weight: 1,
      paint: (surface, x, y, _z, _nx, ny, nz) => {
        const mouth = nz > 0.2 && ny < -0.2 && Math.abs(x) < w * 0.44 && y < h * 0.82;
        if (mouth) {
          const slot = x / 0.03;
          layColour(surface, slot - Math.floor(slot) < 0.2 ? [0.1, 0.1, 0.1] : [0.012, 0.012, 0.014], 0.6, 0);
        } else if (nz > 0.5 && Math.abs(y - h * 0.86) < 0.0016) layColour(surface, [0.35, 0.35, 0.35], 0.5, 0);
      },
    }),
    makePart("flap", "body", settle(move(turnX(move(lip, [0, -h * 0.56, -d * 0.4]), 0.5), [0, h * 0.6, d * 0.34])), {
      weight: 0.8,
    }),
    makePart("vanes", "dark", merge(vanes), { weight: 0.4 }),
    makePart("display", "dark", block([0.07, 0.034, 0.006], [w * 0.36, h * 1.1, d * 0.5], 0.002), {
      weight: 0.5,
      paint: display(temperature, w * 0.36, h * 1.1, 0.022),
    }),
    makePart(
      "pipe",
      "pipe",
      merge([
        bar([-w / 2 + 0.03, h * 0.62, -d * 0.3], [-w / 2 - 0.05, h * 0.62, -d * 0.3], 0.018, 16),
        bar([-w / 2 - 0.045, h * 0.63, -d * 0.3], [-w / 2 - 0.045, h * 0.3, -d * 0.3], 0.018, 16),
      ]),
      { weight: 0.4 },
    ),
  ];
}

/** The box outside: a big fan behind a wire guard, louvres beside it, brackets below. */
function outdoor(): Part[] {
  const [w, h, d] = [0.8, 0.56, 0.3];
  const at = [-w * 0.14, h * 0.5 + 0.06, d / 2] as const;
  const r = 0.22;
  const blade = move(turnX(block([r * 0.68, r * 0.5, 0.006], [0, 0, 0], 0.002), 0.5), [r * 0.56, 0, 0]);
  const rings = [1, 0.82, 0.64, 0.46, 0.28].map((k) =>
    settle(move(turnX(torus(r * k, 0.0042, 48, 8), PI / 2), [at[0], at[1], d / 2 + 0.02])),
  );
  const wires = Array.from({ length: 4 }, (_, i) =>
    settle(move(turnZ(bar([-r, 0, 0], [r, 0, 0], 0.0045, 8), (i / 4) * PI), [at[0], at[1], d / 2 + 0.02])),
  );
  return [
    makePart("case", "body", block([w, h, d], [0, h / 2 + 0.06, 0], 0.012, 3), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (z < d / 2 - 0.004 || x < w * 0.22 || x > w * 0.44 || y < 0.16 || y > h - 0.02) return;
        const row = y / 0.026;
        if (row - Math.floor(row) < 0.4) {
          layColour(surface, [0.03, 0.03, 0.03], 0.7, 0);
          surface.height -= 0.004;
        }
      },
    }),
    makePart("well", "dark", move(disc(r, 0.004, 0, 48), [at[0], at[1], d / 2 - 0.001]), { weight: 0.6 }),
    makePart(
      "fan",
      "fan",
      move(
        merge([
          move(disc(r * 0.24, 0.014, 0.003, 28), [0, 0, -0.007]),
          ...[0, 1, 2].map((i) => turnZ(blade, (i / 3) * TAU)),
        ]),
        [at[0], at[1], d / 2 + 0.008],
      ),
      { weight: 0.8 },
    ),
    makePart("guard", "dark", merge([...rings, ...wires]), { weight: 0.9 }),
    makePart(
      "legs",
      "dark",
      merge([-1, 1].map((s) => block([0.07, 0.064, d * 1.06], [s * w * 0.34, 0.03, 0], 0.004))),
      { weight: 0.4 },
    ),
    makePart(
      "pipe",
      "pipe",
      merge([
        bar([w / 2 - 0.01, 0.2, -0.04], [w / 2 + 0.05, 0.2, -0.04], 0.014, 14),
        bar([w / 2 - 0.01, 0.15, -0.04], [w / 2 + 0.05, 0.15, -0.04], 0.009, 14),
      ]),
      { weight: 0.3 },
    ),
  ];
}

/** The box that sits in a window: louvres across its front, a panel of knobs beside, ribbed sides. */
function windowBox(): Part[] {
  const [w, h, d] = [0.6, 0.4, 0.5];
  const knob = (y: number) => move(disc(0.026, 0.022, 0.005, 28), [w * 0.38, y, d / 2 + 0.008]);
  const grille: Paint = (surface, x, y, z) => {
    if (z < d / 2 + 0.004 || x > w * 0.24 || x < -w * 0.45 || y < h * 0.1 || y > h * 0.9) return;
    const upper = y > h * 0.66;
    const row = upper ? x / 0.03 : y / 0.017;
    if (row - Math.floor(row) < 0.45) {
      layColour(surface, [0.03, 0.03, 0.032], 0.7, 0);
      surface.height -= 0.004;
    }
  };
  const ribs: Paint = (surface, x, y, z) => {
    if (Math.abs(x) < w / 2 - 0.003 || y < h * 0.2 || y > h * 0.8 || z > d * 0.3) return;
    const row = z / 0.028;
    if (row - Math.floor(row) < 0.4) layColour(surface, [0.05, 0.05, 0.05], 0.7, 0);
  };
  return [
    makePart("case", "body", block([w * 0.97, h * 0.97, d], [0, h / 2, 0], 0.006, 2), { weight: 1, paint: ribs }),
    makePart("front", "body", block([w, h, 0.026], [0, h / 2, d / 2], 0.009, 3), { weight: 1, paint: grille }),
    makePart("panel", "dark", block([w * 0.19, h * 0.8, 0.006], [w * 0.38, h / 2, d / 2 + 0.013], 0.002), {
      weight: 0.6,
      paint: display("COOL", w * 0.38, h * 0.84, 0.018),
    }),
    makePart("knobs", "fan", merge([knob(h * 0.64), knob(h * 0.4)]), { weight: 0.7 }),
    makePart("sill", "fan", block([w * 1.3, 0.02, 0.05], [0, 0.006, 0.1], 0.004), { weight: 0.4 }),
  ];
}

/**
 * An air conditioner. What makes it itself: the long white box for a wall with a curved front, an open flap over a dark mouth and a
 * lit temperature; or the box outside with its big guarded fan; or the window's box of louvres with two knobs.
 */
export const airConditioner = defineFromPlan({
  id: "air-conditioner",
  family: "device",
  words: [
    "air conditioner",
    "air conditioning unit",
    "air conditioning",
    "ac unit",
    "aircon",
    "air con",
    "a/c unit",
    "air-conditioner",
    "window air conditioner",
    "hvac unit",
    "outdoor ac unit",
    "heat pump",
    "split air conditioner",
  ],
  senses: ["air conditioner"],
  height: 0.4,
  view: { azimuth: 0.5, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-metal", "#eeeeea #e6e6e0 #dcdad0", "case|box"),
    dark: slot("plastic", "#1a1b1d", "grille|guard|display|panel"),
    fan: slot("plastic", "#3a3d42 #c8c8c4", "rotor|knob|blade"),
    pipe: slot("rubber", "#d8d8d2", "hose"),
  },
  styles: {
    split: { weight: 3, words: ["split air conditioner"] },
    outdoor: { weight: 1.6, words: ["outdoor ac unit", "heat pump", "hvac unit", "ac unit"], slots: ["fan"] },
    window: { weight: 1, words: ["window air conditioner"], traits: ["vintage", "old"] },
  },
  build: (planned) =>
    planned.style === "split" ? split(planned) : planned.style === "outdoor" ? outdoor() : windowBox(),
});

import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const TILT = -0.32;
const DESK = 1.12;
const [W, H] = [0.5, 0.34];

/** Staves of five lines with notes on them. `seed` writes another tune. */
const score =
  (seed: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const ink = () => layColour(surface, [0.015, 0.015, 0.018], 0.7, 0);
    const v = y + 0.13;
    const staff = Math.floor(v / 0.058);
    const w = v - staff * 0.058 - 0.017;
    if (staff < 0 || staff > 4 || Math.abs(x) > 0.088) return;
    if (w > -0.001 && w < 0.025 && w / 0.006 - Math.floor(w / 0.006) < 0.17) return ink();
    if (Math.abs(Math.abs(x) - 0.087) < 0.001 && w > 0 && w < 0.024) return ink();
    const beat = Math.floor((x + 0.08) / 0.0225);
    const at = -0.08 + (beat + 0.5) * 0.0225;
    const pitch = ((beat * 7 + staff * 5 + seed * 3 + beat * beat) % 9) * 0.003;
    const [dx, dy] = [x - at, w - pitch];
    if (dx * dx * 0.55 + dy * dy < 0.0000105) return ink();
    if (Math.abs(dx - 0.0042) < 0.0007 && dy > 0 && dy < 0.019) return ink();
    if (
      (beat + staff + seed) % 3 === 0 &&
      dx > 0.0042 &&
      dx < 0.011 &&
      Math.abs(dy - 0.018 + (dx - 0.0042) * 0.8) < 0.0016
    )
      return ink();
  };

function build({ seed, style }: Planned): Part[] {
  const tilt = (g: Part["geometry"]) => move(turnX(g, TILT), [0, DESK, 0]);
  const legs = [0, 1, 2].map((i) => {
    const a = (i / 3) * TAU + 0.5;
    return [
      bar([0, 0.3, 0], [sin(a) * 0.3, 0.012, cos(a) * 0.3], 0.011, 12),
      bar([0, 0.12, 0], [sin(a) * 0.15, 0.156, cos(a) * 0.15], 0.007, 10),
    ];
  });
  const wire = style === "wire";
  const desk = wire
    ? merge([
        ...[-1, 1].map((s) => bar([s * 0.06, -0.03, 0], [s * W * 0.5, H * 0.95, 0], 0.007, 10)),
        ...[-1, 1].map((s) => bar([0, -0.02, 0], [s * W * 0.5, H * 0.4, 0], 0.007, 10)),
        bar([0, -0.03, 0], [0, H, 0], 0.008, 10),
        bar([-W * 0.5, H * 0.95, 0], [W * 0.5, H * 0.95, 0], 0.006, 10),
        bar([-W * 0.5, H * 0.4, 0], [W * 0.5, H * 0.4, 0], 0.006, 10),
        block([W, 0.012, 0.05], [0, 0, 0.026], 0.003),
      ])
    : merge([
        block([W, H, 0.008], [0, H / 2, 0], 0.003),
        block([W, 0.008, 0.06], [0, 0.002, 0.03], 0.002),
        block([W, 0.022, 0.006], [0, 0.012, 0.058], 0.002),
      ]);
  const pages = [-1, 1].map((s) => tilt(move(block([0.205, 0.29, 0.003], [0, 0, 0]), [s * 0.104, 0.153, 0.0075])));
  return [
    makePart("legs", "stand", merge(legs.flat()), { weight: 0.9 }),
    makePart(
      "pole",
      "stand",
      merge([bar([0, 0.06, 0], [0, 0.74, 0], 0.015, 16), bar([0, 0.7, 0], [0, DESK + 0.1, -0.03], 0.01, 14)]),
      { weight: 1 },
    ),
    makePart(
      "collar",
      "knob",
      merge([
        bar([0, 0.7, 0], [0, 0.76, 0], 0.021, 16),
        bar([0.015, 0.73, 0], [0.045, 0.73, 0], 0.012, 14),
        bar([0, 0.275, 0], [0, 0.325, 0], 0.024, 16),
      ]),
      { weight: 0.5 },
    ),
    makePart("desk", "desk", tilt(desk), { weight: 1, grain: "x" }),
    ...pages.map((geometry, i) =>
      makePart(
        `page-${i + 1}`,
        "sheet",
        { ...geometry, rest: move(block([0.205, 0.29, 0.003], [0, 0, 0]), [0, 0, 0]).rest },
        { weight: 1, paint: score(seed + i * 4) },
      ),
    ),
  ];
}

/** A music stand. What makes it itself: a tilted desk with a ledge on a thin pole with three splayed legs, an open score of staves and notes on it. */
export const musicStand = defineFromPlan({
  id: "music-stand",
  family: "furniture",
  words: ["music stand", "sheet music stand", "score stand", "notation stand", "orchestra stand", "conductor stand"],
  senses: ["music stand"],
  height: 1.42,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    stand: mainSlot("painted-metal", "#141517 #2a2c30", "pole|leg|tripod|frame|base"),
    desk: slot("painted-metal", "#17181b #26282c", "plate|ledge", true),
    knob: slot("rubber", "#0d0d0e"),
    sheet: slot("paper", "#f5f2e6", "score|page|music|paper"),
  },
  styles: {
    solid: { weight: 3 },
    wire: { weight: 1, dress: { stand: "#b8bcc0", desk: "#b8bcc0" }, materials: { stand: "chrome", desk: "chrome" } },
  },
  build,
});

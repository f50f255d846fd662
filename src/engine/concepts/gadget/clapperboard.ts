import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import type { Rgb } from "../../math/color.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width and height of the slate, height of a stick, thickness, metres. */
const [W, H, STICK, T] = [0.28, 0.2, 0.032, 0.012];
const CHALK: Rgb = [0.85, 0.85, 0.82];

/** Slanting bars of black and white. */
const bars =
  (slant: number, low: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (Math.abs(nz) < 0.4) return layColour(surface, [0.02, 0.02, 0.022], 0.5, 0);
    const u = ((((x + slant * (y - low)) / 0.048) % 1) + 1) % 1;
    layColour(surface, u < 0.5 ? [0.92, 0.92, 0.9] : [0.016, 0.016, 0.018], 0.45, 0);
  };

const form =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < 0.6 || z < 0) return;
    const line = (at: number) => Math.abs(y - at) < 0.0009 && Math.abs(x) < W / 2 - 0.012;
    const post = (at: number, low: number, high: number) => Math.abs(x - at) < 0.0009 && y > low && y < high;
    const box = Math.abs(Math.max(Math.abs(x) - W / 2 + 0.012, Math.abs(y - H / 2) - H / 2 + 0.012)) < 0.0009;
    const mark =
      line(0.148) ||
      line(0.094) ||
      line(0.05) ||
      post(-0.045, 0.094, 0.148) ||
      post(0.045, 0.094, 0.148) ||
      box ||
      isWritten("PRODUCTION", x + 0.075, y - 0.168, 0.0115, 0.09) ||
      isWritten("SCENE", x + 0.09, y - 0.137, 0.0085, 0.09) ||
      isWritten("TAKE", x, y - 0.137, 0.0085, 0.09) ||
      isWritten("ROLL", x - 0.09, y - 0.137, 0.0085, 0.09) ||
      isWritten(String(1 + (seed % 40)), x + 0.09, y - 0.112, 0.021, 0.08) ||
      isWritten(String(1 + (seed % 7)), x, y - 0.112, 0.021, 0.08) ||
      isWritten(`A${(seed % 9) + 1}`, x - 0.09, y - 0.112, 0.021, 0.08) ||
      isWritten("DIRECTOR", x + 0.085, y - 0.072, 0.0095, 0.09) ||
      isWritten("CAMERA", x + 0.095, y - 0.031, 0.0095, 0.09) ||
      isWritten("DATE", x - 0.06, y - 0.031, 0.0095, 0.09);
    if (mark) layColour(surface, CHALK, 0.85, 0);
  };

function build({ style, seed }: Planned): Part[] {
  const open = style === "closed" ? 0.02 : 0.34;
  const hinge: readonly [number, number] = [-W / 2 + 0.014, H + STICK];
  const upper = (g: Geometry): Geometry => move(turnZ(g, open), [hinge[0], hinge[1], 0]);
  const back = (g: Geometry): Geometry => settle(turnX(g, -0.12));
  const lean = (part: Part): Part => ({ ...part, geometry: { ...back(part.geometry), rest: part.geometry.rest } });
  return [
    makePart("slate", "slate", block([W, H, T], [0, H / 2, 0], 0.003, 2), { weight: 1, paint: form(seed) }),
    makePart("lower-stick", "stick", block([W, STICK, T * 1.5], [0, H + STICK / 2, 0], 0.002), {
      weight: 0.9,
      paint: bars(1, H),
    }),
    makePart("upper-stick", "stick", upper(block([W, STICK, T * 1.5], [W / 2 - 0.014, STICK / 2, 0], 0.002)), {
      weight: 1,
      paint: bars(-1, 0),
    }),
    makePart(
      "plate",
      "metal",
      merge([
        block([0.045, STICK * 1.7, T * 1.7], [hinge[0] + 0.006, H + STICK * 0.85, 0], 0.002),
        move(disc(0.008, T * 2, 0.002, 24), [hinge[0], hinge[1], -T]),
      ]),
      { weight: 0.5 },
    ),
  ].map(lean);
}

/** A clapperboard. What makes it itself: a black slate with a film crew's form in chalk - scene, take, roll - and over it two striped sticks, black and white, the upper one lifted on a hinge. */
export const clapperboard = defineFromPlan({
  id: "clapperboard",
  family: "device",
  words: [
    "clapperboard",
    "clapboard",
    "clapper board",
    "movie clapper",
    "film slate",
    "film clapper",
    "movie slate",
    "clapper",
    "director's clapboard",
    "movie clapperboard",
  ],
  senses: ["clapperboard"],
  height: 0.3,
  vary: 0.03,
  view: { azimuth: 0.32, elevation: 0.12 },
  slots: {
    slate: mainSlot("plastic", "#16171a", "board"),
    stick: slot("painted-wood", "#16171a", "clap stick|arm|stripe"),
    metal: slot("brushed-steel", "", "hinge|plate"),
  },
  styles: { open: {}, closed: { weight: 0, traits: ["closed"] } },
  build,
});

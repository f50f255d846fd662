import { wobble } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

const [W, H] = [0.22, 0.148];
const [RED, BLUE]: readonly [Rgb, Rgb] = [fromHex("#c81f24"), fromHex("#1f4f9c")];

/** Red and blue stripes along the border of a letter that flies. */
function airmail(surface: Parameters<Paint>[0], x: number, y: number): boolean {
  if (Math.abs(x) < W / 2 - 0.009 && Math.abs(y) < H / 2 - 0.009) return false;
  const t = (x + y) * 38;
  const k = ((Math.floor(t) % 4) + 4) % 4;
  if (k === 0) layColour(surface, RED, 0.7);
  else if (k === 2) layColour(surface, BLUE, 0.7);
  return true;
}

const backFolds =
  (stripes: boolean): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    if (stripes && airmail(surface, x, y)) return;
    // the seams of the lower and side flaps, which meet in the middle
    const seam = y + H / 2 - ((W / 2 - Math.abs(x)) / (W / 2)) * H * 0.56;
    if (Math.abs(seam) < 0.0011) layColour(surface, [surface.r * 0.55, surface.g * 0.54, surface.b * 0.52]);
    else if (seam < 0 && seam > -0.006) layColour(surface, [surface.r * 0.9, surface.g * 0.9, surface.b * 0.9]);
  };

const address =
  (stripes: boolean): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    if (stripes && airmail(surface, x, y)) return;
    const ink: Rgb = [0.03, 0.04, 0.12];
    for (const [row, wide] of [
      [0.002, 0.075],
      [-0.016, 0.06],
      [-0.034, 0.068],
    ] as const) {
      const u = x + 0.045;
      if (u > 0 && u < wide && Math.abs(y - row) < 0.0035) {
        const wave = ((u * 420) % 2) - 1;
        if (
          Math.abs(y - row - 0.0024 * wave * (0.4 + (Math.floor(u * 210) % 3) * 0.3)) < 0.0012 &&
          Math.floor(u * 70) % 5 !== 4
        )
          layColour(surface, ink);
      }
    }
    const [sx, sy] = [x - W * 0.38, y - H * 0.28];
    const [cx, cy] = [x - W * 0.2, y - H * 0.3];
    const ring = Math.sqrt(cx * cx + cy * cy);
    if (Math.abs(sx) < 0.016 && Math.abs(sy) < 0.0195) {
      const tooth = Math.abs(sx) > 0.0145 || Math.abs(sy) > 0.018;
      if (tooth) layColour(surface, [0.9, 0.89, 0.85]);
      else if (Math.abs(sx) > 0.0125 || Math.abs(sy) > 0.016) layColour(surface, [0.92, 0.91, 0.88]);
      else
        layColour(
          surface,
          isWritten("1", sx, sy, 0.014, 0.12)
            ? [0.92, 0.9, 0.85]
            : sy < -0.008 + Math.abs(sx) * 0.6
              ? [0.05, 0.2, 0.1]
              : RED,
        );
    }
    if (
      Math.abs(ring - 0.017) < 0.0009 ||
      Math.abs(ring - 0.011) < 0.0007 ||
      (x > W * 0.16 &&
        x < W * 0.33 &&
        ring > 0.017 &&
        Math.abs((y - H * 0.3) * 130 - Math.round((y - H * 0.3) * 130)) < 0.1 &&
        Math.abs(cy) < 0.015)
    )
      layColour(surface, [0.12, 0.12, 0.13]);
  };

function build({ style, has, kind, seed }: Planned): Part[] {
  const stripes = kind === "airmail";
  const lift = (part: Part): Part => ({ ...part, geometry: move(turnX(part.geometry, -0.22), [0, H / 2, 0]) });
  const sheet = slab([W, H, 0.004], 0.003, 0.0015);
  if (style === "front") return [lift(makePart("envelope", "paper", sheet, { weight: 1, paint: address(stripes) }))];
  const open = style === "open";
  const flap = plate(
    [
      [-W / 2 + 0.002, 0],
      [-0.012, -H * 0.58, 0.01],
      [0.012, -H * 0.58, 0.01],
      [W / 2 - 0.002, 0],
    ],
    0.0016,
    0.0004,
  );
  const shade: Paint = (surface, x, y) => {
    const edge = Math.abs(y) - (1 - Math.abs(x) / (W / 2)) * H * 0.6;
    if (edge > -0.005) layColour(surface, [surface.r * 0.86, surface.g * 0.86, surface.b * 0.86]);
  };
  const parts = [makePart("envelope", "paper", sheet, { weight: 1, paint: backFolds(stripes) })];
  if (open) {
    parts.push(
      makePart("flap", "flap", move(turnX(flap, 3.05), [0, H / 2 - 0.001, 0]), { weight: 0.9 }),
      makePart("letter", "letter", move(slab([W * 0.9, H * 0.9, 0.0014], 0.002, 0.0004), [0, H * 0.42, 0.0004]), {
        weight: 0.9,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          const row = y * 105;
          const line = row - Math.floor(row);
          if (
            nz > 0.5 &&
            line < 0.3 &&
            Math.abs(x) < 0.08 - (Math.floor(row) % 3) * 0.012 &&
            x * 90 - Math.floor(x * 90) > 0.2
          )
            layColour(surface, [0.06, 0.07, 0.16]);
        },
      }),
    );
  } else {
    parts.push(
      makePart("flap", "flap", move(turnX(flap, 0.02), [0, H / 2 - 0.0015, 0.0036]), { weight: 0.9, paint: shade }),
    );
    if (has("seal"))
      parts.push(
        makePart(
          "seal",
          "seal",
          move(wobble(disc(0.0185, 0.0055, 0.0022, 40), 0.0014, 0.012, seed), [0, -H * 0.035, 0.0034]),
          {
            weight: 0.9,
            paint: (surface, x, y) => {
              const r = Math.sqrt(x * x + y * y);
              const [u, v] = [Math.abs(x) / 0.0085, (y + 0.001) / 0.0085];
              const heart =
                (u - 0.5) * (u - 0.5) + (v - 0.3) * (v - 0.3) < 0.28 || (v < 0.35 && v > -1 && u < (v + 1) * 0.72);
              if (Math.abs(r - 0.0135) < 0.0009 || (r < 0.012 && heart)) surface.height -= 0.0012;
              if (r < 0.012 && heart) layColour(surface, [surface.r * 0.45, surface.g * 0.4, surface.b * 0.4]);
            },
          },
        ),
      );
  }
  return parts.map(lift);
}

/** An envelope, standing a little leant back. What makes it itself: a flat paper rectangle with a pointed flap folded down from its upper edge, seams that run to the corners and often a red wax seal; open, a written letter looks out; the front has a stamp, a postmark and an address. */
export const envelope = defineFromPlan({
  id: "envelope",
  family: "object",
  words: [
    "envelope",
    "mail envelope",
    "letter envelope",
    "sealed envelope",
    "sealed letter",
    "love letter",
    "wax sealed letter",
    "mail",
    "airmail envelope",
    "airmail letter",
    "postal letter",
  ],
  senses: ["envelope"],
  height: 0.15,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    paper: { ...mainSlot("paper", "#efe6d0 #f4f2ec #d9b98a #e8d8b4", "body|back"), group: "paper" },
    flap: { ...mainSlot("paper", "#efe6d0 #f4f2ec #d9b98a #e8d8b4"), group: "paper" },
    letter: slot("paper", "#faf8f2", "sheet|note"),
    seal: slot("plastic", "#9c141c #8a1020 #6a1030", "wax|wax seal|stamp"),
  },
  styles: {
    back: {
      weight: 3,
      words: ["sealed envelope", "sealed letter", "wax sealed letter", "love letter"],
      slots: ["seal"],
    },
    open: { weight: 1, traits: ["open"], slots: ["letter"] },
    front: { weight: 0.8, words: ["airmail letter", "postal letter", "airmail envelope"] },
  },
  kinds: {
    plain: { weight: 3 },
    airmail: { weight: 1, words: ["airmail letter", "airmail envelope"], dress: { paper: "#f4f2ec", flap: "#f4f2ec" } },
  },
  extras: { seal: { chance: 0.75 } },
  build,
});

import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

const TALL = 0.095;
const RED = fromHex("#c8241c");

/** Half its width and depth at a height from 0 to 1. */
const half = (t: number): readonly [number, number] => [lerp(0.034, 0.049, t), lerp(0.027, 0.041, t)];

/** A pagoda in red on its broad sides: three roofs, one over the other. */
const pagoda: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.7) return;
  const roofs = [0.026, 0.041, 0.054].some((base, i) => {
    const v = y - base;
    const wide = 0.02 - i * 0.0045;
    return (
      v > 0 &&
      v < 0.0065 + 0.003 * (Math.abs(x) / wide) * (Math.abs(x) / wide) - 0.004 * (Math.abs(x) / wide) &&
      Math.abs(x) < wide
    );
  });
  const walls =
    y > 0.018 && y < 0.056 && Math.abs(x) < 0.0125 - (y - 0.018) * 0.2 && Math.abs(x) > 0.006 - (y - 0.018) * 0.1;
  const floor = Math.abs(y - 0.018) < 0.0016 && Math.abs(x) < 0.021;
  const spire = y > 0.058 && y < 0.07 && Math.abs(x) < 0.0012;
  if (roofs || walls || floor || spire) layColour(surface, RED, 0.6, 0);
};

function build({ style, has, stream }: Planned): Part[] {
  const ring = (t: number, inset: number, y = t * TALL): Ring => {
    const [w, d] = half(t);
    return rectangleOutline((w - inset) * 2, (d - inset) * 2, 0.004, 2).map(([x, z]): Vec3 => [x, y, -z]);
  };
  const wall = 0.0014;
  const box = loft([ring(0, 0), ring(1, 0), ring(1, wall), ring(0.04, wall)]);
  const isOpen = style === "open";
  // four flaps fold in over the top, or stand open
  const flap = (wide: number, long: number) =>
    plate(
      [
        [-wide, 0],
        [wide, 0],
        [wide * 0.72, long, 0.004],
        [-wide * 0.72, long, 0.004],
      ],
      0.0014,
    );
  const [w, d] = half(1);
  const lean = isOpen ? 0.5 : -1.15;
  const flaps = [-1, 1].map((s) => {
    const g = turnX(flap(w * 0.96, isOpen ? 0.032 : d * 0.98), lean * s);
    return move(settle(g), [0, TALL - 0.001, s * (d - 0.001)]);
  });
  const handle = tube(
    0.0011,
    curveThrough(
      [
        [-w - 0.0005, TALL * 0.8, 0],
        [-w - 0.002, TALL * 1.1, 0.004],
        [-w * 0.8, TALL * 1.5, 0.01],
        [0, TALL * 1.68, 0.012],
        [w * 0.8, TALL * 1.5, 0.01],
        [w + 0.002, TALL * 1.1, 0.004],
        [w + 0.0005, TALL * 0.8, 0],
      ],
      6,
    ),
    8,
  );
  const parts = [
    makePart("box", "box", settle(box), { weight: 1, paint: pagoda }),
    ...makeParts("flap", "box", flaps, { weight: 0.7 }),
    makePart("handle", "wire", handle, { weight: 0.7 }),
  ];
  if (!isOpen) return parts;
  const next = stream("noodles");
  const noodles = Array.from({ length: 26 }, () => {
    const [a, r, b] = [next() * 6.28, 0.012 + next() * 0.02, next() * 6.28];
    const [cx, cz] = [(next() - 0.5) * 0.03, (next() - 0.5) * 0.022];
    return tube(
      0.0022,
      curveThrough(
        Array.from({ length: 7 }, (_, i): Vec3 => {
          const t = a + i * 0.75;
          return [cx + r * cos(t), TALL * 0.86 + 0.016 * next() + 0.006 * sin(b + i), cz + r * 0.75 * sin(t)];
        }),
        3,
      ),
      7,
      { endRounding: 0.001 },
    );
  });
  parts.push(makePart("noodles", "noodles", merge(noodles), { weight: 0.9 }));
  parts.push(
    makePart("filling", "noodles", settle(loft([ring(0.5, wall * 1.2), ring(0.88, wall * 1.2)])), { weight: 0.3 }),
  );
  if (has("chopsticks"))
    parts.push(
      ...makeParts(
        "chopstick",
        "chopsticks",
        [-1, 1].map((s) =>
          bar([0.01 + s * 0.004, TALL * 0.6, 0], [0.05 + s * 0.012, TALL * 1.9, -0.03 + s * 0.006], 0.0024, 10),
        ),
        { weight: 0.6 },
      ),
    );
  return parts;
}

/** A Chinese takeout box. What makes it itself: a white paper pail wider above than below, a red pagoda on its side, a thin wire handle, flaps folded over; or open, full of noodles with chopsticks in it. */
export const takeoutBox = defineFromPlan({
  id: "takeout-box",
  family: "container",
  words: [
    "takeout box",
    "chinese takeout box",
    "takeaway box",
    "noodle box",
    "oyster pail",
    "chinese food box",
    "take out box",
    "takeout container",
    "chinese takeout",
  ],
  height: 0.16,
  view: { azimuth: 0.4, elevation: 0.24 },
  slots: {
    box: mainSlot("paper", "#f8f5ee #f8f5ee #c8241c", "pail|carton|flap"),
    wire: slot("steel", "", "handle"),
    noodles: slot("icing", "#e8c46a #dca850", "noodle|food"),
    chopsticks: slot("bamboo", "#d8b070", "chopstick"),
  },
  styles: {
    open: { weight: 3, slots: ["noodles", "chopsticks"], traits: ["open", "full", "containing"] },
    closed: { traits: ["closed"] },
  },
  extras: { chopsticks: { chance: 0.8 } },
  build,
});

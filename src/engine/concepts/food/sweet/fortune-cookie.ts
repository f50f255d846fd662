import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, settle, turnX, turnY, turnZ } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { sheet } from "../../pieces.ts";

/** Radius of the round wafer it is folded of, and how far the fold is bent to each side, metres and radians. */
const RADIUS = 0.036;
const BEND = 1.32;
/** How far under the fold lies what it was bent over. */
const UNDER = 0.011;

/** Half the gap between front and back `t` of the way from the fold to the lips. */
const belly = (t: number): number => 0.0035 + 0.0155 * sin(Math.min(1, t * 0.86 + 0.1) * PI) * (1 - 0.25 * t);

/** Bends what stands on the fold down to both sides. */
const bent = ([x, y, z]: Vec3): Vec3 => {
  const angle = (x / RADIUS) * BEND;
  const r = UNDER + y;
  return [r * sin(angle), r * cos(angle), z];
};

/** A round wafer folded once, puffed, its lips apart, and bent in the middle of its fold. */
function cookie() {
  const wall = 0.0016;
  const steps = 9;
  const ring = (x: number): Ring => {
    const tall = Math.sqrt(RADIUS * RADIUS - x * x);
    const side = (s: number, inset: number) =>
      Array.from({ length: steps + 1 }, (_, i): Vec3 => {
        const t = i / steps;
        const y = inset * 0.8 * (1 - t) + tall * t;
        return [x, y, s * Math.max(0.0004, belly(t) * (0.35 + 0.65 * (tall / RADIUS)) - inset)];
      });
    return [...side(1, 0), ...side(1, wall).reverse(), ...side(-1, wall), ...side(-1, 0).reverse()];
  };
  const n = 36;
  return settle(deform(loft(Array.from({ length: n + 1 }, (_, i) => ring(RADIUS * 0.985 * cos((i / n) * PI)))), bent));
}

const toasted: Paint = (surface, x, y) => {
  const r = Math.sqrt(x * x + y * y);
  const edge = Math.max(0, (r - UNDER - 0.012) / 0.024);
  surface.g *= 1 - 0.24 * edge * edge;
  surface.b *= 1 - 0.42 * edge * edge;
};

const FORTUNES = ["GOOD LUCK", "YES", "SMILE", "BE BRAVE"] as const;

function build({ has, seed }: Planned): Part[] {
  const parts = [makePart("cookie", "cookie", cookie(), { weight: 1, paint: toasted })];
  if (!has("fortune")) return parts;
  const text = FORTUNES[seed % FORTUNES.length] as string;
  const slip = settle(
    sheet(
      Array.from({ length: 3 }, (_, i) => [-0.0055 + 0.0055 * i, 0, 0.058] as const),
      0.0007,
      (x) => 0.05 * x * x - 0.002 * sin(x * 70),
      16,
    ),
  );
  const paint: Paint = (surface, x, y) => {
    if (isWritten(text, x - 0.037, y, 0.0042, 0.09)) layColour(surface, fromHex("#b3262a"));
  };
  parts.push(
    makePart("fortune", "fortune", move(turnZ(turnX(turnY(slip, -0.12), -0.12), 0.1), [0.014, 0.026, 0.004]), {
      weight: 0.7,
      paint,
    }),
  );
  return parts;
}

/** A fortune cookie. What makes it itself: a golden round wafer folded over and bent in the middle of its fold, two puffed lobes hanging down with a notch between, a slip of paper with a line of print coming out of its lips. */
export const fortuneCookie = defineFromPlan({
  id: "fortune-cookie",
  family: "food",
  words: ["fortune cookie", "chinese fortune cookie", "fortune biscuit"],
  height: 0.05,
  view: { azimuth: 0.25, elevation: 0.2 },
  slots: {
    cookie: mainSlot("smooth-stone", "#e0a555 #d8983f #e8b768", "wafer|biscuit"),
    fortune: slot("paper", "#fbf9f2", "slip|paper|note|message|fortune slip"),
  },
  extras: { fortune: { chance: 0.85 } },
  build,
});

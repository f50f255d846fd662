import type { Paint } from "../../../geometry/part.ts";
import { add, sculpt } from "../../../geometry/sculpt.ts";
import type { Sdf } from "../../../geometry/sdf.ts";
import { ball, ellipsoid, roundCone } from "../../../geometry/sdf-primitives.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { ballSuit, creases, podSuit, rind, studs, tuft } from "./pods.ts";
import { around, paints, type SuitForm, type SuitMaker, tint } from "./suit-form.ts";

/** Above a level and below another, counted in shares of the suit's way from the legs to over the head. */
const ends =
  ({ low, crown }: SuitForm, foot: number, tip: number, colour: string): Paint =>
  (surface, _x, y) => {
    const t = (y - low) / (crown - low);
    tint(surface, fromHex(colour), Math.max(smoothstep(foot + 0.02, foot, t), smoothstep(tip, tip + 0.02, t)));
  };

/** Where a round suit is open at the top: leaves or frills lie around it. */
const frill = ({ middle: [x, , z], high, girth, h }: SuitForm, count: number, reach: number, drop: number): Sdf =>
  around(count, (a) => {
    const r = girth * reach;
    const from: Vec3 = [x + sin(a) * r * 0.5, high - 0.01 * h, z + cos(a) * r * 0.5];
    return roundCone(from, [x + sin(a) * r, high - drop * h, z + cos(a) * r], 0.035 * h, 0.012 * h);
  });

/** Fine rings around a root. */
function rings({ h }: SuitForm, colour: string): Paint {
  return (surface, x, y) => {
    const row = y / (0.055 * h) + 0.25 * sin((x / h) * 40);
    const isScar = Math.abs(row - Math.round(row)) < 0.07 && sin(Math.round(row) * 2.4 + (x / h) * 22) > 0.1;
    if (isScar) tint(surface, fromHex(colour), 0.7);
  };
}

/** Fruit and vegetables to be dressed as. */
export const FRUIT_SUITS: Readonly<Record<string, SuitMaker>> = {
  banana: (form) => ({
    hooded: true,
    solid: podSuit(form, 1.5, [
      [0, 0.3, 0.8],
      [0.25, 0.05, 1.15],
      [0.5, -0.08, 1.25],
      [0.68, -0.1, 1.22],
      [0.82, -0.05, 0.75],
      [0.92, 0.15, 0.3],
      [1, 0.35, 0.24],
    ]),
    paint: paints(creases(form, 5, 0.22), ends(form, 0, 1.18, "#5a3c1c")),
  }),
  carrot: (form) => ({
    hooded: true,
    solid: podSuit(form, 0.4, [
      [0.08, 0, 0.8],
      [0.4, 0, 1.12],
      [0.74, -0.04, 1.34],
      [0.85, -0.04, 1.1],
    ]),
    paint: rings(form, "#b8521a"),
    trims: [["leaves", tuft(form, 9, 1.5)]],
  }),
  corn: (form) => ({
    hooded: true,
    solid: podSuit(form, 0.9, [
      [0.1, 0, 1.02],
      [0.4, 0, 1.2],
      [0.7, -0.04, 1.18],
      [0.92, -0.04, 0.62],
    ]),
    paint: studs(form, 0.032, 0.46, "#f7d75a"),
    trims: [
      [
        "husk",
        sculpt(
          [0.75, -0.75, 2.3, -2.3].map((a) => {
            const { head, middle, low, high } = form;
            const at = (r: number, y: number): Vec3 => [sin(a) * r * head, y, middle[2] + cos(a) * r * head];
            return add(
              sculpt([
                add(roundCone(at(0.75, low + 0.1 * head), at(1.05, (low + high) / 2), 0.5 * head, 0.42 * head)),
                add(roundCone(at(1.05, (low + high) / 2), at(1.6, high), 0.42 * head, 0.05 * head), 0.2 * head),
              ]),
            );
          }),
        ),
      ],
    ],
  }),
  avocado: (form) => {
    const { head, middle, low, h, girth } = form;
    const flesh: Paint = (surface, x, y, z, _nx, _ny, nz) => {
      const t = (y - low) / (form.crown - low);
      const wide = head * (1.05 - 0.35 * smoothstep(0.35, 0.9, t));
      if (z > middle[2] && nz > 0.25)
        tint(surface, fromHex("#d5df8c"), smoothstep(wide, wide - 0.03 * h, Math.abs(x)) * smoothstep(-0.02, 0.02, t));
    };
    const front = Math.max(girth, 1.35 * head);
    return {
      hooded: true,
      solid: podSuit(form, 0.45, [
        [0.16, 0, 1.34],
        [0.38, 0, 1.4],
        [0.7, -0.04, 1.2],
        [0.84, -0.04, 0.96],
      ]),
      paint: flesh,
      trims: [
        [
          "stone",
          ellipsoid(
            [0, low + (form.high - low) * 0.42, middle[2] + front * 0.92],
            [0.62 * head, 0.68 * head, 0.45 * head],
          ),
        ],
      ],
    };
  },
  pumpkin: (form) => ({
    solid: ballSuit(form, 2.25, 0, 10),
    paint: creases(form, 10, 0.45),
    trims: [["calyx", frill(form, 8, 1.5, 0.03)]],
  }),
  strawberry: (form) => ({
    solid: ballSuit(form, 1.85, 0.3),
    paint: studs(form, 0.05, 0.17, "#f2d27a"),
    trims: [["calyx", frill(form, 10, 1.4, 0.05)]],
  }),
  apple: (form) => ({ solid: ballSuit(form, 2), trims: [["calyx", frill(form, 6, 1.1, 0.035)]] }),
  melon: (form) => ({ solid: ballSuit(form, 2), paint: rind(form, 9, "#1f5c2a") }),
  pineapple: (form) => ({ solid: ballSuit(form, 1.75), paint: studs(form, 0.055, 0.2, "#8a5a1c") }),
  grapes: (form) => {
    const {
      middle: [x, , z],
      low,
      high,
      girth,
      h,
    } = form;
    const grape = (i: number): Sdf => {
      // a spiral over the trunk: even all around, narrower at its foot
      const t = (i + 0.5) / 46;
      const a = i * 2.39996;
      const r = girth * (0.75 + 0.62 * sin(t * PI * 0.62 + 0.35));
      return ball([x + sin(a) * r, low + (high - low) * t, z + cos(a) * r * 0.95], 0.052 * h);
    };
    return {
      solid: sculpt([add(ballSuit(form, 1.2)), ...Array.from({ length: 46 }, (_, i) => add(grape(i)))]),
      trims: [["calyx", frill(form, 6, 1.2, 0.03)]],
    };
  },
};

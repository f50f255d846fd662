import type { Paint } from "../../../geometry/part.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import type { Sdf } from "../../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace, roundBox, roundCone } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { creases, EVEN, podSuit, studs, tuft } from "./pods.ts";
import { paints, type SuitMaker, tint } from "./suit-form.ts";

/** Other things to be dressed as. */
export const OBJECT_SUITS: Readonly<Record<string, SuitMaker>> = {
  crayon: (form) => {
    const { low, crown, head, middle } = form;
    const bands: Paint = (surface, _x, y) => {
      const t = (y - low) / (crown - low);
      const isBand = (t > 0.06 && t < 0.1) || (t > 0.42 && t < 0.46);
      if (isBand) tint(surface, fromHex("#17171b"));
    };
    const tip = podSuit(
      form,
      1.1,
      [
        [0.12, 0, 1.2],
        [0.72, 0, 1.24],
        [0.74, 0, 0.85],
        [0.97, 0, 0.24],
      ],
      0.1,
    );
    return {
      hooded: true,
      solid: sculpt([add(tip), carve(halfSpace([0, low, middle[2]], [0, 1, 0]), 0.1 * head)]),
      paint: bands,
    };
  },
  rocket: (form) => {
    const { low, head, middle, crown } = form;
    const fin = (a: number): Sdf =>
      roundCone(
        [sin(a) * head * 1.1, low + 0.9 * head, middle[2] + cos(a) * head * 1.1],
        [sin(a) * head * 2.1, low + 0.05 * head, middle[2] + cos(a) * head * 2.1],
        0.3 * head,
        0.14 * head,
      );
    const nose: Paint = (surface, _x, y) => {
      if (y > crown + 0.1 * head) tint(surface, fromHex("#c8281f"));
    };
    return {
      hooded: true,
      solid: podSuit(form, 1.1, [
        [0.14, 0, 0.95],
        [0.4, 0, 1.24],
        [0.7, 0, 1.22],
        [0.97, 0, 0.16],
      ]),
      paint: nose,
      trims: [["fins", sculpt([1.1, -1.1, 2.4, -2.4].map((a) => add(fin(a))))]],
    };
  },
  cactus: (form) => {
    const { head, middle, high } = form;
    const y = high - 0.9 * head;
    const arm = (side: number, up: number): Sdf =>
      sculpt([
        add(
          roundCone(
            [side * head, y, middle[2] - 0.2 * head],
            [side * head * 1.9, y, middle[2] - 0.2 * head],
            0.3 * head,
            0.32 * head,
          ),
        ),
        add(
          roundCone(
            [side * head * 1.9, y, middle[2] - 0.2 * head],
            [side * head * 1.9, y + up * head, middle[2] - 0.2 * head],
            0.32 * head,
            0.28 * head,
          ),
          0.1 * head,
        ),
      ]);
    return {
      hooded: true,
      solid: sculpt([add(podSuit(form, 0.6, EVEN)), add(arm(1, 1.2), 0.1 * head), add(arm(-1, 0.8), 0.1 * head)]),
      paint: paints(creases(form, 12, 0.4), studs(form, 0.05, 0.12, "#f4f0d8")),
      trims: [["flower", tuft(form, 7, 0.55)]],
    };
  },
  tree: (form) => {
    const {
      low,
      high,
      middle: [x, , z],
      girth,
      h,
    } = form;
    const tier = (i: number): Sdf => {
      const y = low - 0.03 * h + ((high - low) * i) / 3;
      const r = girth * (2.2 - 0.35 * i);
      return sculpt([
        add(roundCone([x, y + 0.02 * h, z], [x, y + (high - low) * 0.6, z], r, r * 0.3)),
        carve(halfSpace([0, y, 0], [0, 1, 0]), 0.02 * h),
      ]);
    };
    const balls = Array.from({ length: 15 }, (_, k) => {
      const t = (k + 0.5) / 15;
      const a = k * 2.39996;
      const r = girth * (2.22 - 1.15 * t);
      return add(ball([x + sin(a) * r, low + 0.05 * h + (high - low) * t * 0.85, z + cos(a) * r], 0.026 * h));
    });
    return { solid: sculpt([0, 1, 2].map((i) => add(tier(i)))), trims: [["baubles", sculpt(balls)]] };
  },
  box: (form) => {
    const {
      low,
      high,
      middle: [x, y, z],
      girth,
      h,
    } = form;
    const wide = girth * 3.1;
    const size: Vec3 = [wide, (high - low) * 1.05, girth * 2.9];
    const band = (w: number): Sdf => roundBox([x, y, z], [w, size[1] + 0.014 * h, size[2] + 0.014 * h], 0.012 * h);
    const across = roundBox([x, y, z], [wide + 0.014 * h, 0.06 * h, size[2] + 0.014 * h], 0.012 * h);
    const bow = both(ellipsoid([0.06 * h, y, z + size[2] / 2 + 0.03 * h], [0.065 * h, 0.035 * h, 0.03 * h]));
    return {
      solid: roundBox([x, y, z], size, 0.02 * h),
      trims: [["ribbon", sculpt([add(band(0.06 * h)), add(across), add(bow)])]],
    };
  },
  robot: (form) => {
    const {
      low,
      high,
      middle: [x, y, z],
      girth,
      h,
    } = form;
    const size: Vec3 = [girth * 2.9, (high - low) * 1.05, girth * 2.7];
    const front = z + size[2] / 2;
    const dials = [-0.06, 0, 0.06].map((dx) => add(ball([x + dx * h, y - 0.05 * h, front], 0.02 * h)));
    const screen = roundBox([x, y + 0.05 * h, front], [0.17 * h, 0.07 * h, 0.02 * h], 0.008 * h);
    const gauge: Paint = (surface, px, py) => {
      if (py > y + 0.01 * h) tint(surface, fromHex(Math.abs(sin((px / h) * 60)) > 0.8 ? "#5fd0e8" : "#123a4a"));
    };
    return { solid: roundBox([x, y, z], size, 0.016 * h), trims: [["dials", sculpt([add(screen), ...dials]), gauge]] };
  },
  snowman: (form) => {
    const {
      low,
      high,
      middle: [x, , z],
      girth,
      h,
    } = form;
    const coals: Paint = (surface, px, y, pz) => {
      for (const t of [0.3, 0.55, 0.78]) {
        const [dx, dy] = [px - x, y - (low + (high - low) * t)];
        if (pz > z && Math.sqrt(dx * dx + dy * dy) < 0.022 * h) tint(surface, fromHex("#17171b"));
      }
    };
    const tall = high - low;
    return {
      solid: sculpt([
        add(ellipsoid([x, low + tall * 0.3, z], [girth * 1.75, tall * 0.42, girth * 1.65])),
        add(ellipsoid([x, low + tall * 0.78, z], [girth * 1.35, tall * 0.32, girth * 1.3]), 0.015 * h),
      ]),
      paint: coals,
    };
  },
};

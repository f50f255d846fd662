import { curveThrough, graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, exp, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** A left ear seen from its side: rim, inner ridge, hollow and lobe. */
function ear(): Part[] {
  const rim = Array.from({ length: 15 }, (_, i): readonly [Vec3, number] => {
    const a = -0.9 + (i / 14) * 4.0;
    return [[0.019 * cos(a) + (a > 2.4 ? 0.003 : 0), 0.042 + 0.024 * sin(a), 0.004], 0.0042];
  });
  const ridge = Array.from({ length: 9 }, (_, i): readonly [Vec3, number] => {
    const a = -0.7 + (i / 8) * 2.3;
    return [[0.0105 * cos(a), 0.04 + 0.0155 * sin(a), 0.003], 0.0031];
  });
  const clay = sculpt([
    add(ellipsoid([0, 0.04, -0.003], [0.021, 0.028, 0.0055]), 0),
    add(ellipsoid([-0.003, 0.013, -0.001], [0.012, 0.013, 0.006]), 0.012),
    ...addAll(limb(rim), 0.004),
    ...addAll(limb(ridge), 0.003),
    carve(ellipsoid([-0.003, 0.036, 0.006], [0.0075, 0.0095, 0.0085]), 0.004),
    carve(ball([-0.0075, 0.034, 0.001], 0.0036), 0.002),
    add(ellipsoid([-0.0125, 0.033, 0.003], [0.0042, 0.006, 0.0045]), 0.003),
    add(ellipsoid([-0.002, 0.023, 0.002], [0.006, 0.0035, 0.004]), 0.003),
  ]);
  const hollow: Paint = (surface, x, y, z) => {
    const [u, v] = [(x + 0.006) / 0.007, (y - 0.035) / 0.009];
    dye(surface, fromHex("#7a2c20"), 0.6 * smoothstep(1, 0.2, u * u + v * v) * smoothstep(0.004, -0.003, z));
    dye(surface, fromHex("#c8503c"), 0.18);
  };
  return [makePart("ear", "skin", settle(meshSdf(clay, 0.0011)), { weight: 1, crease: 1.4, paint: hollow })];
}

/** Bridge, tip, wings and nostrils. */
function nose(): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.026, -0.012], [0.026, 0.036, 0.012]), 0),
    add(roundCone([0, 0.056, -0.004], [0, 0.019, 0.021], 0.0065, 0.0095), 0.01),
    add(ball([0, 0.0165, 0.0225], 0.0098), 0.008),
    add(both(ellipsoid([0.0128, 0.0145, 0.012], [0.0078, 0.0078, 0.0105])), 0.006),
    carve(both(ellipsoid([0.0068, 0.0055, 0.0165], [0.0036, 0.0065, 0.0056])), 0.0025),
    carve(halfSpace([0, 0, -0.012], [0, 0, 1]), 0.001),
  ]);
  const flush: Paint = (surface, _x, y, z) => {
    dye(surface, fromHex("#c8503c"), 0.28 * smoothstep(0.0, 0.026, z));
    dye(surface, fromHex("#3a120c"), 0.85 * smoothstep(0.0075, 0.0055, y) * smoothstep(0.024, 0.02, z));
  };
  return [makePart("nose", "skin", settle(meshSdf(clay, 0.0013)), { weight: 1, crease: 1.4, paint: flush })];
}

/** Two full lips, the upper with a bow; teeth between them where they are open. */
function lips(open: boolean): Part[] {
  const gap = open ? 0.0125 : 0.0;
  const line = (t: number, rise: number): Vec3 => [0.031 * t, 0.03 + rise * (1 - t * t), 0.006 * (1 - t * t)];
  const upper = Array.from({ length: 13 }, (_, i): readonly [Vec3, number] => {
    const t = i / 6 - 1;
    const bow = 0.0022 * exp(-((Math.abs(t) - 0.26) * (Math.abs(t) - 0.26)) * 22) - 0.0012 * exp(-t * t * 60);
    const [x, y, z] = line(t, 0.0048 + gap);
    return [[x, y + bow, z], 0.0018 + 0.0052 * Math.sqrt(Math.max(0, 1 - t * t))];
  });
  const lower = Array.from({ length: 13 }, (_, i): readonly [Vec3, number] => {
    const t = i / 6 - 1;
    const [x, y, z] = line(t, -0.0065 - gap);
    return [[x, y, z + 0.001], 0.0018 + 0.0066 * Math.sqrt(Math.max(0, 1 - t * t))];
  });
  const red: Paint = (surface, x, y, z) => {
    surface.roughness = 0.25;
    const line = Math.abs(sin(x * 700 + 2 * sin(y * 160)));
    surface.height -= 0.0002 * smoothstep(0.25, 0, line) * smoothstep(0.0, 0.01, z);
  };
  const both_ = [upper, lower].map((knots) => settle(meshSdf(sculpt(addAll(limb(knots), 0.002)), 0.0011)));
  const back = settle(meshSdf(sculpt([add(ellipsoid([0, 0.03, -0.004], [0.03, 0.012 + gap * 0.8, 0.006]))]), 0.0016));
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const t = (i - 3.5) / 4.4;
    return ellipsoid([0.026 * t, 0.037 + 0.004 * (1 - t * t), 0.0005 + 0.004 * (1 - t * t)], [0.0031, 0.0062, 0.0026]);
  });
  return [
    makePart("upper", "lip", both_[0] as Part["geometry"], { weight: 1, crease: 1.4, paint: red }),
    makePart("lower", "lip", both_[1] as Part["geometry"], { weight: 1, crease: 1.4, paint: red }),
    makePart("inside", open ? "inside" : "lip", back, { weight: 0.5, crease: 1.4 }),
    ...(open
      ? [
          makePart("teeth", "teeth", settle(meshSdf(sculpt(addAll(teeth, 0.0004)), 0.0011)), { weight: 0.8 }),
          makePart(
            "tongue",
            "lip",
            settle(meshSdf(sculpt([add(ellipsoid([0, 0.022, 0.002], [0.015, 0.006, 0.007]))]), 0.0013)),
            { weight: 0.7 },
          ),
        ]
      : []),
  ];
}

/** A tongue put out: broad and flat, arched over the lower lip, narrowing to a round tip, a groove down its middle and fine bumps all over. */
function tongue(): Part[] {
  const path = curveThrough(
    [
      [0, 0.058, -0.04],
      [0, 0.067, -0.022],
      [0, 0.068, -0.003],
      [0, 0.058, 0.014],
      [0, 0.04, 0.024],
      [0, 0.02, 0.028],
      [0, 0.005, 0.027],
    ],
    8,
  );
  const wide = graph([
    [0, 0.015],
    [0.3, 0.0205],
    [0.62, 0.021],
    [0.82, 0.0175],
    [0.94, 0.011],
    [1, 0.0035],
  ]);
  const thick = graph([
    [0, 0.012],
    [0.35, 0.0095],
    [0.8, 0.0065],
    [1, 0.0025],
  ]);
  // hollowed along the middle of its upper side
  const section = ellipseOutline(1, 1, 40).map(
    ([x, y]) => [x, y > 0 ? y * (1 - 0.4 * smoothstep(0.32, 0, Math.abs(x))) : y] as const,
  );
  const body = sweep(section, path, {
    up: [0, 1, 0],
    scale: (t) => [wide(t), thick(t)],
    endRounding: 0.001,
    endSteps: 2,
  });
  const bumps: Paint = (surface, x, y, z, _nx, ny, nz) => {
    const upper = smoothstep(-0.1, 0.4, ny + nz);
    dye(surface, fromHex("#f08c8c"), 0.35 * upper);
    dye(surface, fromHex("#8a1c2a"), 0.55 * upper * smoothstep(0.0035, 0, Math.abs(x)));
    const bump = noise(x * 1300, y * 1300, z * 1300, 3);
    surface.height += 0.0003 * bump * upper;
    for (const c of ["r", "g", "b"] as const) surface[c] *= 1 + 0.12 * bump * upper;
    surface.roughness = 0.34;
  };
  return [makePart("tongue", "lip", settle(body), { weight: 1, crease: 1.4, paint: bumps })];
}

/** A piece of a human face on its own. What makes it itself: an ear has a rolled rim, an inner ridge, a dark hollow and a lobe; a nose a bridge, a round tip and two nostrils; lips are red, the upper drawn like a bow, with teeth behind them when the mouth is open; a tongue hangs and has a groove. */
export const facePart = defineFromPlan({
  id: "face-part",
  family: "anatomy",
  words: [
    "ear",
    "human ear",
    "severed ear",
    "nose",
    "human nose",
    "lips",
    "pair of lips",
    "kissing lips",
    "mouth",
    "human mouth",
    "open mouth",
    "tongue",
    "human tongue",
  ],
  senses: [],
  height: 0.07,
  view: { azimuth: 0.3, elevation: 0.06 },
  styles: {
    ear: {},
    nose: { weight: 0, words: ["nose", "human nose"] },
    lips: { weight: 0, words: ["lips", "pair of lips", "kissing lips"] },
    mouth: { weight: 0, words: ["mouth", "human mouth", "open mouth"] },
    tongue: { weight: 0, words: ["tongue", "human tongue"] },
  },
  slots: {
    skin: mainSlot("skin", "#d9a184 #c58a68 #8d5a3c #e6b79c", "lobe|nostril"),
    lip: slot("skin", "#c2202f #b83a4a #d0344c", "tongue", true),
    teeth: slot("ceramic-glaze", "#f4f0e6", "tooth"),
    inside: slot("plastic", "#2a0a0c"),
  },
  build: ({ style }: Planned) =>
    style === "nose"
      ? nose()
      : style === "lips"
        ? lips(false)
        : style === "mouth"
          ? lips(true)
          : style === "tongue"
            ? tongue()
            : ear(),
});

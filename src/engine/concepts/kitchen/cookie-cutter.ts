import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import {
  type Corner,
  closeCorners,
  insetOutline,
  type Outline,
  type Point2,
  reverseOutline,
} from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Height of the band and its thickness, metres. */
const [HIGH, THIN] = [0.024, 0.0014];

const star = (): Outline =>
  closeCorners(
    Array.from({ length: 10 }, (_, k): Corner => {
      const r = k % 2 ? 0.021 : 0.044;
      return [r * sin((k / 10) * -2 * PI), r * cos((k / 10) * -2 * PI), k % 2 ? 0.003 : 0.004];
    }),
    4,
  );

/** Points that lie too close to the one before, where the curve turns on the spot, are left out. */
const heart = (): Outline =>
  Array.from({ length: 48 }, (_, k): Point2 => {
    const t = (k / 48) * -2 * PI;
    const s = sin(t);
    return [0.0026 * 16 * s * s * s, 0.0026 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) + 0.006];
  }).filter(([x], k) => k === 0 || k === 24 || Math.abs(x) > 0.003);

/** One half of a gingerbread man from the crotch up to the head's top. */
const MAN: readonly Corner[] = [
  [0, -0.014, 0.004],
  [0.012, -0.052, 0.012],
  [0.034, -0.046, 0.012],
  [0.018, -0.002, 0.01],
  [0.02, 0.008, 0.006],
  [0.048, 0, 0.011],
  [0.048, 0.022, 0.011],
  [0.011, 0.025, 0.006],
  [0.024, 0.034, 0.012],
  [0.018, 0.06, 0.02],
];
const man = (): Outline => {
  const left = MAN.slice(1)
    .reverse()
    .map(([x, y, r]): Corner => [-x, y, r ?? 0]);
  return closeCorners([...MAN, ...left], 6);
};

const SHAPES: Readonly<Record<string, () => Outline>> = { star, heart, man };

const counterClockwise = (outline: Outline): Outline => {
  const area = outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Point2;
    return sum + x * v - u * y;
  }, 0);
  return area < 0 ? reverseOutline(outline) : outline;
};

const lay = (g: Geometry, y: number): Geometry => move(turnX(g, -PI / 2), [0, y, 0]);

/** Baked brown at its rim, golden within. */
const baked: Paint = (surface, _x, _y, z) => {
  const rim = smoothstep(0.004, 0.0005, z);
  surface.r *= 1 - 0.35 * rim;
  surface.g *= 1 - 0.5 * rim;
  surface.b *= 1 - 0.6 * rim;
};

function build({ style, has }: Planned): Part[] {
  const outline = counterClockwise((SHAPES[style] as () => Outline)());
  const band = extrude(outline, { depth: HIGH, holes: [reverseOutline(insetOutline(outline, THIN))] });
  const rim = extrude(insetOutline(outline, -0.002), {
    depth: 0.0026,
    bevel: 0.001,
    holes: [reverseOutline(insetOutline(outline, THIN + 0.0008))],
  });
  const cookie = move(
    turnY(lay(extrude(insetOutline(outline, 0.001), { depth: 0.008, bevel: 0.0026, bevelSteps: 3 }), 0.004), 0.5),
    [0.098, 0, 0.03],
  );
  const buttons = [0.012, -0.004].map((y) => stretch(move(sphere(0.0034, 16), [0, 0, -y]), [1, 0.5, 1]));
  const eyes = [-1, 1].map((s) => stretch(move(sphere(0.0024, 14), [s * 0.007, 0, -0.044]), [1, 0.5, 1]));
  const iced = merge(
    style === "man"
      ? [...buttons, ...eyes]
      : [-1, 0, 1].map((k) => stretch(move(sphere(0.004, 14), [k * 0.011, 0, k === 0 ? -0.006 : 0.003]), [1, 0.5, 1])),
  );
  return [
    makePart("band", "body", lay(band, HIGH / 2), { weight: 1 }),
    makePart("rim", "body", lay(rim, HIGH - 0.0006), { weight: 1 }),
    ...(has("cookie")
      ? [
          makePart("cookie", "cookie", cookie, { weight: 0.9, paint: baked }),
          ...makeParts("icing", "icing", [move(turnY(move(iced, [0, 0.0082, 0]), 0.5), [0.098, 0, 0.03])], {
            weight: 0.5,
          }),
        ]
      : []),
  ];
}

/** What cookies are cut out with. What makes it itself: a thin bright band of metal bent to the outline of a star, a heart or a gingerbread man, open above and below, with a turned rim to press on; the cookie it has cut beside it. */
export const cookieCutter = defineFromPlan({
  id: "cookie-cutter",
  family: "tool",
  words: ["cookie cutter", "biscuit cutter", "pastry cutter", "gingerbread cutter", "dough cutter"],
  height: 0.025,
  vary: 0.05,
  view: { azimuth: 0.35, elevation: 0.62 },
  slots: {
    body: mainSlot("stainless-steel copper plastic", "#d8dadc #c8384a #3a8ac8", "band|rim|metal"),
    cookie: slot("plastic", "#e0aa62", "biscuit|dough"),
    icing: slot("plastic", "#f8f4ee #d8384a", "frosting|button"),
  },
  styles: { star: {}, heart: { weight: 0.7, traits: ["heart"] }, man: { weight: 0.8, words: ["gingerbread cutter"] } },
  extras: { cookie: { chance: 0.85 } },
  build,
});

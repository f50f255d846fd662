import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const R = 0.32;

const bumps =
  (grain: number): Paint =>
  (surface, x, y, z) => {
    const bump = noise(x * grain, y * grain, z * grain, 4);
    surface.height += 0.006 * bump;
    const light = 1 + 0.22 * bump;
    surface.r *= light;
    surface.g *= light;
    surface.b *= light;
  };

/** A ball set with stalks that end in crowns. */
function corona(): Part[] {
  const outs = Array.from({ length: 38 }, (_, i): Vec3 => {
    const y = 1 - (2 * (i + 0.5)) / 38;
    const r = Math.sqrt(1 - y * y);
    return [r * cos(i * 2.399963), y, r * sin(i * 2.399963)];
  });
  const at: Vec3 = [0, 0.48, 0];
  const stalks = outs.map((out) => tube(0.016, [scale(out, R * 0.95), scale(out, R * 1.26)], 10));
  const knobs = outs.flatMap((out) => {
    const side: Vec3 = Math.abs(out[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
    const u: Vec3 = [
      out[1] * side[2] - out[2] * side[1],
      out[2] * side[0] - out[0] * side[2],
      out[0] * side[1] - out[1] * side[0],
    ];
    const size = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    const p = scale(u, 1 / size);
    const q: Vec3 = [out[1] * p[2] - out[2] * p[1], out[2] * p[0] - out[0] * p[2], out[0] * p[1] - out[1] * p[0]];
    return [0, 1, 2].map((k) => {
      const a = (k / 3) * TAU;
      const c = scale(out, R * 1.29);
      return move(sphere(0.03, 12), [
        c[0] + 0.025 * (p[0] * cos(a) + q[0] * sin(a)),
        c[1] + 0.025 * (p[1] * cos(a) + q[1] * sin(a)),
        c[2] + 0.025 * (p[2] * cos(a) + q[2] * sin(a)),
      ]);
    });
  });
  return [
    makePart("body", "body", move(sphere(R, 48), at), { weight: 1, paint: bumps(16) }),
    makePart("stalks", "spike", move(merge(stalks), at), { weight: 0.8 }),
    makePart("crowns", "spike", move(merge(knobs), at), { weight: 1 }),
  ];
}

/** A rod with hairs and a whip. */
function rod(): Part[] {
  const body = settle(
    turnZ(
      sweep(
        circleOutline(0.2, 32),
        Array.from({ length: 14 }, (_, i): Vec3 => [0, i * 0.04, 0]),
        { endRounding: 0.2, endSteps: 7 },
      ),
      PI / 2,
    ),
  );
  const hairs = Array.from({ length: 70 }, (_, i) => {
    const x = -0.52 + ((i * 37) % 70) * 0.0075;
    const a = i * 2.4;
    const out: Vec3 = [0, cos(a), sin(a)];
    return tube(
      0.006,
      [
        [x, out[1] * 0.19, out[2] * 0.19],
        [x - 0.015, out[1] * 0.25, out[2] * 0.25],
        [x - 0.03, out[1] * 0.3, out[2] * 0.3],
      ],
      6,
    );
  });
  const whips = [-1, 0, 1].map((k) =>
    tube(
      0.014,
      curveThrough(
        Array.from(
          { length: 9 },
          (_, i): Vec3 => [
            0.18 + i * 0.085,
            0.07 * sin(i * 1.4 + k) + k * 0.05 * (1 + i * 0.25),
            0.06 * cos(i * 1.4 + k * 2),
          ],
        ),
        4,
      ),
      8,
      { scale: (t) => 1 - 0.6 * t },
    ),
  );
  const at: Vec3 = [0, 0.32, 0];
  return [
    makePart("body", "body", move(body, at), { weight: 1, paint: bumps(11) }),
    makePart("hairs", "spike", move(merge(hairs), at), { weight: 0.8 }),
    makePart("whips", "spike", move(merge(whips), at), { weight: 0.9 }),
  ];
}

/** A disc dented on both faces. */
function redCell(): Part[] {
  const cell = lathe(
    [
      [0, -0.045],
      [0.1, -0.052],
      [0.2, -0.1],
      [0.29, -0.118],
      [0.36, -0.09],
      [0.395, 0],
      [0.36, 0.09],
      [0.29, 0.118],
      [0.2, 0.1],
      [0.1, 0.052],
      [0, 0.045],
    ],
    56,
  );
  const place = (x: number, y: number, z: number, a: number, b: number) =>
    move(turnZ(turnX(settle(cell), a), b), [x, y, z]);
  return [
    makePart("cell", "body", place(0, 0.4, 0, 1.0, 0.25), { weight: 1, crease: 1.4, paint: bumps(5) }),
    makePart("cell-2", "body", stretch(place(0.5, 0.26, -0.22, 0.35, -0.5), [0.9, 0.9, 0.9]), {
      weight: 0.9,
      crease: 1.4,
      paint: bumps(5),
    }),
    makePart("cell-3", "body", stretch(place(-0.52, 0.3, -0.05, 0.2, 0.7), [0.85, 0.85, 0.85]), {
      weight: 0.9,
      crease: 1.4,
      paint: bumps(5),
    }),
  ];
}

/** What makes people ill, or carries their breath, under a microscope. What makes it itself: a virus is a ball set all round with stalks that end in crowns; a bacterium is a rod with hairs and whips; blood cells are red discs dented in the middle. */
export const virus = defineFromPlan({
  id: "virus",
  family: "object",
  words: [
    "virus",
    "coronavirus",
    "covid",
    "covid virus",
    "virus particle",
    "bacteria",
    "bacterium",
    "germ",
    "microbe",
    "red blood cell",
    "blood cell",
  ],
  senses: ["virus", "bacteria", "red blood cell"],
  height: 0.9,
  view: { azimuth: 0.4, elevation: 0.25 },
  styles: {
    corona: {},
    rod: {
      weight: 0,
      words: ["bacteria", "bacterium", "germ", "microbe"],
      dress: { body: "#4f9a5c #3f8a9c", spike: "#8ac46a" },
    },
    blood: { weight: 0, words: ["red blood cell", "blood cell"], dress: { body: "#a8141c" } },
  },
  slots: {
    body: mainSlot("rubber", "#8f9aa4 #5c9a6a #7a6aa8", "cell|shell"),
    spike: slot("rubber", "#c8282c #d9482c", "crown|stalk|hair|protein"),
  },
  build: ({ style }: Planned) => (style === "rod" ? rod() : style === "blood" ? redCell() : corona()),
});

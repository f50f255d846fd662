import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { PI, sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { beam } from "../pieces.ts";

/** Half its width, its height and half its thickness, metres. */
const HALF = 0.045;
const TALL = 0.115;
const THICK = 0.0115;

/** A cross cut of the flask: flat and rounded, bent about the hip, `inset` metres smaller all round. */
const cut = (y: number, inset: number): Ring => {
  const [w, d] = [HALF - inset, THICK - inset];
  const n = 48;
  return Array.from({ length: n }, (_, i): Vec3 => {
    const a = -(i / n) * 2 * PI;
    const c = sin(a + PI / 2);
    const s = sin(a);
    // a squarer curve than an ellipse
    const x = w * Math.sign(c) * Math.sqrt(Math.abs(c));
    const z = d * Math.sign(s) * Math.sqrt(Math.abs(s));
    return [x, y, z - (x * x) / 0.13];
  });
};

const body = (from: number, to: number, grow: number) => {
  const rim = 0.008;
  return loft(
    [0, 0.2, 0.5, 1]
      .map((t) => cut(from + rim * t, rim * (1 - Math.sqrt(t * (2 - t))) * 0.7 - grow))
      .concat([0.25, 0.5, 0.75].map((t) => cut(lerp(from + rim, to - rim, t), -grow)))
      .concat([1, 0.5, 0.2, 0].map((t) => cut(to - rim * t, rim * (1 - Math.sqrt(t * (2 - t))) * 0.7 - grow))),
  );
};

function build({ style }: Planned): Part[] {
  const neck = turnedUp(
    [
      [0, TALL - 0.003],
      [0.013, TALL - 0.003, 0.001],
      [0.011, TALL + 0.006, 0.003],
      [0.0095, TALL + 0.01],
      [0, TALL + 0.01],
    ],
    32,
  );
  const cap = turnedUp(
    [
      [0, TALL + 0.008],
      [0.0125, TALL + 0.008, 0.001],
      [0.0125, TALL + 0.02, 0.002],
      [0.009, TALL + 0.0225, 0.002],
      [0, TALL + 0.0225],
    ],
    40,
  );
  const ribs: Paint = (surface, x, _y, z) => {
    if (sin(Math.round((Math.abs(x) > Math.abs(z) ? z : x) * 4000) / 1) > 0) surface.height -= 0.0003;
  };
  const arm = merge([
    beam([0.0115, TALL + 0.017, -0.001], [0.029, TALL + 0.017, -0.001], 0.005, 0.0028),
    beam([0.028, TALL + 0.018, -0.003], [0.033, TALL - 0.004, -0.007], 0.005, 0.003),
  ]);
  const parts = [
    makePart("flask", "body", settle(body(0, TALL, 0)), {
      weight: 1,
      paint: (surface, x, y) => {
        // an engraved shield
        if (style !== "engraved") return;
        const [u, v] = [x / 0.02, (y - 0.062) / 0.026];
        const edge = Math.max(Math.abs(u), v) + (v < 0 ? u * u * 0.4 + v * v * 0.5 : 0);
        if (Math.abs(edge - 0.9) < 0.05 || Math.abs(edge - 0.74) < 0.025) surface.height -= 0.0005;
      },
    }),
    makePart("neck", "body", neck, { weight: 0.7 }),
    makePart("cap", "cap", cap, { weight: 0.9, paint: ribs }),
    makePart("arm", "cap", arm, { weight: 0.5 }),
  ];
  if (style === "bound")
    parts.push(
      makePart("binding", "leather", move(settle(body(0.014, 0.086, 0.0013)), [0, 0, 0]), {
        weight: 0.9,
        paint: (surface, x, y) => {
          // seams along both edges
          const near = Math.min(Math.abs(y - 0.02), Math.abs(y - 0.08));
          if (near < 0.0007 && Math.floor(x / 0.0022) % 2 === 0) surface.height += 0.0006;
        },
      }),
    );
  return parts;
}

/** A hip flask. What makes it itself: a flat steel bottle bent to the hip, rounded corners, a short neck in the middle of its shoulder, a ribbed screw cap held by a hinged arm; leather bound about its belly, or an engraved shield. */
export const hipFlask = defineFromPlan({
  id: "hip-flask",
  family: "vessel",
  words: [
    "hip flask",
    "pocket flask",
    "whiskey flask",
    "whisky flask",
    "liquor flask",
    "steel flask",
    "drinking flask",
  ],
  senses: ["hipflask"],
  height: 0.14,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    body: mainSlot("brushed-steel silver pewter", "", "flask|neck"),
    cap: { ...slot("chrome", "", "lid|arm|hinge"), takesWhole: true },
    leather: slot("leather stitched-leather", "#4a2413 #1d1512 #7a3f1d", "binding|wrap|cover"),
  },
  styles: {
    bound: { weight: 2, slots: ["leather"], traits: ["bound"] },
    plain: {},
    engraved: { traits: ["engraved"] },
  },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.05, 0.01], normal: [0, 0, 1], radius: 0.012 }],
});

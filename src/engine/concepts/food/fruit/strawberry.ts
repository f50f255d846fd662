import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint } from "../leaves.ts";
import { roundBody } from "../shapes.ts";
import { shade, tint } from "../tint.ts";
import { cap } from "./cap.ts";

const SEED = fromHex("#f0cf62");

const PALE = fromHex("#f6dccb");

/** Seeds in staggered rows, each in its own dimple; the flesh pales towards the leaves. */
export const strawberryPaint: Paint = (surface, x, y, z) => {
  surface.roughness = 0.22;
  const v = ((y + 0.03) / 0.046) * 9;
  const row = Math.floor(v);
  const r = Math.sqrt(x * x + z * z);
  const n = Math.max(3, Math.round(r / 0.00125 / 2) * 2 > 12 ? 14 : row < 2 ? 6 : 10);
  const part = (atan2(z, x) / TAU + 0.5) * n + (row % 2) * 0.5;
  const du = ((part - Math.floor(part) - 0.5) * TAU * r) / n;
  const dv = ((v - row - 0.5) * 0.046) / 9;
  const d = Math.sqrt(du * du * 2.2 + dv * dv);
  const pale = smoothstep(0.0145, 0.0175, y);
  tint(surface, PALE, pale * 0.75);
  shade(surface, 0.94 + 0.12 * noise(x * 90, y * 90, z * 90, 2));
  if (pale > 0.8) return;
  surface.height -= 0.0006 * smoothstep(0.0021, 0.0009, d);
  shade(surface, 1 - 0.35 * smoothstep(0.0019, 0.0012, d));
  tint(surface, SEED, smoothstep(0.00115, 0.0008, d));
};

/** One about the Y axis, its point down: flesh, and the star of leaves with its stem. */
export function strawberryPieces(): readonly [Geometry, Geometry, Geometry] {
  const body = roundBody(
    [
      [0, -0.0295],
      [0.006, -0.0265],
      [0.0135, -0.0145],
      [0.0188, -0.001],
      [0.0193, 0.0085],
      [0.0135, 0.0158],
      [0, 0.0152],
    ],
    40,
  );
  return [body, ...cap(0.015, 0.0145, 9, 0.016)];
}

function oneStrawberry(at: Mat4, name: string): Part[] {
  const [body, leaves, stem] = strawberryPieces();
  return [
    makePart(name, "flesh", place(body, at), { weight: 1, paint: strawberryPaint, crease: 1.2 }),
    makePart(`${name}-leaves`, "leaf", place(leaves, at), { weight: 0.8, paint: greenPaint(0.015) }),
    makePart(`${name}-stem`, "leaf", place(stem, at), { weight: 0.5 }),
  ];
}

/** Strawberry: a red heart that comes to a point, yellow seeds in dimples, a green star of leaves. */
export const strawberry = defineFood({
  id: "strawberry",
  seldomColour: true,
  words: ["strawberry", "wild strawberry"],
  senses: ["strawberry#1"],
  height: 0.045,
  slots: {
    flesh: { ...slot("plastic", "#c8141c #d11a1f #b80f1b", "berry|body"), takesWhole: true },
    leaf: slot("plastic", "#4f8f2a", "calyx|stem|leaves|stalk"),
  },
  styles: { single: { weight: 3 }, pair: { weight: 1 } },
  build: (food) => {
    const lean = chain(rotation(X_AXIS, 0.2), rotation(Z_AXIS, -0.22));
    if (food.style === "single") return oneStrawberry(lean, "strawberry");
    return [
      ...oneStrawberry(chain(lean, translation([-0.016, 0.0, 0])), "strawberry"),
      ...oneStrawberry(
        chain(rotation(X_AXIS, 1.2), rotation(Y_AXIS, 0.7), translation([0.022, -0.0095, 0.012])),
        "second",
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.25 },
});

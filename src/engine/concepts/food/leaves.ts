import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { type LeafShape, leafBlade } from "../plant/leaf-blade.ts";
import { shade } from "./tint.ts";

/** A leaf that starts at `at`, grows upwards, leans outwards by `lean` radians (PI / 2 lies flat) to the side `around`, and curls over. */
export const risingLeaf = (shape: LeafShape, at: Vec3, lean: number, around: number): Geometry =>
  place(leafBlade(shape), chain(rotation(X_AXIS, lean - PI / 2), rotation(Y_AXIS, around), translation(at)));

/** A lighter rib and some mottling; for leaves made by `leafBlade`. */
export const greenPaint =
  (length: number): Paint =>
  (surface, x, y, z) => {
    const rib = Math.abs(x) < length * 0.012 ? 1.3 : 1;
    shade(surface, rib * (0.9 + 0.2 * noise((x * 30) / length, (y * 30) / length, (z * 9) / length, 4)));
    surface.roughness = 0.45;
  };

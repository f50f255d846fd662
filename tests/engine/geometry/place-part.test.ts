import { expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import { placePart } from "#engine/geometry/place-part.ts";
import { PI } from "#engine/math/elementary.ts";
import { chain, type Mat4, rotation, scaling, transformDirection, translation } from "#engine/math/mat4.ts";
import { normalize, type Vec3, X_AXIS, Y_AXIS } from "#engine/math/vec3.ts";

const turned: readonly (readonly [string, Mat4])[] = [
  ["turned round", rotation(Y_AXIS, PI)],
  [
    "laid down, made smaller and moved",
    chain(rotation(X_AXIS, -PI / 2), scaling([0.4, 0.4, 0.4]), translation([1, 2, 3])),
  ],
];

test.each(turned)("what is %s is painted by the normals of its own frame", (_name, transform) => {
  const seen: Vec3[] = [];
  const part = makePart("box", "body", box([1, 1, 1]), {
    paint: (_surface, _x, _y, _z, nx, ny, nz) => {
      seen.push([nx, ny, nz]);
    },
  });
  const own = normalize([0.2, -0.5, 0.8]);
  const placed = normalize(transformDirection(transform, own));
  const surface = { r: 0, g: 0, b: 0, roughness: 0, metalness: 0, height: 0 };
  placePart(part, transform).paint?.(surface, 0, 0, 0, ...placed);
  for (const axis of [0, 1, 2] as const) expect(seen[0]?.[axis]).toBeCloseTo(own[axis], 6);
});

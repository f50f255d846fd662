import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { atan2 } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HouseParameters } from "./house-parameters.ts";
import { heightAt, PLINTH } from "./house-roof.ts";
import { makeWindow } from "./house-window.ts";

/** A double door with braces as tall as the wall, a loft hatch above it, two small windows. */
export function barnFront(p: HouseParameters, z: number, roof: readonly Point2[]): Part[] {
  const [width, height] = [p.width * 0.36, p.storeyHeight * 0.86];
  const leafWidth = width / 2;
  const brace = (w: number, h: number): Geometry => {
    const [a, t] = [atan2(h - 0.2, w - 0.2), 0.16];
    const long = Math.sqrt((w - 0.2) * (w - 0.2) + (h - 0.2) * (h - 0.2));
    return merge([
      extrude(rectangleOutline(w, h), {
        depth: 0.12,
        bevel: 0.014,
        bevelSteps: 1,
        holes: [reverseOutline(rectangleOutline(w - 0.36, h - 0.36))],
      }),
      turnZ(box([long - 0.1, t, 0.09], { bevel: 0.012 }), a),
      turnZ(box([long - 0.1, t, 0.085], { bevel: 0.012 }), -a),
    ]);
  };
  const parts: Part[] = [];
  for (const [i, side] of [-1, 1].entries()) {
    const at: Vec3 = [(side * leafWidth) / 2, PLINTH + height / 2, z];
    parts.push(
      makePart(`barn-door-${i + 1}`, "door", move(box([leafWidth - 0.02, height, 0.12], { bevel: 0.01 }), at), {
        weight: 0.9,
      }),
      makePart(`barn-brace-${i + 1}`, "trim", move(brace(leafWidth - 0.02, height), [at[0], at[1], z + 0.08]), {
        weight: 0.85,
      }),
    );
  }
  const loft = heightAt(roof, 0) - p.width * 0.2;
  const hatch: Vec3 = [0, loft, z];
  parts.push(
    makePart("loft-hatch", "door", move(box([1.5, 1.5, 0.12], { bevel: 0.01 }), hatch), { weight: 0.6 }),
    makePart("loft-brace", "trim", move(brace(1.5, 1.5), [0, loft, z + 0.08]), { weight: 0.7 }),
    makePart(
      "door-knob",
      "knob",
      move(box([0.06, 0.4, 0.08], { bevel: 0.02 }), [-0.18, PLINTH + height * 0.45, z + 0.15]),
      { weight: 0.2 },
    ),
    makePart("ramp", "step", move(box([width + 0.8, PLINTH, 1.2], { bevel: 0.04 }), [0, PLINTH / 2 - 0.02, z + 0.5]), {
      weight: 0.4,
    }),
  );
  if (p.windows > 0) {
    for (const side of [-1, 1]) {
      parts.push(
        ...makeWindow(
          `window-${side < 0 ? "left" : "right"}`,
          p,
          0.8,
          0.9,
          (geometry) => move(geometry, [side * p.width * 0.34, PLINTH + p.storeyHeight * 0.6, z]),
          false,
        ),
      );
    }
  }
  return parts;
}

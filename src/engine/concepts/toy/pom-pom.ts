import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Directions spread evenly over a ball (Fibonacci lattice). */
const spread = (count: number): Vec3[] =>
  Array.from({ length: count }, (_, i): Vec3 => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y);
    const angle = i * 2.399963;
    return [r * cos(angle), y, r * sin(angle)];
  });

/** A rough ball out of which strands stand, each a little bent, thinner to its end. */
function tuft(
  radius: number,
  core: number,
  count: number,
  thick: number,
  droop: number,
  next: () => number,
): Part["geometry"] {
  const strands = spread(count).map((out) => {
    const long = radius * (0.95 + 0.12 * next());
    const bend: Vec3 = [
      (next() - 0.5) * 0.4 * radius,
      (next() - 0.5) * 0.3 * radius - droop * radius,
      (next() - 0.5) * 0.4 * radius,
    ];
    const path = [core * 0.9, (1 + core) / 2, 1].map((t): Vec3 => add(scale(out, long * t), scale(bend, t * t * 0.6)));
    return tube(thick, path, 5, { scale: (t) => 1.15 - 0.85 * t });
  });
  const ball = deform(sphere(radius * core, 56), ([x, y, z]) => {
    const k = 1 + 0.09 * noise((x * 16) / radius, (y * 16) / radius, (z * 16) / radius, 3);
    return [x * k, y * k, z * k];
  });
  return merge([ball, ...strands]);
}

/** Shade between the strands. */
const shaded =
  (radius: number, y0: number): Paint =>
  (surface, x, y, z) => {
    const r = Math.sqrt(x * x + (y - y0) * (y - y0) + z * z) / radius;
    const tone = Math.max(0.4, Math.min(1.06, 0.62 + (r - 0.8) * 1.7));
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
  };

function build({ style, stream }: Planned): Part[] {
  const next = stream("strands");
  if (style === "cheer") {
    const r = 0.15;
    const lift = 0.15;
    const ball = deform(tuft(r, 0.6, 420, 0.0062, 0.12, next), ([x, y, z]) => [x, Math.max(y, -r) + lift, z]);
    return [
      makePart("tuft", "tuft", ball, { weight: 1, paint: shaded(r, lift) }),
      makePart("handle", "handle", bar([0, lift + r * 0.6, 0], [0, lift + r * 1.28, 0], 0.014, 16), { weight: 0.6 }),
      makePart("knob", "handle", move(sphere(0.02, 18), [0, lift + r * 1.28, 0]), { weight: 0.4 }),
    ];
  }
  const r = 0.03;
  return [
    makePart("tuft", "tuft", move(tuft(r, 0.95, 420, 0.0009, 0, next), [0, r, 0]), { weight: 1, paint: shaded(r, r) }),
    makePart(
      "cord",
      "cord",
      tube(
        0.0012,
        [
          [0, r * 1.7, 0],
          [0.002, r * 2.25, 0],
          [0.009, r * 2.7, 0.002],
          [0.014, r * 2.5, 0.003],
        ],
        8,
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A pom-pom. What makes it itself: a round tuft of many strands that stand out on all sides, of wool on a bit of cord; or the cheerleader's of shining ribbons on a handle. */
export const pomPom = defineFromPlan({
  id: "pom-pom",
  family: "object",
  words: [
    "pom pom",
    "pom-pom",
    "pompom",
    "cheerleader pom pom",
    "cheerleading pom pom",
    "yarn pom pom",
    "cheerleader pom-pom",
  ],
  senses: ["pompon"],
  height: 0.07,
  view: { azimuth: 0.4, elevation: 0.18 },
  slots: {
    tuft: mainSlot("sheep-wool", "#d8322a #f2b82a #2a6ac8 #e86aa8 #f2ece0 #3aa86a", "yarn|ball|strand|ribbon"),
    cord: slot("woven-cotton", "#e8e2d4", "string|thread"),
    handle: slot("plastic", "#f2f0ea", "grip"),
  },
  styles: {
    wool: { weight: 2, words: ["yarn pom pom"] },
    cheer: {
      weight: 1,
      words: ["cheerleader pom pom", "cheerleading pom pom", "cheerleader pom-pom"],
      slots: ["handle"],
      materials: { tuft: "plastic" },
    },
  },
  build,
});

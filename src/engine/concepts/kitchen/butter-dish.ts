import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** Half length and half depth of the dish, metres. */
const [LONG, DEEP] = [0.098, 0.058];

const level = (w: number, d: number, rounding: number, y: number): Ring =>
  rectangleOutline(2 * w, 2 * d, rounding, 5).map(([x, z]): Vec3 => [x, y, -z]);

const dish = () =>
  settle(
    loft([
      level(LONG * 0.76, DEEP * 0.7, 0.02, 0),
      level(LONG * 0.8, DEEP * 0.74, 0.02, 0.003),
      level(LONG * 0.97, DEEP * 0.96, 0.028, 0.013),
      level(LONG, DEEP, 0.03, 0.0155),
      level(LONG * 0.985, DEEP * 0.975, 0.029, 0.017),
      level(LONG * 0.82, DEEP * 0.78, 0.022, 0.0075),
      level(LONG * 0.76, DEEP * 0.7, 0.02, 0.0068),
    ]),
  );

/** A hollow cover on the dish, open below, with a knob. */
function cover() {
  const [w, d, h] = [LONG * 0.79, DEEP * 0.72, 0.058];
  const wall = 0.0028;
  return settle(
    loft(
      [
        level(w, d, 0.014, 0.0085),
        level(w * 0.985, d * 0.98, 0.014, h * 0.85),
        level(w * 0.95, d * 0.92, 0.018, h * 0.97),
        level(w * 0.86, d * 0.8, 0.018, h),
        level(w * 0.86 - wall, d * 0.8 - wall, 0.016, h - wall),
        level(w * 0.95 - wall, d * 0.92 - wall, 0.016, h * 0.97 - wall),
        level(w * 0.985 - wall, d * 0.98 - wall, 0.012, h * 0.83),
        level(w - wall, d - wall, 0.012, 0.0085),
      ],
      false,
    ),
  );
}

function build({ style, has }: Planned): Part[] {
  const [long, tall, deep] = [0.118, 0.034, 0.052];
  const cut = has("cut");
  const block = (length: number, x: number, lean: number) =>
    settle(
      move(turnZ(turnX(box([length, tall, deep], { bevel: 0.0025, bevelSteps: 2 }), 0), lean), [
        x,
        0.0068 + tall / 2 + (lean ? 0.0015 : 0),
        0,
      ]),
    );
  const parts = [makePart("dish", "dish", dish(), { weight: 1 })];
  if (cut) {
    parts.push(makePart("butter", "butter", block(long * 0.74, -long * 0.1, 0), { weight: 1 }));
    const pat = block(0.0065, 0, 0);
    for (const [i, [x, lean]] of (
      [
        [0.046, -0.42],
        [0.062, -0.62],
      ] as const
    ).entries())
      parts.push(
        makePart(
          `pat-${i + 1}`,
          "butter",
          settle(move(turnZ(move(pat, [0, -0.0068, 0]), lean), [x - 0.008, 0.0084, 0])),
          { weight: 0.7 },
        ),
      );
  } else parts.push(makePart("butter", "butter", block(long, 0, 0), { weight: 1 }));
  if (style === "covered") {
    parts.push(makePart("cover", "cover", cover(), { weight: 0.9 }));
    parts.push(makePart("knob", "cover", move(sphere(0.0095, 24), [0, 0.065, 0]), { weight: 0.6 }));
  } else if (has("knife")) {
    const blade = extrude(plateOutline, { depth: 0.0016, bevel: 0.0005, bevelSteps: 1 });
    const handle = plate(
      [
        [-0.006, -0.0055, 0.004],
        [0.075, -0.0065, 0.006],
        [0.075, 0.0065, 0.006],
        [-0.006, 0.0055, 0.004],
      ],
      0.009,
      0.003,
    );
    const lay = (part: ReturnType<typeof plate>) =>
      settle(move(turnY(turnX(part, -PI / 2), 0.12), [-0.01, 0.0215, 0.052]));
    parts.push(makePart("knife", "knife", lay(move(blade, [0, 0, 0])), { weight: 0.7 }));
    parts.push(makePart("handle", "handle", lay(move(handle, [0.006, 0, 0])), { weight: 0.7 }));
  }
  return parts;
}

/** A spreader's short round-nosed blade, its tang at the origin. */
const plateOutline = [
  [0.004, -0.005],
  [0.004, 0.005],
  [-0.03, 0.0075],
  [-0.062, 0.011],
  [-0.078, 0.009],
  [-0.086, 0.002],
  [-0.082, -0.005],
  [-0.07, -0.0075],
  [-0.03, -0.0065],
] as const;

const sockets = ({ style }: Planned): Socket[] =>
  style === "covered" ? [{ name: "hand", position: [0, 0.066, 0], normal: [0, 1, 0], radius: 0.01 }] : [];

/** A butter dish. What makes it itself: a long shallow dish with a raised rim, a yellow block of butter with pats cut off its end, under a clear or glazed cover with a knob; or open, with a spreader across its rim. */
export const butterDish = defineFromPlan({
  id: "butter-dish",
  family: "vessel",
  words: ["butter dish", "butter tray", "butter plate", "butter keeper", "covered butter dish"],
  senses: ["butter dish"],
  height: 0.075,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: {
    dish: mainSlot("porcelain", "#f6f2ea #bcd6e0 #e8d9b0 #d8e2d0", "tray|plate|rim"),
    butter: slot("plastic", "#f6d868 #f4d45c", "butter block|pat|stick of butter"),
    cover: { ...slot("glass", "#f4f8f6", "lid|dome|knob"), clear: true },
    knife: slot("stainless-steel", "", "spreader|blade"),
    handle: slot("walnut beech", "", "knife handle"),
  },
  styles: {
    covered: { weight: 2, slots: ["cover"], traits: ["closed"] },
    open: { slots: ["knife", "handle"], traits: ["open"] },
  },
  extras: { cut: { chance: 0.7, slot: "butter", traits: ["cut", "sliced"] }, knife: { chance: 0.85 } },
  build,
  sockets,
});

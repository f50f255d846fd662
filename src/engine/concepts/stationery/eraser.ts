import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const [L, H, D] = [0.062, 0.014, 0.024];

/** The stripes of a sleeve: blue, white and black. */
const stripes: Paint = (surface, x) => {
  const hue = ["#1d3f8a", "#f4f2ec", "#1b1c20"][Math.max(0, Math.min(2, Math.floor((x + 0.016) / 0.0115)))];
  layColour(surface, fromHex(hue as string), 0.6);
};

/** Rubbed round and grey at the end that is used. */
const rubbed: Paint = (surface, x, y) => {
  const near = (x - L * 0.36) / (L * 0.14);
  if (near <= 0 || y < H * 0.45) return;
  const t = Math.min(1, near) * 0.5;
  layColour(surface, [surface.r * (1 - t), surface.g * (1 - t), surface.b * (1 - t * 0.9)], 0.9);
};

function build({ style }: Planned): Part[] {
  if (style === "sleeve") {
    const rubber = block([L * 1.18, H * 0.94, D * 0.94], [0.004, H / 2, 0], 0.0024, 4);
    const sleeve = block([L * 0.86, H + 0.001, D + 0.001], [-L * 0.14, H / 2, 0], 0.0026, 3);
    return [
      makePart("rubber", "rubber", rubber, { weight: 1, paint: rubbed }),
      makePart("sleeve", "sleeve", sleeve, { weight: 1, paint: stripes }),
    ];
  }
  if (style === "cap") {
    const outline = rectangleOutline(0.0105, 0.0105, 0.002, 2);
    const body = extrude(outline, { depth: 0.016, bevel: 0.001, bevelSteps: 2 });
    const wedge: Corner[] = [
      [-0.0058, 0, 0.0012],
      [0.0058, 0, 0.0012],
      [0.0058, 0.017, 0.001],
      [0.0012, 0.031, 0.001],
      [-0.0012, 0.031, 0.001],
      [-0.0058, 0.017, 0.001],
    ];
    const cut = settle(extrude(closeCorners(wedge, 4), { depth: 0.0116, bevel: 0.0016, bevelSteps: 3 }));
    return [
      makePart("rubber", "rubber", cut, { weight: 1 }),
      makePart("collar", "rubber", settle(move(body, [0, 0.009, 0])), { weight: 0.3 }),
    ];
  }
  const slant = 0.009;
  const side: Corner[] = [
    [-L / 2 + slant, 0, 0.0015],
    [L / 2 + slant, 0, 0.0015],
    [L / 2 - slant, H, 0.004],
    [-L / 2 - slant, H, 0.004],
  ];
  const wedge = settle(extrude(closeCorners(side, 6), { depth: D, bevel: 0.0026, bevelSteps: 4 }));
  const mark: Paint = (surface, x, y, z, nx, ny, nz) => {
    rubbed(surface, x, y, z, nx, ny, nz);
    if (nz > 0.8 && isWritten("PINK PEARL", x, y - H / 2, 0.0042, 0.08)) layColour(surface, [0.2, 0.03, 0.05], 0.8);
  };
  return [makePart("rubber", "rubber", wedge, { weight: 1, paint: mark })];
}

/** Crumbs left where something was rubbed out. */
function crumbs(next: () => number): Part {
  // the middle one is still at the end that was rubbed
  const spots = Array.from(
    { length: 7 },
    (_, i): Vec3 => [L * 0.62 + (i === 3 ? 0 : 0.016) * next(), 0, (i / 6 - 0.5) * 0.03],
  );
  const long = spots.map(([x, , z]) =>
    settle(move(turnY(block([0.0042, 0.0012, 0.0012], [0, 0.0006, 0], 0.0005), next() * 3), [x, 0, z])),
  );
  return makePart("crumbs", "rubber", merge(long), { weight: 0.2 });
}

/** An eraser. What makes it itself: a slanted block of pink rubber with rounded edges, rubbed grey at one end; a white one in a striped paper sleeve; or a wedge that goes on a pencil's end. */
export const eraser = defineFromPlan({
  id: "eraser",
  family: "object",
  words: ["eraser", "rubber eraser", "pink eraser", "pencil eraser", "white eraser", "gum eraser"],
  senses: ["eraser", "rubber eraser"],
  height: 0.014,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    rubber: mainSlot("rubber", "#e08a90 #d97a84 #e59aa0", "gum|block|end"),
    sleeve: { ...slot("paper"), takesWhole: false },
  },
  styles: {
    slanted: { weight: 3, words: ["pink eraser"] },
    sleeve: { weight: 2, words: ["white eraser"], slots: ["sleeve"], dress: { rubber: "#f3f1ec" } },
    cap: { weight: 0.4, words: ["pencil eraser"] },
  },
  build: (planned) => [...build(planned), ...(planned.style === "cap" ? [] : [crumbs(planned.stream("crumbs"))])],
});

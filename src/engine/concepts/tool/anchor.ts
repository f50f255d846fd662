import { arc, curveThrough, line } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { chainLinks } from "../clock/chain-links.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";
import { laid } from "./laid-rope.ts";

/** Turns up the shank, and a tail that hangs from the ring to the floor. */
function windings(turns: number): { path: Vec3[]; length: number } {
  const steps = turns * 18;
  const coil = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const a = t * turns * TAU + PI / 2;
    return [0.088 * cos(a), 0.34 + 0.36 * t, 0.088 * sin(a)];
  });
  const start = curveThrough(
    [
      [0.3, 0.03, 0.2],
      [0.16, 0.03, 0.26],
      [0.04, 0.12, 0.17],
      [0, 0.34, 0.088],
    ],
    8,
  );
  const end = curveThrough(
    [
      [0, 0.7, 0.088],
      [-0.12, 0.8, 0.08],
      [-0.13, 1.0, 0.06],
      [-0.06, 1.16, 0.05],
      [0.03, 1.16, 0.03],
      [0.06, 1.04, 0.07],
    ],
    8,
  );
  return { path: [...start.slice(0, -1), ...coil, ...end.slice(1)], length: turns * 0.56 + 1.5 };
}

function build({ style, has }: Planned): Part[] {
  const [radius, low] = [0.52, PI * 1.1];
  const arms = sweep(ellipseOutline(0.062, 0.07, 16), arc([0, 0.6, 0], radius, low, 3 * PI - low, 36), {
    scale: (t) => 1.15 - 1.1 * Math.abs(t - 0.5),
    up: [0, 0, 1],
    endRounding: 0.02,
  });
  const tip: Vec3 = [radius * cos(3 * PI - low), 0.6 + radius * sin(3 * PI - low), 0];
  const fluke = move(
    turnZ(
      plate(
        [
          [0, 0.2],
          [-0.135, -0.09, 0.02],
          [-0.02, -0.045, 0.02],
          [0.13, -0.1, 0.02],
        ],
        0.07,
        0.016,
      ),
      -low + 3 * PI,
    ),
    tip,
  );
  const shank = sweep(rectangleOutline(0.105, 0.105, 0.028, 2), line([0, 0.06, 0], [0, 1.08, 0], 6), {
    scale: (t) => 1.15 - 0.38 * t,
    endRounding: 0.02,
  });
  const crown = plate(
    [
      [0, 0],
      [0.14, 0.12, 0.03],
      [0.07, 0.22, 0.03],
      [-0.07, 0.22, 0.03],
      [-0.14, 0.12, 0.03],
    ],
    0.125,
    0.02,
  );
  const wide = style === "fisherman" ? 0.4 : 0.32;
  const parts = [
    makePart("shank", "body", shank, { weight: 1 }),
    makePart("arms", "body", arms, { weight: 1 }),
    makePart("crown", "body", crown, { weight: 0.6 }),
    ...makeParts("fluke", "body", [settle(fluke), settle(mirror(fluke))], { weight: 1 }),
    makePart("stock", "body", bar([-wide, 0.9, 0], [wide, 0.9, 0], 0.036, 16), { weight: 1 }),
    ...makeParts(
      "knob",
      "body",
      [-wide, wide].map((x) => move(sphere(0.062, 24), [x, 0.9, 0])),
      { weight: 0.7 },
    ),
    makePart("band", "body", move(turnZ(torus(0.045, 0.022, 24, 10), PI / 2), [0.075, 0.9, 0]), { weight: 0.2 }),
    makePart("ring", "body", move(turnX(torus(0.115, 0.026, 36, 14), PI / 2), [0, 1.19, 0]), { weight: 0.9 }),
  ];
  if (has("rope")) {
    const { path, length } = windings(3);
    parts.push(makePart("rope", "rope", laid(path, 0.026, length), { weight: 0.6 }));
  }
  if (has("chain")) {
    const path = curveThrough(
      [
        [0, 1.09, 0.03],
        [0.14, 0.98, 0.1],
        [0.17, 0.55, 0.14],
        [0.02, 0.2, 0.16],
        [-0.2, 0.045, 0.22],
        [-0.45, 0.045, 0.26],
      ],
      10,
    );
    parts.push(makePart("chain", "chain", chainLinks(path, 0.12), { weight: 0.6, crease: 1.2 }));
  }
  return parts;
}

/** A ship's anchor. What makes it itself: a straight shank with a ring on top, a bar with knobs across below it, and two arms that curve up from the foot to pointed flukes; often a rope wound about it or a chain. */
export const anchor = defineFromPlan({
  id: "anchor",
  family: "tool",
  words: ["anchor", "ship's anchor", "ship anchor", "boat anchor", "nautical anchor", "sea anchor", "navy anchor"],
  senses: ["anchor"],
  height: 1.3,
  view: { azimuth: 0.3, elevation: 0.14 },
  slots: {
    body: mainSlot("iron", "", "shank|arm|stock|bar|fluke|palm|crown|ring|shackle"),
    rope: slot("woven-cotton", "#c9a25e #d8c49a", "cord|line"),
    chain: slot("iron", "#55585c"),
  },
  styles: { admiralty: { weight: 2 }, fisherman: { weight: 1 } },
  kinds: {
    iron: { weight: 3, dress: { body: "#6a7078" }, materials: { body: "iron" } },
    navy: { weight: 2, dress: { body: "#2d5690" }, materials: { body: "painted-metal" } },
    black: { dress: { body: "#23262a" }, materials: { body: "painted-metal" } },
    rusty: { traits: ["rusty", "old"], materials: { body: "rusty-iron" } },
    bronze: { materials: { body: "bronze" } },
  },
  extras: { rope: { chance: 0.4 }, chain: { chance: 0.2 } },
  build,
});

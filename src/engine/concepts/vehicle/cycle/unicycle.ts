import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { block, rod } from "../bodywork.ts";
import { makeSaddle } from "./bicycle-fittings.ts";
import { wireWheel } from "./wire-wheel.ts";

const R = 0.26;

/** A wheel between the two blades of a fork, pedals on its own axle, a saddle on a post above. */
function build({ seed }: Planned): Part[] {
  const hub: Vec3 = [0, R, 0];
  const crown = R * 2 + 0.05;
  const seat = crown + 0.36;
  const side = 0.058;
  const fork = merge([
    ...[-1, 1].flatMap((s) => [
      rod(0.011, [s * side, R - 0.012, 0], [s * side, crown - 0.03, 0], 14),
      rod(0.011, [s * side, crown - 0.03, 0], [s * 0.012, crown + 0.03, 0], 14),
      block([0.03, 0.05, 0.03], [s * side, R, 0], 0.008),
    ]),
    rod(0.016, [0, crown + 0.01, 0], [0, crown + 0.16, 0], 18),
  ]);
  const swing = ((seed % 50) / 50 - 0.5) * 1.2;
  const crank = (s: 1 | -1): Part[] => {
    const y = R + s * 0.115 * (1 - 0.3 * swing * swing);
    const z = s * 0.115 * swing;
    const x = s * (side + 0.03);
    return [
      makePart(s > 0 ? "crank-right" : "crank-left", "crank", rod(0.009, [x, R, 0], [x, y, z], 12), { weight: 0.6 }),
      makePart(
        s > 0 ? "pedal-right" : "pedal-left",
        "pedal",
        merge([
          block([0.085, 0.022, 0.075], [x + s * 0.055, y, z], 0.006),
          rod(0.006, [x, y, z], [x + s * 0.05, y, z], 8),
        ]),
        { weight: 0.7 },
      ),
    ];
  };
  return [
    ...wireWheel("wheel", hub, { radius: R, tyre: 0.024, spokes: 28, hub: side - 0.008 }),
    makePart("axle", "crank", rod(0.008, [-side - 0.036, R, 0], [side + 0.036, R, 0], 12), { weight: 0.3 }),
    makePart("fork", "frame", fork, { weight: 1 }),
    makePart("post", "post", rod(0.0125, [0, crown + 0.12, 0], [0, seat - 0.02, 0], 16), { weight: 0.7 }),
    makePart("clamp", "post", rod(0.021, [0, crown + 0.145, 0], [0, crown + 0.172, 0], 18), { weight: 0.4 }),
    ...crank(1),
    ...crank(-1),
    ...makeSaddle([0, seat + 0.02, 0], 0.9).map((part) =>
      part.slot === "handlebar" ? { ...part, slot: "post" } : part,
    ),
  ];
}

/** A unicycle. What makes it itself: one wire wheel with pedals on its axle, a fork straight up from it and a saddle on top; nothing else. */
export const unicycle = defineFromPlan({
  id: "unicycle",
  family: "vehicle",
  words: ["unicycle", "monocycle", "one wheeled bicycle"],
  senses: ["unicycle"],
  height: 0.95,
  view: { azimuth: 0.75, elevation: 0.14 },
  slots: {
    frame: mainSlot("painted-metal", "#c8201c #1f5fb4 #e0a012 #22252a #2a8a4a", "fork"),
    saddle: slot("leather", "#1c1a1a", "seat"),
    post: slot("brushed-steel", "", "seatpost|rod"),
    crank: slot("brushed-steel", "", "arm"),
    pedal: slot("plastic", "#1b1c1f"),
    tyre: slot("rubber", "#1a1a1c", "tire"),
    wheel: slot("brushed-steel", "", "rim|hub"),
    spoke: slot("brushed-steel"),
  },
  sockets: () => [{ name: "seat", position: [0, R * 2 + 0.05 + 0.36 + 0.046, 0], normal: [0, 1, 0], radius: 0.1 }],
  build,
});

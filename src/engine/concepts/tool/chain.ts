import { chainLink } from "../../geometry/chain-link.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turn, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import { type Vec3, X_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Links along a line on the floor or in the air, each turned a quarter from the one before. */
function run(
  spots: readonly { at: Vec3; angle: number; rise: number }[],
  length: number,
  wire: number,
  tilt: number,
): Geometry[] {
  const one = chainLink(length, wire);
  return spots.map(({ at, angle, rise }, i) => {
    const rolled = turn(one, X_AXIS, i % 2 === 0 ? tilt : tilt + PI / 2);
    return settle(move(turnY(turnZ(rolled, rise), angle), at));
  });
}

function build({ style, has, count }: Planned): Part[] {
  const [length, wire] = [0.1, 0.0115];
  const pitch = length - wire * 2 - wire * 1.4;
  if (style === "hanging") {
    const n = count;
    const spots = Array.from({ length: n }, (_, i) => ({
      at: [0, 0.06 + i * pitch, 0] as Vec3,
      angle: 0,
      rise: PI / 2,
    }));
    return makeParts("link", "link", run(spots, length, wire, PI / 4), { weight: 1 });
  }
  // an S across the floor, walked in steps of one link
  const bend = (t: number): Vec3 => [0.3 * t, 0, 0.15 * sin(3.4 * t)];
  const spots: { at: Vec3; angle: number; rise: number }[] = [];
  let t = -1;
  let here = bend(t);
  for (let i = 0; i < count; i += 1) {
    let next = here;
    while (next !== undefined) {
      t += 0.004;
      next = bend(t);
      const [dx, dz] = [next[0] - here[0], next[2] - here[2]];
      if (dx * dx + dz * dz >= pitch * pitch) break;
    }
    spots.push({
      at: [(here[0] + next[0]) / 2, 0.024, (here[2] + next[2]) / 2],
      angle: -atan2(next[2] - here[2], next[0] - here[0]),
      rise: 0,
    });
    here = next;
  }
  const parts = makeParts("link", "link", run(spots, length, wire, PI / 4), { weight: 1 });
  if (has("ball")) {
    const last = spots.at(-1)?.at as Vec3;
    parts.push(
      makePart("ball", "ball", move(sphere(0.12, 40), [last[0] + 0.17, 0.12, last[2] + 0.04]), { weight: 1 }),
      makePart("staple", "link", move(turnX(chainLink(0.09, 0.012), 0.3), [last[0] + 0.07, 0.075, last[2] + 0.02]), {
        weight: 0.5,
      }),
    );
  }
  return parts;
}

/** A chain. What makes it itself: thick oval steel links, each hooked through the next a quarter turn round, lying in a curve on the floor or hanging straight down; a ball and chain ends in a heavy iron ball. */
export const chain = defineFromPlan({
  id: "chain",
  family: "tool",
  words: [
    "chain",
    "iron chain",
    "steel chain",
    "metal chain",
    "chain link",
    "chains",
    "chain links",
    "ball and chain",
    "gold chain link",
    "heavy chain",
  ],
  senses: ["chain#3", "chain#2"],
  height: 0.1,
  vary: 0.05,
  view: { azimuth: 0.35, elevation: 0.7 },
  slots: {
    link: mainSlot("brushed-steel iron rusty-iron", "", "ring"),
    ball: slot("iron", "#2a2b2e", "weight"),
  },
  styles: { lying: { weight: 3 }, hanging: { weight: 0.7, traits: ["hanging"] } },
  count: { slot: "link", min: 11, max: 13, most: 20 },
  extras: { ball: { chance: 0, words: ["ball and chain"] } },
  build,
});

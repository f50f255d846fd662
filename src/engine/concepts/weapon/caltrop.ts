import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, settle, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation } from "../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** Length of a spike, metres, and the angle between any two of the four. */
const LONG = 0.045;
const APART = 1.9106;

function build({ style, stream }: Planned): Part[] {
  const spike = lathe(
    [
      [0, -0.003],
      [0.0062, -0.003],
      [0.0058, LONG * 0.3],
      [0.0034, LONG * 0.72],
      [0, LONG],
    ],
    style === "forged" ? 4 : 20,
  );
  const four = [0, 1, 2, 3].map((i) =>
    i === 0 ? spike : place(spike, chain(rotation(Z_AXIS, APART), rotation(Y_AXIS, (i * 2 * PI) / 3))),
  );
  const next = stream("heap");
  const places = style === "scattered" ? 5 : 1;
  const low = -LONG * cos(APART);
  return Array.from({ length: places }, (_, k) => {
    const [r, a, turned] = [k === 0 ? 0 : 0.085 + 0.02 * next(), (k / 4) * 2 * PI + next() * 0.5, next() * 2];
    const put = (g: Part["geometry"]) => move(settle(turnY(g, turned)), [r * cos(a), low, r * sin(a)]);
    const tag = k === 0 ? "" : `-${k + 1}`;
    return [
      ...makeParts(`spike${tag}`, "spike", four.map(put), { weight: 1, crease: 0.4 }),
      makePart(`heart${tag}`, "spike", put(sphere(0.0082, 20, 14)), { weight: 0.5 }),
    ];
  }).flat();
}

/** A caltrop. What makes it itself: four iron spikes from one heart, as far apart as they can be, so that three stand on the ground and the fourth points straight up; scattered, there are five of them. */
export const caltrop = defineFromPlan({
  id: "caltrop",
  family: "weapon",
  words: ["caltrop", "pair of caltrops", "scattered caltrops", "tire spike", "road spike", "makibishi"],
  height: 0.06,
  view: { azimuth: 0.4, elevation: 0.28 },
  slots: { spike: mainSlot("steel gunmetal iron", "", "point|prong") },
  styles: { forged: { weight: 2 }, round: {}, scattered: { weight: 0, words: ["scattered caltrops"] } },
  build,
});

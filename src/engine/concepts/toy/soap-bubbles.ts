import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { soapFilm } from "./soap-film.ts";

/** Radius of the largest, metres. */
const R = 0.06;

/** Bubbles of many sizes that rise in a loose cluster, each touching one before it. */
function build({ count, stream }: Planned): Part[] {
  const next = stream("bubbles");
  const bubbles: { readonly at: Vec3; readonly r: number }[] = [{ at: [0, R, 0], r: R }];
  for (let tries = 0; tries < 400 && bubbles.length < count; tries += 1) {
    const r = R * (0.28 + 0.62 * next() * next() + 0.1);
    const on = bubbles[Math.floor(next() * bubbles.length)] ?? { at: [0, R, 0] as Vec3, r: R };
    const [a, lift] = [TAU * next(), 0.1 + 0.85 * next()];
    const flat = Math.sqrt(1 - lift * lift);
    const at = add(on.at, scale([flat * cos(a), lift, 0.7 * flat * sin(a)], (on.r + r) * 0.985));
    const isClear = bubbles.every((other) => {
      const [x, y, z] = [at[0] - other.at[0], at[1] - other.at[1], at[2] - other.at[2]];
      return other === on || Math.sqrt(x * x + y * y + z * z) > other.r + r;
    });
    if (isClear) bubbles.push({ at, r });
  }
  return bubbles.map(({ at, r }, i) =>
    makePart(`bubble-${i + 1}`, "bubble", move(sphere(r, 28, 18), at), { weight: 1, paint: soapFilm(at, r) }),
  );
}

/** Soap bubbles. What makes them themselves: clear shimmering balls of many sizes that rise together. */
export const soapBubbles = defineFromPlan({
  id: "soap-bubbles",
  family: "toy",
  words: ["soap bubble", "soap bubbles", "bubble"],
  senses: [],
  height: 0.3,
  view: { azimuth: 0.5, elevation: 0.1 },
  slots: { bubble: { ...mainSlot("glass", "#e2f0fa", "film"), clear: true } },
  count: { slot: "bubble", min: 9, max: 13, most: 30 },
  build,
});

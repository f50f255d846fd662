import { boundsOf } from "#measure/bounds.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import { heightOf, isLiving, type Placed, shift, surfacesOf, type Unplaced } from "../contact/unplaced.ts";

/** Concept of what is slid down, and the part of it that is; it leads the way of its x axis. */
const SLIDE = "playground-slide";
const CHUTE = "chute";
/** Where along the chute who slides is, from its upper end; of several the first and the last. */
const HALFWAY = 0.48;
const SPREAD = [0.25, 0.75] as const;
/** How far who slides leans with the chute: the back stays upright. */
const LEANS = 0.36;
/** How far they are into it, in their own heights. */
const SINK = 0.012;

/** On the slope of a slide, the legs ahead down it. Undefined for what is no slide, and for what is put there. */
export function sitOnChute(
  object: Unplaced,
  slide: Unplaced,
  at: Placed,
  { index, of }: Spot,
  still: () => readonly Surface[],
): Placed | undefined {
  const isOn = object.placement?.relation === "on" && object.placement.where === undefined;
  const chute = slide.model.parts.filter(({ name }) => name === CHUTE).map(({ geometry }) => geometry.positions);
  if (slide.concept !== SLIDE || !isOn || !isLiving(object) || chute.length === 0) return undefined;
  const { min, max } = boundsOf(chute);
  const [long, high] = [(max[0] as number) - (min[0] as number), (max[1] as number) - (min[1] as number)];
  const size = shownSize(object, slide, at, "sitting");
  const along = of > 1 ? SPREAD[0] + ((SPREAD[1] - SPREAD[0]) * index) / (of - 1) : HALFWAY;
  const above: Vec3 = [(min[0] as number) + along * long, 2 * (max[1] as number), 0];
  const start: Placed = {
    transform: chain(
      scaling([size, size, size]),
      rotation(X_AXIS, LEANS * atan2(high, long)),
      rotation(Y_AXIS, at.turn + PI / 2),
      translation(transformPoint(at.transform, above)),
    ),
    scale: size,
    turn: at.turn + PI / 2,
  };
  const fall = fallOnto(surfacesOf(object, start), still());
  return fall === undefined ? undefined : shift(start, [0, -fall - SINK * heightOf(object) * size, 0]);
}

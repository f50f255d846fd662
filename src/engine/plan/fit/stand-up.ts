import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Model } from "../../geometry/part.ts";
import { placePart } from "../../geometry/place-part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation } from "../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { depthOf, heightOf, isLiving, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Directions in which the longest side is looked for. */
const DIRECTIONS = 48;
/** Length over width from which a thing is a rod: a pencil, a spoon. */
const ROD = 3.4;
/** Length over the mouth's width from which a rod does not lie down in a vessel. */
const TOO_LONG = 1.15;
/** The same of a roll, a mat or a map, that sticks out of a bag: it is far too long for that. */
const ROLL = 2.2;
const FAR_TOO_LONG = 2.4;
const BAGS = "container";
/** Share of a rod's length that is its end. */
const END = 0.25;
const OPEN: ReadonlySet<string> = new Set(["vessel", "container"]);

/**
 * A pen in a cup, a spoon in a jar: what is drawn lying and is too long to lie in there stands on its thinner end. Undefined for all
 * that lies, stands already or is no rod.
 */
export function standUp(object: Unplaced, vessel: Unplaced): Unplaced | undefined {
  const mouth = OPEN.has(vessel.family) ? socketOf(vessel.model, ["inside"]) : undefined;
  if (object.placement?.relation !== "in" || !mouth || isLiving(object)) return undefined;
  // of most things their box tells that they are no rods
  const diagonal = Math.sqrt(widthOf(object) * widthOf(object) + depthOf(object) * depthOf(object));
  const isFarTooLong = diagonal * object.scale > FAR_TOO_LONG * 2 * mouth.radius * vessel.scale;
  const slim = isFarTooLong && vessel.family === BAGS ? ROLL : ROD;
  if (diagonal < slim * heightOf(object)) return undefined;
  const [length, angle] = longest(object.model);
  const [across] = extentAt(object.model, angle + PI / 2);
  const isRod = length > slim * Math.max(across, heightOf(object));
  if (!isRod || length * object.scale < TOO_LONG * 2 * mouth.radius * vessel.scale) return undefined;
  const isThinFirst = spread(object.model, angle, -1) < spread(object.model, angle, 1);
  const turn = chain(rotation(Y_AXIS, -angle), rotation(Z_AXIS, (isThinFirst ? 1 : -1) * (PI / 2)));
  const model = standModel(
    object.model.parts.map((part) => placePart(part, turn)),
    [],
  );
  return { ...object, model, bounds: boundsOf(model.parts.map(({ geometry }) => geometry.positions)) };
}

/** Along a level direction, `angle` from +x towards -z: the extent, and where it begins. */
function extentAt({ parts }: Model, angle: number): [extent: number, start: number] {
  const [c, s] = [cos(angle), -sin(angle)];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { geometry } of parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const at = c * (positions[i] as number) + s * (positions[i + 2] as number);
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
  }
  return [high - low, low];
}

function longest(model: Model): [length: number, angle: number] {
  let best: [number, number] = [0, 0];
  for (let i = 0; i < DIRECTIONS; i += 1) {
    const angle = (i * PI) / DIRECTIONS;
    const [length] = extentAt(model, angle);
    if (length > best[0]) best = [length, angle];
  }
  return best;
}

/** How wide the end is across the rod: the low one or the high one along its angle. */
function spread(model: Model, angle: number, side: -1 | 1): number {
  const [length, start] = extentAt(model, angle);
  const [c, s] = [cos(angle), -sin(angle)];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { geometry } of model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, z] = [positions[i] as number, positions[i + 2] as number];
      const along = (c * x + s * z - start) / length;
      if (side < 0 ? along > END : along < 1 - END) continue;
      const at = c * z - s * x;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
  }
  return high - low;
}

import { clipGeometry } from "../../geometry/clip.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { chain, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { distance, dot, mix, scale, type Vec3, Z_AXIS } from "../../math/vec3.ts";
import { behead, STUMP } from "../forms/headless.ts";
import { type HeadBall, headBall } from "../parts/resize-part.ts";
import type { Dressed } from "../style.ts";
import { boundsOfParts, lentMaterials, lentParts } from "./lend-room.ts";
import { headPartsOf } from "./like-worn.ts";

/** Size of the lent head over that of the one whose place it takes: one sees from afar whose it is. */
const HEAD = 1.12;
/** The same where the one has no neck: its front is thicker than any head. */
const ON_FRONT = 1.5;
/** What the first keeps of its own head, by name. */
const KEPT = /horn|antler/;
/** What goes with the first one's head though it reaches further down, and what of the other one is near its head without being of it. */
const GONE = /mane|ruff/;
const BESIDE = /wing|tail|leg|arm|fin|paw|claw/;
/** What is of the head of who has no neck. */
const OF_FACE = /eye|tooth|teeth|mouth|gum|nostril|snout|tongue|whisker|barbel|beak/;
/** Share of the length of who has no neck, a fish or a snake, that is its head; and how far in the cut lies under the new one. */
const FRONT = 0.24;

/**
 * "A dragon-cat hybrid": the first one's body, wings, tail and horns under the second one's head, which is in its own coat. What has no
 * neck is parted behind its gills.
 */
export function crossBreed(thing: Dressed, likeness: Dressed): Dressed {
  const necked = headBall(thing.model);
  const own = necked ?? frontBall(thing.model);
  const other = headBall(likeness.model);
  const lent = other ?? frontBall(likeness.model);
  const near = other ? headPartsOf(likeness) : frontOf(likeness.model.parts, lent, true);
  const head = near.filter(({ name, slot }) => !BESIDE.test(`${name} ${slot}`));
  const by = ((necked ? HEAD : ON_FRONT) * own.radius) / lent.radius;
  // the cut end of the lent neck goes into what is left of the other
  const [root, foot] = [mix(lent.centre, lent.neck, 0.5), mix(own.centre, own.neck, 0.5)];
  const onto = chain(translation(scale(root, -1)), scaling([by, by, by]), translation(foot));
  const body = necked ? behead(thing) : undefined;
  const left = body ? body.model.parts : frontOf(thing.model.parts, own, false);
  const horns = thing.model.parts.filter(({ name }) => KEPT.test(name));
  const rest = left.filter(({ name }) => !KEPT.test(name) && !GONE.test(name));
  const sockets = [
    ...(body ?? thing).model.sockets.filter(({ name }) => name !== STUMP && !/^(?:head|eyes|mouth)$/.test(name)),
    ...likeness.model.sockets
      .filter(({ name }) => /^(?:head|eyes|mouth)$/.test(name))
      .map((socket) => ({
        ...socket,
        position: transformPoint(onto, socket.position),
        radius: socket.radius * by,
      })),
  ];
  const faced = { ...likeness, model: { parts: head, sockets: [] } };
  return {
    ...thing,
    model: standModel([...rest, ...horns, ...lentParts(faced, onto)], sockets),
    materials: { ...thing.materials, ...lentMaterials(likeness) },
  };
}

/** Where the head is of who has no neck: at the front. */
function frontBall({ parts }: Model): HeadBall {
  const { min, max } = boundsOfParts(parts.filter(({ name, slot }) => /body|trunk/.test(`${name} ${slot}`)));
  const long = max[2] - min[2];
  const at = (share: number): Vec3 => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] - share * long];
  return { centre: at(0.5 * FRONT), radius: 0.5 * FRONT * long, neck: at(FRONT), up: Z_AXIS };
}

/** The parts before the neck of who has none, or those behind it. */
function frontOf(parts: readonly Part[], { neck, up, centre }: HeadBall, isHead: boolean): Part[] {
  const offset = dot(neck, up) + 0.15 * distance(neck, centre);
  return parts.flatMap((part): Part[] => {
    if (OF_FACE.test(`${part.name} ${part.slot}`)) return isHead ? [part] : [];
    const geometry = clipGeometry(part.geometry, isHead ? scale(up, -1) : up, isHead ? -offset : offset);
    return geometry.indices.length > 0 ? [{ ...part, geometry }] : [];
  });
}

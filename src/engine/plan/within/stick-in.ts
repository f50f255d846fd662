import { boundsOf } from "#measure/bounds.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { scale, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import {
  heightOf,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  topOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** Share of a blade that is out of sight, and of a head such as an axe's. */
const DEEP = 0.3;
const BITE = 0.45;
/** Slots and names of what cuts and pierces. */
const EDGE = /blade|point|tip|tine|head|spike|edge/;

/**
 * With its blade in the upper side of a thing: a sword point down, an axe with its head down and the handle up aslant. What has no
 * blade is in the mouth of what has one; else undefined.
 */
export function stickIn(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  facing: number,
): Placed | undefined {
  const edge = object.model.parts.filter(({ name, slot }) => EDGE.test(`${name} ${slot}`));
  if (edge.length === 0) return plug(object, other, at, facing);
  const { min, max } = boundsOf(edge.map(({ geometry }) => geometry.positions));
  const middle = (min[1] + max[1]) / 2;
  const size = shownSize(object, other, at, "stuck");
  const isUp = middle - object.bounds.min[1] > 0.5 * heightOf(object);
  const isLong = max[1] - min[1] > 0.4 * heightOf(object);
  // a head at the end of a handle bites with its edge, which looks to the side
  const turned = isLong
    ? rotation(Z_AXIS, isUp ? PI : 0)
    : rotation(Z_AXIS, (max[0] > -min[0] ? -1 : 1) * (isUp ? 1 : -1) * 0.62 * PI);
  const transform = chain(
    translation(scale([0, (object.bounds.min[1] + object.bounds.max[1]) / 2, 0], -1)),
    scaling([size, size, size]),
    turned,
    rotation(Y_AXIS, facing),
  );
  const spot = placeSocket(socketOf(other.model, ["top"]) ?? topOf(other), at).position;
  const raised: Placed = { transform, scale: size, turn: facing };
  const own = boundsOf(
    surfacesOf({ ...object, model: { parts: edge, sockets: [] } }, raised).map(({ positions }) => positions),
  );
  const aside: Vec3 = [
    spot[0] - (own.min[0] + own.max[0]) / 2,
    3 * heightOf(other) * at.scale,
    spot[2] - (own.min[2] + own.max[2]) / 2,
  ];
  const above = shift(raised, aside);
  const fall = fallOnto(surfacesOf({ ...object, model: { parts: edge, sockets: [] } }, above), still) ?? 0;
  const depth = (own.max[1] - own.min[1]) * (isLong ? DEEP : BITE);
  return shift(above, [0, -fall - depth, 0]);
}

/** Height over width from which a thing goes into a neck, share of it that is in there, and its least height over the vessel's. */
const PEG = 1.6;
const PLUGGED = 0.1;
const SHOWN = 0.36;
/** Depth under the top in which the neck is looked for, over the vessel's height, and its width over the vessel's at most. */
const NECK_DEPTH = 0.04;
const NECK = 0.6;

/** Upright in the neck of a bottle, corked or not: a candle. */
function plug(object: Unplaced, vessel: Unplaced, at: Placed, facing: number): Placed | undefined {
  const inside = socketOf(vessel.model, ["inside"]);
  if (!inside || vessel.family !== "vessel" || heightOf(object) < PEG * widthOf(object)) return undefined;
  const [x, , z] = placeSocket(inside, at).position;
  const top = (at.transform[13] as number) + vessel.bounds.max[1] * at.scale;
  const tall = heightOf(vessel) * at.scale;
  const neck = Math.max(
    ...surfacesOf(vessel, at).map(({ positions }) => {
      let out = 0;
      for (let i = 0; i < positions.length; i += 3)
        if ((positions[i + 1] as number) > top - NECK_DEPTH * tall)
          out = Math.max(out, Math.abs((positions[i] as number) - x));
      return out;
    }),
  );
  if (neck > (NECK * widthOf(vessel) * at.scale) / 2) return undefined;
  const size = Math.max((2 * neck) / widthOf(object), (SHOWN * tall) / heightOf(object));
  return standAt([x, top - (PLUGGED * heightOf(object) + object.bounds.min[1]) * size, z], size, facing);
}

/** Length of what goes through a thing, over that one's width, and how far its middle line is from level, radians. */
const THROUGH = 1.7;
const ASLANT = 0.38;

/** Right through the middle of a thing from the one side to the other, its head out there: an arrow and a heart. */
export function pierce(object: Unplaced, other: Unplaced, at: Placed): Placed {
  const { min, max } = object.bounds;
  const middle = (bounds: Unplaced["bounds"]): Vec3 => [
    (bounds.min[0] + bounds.max[0]) / 2,
    (bounds.min[1] + bounds.max[1]) / 2,
    (bounds.min[2] + bounds.max[2]) / 2,
  ];
  const [wide, tall, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const size = (THROUGH * widthOf(other) * at.scale) / Math.max(wide, tall, deep);
  const level = tall > wide && tall > deep ? rotation(Z_AXIS, PI / 2) : rotation(Y_AXIS, deep > wide ? PI / 2 : 0);
  return {
    transform: chain(
      translation(scale(middle(object.bounds), -1)),
      scaling([size, size, size]),
      level,
      rotation(Z_AXIS, ASLANT),
      rotation(Y_AXIS, at.turn),
      translation(transformPoint(at.transform, middle(other.bounds))),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Half way through a ring that stands upright: its middle at the hole. */
export function passThrough(object: Unplaced, ring: Unplaced, at: Placed): Placed | undefined {
  const { min, max } = ring.bounds;
  const isRing = max[1] - min[1] > 0.6 * (max[0] - min[0]) && max[2] - min[2] < 0.5 * (max[1] - min[1]);
  if (!isRing) return undefined;
  const hole = socketOf(ring.model, ["hole"]);
  const middle = hole?.position[1] ?? (min[1] + max[1]) / 2;
  const room = hole ? 2 * hole.radius : 0.65 * heightOf(ring);
  const size = Math.min(
    shownSize(object, ring, at, "in") * 2,
    (0.8 * room * at.scale) / Math.max(heightOf(object), widthOf(object)),
  );
  const y = (at.transform[13] as number) + middle * at.scale - (heightOf(object) * size) / 2;
  return {
    transform: chain(
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      translation([at.transform[12] as number, y, at.transform[14] as number]),
    ),
    scale: size,
    turn: at.turn,
  };
}

import { standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";
import { headBall, isOfHead } from "../parts/resize-part.ts";
import type { Style } from "../style.ts";

/** How far the head of who has the beak in the feathers of its back is turned about the upright, radians, and how far it is let down, over the length of its neck or the radius of its head. */
const TURNED = 2.35;
const LET_DOWN = 0.34;
/** Length of a neck over the radius of its head from which it bends along its length, and how far from its line a point still goes with it, in lengths of it. */
const LEAST_NECK = 1.2;
const [NEAR, FAR] = [1.1, 2];

/** A bird with its beak in the feathers of its back: neck and head turned about the upright, all the more the higher up. Others stay as they are. */
export const preening: Style = {
  id: "preening",
  apply: (thing) => {
    const { parts, sockets } = thing.model;
    const ball = headBall(thing.model);
    const back = sockets.find(({ name }) => name === "back")?.position;
    if (!ball || !back || !parts.some(({ slot }) => slot === "beak")) return thing;
    const { centre, radius, neck } = ball;
    const long = neck[1] - back[1];
    const isLong = long > LEAST_NECK * radius;
    const sinks = isLong ? LET_DOWN * long : LET_DOWN * radius;
    const shareOf = ([x, y, z]: Vec3, part?: Part): number => {
      if (part && (isOfHead(part) || part.slot === "beak" || part.slot === "eye")) return 1;
      if (isLong)
        return smoothstep(back[1], neck[1], y) * (1 - smoothstep(NEAR * long, FAR * long, Math.abs(z - neck[2])));
      // a short neck turns within itself
      const near = 1 - smoothstep(1.4 * radius, 2.6 * radius, distance([x, y, z], centre));
      return near * smoothstep(neck[1] + 0.1 * radius, neck[1] + 0.9 * radius, y);
    };
    const turned = ([x, y, z]: Vec3, share: number): Vec3 => {
      const [c, s] = [cos(TURNED * share), sin(TURNED * share)];
      const w = z - neck[2];
      // what bends over sideways comes lower
      return [c * x + s * w, y - sinks * share * share, neck[2] - s * x + c * w];
    };
    return {
      ...thing,
      model: standModel(
        parts.map((part) =>
          /^(?:leg|wing|tail)$/.test(part.slot)
            ? part
            : { ...part, geometry: deform(part.geometry, (point) => turned(point, shareOf(point, part))) },
        ),
        sockets.map((socket) =>
          /^(?:head|top|eyes|mouth)$/.test(socket.name) ? { ...socket, position: turned(socket.position, 1) } : socket,
        ),
      ),
    };
  },
};

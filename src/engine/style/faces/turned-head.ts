import { standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { distance, dot, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { headBall, isOfHead } from "../parts/resize-part.ts";
import type { Style } from "../style.ts";

/** How far a head is turned about the upright, radians: past the side, so that the eye looks along the back. */
const BACK = 1.75;
/** To the viewer, who stands aside of beasts and almost before people. */
const ASIDE = 0.74;
const BEFORE = 0.36;

/** How far a head is thrown back, the muzzle up, radians: of who howls at the moon, of who yawns. */
const HOWLING = 0.82;
const YAWNING = 0.3;
/** The same with something on the nose. */
const BALANCING = 0.55;

/** How a place on a head moves: by what share of the way, about which place. */
type Turning = (point: Vec3, by: number, about: Vec3) => Vec3;

const aboutUpright: Turning = ([x, y, z], by, about) => {
  const [c, s] = [cos(by), sin(by)];
  const [u, w] = [x - about[0], z - about[2]];
  return [about[0] + c * u + s * w, y, about[2] - s * u + c * w];
};

const aboutEars: Turning = ([x, y, z], by, about) => {
  const [c, s] = [cos(by), sin(by)];
  const [v, w] = [y - about[1], z - about[2]];
  return [x, about[1] + c * v + s * w, about[2] - s * v + c * w];
};

/** Somebody whose head is turned; what has no neck to turn stays as it is. */
const turningHead = (id: string, turnOf: (family: string) => number, turning: Turning = aboutUpright): Style => ({
  id,
  apply: (thing) => {
    const turn = turnOf(thing.family);
    const { parts, sockets } = thing.model;
    const ball = headBall(thing.model);
    if (!ball || (thing.family !== "animal" && thing.family !== "figure")) return thing;
    const { centre, radius, neck } = ball;
    const crown = sockets.find(({ name }) => name === "head")?.position ?? centre;
    const reach = Math.max(distance(crown, neck), 1e-9);
    const up = scale(subtract(crown, neck), 1 / reach);
    // about the middle of the neck: a head over its neck stays over it
    const axis: Vec3 = [0, neck[1], (neck[2] + crown[2]) / 2];
    const turned = (point: Vec3, share: number, of: Vec3 = axis): Vec3 => turning(point, turn * share, of);
    const shareOf = (point: Vec3, part?: Part): number => {
      if (part && isOfHead(part)) return 1;
      const above = dot(subtract(point, neck), up) / reach;
      const near = 1 - smoothstep(1.4 * radius, 2.6 * radius, distance(point, centre));
      return near * smoothstep(-0.3, 0.4, above);
    };
    return {
      ...thing,
      model: standModel(
        parts.map((part) => ({
          ...part,
          geometry: deform(part.geometry, (point) => turned(point, shareOf(point, part))),
        })),
        sockets.map((socket) => {
          const share = /^(?:head|top|eyes|mouth|ears?)$/.test(socket.name) ? 1 : 0;
          return {
            ...socket,
            position: turned(socket.position, share),
            normal: turned(socket.normal, share, [0, 0, 0]),
          };
        }),
      ),
    };
  },
});

/** Over the shoulder. */
export const lookingBack = turningHead("looking-back", () => BACK);

/** "looking at the camera". */
export const lookingAtViewer = turningHead("looking-at-viewer", (family) => (family === "animal" ? ASIDE : BEFORE));

/** The muzzle to the sky; people and what stands on two legs keep theirs as it is. */
const raising = (id: string, by: number): Style =>
  turningHead(id, (family) => (family === "animal" ? by : 0), aboutEars);

export const howling = raising("howling", HOWLING);
export const yawning = raising("yawning", YAWNING);
export const balancing = raising("balancing", BALANCING);

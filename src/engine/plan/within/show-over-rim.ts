import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { mouthHeight } from "../contact/rim-height.ts";
import { footprintOf, heightOf, isLiving, type Placed, type Unplaced } from "../contact/unplaced.ts";

/** How much of it stands over the rim at most, in heights of the vessel. */
const MOST_OVER_RIM = 0.75;
/** Share of its height by which a thing sits in a vessel too deep for it. */
const RISE = 0.45;
/** How much closer than side by side several are in one vessel: fur gives way. */
const CROWDED = 1.16;

/** So large that it fills the opening, its upper part over the rim. */
export function showOverRim(
  object: Unplaced,
  support: Unplaced,
  at: Placed,
  socket: Socket,
  { index, of }: { readonly index: number; readonly of: number },
  facing: number,
): { position: Vec3; size: number } {
  // several stand in a ring, two and three of them with nobody before another
  const own = of > 1 ? (CROWDED * socket.radius) / (1 + 1 / sin(PI / of)) : socket.radius;
  const turn = facing - object.turn + object.view.azimuth;
  const angle = (TAU * index) / of + (of === 3 ? PI / 6 : 0) - turn;
  const out = of > 1 ? socket.radius - own / CROWDED : 0;
  const most = (MOST_OVER_RIM * heightOf(support) * at.scale) / ((1 - RISE) * heightOf(object));
  const size = Math.min(
    (own * 1.02) / (object.girth?.radius ?? footprintOf(object)),
    isLiving(object) ? Number.POSITIVE_INFINITY : most,
  );
  const rim = mouthHeight(support, at, socket);
  // what is tall stands on the floor of it, never through it
  const foot = Math.max(rim - RISE * heightOf(object) * size, socket.position[1]);
  return { position: [socket.position[0] + out * cos(angle), foot, socket.position[2] + out * sin(angle)], size };
}

import { boundsOf } from "#measure/bounds.ts";
import { cos, sin } from "../../math/elementary.ts";
import { add, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import { footprintOf, heightOf, type Placed, shift, standAt, surfacesOf, type Unplaced } from "../contact/unplaced.ts";

/** Concepts of what is served beside a cup, and is neither in it nor on its rim. */
const SERVED =
  /^(?:cookie|macaron|croissant|donut|chocolate|chocolate-bar|brownie|muffin|cupcake|scone|candy|pretzel|bread|cake)$/;
/** Families and concepts of what it is served with. */
const CUPS: ReadonlySet<string> = new Set(["mug", "drinking-glass", "paper-cup", "tea-set"]);
const SAUCER = "saucer";
/** Its width over that of the saucer's free ring. */
const OF_RING = 1.5;
/** Where on the ring it lies: radians from the viewer's direction. */
const ASIDE = -0.45;

/** Whether a thing that a cup is said to be "with" lies at its side. */
export const isOnTheSide = ({ concept }: Unplaced, cup: Unplaced): boolean =>
  CUPS.has(cup.concept) && SERVED.test(concept);

/**
 * On the saucer before the cup, against it. Undefined where there is no saucer, or for what goes in the cup.
 *
 * @param azimuth Where the viewer is, radians.
 */
export function layOnSaucer(object: Unplaced, cup: Unplaced, at: Placed, azimuth: number): Placed | undefined {
  const saucer = cup.model.parts.filter(({ slot, name }) => slot === SAUCER || name === SAUCER);
  if (object.placement?.relation === "in") return undefined;
  if (saucer.length === 0 || !isOnTheSide(object, cup) || object.placement?.where !== undefined) return undefined;
  const { min, max } = boundsOf(saucer.map(({ geometry }) => geometry.positions));
  const rim = ((max[0] - min[0]) / 2) * at.scale;
  const wall = reachAt(cup, max[1] - min[1] > 0 ? max[1] : 0) * at.scale;
  const ring = Math.max(0.2 * rim, rim - wall);
  const size = Math.min(shownSize(object, cup, at, "beside"), (OF_RING * ring) / (2 * footprintOf(object)));
  const out = rim - 0.34 * ring;
  const angle = azimuth + ASIDE;
  const middle: Vec3 = [((min[0] + max[0]) / 2) * at.scale, 0, ((min[2] + max[2]) / 2) * at.scale];
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const high = (cup.bounds.max[1] + heightOf(object)) * at.scale;
  const above = standAt(add(add(foot, middle), [out * sin(angle), high, out * cos(angle)]), size, angle);
  // the cup flares over it: only the saucer is under what lies there
  const plate = surfacesOf({ ...cup, model: { parts: saucer, sockets: [] } }, at);
  const fall = fallOnto(surfacesOf(object, above), plate);
  return fall === undefined ? undefined : shift(above, [0, -fall - 0.02 * heightOf(object) * size, 0]);
}

/** How far the cup's own wall reaches from its axis a little over the saucer. */
function reachAt({ model }: Unplaced, level: number): number {
  let reach = 0;
  for (const { slot, name, geometry } of model.parts) {
    if (slot === SAUCER || name === SAUCER || name === "handle" || slot === "handle") continue;
    for (let i = 0; i < geometry.positions.length; i += 3)
      if ((geometry.positions[i + 1] as number) < 1.3 * level)
        reach = Math.max(reach, Math.abs(geometry.positions[i] as number));
  }
  return reach;
}

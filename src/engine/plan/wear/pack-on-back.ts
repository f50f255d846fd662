import { PI, pow } from "../../math/elementary.ts";
import { rotation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { Y_AXIS } from "../../math/vec3.ts";
import { castOn } from "../../style/cast-on.ts";
import { depthOf, heightOf, type Placed, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { finish, sized } from "./fit-wear.ts";
import { wornAt } from "./worn-at.ts";

/** Height of a pack over that of who stands upright, and over the length of who does not. */
const OF_HEIGHT = 0.46;
const OF_LENGTH = 0.5;
/** How what is said of its size is drawn together, and the factors at most. */
const POWER = 0.65;
const FACTORS = { least: 0.45, most: 2 } as const;
/** How high on the back of the upright its middle is, and how far a pack lies in fur and feathers, in its depths or heights. */
const MIDDLE = 0.5;
const SUNK = 0.07;
/** Height over length from which a beast is upright. */
const UPRIGHT = 1.15;

/** Whether it is a pack that is carried on the back, and not a cape or wings. */
export const isPack = ({ concept, family }: Pick<Unplaced, "concept" | "family">): boolean =>
  family === "container" && wornAt(concept) === "back";

/**
 * A pack on a beast that no tailor knows: behind the upright, its pocket outwards; on top of a shell or a saddle, its pocket to the tail.
 *
 * @returns Undefined for what else is worn, and for people.
 */
export function packOnBack(pack: Unplaced, bearer: Unplaced, at: Placed): Placed | undefined {
  const back = socketOf(bearer.model, ["back"]);
  if (!isPack(pack) || bearer.family !== "animal" || !back) return undefined;
  const { parts } = bearer.model;
  const said = clamp(pow(pack.scale / bearer.scale, POWER), FACTORS.least, FACTORS.most);
  const isUpright = back.normal[1] < 0.5 || heightOf(bearer) > UPRIGHT * depthOf(bearer);
  const tall =
    said * (isUpright ? OF_HEIGHT * heightOf(bearer) : OF_LENGTH * Math.max(depthOf(bearer), widthOf(bearer) / 2));
  const size = tall / heightOf(pack);
  const { min, max } = pack.bounds;
  const x = (min[0] + max[0]) / 2;
  const turned = [rotation(Y_AXIS, PI)];
  if (!isUpright) {
    const [bx, by, bz] = back.position;
    const up = castOn(parts, [bx, by, bz], [0, 1, 0]) ?? 0;
    const to = [bx, by + up - SUNK * tall, bz] as const;
    return finish(sized([x, min[1], (min[2] + max[2]) / 2], [size, size, size], to, turned), at);
  }
  const y = Math.max(MIDDLE * heightOf(bearer), 0.55 * tall);
  const behind = castOn(parts, [0, y, 0], [0, 0, -1]) ?? -back.position[2];
  const to = [0, y, -behind + SUNK * depthOf(pack) * size] as const;
  return finish(sized([x, (min[1] + max[1]) / 2, min[2]], [size, size, size], to, turned), at);
}

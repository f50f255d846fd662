import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import { placePart } from "../../geometry/place-part.ts";
import { chain, rotation, transformDirection, transformPoint, translation } from "../../math/mat4.ts";
import { scale, type Vec3, X_AXIS } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** How far a body is tipped over its legs at most, and how finely that is tried, radians. */
const MOST = 1.15;
const STEP = 0.05;
/** How high over the floor the tip of the beak still is, as a share of the height. */
const OVER = 0.03;
/** Width of what lies before the beak, in radii of it. */
const GRAINS = 4;

/** A bird that pecks: tipped over its legs until the beak is at the ground, where its food lies. Others, and birds without legs, stay as they are. */
export const pecking: Style = {
  id: "pecking",
  apply: (thing) => {
    const { parts, sockets } = thing.model;
    const legs = parts.filter(({ slot }) => slot === "leg");
    const beak = parts.filter(({ slot }) => slot === "beak");
    const mouth = sockets.find(({ name }) => name === "mouth");
    if (legs.length === 0 || beak.length === 0 || !mouth) return thing;
    const { max, min } = boundsOf(legs.map(({ geometry }) => geometry.positions));
    const tall = boundsOf(parts.map(({ geometry }) => geometry.positions)).max[1] - min[1];
    const hip: Vec3 = [0, max[1], (max[2] + min[2]) / 2];
    const tipped = (by: number) => chain(translation(scale(hip, -1)), rotation(X_AXIS, by), translation(hip));
    const lowest = (by: number): number =>
      boundsOf(beak.map((part) => placePart(part, tipped(by)).geometry.positions)).min[1];
    let by = STEP;
    while (by < MOST && lowest(by + STEP) > min[1] + OVER * tall) by += STEP;
    const over = tipped(by);
    const lips = transformPoint(over, mouth.position);
    const radius = GRAINS * mouth.radius;
    return {
      ...thing,
      model: standModel(
        parts.map((part) => (part.slot === "leg" ? part : placePart(part, over))),
        [
          ...sockets.map((socket) => ({
            ...socket,
            position: transformPoint(over, socket.position),
            normal: transformDirection(over, socket.normal),
          })),
          { name: "food", position: [lips[0], min[1], lips[2]], normal: [0, 1, 0], radius },
        ],
      ),
    };
  },
};

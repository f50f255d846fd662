import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { standModel } from "../../geometry/make-part.ts";
import { turnX, turnY } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Where its mouth points: from the front to the camera's side, radians. */
const ASIDE = 0.62;
/** The same of what has no mouth: it is seen from its side, or a spinning top would be a wheel. */
const PROFILE = 1.25;
const HOLLOW = /^(?:vessel|container)$/;

/** On its side, its mouth to the front: a vessel that what was in it has run out of. `mouth` is where its rim lies, and how wide it is. */
export const tipped: Style = {
  id: "tipped",
  apply: (thing) => {
    const { parts, sockets } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const opening = sockets.find(({ name }) => name === "top") ?? sockets.find(({ name }) => name === "inside");
    const rim = opening?.position[1] ?? (max[1] as number);
    const hasMouth = HOLLOW.test(thing.family) || sockets.some(({ name }) => name === "inside");
    const aside = hasMouth ? ASIDE : PROFILE;
    const lie = (geometry: Geometry): Geometry => turnY(turnX(geometry, PI / 2), aside);
    const radius = opening?.radius ?? Math.min(max[0] - min[0], max[2] - min[2]) / 2;
    const way: Vec3 = [sin(aside), 0, cos(aside)];
    return {
      ...thing,
      model: standModel(
        parts.map((part) => ({ ...part, geometry: lie(part.geometry) })),
        [{ name: "mouth", position: [rim * way[0], 0, rim * way[2]], normal: way, radius }],
      ),
    };
  },
};

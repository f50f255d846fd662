import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { distance, dot, scale, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** How far below the neck and behind it the cuts are, in lengths of neck and head. */
const BELOW = 0.75;
const BEHIND = 0.55;
/** Height of the turned foot, in the same, and its girth at the waist and at the floor, in half widths of the cut. */
const FOOT = 0.55;
const WAIST = 0.3;
const RIM = 0.62;
/** Slot of what somebody has in a hand that a bust lacks. */
const PROP = "prop";
/** What stays of the sockets: those above the cut. */
const KEPT = /^(?:head|eyes|mouth|neck|top)$/;

/** Head and shoulders, cut off below the breast and behind the neck, on a turned foot. */
export const bust: Style = {
  id: "bust",
  apply: (thing) => {
    const { sockets, parts: whole } = thing.model;
    const neck = sockets.find(({ name }) => name === "neck");
    const crown = sockets.find(({ name }) => name === "head");
    const [main] = Object.keys(thing.materials);
    if (!neck || !crown || main === undefined) return thing;
    const reach = distance(neck.position, crown.position);
    const low = neck.position[1] - BELOW * reach;
    const rear = neck.position[2] - BEHIND * reach;
    const { min: all } = boundsOf(whole.map(({ geometry }) => geometry.positions));
    // who stands upright has shoulders, and no back behind the neck
    const isUpright = all[2] > rear - reach;
    const cuts: readonly Vec3[] = isUpright ? [scale(Y_AXIS, -1)] : [scale(Y_AXIS, -1), scale(Z_AXIS, -1)];
    const parts = cuts.reduce<readonly Part[]>(
      (left, normal) =>
        left.flatMap((part): Part[] => {
          const geometry = clipGeometry(part.geometry, normal, dot([0, low, rear], normal));
          return geometry.indices.length > 0 ? [{ ...part, geometry }] : [];
        }),
      whole.filter(({ slot }) => slot !== PROP),
    );
    if (parts.length === 0) return thing;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const half = Math.min(max[0] - min[0], 2.4 * reach) / 2;
    const tall = FOOT * reach;
    const foot = lathe(
      [
        [0, -tall],
        [RIM * half, -tall],
        [RIM * half, -0.82 * tall],
        [WAIST * half, -0.55 * tall],
        [WAIST * half, -0.3 * tall],
        [RIM * half, 0.02 * tall],
        [0, 0.06 * tall],
      ],
      40,
    );
    const middle: Vec3 = [(min[0] + max[0]) / 2, low, isUpright ? neck.position[2] : (rear + neck.position[2]) / 2];
    return {
      ...thing,
      model: standModel(
        [...parts, makePart("socle", main, move(foot, middle), { weight: 0.6 })],
        sockets.filter(({ name }) => KEPT.test(name)),
      ),
    };
  },
};

import { noise } from "../../geometry/deform.ts";
import { place } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { chain, IDENTITY, type Mat4, rotation, transformPoint, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import type { CreatureParameters } from "./creature.ts";
import { type Knot, openStudio, pairedLimb, scales, spikes, spineClay } from "./creature-studio.ts";
import { turtleLimbs } from "./turtle-limbs.ts";
import { shellPaint } from "./turtle-shell.ts";

/** Shell, belly and limbs. */
export function buildTurtle(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const isUpright = p.pose === "upright";
  const isSea = p.variant === "sea turtle";
  const { front, hind, neck, head } = turtleLimbs(p);
  const r = 0.14 * p.head;
  const tall = (isSea ? 0.24 : p.variant === "tortoise" ? 0.42 : 0.34) * (0.6 + 0.4 * p.plump);
  const dome = sculpt([
    add(ellipsoid([0, 0.17, 0], [0.43, tall, 0.5])),
    carve(halfSpace([0, 0.14, 0], Y_AXIS), 0.03),
    add(placed(ball([0, 0, 0], 1), translation([0, 0.155, 0]), [0.475, 0.042, 0.545]), 0.03),
  ]);
  const pose: Mat4 = isUpright
    ? chain(translation([0, -0.17, 0]), rotation(X_AXIS, -Math.PI / 2), translation([0, 0.58, -0.1]))
    : IDENTITY;
  studio.put("shell", "shell", place(meshSdf(dome, 0.026), pose), shellPaint(p), 1, 0.7);
  const bellyPlate = placed(
    ellipsoid([0, 0, 0], [0.36, 0.05, 0.45]),
    isUpright ? chain(rotation(X_AXIS, -Math.PI / 2), translation([0, 0.56, 0.03])) : translation([0, 0.125, 0]),
  );
  studio.put(
    "plastron",
    "belly",
    meshSdf(bellyPlate, 0.026),
    (surface, x, y, z) => {
      const along = isUpright ? y - 0.56 : z;
      const line = Math.min(Math.abs(x), Math.abs(along * 5.2 - Math.round(along * 5.2)) / 5.2);
      shade(surface, 1 - 0.4 * smoothstep(0.012, 0.004, line));
    },
    0.7,
  );
  const tailWay: readonly Knot[] = isUpright
    ? [
        [0, 0.2, -0.06, 0.07],
        [0, 0.1, -0.16, 0.045],
        [0, 0.06, -0.26, 0.012],
      ]
    : [
        [0, 0.16, -0.44, 0.07],
        [0, 0.11, -0.58, 0.045],
        [0, 0.06, -0.58 - 0.12 * p.tail, 0.01],
      ];
  const clay = sculpt([
    ...spineClay(neck, 0.06, 3),
    add(ellipsoid(head, [r, r * 0.92, r * 1.18]), 0.06),
    add(ellipsoid([0, head[1] - r * 0.2, head[2] + r * 0.75], [r * 0.66, r * 0.55, r * 0.6]), 0.06),
    ...spineClay(tailWay, 0.03, 3),
    ...pairedLimb(front, 0.05),
    ...pairedLimb(hind, 0.05),
    ...(isUpright || isSea
      ? []
      : [front, hind].map((leg) => {
          const [x, , z] = leg.at(-1) as Knot;
          return add(both(ellipsoid([x, 0.045, z + 0.02], [0.095, 0.05, 0.11])), 0.05);
        })),
    ...(isUpright
      ? [
          add(both(ellipsoid([0.23, 0.04, 0.16], [0.1, 0.05, 0.15])), 0.05),
          add(ellipsoid([0, 0.5, -0.04], [0.3, 0.4, 0.1]), 0.03),
        ]
      : [add(ellipsoid([0, 0.18, 0], [0.36, 0.1, 0.44]), 0.03)]),
  ]);
  studio.put(
    "skin",
    "skin",
    meshSdf(clay, 0.027),
    (surface, x, y, z) => {
      scales(surface, x, y, z, 0.05, p.seed, 0.8);
      const [hy, hz] = [(y - head[1]) / r, (z - head[2]) / r];
      const mouth =
        smoothstep(0.09, 0.03, Math.abs(hy + 0.3 - 0.06 * hz)) * smoothstep(0.1, 0.4, hz) * smoothstep(2, 1.6, hz);
      if (!p.plain) {
        const stripe = smoothstep(0.2, 0.4, noise(x * 16, y * 22, z * 7, p.seed + 2));
        dye(
          surface,
          fromHex(isSea ? "#e8e0c0" : "#d8cc5c"),
          p.variant === "tortoise" ? 0 : isSea ? 0.5 * stripe : 0.45 * stripe,
        );
        dye(surface, fromHex("#d8cf98"), 0.5 * smoothstep(-0.5, -0.8, hy) * smoothstep(-0.6, 0, hz));
      }
      dye(surface, [0.02, 0.018, 0.012], 0.85 * mouth);
    },
    0.95,
  );
  const out = normalize([0.74, 0.34, 0.58]);
  studio.putEyes(
    {
      centre: [head[0] + out[0] * r * 0.86, head[1] + out[1] * r * 0.86, head[2] + out[2] * r * 0.95],
      radius: r * 0.25 * p.eye,
      gaze: normalize([0.7, 0.12, 0.7]),
    },
    { hex: "#3a2a10", pupilSize: 0.6 },
  );
  const claws = isSea
    ? []
    : [front, hind].flatMap((leg) => {
        const [x, y, z] = leg.at(-1) as Knot;
        const low = isUpright && leg === front ? y - 0.02 : 0.03;
        const reach = isUpright && leg === hind ? 0.2 : 0.1;
        return [-0.05, 0, 0.05].map((s) => ({
          root: [x + s, low + 0.012, z + reach - 0.01 - Math.abs(s) * 0.3] as Vec3,
          tip: [x + s * 1.2, Math.max(0.004, low - 0.022), z + reach + 0.045 - Math.abs(s) * 0.3] as Vec3,
          radius: 0.018,
        }));
      });
  if (claws.length > 0) studio.put("claws", "claw", spikes(claws, true), undefined, 0.4);
  const back: Vec3 = isUpright ? [0, 0.6, -0.4] : [0, 0.17 + tall, 0];
  const hand = isUpright ? ([-0.47, 0.7, 0.36] as Vec3) : transformPoint(IDENTITY, [0, 0.2, 0.5]);
  return studio.finish([
    { name: "head", position: [0, head[1] + r * 0.86, head[2]], normal: Y_AXIS, radius: r * 0.95 },
    {
      name: "top",
      position: isUpright ? [0, head[1] + r * 0.86, head[2]] : back,
      normal: Y_AXIS,
      radius: isUpright ? r : 0.3,
    },
    { name: "back", position: back, normal: isUpright ? [0, 0, -1] : Y_AXIS, radius: 0.32 },
    { name: "neck", position: (neck[1] as Knot).slice(0, 3) as unknown as Vec3, normal: Y_AXIS, radius: 0.12 },
    { name: "eyes", position: [0, head[1] + r * 0.25, head[2] + r], normal: [0, 0, 1], radius: r * 0.9 },
    { name: "mouth", position: [0, head[1] - r * 0.3, head[2] + r * 1.4], normal: [0, 0, 1], radius: r * 0.4 },
    { name: "hand", position: hand, normal: Y_AXIS, radius: 0.09 },
  ]);
}

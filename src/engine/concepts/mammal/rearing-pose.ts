import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { carry } from "./carriage.ts";
import { stand } from "./level-poses.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** How far the trunk is lifted from level, radians, and how far the head is held back from that. */
const LIFT = 0.85;
const NOD = 0.45;
/** How much lower the hips are than on all fours, and how far before that, in heights at the withers. */
const CROUCH = 0.1;
const UNDER = 0.08;

/** Up on the hind legs, the forelegs pawing the air: horses, bulls and goats. */
export function rear(build: Build, headSize: number): Skeleton {
  const level = carry(stand(build, headSize), { ...build, pose: "standing" });
  const [, y0, z0] = level.hind[0];
  const lift = (angle: number, [x, y, z]: Vec3, [, py, pz]: Vec3): Vec3 => {
    const [c, s] = [cos(angle), sin(angle)];
    return [x, py + (y - py) * c + (z - pz) * s, pz + (z - pz) * c - (y - py) * s];
  };
  const trunk = (point: Vec3): Vec3 => {
    const [x, y, z] = lift(LIFT, point, [0, y0, z0]);
    return [x, y - CROUCH, z + UNDER];
  };
  const chest = trunk(level.chest);
  const neck = trunk(level.neck);
  const [sx, sy, sz] = trunk(level.skull);
  const skull = lift(-NOD, [sx, sy, sz], neck);
  const [hip, knee, hock, paw] = level.hind;
  const [rx, ry, rz] = level.chestRadii;
  /** Forelegs folded before the breast, one higher than the other. */
  const folded = (raise: number): Joints => {
    const shoulder = trunk(level.front[0]);
    const reach = build.legs;
    return [
      shoulder,
      [shoulder[0] * 1.1, shoulder[1] - 0.2 * reach + raise, shoulder[2] + 0.42 * reach],
      [shoulder[0] * 1.05, shoulder[1] - 0.12 * reach + 1.6 * raise, shoulder[2] + 0.86 * reach],
      [shoulder[0] * 1.05, shoulder[1] - 0.52 * reach + 1.4 * raise, shoulder[2] + 0.92 * reach],
    ];
  };
  return {
    ...level,
    chest,
    chestRadii: [rx, 0.5 * (ry + rz), 0.5 * (ry + rz)],
    belly: trunk(level.belly),
    pelvis: trunk(level.pelvis),
    neck,
    skull,
    front: folded(0.06),
    hind: [trunk(hip), [knee[0], knee[1] - 0.04, knee[2] + 0.1], [hock[0], hock[1] - 0.03, hock[2]], paw],
    right: {
      front: folded(-0.05),
      hind: [trunk(hip), [knee[0], knee[1] - 0.04, knee[2] + 0.1], [hock[0], hock[1] - 0.03, hock[2]], paw],
    },
    tail: trunk(level.tail),
  };
}

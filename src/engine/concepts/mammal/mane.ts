import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { smoothstep } from "../../math/scalar.ts";
import { shade } from "../animal/coat.ts";
import { onHead } from "./head-form.ts";
import type { Studio } from "./species.ts";

/** A lion's mane: thick locks in a ring around the face, over neck and breast. */
export function lionMane({ skeleton, head, put }: Studio): void {
  const u = head.unit;
  const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
  const { chest, chestRadii, neck } = skeleton;
  const mass = sculpt([
    add(ellipsoid(at(0, -0.05, -0.35), [1.62 * u, 1.6 * u, 0.85 * u])),
    add(ellipsoid([0, neck[1] * 0.6 + chest[1] * 0.4, neck[2] * 0.6 + chest[2] * 0.4], [0.26, 0.3, 0.25]), 0.12),
    add(ellipsoid([0, chest[1] - 0.04, chest[2] + chestRadii[2] * 0.62], [0.2, 0.28, 0.2]), 0.1),
    carve(ellipsoid(at(0, -0.12, 0.75), [1.06 * u, 1.0 * u, 1.0 * u]), 0.12 * u),
    add(ellipsoid(at(0, -1.3, 0.15), [0.8 * u, 0.62 * u, 0.62 * u]), 0.2 * u),
  ]);
  const [cx, cy, cz] = head.centre;
  const locks = displace(mass, 0.2 * u, (x, y, z) => {
    // locks run away from the face
    const r = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / u;
    const [a, b] = [(x - cx) / u / (r + 0.4), (y - cy) / u / (r + 0.4)];
    return (
      0.7 * noise(a * 7, b * 7, r * 0.8 + (0.7 * (z - cz)) / u, 31) +
      0.3 * noise(a * 12, b * 12, r * 1.1 + (z - cz) / u, 32)
    );
  });
  const paint: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    const r = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / u;
    // hairs run the way the locks do; those next to the face are the fairest
    const [a, b] = [(x - cx) / u / (r + 0.4), (y - cy) / u / (r + 0.4)];
    const hair = 0.6 * noise(a * 24, b * 24, r * 1.2, 33) + 0.4 * noise(a * 60, b * 60, r * 2.4 + (z - cz) / u, 34);
    shade(surface, 1 + 0.42 * hair);
    shade(surface, 0.6 + 0.75 * smoothstep(1.9, 0.95, r) + 0.1 * nz);
  };
  put("mane", "mane", meshSdf(locks, 0.12 * u), paint, 0.95);
}

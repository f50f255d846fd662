import { boundsOf } from "#measure/bounds.ts";
import { cos, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Style } from "../style.ts";
import { warped } from "../warped.ts";

/** As a witch builds: it stands firm, leans one way, thinks better of it, and turns a little on its way up. */
export const crooked: Style = {
  id: "crooked",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const span = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
    const size = Math.max(...span);
    const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const side = draw.chance("left", 0.5) ? -1 : 1;
    const [sway, turn, top] = [
      draw.number("sway", 0.1, 0.14),
      draw.number("turn", 0.18, 0.3),
      draw.number("top", 1.1, 1.2),
    ];
    return warped(thing, { min, max, size }, ([x, y, z]) => {
      const t = clamp01((y - min[1]) / Math.max(span[1], 1e-9));
      const ease = t * t * (3 - 2 * t);
      const aside = side * sway * span[1] * (sin(3.6 * t) * 0.9 + 0.55 * ease);
      // wider up there than below, as old houses over lanes are
      const girth = 1 + (top - 1) * sin(2.6 * t);
      const angle = side * turn * ease;
      const [px, pz] = [(x - cx) * girth, (z - cz) * girth];
      return [
        cx + px * cos(angle) - pz * sin(angle) + aside,
        y + 0.1 * side * t * (x - cx),
        cz + px * sin(angle) + pz * cos(angle),
      ];
    });
  },
};

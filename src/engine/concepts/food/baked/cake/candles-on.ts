import { cylinder } from "../../../../geometry/lathe.ts";
import { makePart } from "../../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../../geometry/part.ts";
import { move } from "../../../../geometry/place.ts";
import { atan2, PI } from "../../../../math/elementary.ts";
import type { Vec3 } from "../../../../math/vec3.ts";
import { flame, flamePaint } from "../../../light/flame.ts";
import { ringOf } from "../../shapes.ts";
import { tint } from "../../tint.ts";

export function candlesOn(count: number, radius: number, y: number): Part[] {
  const at: Vec3[] = count === 1 ? [[0, y, 0]] : ringOf(count, radius, y, 0.4);
  const stick = cylinder({ radius: 0.0034, height: 0.055, bevel: 0.0008, segments: 14 });
  const striped: Paint = (surface, x, v, z) => {
    const s = v * 110 + atan2(z, x) / (2 * PI);
    if (s - Math.floor(s) < 0.45) tint(surface, [0.9, 0.88, 0.84], 1);
  };
  const fire = flame(0.022, 0.0055, 0.06, 1, 12);
  return at.flatMap(([x, v, z], i) => [
    makePart(`candle-${i + 1}`, "candle", move(stick, [x, v - 0.004, z]), { weight: 0.6, paint: striped }),
    makePart(
      `wick-${i + 1}`,
      "wick",
      move(cylinder({ radius: 0.0006, height: 0.008, segments: 6 }), [x, v + 0.049, z]),
      { weight: 0.2 },
    ),
    makePart(`flame-${i + 1}`, "flame", move(fire, [x, v + 0.0525, z]), { weight: 0.6, paint: flamePaint(0.022) }),
  ]);
}

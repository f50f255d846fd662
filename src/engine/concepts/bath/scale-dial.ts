import type { Paint } from "../../geometry/part.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const INK = [0.02, 0.02, 0.025] as const;

/** Numbers and ticks around a dial of radius `radius`; `texts` from the top clockwise, evenly. Rest frame: x right, y up. */
export function dialPaint(radius: number, texts: readonly string[], unit: string): Paint {
  const spots = texts.map((text, i) => {
    const a = (i / texts.length) * TAU;
    return { text, x: sin(a) * radius * 0.62, y: cos(a) * radius * 0.62 };
  });
  return (surface, x, y) => {
    const r = Math.sqrt(x * x + y * y) / radius;
    if (r > 0.98) return;
    const tick = (atan2(x, y) / TAU) * texts.length * 5;
    const near = Math.abs(tick - Math.round(tick));
    const isBig = Math.round(tick) % 5 === 0;
    if (r > (isBig ? 0.8 : 0.87) && r < 0.95 && near < (isBig ? 0.15 : 0.1)) layColour(surface, INK);
    if (isWritten(unit, x, y + radius * 0.28, radius * 0.2, 0.09)) layColour(surface, [0.6, 0.04, 0.03]);
    for (const spot of spots)
      if (isWritten(spot.text, x - spot.x, y - spot.y, radius * 0.22, 0.1)) layColour(surface, INK);
  };
}

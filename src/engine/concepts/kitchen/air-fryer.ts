import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { Assembly } from "../assembly.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** An egg-shaped body, its drawer pulled out a little with chips in it, a display with the time and the heat. */
function build({ stream, has }: Planned): Part[] {
  const next = stream("chips");
  const fryer = new Assembly();
  const body = stretch(
    turnedUp(
      [
        [0, 0],
        [0.125, 0, 0.02],
        [0.15, 0.06, 0.05],
        [0.15, 0.2, 0.08],
        [0.115, 0.305, 0.06],
        [0, 0.335],
      ],
      48,
      6,
    ),
    [1, 1, 1.06],
  );
  fryer.add("body", body);
  const out = has("open") ? 0.1 : 0.025;
  fryer.add("drawer", move(slab([0.205, 0.125, 0.05], 0.03, 0.015), [0, 0.09, 0.14 + out]));
  for (const x of [-0.085, 0.085]) fryer.box("basket", [0.012, 0.085, 0.2], x, 0.045, 0.06 + out, 0.003);
  fryer.box("basket", [0.18, 0.012, 0.2], 0, 0.04, 0.06 + out, 0.003);
  fryer.add("basket", move(slab([0.18, 0.085, 0.012], 0.01, 0.003), [0, 0.088, 0.12 + out]));
  if (has("open"))
    for (let i = 0; i < 14; i += 1) {
      const [x, z] = [(next() - 0.5) * 0.12, 0.1 + next() * 0.09];
      fryer.add(
        "food",
        bar(
          [x - 0.025 + 0.05 * next(), 0.06 + 0.03 * next(), z],
          [x, 0.145 + 0.02 * next(), z + 0.02 * (next() - 0.5)],
          0.0085,
          6,
        ),
      );
    }
  fryer.add(
    "handle",
    move(slab([0.045, 0.05, 0.075], 0.018, 0.01), [0, 0.095, 0.19 + out]),
    move(slab([0.05, 0.095, 0.035], 0.02, 0.012), [0, 0.085, 0.235 + out]),
  );
  fryer.add("panel", move(turnX(slab([0.15, 0.085, 0.03], 0.03, 0.008), -0.4), [0, 0.238, 0.15]));
  fryer.draw("panel", (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    if (isWritten("200", x + 0.032, y - 0.005, 0.026, 0.1) || isWritten("15", x - 0.036, y - 0.005, 0.026, 0.1))
      layColour(surface, [0.4, 0.9, 1], 0.3);
    for (const u of [-0.045, -0.015, 0.015, 0.045])
      if ((x - u) * (x - u) + (y + 0.028) * (y + 0.028) < 0.00003) layColour(surface, [0.85, 0.86, 0.88], 0.4);
  });
  fryer.add("trim", move(stretch(sphere(0.06, 24), [1, 0.16, 1]), [0, 0.333, 0]));
  for (let i = 0; i < 5; i += 1) fryer.box("panel", [0.05, 0.006, 0.014], 0, 0.16 + i * 0.014, -0.163, 0.002);
  return fryer.parts({ body: 1, drawer: 0.9, panel: 0.9 });
}

/** An air fryer. What makes it itself: a rounded, egg-like body with a lit display on its slanting brow and a drawer with a big upright handle in front, mostly pulled out with golden chips in its basket. */
export const airFryer = defineFromPlan({
  id: "air-fryer",
  family: "device",
  words: ["air fryer", "airfryer", "deep fryer", "fryer"],
  senses: ["deep-fat fryer"],
  height: 0.34,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: {
    body: mainSlot("plastic", "#26282c #e6e3dc #2f4f4a #8a2c2a", "case|housing"),
    drawer: slot("plastic", "#1d1f22 #2a2c30", "front"),
    basket: slot("painted-metal", "#3a3c40", "pan"),
    handle: slot("plastic", "#17181b #b8bcc0", "grip"),
    panel: slot("plastic", "#0a0c10", "display|screen|control"),
    trim: slot("brushed-steel", "", "rim|ring"),
    food: slot("plastic", "#e8b23c", "chip|fries|french fries"),
  },
  extras: { open: { chance: 0.85, slot: "food", traits: ["open"] } },
  build,
});

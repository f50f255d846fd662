import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Finger holes on the upper side: x, z, radius, metres. */
const HOLES: readonly (readonly [number, number, number])[] = [
  [-0.052, -0.006, 0.0042],
  [-0.034, -0.014, 0.0046],
  [-0.014, -0.016, 0.005],
  [0.008, -0.014, 0.0046],
  [0.03, -0.006, 0.0042],
  [0.044, 0.002, 0.0036],
  [-0.03, 0.013, 0.0028],
  [0.006, 0.015, 0.003],
];

function build({ style }: Planned): Part[] {
  const ringed = style === "banded";
  const body = meshSdf(
    sculpt([
      // a sweet potato: thick at one end, drawn out at the other
      add(roundCone([-0.036, 0.033, 0], [0.03, 0.03, 0], 0.031, 0.024)),
      add(roundCone([0.03, 0.03, 0], [0.076, 0.027, -0.002], 0.024, 0.01), 0.02),
      add(ellipsoid([-0.06, 0.033, 0], [0.024, 0.024, 0.024]), 0.02),
      // the mouthpiece
      add(roundCone([-0.012, 0.034, 0.024], [-0.006, 0.036, 0.07], 0.015, 0.0105), 0.012),
      add(roundBox([-0.005, 0.036, 0.074], [0.024, 0.013, 0.018], 0.005), 0.006),
      carve(roundBox([-0.005, 0.0365, 0.09], [0.013, 0.0035, 0.03], 0.001)),
      ...HOLES.map(([x, z, r]) => carve(roundCone([x, 0.03, z], [x, 0.075, z], r, r))),
    ]),
    0.0022,
  );
  const glaze: Paint = (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.2;
    for (const [hx, hz, r] of HOLES) {
      const off = (x - hx) * (x - hx) + (z - hz) * (z - hz);
      if (ny > -0.2 && y > 0.03 && off < r * r * 1.15) layColour(surface, [0.006, 0.006, 0.008], 0.8);
    }
    if (z > 0.08 && Math.abs(y - 0.0365) < 0.0025 && Math.abs(x + 0.005) < 0.007)
      layColour(surface, [0.006, 0.006, 0.008], 0.8);
    if (ringed && z > 0.03 && z < 0.042) layColour(surface, [0.86, 0.66, 0.2], 0.25, 1);
  };
  return [makePart("body", "body", settle(body), { weight: 1, paint: glaze, crease: 0.9 })];
}

/** An ocarina. What makes it itself: a glazed clay body like a sweet potato with a short mouthpiece at its side and finger holes scattered over its back. */
export const ocarina = defineFromPlan({
  id: "ocarina",
  family: "instrument",
  words: ["ocarina", "clay ocarina", "sweet potato flute", "vessel flute"],
  senses: ["ocarina"],
  height: 0.065,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.75 },
  slots: {
    body: mainSlot("ceramic-glaze terracotta ceramic-glaze", "#2a5fb8 #b5622c #3a8a8a #6a3a8a", "mouthpiece|clay"),
  },
  styles: { banded: { weight: 1 }, plain: { weight: 1 } },
  build,
});

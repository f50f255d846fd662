import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { spread } from "./fish-parts.ts";
import { seaSlots } from "./sea-slots.ts";

function buildUrchin(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const r = 0.3 * p.plump;
  const paint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.5;
    shade(surface, 1 + 0.4 * noise(x * 24, y * 24, z * 24, p.seed));
  };
  studio.put("body", "body", meshSdf(ellipsoid([0, 0, 0], [r, r * 0.82, r]), 0.03), paint, 0.8);
  const thorns = spread(170).map((way, i) => {
    const long = (0.3 + 0.12 * noise(i * 1.7, 0.5, 0.5, p.seed)) * p.legs * (way[1] < -0.5 ? 0.55 : 1);
    return {
      root: [way[0] * r * 0.95, way[1] * r * 0.77, way[2] * r * 0.95] as Vec3,
      tip: [way[0] * (r + long), way[1] * (r * 0.82 + long), way[2] * (r + long)] as Vec3,
      radius: 0.022,
    };
  });
  studio.put(
    "spines",
    "spine",
    spikes(thorns, false),
    (surface, x, y, z) => {
      surface.roughness = 0.3;
      const d = Math.sqrt(x * x + y * y + z * z);
      shade(surface, 0.6 + 1.1 * smoothstep(r, r + 0.4, d));
    },
    1,
  );
  return studio.finish([{ name: "top", position: [0, r + 0.2, 0], normal: Y_AXIS, radius: 0.15 }]);
}

/** A ball bristling all over with long pointed spines. */
export const urchin = creatureConcept({
  id: "urchin",
  words: ["sea urchin", "urchin"],
  senses: ["sea urchin"],
  height: 0.1,
  variants: {
    purple: { size: 0.12, colours: { body: "#3c2048", spine: "#54306c" } },
    black: { size: 0.12, colours: { body: "#18141c", spine: "#201c28" } },
    red: { size: 0.12, colours: { body: "#6c1c20", spine: "#94302c" } },
  },
  choose: (draw) => draw.pick("kind", ["purple", "black", "red"], [3, 1, 1]),
  slots: seaSlots("ceramic-glaze", "spine"),
  poses: ["lying"],
  build: buildUrchin,
  view: { azimuth: 0.4, elevation: 0.35 },
});

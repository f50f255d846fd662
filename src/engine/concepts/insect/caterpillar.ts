import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { place, settle } from "../../geometry/place.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { feeler } from "./jointed.ts";

const RINGS = 11;

/** Middle of each ring, tail first: one hump along the way, the front raised. */
function wayOf(p: CreatureParameters): readonly (readonly [Vec3, number])[] {
  const hump = p.pose === "standing" ? 0.06 : 0.1 + 0.12 * Math.max(0, noise(0.5, 3.5, 0.5, p.seed));
  const swing = 0.1 * noise(7.5, 0.5, 0.5, p.seed);
  return Array.from({ length: RINGS }, (_, i) => {
    const t = i / (RINGS - 1);
    const r = 0.126 * p.plump * (0.68 + 0.32 * smoothstep(0, 0.25, t)) * (1 - 0.1 * smoothstep(0.8, 1, t));
    const bump = (t - 0.4) / 0.2;
    const lift = 0.05 + hump / (1 + bump * bump * bump * bump) + 0.34 * p.neck * smoothstep(0.74, 1.05, t);
    return [[swing * sin(t * 6), r + lift, -0.75 + 1.42 * t], r] as const;
  });
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const way = wayOf(p);
  const [front] = way.at(-1) as readonly [Vec3, number];
  const head: Vec3 = [front[0], front[1] + 0.05, front[2] + 0.12];
  const r = 0.145 * p.head;
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    let [best, ring] = [9, 0];
    for (const [i, [[cx, cy, cz]]] of way.entries()) {
      const d = (x - cx) * (x - cx) + (y - cy) * (y - cy) + (z - cz) * (z - cz);
      if (d < best) [best, ring] = [d, i];
    }
    const [[cx, cy, cz], radius] = way[ring] as readonly [Vec3, number];
    const [u, v, w] = [x - cx, y - cy, z - cz];
    surface.roughness = 0.36;
    shade(surface, 1 + 0.08 * noise(x * 22, y * 22, z * 22, p.seed));
    shade(surface, 1 - 0.3 * smoothstep(0.5, 0.75, Math.abs(w) / radius));
    if (p.plain) return;
    if (p.variant === "monarch") {
      const band = Math.abs(w) / radius;
      dye(surface, [0.014, 0.013, 0.012], smoothstep(0.42, 0.48, band) * smoothstep(-0.9, -0.6, ny));
      dye(surface, [0.85, 0.62, 0.02], smoothstep(0.2, 0.14, band) * smoothstep(-0.9, -0.6, ny));
    } else {
      dye(surface, [0.86, 0.88, 0.5], 0.75 * smoothstep(-0.1, -0.6, ny));
      const [a, b] = [v / radius - 0.12, w / radius];
      const spot = Math.sqrt(a * a + b * b);
      if (Math.abs(u) > radius * 0.4) {
        const isRed = p.variant === "hawk";
        dye(surface, isRed ? [0.8, 0.16, 0.04] : [0.92, 0.76, 0.1], smoothstep(0.34, 0.28, spot));
        dye(surface, [0.02, 0.02, 0.02], smoothstep(0.42, 0.36, spot) * smoothstep(0.28, 0.32, spot));
      }
      if (p.variant === "striped")
        dye(surface, [0.1, 0.3, 0.03], 0.8 * smoothstep(0.35, 0.45, Math.abs(w) / radius) * smoothstep(0, 0.4, ny));
    }
  };
  const clay = sculpt(
    way.map(([at, radius], i) =>
      add(ellipsoid(at, [radius * 1.04, radius * 1.04, radius * 0.86]), i === 0 ? 0 : 0.018),
    ),
  );
  studio.put("body", "body", meshSdf(clay, 0.0165), paint, 1);
  const feet = [1, 2, 3, 5, 6, 7].flatMap((i) => {
    const [[x, y, z], radius] = way[i] as readonly [Vec3, number];
    // feet under the hump leave the floor
    const low = Math.max(0.025, y - radius - 0.06);
    return [-1, 1].flatMap((side) => [
      add(
        roundCone(
          [x + side * radius * 0.45, y - radius * 0.5, z],
          [x + side * radius * 0.55, low + 0.01, z],
          0.05,
          0.04,
        ),
        0,
      ),
      add(ellipsoid([x + side * radius * 0.55, low, z + 0.012], [0.045, 0.025, 0.048]), 0.02),
    ]);
  });
  const hands = [8, 9].flatMap((i) => {
    const [[x, y, z], radius] = way[i] as readonly [Vec3, number];
    return addAll(
      [-1, 1].map((side) =>
        roundCone(
          [x + side * radius * 0.5, y - radius * 0.5, z + 0.02],
          [x + side * radius * 0.85, y - radius * 1.15, z + 0.1],
          0.034,
          0.018,
        ),
      ),
    );
  });
  studio.put("feet", "foot", meshSdf(sculpt([...feet, ...hands]), 0.016), undefined, 0.7);
  const face: Paint = (surface, x, y, z) => {
    surface.roughness = 0.3;
    const [u, v] = [(x - head[0]) / r, (y - head[1]) / r];
    const smile = Math.abs(v + 0.42 - 0.55 * u * u);
    shade(
      surface,
      1 - 0.85 * smoothstep(0.05, 0.025, smile) * smoothstep(0.5, 0.44, Math.abs(u)) * (z > head[2] ? 1 : 0),
    );
  };
  studio.put("head", "head", settle(place(sphere(r, 32), translation(head))), face, 0.95);
  const [hx, hy, hz] = head;
  studio.putEyes(
    { centre: [0.06 * p.head, hy + 0.035, hz + r * 0.82], radius: 0.05 * p.eye, gaze: normalize([0.25, 0.1, 0.95]) },
    { hex: "#1a120a", size: 0.62, pupilSize: 0.75, white: [0.85, 0.84, 0.8] },
  );
  const horn = feeler(
    [
      [0.05, hy + r * 0.8, hz],
      [0.09, hy + r * 1.4, hz + 0.01],
      [0.14, hy + r * 1.85, hz + 0.05],
    ],
    0.015,
    2.3,
  );
  const left = settle(place(pair(horn), translation([hx, 0, 0])));
  const [tail, tr] = way[0] as readonly [Vec3, number];
  const spine =
    p.variant === "hawk"
      ? [
          meshSdf(
            sculpt([
              add(ball(tail, 0.04)),
              add(
                roundCone(
                  [tail[0], tail[1] + tr * 0.6, tail[2]],
                  [tail[0], tail[1] + tr * 2, tail[2] - 0.1],
                  0.035,
                  0.008,
                ),
                0.01,
              ),
            ]),
            0.014,
          ),
        ]
      : [];
  studio.put("antennae", "antenna", merge([left, ...spine]), undefined, 0.6);
  const [middle, mr] = way[5] as readonly [Vec3, number];
  return studio.finish([
    { name: "top", position: [hx, hy + r, hz], normal: Y_AXIS, radius: r * 0.8 },
    { name: "head", position: [hx, hy + r, hz], normal: Y_AXIS, radius: r },
    { name: "eyes", position: [hx, hy + 0.04, hz + r], normal: [0, 0, 1], radius: r * 0.9 },
    { name: "mouth", position: [hx, hy - r * 0.4, hz + r], normal: [0, 0, 1], radius: 0.04 },
    { name: "back", position: [middle[0], middle[1] + mr, middle[2]], normal: Y_AXIS, radius: 0.1 },
    { name: "hand", position: [0.1, front[1] - 0.1, front[2] + 0.1], normal: [0, 0, 1], radius: 0.03 },
  ]);
}

const grub = (body: string, head: string, foot: string, antenna: string) => ({
  size: 0.08,
  colours: { body, head, foot, antenna, eye: "#1a120a" },
});

/** A row of round soft rings on stubby feet, one hump along the way, a round head with big eyes and two feelers. */
export const caterpillar = creatureConcept({
  id: "caterpillar",
  words: ["caterpillar", "inchworm", "silkworm", "larva", "hungry caterpillar"],
  senses: ["caterpillar", "larva"],
  height: 0.04,
  variants: {
    green: grub("#6cae1c", "#4c8c18", "#4c7c18", "#2c1c10"),
    striped: grub("#8cc024", "#b8341c", "#5c8c1c", "#3c1c14"),
    monarch: grub("#ece8d8", "#e0c040", "#1c1a18", "#141210"),
    hawk: grub("#4c9434", "#3c7c2c", "#c87c30", "#b83c1c"),
  },
  choose: (draw) => draw.pick("kind", ["green", "striped", "monarch", "hawk"], [4, 2, 2, 1.5]),
  slots: {
    body: { words: ["ring", "segment", "skin"], materials: ["skin"] },
    head: { words: ["face"], materials: ["skin"] },
    foot: { words: ["leg"], materials: ["skin"], takesWhole: false },
    antenna: { words: ["feeler", "horn"], materials: ["skin"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["crawling", "standing"],
  build,
  view: { azimuth: 0.85, elevation: 0.25 },
});

import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade, strands } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { facetEyes, legPairs, paintFacets } from "./jointed.ts";

const isHairy = (p: CreatureParameters) => p.variant === "tarantula" || p.variant === "jumper";

function bodyPaint(p: CreatureParameters): Paint {
  return (surface, x, y, z, _nx, ny) => {
    const hair = strands(x, y, z, 42, p.seed);
    if (isHairy(p)) {
      shade(surface, 1 + 0.4 * hair);
      surface.height += p.size * 0.006 * hair;
      surface.roughness = 0.8;
    } else {
      surface.roughness = 0.22;
      shade(surface, 1 + 0.1 * hair);
    }
    if (p.plain) return;
    const ax = Math.abs(x);
    if (p.variant === "widow") {
      const [u, v] = [ax / 0.1, Math.abs(z + 0.5)];
      const glass =
        smoothstep(0.04, 0, u * 0.1 - 0.02 - 0.55 * v) * smoothstep(0.17, 0.15, v) * smoothstep(0.2, 0.5, ny);
      dye(surface, [0.75, 0.02, 0.015], glass);
    } else if (p.variant === "garden") {
      const back = smoothstep(-0.12, -0.2, z);
      dye(
        surface,
        [0.86, 0.72, 0.42],
        0.85 *
          back *
          smoothstep(0.3, 0.6, sin(z * 26 + ax * 14)) *
          smoothstep(0.02, 0.06, ax) *
          smoothstep(-0.2, 0.2, ny),
      );
      dye(surface, [0.94, 0.88, 0.7], back * smoothstep(0.035, 0.025, ax) * smoothstep(0.3, 0.6, ny));
    } else dye(surface, [0.62, 0.36, 0.16], 0.5 * smoothstep(0.2, 0.9, hair) * smoothstep(-0.1, -0.3, z));
  };
}

/** Bands at the joints, hairs. */
function legPaint(p: CreatureParameters): Paint {
  return (surface, x, y, z) => {
    const r = Math.sqrt(x * x + z * z);
    surface.roughness = isHairy(p) ? 0.75 : 0.28;
    if (isHairy(p)) shade(surface, 1 + 0.35 * strands(x, y, z, 60, p.seed));
    if (p.plain || p.variant === "widow") return;
    const bands = smoothstep(0.3, 0.7, sin(r * 21 + 0.8 * noise(x * 4, y * 4, z * 4, p.seed)));
    if (p.variant === "tarantula") dye(surface, [0.74, 0.3, 0.05], 0.8 * smoothstep(0.45, 0.75, sin(r * 17 - 0.6)));
    else dye(surface, [0.72, 0.52, 0.28], 0.55 * bands);
  };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const fat = p.plump * (p.variant === "tarantula" ? 1.06 : 1);
  const y = 0.32 * p.legs;
  const bulb = p.variant === "widow" ? 0.3 : 0.25;
  const clay = sculpt([
    add(ellipsoid([0, y, 0.14], [0.19 * fat, 0.13, 0.23])),
    add(ellipsoid([0, y + 0.05, 0.26], [0.12 * fat, 0.09, 0.1]), 0.05),
    add(ellipsoid([0, y, -0.1], [0.06, 0.06, 0.1]), 0.05),
    add(ellipsoid([0, y + 0.08, -0.46], [bulb * fat, bulb * 0.95, 0.36 * fat]), 0.03),
    add(ellipsoid([0, y + 0.0, -0.8], [0.05, 0.04, 0.06]), 0.04),
    add(both(ellipsoid([0.07, y - 0.06, 0.36], [0.06, 0.08, 0.07])), 0.03),
  ]);
  studio.put("body", "body", meshSdf(clay, 0.021), bodyPaint(p), 1);
  const thick = (isHairy(p) ? 0.06 : 0.04) * (0.6 + 0.4 * p.plump);
  const l = p.legs;
  const legs = [0.62, 1.28, 1.86, 2.5].map((angle, i): Vec3[] => {
    const a = angle + 0.07 * noise(i * 3.7, 1.5, 0.5, p.seed);
    const [s, c] = [sin(a), cos(a)];
    const reach = ([1.02, 0.86, 0.86, 1.08][i] as number) * (0.65 + 0.35 * l);
    const at = (t: number, h: number): Vec3 => [0.1 + s * reach * t, h, 0.14 + c * (reach * t - 0.02)];
    return [
      [0.13, y - 0.04, 0.24 - i * 0.075],
      at(0.18, y + 0.06),
      at(0.5, y + 0.34),
      at(0.85, y * 0.42),
      at(1.02, 0.012),
    ];
  });
  // each pair by itself: arched legs lie within one another's bounds, and are counted
  for (const [i, leg] of legs.entries())
    studio.put(`legs-${i + 1}`, "leg", legPairs([leg], thick, 8), legPaint(p), 0.85);
  const palps: Vec3[] = [
    [0.1, y - 0.05, 0.34],
    [0.16, y + 0.05, 0.5],
    [0.12, y - 0.08, 0.6],
  ];
  studio.put("palps", "leg", legPairs([palps], thick * 0.85, 8), legPaint(p), 0.6);
  studio.put(
    "fangs",
    "fang",
    spikes(
      [{ root: [0.075, y - 0.12, 0.39], tip: [0.045, y - 0.25, 0.4], bend: [0.015, 0, 0.045], radius: 0.034 }],
      true,
    ),
    undefined,
    0.7,
  );
  const e = p.eye * (p.variant === "jumper" ? 1.6 : 1);
  const eyes = merge([
    facetEyes([0.05 * (e > 1.4 ? 1.25 : 1), y + 0.075, 0.345], [0.034 * e, 0.034 * e, 0.034 * e], 16),
    facetEyes([0.108, y + 0.105, 0.315], [0.024 * e, 0.024 * e, 0.024 * e], 12),
    facetEyes([0.045, y + 0.13, 0.3], [0.02, 0.02, 0.02], 10),
    facetEyes([0.1, y + 0.14, 0.25], [0.02, 0.02, 0.02], 10),
  ]);
  studio.put("eyes", "eye", eyes, paintFacets(p.variant === "widow" ? "#5c0c08" : "#0c0808", 0.4), 0.85);
  return studio.finish([
    { name: "top", position: [0, y + 0.1 + bulb, -0.46], normal: Y_AXIS, radius: 0.18 },
    { name: "back", position: [0, y + 0.1 + bulb, -0.46], normal: Y_AXIS, radius: 0.18 },
    { name: "head", position: [0, y + 0.14, 0.2], normal: Y_AXIS, radius: 0.13 },
    { name: "eyes", position: [0, y + 0.09, 0.38], normal: [0, 0, 1], radius: 0.12 },
    { name: "mouth", position: [0, y - 0.14, 0.44], normal: [0, 0, 1], radius: 0.05 },
    { name: "hand", position: [0.72, 0.1, 0.84], normal: Y_AXIS, radius: 0.04 },
  ]);
}

const arachnid = (body: string, leg: string, size: number, hairy: boolean) => ({
  size,
  colours: { body, leg, fang: "#1a0c08", eye: "#0c0808" },
  materials: { body: hairy ? "felt" : "ceramic-glaze", leg: hairy ? "felt" : "ceramic-glaze" },
});

/** A big round abdomen behind a small front, eight long legs arched high over the body, fangs, feelers and a cluster of eyes. */
export const spider = creatureConcept({
  id: "spider",
  words: [
    "spider",
    "tarantula",
    "black widow",
    "black widow spider",
    "jumping spider",
    "garden spider",
    "wolf spider",
    "arachnid",
  ],
  senses: ["spider", "arachnid"],
  height: 0.03,
  variants: {
    tarantula: arachnid("#2c1c14", "#2a1a12", 0.09, true),
    widow: arachnid("#0e0d0f", "#0e0d0f", 0.03, false),
    garden: arachnid("#6c4420", "#5c3c1e", 0.03, false),
    jumper: arachnid("#4a4038", "#4a4038", 0.03, true),
  },
  choose: (draw, { word }) =>
    word.startsWith("black")
      ? "widow"
      : word === "tarantula"
        ? "tarantula"
        : word.startsWith("jump")
          ? "jumper"
          : word.startsWith("garden")
            ? "garden"
            : draw.pick("kind", ["tarantula", "widow", "garden", "jumper"], [3, 2, 2, 1]),
  slots: {
    body: { words: ["abdomen", "head", "fur"], materials: ["felt", "ceramic-glaze"] },
    leg: { words: ["limb"], materials: ["felt", "ceramic-glaze"] },
    fang: { words: ["tooth"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build,
  view: { azimuth: 0.5, elevation: 0.5 },
});

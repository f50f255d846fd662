import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { facetEyes, feeler, legPairs, paintFacets } from "./jointed.ts";

/** Lengthwise furrows, a seam in the middle, a sheen that turns with the slope. */
function elytraPaint(p: CreatureParameters): Paint {
  return (surface, x, y, z, nx, ny) => {
    const seam = smoothstep(0.014, 0.005, Math.abs(x));
    const furrow = p.variant === "stag" ? 0 : smoothstep(0.75, 1, sin(Math.abs(x) * 105)) * smoothstep(0.1, 0.4, ny);
    shade(surface, 1 - 0.85 * seam - 0.32 * furrow);
    surface.height -= p.size * (0.006 * seam + 0.003 * furrow);
    surface.roughness = 0.16;
    const pits = smoothstep(0.3, 0.6, noise(x * 90, y * 90, z * 90, p.seed));
    shade(surface, 1 - 0.12 * pits);
    if (p.plain) return;
    if (p.variant === "jewel") {
      dye(surface, [0.5, 0.3, 0.02], 0.6 * smoothstep(0.4, 0.9, ny) * smoothstep(0.1, -0.4, z));
      dye(surface, [0.02, 0.2, 0.4], 0.55 * smoothstep(0.35, 0.85, Math.abs(nx)));
    } else if (p.variant === "scarab") dye(surface, [0.02, 0.14, 0.26], 0.5 * smoothstep(0.35, 0.9, Math.abs(nx)));
  };
}

const hornTube = (points: readonly Vec3[], radius: number, tip = 0.2) =>
  tube(radius, curveThrough(points, 6), 10, {
    scale: (t) => 1 - (1 - tip) * t,
    endRounding: radius * tip,
    endSteps: 2,
  });

/** What it carries on its head: antlers, one forked horn, or nothing. */
function horns(p: CreatureParameters, y: number) {
  const h = p.wing;
  if (p.variant === "stag") {
    const jaw = hornTube(
      [
        [0.07, y, 0.5],
        [0.17, y + 0.03, 0.66 * h],
        [0.2, y + 0.07, 0.85 * h],
        [0.12, y + 0.1, 1.04 * h],
        [0.04, y + 0.11, 1.1 * h],
      ],
      0.05,
      0.3,
    );
    const prong = hornTube(
      [
        [0.195, y + 0.05, 0.76 * h],
        [0.12, y + 0.07, 0.8 * h],
        [0.07, y + 0.08, 0.84 * h],
      ],
      0.034,
      0.25,
    );
    const fork = hornTube(
      [
        [0.15, y + 0.09, 0.97 * h],
        [0.17, y + 0.12, 1.06 * h],
        [0.16, y + 0.13, 1.12 * h],
      ],
      0.03,
      0.3,
    );
    return pair(merge([jaw, prong, fork]));
  }
  const front = hornTube(
    [
      [0, y + 0.02, 0.52],
      [0, y + 0.1, 0.72 * h],
      [0, y + 0.28, 0.88 * h],
      [0, y + 0.48, 0.9 * h],
    ],
    0.062,
    0.55,
  );
  const fork = hornTube(
    [
      [0, y + 0.42, 0.9 * h],
      [0.06, y + 0.51, 0.89 * h],
      [0.11, y + 0.54, 0.86 * h],
    ],
    0.036,
    0.35,
  );
  const back = hornTube(
    [
      [0, y + 0.16, 0.3],
      [0, y + 0.3, 0.42],
      [0, y + 0.35, 0.56],
    ],
    0.045,
    0.3,
  );
  return merge([front, pair(fork), back]);
}

/** A beetle; the variant `firefly` has a glowing end. */
export function buildBeetle(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const w = 0.34 * p.plump;
  const y = 0.24 * p.legs;
  const under = sculpt([
    add(ellipsoid([0, y, -0.12], [w * 0.92, 0.15, 0.5])),
    add(ellipsoid([0, y, 0.3], [w * 0.72, 0.12, 0.2]), 0.05),
  ]);
  studio.put("underside", "leg", meshSdf(under, 0.035), undefined, 0.4);
  const shells = sculpt([
    add(ellipsoid([0, y + 0.02, -0.14], [w, 0.26, 0.54])),
    carve(halfSpace([0, y, 0], Y_AXIS), 0.02),
    carve(halfSpace([0, 0, 0.2], [0, 0, -1]), 0.03),
    carve(roundBox([0, y + 0.32, -0.2], [0.012, 0.2, 1], 0.005), 0.012),
  ]);
  studio.put("elytra", "shell", meshSdf(shells, 0.019), elytraPaint(p), 1);
  const collar = sculpt([
    add(ellipsoid([0, y + 0.02, 0.3], [w * 0.86, 0.2, 0.22])),
    carve(halfSpace([0, y - 0.07, 0], Y_AXIS), 0.02),
    carve(halfSpace([0, 0, 0.195], [0, 0, 1]), 0.02),
  ]);
  const head = sculpt([
    add(ellipsoid([0, y + 0.01, 0.5], [w * 0.5 * p.head, 0.1, 0.13])),
    add(ellipsoid([0, y - 0.01, 0.6], [w * 0.36 * p.head, 0.055, 0.08]), 0.04),
  ]);
  const gloss: Paint = (surface, x, yy, z) => {
    surface.roughness = 0.2;
    shade(surface, 1 - 0.14 * smoothstep(0.3, 0.6, noise(x * 80, yy * 80, z * 80, p.seed)));
  };
  if (p.variant === "firefly") {
    const lantern = sculpt([
      add(ellipsoid([0, y + 0.05, -0.78], [w * 0.86, 0.21, 0.4])),
      carve(halfSpace([0, 0, -0.5], [0, 0, -1]), 0.02),
    ]);
    const rings: Paint = (surface, _x, _y, z) => shade(surface, Math.abs(sin(z * 26)) < 0.2 ? 0.55 : 1);
    studio.put("lantern", "lantern", meshSdf(lantern, 0.02), rings, 1);
  }
  studio.put("collar", "body", meshSdf(collar, 0.02), gloss, 0.85);
  studio.put("head", "body", meshSdf(head, 0.02), gloss, 0.85);
  if (p.variant === "stag" || p.variant === "rhinoceros") studio.put("horns", "horn", horns(p, y), gloss, 0.9);
  studio.put(
    "eyes",
    "eye",
    facetEyes([w * 0.44 * p.head, y + 0.04, 0.54], [0.045 * p.eye, 0.045 * p.eye, 0.045 * p.eye], 14),
    paintFacets("#14100c", 0.012),
    0.7,
  );
  const legs = [0, 1, 2].map((i): Vec3[] => {
    const z = [0.3, 0.04, -0.2][i] as number;
    const to = [0.34, 0.02, -0.36][i] as number;
    return [
      [w * 0.55, y - 0.06, z],
      [w + 0.17, y + 0.07, z + to * 0.5],
      [w + 0.3, 0.05, z + to * 0.9],
      [w + 0.4, 0.012, z + to * 1.25],
    ];
  });
  studio.put("legs", "leg", legPairs(legs, 0.052), gloss, 0.75);
  const club = feeler(
    [
      [w * 0.36, y + 0.02, 0.58],
      [w * 0.8, y + 0.06, 0.68],
      [w * 0.95, y + 0.1, 0.8],
    ],
    0.016,
    2.6,
  );
  studio.put("antennae", "leg", pair(club), gloss, 0.5);
  return studio.finish([
    { name: "top", position: [0, y + 0.28, -0.14], normal: Y_AXIS, radius: 0.2 },
    { name: "back", position: [0, y + 0.28, -0.14], normal: Y_AXIS, radius: 0.2 },
    { name: "head", position: [0, y + 0.11, 0.5], normal: Y_AXIS, radius: 0.14 },
    { name: "eyes", position: [0, y + 0.05, 0.62], normal: [0, 0, 1], radius: 0.14 },
    { name: "mouth", position: [0, y - 0.01, 0.68], normal: [0, 0, 1], radius: 0.05 },
  ]);
}

export const bug = (shell: string, body: string, leg: string) => ({
  size: 0.05,
  colours: { shell, body, leg, horn: body, eye: "#14100c" },
});

/** Two hard glossy wing cases meeting in a seam, a collar, a small head with clubbed feelers, six jointed legs; stag beetles have antlers, rhinoceros beetles a forked horn. */
export const beetle = creatureConcept({
  id: "beetle",
  words: [
    "beetle",
    "scarab",
    "scarab beetle",
    "stag beetle",
    "rhinoceros beetle",
    "rhino beetle",
    "hercules beetle",
    "jewel beetle",
    "dung beetle",
    "june bug",
    "weevil",
    "insect",
    "bug",
  ],
  senses: ["beetle", "bug", "insect"],
  height: 0.03,
  variants: {
    jewel: bug("#1c7a3c", "#146034", "#1c140c"),
    scarab: bug("#1c6a5c", "#1a5a58", "#141410"),
    stag: bug("#3c1c10", "#20110c", "#180e0a"),
    rhinoceros: bug("#4c1a0c", "#30100a", "#1c0c08"),
  },
  choose: (draw, { word }) =>
    word.startsWith("stag")
      ? "stag"
      : word.startsWith("rhino") || word.startsWith("hercules")
        ? "rhinoceros"
        : word.startsWith("scarab") || word.startsWith("dung")
          ? "scarab"
          : word.startsWith("jewel")
            ? "jewel"
            : draw.pick("kind", ["jewel", "scarab", "stag", "rhinoceros"], [3, 2, 2, 1.5]),
  slots: {
    shell: { words: ["wing", "elytra", "carapace", "back"], materials: ["ceramic-glaze"] },
    body: { words: ["head", "collar"], materials: ["ceramic-glaze"] },
    leg: { words: ["antenna", "feeler"], materials: ["ceramic-glaze"], takesWhole: false },
    horn: { words: ["mandible", "antler"], materials: ["ceramic-glaze"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build: buildBeetle,
  view: { azimuth: 0.6, elevation: 0.55 },
});

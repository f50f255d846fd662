import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { alongSpiral, spiralSolid, spiralWay } from "../sea/spiral-shell.ts";
import { feeler } from "./jointed.ts";

const flesh =
  (p: CreatureParameters): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const bumps = noise(x * 34, y * 34, z * 34, p.seed) + 0.5 * noise(x * 70, y * 70, z * 70, p.seed + 1);
    surface.roughness = 0.22;
    surface.height += p.size * 0.005 * bumps;
    shade(surface, 1 + 0.16 * bumps);
    if (p.plain) return;
    if (p.variant === "slug") {
      const spots = smoothstep(0.25, 0.5, noise(x * 13, y * 13, z * 9, p.seed + 3)) * smoothstep(-0.1, 0.4, ny);
      dye(surface, [0.1, 0.05, 0.02], 0.75 * spots);
    }
    dye(surface, [0.75, 0.58, 0.36], 0.5 * smoothstep(0.06, 0.02, y));
  };

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const isSlug = p.variant === "slug";
  const k = p.plump;
  const raise = 0.14 * p.neck;
  const long = isSlug ? 1.12 : 0.95;
  const neck: readonly (readonly [Vec3, number])[] = [
    [[0, 0.1, 0.18], 0.125 * k],
    [[0, 0.13 + raise * 0.3, 0.4], 0.115 * k],
    [[0, 0.2 + raise, 0.6], 0.1],
    [[0, 0.23 + raise, 0.68], 0.1 * p.head],
  ];
  const clay = sculpt([
    ...addAll(
      limb([
        [[0.07 * sin(p.seed), 0.03, -0.8 * long], 0.022],
        [[0.02, 0.06, -0.4 * long], 0.085 * k],
        [[0, 0.09, 0], (isSlug ? 0.16 : 0.13) * k],
        ...neck,
      ]),
      0.03,
    ),
    add(ellipsoid([0, 0.03, -0.06], [0.19 * k, 0.045, 0.62 * long]), 0.05),
    ...(isSlug ? [add(ellipsoid([0, 0.2, 0.14], [0.13, 0.09, 0.24]), 0.03)] : [add(ball([0, 0.2, -0.08], 0.12), 0.06)]),
    carve(halfSpace([0, 0, 0], Y_AXIS), 0.01),
  ]);
  studio.put("body", "body", meshSdf(clay, 0.022), flesh(p), 1);
  const [hy, hz] = [0.23 + raise, 0.68];
  const stalkTip: Vec3 = [0.15, hy + 0.3 * p.legs, hz + 0.12];
  const stalk = feeler([[0.045, hy + 0.04, hz], [0.09, hy + 0.18 * p.legs, hz + 0.07], stalkTip], 0.028, 0.7);
  const short = feeler(
    [
      [0.045, hy - 0.04, hz + 0.05],
      [0.075, hy - 0.07, hz + 0.13],
      [0.095, hy - 0.09, hz + 0.2],
    ],
    0.019,
    0.7,
  );
  studio.put("stalks", "body", pair(merge([stalk, short])), flesh(p), 0.9);
  studio.putEyes(
    {
      centre: [stalkTip[0], stalkTip[1] + 0.015, stalkTip[2]],
      radius: 0.046 * p.eye,
      gaze: normalize([0.25, 0.1, 0.95]),
    },
    { hex: "#140c08", size: 0.7, pupilSize: 0.8, white: [0.8, 0.77, 0.7] },
  );
  let top = 0.3;
  if (!isSlug) {
    const way = spiralWay({ turns: 3.4, mouth: 0.2 * p.wing, shrink: 0.6, climb: 0.75, wide: 1.02 });
    const shellPaint: Paint = (surface, x, y, z) => {
      const { turn, across } = alongSpiral(way, x, y, z);
      surface.roughness = 0.2;
      const growth = sin(turn * 90 + 3 * noise(x * 8, y * 8, z * 8, p.seed));
      shade(surface, 1 - 0.14 * smoothstep(0.3, 0.9, growth) - 0.3 * smoothstep(0.16, 0.02, across));
      surface.height -= p.size * 0.003 * smoothstep(0.5, 1, growth);
      if (p.plain) {
        shade(surface, 1 - 0.4 * smoothstep(0.12, 0.06, Math.abs(across - 0.62)));
        return;
      }
      dye(
        surface,
        [0.16, 0.06, 0.02],
        0.85 * smoothstep(0.1, 0.06, Math.abs(across - 0.62)) + 0.6 * smoothstep(0.05, 0.02, Math.abs(across - 0.3)),
      );
      dye(surface, [0.88, 0.74, 0.5], 0.5 * smoothstep(0.72, 0.9, across));
    };
    const solid = meshSdf(spiralSolid(way), 0.02);
    // the mouth lies down on the back, behind the neck; the whorls stand up
    const lean = 0.08 + 0.06 * noise(0.5, 0.5, 2.5, p.seed);
    const turned = chain(
      rotation([0, 0, 1], -Math.PI / 2),
      rotation(Y_AXIS, Math.PI / 2),
      rotation([0, 0, 1], lean),
      translation([-0.07, 0.45 * p.wing + 0.06, -0.12]),
    );
    studio.put("shell", "shell", place(solid, turned), shellPaint, 1);
    top = 0.76 * p.wing + 0.06;
  }
  return studio.finish([
    { name: "top", position: [0, top, -0.12], normal: Y_AXIS, radius: 0.16 },
    { name: "back", position: [0, top, -0.12], normal: Y_AXIS, radius: 0.16 },
    { name: "head", position: [0, hy + 0.1, hz], normal: Y_AXIS, radius: 0.09 },
    { name: "neck", position: [0, hy - 0.13, hz - 0.04], normal: Y_AXIS, radius: 0.1 },
    { name: "eyes", position: [0, hy + 0.3, hz + 0.14], normal: [0, 0, 1], radius: 0.12 },
    { name: "mouth", position: [0, hy - 0.06, hz + 0.1], normal: [0, 0, 1], radius: 0.05 },
  ]);
}

const soft = (body: string, shell: string) => ({ size: 0.06, colours: { body, shell, eye: "#140c08" } });

/** A soft foot with a raised head, two long stalks with eyes, two short feelers, and a coiled banded shell on its back. */
export const snail = creatureConcept({
  id: "snail",
  words: ["snail", "garden snail", "escargot", "land snail", "sea snail"],
  senses: ["snail"],
  height: 0.04,
  variants: {
    brown: soft("#b09468", "#a8682c"),
    yellow: soft("#9c8868", "#d8a848"),
    rose: soft("#a88c78", "#b8684c"),
    grey: soft("#6c6458", "#8c5c34"),
  },
  choose: (draw) => draw.pick("kind", ["brown", "yellow", "rose", "grey"], [3, 2, 1, 2]),
  slots: {
    shell: { words: ["house", "spiral"], materials: ["ceramic-glaze"] },
    body: { words: ["skin", "foot", "head", "stalk", "tentacle"], materials: ["skin"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["crawling"],
  build,
  view: { azimuth: 0.95, elevation: 0.2 },
});

/** A snail without a house: a long soft body with a cape, eye stalks and a keel. */
export const slug = creatureConcept({
  id: "slug",
  words: ["slug", "sea slug", "banana slug"],
  senses: ["slug#7", "sea slug"],
  height: 0.03,
  variants: { slug: { size: 0.07, colours: { body: "#a0602c", eye: "#140c08" } } },
  choose: () => "slug",
  slots: {
    body: { words: ["skin", "foot", "head", "stalk"], materials: ["skin"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["crawling"],
  build,
  view: { azimuth: 0.95, elevation: 0.2 },
});

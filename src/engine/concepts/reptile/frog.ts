import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, add as plus, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { buildOutfit } from "../outfit/build-outfit.ts";
import { wearsAnything } from "../outfit/wardrobe.ts";
import { type CreatureParameters, creatureConcept } from "./creature.ts";
import { openStudio, pairedLimb } from "./creature-studio.ts";
import { formOf, isUp } from "./frog-form.ts";
import { shootTongue } from "./shot-tongue.ts";
import { dressableUpright, type UprightBody } from "./upright-body.ts";

/** Long toes with round tips, spread from a palm. */
function toes(from: Vec3, length: number, thick: number, turns: readonly number[], pad: number): SculptStep[] {
  return turns.flatMap((turn) => {
    const tip: Vec3 = [from[0] + turn * length, from[1], from[2] + length * Math.sqrt(Math.max(0, 1 - turn * turn))];
    return [
      add(both(roundCone(from, tip, thick, thick * 0.62)), thick * 0.8),
      add(both(ellipsoid(tip, [pad, pad * 0.62, pad])), thick * 0.6),
    ];
  });
}

function frogClay(p: CreatureParameters, form: UprightBody): Sdf {
  const { head, r } = form;
  const isUpright = isUp(p);
  const pad = p.variant === "toad" ? 0.026 : 0.036;
  const grow = p.size > 0 ? p.eye : 1;
  const solid = sculpt([
    ...form.trunk,
    add(ellipsoid(head, [r * 1.06, r * 0.72, r * 0.95]), 0.1),
    add(ellipsoid(plus(head, [0, -r * 0.16, r * 0.42]), [r * 0.94, r * 0.46, r * 0.74]), 0.08),
    add(both(ball(plus(head, [r * 0.6, r * 0.56, r * 0.12]), r * 0.36 * grow)), 0.05),
    ...pairedLimb(form.arm, 0.05),
    ...pairedLimb(form.leg, 0.06),
    ...(isUpright
      ? [
          add(both(ball(form.hand, 0.05)), 0.03),
          ...toes(form.hand, 0.1, 0.022, [-0.7, -0.1, 0.5], pad),
          ...(p.pose === "upright"
            ? [
                add(both(ellipsoid([0.18, 0.035, 0.07], [0.07, 0.035, 0.12])), 0.04),
                ...toes([0.18, 0.026, 0.12], 0.16, 0.026, [-0.5, 0, 0.5], pad),
              ]
            : toes(form.foot, 0.15, 0.026, [-0.95, -0.6, -0.2], pad)),
        ]
      : [
          ...toes(form.hand, 0.13, 0.024, [-0.55, -0.05, 0.45, 0.85], pad),
          add(both(roundCone([form.foot[0] - 0.02, 0.035, -0.36], form.foot, 0.045, 0.035)), 0.03),
          ...toes([form.foot[0], 0.026, form.foot[2]], 0.25, 0.026, [-0.3, 0.08, 0.42, 0.72], pad),
        ]),
    carve(ellipsoid(plus(head, [0, -r * 0.16, r * 1.25]), [r * 0.02, r * 0.02, r * 0.02]), 0.01),
  ]);
  return p.variant === "toad"
    ? displace(solid, 0.016, (x, y, z) => Math.max(0, noise(x * 17, y * 17, z * 17, p.seed) - 0.15) * 1.6)
    : solid;
}

function frogPaint(p: CreatureParameters, { head, r }: UprightBody): Paint {
  const isUpright = isUp(p);
  const marking = { frog: "#3f7a26", "tree frog": "#2f8f2a", dart: "#0a0a10", toad: "#4a3820" }[p.variant] ?? "#3f7a26";
  const pale = fromHex(p.variant === "toad" ? "#c8b48c" : p.variant === "dart" ? "#2a5cd8" : "#e8ecb8");
  return (surface, x, y, z, _nx, ny, nz) => {
    surface.roughness = p.variant === "toad" ? 0.75 : 0.32;
    shade(surface, 1 + 0.1 * noise(x * 14, y * 14, z * 14, p.seed + 3));
    const [hx, hy, hz] = [Math.abs(x) / r, (y - head[1]) / r, (z - head[2]) / r];
    const lipHeight = -0.22 + 0.22 * hx * hx;
    const onFace = smoothstep(-0.2, 0.2, hz) * smoothstep(1.4, 1.2, hx);
    if (!p.plain) {
      const under = isUpright
        ? smoothstep(0.15, 0.5, nz) *
          smoothstep(0.2, 0.12, Math.abs(x)) *
          smoothstep(0.3, 0.36, y) *
          (hy < -0.3 ? 1 : 0)
        : smoothstep(-0.15, -0.5, ny) * smoothstep(0.02, 0.08, y) * smoothstep(0.34, 0.26, Math.abs(x)) + 0;
      const chin = onFace * smoothstep(lipHeight - 0.02, lipHeight - 0.12, hy) * smoothstep(-1, -0.7, hy);
      dye(surface, pale, 0.9 * Math.max(under, chin));
      const blot = noise(x * 9, y * 9, z * 9, p.seed);
      const above = isUpright ? smoothstep(0.1, -0.3, nz) : smoothstep(-0.1, 0.3, ny);
      if (p.variant === "dart") dye(surface, fromHex(marking), smoothstep(0.16, 0.24, blot));
      else if (p.variant === "tree frog") {
        const flank = isUpright
          ? 0
          : smoothstep(0.3, -0.1, ny) *
            smoothstep(0.16, 0.22, y) *
            smoothstep(0.36, 0.3, y) *
            smoothstep(0.08, 0, z) *
            smoothstep(-0.4, -0.3, z);
        dye(surface, fromHex("#2450b0"), flank * 0.9);
        dye(surface, fromHex("#f2d850"), flank * smoothstep(0.2, 0.35, Math.abs(z * 16 - Math.floor(z * 16) - 0.5)));
        dye(surface, fromHex("#f0701c"), smoothstep(0.075, 0.045, y));
      } else dye(surface, fromHex(marking), 0.75 * above * smoothstep(0.2, 0.32, blot));
    }
    const mouth =
      onFace *
      smoothstep(0.055, 0.02, Math.abs(hy - lipHeight)) *
      smoothstep(-0.1, 0.15, hz) *
      smoothstep(1.12, 1.0, hx);
    dye(surface, [0.015, 0.02, 0.01], 0.9 * mouth);
    const nostril = Math.sqrt((hx - 0.17) * (hx - 0.17) + (hy - 0.2) * (hy - 0.2));
    dye(surface, [0.015, 0.02, 0.01], 0.9 * smoothstep(0.06, 0.04, nostril) * smoothstep(0.6, 0.8, hz));
  };
}

const EYES: Readonly<Record<string, string>> = {
  "tree frog": "#d01810",
  dart: "#1a1210",
  toad: "#c8882c",
  frog: "#e8b828",
};

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const form = formOf(p);
  const { head, r } = form;
  const isUpright = isUp(p);
  const clay = frogClay(p, form);
  studio.put("body", "body", meshSdf(clay, 0.0215), frogPaint(p, form), 1);
  const bulge: Vec3 = plus(head, [r * 0.6, r * 0.56, r * 0.12]);
  const gaze = normalize([0.52, 0.16, 0.84]);
  studio.putEyes(
    { centre: plus(bulge, [gaze[0] * r * 0.1, r * 0.04, gaze[2] * r * 0.12]), radius: r * 0.315 * p.eye, gaze },
    {
      hex: EYES[p.variant] ?? "#e8b828",
      size: 0.86,
      pupil: p.variant === "tree frog" ? "slit" : "round",
      pupilSize: p.variant === "tree frog" ? 0.5 : 0.5,
      white: [0.08, 0.1, 0.03],
    },
  );
  const lips: Vec3 = [0, head[1] - r * 0.2, head[2] + r * 1.1];
  const mouth = p.pose === "lolling" ? shootTongue(studio, lips, 0.5, 0.032) : lips;
  const crown: Vec3 = [0, head[1] + r * 0.66, head[2] - r * 0.1];
  if (p.pose === "upright" && wearsAnything(p)) studio.dress(buildOutfit(p, dressableUpright(form, p.head)).parts);
  const back = isUpright ? ([0, head[1] - 0.38, -0.2] as Vec3) : surfaceAlong(clay, [0, 0.25, -0.16], Y_AXIS, 1);
  return studio.finish([
    { name: "head", position: crown, normal: Y_AXIS, radius: r * 0.82 },
    { name: "top", position: crown, normal: Y_AXIS, radius: r * 0.8 },
    { name: "back", position: back, normal: isUpright ? [0, 0, -1] : Y_AXIS, radius: 0.18 },
    {
      name: "neck",
      position: [0, p.pose === "upright" ? 0.78 : head[1] - r * 0.6, isUpright ? 0.02 : head[2]],
      normal: Y_AXIS,
      radius: r * 0.7,
    },
    { name: "eyes", position: [0, head[1] + r * 0.58, head[2] + r * 0.44], normal: [0, 0, 1], radius: r },
    { name: "mouth", position: mouth, normal: [0, 0, 1], radius: r * 0.4 },
    {
      name: "hand",
      position: isUpright ? [-form.hand[0], form.hand[1] + 0.03, form.hand[2] + 0.05] : [0, 0.1, 0.5],
      normal: Y_AXIS,
      radius: 0.08,
    },
  ]);
}

/**
 * Crouched with its hind legs folded beside it. What makes it itself: a head as wide as the body with a mouth from side to side, eyes that
 * bulge on top of it, smooth green skin and pale throat, long toes with round tips. It also stands upright like a person, to hold and wear things, and sits cross-legged.
 */
export const frog = creatureConcept({
  id: "frog",
  words: [
    "frog",
    "toad",
    "bullfrog",
    "tree frog",
    "treefrog",
    "poison dart frog",
    "poison-dart frog",
    "red-eyed tree frog",
    "tadpole",
  ],
  senses: ["frog"],
  height: 0.12,
  variants: {
    frog: { size: 0.16, colours: { body: "#6cb02c", eye: "#e8b828" } },
    "tree frog": { size: 0.1, colours: { body: "#58c81e", eye: "#d01810" } },
    dart: { size: 0.08, colours: { body: "#1c58d8", eye: "#1a1210" } },
    toad: { size: 0.16, colours: { body: "#86683c", eye: "#c8882c" } },
  },
  choose: (draw, { word }) =>
    /dart/.test(word)
      ? "dart"
      : word === "toad" || word === "bullfrog"
        ? "toad"
        : /tree/.test(word)
          ? "tree frog"
          : draw.pick("kind", ["frog", "tree frog"], [3, 1]),
  slots: {
    body: { words: ["skin", "head", "leg", "arm", "belly", "back"], materials: ["skin"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["crouching", "lolling", "upright", "meditating"],
  dresses: true,
  build,
  view: { azimuth: 0.55, elevation: 0.24 },
});

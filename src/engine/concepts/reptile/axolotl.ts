import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { mirrorRest } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "./creature.ts";
import { openStudio } from "./creature-studio.ts";
import { lizardForm } from "./lizard-form.ts";
import { putSaurian, saurianModel } from "./saurian.ts";

function paint(p: CreatureParameters, head: Vec3, r: number): Paint {
  return (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.35;
    shade(surface, 1 + 0.08 * noise(x * 12, y * 12, z * 12, p.seed));
    const [hx, hy, hz] = [Math.abs(x) / r, (y - head[1]) / r, (z - head[2]) / r];
    if (!p.plain) {
      if (p.variant === "fire")
        dye(
          surface,
          fromHex("#f2b818"),
          smoothstep(0.12, 0.2, noise(x * 8, y * 8, z * 8, p.seed)) * smoothstep(-0.5, -0.1, ny),
        );
      if (p.variant === "axolotl")
        dye(
          surface,
          fromHex("#f08a9c"),
          0.7 *
            smoothstep(0.22, 0.1, Math.sqrt((hx - 0.62) * (hx - 0.62) + (hy + 0.18) * (hy + 0.18))) *
            smoothstep(0.2, 0.5, hz),
        );
    }
    const smile = -0.3 + 0.3 * hx * hx;
    dye(
      surface,
      [0.2, 0.03, 0.04],
      0.8 * smoothstep(0.05, 0.02, Math.abs(hy - smile)) * smoothstep(0.1, 0.3, hz) * smoothstep(0.85, 0.75, hx),
    );
  };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const isAxolotl = p.variant === "axolotl";
  const form = lizardForm(
    p,
    {
      snout: isAxolotl ? 0.7 : 0.85,
      snoutWidth: 0.85,
      head: isAxolotl ? 0.2 : 0.15,
      tail: 0.8,
      tailRadius: 0.09,
      girth: 0.15,
      height: 0.17,
      leg: 0.95,
      toes: [-0.5, 0, 0.5, 1],
      toe: 0.08,
      claw: 0,
      eye: isAxolotl ? 0.15 : 0.25,
      bulge: 0.2,
      iris: "#141012",
    },
    (head, r) => paint(p, head, r),
  );
  const { crown, headRadius } = form.sockets;
  const r = headRadius / 0.85;
  const head: Vec3 = [0, crown[1] - r * 0.7, crown[2]];
  const whole = {
    ...form,
    eye: {
      ...form.eye,
      iris: { ...form.eye.iris, pupil: "round" as const, pupilSize: 0.8 },
      ...(isAxolotl && {
        centre: [r * 0.98, head[1] + r * 0.3, head[2] + r * 0.42] as Vec3,
        gaze: [0.7, 0.1, 0.7] as Vec3,
      }),
    },
    head: [...form.head, ...(isAxolotl ? [add(ellipsoid(head, [r * 1.22, r * 0.78, r * 0.95]), 0.05)] : [])],
  };
  putSaurian(studio, whole);
  if (isAxolotl) {
    const stalks = [0.75, 0.2, -0.35].flatMap((lift, i) => {
      const root: Vec3 = [r * 0.95, head[1] + r * (0.1 + 0.3 * lift), head[2] - r * 0.35];
      const path = curveThrough(
        [
          root,
          plus(root, [r * 0.7, r * (0.35 + 0.8 * lift), -r * 0.25]),
          plus(root, [r * 1.25, r * (0.6 + 1.3 * lift), -r * (0.55 + 0.1 * i)]),
        ],
        6,
      );
      const fringe = path.slice(3, -1).flatMap((at, k) =>
        [-1, 1].map((side) =>
          tube(r * 0.075, [at, plus(at, [r * 0.1, side * r * 0.24, -r * 0.2 - 0.004 * k])], 5, {
            scale: (t) => 1 - 0.6 * t,
          }),
        ),
      );
      return [tube(r * 0.13, path, 8, { scale: (t) => 1.1 - 0.75 * t, endRounding: r * 0.03 }), ...fringe];
    });
    studio.put("gills", "gill", merge([...stalks, ...stalks.map(mirrorRest)]), undefined, 0.9);
  }
  return saurianModel(studio, whole);
}

/** A wide smiling head with three feathery gills at each side, tiny eyes, pink smooth skin, four little legs; its relatives the newt and the black and yellow fire salamander. */
export const axolotl = creatureConcept({
  id: "axolotl",
  words: ["axolotl", "salamander", "newt", "fire salamander", "amphibian"],
  senses: ["salamander"],
  height: 0.08,
  variants: {
    axolotl: { size: 0.14, colours: { body: "#f4b8bc", gill: "#e0506c", eye: "#141012" } },
    fire: { size: 0.14, colours: { body: "#151414", gill: "#e0506c", eye: "#141012" } },
    newt: { size: 0.12, colours: { body: "#c8642c", gill: "#e0506c", eye: "#141012" } },
  },
  choose: (_draw, { word }) => (word === "axolotl" ? "axolotl" : word === "newt" ? "newt" : "fire"),
  slots: {
    body: { words: ["skin", "head", "leg", "tail"], materials: ["skin"] },
    gill: { words: ["frill"], materials: ["skin"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build,
  view: { azimuth: 0.6, elevation: 0.35 },
});

import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add } from "../../geometry/sculpt.ts";
import { ball, ellipsoid } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { buildOutfit } from "../outfit/build-outfit.ts";
import { wearsAnything } from "../outfit/wardrobe.ts";
import { type CreatureParameters, creatureConcept } from "./creature.ts";
import { type Knot, openStudio, scales, spikes } from "./creature-studio.ts";
import { lizardForm } from "./lizard-form.ts";
import type { LizardBuild } from "./lizard-head.ts";
import { putSaurian, saurianModel } from "./saurian.ts";
import { dressableUpright } from "./upright-body.ts";
import { uprightLizard } from "./upright-lizard.ts";

function paint(p: CreatureParameters, head: Vec3, r: number, reach: number): Paint {
  return (surface, x, y, z, _nx, ny) => {
    scales(surface, x, y, z, 0.05, p.seed, 1);
    if (!p.plain) {
      dye(surface, fromHex("#d8cc9c"), 0.9 * smoothstep(-0.1, -0.55, ny));
      dye(
        surface,
        fromHex("#22280f"),
        0.6 * smoothstep(0.1, 0.4, noise(x * 6, y * 6, z * 9, p.seed)) * smoothstep(0, 0.5, ny),
      );
    }
    const [hy, hz] = [(y - head[1]) / r, (z - head[2]) / r];
    const line = -0.3 + 0.07 * Math.abs(((hz * 2.4) % 2) - 1);
    dye(
      surface,
      [0.012, 0.01, 0.008],
      0.9 *
        smoothstep(0.09, 0.03, Math.abs(hy - line)) *
        smoothstep(-0.2, 0.1, hz) *
        smoothstep(reach + 0.7, reach + 0.4, hz),
    );
  };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const isAlligator = p.variant === "alligator";
  const snout = 2.6;
  const about: LizardBuild = {
    snout,
    snoutWidth: isAlligator ? 0.72 : 0.52,
    head: 0.15,
    tail: 0.95,
    tailRadius: 0.135,
    girth: 0.185,
    height: 0.2,
    leg: 1.45,
    toes: [-0.5, 0, 0.5, 1],
    toe: 0.12,
    claw: 0.05,
    eye: 0.17,
    bulge: 0.5,
    iris: "#d8b420",
  };
  const skin = (head: Vec3, r: number) => paint(p, head, r, snout);
  const upright = p.pose === "upright" ? uprightLizard(p, about, skin) : undefined;
  const form = upright?.form ?? lizardForm(p, about, skin);
  const { crown, mouth, back, headRadius } = form.sockets;
  const r = headRadius / 0.85;
  const head: Vec3 = [0, crown[1] - r * 0.7, crown[2]];
  const gape = (mouth[2] - head[2]) / r / 1.2;
  const wide = isAlligator ? 0.68 : 0.48;
  const teeth = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const z = head[2] + r * (0.5 + t * 0.98 * gape);
    const x = r * wide * Math.sqrt(Math.max(0.05, 1 - t * t * 0.72)) * 0.97;
    const isUp = i % 3 === 1;
    const y = head[1] - r * 0.28;
    return {
      root: [x * 0.95, y + (isUp ? -0.004 : 0.01), z] as Vec3,
      tip: [x * 1.06, y + (isUp ? 0.05 : -0.055), z] as Vec3,
      radius: 0.0135,
    };
  });
  const nose = add(both(ball([r * 0.2, head[1] + r * 0.16, mouth[2] - r * 0.35], r * 0.2)), r * 0.16);
  const tipKnob = add(
    ellipsoid([0, head[1] - r * 0.1, mouth[2] - r * 0.4], [r * wide * 0.92, r * 0.34, r * 0.36]),
    r * 0.2,
  );
  const whole = { ...form, head: [...form.head, tipKnob, nose], cell: 0.0235, teeth };
  putSaurian(studio, whole);
  if (upright) {
    studio.put("scutes", "scute", spikes(scutesOn(upright.ridge), false), undefined, 0.6);
    if (wearsAnything(p)) studio.dress(buildOutfit(p, dressableUpright(upright.body, p.head)).parts);
    return saurianModel(studio, whole);
  }
  const rows = [-0.09, -0.03, 0.03, 0.09].flatMap((x) =>
    Array.from({ length: 14 }, (_, i) => {
      const z = 0.36 - i * 0.062;
      const y =
        back[1] - 0.012 - Math.abs(x) * 0.35 - (z < -0.2 ? (-0.2 - z) * 0.22 : 0) - (z > 0.25 ? (z - 0.25) * 0.3 : 0);
      return { root: [x, y - 0.015, z] as Vec3, tip: [x * 1.1, y + 0.04, z - 0.025] as Vec3, radius: 0.026 };
    }),
  );
  studio.put("scutes", "scute", spikes(rows, false), undefined, 0.6);
  return saurianModel(studio, whole);
}

/** Two rows of plates down the back of who stands, and along the tail behind him. */
const scutesOn = (ridge: readonly Knot[]) =>
  curveThrough(
    ridge.map(([x, y, z, thick]): Vec3 => [x, y + 0.85 * thick, z]),
    3,
  ).flatMap(([x, y, z]) =>
    [-0.04, 0.04].map((aside) => ({
      root: [x + aside, y, z + 0.02] as Vec3,
      tip: [x + 1.1 * aside, y + 0.04, z - 0.035] as Vec3,
      radius: 0.026,
    })),
  );

/** Long flat jaws with teeth that show, eyes and nostrils on top, rows of horny scutes along the back, a deep heavy tail, short legs. */
export const crocodile = creatureConcept({
  id: "crocodile",
  words: ["crocodile", "alligator", "croc", "gator", "caiman", "gharial"],
  senses: ["crocodilian reptile"],
  height: 0.5,
  variants: {
    crocodile: { size: 1.4, colours: { body: "#5e6a38", scute: "#454f28", claw: "#efe6cc", eye: "#d8b420" } },
    alligator: { size: 1.4, colours: { body: "#445238", scute: "#333d2a", claw: "#efe6cc", eye: "#d8b420" } },
  },
  choose: (_draw, { word }) => (["alligator", "gator", "caiman"].includes(word) ? "alligator" : "crocodile"),
  slots: {
    body: { words: ["skin", "scale", "head", "leg", "tail", "jaw", "snout"], materials: ["leather"], group: "skin" },
    scute: { words: ["spine", "ridge", "back"], materials: ["leather"], group: "skin" },
    claw: { words: ["tooth"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing", "upright"],
  dresses: true,
  build,
  view: { azimuth: 1.05, elevation: 0.32 },
});

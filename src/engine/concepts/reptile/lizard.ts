import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { buildOutfit } from "../outfit/build-outfit.ts";
import { wearsAnything } from "../outfit/wardrobe.ts";
import { type CreatureParameters, creatureConcept } from "./creature.ts";
import { openStudio, scales, spikes } from "./creature-studio.ts";
import { lizardForm } from "./lizard-form.ts";
import type { LizardBuild } from "./lizard-head.ts";
import { putSaurian, saurianModel } from "./saurian.ts";
import { dressableUpright } from "./upright-body.ts";
import { uprightLizard } from "./upright-lizard.ts";

const LIZARD: LizardBuild = {
  snout: 1.2,
  snoutWidth: 0.66,
  head: 0.135,
  tail: 0.95,
  tailRadius: 0.09,
  girth: 0.14,
  height: 0.19,
  leg: 1,
  toes: [-0.5, 0, 0.45, 0.95],
  toe: 0.13,
  claw: 0.03,
  eye: 0.24,
  bulge: 0.3,
  iris: "#e0a020",
};

const BUILDS: Readonly<Record<string, LizardBuild>> = {
  lizard: LIZARD,
  gecko: {
    ...LIZARD,
    snout: 1.0,
    snoutWidth: 0.76,
    head: 0.16,
    tail: 0.62,
    tailRadius: 0.1,
    toe: 0.11,
    claw: 0,
    eye: 0.34,
    bulge: 1,
    iris: "#d8b860",
    toes: [-0.7, -0.2, 0.3, 0.8, 1.3],
  },
  iguana: { ...LIZARD, snout: 0.95, snoutWidth: 0.74, head: 0.15, tail: 1.15, girth: 0.165, height: 0.22, leg: 1.15 },
  komodo: {
    ...LIZARD,
    snout: 1.5,
    head: 0.14,
    tail: 0.95,
    tailRadius: 0.12,
    girth: 0.18,
    height: 0.24,
    leg: 1.5,
    claw: 0.06,
    eye: 0.17,
    iris: "#5a3a18",
  },
};

function paint(p: CreatureParameters, head: Vec3, r: number): Paint {
  return (surface, x, y, z, _nx, ny) => {
    scales(surface, x, y, z, p.variant === "gecko" ? 0.022 : 0.03, p.seed, p.variant === "gecko" ? 0.4 : 0.9);
    const [hx, hy, hz] = [Math.abs(x) / r, (y - head[1]) / r, (z - head[2]) / r];
    const line = -0.22 + 0.05 * hz;
    if (!p.plain) {
      dye(surface, fromHex(p.variant === "komodo" ? "#8a7c62" : "#e4dcae"), 0.85 * smoothstep(-0.15, -0.6, ny));
      const spot = noise(x * 15, y * 15, z * 15, p.seed);
      if (p.variant === "gecko")
        dye(
          surface,
          fromHex("#4a2410"),
          0.9 * smoothstep(0.22, 0.32, noise(x * 22, y * 22, z * 22, p.seed)) * smoothstep(-0.4, 0, ny),
        );
      if (p.variant === "lizard") {
        dye(surface, fromHex("#1f4a16"), 0.8 * smoothstep(0.2, 0.4, spot) * smoothstep(-0.1, 0.3, ny));
        dye(
          surface,
          fromHex("#d8d060"),
          0.6 *
            smoothstep(0.03, 0.015, Math.abs(Math.abs(x) - 0.1)) *
            smoothstep(0.1, -0.1, hz) *
            smoothstep(0.1, 0.4, ny),
        );
      }
      if (p.variant === "iguana") {
        const ring = Math.abs(z * 6 - Math.floor(z * 6) - 0.5);
        dye(surface, fromHex("#2c3a20"), 0.75 * smoothstep(0.3, 0.42, ring) * smoothstep(-0.25, -0.4, z));
        dye(
          surface,
          fromHex("#a8c890"),
          0.7 *
            smoothstep(0.3, 0.2, Math.sqrt((hy + 0.4) * (hy + 0.4) + (hz + 0.3) * (hz + 0.3))) *
            smoothstep(0.4, 0.6, hx),
        );
      }
    }
    dye(surface, [0.015, 0.013, 0.01], 0.85 * smoothstep(0.08, 0.03, Math.abs(hy - line)) * smoothstep(-0.1, 0.2, hz));
    shade(surface, 0.94);
  };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const b = BUILDS[p.variant] ?? LIZARD;
  const skin = (head: Vec3, r: number) => paint(p, head, r);
  const upright = p.pose === "upright" ? uprightLizard(p, b, skin) : undefined;
  const form = upright?.form ?? lizardForm(p, b, skin);
  putSaurian(studio, form);
  if (upright) {
    if (wearsAnything(p)) studio.dress(buildOutfit(p, dressableUpright(upright.body, p.head)).parts);
    return saurianModel(studio, form);
  }
  if (p.variant === "iguana") {
    const top = form.sockets.back[1];
    const crest = Array.from({ length: 24 }, (_, i) => {
      const z = 0.52 - i * 0.052;
      const y = z > 0.1 ? top + (z - 0.1) * 0.12 : z > -0.35 ? top - (0.1 - z) * 0.08 : top - 0.05 - (-0.35 - z) * 0.3;
      const tall = (i < 14 ? 0.1 : 0.055) * p.wing;
      return { root: [0, y - 0.02, z] as Vec3, tip: [0, y + tall, z - tall * 0.7] as Vec3, radius: 0.016 };
    }).filter(({ root }) => root[2] > -0.55);
    studio.put("crest", "crest", spikes(crest, false), undefined, 0.7);
  }
  return saurianModel(studio, form);
}

const of = (size: number, body: string, eye: string) => ({
  size,
  colours: { body, eye, claw: "#3a342c", crest: "#7a8a4a" },
});

/** Low and long on four sprawling legs with spread toes, a scaly skin, a whip of a tail; gecko with round toes and great eyes, iguana with a crest of spines, the heavy komodo. */
export const lizard = creatureConcept({
  id: "lizard",
  words: [
    "lizard",
    "gecko",
    "iguana",
    "komodo dragon",
    "leopard gecko",
    "monitor lizard",
    "bearded dragon",
    "reptile",
    "skink",
  ],
  senses: ["lizard"],
  height: 0.2,
  variants: {
    lizard: of(0.35, "#4f9a34", "#e0a020"),
    gecko: of(0.2, "#e8b440", "#d8b860"),
    iguana: of(0.5, "#5fa03c", "#e0a020"),
    komodo: of(1.2, "#6a5a44", "#5a3a18"),
  },
  choose: (_draw, { word }) =>
    word.includes("gecko")
      ? "gecko"
      : word === "iguana" || word === "bearded dragon"
        ? "iguana"
        : word.startsWith("komodo") || word.startsWith("monitor")
          ? "komodo"
          : "lizard",
  slots: {
    body: { words: ["skin", "scale", "head", "leg", "tail", "back"], materials: ["leather"] },
    claw: { words: [], materials: ["leather"], takesWhole: false },
    crest: { words: ["spine", "spike"], materials: ["leather"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing", "upright"],
  dresses: true,
  build,
  view: { azimuth: 1.05, elevation: 0.38 },
});

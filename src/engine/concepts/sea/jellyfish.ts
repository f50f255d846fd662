import { curveThrough, graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, settle } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { fin } from "../animal/fin.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";

const LOBES = 16;
const RIM = 0.86;

/** A hollow umbrella, its rim in lobes. */
function bell(p: CreatureParameters) {
  const [wide, tall] = [0.46 * p.plump, 0.42 * p.head];
  const outside = graph([
    [0, 0.93],
    [0.12, 1],
    [0.3, 0.985],
  ]);
  const steps = 15;
  const outer = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const t = 1 - (1 - i / steps) * (1 - i / steps);
    return [
      i === steps ? 0 : wide * (t < 0.3 ? outside(t) : Math.sqrt(1 - ((t - 0.2) / 0.8) * ((t - 0.2) / 0.8))),
      RIM + tall * t,
    ];
  });
  const inner = outer
    .filter((_, i) => i % 2 === 0 || i === steps)
    .filter((_, i, all) => i !== all.length - 2)
    .map(([r, y]): [number, number] => [r * 0.93, RIM + (y - RIM) * 0.86 + 0.006])
    .reverse();
  return settle(
    deform(lathe([...inner, ...outer], 64), ([x, y, z]) => {
      const low = smoothstep(RIM + tall * 0.3, RIM, y);
      const wave = Math.abs(sin((atan2(z, x) * LOBES) / 2));
      const grow = 1 + 0.035 * low * wave;
      return [x * grow, y - 0.05 * low * wave, z * grow];
    }),
  );
}

function paintBell(p: CreatureParameters): Paint {
  const tall = 0.42 * p.head;
  return (surface, x, y, z, _nx, ny) => {
    const up = (y - RIM) / tall;
    const angle = atan2(z, x);
    const r = Math.sqrt(x * x + z * z);
    surface.roughness = 0.12;
    const ray = Math.abs(sin((angle * LOBES) / 2));
    const veins =
      smoothstep(0.22, 0.06, ray) * smoothstep(0.95, 0.4, up) * (0.75 + 0.25 * noise(angle * 9, y * 20, 1, p.seed));
    const rim = smoothstep(0.2, -0.06, up);
    const glow = smoothstep(0.5, 1, up) * (ny > 0 ? 1 : 0);
    // a lit jelly is pale where one looks through little of it, deep at rim and rays
    dye(surface, [0.95, 0.93, 0.96], 0.42 * glow + 0.2 * smoothstep(0.9, 0.3, ray) * (1 - rim));
    shade(surface, 1 - 0.5 * veins * (1 - 0.4 * rim) - 0.25 * rim);
    // four horseshoes shine through the top
    const quarter = angle - Math.round(angle / (TAU / 4)) * (TAU / 4);
    const [u, v] = [r * cos(quarter) - 0.17 * p.plump, r * sin(quarter)];
    const ring = Math.abs(Math.sqrt(u * u + v * v) - 0.075 * p.plump);
    const shoe = smoothstep(0.032, 0.016, ring) * smoothstep(-0.065, -0.03, u + 0.02) * smoothstep(0.3, 0.5, ny);
    if (p.plain) shade(surface, 1 - 0.35 * shoe);
    else dye(surface, [0.62, 0.16, 0.42], 0.62 * shoe);
    const dots = noise(x * 60, y * 60, z * 60, p.seed + 4);
    dye(surface, [0.96, 0.95, 0.97], 0.6 * smoothstep(0.55, 0.7, dots) * smoothstep(0.1, 0.4, up));
  };
}

/** A frilled ribbon that hangs from under the bell. */
function oralArm(p: CreatureParameters, index: number) {
  const angle = (index / 4) * TAU + 0.4;
  const chance = (k: number) => noise(index * 5.3 + 0.5, k * 2.9 + 0.5, 4.5, p.seed);
  const [root, tip]: [Vec3[], Vec3[]] = [[], []];
  const count = 27;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const turn = angle + 0.7 * sin(t * 5 + index) + chance(1) * t;
    const out = 0.07 + 0.09 * sin(t * 4.2 + chance(2) * 3) * t + 0.05 * t;
    const y = lerp(RIM + 0.365 * p.head, 0.3 - 0.18 * chance(3), t);
    const wide = 0.085 * (1 - t * 0.75) * (0.6 + 0.6 * smoothstep(0, 0.2, t));
    const frill = 0.055 * (1 - 0.6 * t) * sin(i * 2.1);
    const [s, c] = [sin(turn), cos(turn)];
    root.push([s * out * 0.55, y, c * out * 0.55]);
    tip.push([s * (out + wide) + c * frill, y - 0.02, c * (out + wide) - s * frill]);
  }
  return fin({ root, tip, thickness: 0.026, ripple: 0.004, steps: 3 });
}

function tentacle(p: CreatureParameters, index: number, count: number) {
  const angle = ((index + 0.5) / count) * TAU;
  const chance = (k: number) => noise(index * 3.1 + 0.5, k * 4.7 + 0.5, 9.5, p.seed);
  const rim = 0.425 * p.plump;
  const end = Math.max(0, 0.16 + 0.4 * chance(1));
  const points = Array.from({ length: 7 }, (_, i): Vec3 => {
    const t = i / 6;
    const turn = angle + (0.1 + 0.16 * t) * sin(t * 6 + index * 1.7 + p.seed);
    const out = rim * (1 - 0.22 * t) + 0.045 * t * sin(t * 7.5 + index * 2.4);
    return [out * sin(turn), lerp(RIM + 0.02, index % 6 === 0 ? 0.012 : end + 0.012, t), out * cos(turn)];
  });
  return tube(0.0125, curveThrough(points, 3), 5, { scale: (t) => 1 - 0.55 * t, endRounding: 0.005, endSteps: 1 });
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  studio.put("bell", "bell", bell(p), paintBell(p), 1);
  studio.put(
    "oral-arms",
    "arm",
    merge([0, 1, 2, 3].map((i) => oralArm(p, i))),
    (surface, x, y, z) => {
      surface.roughness = 0.2;
      shade(surface, 0.92 + 0.25 * noise(x * 30, y * 9, z * 30, p.seed) + 0.1 * smoothstep(0.4, 1, y));
    },
    0.8,
  );
  const count = 24;
  studio.put(
    "tentacles",
    "tentacle",
    merge(Array.from({ length: count }, (_, i) => tentacle(p, i, count))),
    (surface) => {
      surface.roughness = 0.2;
    },
    0.6,
  );
  const top = RIM + 0.42 * p.head;
  return studio.finish([
    { name: "head", position: [0, top, 0], normal: Y_AXIS, radius: 0.3 },
    { name: "top", position: [0, top, 0], normal: Y_AXIS, radius: 0.25 },
    { name: "hand", position: [0.3, 0.4, 0.3], normal: [0, 0, 1], radius: 0.05 },
  ]);
}

const jelly = (bell: string, arm: string, tentacle: string) => ({ size: 0.4, colours: { bell, arm, tentacle } });

/** A glassy bell with a lobed rim, rays and four horseshoes shining through, frilled arms in its middle and a veil of thin tentacles. */
export const jellyfish = creatureConcept({
  id: "jellyfish",
  words: ["jellyfish", "jelly fish", "medusa jellyfish", "moon jelly", "sea jelly", "man o war", "box jellyfish"],
  senses: ["jellyfish#2"],
  height: 0.5,
  variants: {
    blue: jelly("#7cb4e0", "#d8e8f8", "#5c94cc"),
    rose: jelly("#e494b8", "#f8dce4", "#c8648c"),
    violet: jelly("#a488dc", "#e8dcf8", "#7c5cbc"),
    amber: jelly("#e09848", "#f4d8a8", "#b86428"),
  },
  choose: (draw) => draw.pick("kind", ["blue", "rose", "violet", "amber"], [3, 2, 2, 1.5]),
  slots: {
    bell: { words: ["body", "dome", "head", "umbrella"], materials: ["ceramic-glaze"] },
    arm: { words: ["frill"], materials: ["skin"] },
    tentacle: { words: [], materials: ["rubber"] },
  },
  poses: ["floating"],
  build,
  view: { azimuth: 0.4, elevation: 0.12 },
});

import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { normalize, add as plus, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "./creature.ts";
import { type Knot, openStudio, scales, spikes, spineClay } from "./creature-studio.ts";

const TURNS = 2.6;

/** Tail outside on the floor, coils towards the middle and up, then the raised neck. */
function wayOf(p: CreatureParameters): { knots: Knot[]; head: Vec3; neckFrom: number } {
  if (p.pose === "wound") return windings(p);
  const isCobra = p.variant === "cobra";
  const knots: Knot[] = [];
  const steps = 34;
  const fat = 0.085 * p.plump;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const angle = TAU * TURNS * (1 - t) + 0.6;
    const radius = lerp(0.47, 0.17, t);
    const thick = fat * Math.min(1, 0.14 + t * 3.2);
    knots.push([radius * sin(angle), thick + 0.2 * Math.max(0, t - 0.3) * 1.4, radius * cos(angle), thick]);
  }
  const neckFrom = knots.length - 1;
  const high = (isCobra ? 0.86 : 0.6) * p.neck;
  knots.push(
    [0.1, 0.34, -0.08, fat * 0.98],
    [0.0, 0.46, -0.16, fat * 0.92],
    [0, lerp(0.46, high, 0.55), -0.14, fat * 0.84],
    [0, high, -0.02, fat * 0.7],
    [0, high + 0.05, 0.1, fat * 0.66],
  );
  return { knots, head: [0, high + 0.06, 0.2], neckFrom };
}

/** Around what is not here, upwards, tail below; the head reaches out over the last turn. */
function windings(p: CreatureParameters): { knots: Knot[]; head: Vec3; neckFrom: number } {
  const fat = 0.062 * p.plump;
  const steps = 40;
  const rise = 0.62;
  const knots = Array.from({ length: steps + 1 }, (_, i): Knot => {
    const t = i / steps;
    const angle = TAU * TURNS * (t - 1) - 0.7;
    const thick = fat * Math.min(1, 0.14 + t * 3.2);
    return [ROUND * sin(angle), fat + rise * t, ROUND * cos(angle), thick];
  });
  const high = fat + rise;
  knots.push([-0.04, high + 0.06, ROUND + 0.05, fat * 0.84], [0.02, high + 0.11, ROUND + 0.15, fat * 0.74]);
  return { knots, head: [0.04, high + 0.13, ROUND + 0.26], neckFrom: steps };
}

/** Half the width of the windings, in the body's own metres. */
const ROUND = 0.27;

const MARKS: Readonly<Record<string, readonly [string, string, string]>> = {
  green: ["#2f6a1c", "#d8dc8c", "saddles"],
  python: ["#4a2c14", "#e0cfa0", "saddles"],
  coral: ["#141214", "#ecd058", "rings"],
  cobra: ["#3c2c18", "#d8c08c", "bands"],
  rattlesnake: ["#4a3a26", "#d8c8a0", "diamonds"],
  basilisk: ["#142c1c", "#a8b45c", "saddles"],
};

function paint(p: CreatureParameters, path: readonly Vec3[], head: Vec3): Paint {
  const [dark, pale, pattern] = MARKS[p.variant] as readonly [string, string, string];
  const [ink, light] = [fromHex(dark), fromHex(pale)];
  // every third point is enough to know where along the body a texel lies
  const marks = path.filter((_, i) => i % 2 === 0);
  return (surface, x, y, z, _nx, ny, nz) => {
    scales(surface, x, y, z, 0.032, p.seed, 0.9);
    surface.roughness = 0.42;
    const [hy, hz] = [y - head[1], z - head[2]];
    const onHead = smoothstep(-0.1, -0.04, hz) * smoothstep(-0.1, -0.06, hy);
    const mouth = onHead * smoothstep(0.012, 0.005, Math.abs(hy + 0.018 - 0.06 * hz)) * smoothstep(-0.06, 0, hz);
    if (!p.plain) {
      let [best, near] = [9, 0];
      for (let i = 0; i < marks.length; i += 1) {
        const [mx, my, mz] = marks[i] as Vec3;
        const d = (x - mx) * (x - mx) + (y - my) * (y - my) + (z - mz) * (z - mz);
        if (d < best) [best, near] = [d, i];
      }
      const [ax, ay, az] = marks[Math.max(0, near - 1)] as Vec3;
      const [bx, by, bz] = marks[Math.min(marks.length - 1, near + 1)] as Vec3;
      const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
      const l2 = ux * ux + uy * uy + uz * uz || 1;
      const s = near + (((x - ax) * ux + (y - ay) * uy + (z - az) * uz) / l2 - 0.5) * 2;
      const wobble = 0.5 * noise(x * 9, y * 9, z * 9, p.seed);
      if (pattern === "rings") {
        const phase = (s / 4.5) % 1;
        dye(surface, ink, smoothstep(0.3, 0.34, phase) * smoothstep(0.72, 0.68, phase));
        dye(
          surface,
          light,
          smoothstep(0.24, 0.28, phase) * smoothstep(0.34, 0.3, phase) +
            smoothstep(0.66, 0.7, phase) * smoothstep(0.8, 0.76, phase),
        );
      } else if (pattern === "bands") {
        dye(surface, ink, 0.5 * smoothstep(0.1, 0.4, sin(s * 1.4 + wobble)) * smoothstep(-0.3, 0.1, ny - 0.4 * nz));
        dye(surface, light, 0.9 * smoothstep(0.35, 0.7, nz) * smoothstep(0.34, 0.44, y));
      } else {
        const width = pattern === "diamonds" ? 1.1 : 1.5;
        const blotch = sin(s * width + wobble) - (pattern === "diamonds" ? 1.4 * (1 - ny) : 0.5 * (1 - ny));
        dye(surface, light, 0.75 * smoothstep(-0.35, -0.15, blotch) * smoothstep(0.2, 0, blotch));
        dye(surface, ink, 0.92 * smoothstep(0.0, 0.14, blotch));
      }
      dye(surface, light, 0.6 * smoothstep(-0.3, -0.8, ny) * smoothstep(0.03, 0.06, y));
    }
    dye(surface, [0.015, 0.012, 0.01], 0.9 * mouth);
    shade(surface, 1 - 0.15 * onHead * smoothstep(0.3, 0.9, ny));
  };
}

/** A crown of spikes, fangs, and spines down the neck. */
function crown(path: readonly Vec3[], head: Vec3, h: number) {
  const at = (x: number, y: number, z: number): Vec3 => plus(head, [x * h, y * h, z * h]);
  const tines = [-0.9, -0.45, 0.45, 0.9].map((turn) => ({
    root: at(0.62 * sin(turn), 0.34, -0.25 - 0.2 * cos(turn)),
    tip: at(1.15 * sin(turn), 1.55 - 0.25 * Math.abs(turn), -1.0 - 0.35 * cos(turn)),
    bend: [0, h * 0.2, 0] as Vec3,
    radius: h * 0.17,
  }));
  const middle = { root: at(0, 0.45, 0.1), tip: at(0, 1.9, -0.75), bend: [0, h * 0.25, 0] as Vec3, radius: h * 0.2 };
  const fangs = [-1, 1].map((side) => ({
    root: at(0.32 * side, -0.28, 1.0),
    tip: at(0.28 * side, -0.95, 1.06),
    radius: h * 0.1,
  }));
  const back = path
    .slice(path.length * 0.62, -3)
    .flatMap(([x, y, z], i) =>
      i % 2 === 0
        ? [{ root: [x, y + 0.03, z - 0.03] as Vec3, tip: [x, y + 0.13, z - 0.15] as Vec3, radius: 0.026 }]
        : [],
    );
  return spikes([...tines, middle, ...fangs, ...back], false);
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const { knots, head } = wayOf(p);
  const h = 0.1 * p.head;
  const isCobra = p.variant === "cobra";
  const high = head[1];
  const clay = sculpt([
    ...spineClay(knots, 0.008, 2),
    add(ellipsoid(head, [h * 0.86, h * 0.56, h * 1.15]), 0.05),
    add(ellipsoid(plus(head, [0, -h * 0.06, h * 0.75]), [h * 0.6, h * 0.42, h * 0.6]), 0.04),
    ...(isCobra
      ? [
          add(ellipsoid([0, high - 0.2, -0.05], [0.2, 0.24, 0.045]), 0.07),
          add(ellipsoid([0, high - 0.08, 0.0], [0.12, 0.12, 0.05]), 0.05),
        ]
      : []),
  ]);
  const path = curveThrough(
    knots.map(([x, y, z]): Vec3 => [x, y, z]),
    2,
  );
  studio.put("body", "body", meshSdf(clay, 0.0175), paint(p, path, head), 1);
  const out = normalize([0.8, 0.4, 0.45]);
  studio.putEyes(
    {
      centre: plus(head, [out[0] * h * 0.7, out[1] * h * 0.66, out[2] * h * 0.7 + h * 0.2]),
      radius: h * 0.24 * p.eye,
      gaze: normalize([0.75, 0.15, 0.65]),
    },
    { hex: "#e0b020", pupil: "slit", pupilSize: 0.55, size: 0.95 },
  );
  const from = plus(head, [0, -h * 0.2, h * 1.2]);
  const tongue = [-1, 1].map((side) =>
    tube(
      h * 0.06,
      curveThrough([from, plus(from, [0, -h * 0.05, h * 0.75]), plus(from, [side * h * 0.22, h * 0.06, h * 1.2])], 5),
      6,
      { scale: (t) => 1 - 0.6 * t },
    ),
  );
  studio.put("tongue", "tongue", merge(tongue), undefined, 0.5);
  if (p.variant === "rattlesnake") {
    const [tx, , tz] = knots[0] as Knot;
    const beads = [0, 1, 2, 3].map((i) =>
      ellipsoid([tx - 0.012 * i, 0.03 + 0.028 * i, tz - 0.02 * i], [0.026, 0.02, 0.026]),
    );
    studio.put("rattle", "rattle", meshSdf(sculpt(beads.map((bead) => add(bead, 0.004))), 0.008), undefined, 0.6);
  }
  if (p.variant === "basilisk") studio.put("crest", "crest", crown(path, head, h), undefined, 0.95);
  return studio.finish([
    { name: "head", position: plus(head, [0, h * 0.55, 0]), normal: Y_AXIS, radius: h * 0.85 },
    { name: "top", position: plus(head, [0, h * 0.55, 0]), normal: Y_AXIS, radius: h * 0.7 },
    { name: "neck", position: plus(head, [0, -0.09, -0.08]), normal: Y_AXIS, radius: 0.08 },
    { name: "mouth", position: plus(head, [0, -h * 0.2, h * 1.3]), normal: [0, 0, 1], radius: h * 0.5 },
    { name: "eyes", position: plus(head, [0, h * 0.3, h * 0.8]), normal: [0, 0, 1], radius: h * 0.8 },
    { name: "back", position: [0, 0.3, 0.2], normal: Y_AXIS, radius: 0.2 },
  ]);
}

const skin = (body: string) => ({
  size: 0.7,
  colours: { body, eye: "#e0b020", tongue: "#b81c28", rattle: "#c8a870", crest: "#d8cfa8" },
});

/** A legless body in a flat coil, narrowing to the tail, head raised with a forked tongue; the cobra spreads a hood, the rattlesnake has its rattle, the basilisk of tales a crown of spikes, fangs and spines. */
export const snake = creatureConcept({
  id: "snake",
  words: [
    "snake",
    "serpent",
    "cobra",
    "king cobra",
    "python",
    "viper",
    "rattlesnake",
    "boa",
    "anaconda",
    "coral snake",
    "basilisk",
    "giant serpent",
    "giant snake",
  ],
  senses: ["snake"],
  height: 0.4,
  variants: {
    green: skin("#5c9c2c"),
    python: skin("#b88c4c"),
    coral: skin("#c82818"),
    cobra: skin("#7a6238"),
    rattlesnake: skin("#a88c60"),
    basilisk: { size: 2.2, colours: { ...skin("#2c5a34").colours, eye: "#f0b818" } },
  },
  choose: (draw, { word, colours }) =>
    word.includes("basilisk") || word.includes("giant")
      ? "basilisk"
      : word.includes("cobra")
        ? "cobra"
        : word === "rattlesnake" || word === "viper"
          ? "rattlesnake"
          : ["python", "boa", "anaconda"].includes(word)
            ? "python"
            : word.startsWith("coral")
              ? "coral"
              : (colours?.length ?? 0) > 0
                ? "green"
                : draw.pick("kind", ["green", "python", "coral"], [3, 2, 1]),
  slots: {
    body: { words: ["skin", "scale", "head", "tail", "hood"], materials: ["leather"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
    tongue: { words: [], materials: ["rubber"], takesWhole: false },
    crest: { words: ["crown", "fang", "horn", "spine"], materials: ["ceramic-glaze"], takesWhole: false },
    rattle: { words: [], materials: ["leather"], takesWhole: false },
  },
  poses: ["coiled", "wound"],
  build,
  view: { azimuth: 0.5, elevation: 0.4 },
});

import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { place, settle } from "../../geometry/place.ts";
import { add, addAll, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { alongSpiral, type SpiralPoint, spiralClay, spiralWay } from "./spiral-shell.ts";
import { paintValve, valve } from "./valve.ts";

const FORMS = {
  conch: { turns: 4.2, mouth: 0.24, shrink: 0.6, climb: 2.1, wide: 0.62 },
  whelk: { turns: 6, mouth: 0.19, shrink: 0.7, climb: 3.9, wide: 0.62 },
  nautilus: { turns: 2.4, mouth: 0.25, shrink: 0.36, climb: 0, wide: 0.98 },
} as const;

type Coiled = keyof typeof FORMS;

/** Bands, growth lines and the smooth inside of the mouth. */
function coilPaint(p: CreatureParameters, way: readonly SpiralPoint[], mouth: Vec3): Paint {
  return (surface, x, y, z) => {
    const { turn, across } = alongSpiral(way, x, y, z);
    surface.roughness = 0.26;
    const [u, v, w] = [x - mouth[0], y - mouth[1], z - mouth[2]];
    const inside = smoothstep(1.04, 0.97, Math.sqrt(u * u + v * v + w * w) / 0.21) * (p.variant === "nautilus" ? 0 : 1);
    const growth = sin(turn * 75 + 3 * noise(x * 7, y * 7, z * 7, p.seed));
    shade(surface, 1 - 0.15 * smoothstep(0.2, 0.9, growth) * (1 - inside));
    shade(surface, 1 - 0.25 * smoothstep(0.14, 0.02, across));
    surface.height -= p.size * 0.003 * smoothstep(0.4, 1, growth) * (1 - inside);
    if (p.plain) {
      shade(surface, 1 - 0.25 * smoothstep(0.1, 0.05, Math.abs(across - 0.6)));
      return;
    }
    if (p.variant === "nautilus") {
      const flame = sin(turn * TAU * 4.5 + 2.2 * across + 0.9 * noise(x * 5, y * 5, z * 5, p.seed));
      dye(
        surface,
        [0.52, 0.15, 0.04],
        0.95 * smoothstep(0.1, 0.3, flame) * smoothstep(0.1, 0.22, turn) * smoothstep(0.3, 0.42, across),
      );
      return;
    }
    const spots = noise(turn * 22, across * 7, 0.5, p.seed) + 0.4 * noise(x * 16, y * 16, z * 16, p.seed + 1);
    dye(surface, [0.46, 0.2, 0.07], (1 - inside) * 0.75 * smoothstep(0.12, 0.4, spots) * smoothstep(0.3, 0.5, across));
    dye(surface, [0.95, 0.56, 0.42], 0.9 * inside);
  };
}

function coil(p: CreatureParameters): { geometry: Geometry; paint: Paint } {
  const shape = FORMS[p.variant as Coiled];
  const way = spiralWay(shape, 14);
  const first = way[0] as SpiralPoint;
  const r = first.radius;
  const isNautilus = p.variant === "nautilus";
  const knobs: SculptStep[] =
    p.variant === "conch"
      ? way
          .filter((_, i) => i % 2 === 0 && i > 1)
          .map(({ at: [x, y, z], radius }) => {
            const out = Math.sqrt(x * x + y * y) || 1;
            const [cx, cy] = [x / out, y / out];
            return add(
              roundCone(
                [x + cx * radius * 0.7, y + cy * radius * 0.7, z + radius * 0.45],
                [x + cx * radius * 1.32, y + cy * radius * 1.32, z + radius * 0.75],
                radius * 0.26,
                radius * 0.05,
              ),
              radius * 0.12,
            );
          })
      : [];
  const mouth: Vec3 = [first.at[0], first.at[1] - r * 0.55, first.at[2] - (isNautilus ? 0 : r * 0.15)];
  const lip: SculptStep[] = isNautilus
    ? [
        add(roundCone(first.at, [first.at[0] + 0.02, first.at[1] - 0.13, 0], r, r * 1.14), 0.02),
        carve(ball([first.at[0] + 0.02, first.at[1] - 0.3, 0], r * 1.05), 0.02),
      ]
    : [
        ...addAll(
          limb([
            [first.at, r * 0.9],
            [[first.at[0] * 0.8, first.at[1] - r * 0.2, -r * 1.0], r * 0.6],
            [[0.01, first.at[1], -r * 2.1], r * 0.16],
          ]),
          r * 0.4,
        ),
        ...(p.variant === "conch"
          ? [
              add(
                ellipsoid(
                  [first.at[0] + r * 0.62, first.at[1] - r * 0.35, first.at[2] - r * 0.1],
                  [r * 0.9, r * 0.22, r * 1.15],
                ),
                r * 0.25,
              ),
            ]
          : []),
        carve(ball(mouth, r * 0.8), 0.02),
        carve(roundCone(mouth, [mouth[0] * 0.75, mouth[1] - r * 0.2, mouth[2] - r * 1.1], r * 0.5, r * 0.22), 0.03),
      ];
  const geometry = meshSdf(sculpt([...spiralClay(way), ...knobs, ...lip]), 0.0175);
  // the axis lies across, the mouth looks to the front and up
  const turned = isNautilus
    ? rotation(Z_AXIS, 2.5)
    : chain(rotation(Z_AXIS, -1.75), rotation(Y_AXIS, Math.PI / 2 - 0.2), rotation(Z_AXIS, 0.14));
  return { geometry: place(geometry, turned), paint: coilPaint(p, way, mouth) };
}

/** An ear-shaped bowl, mother of pearl inside, a row of holes along its edge. */
function abalone(p: CreatureParameters): { geometry: Geometry; paint: Paint } {
  // a row of holes that follows the rim, the oldest the smallest
  const holes = [0, 1, 2, 3, 4].map((i) => {
    const a = 0.85 - i * 0.33;
    const [x, z, r] = [0.3 * cos(a), 0.4 * sin(a), 0.036 - 0.004 * i];
    return carve(roundCone([x, 0, z], [x, 0.4, z], r, r), 0.006);
  });
  const clay = sculpt([
    add(ellipsoid([0, 0.16, 0], [0.38, 0.17, 0.5])),
    add(ball([-0.16, 0.1, -0.28], 0.13), 0.06),
    carve(ellipsoid([0, 0.2, 0.01], [0.345, 0.165, 0.46]), 0.01),
    carve(ellipsoid([0, 0.36, 0], [0.6, 0.15, 0.8]), 0.02),
    ...holes,
  ]);
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    const [u, v, w] = [x / 0.36, (y - 0.2) / 0.18, (z - 0.01) / 0.475];
    const inside = ny > -0.2 && u * u + v * v + w * w < 1.06;
    const ripple = noise(x * 7, y * 7, z * 7, p.seed) + 0.5 * noise(x * 18, y * 18, z * 18, p.seed + 1);
    if (!inside) {
      surface.roughness = 0.7;
      shade(surface, 0.85 + 0.3 * ripple);
      return;
    }
    surface.roughness = 0.1;
    const phase = 3.4 * ripple + 9 * (x + z);
    const pearl = [0.32 + 0.2 * sin(phase), 0.5 + 0.16 * sin(phase + 2.1), 0.5 + 0.2 * sin(phase + 4)] as const;
    dye(surface, pearl, p.plain ? 0.35 : 0.95);
  };
  return { geometry: place(meshSdf(clay, 0.0165), rotation(X_AXIS, 0.3)), paint };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  if (p.variant === "scallop") {
    const shell = settle(valve(13, 0.2 * p.plump));
    studio.put("shell", "shell", place(shell, rotation(X_AXIS, 0.5)), paintValve(13), 1);
    const ears = meshSdf(
      sculpt([
        add(ellipsoid([0, 0.01, -0.43], [0.24, 0.03, 0.06])),
        add(ellipsoid([0, 0.04, -0.42], [0.1, 0.05, 0.06]), 0.03),
      ]),
      0.0155,
    );
    studio.put("hinge", "shell", place(ears, rotation(X_AXIS, 0.5)), undefined, 0.6);
  } else {
    const { geometry, paint } = p.variant === "abalone" ? abalone(p) : coil(p);
    studio.put("shell", "shell", geometry, paint, 1);
  }
  const model = studio.finish([]);
  const top = Math.max(
    ...model.parts.map(({ geometry }) =>
      geometry.positions.reduce((high, y, i) => (i % 3 === 1 ? Math.max(high, y) : high), 0),
    ),
  );
  return {
    ...model,
    sockets: [
      { name: "top", position: [0, top, 0] as Vec3, normal: Y_AXIS, radius: 0.15 * p.size },
      { name: "inside", position: [0, top * 0.5, 0] as Vec3, normal: Y_AXIS, radius: 0.12 * p.size },
    ],
  };
}

const nacre = (shell: string) => ({ size: 0.14, colours: { shell } });

/** By seed or word a spiral with knobs and a rosy mouth (conch), a tall spire, a ribbed fan (scallop), a flamed coil (nautilus) or a bowl of mother of pearl (abalone). */
export const seashell = creatureConcept({
  id: "seashell",
  words: [
    "seashell",
    "sea shell",
    "conch",
    "conch shell",
    "scallop",
    "scallop shell",
    "nautilus",
    "nautilus shell",
    "ammonite",
    "ammonite fossil",
    "fossil ammonite",
    "abalone",
    "abalone shell",
    "shell",
    "whelk",
    "cowrie",
    "spiral shell",
  ],
  senses: ["seashell", "conch", "scallop#2", "abalone"],
  height: 0.08,
  variants: {
    conch: nacre("#e8c8a0"),
    whelk: nacre("#e0b888"),
    scallop: nacre("#e89878"),
    nautilus: nacre("#f0e6d4"),
    abalone: nacre("#7c5c48"),
  },
  choose: (draw, { word }) =>
    (/ammonite/.test(word) ? "nautilus" : undefined) ??
    (["conch", "scallop", "nautilus", "abalone", "whelk"] as const).find((kind) => word.startsWith(kind)) ??
    draw.pick("kind", ["conch", "scallop", "whelk", "nautilus"], [3, 3, 2, 1]),
  slots: { shell: { words: ["spiral", "body"], materials: ["ceramic-glaze"] } },
  poses: ["lying"],
  build,
  view: { azimuth: 0.3, elevation: 0.55 },
});

function buildClam(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const gape = 0.75 * p.neck;
  const hinge: Vec3 = [0, 0, 0.44];
  const fan = valve(9, 0.2 * p.plump);
  const under = place(fan, chain(rotation(Z_AXIS, Math.PI), translation([0, 0.012, 0])));
  const over = place(fan, chain(translation(hinge), rotation(X_AXIS, -gape), translation([0, 0.01, -hinge[2]])));
  const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
    paintValve(9)(surface, x, y, z, nx, ny, nz);
  };
  studio.put("lower-shell", "shell", under, paint, 1);
  studio.put("upper-shell", "shell", over, paint, 1);
  const flesh = sculpt([
    add(ellipsoid([0, -0.03, 0.02], [0.4, 0.07, 0.36])),
    add(ellipsoid([0, -0.02, -0.36], [0.16, 0.06, 0.09]), 0.04),
  ]);
  studio.put(
    "flesh",
    "flesh",
    meshSdf(flesh, 0.024),
    (surface, x, y, z) => {
      surface.roughness = 0.2;
      shade(surface, 1 + 0.2 * noise(x * 9, y * 20, z * 9, p.seed));
    },
    0.6,
  );
  const r = 0.14 * p.head;
  studio.put(
    "pearl",
    "pearl",
    settle(place(sphere(r, 36), translation([0, r * 0.8 + 0.02, 0.12]))),
    (surface) => {
      surface.roughness = 0.08;
    },
    0.9,
  );
  return studio.finish([
    { name: "top", position: [0, 0.5, 0], normal: Y_AXIS, radius: 0.2 },
    { name: "inside", position: [0, 0.06, 0.1], normal: Y_AXIS, radius: 0.2 },
  ]);
}

/** Two ribbed halves hinged at the back, the upper one raised over soft flesh and a round pearl. */
export const clam = creatureConcept({
  id: "clam",
  words: ["clam", "oyster", "mussel", "giant clam", "clam shell", "oyster shell", "clamshell"],
  senses: ["clam", "oyster", "mussel#2"],
  height: 0.1,
  variants: {
    sand: { size: 0.16, colours: { shell: "#d8b894", flesh: "#e0a8a0", pearl: "#f4efe8" } },
    violet: { size: 0.16, colours: { shell: "#8c7c98", flesh: "#d8a4b0", pearl: "#f4efe8" } },
  },
  choose: (draw) => draw.pick("kind", ["sand", "violet"], [2, 1]),
  slots: {
    shell: { words: ["valve"], materials: ["ceramic-glaze"] },
    flesh: { words: ["meat"], materials: ["skin"], takesWhole: false },
    pearl: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["open"],
  build: buildClam,
  view: { azimuth: 0.4, elevation: 0.32 },
});

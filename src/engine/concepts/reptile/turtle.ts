import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, IDENTITY, type Mat4, rotation, transformPoint, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "./creature.ts";
import { type Knot, openStudio, pairedLimb, scales, spikes, spineClay } from "./creature-studio.ts";

/** Middles of the shell's plates for x >= 0: a row along the back, one at each side, and the rim. */
const PLATES: readonly (readonly [number, number])[] = [
  ...[0.36, 0.19, 0.01, -0.17, -0.35].map((z) => [0, z] as const),
  ...[0.28, 0.1, -0.09, -0.28].map((z) => [0.24, z] as const),
  ...[0.16, 0.42, 0.66, 0.9, 1.14, 1.4, 1.66, 1.9, 2.14, 2.4, 2.66, 2.9].map((t) => {
    const [s, c] = [sin(t), cos(t)];
    return [0.43 * s, 0.52 * c] as const;
  }),
];

function shellPaint(p: CreatureParameters): Paint {
  const light = fromHex(p.variant === "sea turtle" ? "#c8a050" : p.variant === "tortoise" ? "#d8b060" : "#a8a83c");
  const seamColour = fromHex(p.variant === "sea turtle" ? "#e8cf98" : "#17140c");
  return (surface, x, y, z, _nx, ny) => {
    if (y < 0.145 || ny < -0.5) {
      if (!p.plain) dye(surface, fromHex("#d8c27c"), smoothstep(0.15, 0.12, y));
      return;
    }
    let [first, second] = [9, 9];
    const ax = Math.abs(x);
    for (const [px, pz] of PLATES) {
      const [u, v] = [ax - px, z - pz];
      const d = Math.sqrt(u * u + v * v);
      if (d < first) {
        second = first;
        first = d;
      } else if (d < second) second = d;
    }
    const edge = second - first;
    const seam = smoothstep(0.026, 0.008, edge);
    const ring = Math.abs(first * 34 - Math.floor(first * 34) - 0.5);
    shade(surface, 1 - 0.14 * smoothstep(0.3, 0.45, ring));
    if (!p.plain) {
      dye(
        surface,
        light,
        (p.variant === "tortoise" ? 0.95 : 0.75) *
          smoothstep(0.075, 0.03, first + 0.02 * noise(x * 30, y * 30, z * 30, p.seed)),
      );
      if (p.variant === "tortoise") dye(surface, light, 0.5 * smoothstep(0.35, 0.2, ring));
    }
    surface.height -= 0.006 * seam;
    if (p.plain) shade(surface, 1 - 0.75 * seam);
    else dye(surface, seamColour, 0.95 * seam);
    surface.roughness = 0.45;
  };
}

interface Limbs {
  readonly front: readonly Knot[];
  readonly hind: readonly Knot[];
  readonly neck: readonly Knot[];
  readonly head: Vec3;
}

function limbsOf(p: CreatureParameters): Limbs {
  const { legs: l, neck: n } = p;
  if (p.pose === "upright") {
    return {
      front: [
        [0.24, 0.72, 0.02, 0.11],
        [0.42, 0.62, 0.1, 0.085],
        [0.46, 0.66, 0.3, 0.08],
      ],
      hind: [
        [0.19, 0.26, 0.03, 0.13],
        [0.22, 0.14, 0.06, 0.11],
        [0.22, 0.06, 0.1, 0.1],
      ],
      neck: [
        [0, 0.8, 0.02, 0.15],
        [0, 0.98, 0.05, 0.11],
        [0, 1.04 + 0.06 * n, 0.07, 0.11],
      ],
      head: [0, 1.12 + 0.06 * n, 0.1],
    };
  }
  if (p.variant === "sea turtle") {
    return {
      front: [
        [0.24, 0.19, 0.26, 0.1],
        [0.5, 0.18, 0.34, 0.075],
        [0.78, 0.12, 0.12, 0.06],
        [0.9, 0.06, -0.12, 0.03],
      ],
      hind: [
        [0.22, 0.17, -0.34, 0.09],
        [0.34, 0.12, -0.5, 0.07],
        [0.42, 0.06, -0.64, 0.04],
      ],
      neck: [
        [0, 0.22, 0.3, 0.13],
        [0, 0.24, 0.48, 0.11],
        [0, 0.28, 0.52 + 0.08 * n, 0.11],
      ],
      head: [0, 0.3, 0.6 + 0.08 * n],
    };
  }
  const y = 0.1 * l;
  return {
    front: [
      [0.24, 0.22, 0.28, 0.12],
      [0.36, 0.17, 0.36, 0.1],
      [0.38, y * 0.8, 0.41, 0.085],
    ],
    hind: [
      [0.24, 0.22, -0.28, 0.13],
      [0.36, 0.17, -0.36, 0.105],
      [0.38, y * 0.8, -0.39, 0.09],
    ],
    neck: [
      [0, 0.24, 0.3, 0.14],
      [0, 0.28, 0.5, 0.11],
      [0, 0.36 + 0.06 * n, 0.56 + 0.06 * n, 0.105],
    ],
    head: [0, 0.42 + 0.08 * n, 0.62 + 0.08 * n],
  };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const isUpright = p.pose === "upright";
  const isSea = p.variant === "sea turtle";
  const { front, hind, neck, head } = limbsOf(p);
  const r = 0.14 * p.head;
  const tall = (isSea ? 0.24 : p.variant === "tortoise" ? 0.42 : 0.34) * (0.6 + 0.4 * p.plump);
  const dome = sculpt([
    add(ellipsoid([0, 0.17, 0], [0.43, tall, 0.5])),
    carve(halfSpace([0, 0.14, 0], Y_AXIS), 0.03),
    add(placed(ball([0, 0, 0], 1), translation([0, 0.155, 0]), [0.475, 0.042, 0.545]), 0.03),
  ]);
  const pose: Mat4 = isUpright
    ? chain(translation([0, -0.17, 0]), rotation(X_AXIS, -Math.PI / 2), translation([0, 0.58, -0.1]))
    : IDENTITY;
  studio.put("shell", "shell", place(meshSdf(dome, 0.026), pose), shellPaint(p), 1, 0.7);
  const bellyPlate = placed(
    ellipsoid([0, 0, 0], [0.36, 0.05, 0.45]),
    isUpright ? chain(rotation(X_AXIS, -Math.PI / 2), translation([0, 0.56, 0.03])) : translation([0, 0.125, 0]),
  );
  studio.put(
    "plastron",
    "belly",
    meshSdf(bellyPlate, 0.026),
    (surface, x, y, z) => {
      const along = isUpright ? y - 0.56 : z;
      const line = Math.min(Math.abs(x), Math.abs(along * 5.2 - Math.round(along * 5.2)) / 5.2);
      shade(surface, 1 - 0.4 * smoothstep(0.012, 0.004, line));
    },
    0.7,
  );
  const tailWay: readonly Knot[] = isUpright
    ? [
        [0, 0.2, -0.06, 0.07],
        [0, 0.1, -0.16, 0.045],
        [0, 0.06, -0.26, 0.012],
      ]
    : [
        [0, 0.16, -0.44, 0.07],
        [0, 0.11, -0.58, 0.045],
        [0, 0.06, -0.58 - 0.12 * p.tail, 0.01],
      ];
  const clay = sculpt([
    ...spineClay(neck, 0.06, 3),
    add(ellipsoid(head, [r, r * 0.92, r * 1.18]), 0.06),
    add(ellipsoid([0, head[1] - r * 0.2, head[2] + r * 0.75], [r * 0.66, r * 0.55, r * 0.6]), 0.06),
    ...spineClay(tailWay, 0.03, 3),
    ...pairedLimb(front, 0.05),
    ...pairedLimb(hind, 0.05),
    ...(isUpright || isSea
      ? []
      : [front, hind].map((leg) => {
          const [x, , z] = leg.at(-1) as Knot;
          return add(both(ellipsoid([x, 0.045, z + 0.02], [0.095, 0.05, 0.11])), 0.05);
        })),
    ...(isUpright
      ? [
          add(both(ellipsoid([0.23, 0.04, 0.16], [0.1, 0.05, 0.15])), 0.05),
          add(ellipsoid([0, 0.5, -0.04], [0.3, 0.4, 0.1]), 0.03),
        ]
      : [add(ellipsoid([0, 0.18, 0], [0.36, 0.1, 0.44]), 0.03)]),
  ]);
  studio.put(
    "skin",
    "skin",
    meshSdf(clay, 0.027),
    (surface, x, y, z) => {
      scales(surface, x, y, z, 0.05, p.seed, 0.8);
      const [hy, hz] = [(y - head[1]) / r, (z - head[2]) / r];
      const mouth =
        smoothstep(0.09, 0.03, Math.abs(hy + 0.3 - 0.06 * hz)) * smoothstep(0.1, 0.4, hz) * smoothstep(2, 1.6, hz);
      if (!p.plain) {
        const stripe = smoothstep(0.2, 0.4, noise(x * 16, y * 22, z * 7, p.seed + 2));
        dye(
          surface,
          fromHex(isSea ? "#e8e0c0" : "#d8cc5c"),
          p.variant === "tortoise" ? 0 : isSea ? 0.5 * stripe : 0.45 * stripe,
        );
        dye(surface, fromHex("#d8cf98"), 0.5 * smoothstep(-0.5, -0.8, hy) * smoothstep(-0.6, 0, hz));
      }
      dye(surface, [0.02, 0.018, 0.012], 0.85 * mouth);
    },
    0.95,
  );
  const out = normalize([0.74, 0.34, 0.58]);
  studio.putEyes(
    {
      centre: [head[0] + out[0] * r * 0.86, head[1] + out[1] * r * 0.86, head[2] + out[2] * r * 0.95],
      radius: r * 0.25 * p.eye,
      gaze: normalize([0.7, 0.12, 0.7]),
    },
    { hex: "#3a2a10", pupilSize: 0.6 },
  );
  const claws = isSea
    ? []
    : [front, hind].flatMap((leg) => {
        const [x, y, z] = leg.at(-1) as Knot;
        const low = isUpright && leg === front ? y - 0.02 : 0.03;
        const reach = isUpright && leg === hind ? 0.2 : 0.1;
        return [-0.05, 0, 0.05].map((s) => ({
          root: [x + s, low + 0.012, z + reach - 0.01 - Math.abs(s) * 0.3] as Vec3,
          tip: [x + s * 1.2, Math.max(0.004, low - 0.022), z + reach + 0.045 - Math.abs(s) * 0.3] as Vec3,
          radius: 0.018,
        }));
      });
  if (claws.length > 0) studio.put("claws", "claw", spikes(claws, true), undefined, 0.4);
  const back: Vec3 = isUpright ? [0, 0.6, -0.4] : [0, 0.17 + tall, 0];
  const hand = isUpright ? ([-0.47, 0.7, 0.36] as Vec3) : transformPoint(IDENTITY, [0, 0.2, 0.5]);
  return studio.finish([
    { name: "head", position: [0, head[1] + r * 0.86, head[2]], normal: Y_AXIS, radius: r * 0.95 },
    {
      name: "top",
      position: isUpright ? [0, head[1] + r * 0.86, head[2]] : back,
      normal: Y_AXIS,
      radius: isUpright ? r : 0.3,
    },
    { name: "back", position: back, normal: isUpright ? [0, 0, -1] : Y_AXIS, radius: 0.32 },
    { name: "neck", position: (neck[1] as Knot).slice(0, 3) as unknown as Vec3, normal: Y_AXIS, radius: 0.12 },
    { name: "eyes", position: [0, head[1] + r * 0.25, head[2] + r], normal: [0, 0, 1], radius: r * 0.9 },
    { name: "mouth", position: [0, head[1] - r * 0.3, head[2] + r * 1.4], normal: [0, 0, 1], radius: r * 0.4 },
    { name: "hand", position: hand, normal: Y_AXIS, radius: 0.09 },
  ]);
}

/** A domed shell of plates with dark seams over four short clawed legs, a bare head on a wrinkled neck, a stub of a tail; flippers on the sea's kind. */
export const turtle = creatureConcept({
  id: "turtle",
  words: ["turtle", "tortoise", "sea turtle", "terrapin", "box turtle", "pond turtle", "giant tortoise"],
  senses: ["turtle", "tortoise"],
  height: 0.25,
  variants: {
    turtle: {
      size: 0.4,
      colours: { skin: "#5f8a3c", shell: "#4a5a26", belly: "#d8c47c", claw: "#3a342a", eye: "#1a140c" },
    },
    tortoise: {
      size: 0.5,
      colours: { skin: "#8a7a54", shell: "#4a3820", belly: "#c8ae74", claw: "#5a4c38", eye: "#1a140c" },
    },
    "sea turtle": {
      size: 0.7,
      colours: { skin: "#5c6c54", shell: "#6a4220", belly: "#e0d4a8", claw: "#3a342a", eye: "#1a140c" },
    },
  },
  choose: (_draw, { word, traits }) =>
    word.includes("tortoise") ? "tortoise" : word === "sea turtle" || traits.has("swimming") ? "sea turtle" : "turtle",
  slots: {
    skin: { words: ["head", "leg", "flipper", "neck", "tail", "body"], materials: ["leather"] },
    shell: { words: ["carapace"], materials: ["leather"] },
    belly: { words: ["plastron"], materials: ["leather"], takesWhole: false },
    claw: { words: [], materials: ["leather"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing", "upright"],
  build,
  view: { azimuth: 0.75, elevation: 0.3 },
});

import { curveThrough, line } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { bar } from "../pieces.ts";
import { laid } from "./laid-rope.ts";

/** Rings lying on each other, with the end running out to the front; the last turn winds around them. */
function coilPath(thick: number): { path: Vec3[]; length: number } {
  const points: Vec3[] = [];
  const turns = 6;
  const steps = 26;
  for (let i = 0; i <= turns * steps; i += 1) {
    const t = i / steps;
    const layer = t / turns;
    const r = 0.15 + 0.012 * sin(t * 2.1) - 0.02 * layer;
    points.push([r * cos(t * TAU), thick + layer * turns * thick * 1.42, r * sin(t * TAU)]);
  }
  const last = points.at(-1) as Vec3;
  const tail = curveThrough(
    [
      last,
      [last[0] - 0.01, last[1] - 0.004, last[2] + 0.07],
      [last[0] + 0.05, thick * 4, last[2] + 0.17],
      [last[0] + 0.09, thick, last[2] + 0.23],
      [last[0] + 0.03, thick, last[2] + 0.33],
    ],
    8,
  );
  return { path: [...points, ...tail.slice(1)], length: turns * 0.9 + 0.4 };
}

function lassoPath(): { path: Vec3[]; length: number } {
  const loop = Array.from({ length: 49 }, (_, i): Vec3 => {
    const a = -PI / 2 + (i / 48) * TAU;
    return [0.2 * cos(a), 0.5 + 0.26 * sin(a), i > 24 ? 0.012 : -0.012];
  });
  const tail = curveThrough(
    [
      loop.at(-1) as Vec3,
      [-0.03, 0.16, 0.02],
      [0.05, 0.06, 0.03],
      [0.16, 0.02, 0.06],
      [0.26, 0.016, 0.02],
      [0.2, 0.016, -0.08],
    ],
    8,
  );
  return { path: [...loop, ...tail.slice(1)], length: 2.3 };
}

/** A rope from post to post: half the way between them, its height there, how far it sags. */
const STRUNG = { half: 0.62, high: 0.92, sag: 0.05 } as const;

function strung(): Part[] {
  const { half, high, sag } = STRUNG;
  const way = Array.from({ length: 25 }, (_, k): Vec3 => {
    const t = k / 12 - 1;
    return [t * (half + 0.02), high - sag * (1 - t * t), 0];
  });
  const windings = (x: number): Vec3[] =>
    Array.from({ length: 43 }, (_, i) => {
      const a = (i / 14) * TAU;
      return [x + 0.042 * cos(a), high - 0.026 + (i / 14) * 0.026, 0.042 * sin(a)];
    });
  return [
    makePart("rope", "body", laid(way, 0.0165, 0.9), { weight: 1, crease: 1.2 }),
    ...[-1, 1].flatMap((s, i) => [
      makePart(`knot-${i + 1}`, "body", laid(windings(s * half), 0.0165, 0.5), { weight: 0.6, crease: 1.2 }),
      makePart(`post-${i + 1}`, "post", bar([s * half, 0, 0], [s * half, high + 0.1, 0], 0.036, 14), {
        weight: 0.7,
        grain: "y",
      }),
    ]),
  ];
}

/** Held at both ends and swung over the head: how far apart the ends are from the middle, and how high over them it goes. */
const SWUNG = { half: 0.36, high: 1.1 } as const;

/** One wide turn in the air from handle to handle, as of who skips. */
function swung(): Part[] {
  const { half, high } = SWUNG;
  const way = curveThrough(
    [
      [-half, 0, 0],
      [-1.32 * half, 0.26 * high, -0.02],
      [-1.36 * half, 0.62 * high, -0.05],
      [-0.74 * half, 0.93 * high, -0.07],
      [0, high, -0.08],
      [0.74 * half, 0.93 * high, -0.07],
      [1.36 * half, 0.62 * high, -0.05],
      [1.32 * half, 0.26 * high, -0.02],
      [half, 0, 0],
    ],
    10,
  );
  return [
    makePart("rope", "body", laid(way, 0.017, 2.6), { weight: 1, crease: 1.2 }),
    ...[-1, 1].map((s, i) =>
      makePart(
        `handle-${i + 1}`,
        "post",
        bar([s * half * 0.94, -0.07, 0.01], [s * half * 1.03, 0.05, -0.004], 0.024, 14),
        {
          weight: 0.8,
          grain: "y",
        },
      ),
    ),
  ];
}

/** Let down from above: a long end with a thick knot below, as one climbs or swings on. */
function letDown(): Part[] {
  const way = Array.from({ length: 41 }, (_, i): Vec3 => [0.014 * sin(i * 0.24), 0.05 + i * 0.0475, 0]);
  const knot = Array.from({ length: 43 }, (_, i): Vec3 => {
    const a = (i / 14) * TAU;
    return [0.034 * cos(a), 0.06 + (i / 14) * 0.03, 0.034 * sin(a)];
  });
  return [
    makePart("rope", "body", laid(way, 0.024, 1.9), { weight: 1, crease: 1.2 }),
    makePart("knot", "body", laid(knot, 0.022, 0.7), { weight: 0.7, crease: 1.2 }),
  ];
}

/** A rope. What makes it itself: three twisted strands, lying in a coil with its end running out; a lasso stands in a loop with a knot, a noose hangs with its windings; what others hang from is strung between two posts; who skips has it in a wide turn over the head, by wooden handles; who climbs has it let down from above. */
export const rope = defineThing({
  id: "rope",
  family: "tool",
  forms: { coil: 1, lasso: 0, noose: 0, strung: 0, swung: 0, let: 0 },
  words: {
    rope: "",
    tightrope: "strung",
    "coil of rope": "coil",
    "rope coil": "coil",
    "coiled rope": "coil",
    cordage: "coil",
    twine: "coil",
    lasso: "lasso",
    lariat: "lasso",
    noose: "noose",
    "hangman's noose": "noose",
  },
  choose: ({ doing }) =>
    doing?.has("bearing") ? "strung" : doing?.has("skipped") ? "swung" : doing?.has("climbed") ? "let" : undefined,
  senses: ["rope", "cord"],
  height: 0.16,
  slots: {
    body: {
      words: ["strand", "cord", "fibre"],
      materials: ["woven-cotton"],
      colours: ["#b8904f", "#a67c40", "#c9a565", "#d8c49a"].map(fromHex),
    },
    post: {
      words: ["stake", "handle"],
      materials: ["oak"],
      colours: ["#6f4c2a", "#8a6238"].map(fromHex),
      takesWhole: false,
    },
  },
  sockets: ({ form }) =>
    form === "strung"
      ? [{ name: "line", position: [0, STRUNG.high - STRUNG.sag, 0], normal: [0, 1, 0], radius: STRUNG.half }]
      : form === "swung"
        ? [{ name: "ends", position: [0, 0, 0], normal: [0, 1, 0], radius: SWUNG.half }]
        : [],
  build: ({ form }) => {
    if (form === "strung") return strung();
    if (form === "swung") return swung();
    if (form === "let") return letDown();
    if (form === "coil") {
      const { path, length } = coilPath(0.019);
      return [makePart("rope", "body", settle(laid(path, 0.019, length)), { weight: 1, crease: 1.2 })];
    }
    const { path, length } = lassoPath();
    const windings = (from: number, count: number): Vec3[] =>
      Array.from({ length: count * 14 + 1 }, (_, i) => {
        const a = (i / 14) * TAU;
        return [0.026 * cos(a), from + (i / 14) * 0.026, 0.026 * sin(a)];
      });
    const parts: Part[] = [];
    if (form === "lasso") {
      parts.push(
        makePart("rope", "body", settle(laid(path, 0.0135, length)), { weight: 1, crease: 1.2 }),
        makePart("knot", "body", settle(laid(windings(0.2, 3), 0.0135, 0.5)), { weight: 0.8, crease: 1.2 }),
      );
      return parts;
    }
    const ring = Array.from({ length: 41 }, (_, i): Vec3 => {
      const a = PI / 2 + (i / 40) * TAU;
      return [0.13 * cos(a) * (1 - 0.25 * Math.max(0, sin(a))), 0.19 + 0.18 * sin(a), i < 20 ? 0.01 : -0.01];
    });
    const up = laid(line([0, 0.34, 0], [0, 0.95, 0], 24), 0.0165, 0.6);
    return [
      makePart("loop", "body", settle(laid(ring, 0.0165, 1)), { weight: 1, crease: 1.2 }),
      makePart(
        "windings",
        "body",
        settle(
          laid(
            windings(0.36, 8).map(([x, y, z]) => [x, 0.36 + (y - 0.36) * 1.22, z]),
            0.0165,
            1.4,
          ),
        ),
        { weight: 0.9, crease: 1.2 },
      ),
      makePart("end", "body", settle(up), { weight: 0.7, crease: 1.2 }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.5 },
});

import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, settle } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const HALF = 0.28;
const R = 0.145;

/** The barrel of cloth: a squat round section that sits on the floor, sagging a little between the ends. */
const section = (x: number, grow = 0, sides = 44): readonly Vec3[] =>
  Array.from({ length: sides }, (_, k): Vec3 => {
    const a = -(k / sides) * TAU;
    const sag = 1 - 0.05 * cos((x / HALF) * 1.5) * Math.max(0, sin(a));
    const y = R * 0.94 + (R + grow) * sin(a) * sag * (sin(a) < 0 ? 0.94 : 1);
    return [x, y, (R * 1.06 + grow) * cos(a)];
  });

/** Half the length and width of the mouth of an open one. */
const [MOUTH, GAPE] = [0.2, 0.1];

/** Height of the barrel's upper side over its middle line. */
const crestAt = (z: number): number => R * 0.94 + Math.sqrt(Math.max(0, R * R - (z / 1.06) * (z / 1.06)));

/** Height of the floor of an open one. */
const FLOOR = 0.075;
/** 0 in the middle of the mouth, 1 at its rim. */
const rimAt = (x: number, z: number): number => (x / MOUTH) * (x / MOUTH) + (z / GAPE) * (z / GAPE);

/** The upper side sunk to the floor within the mouth. */
const sunk = (body: Part["geometry"]): Part["geometry"] =>
  deform(body, ([x, y, z]) => {
    const deep = y > R * 0.94 ? 1 - smoothstep(0.72, 1, rimAt(x, z)) : 0;
    return [x, y + (FLOOR - y) * deep, z];
  });

const darkInside: Paint = (surface, x, y, z) => {
  if (rimAt(x, z) < 0.98 && y > FLOOR - 0.01 && y < crestAt(z) - 0.004) layColour(surface, [0.006, 0.007, 0.009], 0.9);
};

/** The zip pulled open: the floor one looks down to, and the zip's two halves as lips about the mouth. */
function mouth(): Part[] {
  const floor = deform(
    lathe(
      [
        [0, FLOOR - 0.01],
        [0.8, FLOOR - 0.01],
        [0.8, FLOOR + 0.004],
        [0, FLOOR + 0.004],
      ],
      40,
    ),
    ([x, y, z]) => [x * MOUTH, y, z * GAPE],
  );
  const lips = tube(
    0.0075,
    Array.from({ length: 48 }, (_, i): Vec3 => {
      const a = (i / 48) * TAU;
      const z = GAPE * sin(a);
      return [MOUTH * cos(a), crestAt(z) + 0.002, z];
    }),
    10,
    { closed: true },
  );
  return [
    makePart("lining", "lining", settle(floor), { weight: 0.4, crease: 0.6 }),
    makePart("lips", "zip", settle(lips), { weight: 0.5 }),
  ];
}

function build({ kind }: Planned): Part[] {
  const isOpen = kind === "open";
  // the handles of an open one have fallen apart
  const [apart, low] = isOpen ? [0.21, 0.1] : [0, 0];
  const ENDS = [
    [0, 0.6],
    [0.002, 0.88],
    [0.008, 0.97],
    [0.02, 1],
  ] as const;
  const rings: Ring[] = [
    ...ENDS.map(([dx, k]) => shrink(section(-HALF - 0.012 + dx), k)),
    ...Array.from({ length: isOpen ? 61 : 17 }, (_, i) =>
      section(-HALF + 0.02 + (2 * HALF - 0.04) * (i / (isOpen ? 60 : 16))),
    ),
    ...[...ENDS].reverse().map(([dx, k]) => shrink(section(HALF + 0.012 - dx), k)),
  ];
  const hoop = (x: number, wide: number, grow: number): Part["geometry"] =>
    loft(
      [
        [x - wide, -0.002],
        [x - wide, grow],
        [x + wide, grow],
        [x + wide, -0.002],
      ].map(([at, g]) => section(at as number, g as number)),
      true,
    );
  const handle = (z: number): Part["geometry"] =>
    sweep(
      rectangleOutline(0.03, 0.007, 0.002, 2),
      curveThrough(
        [
          [-0.13, 0.05, z * (R * 1.06 + 0.004)],
          [-0.13, 0.15, z * (R * 1.075)],
          [-0.12, 0.235 - low * 0.4, z * (0.098 + apart * 0.42)],
          [-0.085, 0.34 - low, z * (0.06 + apart * 0.75)],
          [0, 0.37 - low, z * (0.05 + apart)],
          [0.085, 0.34 - low, z * (0.06 + apart * 0.75)],
          [0.12, 0.235 - low * 0.4, z * (0.098 + apart * 0.42)],
          [0.13, 0.15, z * (R * 1.075)],
          [0.13, 0.05, z * (R * 1.06 + 0.004)],
        ],
        6,
      ),
      { up: [0, 0, z] },
    );
  const long = sweep(
    rectangleOutline(0.032, 0.006, 0.002, 2),
    curveThrough(
      [
        [-HALF - 0.005, 0.22, 0],
        [-HALF - 0.05, 0.14, 0.12],
        [-0.2, 0.006, 0.27],
        [0, 0.004, 0.3],
        [0.2, 0.006, 0.27],
        [HALF + 0.05, 0.14, 0.12],
        [HALF + 0.005, 0.22, 0],
      ],
      8,
    ),
    { up: [0, 1, 0] },
  );
  const top = (x: number): number => section(x)[33]?.[1] ?? 0;
  const zip = loft(
    Array.from({ length: 21 }, (_, i): Ring => {
      const x = -HALF * 0.86 + (HALF * 1.72 * i) / 20;
      const y = top(x);
      return [
        [x, y - 0.004, -0.012],
        [x, y + 0.004, -0.009],
        [x, y + 0.004, 0.009],
        [x, y - 0.004, 0.012],
      ];
    }),
  );
  return [
    makePart("body", "body", settle(isOpen ? sunk(loft(rings)) : loft(rings)), {
      weight: 1,
      crease: 1,
      ...(isOpen && { paint: darkInside }),
    }),
    ...makeParts("band", "trim", [hoop(-HALF * 0.93, 0.013, 0.004), hoop(HALF * 0.93, 0.013, 0.004)], { weight: 0.6 }),
    ...makeParts("handle", "strap", [handle(1), handle(-1)], { weight: 0.9 }),
    makePart("shoulder-strap", "strap", long, { weight: 0.6 }),
    ...(isOpen
      ? mouth()
      : [
          makePart("grip", "trim", block([0.1, 0.022, 0.13], [0, 0.37, 0], 0.009), { weight: 0.4 }),
          makePart("zip", "zip", settle(zip), {
            weight: 0.4,
            paint: (surface, x) => {
              if (Math.abs(((x / 0.008) % 1) - 0.5) > 0.35) surface.height -= 0.001;
            },
          }),
        ]),
    makePart("puller", "metal", block([0.03, 0.006, 0.009], [HALF * 0.7, top(HALF * 0.7) + 0.006, 0.004], 0.002), {
      weight: 0.2,
    }),
    makePart("pocket", "trim", block([0.19, 0.11, 0.012], [0, 0.115, R * 1.04], 0.005), { weight: 0.6 }),
    makePart(
      "rings",
      "metal",
      merge([-1, 1].map((s) => block([0.012, 0.03, 0.04], [s * (HALF + 0.006), 0.215, 0], 0.004))),
      { weight: 0.2 },
    ),
  ];
}

const shrink = (ring: readonly Vec3[], k: number): Ring =>
  ring.map(([x, y, z]) => [x, R * 0.94 + (y - R * 0.94) * k, z * k]);

/** A gym bag. What makes it itself: a long soft barrel of cloth lying on its side with round ends, a zip along its top, two strap handles that meet in a grip above it, a pocket in front, and a loose shoulder strap; open, a dark mouth in its upper side between the handles. */
export const gymBag = defineFromPlan({
  id: "gym-bag",
  family: "container",
  words: ["gym bag", "duffel bag", "duffle bag", "sports bag", "duffel", "holdall", "weekender bag", "sport bag"],
  senses: ["duffel bag", "carryall"],
  height: 0.37,
  view: { azimuth: 0.45, elevation: 0.22 },
  slots: {
    body: mainSlot("ripstop-nylon canvas", "#22385a #b02a2a #3a3c40 #2f5f4a", "bag|cloth"),
    strap: slot("woven-cotton", "#16171a #1d1e22", "handle|belt"),
    trim: slot("ripstop-nylon", "#16171a #e8e4da", "pocket|band|grip|end"),
    zip: slot("plastic", "#0e0f11", "zipper"),
    metal: slot("brushed-steel", "", "ring|puller|buckle"),
    lining: slot("ripstop-nylon", "#0b0c0f #141116", "inside|interior"),
  },
  kinds: { closed: { weight: 1 }, open: { weight: 0, traits: ["open", "containing"], slots: ["lining"] } },
  sockets: ({ kind }) =>
    kind === "open"
      ? [
          { name: "inside", position: [0, FLOOR, 0], normal: [0, 1, 0], radius: GAPE },
          { name: "top", position: [0, crestAt(0), 0], normal: [0, 1, 0], radius: GAPE },
        ]
      : [],
  build,
});

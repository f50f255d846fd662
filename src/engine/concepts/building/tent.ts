import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { flagOn } from "./castle.ts";
import { around, domeProfile, turnedUp } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";

const top = (y: number) => [{ name: "top", position: [0, y, 0] as const, normal: [0, 1, 0] as const, radius: 0.1 }];

/** Two slopes over a ridge, doors folded back in front, guy lines and pegs. */
function ridgeTent(p: StructureParameters) {
  const [w, h, d] = [1.7 * p.wide, 1.4 * p.tall, 2.2];
  const rows = 10;
  const rings: Ring[] = Array.from({ length: rows + 1 }, (_, i) => {
    const t = i / rows;
    const z = d / 2 - t * d;
    const sag = 0.07 * sin(t * PI);
    const side = (s: number): Vec3[] =>
      [0, 0.25, 0.5, 0.75].map((u) => [s * (w / 2) * (1 - u) - s * 0.1 * sin(u * PI), (h - sag) * u, z]);
    return [...side(-1), [0, h - sag, z] as Vec3, ...side(1).reverse()];
  });
  const shell = loft(rings);
  const opening = extrude(
    [
      [-w * 0.2, 0.02],
      [w * 0.2, 0.02],
      [0, h * 0.86],
    ],
    { depth: 0.03 },
  );
  const flap = (): Geometry =>
    deform(
      extrude(
        [
          [0, 0.02],
          [w * 0.24, 0.02],
          [w * 0.02, h * 0.86],
          [0, h * 0.86],
        ],
        { depth: 0.025 },
      ),
      ([x, y, z]) => {
        const k = x / (w * 0.24);
        return [w * 0.205 * (1 - y / (h * 0.9)) + x * 0.62, y, z + 0.02 + 0.26 * k * (1 - 0.6 * k)];
      },
    );
  const stripe: Paint = (surface, _x, y, z, nx) => {
    if (Math.abs(nx) < 0.3) return;
    if (y < 0.09) layColour(surface, fromHex("#3a3f3c"));
    else if (Math.abs(Math.abs(z) - d / 2) < 0.05) {
      surface.r *= 0.6;
      surface.g *= 0.6;
      surface.b *= 0.6;
    }
  };
  const lines = [-1, 1].flatMap((s) => [
    tube(
      0.012,
      [
        [0, h - 0.01, s * (d / 2)],
        [0, 0.02, s * (d / 2 + 0.7)],
      ],
      6,
    ),
    ...[-0.7, 0, 0.7].map((z) =>
      tube(
        0.01,
        [
          [s * w * 0.28, h * 0.42, z],
          [s * (w / 2 + 0.36), 0.02, z * 1.2],
        ],
        6,
      ),
    ),
  ]);
  const pegs = [-1, 1]
    .flatMap((s) => [[0, s * (d / 2 + 0.7)], ...[-0.7, 0, 0.7].map((z) => [s * (w / 2 + 0.36), z * 1.2])])
    .map(([x, z]) => move(cylinder({ radius: 0.022, height: 0.13, segments: 8 }), [x as number, 0, z as number]));
  return standModel(
    [
      makePart("canvas", "canvas", shell, { weight: 1, paint: stripe, grain: "z" }),
      makePart("opening", "opening", move(opening, [0, 0, d / 2]), { weight: 0.8 }),
      ...[-1, 1].map((s) =>
        makePart(`flap-${s < 0 ? "left" : "right"}`, "canvas", move(s > 0 ? flap() : mirror(flap()), [0, 0, d / 2]), {
          weight: 0.7,
        }),
      ),
      makePart(
        "poles",
        "pole",
        merge(
          [-1, 1].map((s) =>
            move(cylinder({ radius: 0.03, height: h + 0.1, bevel: 0.01, segments: 12 }), [0, 0, s * (d / 2 + 0.005)]),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart("ropes", "rope", merge(lines), { weight: 0.3 }),
      makePart("pegs", "pole", merge(pegs), { weight: 0.2 }),
    ],
    top(h),
  );
}

/** A dome on two crossed bows, with a round-topped door. */
function domeTent(p: StructureParameters) {
  const [r, h] = [1.15 * p.wide, 1.25 * p.tall];
  const squareness = (angle: number) => 1 + 0.13 * cos(4 * angle - PI);
  const dome = deform(lathe(domeProfile(r, h), 48), ([x, y, z]) => {
    const k = squareness(atan2(z, x)) + 0.02;
    return [x * k, y, z * k];
  });
  const bow = (turn: number): Geometry =>
    tube(
      0.022,
      Array.from({ length: 19 }, (_, i): Vec3 => {
        const a = (i / 18) * PI;
        const rr = r * cos(a) * squareness(turn + (cos(a) < 0 ? PI : 0)) * 1.03;
        return [rr * cos(turn), Math.max(0.01, h * 1.012 * sin(a)), rr * sin(turn)];
      }),
      8,
    );
  const door: Paint = (surface, x, y, z) => {
    if (y < h * 0.1) return layColour(surface, fromHex("#35393d"), 0.8);
    if (z < 0) return;
    const d = (x * x) / (r * r * 0.2) + ((y - h * 0.08) * (y - h * 0.08)) / (h * h * 0.46);
    if (d < 1)
      layColour(
        surface,
        d > 0.9 ? fromHex("#e9e4d4") : Math.abs(x) < 0.012 ? fromHex("#e9e4d4") : fromHex("#26292c"),
        0.8,
      );
  };
  return standModel(
    [
      makePart("canvas", "canvas", dome, { weight: 1, paint: door }),
      makePart("bows", "pole", merge([bow(PI / 4), bow((3 * PI) / 4)]), { weight: 0.6 }),
      makePart(
        "ropes",
        "rope",
        merge(
          around(
            4,
            tube(
              0.01,
              [
                [r * 0.85, h * 0.5, 0],
                [r * 1.5, 0.01, 0],
              ],
              6,
            ),
            PI / 4,
          ),
        ),
        { weight: 0.3 },
      ),
      makePart(
        "pegs",
        "pole",
        merge(around(4, move(cylinder({ radius: 0.022, height: 0.12, segments: 8 }), [r * 1.5, 0, 0]), PI / 4)),
        { weight: 0.2 },
      ),
    ],
    top(h),
  );
}

/** A cone of hides around poles that cross above it, with a door and painted bands. */
function tipi(p: StructureParameters) {
  const [r, h] = [1.05 * p.wide, 2.3 * p.tall];
  const cone = lathe(
    [
      [0, 0],
      [r, 0],
      [r * 0.66, h * 0.33],
      [r * 0.36, h * 0.62],
      [r * 0.09, h * 0.88],
      [0, h * 0.88],
    ],
    40,
  );
  const paint: Paint = (surface, x, y, z) => {
    const t = y / h;
    const u = (atan2(z, x) / TAU + 1) * 16;
    const zig = Math.abs(u - Math.floor(u) - 0.5) * 2;
    if (t > 0.1 && t < 0.13) layColour(surface, fromHex("#8d2f1f"));
    else if (t > 0.13 && t < 0.15 + zig * 0.07) layColour(surface, fromHex("#2c5b6b"));
    else if (t > 0.62 && t < 0.66) layColour(surface, fromHex("#8d2f1f"));
    else if (t > 0.68) layColour(surface, fromHex("#4a3424"));
    else if (z > 0 && Math.abs(x) < 0.012 && t > 0.4) layColour(surface, fromHex("#5a4430"));
  };
  const door = extrude(
    [
      [-0.26, 0.04],
      [0.26, 0.04],
      [0.2, h * 0.26],
      [0, h * 0.4],
      [-0.2, h * 0.26],
    ],
    { depth: 0.05 },
  );
  const lean = atan2(r, h * 0.98);
  const poles = Array.from({ length: 9 }, (_, i) =>
    turnY(
      move(
        turnX(cylinder({ radius: 0.03, radiusTop: 0.02, height: h * (1.18 + 0.04 * (i % 3)), segments: 8 }), -lean),
        [0.02, 0.03, r * 0.97],
      ),
      (i / 9) * TAU + 0.3,
    ),
  );
  const pins = Array.from({ length: 5 }, (_, i) => {
    const y = h * (0.44 + i * 0.06);
    return move(turnZ(cylinder({ radius: 0.012, height: 0.16, segments: 8 }), PI / 2), [
      0.08,
      y,
      r * (1 - y / h) * 1.02 + 0.01,
    ]);
  });
  return standModel(
    [
      makePart("canvas", "canvas", cone, { weight: 1, paint, projection: "cylinder" }),
      makePart("door", "opening", move(turnX(door, -lean), [0, 0, r * 0.985]), { weight: 0.8 }),
      ...makeParts("pole", "pole", poles, { weight: 0.7 }),
      makePart("pins", "pole", merge(pins), { weight: 0.2 }),
    ],
    top(h),
  );
}

/** A striped round tent with a scalloped valance, a high peak and flags. */
function circus(p: StructureParameters) {
  const [r, h] = [1.35 * p.wide, 0.85 * p.tall];
  const sides = 16;
  const n = sides * 3;
  const swag = (y0: number, y1: number, r0: number, r1: number) =>
    lathe(
      [
        [0, y0],
        ...Array.from({ length: 8 }, (_, i) => {
          const t = i / 7;
          return [
            r0 + (r1 - r0) * (1 - (1 - t) * (1 - t)),
            y0 + 0.02 + (y1 - y0) * t * t * 0.45 + (y1 - y0) * t * 0.55,
          ] as const;
        }),
        [0, y1 + 0.02],
      ],
      n,
    );
  const white = fromHex("#f3ede0");
  const stripes: Paint = (surface, x, _y, z) => {
    const u = (atan2(z, x) / TAU + 1) * sides;
    if (Math.floor(u) % 2 === 0) layColour(surface, white);
  };
  const peak = h + 1.15 * p.tall;
  const scallop = around(
    sides,
    turnY(
      move(
        extrude(
          [
            [-0.265 * p.wide, 0.04],
            [-0.25 * p.wide, -0.07],
            [-0.13 * p.wide, -0.18],
            [0, -0.21],
            [0.13 * p.wide, -0.18],
            [0.25 * p.wide, -0.07],
            [0.265 * p.wide, 0.04],
          ],
          { depth: 0.04 },
        ),
        [0, h + 0.02, r * 1.06],
      ),
      PI / sides,
    ),
  );
  const parts: Part[] = [
    makePart(
      "wall",
      "canvas",
      turnedUp(
        [
          [0, 0],
          [r, 0],
          [r, h + 0.04],
          [0, h + 0.04],
        ],
        n,
        1,
      ),
      { weight: 0.9, paint: stripes, projection: "cylinder" },
    ),
    makePart("roof", "canvas", swag(h, peak, r * 1.1, 0.1), { weight: 1, paint: stripes, projection: "cylinder" }),
    makePart("valance", "trim", merge(scallop), { weight: 0.7 }),
    makePart(
      "doorway",
      "opening",
      move(
        extrude(
          [
            [-0.32, 0],
            [0.32, 0],
            [0.3, h * 0.5],
            [0.1, h * 0.88],
            [-0.1, h * 0.88],
            [-0.3, h * 0.5],
          ],
          { depth: 0.08 },
        ),
        [0, 0, r * 0.985],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "curtains",
      "trim",
      merge(
        [-1, 1].map((s) =>
          move(
            turnedUp(
              [
                [0, 0],
                [0.1, 0],
                [0.05, h * 0.4],
                [0.12, h * 0.88],
                [0, h * 0.88],
              ],
              10,
            ),
            [s * 0.3, 0, r * 1.0],
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "peak",
      "pole",
      turnedUp(
        [
          [0, peak - 0.1],
          [0.11, peak - 0.1],
          [0.11, peak + 0.04],
          [0, peak + 0.06],
        ],
        16,
      ),
      { weight: 0.4 },
    ),
    ...flagOn("peak", 0, peak + 0.04, 0, 0.4),
    makePart(
      "ropes",
      "rope",
      merge(
        around(
          8,
          tube(
            0.012,
            [
              [r * 1.06, h, 0],
              [r * 1.42, 0.01, 0],
            ],
            6,
          ),
          PI / 16,
        ),
      ),
      { weight: 0.3 },
    ),
  ];
  return standModel(parts, top(peak));
}

/**
 * A tent. What makes it itself: cloth stretched over poles. Camping: a ridge between two slopes with its door flaps folded back, or a dome
 * on crossed bows, guy lines and pegs. A tipi is a cone of hide with poles that cross above it. The circus tent is round, striped red and
 * white, with scallops and a flag.
 */
export const tent = defineStructure({
  id: "tent",
  family: "building",
  words: [
    "tent",
    "camping tent",
    "dome tent",
    "circus tent",
    "big top",
    "circus",
    "carnival tent",
    "tipi",
    "teepee",
    "tepee",
    "wigwam",
    "pup tent",
    "marquee",
    "yurt",
  ],
  senses: ["tent#1", "tepee", "circus tent"],
  height: 1.5,
  styles: { ridge: 3, dome: 1, tipi: 0.0001, circus: 0.0001 },
  choose: byWord({
    circus: ["circus tent", "big top", "circus", "carnival tent", "marquee"],
    tipi: ["tipi", "teepee", "tepee", "wigwam"],
    dome: ["dome tent", "yurt"],
    ridge: ["pup tent"],
  }),
  slots: {
    canvas: bodySlot(
      ["cloth", "fabric", "cover", "flap"],
      ["woven-cotton"],
      "#c8793a",
      "#4d7a4a",
      "#3c6c94",
      "#b8402c",
      "#d9b04a",
      "#8a8f52",
    ),
    opening: fixedSlot(["door", "entrance"], ["felt"], "#211c18"),
    pole: fixedSlot(["stick", "peg", "bow"], ["oak"], "#8a6844"),
    rope: fixedSlot(["guy line", "line"], ["woven-cotton"], "#e3d9c0"),
    trim: fixedSlot(["valance", "curtain"], ["woven-cotton"], "#e0ad2b", "#2a5ca0"),
    flag: fixedSlot(["banner"], ["woven-cotton"], "#e0ad2b", "#2a5ca0"),
  },
  dress: ({ style }) =>
    style === "tipi"
      ? { canvas: { material: "leather", colours: hues("#dcc39a") } }
      : style === "circus"
        ? { canvas: { material: "woven-cotton", colours: hues("#b81f1a") } }
        : {},
  build: (p) =>
    p.style === "circus" ? circus(p) : p.style === "tipi" ? tipi(p) : p.style === "dome" ? domeTent(p) : ridgeTent(p),
  view: { azimuth: 0.5, elevation: 0.22 },
});

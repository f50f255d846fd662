import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { flame, flamePaint } from "../light/flame.ts";

/** Height of the slab's top, half its width and depth, metres. */
const [TOP, WIDE, DEEP] = [1.02, 0.95, 0.5];

/** A sign in a circle, cut into the front; it glows where the altar is one for dark rites. */
const sign =
  (isLit: boolean): Paint =>
  (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < 0.7 || z < 0.2) return;
    const [u, v] = [x / 0.24, (y - 0.54) / 0.24];
    const r = Math.sqrt(u * u + v * v);
    let cut = Math.abs(r - 1) < 0.06;
    // a cross for prayer, a star of five points for darker rites
    if (r < 1 && !isLit) cut = cut || Math.abs(u) < 0.07 || Math.abs(v - 0.2) < 0.07;
    for (let i = 0; isLit && r < 1 && i < 5; i += 1) {
      const [a, b] = [PI / 2 + (i * 2 * PI) / 5, PI / 2 + ((i + 2) * 2 * PI) / 5];
      const [ax, ay, dx, dy] = [cos(a), sin(a), cos(b) - cos(a), sin(b) - sin(a)];
      const off = Math.abs((u - ax) * dy - (v - ay) * dx) / Math.sqrt(dx * dx + dy * dy);
      if (off < 0.05) cut = true;
    }
    if (!cut) return;
    surface.height -= 0.01;
    if (isLit) layColour(surface, fromHex("#ff3a18"), 0.5, 0);
    else {
      surface.r *= 0.35;
      surface.g *= 0.35;
      surface.b *= 0.35;
    }
  };

const candle = (x: number, z: number, high: number): { wax: Geometry; fire: Geometry } => ({
  wax: move(
    turnedUp(
      [
        [0, 0],
        [0.045, 0, 0.006],
        [0.036, 0.02, 0.01],
        [0.034, high, 0.006],
        [0.02, high - 0.006, 0.004],
        [0, high - 0.008],
      ],
      20,
    ),
    [x, TOP - 0.002, z],
  ),
  fire: move(flame(0.1, 0.02, 0.06, x * 9), [x, TOP + high - 0.012, z]),
});

function build({ style, stream, has }: Planned): Part[] {
  const next = stream("candles");
  const isDark = style === "ritual";
  const places = [-0.8, -0.62, 0.6, 0.79].flatMap((x, i) => [
    [x, -0.2 + 0.14 * (i % 2), 0.13 + 0.14 * next()] as const,
  ]);
  const candles = [...places, [-0.72, 0.16, 0.1] as const, [0.7, 0.2, 0.12] as const].map(([x, z, h]) =>
    candle(x, z, h),
  );
  const stains: Paint = (surface, x, y, z) => {
    if (!isDark || y < TOP - 0.03) return;
    const [u, v] = [x / 0.42, z / 0.3];
    const wet = 1 - Math.sqrt(u * u + v * v) + 0.6 * noise(x * 6, 0, z * 6, 3) + 0.12 * sin(atan2(v, u) * 5);
    if (wet > 0.35) layColour(surface, [0.16, 0.008, 0.006], 0.25, 0);
  };
  const parts = [
    makePart(
      "steps",
      "step",
      merge([block([2.5, 0.12, 1.7], [0, 0.06, 0.06], 0.02, 2), block([2.2, 0.12, 1.35], [0, 0.18, 0.02], 0.02, 2)]),
      { weight: 0.8 },
    ),
    makePart("plinth", "body", merge([block([1.62, 0.1, 0.8], [0, 0.28, 0], 0.02, 2)]), { weight: 0.6 }),
    makePart("block", "body", block([1.45, 0.56, 0.66], [0, 0.6, 0], 0.02, 2), { weight: 1, paint: sign(isDark) }),
    makePart(
      "posts",
      "body",
      merge([-1, 1].flatMap((s) => [-1, 1].map((t) => block([0.2, 0.6, 0.2], [s * 0.7, 0.6, t * 0.3], 0.03, 2)))),
      { weight: 0.7 },
    ),
    makePart(
      "slab",
      "body",
      merge([
        block([WIDE * 2, 0.12, DEEP * 2], [0, TOP - 0.06, 0], 0.025, 2),
        block([WIDE * 1.84, 0.06, DEEP * 1.76], [0, TOP - 0.14, 0], 0.02, 2),
      ]),
      { weight: 1, paint: stains },
    ),
    makePart("candles", "candle", merge(candles.map(({ wax }) => wax)), { weight: 0.7 }),
    ...(has("flame")
      ? makeParts(
          "flame",
          "flame",
          candles.map(({ fire }) => fire),
          { weight: 0.4, shines: true, paint: flamePaint(0.1) },
        )
      : []),
  ];
  if (has("cloth"))
    parts.push(
      makePart(
        "cloth",
        "cloth",
        merge([
          block([0.5, 0.012, DEEP * 2 + 0.02], [0, TOP + 0.003, 0], 0.004),
          block([0.5, 0.4, 0.012], [0, TOP - 0.19, DEEP + 0.008], 0.004),
        ]),
        {
          weight: 0.7,
          paint: (surface, x, y, z) => {
            if (Math.abs(Math.abs(x) - 0.22) < 0.012 || (z > DEEP && Math.abs(y - (TOP - 0.35)) < 0.012))
              layColour(surface, fromHex("#d8b040"), 0.35, 0.6);
          },
        },
      ),
    );
  return parts;
}

/** An altar. What makes it itself: a heavy stone table on two steps, a broad slab over a block with corner posts and a sign cut into its front, with candles burning at both ends; a church's has a runner of cloth, one for dark rites a red glow in the sign and stains on the slab. */
export const altar = defineFromPlan({
  id: "altar",
  family: "furniture",
  words: [
    "altar",
    "stone altar",
    "ritual altar",
    "sacrificial altar",
    "church altar",
    "dark altar",
    "demonic altar",
    "sacrifice altar",
    "shrine altar",
    "blood altar",
  ],
  senses: ["altar"],
  height: 1.3,
  vary: 0.04,
  view: { azimuth: 0.42, elevation: 0.2 },
  slots: {
    body: mainSlot("limestone granite", "#b8b2a4 #a09c94", "stone|slab|block|table"),
    step: { ...slot("ashlar", "", "base|stair"), takesWhole: true },
    candle: slot("wax", "#efe6cc", "wax"),
    flame: slot("flames", "", "fire"),
    cloth: slot("velvet", "#8a1420 #3a1a6a", "runner|altar cloth"),
  },
  styles: {
    plain: { weight: 5, words: ["church altar", "shrine altar"] },
    ritual: {
      weight: 1,
      words: ["ritual altar", "sacrificial altar", "dark altar", "demonic altar", "sacrifice altar", "blood altar"],
      materials: { body: "basalt", step: "basalt" },
      dress: { body: "#3a3638", step: "#322e30" },
    },
  },
  extras: { flame: { chance: 1 }, cloth: { chance: 0.25, words: ["church altar"] } },
  build,
  sockets: () => [{ name: "top", position: [0, TOP, 0], normal: [0, 1, 0], radius: 0.45 }],
});

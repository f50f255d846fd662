import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** Radius of a wheel, half its width, and how far out its middle is; metres. */
const [R, HALF, OUT] = [0.086, 0.024, 0.3];

/** Ridges that a sole grips. */
const ridged: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  const t = (Math.abs(x) + z * 0.6) / 0.013;
  if (t - Math.floor(t) < 0.4) surface.height += 0.0015;
};

/** Grooves across the tread. */
const treaded: Paint = (surface, _x, y, z) => {
  const r = Math.sqrt(y * y + z * z);
  if (r < R - 0.008) return;
  const t = (y > 0 ? z : -z) / 0.014;
  if (t - Math.floor(t) < 0.25) surface.height -= 0.002;
};

function board(): Part[] {
  const cuts: readonly (readonly [x: number, y: number, high: number, deep: number])[] = [
    [0, 0.098, 0.026, 0.03],
    [0.03, 0.098, 0.03, 0.042],
    [0.09, 0.102, 0.032, 0.08],
    [0.18, 0.104, 0.034, 0.094],
    [0.252, 0.108, 0.038, 0.09],
    [0.268, 0.11, 0.036, 0.08],
  ];
  const side = settle(
    loft(
      cuts.map(
        ([x, y, high, deep]): Ring =>
          Array.from({ length: 28 }, (_, i): Vec3 => {
            const a = (i / 28) * TAU;
            const soft = (t: number): number => (t < 0 ? -1 : 1) * Math.sqrt(Math.abs(t));
            return [x, y + high * soft(cos(a)), deep * soft(sin(a))];
          }),
      ),
    ),
  );
  const wheel = turnedAcross(
    [
      [0.03, -HALF, 0.002],
      [R - 0.016, -HALF, 0.006],
      [R, -HALF * 0.5, 0.01],
      [R, HALF * 0.5, 0.01],
      [R - 0.016, HALF, 0.006],
      [0.03, HALF, 0.002],
    ],
    [0, 0, 0],
  );
  const each = <T>(make: (s: 1 | -1) => T): T[] => [make(1), make(-1)];
  return [
    ...makeParts(
      "half",
      "body",
      each((s) => stretch(side, [s, 1, 1])),
      { weight: 1 },
    ),
    makePart("joint", "dark", bar([-0.03, 0.098, 0], [0.03, 0.098, 0], 0.024, 24), { weight: 0.6 }),
    ...makeParts(
      "pad",
      "rubber",
      each((s) => block([0.15, 0.012, 0.15], [s * 0.165, 0.137, 0], 0.006, 2)),
      { weight: 0.8, paint: ridged },
    ),
    ...makeParts(
      "tyre",
      "tyre",
      each((s) => move(wheel, [s * OUT, R, 0])),
      { weight: 1, paint: treaded },
    ),
    ...makeParts(
      "hub",
      "metal",
      each((s) => move(bar([-0.026, 0, 0], [0.026, 0, 0], 0.05, 32), [s * OUT, R, 0])),
      { weight: 0.6 },
    ),
    ...makeParts(
      "axle",
      "dark",
      each((s) => bar([s * 0.2, R, 0], [s * 0.29, R, 0], 0.02, 16)),
      { weight: 0.3 },
    ),
    // mudguards hug the wheels from above
    ...makeParts(
      "guard",
      "body",
      each((s) => guard(s)),
      { weight: 0.9 },
    ),
    ...each((s) => ({
      ...makePart(
        s > 0 ? "lamp-right" : "lamp-left",
        "light",
        move(stretch(sphere(1, 20), [0.04, 0.008, 0.007]), [s * 0.16, 0.1, 0.089]),
        {
          weight: 0.6,
          paint: (surface) => layColour(surface, [0.25, 0.75, 1], 0.2, 0),
        },
      ),
      shines: true,
    })),
  ];
}

/** A quarter shell over a wheel. */
function guard(s: 1 | -1): Part["geometry"] {
  const rings = Array.from({ length: 15 }, (_, i): Ring => {
    const a = -1.15 + (i / 14) * 2.3;
    const at = (r: number, x: number): Vec3 => [x, R + r * cos(a), r * sin(a)];
    const [inner, outer] = [0.255, 0.334];
    return [
      at(R + 0.008, inner),
      at(R + 0.008, outer),
      at(R + 0.016, outer - 0.004),
      at(R + 0.018, inner + 0.02),
      at(R + 0.016, inner),
    ];
  });
  const shell = settle(loft(rings));
  return stretch(shell, [s, 1, 1]);
}

/** A board that floats over the ground on two glowing discs, as films have it. */
function floating(): Part[] {
  return [
    makePart("deck", "body", block([0.7, 0.03, 0.2], [0, 0.16, 0], 0.014, 3), { weight: 1 }),
    ...makeParts(
      "pad",
      "rubber",
      [-1, 1].map((s) => block([0.22, 0.006, 0.16], [s * 0.17, 0.177, 0], 0.003)),
      { weight: 0.8, paint: ridged },
    ),
    ...makeParts(
      "housing",
      "dark",
      [-1, 1].map((s) => bar([s * 0.2, 0.1, 0], [s * 0.2, 0.15, 0], 0.085, 36)),
      { weight: 0.8 },
    ),
    ...[-1, 1].map((s) => ({
      ...makePart(
        s > 0 ? "glow-right" : "glow-left",
        "light",
        bar([s * 0.2, 0.085, 0], [s * 0.2, 0.102, 0], 0.072, 36),
        { weight: 0.9, paint: (surface: Parameters<Paint>[0]) => layColour(surface, [0.3, 0.85, 1], 0.2, 0) },
      ),
      shines: true,
    })),
    ...makeParts(
      "beam",
      "dark",
      [-1, 1].map((s) => bar([s * 0.2, 0, 0], [s * 0.2, 0.09, 0], 0.004, 8)),
      { weight: 0.1 },
    ),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "floating" ? floating() : board());

/** A board that balances itself. What makes it itself: two wheels side by side at its ends under rounded guards, two tapered halves joined in the middle, a ribbed pad for each foot, blue lamps at the front; or, as in films, a wheelless deck over two glowing discs. */
export const hoverboard = defineFromPlan({
  id: "hoverboard",
  family: "vehicle",
  words: [
    "hoverboard",
    "hover board",

    "self balancing board",
    "flying skateboard",
    "floating skateboard",
  ],
  height: 0.18,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.32 },
  slots: {
    body: mainSlot("plastic", "#c8241c #1c1d21 #1f6fc8 #e8e8e6 #d83a8a #3aa860", "deck|shell|fender"),
    rubber: slot("rubber", "#141416", "pad|foot pad"),
    tyre: slot("rubber", "#1a1a1b", "wheel|tire"),
    metal: slot("brushed-aluminium", "", "hub|rim"),
    dark: slot("plastic", "#1b1c1e", "joint|axle"),
    light: slot("plastic", "#60c8ff", "lamp|led|glow"),
  },
  styles: {
    wheeled: {},
    floating: {
      weight: 0,
      words: ["flying skateboard", "floating skateboard"],
      traits: ["futuristic", "floating", "flying"],
    },
  },
  sockets: ({ style }) => [
    { name: "top", position: [0, style === "floating" ? 0.18 : 0.143, 0], normal: [0, 1, 0], radius: 0.1 },
  ],
  build,
});

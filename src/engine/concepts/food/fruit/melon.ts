import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place, settle, turnX } from "../../../geometry/place.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { oval, stalk } from "../shapes.ts";
import type { Cut } from "../slice-gone.ts";
import { shade, tint } from "../tint.ts";

interface Melon {
  readonly radius: number;
  /** Length over width: it lies on its side when above 1. */
  readonly long: number;
  readonly flesh: Rgb;
  readonly rim: Rgb;
  readonly skin: (x: number, y: number, z: number, surface: Parameters<Paint>[0]) => void;
  /** Black pips through the flesh, or a hollow full of pale ones in the middle. */
  readonly pips: "scattered" | "hollow";
}

const PIP = fromHex("#17100c");
const PALE_PIP = fromHex("#f0dfae");

/** Flesh at distance `d` from the middle (1 at the skin), (u, v) on the cut. True where it is flesh or rim. */
function cutPaint(melon: Melon, surface: Parameters<Paint>[0], u: number, v: number, pips = true): void {
  const d = Math.sqrt(u * u + v * v);
  if (d > 0.965) return;
  tint(surface, melon.rim, 1);
  const grain = noise(u * 14, v * 14, 1, 3) * 0.5 + noise(u * 40, v * 40, 2, 4) * 0.5;
  tint(surface, melon.flesh, smoothstep(0.925, 0.83, d));
  if (d < 0.88) shade(surface, 1 + 0.1 * grain);
  surface.roughness = 0.55;
  if (melon.pips === "hollow") {
    if (d > 0.45) return;
    surface.height -= 0.002;
    shade(surface, 0.8);
    const pip = noise(u * 22, v * 22, 9, 6);
    tint(surface, PALE_PIP, smoothstep(0.05, 0.25, pip));
    return;
  }
  if (!pips) return;
  const angle = atan2(v, u);
  for (const [row, n] of [
    [0.46, 9],
    [0.7, 14],
  ] as const) {
    const part = (angle / TAU) * n + (row > 0.6 ? 0.5 : 0) + 20;
    const across = ((part - Math.floor(part) - 0.5) * TAU * row) / n;
    const along = d - row - 0.03 * sin(Math.floor(part) * 4.7);
    if (across * across * 5.5 + along * along < 0.0026) {
      tint(surface, PIP, 1);
      surface.roughness = 0.2;
      surface.height += 0.0008;
    }
  }
}

const body = ({ radius: r, long }: Melon): Geometry => settle(oval([r, r * long, r], 56));

function halfOf({ radius: r }: Melon): Geometry {
  const line = Array.from({ length: 13 }, (_, i): Point2 => {
    const angle = (i / 12 - 1) * (PI / 2);
    return [i === 0 ? 0 : r * cos(angle), r * sin(angle)];
  });
  return lathe([...line, [r * 0.99, r * 0.01], [r * 0.5, r * 0.01], [0, r * 0.01]], 64);
}

/** A slice as thick as a thumb: point up, standing on its rind; `open` is half the angle at the point. */
function wedge(r: number, open: number, thick: number): Geometry {
  const arcPoints = Array.from({ length: 25 }, (_, i): Point2 => {
    const angle = -PI / 2 + (i / 24 - 0.5) * 2 * open;
    return [r * cos(angle), r * sin(angle)];
  });
  const wide = open > 1.5;
  return extrude(wide ? arcPoints : [...arcPoints, [0, 0]], { depth: thick, bevel: thick * 0.06, bevelSteps: 1 });
}

function buildMelon(melon: Melon, food: Food): Part[] {
  const { radius: r, long } = melon;
  const skin: Paint = (surface, x, y, z) => {
    melon.skin(x / r, y / (r * long), z / r, surface);
  };
  const parts: Part[] = [];
  const whole = () => {
    const lie = long > 1.05;
    const laid = lie
      ? chain(rotation(Z_AXIS, 1.45), rotation(Y_AXIS, -0.35), translation([0, r, 0]))
      : translation([0, r * long, 0]);
    parts.push(makePart("melon", "rind", place(body(melon), laid), { weight: 1, paint: skin, crease: 1.2 }));
    const end = r * long;
    const stem = stalk(
      [
        [0, end - r * 0.02, 0],
        [0, end + r * 0.08, 0],
        [r * 0.07, end + r * 0.17, 0.01 * r],
      ],
      r * 0.035,
      0.5,
    );
    parts.push(makePart("stem", "stem", place(stem, laid), { weight: 0.5 }));
  };
  const slice = (open: number, thick: number): Part => {
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      const d = Math.sqrt(x * x + y * y) / r;
      if (d > 0.985) melon.skin(x / r, z / r, y / r, surface);
      else cutPaint(melon, surface, x / r, y / r, Math.abs(nz) > 0.75 && Math.abs(nx) + Math.abs(ny) < 2);
    };
    return makePart("slice", "rind", wedge(r, open, thick), { weight: 1, paint, crease: 0.5 });
  };
  const half = (): Part =>
    makePart("half", "rind", halfOf(melon), {
      weight: 1,
      crease: 0.6,
      paint: (surface, x, y, z, nx, ny, nz) => {
        if (y > r * 0.005) cutPaint(melon, surface, x / r, z / r);
        else skin(surface, x, y * long, z, nx, ny, nz);
      },
    });
  const put = (part: Part, at: ReturnType<typeof rotation>): Part => ({ ...part, geometry: place(part.geometry, at) });
  if (food.style === "whole") whole();
  if (food.style === "pair") {
    whole();
    parts.push(put(slice(0.62, r * 0.3), chain(rotation(Y_AXIS, 0.25), translation([r * 0.5, r, r * 1.35]))));
  }
  if (food.style === "half")
    parts.push(put({ ...half(), geometry: turnX(half().geometry, 0.75) }, translation([0, r, 0])));
  if (food.style === "slice")
    parts.push({ ...slice(0.66, r * 0.26), geometry: move(wedge(r, 0.66, r * 0.26), [0, r, 0]) });
  return parts;
}

const DARK_STRIPE = fromHex("#123d16");

const watermelonSkin: Melon["skin"] = (u, v, w, surface) => {
  const angle = (atan2(w, u) / TAU) * 11;
  const jag = 0.16 * noise(v * 9, angle * 0.7, 1, 5) + 0.1 * noise(v * 26, angle, 2, 6);
  const s = Math.abs(angle + 40 + jag - Math.floor(angle + 40 + jag) - 0.5);
  tint(surface, DARK_STRIPE, 0.95 * smoothstep(0.17, 0.24, s));
  const vein = noise(u * 12, v * 12, w * 12, 8);
  tint(surface, DARK_STRIPE, 0.3 * smoothstep(0.25, 0.5, vein));
  surface.roughness = 0.28;
};

const NET = fromHex("#e4d5a4");

/** A raised pale net over a dull skin. */
const nettedSkin: Melon["skin"] = (u, v, w, surface) => {
  const a = Math.abs(noise(u * 9, v * 9, w * 9, 3));
  const b = Math.abs(noise(u * 15, v * 15, w * 15, 9));
  const net = Math.max(smoothstep(0.1, 0.03, a), 0.8 * smoothstep(0.1, 0.03, b));
  tint(surface, NET, net * 0.85);
  surface.height += 0.0012 * net;
  const rib = Math.abs(cos(atan2(w, u) * 5));
  shade(surface, 0.8 + 0.2 * smoothstep(0, 0.25, rib));
  surface.roughness = 0.6;
};

const WATERMELON: Melon = {
  radius: 0.13,
  long: 1.22,
  flesh: fromHex("#c4121c"),
  rim: fromHex("#e6efc0"),
  skin: watermelonSkin,
  pips: "scattered",
};
const CANTALOUPE: Melon = {
  radius: 0.08,
  long: 1.02,
  flesh: fromHex("#f09a45"),
  rim: fromHex("#b9c36a"),
  skin: nettedSkin,
  pips: "hollow",
};

/** Where a slice is gone, the flesh as any cut from the rind to the middle shows it. */
const cutOf = (melon: Melon): Cut => ({
  whole: { pair: "whole", half: "whole", slice: "whole" },
  inside: () => ({
    rind: (surface, x, y, z) =>
      cutPaint(melon, surface, Math.sqrt(x * x + z * z) / melon.radius, y / (melon.radius * melon.long)),
  }),
});

const slots = (rind: string) => ({
  rind: { ...slot("plastic", rind, "skin|peel|body"), takesWhole: true },
  stem: slot("felt", "#6f6a2a", "stalk"),
});

/** Watermelon: large, long and striped in two greens; cut, red flesh with black pips within a white and green rind. */
const watermelon = defineFood({
  id: "watermelon",
  seldomColour: true,
  words: [
    "watermelon",
    "watermelon slice",
    "slice of watermelon",
    "watermelon wedge",
    "half watermelon",
    "watermelon half",
  ],
  senses: ["watermelon#2"],
  height: 0.26,
  slots: slots("#4f8f35 #5a9a3c"),
  styles: {
    pair: { weight: 3 },
    whole: { weight: 1, traits: ["closed"] },
    half: { weight: 1, words: ["half watermelon", "watermelon half"], traits: ["halved", "open"] },
    slice: { weight: 0, words: ["watermelon slice", "slice of watermelon", "watermelon wedge"], traits: ["sliced"] },
  },
  cut: cutOf(WATERMELON),
  build: (food) => buildMelon(WATERMELON, food),
  view: { azimuth: 0.35, elevation: 0.32 },
});

/** Melon: round, ribbed, covered with a raised pale net; cut, orange flesh around a hollow full of pips. */
const melon = defineFood({
  id: "melon",
  words: ["melon", "cantaloupe", "honeydew", "honeydew melon", "muskmelon", "melon slice", "half melon"],
  senses: ["melon#1"],
  height: 0.16,
  slots: slots("#b9a862 #c0ad68"),
  styles: {
    pair: { weight: 3 },
    whole: { weight: 1, traits: ["closed"] },
    half: { weight: 1, words: ["half melon"], traits: ["halved", "open"] },
    slice: { weight: 0, words: ["melon slice"], traits: ["sliced"] },
  },
  cut: cutOf(CANTALOUPE),
  build: (food) => buildMelon(CANTALOUPE, food),
  view: { azimuth: 0.35, elevation: 0.36 },
});

export const MELONS: readonly Concept[] = [watermelon, melon];

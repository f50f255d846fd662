import { layColour } from "../../concepts/lay-colour.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { move, settle, stretch, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { paintPetals } from "./plain-bloom.ts";

/** A small thing in very few faces that is told at a glance, of radius 1 about the origin, its foot at y = 0. */
export interface Morsel {
  readonly geometry: Geometry;
  /** @param colour Linear, of the thing it stands for; what has but one colour of its own does not ask. */
  readonly paint: (colour: Rgb) => Paint;
  /** What is glimpsed between many of them. */
  readonly under: (colour: Rgb) => Rgb;
  /** Its tip hangs down rather than any way. Default false. */
  readonly hangs?: boolean;
  /** How often it is taken beside others. Default 1. */
  readonly share?: number;
  /** Its size over that of others in the same place. Default 1. */
  readonly size?: number;
  /** Long and thin: lies along a long thing rather than down. Default false. */
  readonly isStick?: boolean;
  /** Slot of the thing that it takes its colour from. Default its petals, or its first. */
  readonly slot?: string;
  /** Laid as shingles are: close, nearly upright, a little out over edges. Default false. */
  readonly isFlat?: boolean;
}

const LEAFY = fromHex("#2f5a1c");
const GREEN = fromHex("#4f8f2c");
const WHITE = fromHex("#f7f3ea");

const BALL = lathe(
  [
    [0, -0.2],
    [0.85, 0.02],
    [1, 0.5],
    [0.68, 0.98],
    [0, 1.16],
  ],
  8,
);
const SLICE = lathe(
  [
    [0, 0],
    [1, 0.02],
    [1, 0.3],
    [0, 0.34],
  ],
  10,
);
/** Lies along +X, its thick end at the origin. */
const lying = (profile: readonly (readonly [number, number])[]): Geometry =>
  settle(move(turnZ(lathe(profile, 7), -Math.PI / 2), [-1, 0.4, 0]));
const CONE = lying([
  [0, 0],
  [0.46, 0.1],
  [0.52, 0.45],
  [0.34, 1.6],
  [0, 2.5],
]);
const ROD = lying([
  [0, 0],
  [0.36, 0.12],
  [0.4, 1.2],
  [0.36, 2.2],
  [0, 2.35],
]);
const PLUMP = lying([
  [0, 0],
  [0.4, 0.12],
  [0.5, 0.8],
  [0.66, 1.6],
  [0, 2.3],
]);

/** Between two centres and one rim: closed, and twice as many faces as the rim has points. */
function lens(rim: readonly (readonly [number, number, number])[], top: readonly [number, number, number]): Geometry {
  const builder = new GeometryBuilder();
  const [over, under] = [builder.vertex(top), builder.vertex([top[0], top[1] - 0.16, top[2]])];
  const around = rim.map((point) => builder.vertex(point));
  for (const [i, here] of around.entries()) {
    const next = around[(i + 1) % around.length] as number;
    builder.triangle(over, next, here);
    builder.triangle(under, here, next);
  }
  return builder.build();
}

/** A ruffled leaf from the origin along +X, hollow along its rib. */
const LEAF = lens(
  Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * TAU;
    const out = i % 2 === 0 ? 1 : 0.84;
    return [0.62 + 1.05 * out * cos(angle), 0.42 + (i % 2 === 0 ? 0.2 : -0.12), 0.92 * out * sin(angle)] as const;
  }),
  [0.6, 0.3, 0],
);
const star = (petals: number, inner: number): Geometry =>
  lens(
    Array.from({ length: 2 * petals }, (_, i) => {
      const [angle, out] = [(i / (2 * petals)) * TAU, i % 2 === 0 ? 1.08 : inner];
      return [out * cos(angle), i % 2 === 0 ? 0.42 : 0.3, out * sin(angle)] as const;
    }),
    [0, 0.34, 0],
  );
const DAISY = star(9, 0.66);
const FLORET = settle(wobble(BALL, 0.16, 0.5, 3));

const mix = (surface: SurfacePoint, colour: Rgb, share: number): void => {
  const t = clamp01(share);
  surface.r += (colour[0] - surface.r) * t;
  surface.g += (colour[1] - surface.g) * t;
  surface.b += (colour[2] - surface.b) * t;
};
const times = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

/** A skin in one colour, paler here and there, with what is painted about its stalk. */
const skin =
  (colour: Rgb, roughness: number, crown?: Paint): Paint =>
  (surface, x, y, z, ...normal) => {
    layColour(surface, times(colour, 0.88 + 0.2 * noise(x * 1.3, y * 1.3, z * 1.3, 5)), roughness, 0);
    crown?.(surface, x, y, z, ...normal);
  };

/** The green star that a stalk leaves. */
const calyx: Paint = (surface, x, _, z) => {
  const [r, angle] = [Math.sqrt(x * x + z * z), atan2(z, x)];
  if (r < 0.2 + 0.3 * Math.max(0, cos(5 * angle))) layColour(surface, GREEN, 0.7, 0);
};
const dimple: Paint = (surface, x, _, z) => {
  const r = Math.sqrt(x * x + z * z);
  mix(surface, fromHex("#4a3318"), smoothstep(0.2, 0.08, r));
};

/** The cut face of a round fruit: rind, flesh and what is in it. */
const sliced =
  (rind: Rgb, pith: Rgb, flesh: (r: number, angle: number) => Rgb, wide = 0.1): Paint =>
  (surface, x, y, z) => {
    const [r, angle] = [Math.sqrt(x * x + z * z), atan2(z, x)];
    const isSide = r > 1 - wide || y < 0.2;
    layColour(surface, isSide ? rind : r > 1 - 2 * wide ? pith : flesh(r / (1 - 2 * wide), angle), 0.38, 0);
  };
const CUCUMBER = fromHex("#d3e6a6");
const SEED = fromHex("#f3f1cf");
const cucumber = sliced(fromHex("#2c6a26"), fromHex("#a9cf6c"), (r, angle) =>
  r > 0.32 && r < 0.72 && cos(11 * angle) > 0.35 ? SEED : r < 0.76 ? times(CUCUMBER, 0.88) : CUCUMBER,
);
const radish = sliced(fromHex("#c01f45"), WHITE, (r, angle) => times(WHITE, 0.93 + 0.05 * cos(17 * angle) * r));
const citrus = (colour: Rgb): Paint =>
  sliced(colour, WHITE, (r, angle) => (r < 0.1 || Math.abs(sin(4 * angle)) * r < 0.09 ? WHITE : times(colour, 1.05)));
const swirl = (colour: Rgb): Paint =>
  sliced(colour, colour, (r, angle) => (sin(3 * angle + 9 * r) > 0 ? colour : WHITE), 0.05);

const leaf =
  (rib: Rgb, blade: Rgb): Paint =>
  (surface, x, y, z) => {
    const off = Math.abs(z);
    const vein = Math.abs(sin(7 * (x - 0.75 * off)));
    layColour(surface, times(blade, 0.9 + 0.28 * noise(x * 3, y * 3, z * 3, 9)), 0.5, 0);
    mix(surface, rib, Math.max(smoothstep(0.13, 0.04, off), 0.55 * smoothstep(0.22, 0.05, vein)));
    mix(surface, rib, 0.5 * smoothstep(0.5, -0.4, x));
  };
const lettuce = leaf(fromHex("#dbe8a2"), fromHex("#5fa526"));
const foliage = leaf(fromHex("#9dbb62"), fromHex("#3d7a27"));

const floret: Paint = (surface, x, y, z) => {
  const grain = noise(x * 9, y * 9, z * 9, 4);
  layColour(surface, times(fromHex("#39752a"), 0.85 + 0.5 * grain), 0.85, 0);
  surface.height = 0.0004 * grain;
};
const carrot: Paint = (surface, x, y, z) => {
  layColour(surface, fromHex("#ec7a1c"), 0.5, 0);
  mix(surface, fromHex("#a9480d"), 0.6 * smoothstep(0.8, 0.97, sin(9 * x + 2 * noise(y * 3, z * 3, x, 2))));
  if (x < -0.86) layColour(surface, GREEN, 0.7, 0);
};
const eggplant: Paint = (surface, x, _, z) => {
  layColour(surface, fromHex("#3d1a4b"), 0.22, 0);
  if (x < -0.62 + 0.24 * cos(5 * atan2(z, 1))) layColour(surface, GREEN, 0.7, 0);
};
const pepper = (colour: Rgb): Paint =>
  skin(colour, 0.24, (surface, x, y, z, ...normal) => {
    const angle = atan2(z, x);
    mix(surface, times(colour, 0.4), 0.8 * smoothstep(0.75, 1, Math.abs(cos(2 * angle))));
    calyx(surface, x * 1.5, y, z * 1.5, ...normal);
  });
const strawberry: Paint = skin(fromHex("#d01c24"), 0.32, (surface, x, y, z, ...normal) => {
  const seed = sin(9 * atan2(z, x)) * sin(11 * y + 1);
  if (seed > 0.82) layColour(surface, fromHex("#f1cf72"), 0.5, 0);
  calyx(surface, x * 0.85, y, z * 0.85, ...normal);
});
const striped =
  (colour: Rgb): Paint =>
  (surface, x, _, z) =>
    layColour(surface, sin(5 * atan2(z, x) + 4 * Math.sqrt(x * x + z * z)) > 0.25 ? WHITE : colour, 0.2, 0);
const cane: Paint = (surface, x, y, z) =>
  layColour(surface, sin(9 * x + 2 * atan2(z, y - 0.4)) > 0 ? fromHex("#d21f2b") : WHITE, 0.2, 0);
const jelly = (colour: Rgb): Paint => skin(times(colour, 1.05), 0.12);
const daisy =
  (petal: (colour: Rgb) => Rgb, heart: Rgb, wide: number) =>
  (colour: Rgb): Paint =>
  (surface, x, _, z) => {
    const [r, angle] = [Math.sqrt(x * x + z * z), atan2(z, x)];
    const seam = 0.5 + 0.5 * cos(9 * angle);
    if (r < wide) return layColour(surface, times(heart, 0.8 + 0.3 * noise(x * 12, 0, z * 12, 3)), 0.85, 0);
    layColour(surface, times(petal(colour), 0.5 + 0.5 * Math.sqrt(seam)), 0.7, 0);
  };

const isOwn = (colour: Rgb): Rgb => times(colour, 0.35);
const amongLeaves = (): Rgb => LEAFY;
const ball = (paint: (colour: Rgb) => Paint): Morsel => ({ geometry: BALL, paint, under: amongLeaves });
const fruit = (colour?: string): Morsel =>
  ball((said) => skin(colour === undefined ? said : fromHex(colour), 0.26, dimple));
const slice = (paint: (colour: Rgb) => Paint): Morsel => ({ geometry: SLICE, paint, under: amongLeaves });
const sheet = (paint: Paint, share = 1): Morsel => ({
  geometry: LEAF,
  paint: () => paint,
  under: amongLeaves,
  hangs: true,
  size: 1.15,
  share,
});
const long = (geometry: Geometry, paint: Paint): Morsel => ({ geometry, paint: () => paint, under: amongLeaves });
const bloom = (isDouble: boolean): Morsel => ({
  geometry: stretch(BALL, [1.08, 0.8, 1.08]),
  paint: (colour) => paintPetals(colour, 1.08, isDouble),
  under: amongLeaves,
});
const sweet = (geometry: Geometry, paint: (colour: Rgb) => Paint): Morsel => ({ geometry, paint, under: isOwn });

/** Ids of concepts -> what stands for many of them. */
export const MORSELS: ReadonlyMap<string, Morsel> = new Map(
  Object.entries({
    tomato: ball(() => skin(fromHex("#d5281b"), 0.2, calyx)),
    lettuce: sheet(lettuce, 2),
    cabbage: sheet(lettuce),
    leaf: sheet(foliage),
    cucumber: slice(() => cucumber),
    zucchini: slice(() => cucumber),
    radish: slice(() => radish),
    carrot: long(CONE, carrot),
    eggplant: long(PLUMP, eggplant),
    broccoli: { geometry: FLORET, paint: () => floret, under: amongLeaves },
    "bell-pepper": ball(pepper),
    orange: slice(citrus),
    lemon: slice(citrus),
    lime: slice(citrus),
    apple: fruit(),
    pear: fruit(),
    peach: fruit(),
    plum: fruit("#6b2a63"),
    cherry: fruit(),
    blueberry: fruit(),
    strawberry: ball(() => strawberry),
    rose: bloom(true),
    tulip: bloom(false),
    flower: { geometry: DAISY, paint: daisy((colour) => colour, fromHex("#e8b21c"), 0.3), under: amongLeaves },
    daisy: { geometry: DAISY, paint: daisy(() => WHITE, fromHex("#e8b21c"), 0.34), under: amongLeaves },
    sunflower: {
      geometry: DAISY,
      paint: daisy(() => fromHex("#f5bd16"), fromHex("#43260f"), 0.46),
      under: amongLeaves,
    },
    candy: sweet(BALL, striped),
    lollipop: sweet(SLICE, swirl),
    "candy-cane": sweet(ROD, () => cane),
    "gummy-bear": sweet(BALL, jelly),
  } satisfies Record<string, Morsel>),
);

/** What lies between fruit and blooms, so that they lie among leaves. */
export const FOLIAGE: Morsel = sheet(foliage);

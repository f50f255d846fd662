import { atan2, cos, sin, TAU } from "../../math/elementary.ts";

/** Whether a point of the square from -1 to 1 lies on the symbol, `y` up. */
export type Symbol2 = (x: number, y: number) => boolean;

const rays = (count: number): readonly (readonly [number, number])[] =>
  Array.from(
    { length: count },
    (_, k) => [cos((k / count) * TAU + TAU / 4), sin((k / count) * TAU + TAU / 4)] as const,
  );

const isWithin = (x: number, y: number, cx: number, cy: number, radius: number): boolean =>
  (x - cx) * (x - cx) + (y - cy) * (y - cy) < radius * radius;

const heart: Symbol2 = (x, y) => {
  const [h, w] = [y * 1.15 + 0.1, Math.abs(x) * 1.15];
  const bulge = w * w + h * h - 0.72;
  return bulge * bulge * bulge < 1.1 * w * w * h * h * h;
};

const FIVE = rays(5);

const star: Symbol2 = (x, y) => FIVE.filter(([c, s]) => x * c + y * s < 0.36).length >= 4 && x * x + y * y < 1;

const moon: Symbol2 = (x, y) => isWithin(x, y, 0, 0, 0.95) && !isWithin(x, y, 0.42, 0.18, 0.8);

const sun: Symbol2 = (x, y) => {
  if (isWithin(x, y, 0, 0, 0.52)) return true;
  return SUNBEAMS.some(([c, s]) => {
    const [along, across] = [x * c + y * s, Math.abs(y * c - x * s)];
    return along > 0.6 && along < 1 && across < 0.5 * (1 - along);
  });
};
const SUNBEAMS = rays(12);

/** Five petals about a free heart. */
const flower: Symbol2 = (x, y) =>
  !isWithin(x, y, 0, 0, 0.17) && FIVE.some(([c, s]) => isWithin(x, y, c * 0.54, s * 0.54, 0.4));

/** A full head of petals, one wound about the other, over two leaves. */
const rose: Symbol2 = (x, y) => isWithin(x, y, 0, 0.16, 0.74 + 0.05 * sin(5 * angleOf(x, y - 0.16))) || roseLeaf(x, y);
const roseLeaf: Symbol2 = (x, y) => {
  const [w, h] = [Math.abs(x), y + 0.52];
  const [along, across] = [(w - 0.12) * 0.8 - h * 0.6, (w - 0.12) * 0.6 + h * 0.8];
  return (
    along > 0 && along < 0.85 && Math.abs(across) < 0.75 * along * (0.85 - along) && !isWithin(x, y, 0, 0.16, 0.72)
  );
};
const angleOf = (x: number, y: number): number => atan2(y, x);
/** Light on the petals: dark where one ends before the next, in a spiral. */
const roseTone = (x: number, y: number): number => {
  const [dx, dy] = [x, y - 0.16];
  const r = Math.sqrt(dx * dx + dy * dy);
  const turn = angleOf(dx, dy) / TAU;
  const step = r * 4.6 - turn + 0.12 * sin(9 * turn + 7 * r);
  const within = step - Math.floor(step);
  return within < 0.2 ? 0.42 : 0.72 + 0.55 * within;
};

/** Four long points and four short ones between them, in a ring. */
const compass: Symbol2 = (x, y) => {
  const r = Math.sqrt(x * x + y * y);
  return Math.abs(r - 0.56) < 0.03 || pointAt(x, y) !== undefined;
};
const EIGHT = rays(8);
/** How far a place lies aside of the middle of the point of the compass it is on. */
function pointAt(x: number, y: number): number | undefined {
  for (const [k, [c, s]] of EIGHT.entries()) {
    const [long, wide] = k % 2 === 0 ? [1, 0.19] : [0.68, 0.15];
    const [along, across] = [x * c + y * s, y * c - x * s];
    if (along >= 0 && along < long && Math.abs(across) < Math.min(along * 0.8, wide * (1 - along / long) * 1.25))
      return across;
  }
  return undefined;
}

const bolt: Symbol2 = (x, y) =>
  (y >= -0.08 && y < 0.95 && x > -0.5 + 0.32 * y && x < 0.22 + 0.32 * y) ||
  (y < 0.12 && y > -0.98 && x > -0.08 + 0.62 * y * 0.4 - 0.1 && x < 0.34 + 0.55 * y);

const cross: Symbol2 = (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.9 && Math.min(Math.abs(x), Math.abs(y)) < 0.28;

const paw: Symbol2 = (x, y) =>
  (x * x) / 0.3 + (y + 0.35) * (y + 0.35) * 4.2 < 1 ||
  isWithin(x, y, -0.68, 0.1, 0.22) ||
  isWithin(x, y, 0.68, 0.1, 0.22) ||
  isWithin(x, y, -0.26, 0.52, 0.25) ||
  isWithin(x, y, 0.26, 0.52, 0.25);

const SIX = rays(6);

const snowflake: Symbol2 = (x, y) =>
  SIX.some(([c, s]) => {
    const [along, across] = [x * c + y * s, Math.abs(y * c - x * s)];
    if (along < 0 || along > 0.95) return false;
    return across < 0.07 || [0.36, 0.62].some((from) => Math.abs(along - from - across * 0.8) < 0.075 && across < 0.28);
  });

const smiley: Symbol2 = (x, y) => {
  const r = Math.sqrt(x * x + y * y);
  if (r > 0.95) return false;
  const isEye = isWithin(Math.abs(x) * 1.4, y, 0.45, 0.28, 0.15);
  const isMouth = y < -0.12 && Math.abs(r - 0.58) < 0.09;
  return !isEye && !isMouth;
};

const leaf: Symbol2 = (x, y) => {
  const [along, across] = [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2];
  if (along < -0.95 || along > 0.95) return false;
  const half = 0.44 * (1 - along * along);
  return (Math.abs(across) < half && Math.abs(across) > 0.045) || (along < -0.7 && Math.abs(across) < 0.05);
};

const note: Symbol2 = (x, y) =>
  (x + 0.25) * (x + 0.25) * 6 + (y + 0.6) * (y + 0.6) * 11 < 1 ||
  (x > 0.03 && x < 0.17 && y > -0.6 && y < 0.9) ||
  (x >= 0.1 && x < 0.62 && y < 0.9 - (x - 0.1) * 0.9 && y > 0.55 - (x - 0.1) * 0.9);

const butterfly: Symbol2 = (x, y) => {
  const w = Math.abs(x);
  return (
    (w < 0.08 && Math.abs(y) < 0.5) ||
    isWithin(w, y * 0.95, 0.48, 0.36, 0.42) ||
    isWithin(w, y, 0.38, -0.42, 0.32) ||
    (y > 0.4 && y < 0.85 && Math.abs(w - (y - 0.4) * 0.5) < 0.045)
  );
};

const arrow: Symbol2 = (x, y) =>
  (x > -0.95 && x <= 0.2 && Math.abs(y) < 0.2) || (x > 0.15 && x < 0.95 && Math.abs(y) < (0.95 - x) * 0.8);

const clover: Symbol2 = (x, y) =>
  [rays(4)].flat().some(([c, s]) => isWithin(x, y, (c + s) * 0.36, (s - c) * 0.36 + 0.1, 0.36)) ||
  (Math.abs(x - 0.12 * y) < 0.07 && y < 0 && y > -0.95);

/** Three tongues that lick upwards out of a round foot. */
const flame: Symbol2 = (x, y) =>
  FLAMES.some(([at, foot, tip, half]) => {
    const t = (y - foot) / (tip - foot);
    if (t < 0 || t > 1) return false;
    const girth = half * (t < 0.3 ? 0.55 + 1.5 * t : (1 - t) / 0.7);
    return Math.abs(x - at - 0.22 * sin(4 * t + at) * t) < girth;
  }) && !(y < 0.05 && isWithin(x, y * 0.7, 0.02, -0.4, 0.2));
/** Where each tongue begins, its foot and tip, half its width. */
const FLAMES = [
  [0, -0.95, 0.95, 0.55],
  [-0.4, -0.9, 0.4, 0.34],
  [0.42, -0.9, 0.55, 0.34],
] as const;

/** A carved mask: heavy brows over round eyes, a broad nose, a mouth full of teeth. */
const tiki: Symbol2 = (x, y) => tikiTone(x, y) !== undefined;
function tikiTone(x: number, y: number): number | undefined {
  const w = Math.abs(x);
  if (y > 0.55 && y < 0.8 && w > 0.08 && w < 0.9 && y < 0.86 - 0.25 * w) return 0.25;
  const eye = (w - 0.46) * (w - 0.46) + (y - 0.3) * (y - 0.3);
  if (eye < 0.012) return 0.1;
  if (eye < 0.045) return 2.4;
  if (eye < 0.075) return 0.2;
  if (y > -0.22 && y < 0.5 && w < 0.1 + 0.22 * (0.5 - y)) return w > 0.05 + 0.2 * (0.5 - y) ? 0.25 : 1.35;
  const [mw, mh] = [w / 0.8, (y + 0.58) / 0.28];
  const mouth = mw * mw * mw * mw + mh * mh;
  if (mouth > 1) return undefined;
  if (mouth > 0.72 || Math.abs(mh) < 0.1) return 0.12;
  const tooth = (w + 0.1) / 0.2;
  return tooth - Math.floor(tooth) < 0.14 ? 0.12 : 2.6;
}

/** Signs that people draw in the same way everywhere, by the words for them, and the colour each has where none is said. */
export const SYMBOLS: ReadonlyMap<string, { readonly shape: Symbol2; readonly hex: string }> = new Map(
  (
    [
      ["heart", heart, "#d2203a"],
      ["star|starry", star, "#f2c230"],
      ["moon|crescent|crescent moon|half moon", moon, "#f0d878"],
      ["sun|sunburst", sun, "#f5b51e"],
      ["flower|floral|blossom|daisy|cherry blossom|sakura|petal|botanical|lotus|tulip", flower, "#d8456e"],
      ["rose|peony", rose, "#c8324e"],
      ["compass rose|compass", compass, "#e6c271"],
      ["lightning|lightning bolt|thunderbolt|bolt", bolt, "#f7cf1d"],
      ["cross|plus", cross, "#c8202c"],
      ["paw|paw print|pawprint", paw, "#2b2422"],
      ["snowflake|snow", snowflake, "#e8f4fb"],
      ["smiley|smiley face|smile|smiling face|happy face|emoji", smiley, "#f7cf1d"],
      ["leaf|foliage", leaf, "#3c8c3a"],
      ["note|music note|musical note|music", note, "#1c1a1e"],
      ["butterfly", butterfly, "#2f7fd0"],
      ["arrow", arrow, "#c8202c"],
      ["flame|fire|flaming", flame, "#f47a12"],
      ["tiki", tiki, "#8a5a2c"],
      ["clover|shamrock|four-leaf clover", clover, "#2f9a45"],
    ] as const
  ).flatMap(([words, shape, hex]) => words.split("|").map((word) => [word, { shape, hex }] as const)),
);

/** Signs that are drawn in more than one tone: how light each place is, and what of it is green. */
export const DRAWN: ReadonlyMap<Symbol2, { readonly tone: (x: number, y: number) => number; readonly leaf: Symbol2 }> =
  new Map([
    [compass, { tone: (x, y) => ((pointAt(x, y) ?? -1) > 0 ? 1 : 0.12), leaf: () => false }],
    [rose, { tone: roseTone, leaf: roseLeaf }],
    [tiki, { tone: (x, y) => tikiTone(x, y) ?? 1, leaf: () => false }],
  ]);

import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { type Fields, inStar, within } from "./in-field.ts";

/** Colours a nation's flag has beyond its three: the fields count them from here on. */
export const EXTRA_DYES = ["#2f9a48", "#2456b0", "#7a2a8a", "#f4f2ec", "#141416", "#f0c01c", "#7a5230"] as const;
const [GREEN, BLUE, WHITE, BLACK, GOLD, BROWN] = [3, 4, 6, 7, 8, 9] as const;

const saltire = (u: number, v: number, ratio: number): number => {
  const [x, y] = [Math.abs(u - 0.5) * ratio, Math.abs(v - 0.5)];
  return Math.abs(x - y * ratio) / Math.sqrt(1 + ratio * ratio);
};

/** A star of five points, one of them up. */
const star = (x: number, y: number, radius: number): boolean => inStar(x, y, radius);

/** A star of two triangles, its lines only. */
const twoTriangles = (x: number, y: number, radius: number, line: number): boolean =>
  [1, -1].some((way) => {
    const far = Math.max(-y * way, ...[1, -1].map((s) => (y * way) / 2 + s * x * 0.866));
    return far < radius / 2 + line / 2 && far > radius / 2 - line / 2;
  });

/** Fields of the flags that are a nation's own; widths go by the height of the cloth. */
export const NATIONS = {
  spain: (u, v, ratio) => {
    const x = (u - 0.36) * ratio;
    if (v < 0.25 || v > 0.75) return 0;
    if (Math.abs(x) < 0.085 && v > 0.39 && v < 0.56) return x < 0 === v > 0.48 ? 0 : BROWN;
    if (Math.abs(x) < 0.06 && v > 0.58 && v < 0.64) return 0;
    return Math.abs(Math.abs(x) - 0.13) < 0.014 && v > 0.38 && v < 0.6 ? WHITE : 1;
  },
  swiss: (u, v, ratio) => {
    const [x, y] = [Math.abs(u - 0.5) * ratio, Math.abs(v - 0.5)];
    return Math.min(x, y) < 0.095 && Math.max(x, y) < 0.31 ? 1 : 0;
  },
  george: (u, v, ratio) => (Math.abs(u - 0.5) * ratio < 0.1 || Math.abs(v - 0.5) < 0.1 ? 1 : 0),
  andrew: (u, v, ratio) => (saltire(u, v, ratio) < 0.1 ? 1 : 0),
  jamaica: (u, v, ratio) => {
    if (saltire(u, v, ratio) < 0.085) return 1;
    return Math.abs(v - 0.5) > Math.abs(u - 0.5) ? 0 : 2;
  },
  greece: (u, v, ratio) => {
    const [x, y] = [u * ratio, 1 - v];
    if (x > 5 / 9 || y > 5 / 9) return Math.floor(y * 9) % 2;
    return Math.abs(x - 5 / 18) < 1 / 18 || Math.abs(y - 5 / 18) < 1 / 18 ? 1 : 0;
  },
  brazil: (u, v, ratio) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.5];
    if (within(x, y, 0, 0, 0.25)) {
      const far = Math.sqrt((x + 0.1) * (x + 0.1) + (y + 0.5) * (y + 0.5));
      return Math.abs(far - 0.53) < 0.026 ? WHITE : 2;
    }
    return Math.abs(u - 0.5) / 0.42 + Math.abs(y) / 0.4 < 1 ? 1 : 0;
  },
  china: (u, v, ratio) => {
    const [x, y] = [u * ratio, v];
    if (star(x - 0.25, y - 0.74, 0.16)) return 1;
    const small = [
      [0.5, 0.9],
      [0.6, 0.8],
      [0.6, 0.66],
      [0.5, 0.56],
    ] as const;
    return small.some(([a, b]) => star(x - a, y - b, 0.056)) ? 1 : 0;
  },
  india: (u, v, ratio) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.5];
    const r = Math.sqrt(x * x + y * y);
    const turn = (atan2(y, x) / TAU) * 24;
    const spoke = Math.abs(turn - Math.round(turn)) * (r / 24) * TAU < 0.006;
    if (r < 0.145 && (r > 0.122 || r < 0.028 || spoke)) return BLUE;
    return Math.floor((1 - v) * 3);
  },
  turkey: (u, v, ratio) => {
    const [x, y] = [u * ratio, v - 0.5];
    if (within(x, y, 0.5, 0, 0.25) && !within(x, y, 0.565, 0, 0.2)) return 1;
    return star(y, 0.79 - x, 0.125) ? 1 : 0;
  },
  korea: (u, v, ratio) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.5];
    if (within(x, y, 0, 0, 0.25)) {
      if (within(x, y, -0.104, 0.07, 0.125)) return 1;
      if (within(x, y, 0.104, -0.07, 0.125)) return 2;
      return y * 0.83 + x * 0.555 > 0 ? 1 : 2;
    }
    for (const [k, broken] of [0b000, 0b010, 0b111, 0b101].entries()) {
      // three bars across the way to each corner, some of them cut in two
      const [sx, sy] = [k === 0 || k === 3 ? -1 : 1, k < 2 ? 1 : -1];
      const along = x * sx * 0.83 + y * sy * 0.555;
      const across = Math.abs(-x * sx * 0.555 + y * sy * 0.83);
      const row = Math.floor((along - 0.36) / 0.055);
      if (row < 0 || row > 2 || (along - 0.36) / 0.055 - row > 0.66 || across > 0.125) continue;
      if ((broken >> row) & 1 && across < 0.012) continue;
      return BLACK;
    }
    return 0;
  },
  israel: (u, v, ratio) => {
    if (Math.abs(Math.abs(v - 0.5) - 0.33) < 0.075) return 1;
    return twoTriangles((u - 0.5) * ratio, v - 0.5, 0.19, 0.03) ? 1 : 0;
  },
  europe: (u, v, ratio) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.5];
    const turn = Math.round((atan2(y, x) / TAU) * 12) / 12;
    return star(x - 0.32 * cos(turn * TAU), y - 0.32 * sin(turn * TAU), 0.066) ? 1 : 0;
  },
  mexico: (u, v, ratio) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.5];
    const wreath = Math.sqrt(x * x + y * y);
    if (y < 0.02 && Math.abs(wreath - 0.135) < 0.018) return GREEN;
    const bird = within(x, y * 0.75, 0.005, 0.0, 0.062) || within(x, y, 0.02, 0.105, 0.036);
    const wing = x < 0 && x > -0.12 && y > -0.02 && y < 0.09 + x * 0.3;
    return bird || wing ? BROWN : Math.floor(u * 3);
  },
  argentina: (u, v, ratio) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.5];
    const ray = cos(atan2(y, x) * 16) > 0 ? 0.125 : 0.075;
    return within(x, y, 0, 0, ray) ? GOLD : Math.floor((1 - v) * 3) % 2;
  },
  portugal: (u, v, ratio) => {
    const [x, y] = [(u - 0.4) * ratio, v - 0.5];
    if (Math.abs(x) < 0.1 && y < 0.12 && y > Math.abs(x) - 0.15) {
      return Math.abs(x) < 0.06 && y < 0.07 && y > Math.abs(x) - 0.1 ? WHITE : 1;
    }
    const r = Math.sqrt(x * x + y * y);
    return r < 0.2 && (r > 0.17 || Math.abs(y) < 0.014 || Math.abs(x) < 0.014) ? GOLD : u < 0.4 ? 0 : 1;
  },
} satisfies Record<string, Fields>;

type Nation = readonly [field: string, first: string, second: string, third: string];
const of = <T extends string>(field: T, ...dyes: [string, string, string]) => [field, ...dyes] as const;
const [RED, PALE] = ["#c8202c", "#f4f2ec"];

/** Nations' flags by the word before "flag" and by the country's name: its field and its three dyes. */
export const NATIONAL = {
  "spanish|spain": of("spain", "#c60b1e", "#ffc400", "#c60b1e"),
  "swiss|switzerland": of("swiss", "#d8202a", PALE, PALE),
  "english|england|st george's": of("george", PALE, "#ce1124", PALE),
  "scottish|scotland": of("andrew", "#005eb8", PALE, PALE),
  "jamaican|jamaica": of("jamaica", "#00843d", "#fed100", "#141416"),
  "greek|greece": of("greece", "#0d5eaf", PALE, PALE),
  "brazilian|brazil": of("brazil", "#009739", "#fedd00", "#012169"),
  "chinese|china": of("china", "#de2910", "#ffde00", "#ffde00"),
  "indian|india": of("india", "#ff9933", PALE, "#138808"),
  "turkish|turkey": of("turkey", "#e30a17", PALE, PALE),
  "korean|south korean|south korea": of("korea", PALE, "#cd2e3a", "#0047a0"),
  "israeli|israel": of("israel", PALE, "#0038b8", "#0038b8"),
  "european|eu|european union": of("europe", "#003399", "#ffcc00", "#ffcc00"),
  "mexican|mexico": of("mexico", "#006847", PALE, "#ce1126"),
  "argentinian|argentine|argentina": of("argentina", "#74acdf", PALE, "#74acdf"),
  "portuguese|portugal": of("portugal", "#046a38", "#da291c", "#da291c"),
  "norwegian|norway": of("cross", "#ba0c2f", PALE, "#00205b"),
  "danish|denmark": of("cross", RED, PALE, PALE),
  "finnish|finland": of("cross", PALE, "#1f4fa0", "#1f4fa0"),
  "dutch|netherlands": of("level", "#ae1c28", PALE, "#21468b"),
  "russian|russia": of("level", PALE, "#0039a6", "#d52b1e"),
  "austrian|austria": of("level", "#d8202a", PALE, "#d8202a"),
  "hungarian|hungary": of("level", "#cd2a3e", PALE, "#436f4d"),
  "irish|ireland": of("upright", "#169b62", PALE, "#ff883e"),
  "belgian|belgium": of("upright", "#141416", "#fdda24", "#ef3340"),
  "romanian|romania": of("upright", "#002b7f", "#fcd116", "#ce1126"),
  "ukrainian|ukraine": of("halves", "#0057b7", "#ffd700", "#ffd700"),
  "polish|poland": of("halves", PALE, "#dc143c", "#dc143c"),
  "indonesian|indonesia": of("halves", "#ce1126", PALE, PALE),
  czech: of("wedge", PALE, "#d7141a", "#11457e"),
  "vietnamese|vietnam": of("star", "#da251d", "#ffff00", "#ffff00"),
} satisfies Record<string, Nation>;

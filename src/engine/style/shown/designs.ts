import { atan2, sin, TAU } from "../../math/elementary.ts";

/** What is painted all round things, and in what colours they are. */
export interface Design {
  /** Colours of the slots in turn. */
  readonly palette: readonly string[];
  /**
   * What is painted at a place.
   *
   * @param u How far round, one unit to each twelfth of a turn.
   * @param v Height, 0 at the foot to 1 at the top.
   * @returns A colour, with a star before it where it is of metal; undefined where the ground is left.
   */
  readonly draw: (u: number, v: number) => string | undefined;
  /** Another for what is no vessel: furniture is lacquered where vases are of porcelain. */
  readonly elsewhere?: Omit<Design, "elsewhere">;
  /** What the ground is of, where it is not left as it is. */
  readonly base?: string;
}

const part = (x: number): number => x - Math.floor(x);
/** 0 to 1 and back. */
const zigzag = (x: number): number => Math.abs(2 * part(x) - 1);

/** Trait -> what things in that manner are painted with. */
export const DESIGNS: Readonly<Record<string, Design>> = {
  egyptian: {
    palette: ["#d9a520", "#1c3f94", "#12908e", "#a8281e"],
    draw: (u, v) => {
      const row = v * 9;
      if (part(row) < 0.14) return "#1b1713";
      const band = Math.floor(row) % 3;
      if (band === 0) return part(u * 1.5) < 0.5 ? "#1c3f94" : "*#e0ac2b";
      if (band === 1) return zigzag(u) > part(row) ? "#12908e" : "*#e0ac2b";
      return part(u) < 0.34 ? "#b02a1e" : part(u) < 0.67 ? "#12908e" : "*#e0ac2b";
    },
  },
  "art-deco": {
    palette: ["#15161a", "#c9a24a", "#0f4c4a", "#e9e2d0"],
    draw: (u, v) => {
      if (v < 0.07 || v > 0.93) return "*#d2ab4e";
      // fans over each other: rays and an arch about each foot
      const [x, y] = [part(u * 0.5) - 0.5, part(v * 2.2)];
      const far = Math.sqrt(x * x * 3.2 + y * y);
      const arch = part(far * 5);
      if (far < 0.92 && arch < 0.3) return "*#d2ab4e";
      return far < 0.92 && part((atan2(x * 1.8, y + 0.02) / TAU) * 22) < 0.18 ? "*#d2ab4e" : undefined;
    },
  },
  mexican: {
    palette: ["#d1495b", "#f0b429", "#1f8a8a", "#e0762f", "#6a2c8f"],
    draw: (u, v) => {
      const tones = ["#e23d6d", "#f5b921", "#1aa3a0", "#f07a24", "#5b2a91", "#2f9e44", "#f7efe0"];
      const row = v * 8;
      const at = Math.floor(row);
      const [own, other] = [tones[at % 7] as string, tones[(at + 3) % 7] as string];
      if (part(row) < 0.1) return "#f7efe0";
      if (at % 2 === 0) return zigzag(u * 1.5) > part(row) ? own : other;
      const [x, y] = [part(u * 1.5) - 0.5, part(row) - 0.55];
      return x * x + y * y < 0.07 ? other : own;
    },
  },
  american: {
    palette: ["#f4f1ea", "#b22234", "#27346b", "#b22234"],
    draw: (u, v) => {
      if (v < 0.62) return part(u * 1) < 0.5 ? "#b22234" : "#f4f1ea";
      const row = (v - 0.62) * 8;
      const [x, y] = [part(u + (Math.floor(row) % 2) * 0.5) - 0.5, part(row) - 0.5];
      const angle = atan2(x, y);
      const reach = 0.2 + 0.22 * zigzag((angle / TAU) * 5);
      return x * x + y * y < reach * reach ? "#f4f1ea" : "#27346b";
    },
  },
  tiki: {
    palette: ["#7a4a22", "#a9743a", "#5b3517", "#c79a55"],
    draw: (u, v) => {
      if (v > 0.1 && v < 0.9) return undefined;
      return zigzag(u * 1.5) > part(v * 10) ? "#2e190a" : "#c79a55";
    },
  },
  tribal: {
    palette: ["#b5452a", "#1c1613", "#d9b26a", "#8a2b1a"],
    draw: (u, v) => {
      const row = v * 6;
      const [at, y] = [Math.floor(row) % 3, part(row)];
      if (y < 0.1) return "#17120f";
      if (at === 0) return zigzag(u) > y ? "#17120f" : zigzag(u) > y - 0.22 ? "#f1e7d3" : undefined;
      if (at === 1) {
        const [x, far] = [part(u * 1.5) - 0.5, y - 0.55];
        const ring = x * x + far * far;
        return ring < 0.02 || (ring > 0.07 && ring < 0.14) ? "#f1e7d3" : undefined;
      }
      return Math.abs(y - 0.15 - 0.7 * zigzag(u * 0.75)) < 0.14 ? "#17120f" : undefined;
    },
  },
  chinese: {
    palette: ["#f3f5f8", "#1d4fa8", "#f3f5f8", "#1d4fa8"],
    base: "porcelain",
    draw: (u, v) => {
      const blue = "#1f4ba6";
      if (v < 0.05 || v > 0.95) return blue;
      if (v < 0.17 || v > 0.85) return isFret(u * 2, (v < 0.5 ? v - 0.05 : v - 0.85) / 0.11) ? blue : undefined;
      return isLotus(u * 0.5, (v - 0.17) * 2.6) ? blue : undefined;
    },
    elsewhere: {
      palette: ["#a3161a", "#15110f", "#a3161a", "#c9a24a"],
      base: "painted-wood",
      draw: (u, v) => {
        if (v < 0.06 || v > 0.94) return "*#dcae4a";
        if (v > 0.8) return isFret(u * 2, (v - 0.8) / 0.14) ? "*#dcae4a" : "#15110f";
        return isLotus(u * 0.7, v * 2.4) ? "*#dcae4a" : undefined;
      },
    },
  },
  japanese: {
    palette: ["#f1ece0", "#23365f", "#b3262a", "#15161c"],
    draw: (u, v) => {
      if (v < 0.46) return isScale(u, v * 9) ? "#f1ece0" : "#23437f";
      return isBlossom(u * 0.55, v * 3.4) ?? undefined;
    },
    elsewhere: {
      palette: ["#17130f", "#a81f22", "#17130f", "#b8892f"],
      base: "painted-wood",
      draw: (u, v) => {
        if (v < 0.24) return isScale(u, v * 12) ? "*#d8aa44" : undefined;
        const petal = isBlossom(u * 0.8, v * 3.4);
        return petal && (petal === "#d9577a" ? "#e2708f" : petal);
      },
    },
  },
  baroque: {
    palette: ["#f1e7d0", "#d2a542", "#8c1522", "#d2a542"],
    draw: (u, v) => {
      if (v < 0.06 || v > 0.94) return "*#dba93a";
      const [x, y] = [part(u * 0.5) - 0.5, part(v * 2) - 0.5];
      return isScroll(Math.abs(x) * 2, y * 2) ? "*#dba93a" : undefined;
    },
  },
  victorian: {
    palette: ["#4a1f18", "#123c2c", "#6e1226", "#b08a3e"],
    draw: (u, v) => {
      if (v < 0.05 || v > 0.95) return "*#c59a45";
      const shift = Math.floor(v * 4) % 2 === 0 ? 0 : 0.5;
      const [x, y] = [part(u * 0.75 + shift) - 0.5, part(v * 4) - 0.5];
      return isScroll(Math.abs(x) * 2.4, y * 2.1) ? "#b98a4a" : undefined;
    },
  },
  "art-nouveau": {
    palette: ["#2f5f4c", "#c9a45a", "#6d4a80", "#e9dfc4"],
    draw: (u, v) => {
      if (v < 0.03 || v > 0.97) return "*#d2ab4e";
      // stems that lash to and fro, a lily at the end of each
      const x = part(u * 0.5) - 0.5 - 0.2 * sin(v * 7.5) * (1 - 0.4 * v);
      const [dx, dy] = [x * 1.9, (v - 0.8) * 4.6];
      const far = dx * dx + dy * dy;
      if (far < 0.36) {
        const petal = zigzag((atan2(dx, dy) / TAU) * 6);
        if (far < 0.02) return "#e8b32f";
        return far < 0.36 * (0.35 + 0.65 * petal) ? (far < 0.1 ? "#f0d6e4" : "#b56aa6") : undefined;
      }
      if (Math.abs(x) < 0.035) return "*#d2ab4e";
      const leaf = part(v * 3.2) - 0.5;
      const side = Math.floor(v * 3.2) % 2 === 0 ? x : -x;
      return side > 0.02 && side < 0.3 && Math.abs(leaf - side * 1.1) < 0.3 * side * (0.32 - side) * 9
        ? "#7fae5c"
        : undefined;
    },
  },
  british: {
    palette: ["#f4f1ea", "#27346b", "#c8102e", "#27346b"],
    draw: (u, v) => {
      const [x, y] = [2 * part(u / 6 + 0.25) - 1, 2 * v - 1];
      const [across, along] = [Math.abs(x), Math.abs(y)];
      if (across < 0.1 || along < 0.14) return "#c8102e";
      if (across < 0.18 || along < 0.25) return "#f4f1ea";
      const off = Math.abs(across - along);
      return off < 0.06 ? "#c8102e" : off < 0.17 ? "#f4f1ea" : "#1f2f6e";
    },
  },
  nordic: {
    palette: ["#e6d2ac", "#f3f1ec", "#e6d2ac", "#b9c3c4"],
    draw: () => undefined,
    elsewhere: { palette: ["#e6d2ac", "#f3f1ec", "#cfd6d4", "#e6d2ac"], draw: () => undefined },
  },
  minimalist: {
    palette: ["#f2f1ee", "#1c1c1f", "#f2f1ee", "#c9c8c4"],
    base: "plastic",
    draw: () => undefined,
  },
};

/** A key pattern: a line that turns in on itself, one to each unit of `x`, `y` from 0 to 1. */
function isFret(x: number, y: number): boolean {
  const [u, v] = [Math.floor(part(x) * 7), Math.floor(y * 5)];
  return (FRET[v] ?? "")[u] === "#";
}
const FRET = ["#######", "#.....#", "#.###.#", "#.#...#", "#.#####"];

/** Flowers with pointed petals on winding stems. */
function isLotus(x: number, y: number): boolean {
  const shift = Math.floor(y) % 2 === 0 ? 0 : 0.5;
  const [dx, dy] = [part(x + shift) - 0.5, part(y) - 0.5];
  const far = Math.sqrt(dx * dx + dy * dy);
  const petal = zigzag((atan2(dx, dy) / TAU) * 8);
  const bloom = 0.18 + 0.17 * petal;
  if (far < 0.07) return true;
  if (far < bloom) return !(far > bloom - 0.07 && far < bloom - 0.035) && far > 0.1;
  const stem = 0.5 + 0.3 * sin(x * TAU + (Math.floor(y) % 2) * 3.1);
  return Math.abs(part(y) - stem) < 0.035 && far > 0.37;
}

/** Rings of waves that lie over each other as scales do. */
function isScale(x: number, y: number): boolean {
  const row = Math.floor(y);
  for (const up of [0, -1]) {
    const shift = (row + up) % 2 === 0 ? 0 : 0.5;
    const [dx, dy] = [part(x + shift) - 0.5, y - (row + up)];
    const far = Math.sqrt(dx * dx * 3.4 + dy * dy * 0.8);
    if (far < 0.95) return part(far * 3.2) < 0.38;
  }
  return false;
}

/** A branch's worth of cherry blossom: its colour, where there is one. */
function isBlossom(x: number, y: number): string | undefined {
  const shift = Math.floor(y) % 2 === 0 ? 0.1 : 0.6;
  const [dx, dy] = [part(x + shift) - 0.5, part(y) - 0.5];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < 0.05) return "#f2c53a";
  if (far < 0.15 + 0.15 * zigzag((atan2(dx, dy) / TAU) * 5)) return "#d9577a";
  return Math.abs(dy + 0.6 * dx - 0.3) < 0.025 ? "#4a2f20" : undefined;
}

/** Two C scrolls back to back about a stem, a leaf above: `x` from 0 outwards, `y` from -1 to 1. */
function isScroll(x: number, y: number): boolean {
  const [dx, dy] = [x - 0.42, y + 0.05];
  const far = Math.sqrt(dx * dx + dy * dy);
  const turn = atan2(dy, dx) / TAU;
  const arm = part(far * 3.4 - turn);
  if (far < 0.42 && far > 0.06 && arm < 0.4) return true;
  if (far <= 0.06) return true;
  const leaf = (y - 0.35) / 0.55;
  return leaf > 0 && leaf < 1 && x < 0.3 * leaf * (1 - leaf) * 4 * 0.8 + 0.02;
}

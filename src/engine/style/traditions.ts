import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../concepts/lay-colour.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { fromHex, type Rgb } from "../math/color.ts";
import { atan2, TAU } from "../math/elementary.ts";
import { fitAffine } from "./fit-affine.ts";
import { layEmblem } from "./lay-emblem.ts";
import { paintInTurn } from "./looks.ts";
import type { Dressed, Style } from "./style.ts";

/** Families of what people decorate; nobody paints bands round a person or a whole house. */
const DECORATED =
  /^(?:furniture|vessel|container|light|instrument|weapon|household|ornament|toy|music|clock|sport|storage|game)$/;
const KEPT = /eye|glass|pane|window|screen|flame|bulb|lens|food|drink|plant|water|dial|\bhand\b/;
/** What is seen of a lamp or a chair first: it has the bands too. */
const TELLING = 0.35;

interface Design {
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
}

const part = (x: number): number => x - Math.floor(x);
/** 0 to 1 and back. */
const zigzag = (x: number): number => Math.abs(2 * part(x) - 1);

const DESIGNS: Readonly<Record<string, Design>> = {
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
};

/** Made in the manner of a people or a time: in its colours, with its bands and figures all round. */
const tradition = (id: string): Style => ({
  id,
  apply: (thing) => {
    const design = DESIGNS[id] as Design;
    if (!DECORATED.test(thing.family)) return thing;
    const shown = decorate(thing, design);
    if (id !== "tiki") return shown;
    const face = { shows: { symbol: "tiki", colours: [] }, isCarved: false, isPattern: false };
    return layEmblem(shown, face, { azimuth: 0, elevation: 0.1 });
  },
});

function decorate(thing: Dressed, { palette, draw }: Design): Dressed {
  const slots = Object.keys(thing.materials).filter((slot) => !KEPT.test(slot) && !thing.materials[slot]?.clear);
  const [main] = slots;
  const body = thing.model.parts.filter(({ slot, weight = 0.5 }) => slots.includes(slot) && weight >= TELLING);
  if (body.length === 0) return thing;
  const inks = new Map<string, Rgb>();
  const inkOf = (hex: string): Rgb => {
    const known = inks.get(hex) ?? fromHex(hex);
    inks.set(hex, known);
    return known;
  };
  const parts = thing.model.parts.map((each): Part => {
    if (!body.includes(each)) return each;
    const toModel = fitAffine(each.geometry);
    const { min, max } = boundsOf([each.geometry.positions]);
    const middle = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
    const high = Math.max(max[1] - min[1], 1e-6);
    // what is thin is of one colour
    if (each.slot !== main && high < 0.15 * Math.max(max[0] - min[0], max[2] - min[2])) return each;
    const bands: Paint = (surface, x, y, z) => {
      const [px, py, pz] = toModel(x, y, z);
      const ink = draw((atan2(px - middle[0], pz - middle[1]) / TAU) * 12, (py - min[1]) / high);
      if (ink === undefined) return;
      const isMetal = ink.startsWith("*");
      layColour(surface, inkOf(isMetal ? ink.slice(1) : ink), isMetal ? 0.28 : 0.45, isMetal ? 1 : 0);
    };
    return { ...each, paint: paintInTurn(each.paint, bands) };
  });
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => {
      const at = slots.indexOf(slot);
      return [slot, at < 0 ? spec : { ...spec, colours: [fromHex(palette[at % palette.length] as string)] }];
    }),
  );
  return { ...thing, model: { ...thing.model, parts }, materials };
}

export const TRADITIONS: readonly Style[] = Object.keys(DESIGNS).map(tradition);

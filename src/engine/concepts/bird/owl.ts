import { noise } from "../../geometry/deform.ts";
import { add as addStep } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, HOOK } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdShape } from "./bird-shape.ts";

interface Face {
  readonly disc: Rgb;
  readonly rim: Rgb;
  readonly breast: Rgb;
  readonly streak: Rgb;
  readonly tufts: boolean;
  /** Its disc is one heart, as a barn owl's, and not one about each eye. */
  readonly heart?: true;
  /** How strongly the breast is barred. */
  readonly bars: number;
}

const owlShape = (face: Face, colours: BirdShape["colours"], iris: string, pupil: number): BirdShape => ({
  size: 0.3,
  lean: 1.12,
  girth: 0.35,
  wide: 1.02,
  neck: [[0.05, 0.24, 0.3]],
  head: 0.36,
  headLong: 0.95,
  cheek: 0.55,
  beak: beak(HOOK, 0.42, 0.5, { root: -0.16, out: 0.82 }),
  leg: { length: 0.2, thick: 0.035, foot: "talons", stance: 0.15, thigh: 0.15, toe: 0.17, at: 0.16 },
  wing: {
    length: 1.05,
    span: 1.25,
    chord: 0.6,
    paint: (surface, reach, _span, soft) => {
      const bar = smoothstep(0.25, 0.4, Math.abs(reach * 6 - Math.floor(reach * 6) - 0.5) + soft);
      dye(surface, face.streak, 0.6 * bar * smoothstep(0.1, 0.3, reach));
    },
  },
  tail: { length: 0.28, lift: 0.02, fan: 0.12 },
  eye: { radius: face.heart ? 0.092 : 0.118, iris, pupil, out: [0.42, 0.12, 0.9], gaze: [0.16, 0, 1], sunk: 0.55 },
  colours,
  clay: ({ onHead, headRadius: r }) => [
    face.heart
      ? addStep(both(ellipsoid(onHead(0.36, 0.02, 0.6), [r * 0.56, r * 0.72, r * 0.3])), r * 0.3)
      : addStep(both(ellipsoid(onHead(0.42, 0, 0.66), [r * 0.5, r * 0.56, r * 0.3])), r * 0.12),
    ...(face.tufts
      ? [addStep(both(roundCone(onHead(0.5, 0.62, 0.2), onHead(0.82, 1.36, 0.02), r * 0.3, r * 0.05)), r * 0.2)]
      : []),
  ],
  paint: (surface, { hx, hy, hz, head, side, along, nz, soft, y, seed }) => {
    const front = smoothstep(-0.05, 0.35, nz) * (1 - head) * smoothstep(0.4, 0.25, along);
    dye(surface, face.breast, front);
    const row = y * 13 + 0.25 * noise(side * 9, y * 9, 0, seed);
    const column = side * 14 + (Math.floor(row) % 2 === 0 ? 0.5 : 0);
    const chevron = smoothstep(
      0.3,
      0.16,
      Math.abs(row - Math.floor(row) - 0.5 + 0.35 * Math.abs(column - Math.floor(column) - 0.5)),
    );
    dye(surface, face.streak, face.bars * front * chevron);
    const speck = smoothstep(0.2, 0.5, noise(side * 26, y * 20, along * 26, seed + 2));
    dye(surface, face.streak, 0.55 * speck * (1 - front) * smoothstep(0.2, 0.9, face.bars + 0.3));
    if (face.heart) {
      const out = heart(hx, hy) + 0.3 * soft;
      dye(surface, face.rim, smoothstep(0.1, 0.3, hz) * smoothstep(HEART + 0.17, HEART + 0.11, out));
      dye(surface, face.disc, smoothstep(0.1, 0.3, hz) * smoothstep(HEART + 0.03, HEART - 0.03, out));
      // the ridge between the eyes, and the tear before each
      const ridge = smoothstep(0.09, 0.03, Math.abs(hx)) * smoothstep(0.5, 0.2, hy);
      const tear = smoothstep(0.16, 0.05, Math.abs(Math.abs(hx) - 0.22 - 0.16 * hy)) * smoothstep(0.16, 0.04, hy);
      dye(
        surface,
        face.streak,
        0.5 * smoothstep(0.3, 0.5, hz) * Math.max(0.6 * ridge, tear * smoothstep(-0.5, -0.1, hy)),
      );
      return;
    }
    const [u, v] = [hx - 0.44, hy - 0.02];
    const disc = Math.sqrt(u * u * 1.05 + v * v * 0.9);
    const inFront = smoothstep(0.25, 0.45, hz);
    dye(surface, face.rim, inFront * smoothstep(0.72, 0.64, disc + soft) * smoothstep(0.5, 0.56, disc));
    dye(surface, face.disc, inFront * smoothstep(0.57, 0.52, disc + soft));
    dye(surface, face.rim, 0.75 * inFront * smoothstep(0.4, 0.32, disc));
    dye(
      surface,
      face.disc,
      inFront * smoothstep(0.13, 0.07, hx) * smoothstep(-0.1, 0.1, hy) * smoothstep(0.62, 0.5, hy),
    );
  },
});

/** Half the width of the heart on a barn owl's face, in head radii. */
const HEART = 0.78;
/** How far a place on the face is from the heart's middle, in head radii: lobes over the eyes, a point below the beak. */
const heart = (x: number, y: number): number => {
  const side = 1.02 * Math.abs(x);
  const up = 0.92 * (y + 0.14) - 0.52 * Math.sqrt(side);
  return Math.sqrt(side * side + up * up);
};

const ink: Rgb = fromHex("#2a1c12");

const HORNED = owlShape(
  {
    disc: fromHex("#c79a62"),
    rim: ink,
    breast: fromHex("#c9a878"),
    streak: fromHex("#3d2917"),
    tufts: true,
    bars: 0.9,
  },
  { body: "#7a5836", wing: "#5f4227", beak: "#2b2724", leg: "#b8976a" },
  "#f2a81c",
  0.46,
);
const TAWNY = owlShape(
  {
    disc: fromHex("#d8c3a0"),
    rim: fromHex("#5a3c22"),
    breast: fromHex("#d9c29c"),
    streak: fromHex("#6a4424"),
    tufts: false,
    bars: 0.8,
  },
  { body: "#95683c", wing: "#7c522d", beak: "#d8b048", leg: "#c8a878" },
  "#2a1408",
  0.7,
);
const BARN = owlShape(
  {
    disc: fromHex("#f7f2ea"),
    rim: fromHex("#8a5a2a"),
    heart: true,
    breast: fromHex("#f0e6d6"),
    streak: fromHex("#a87038"),
    tufts: false,
    bars: 0.1,
  },
  { body: "#c8924e", wing: "#b88444", beak: "#e0c8a8", leg: "#d8c4a8" },
  "#140c08",
  0.9,
);
const SNOWY = owlShape(
  {
    disc: fromHex("#f4f2ee"),
    rim: fromHex("#c9c6c0"),
    breast: fromHex("#f2f0ec"),
    streak: fromHex("#4a463f"),
    tufts: false,
    bars: 0.25,
  },
  { body: "#eeece8", wing: "#e6e3de", beak: "#22201e", leg: "#e8e4dc" },
  "#f4c81e",
  0.42,
);

/**
 * Upright and round-headed. What makes it itself: two pale discs around huge eyes that both look forward, a small hooked beak between
 * them, ear tufts on the horned kind, barred breast, feathered feet with talons.
 */
export const owl = birdConcept({
  id: "owl",
  words: ["owl", "horned owl", "great horned owl", "barn owl", "snowy owl", "tawny owl", "owlet", "eagle owl"],
  senses: ["owl"],
  height: 0.4,
  variants: { horned: HORNED, tawny: TAWNY, barn: BARN, snowy: SNOWY },
  choose: (draw, { word }) =>
    word.includes("snowy")
      ? "snowy"
      : word.includes("barn")
        ? "barn"
        : word.includes("tawny")
          ? "tawny"
          : word.includes("horned") || word.includes("eagle")
            ? "horned"
            : draw.pick("kind", ["horned", "tawny", "snowy", "barn"], [5, 2, 1, 1]),
  view: { azimuth: 0.48, elevation: 0.1 },
});

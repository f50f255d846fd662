import { line } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import {
  ellipseOutline,
  type Outline,
  rectangleOutline,
  reverseOutline,
  roundCorners,
} from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { WOOD_COLOURS } from "../storage/wood-colours.ts";

/** Half width and half height of the glass. */
const GLASS = {
  standing: [0.24, 0.66],
  round: [0.32, 0.32],
  ornate: [0.3, 0.42],
  hand: [0.075, 0.085],
  sunburst: [0.2, 0.2],
  square: [0.34, 0.46],
} as const;
type MirrorForm = keyof typeof GLASS;

const DARK = fromHex("#8fa6b4");
const BRIGHT = fromHex("#dfeaf0");

/** Silvered glass: a sky's gradient with slanting gleams, for a mirror shows nothing of its own. */
const gleam =
  (a: number, b: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const t = (y / b) * 0.5 + 0.5;
    const s = (x / a + y / b) * 0.5;
    const streak = (s > -0.12 && s < 0.16) || (s > 0.24 && s < 0.32) ? 0.75 : 0;
    const f = Math.min(1, 0.15 + 0.5 * t + streak * 0.5);
    layColour(
      surface,
      [DARK[0] + (BRIGHT[0] - DARK[0]) * f, DARK[1] + (BRIGHT[1] - DARK[1]) * f, DARK[2] + (BRIGHT[2] - DARK[2]) * f],
      0.06,
      0.25,
    );
  };

const outlineOf = (form: MirrorForm, grow: number): Outline => {
  const [a, b] = GLASS[form];
  return form === "square"
    ? rectangleOutline(2 * (a + grow), 2 * (b + grow), 0.012 + Math.max(0, grow) * 0.5, 4)
    : ellipseOutline(a + grow, b + grow, 64);
};

const ringOf = (form: MirrorForm, from: number, to: number, deep: number, z: number, bevel: number): Geometry =>
  move(
    extrude(outlineOf(form, to), { depth: deep, bevel, bevelSteps: 3, holes: [reverseOutline(outlineOf(form, from))] }),
    [0, 0, z],
  );

/** A mirror. What makes it itself: bright silvered glass with slanting gleams inside a frame - a long oval swinging between two posts, a round or gilt one for a wall, a small one with a handle. */
export const mirror = defineThing<MirrorForm>({
  id: "mirror",
  family: "furniture",
  words: {
    mirror: "",
    "looking glass": "ornate",
    "standing mirror": "standing",
    "full length mirror": "standing",
    "full-length mirror": "standing",
    "floor mirror": "standing",
    "wall mirror": "ornate",
    "magic mirror": "ornate",
    "round mirror": "round",
    "hand mirror": "hand",
    "handheld mirror": "hand",
    "vanity mirror": "ornate",
    "sunburst mirror": "sunburst",
    "starburst mirror": "sunburst",
  },
  senses: ["mirror"],
  forms: { standing: 3, ornate: 3, round: 2, square: 1, hand: 0, sunburst: 0 },
  choose: (ask) =>
    says(ask, "sunburst") || says(ask, "sunburst", "frame")
      ? "sunburst"
      : says(ask, "tall")
        ? "standing"
        : says(ask, "round")
          ? "round"
          : says(ask, "square") || says(ask, "rectangular")
            ? "square"
            : undefined,
  height: 1.2,
  slots: {
    frame: {
      words: ["rim", "border", "handle", "stand", "post", "back", "base"],
      materials: ["oak"],
      colours: WOOD_COLOURS,
      group: "frame",
    },
    ornament: { words: ["carving"], materials: ["gold"], takesWhole: false },
    glass: { words: ["surface", "reflection"], materials: ["silver"], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "ornate" || form === "hand" || form === "sunburst"
      ? { frame: { material: "gold", colours: [fromHex("#c99a45")] } }
      : form === "round" && look % 2
        ? { frame: { material: "bronze" } }
        : {},
  build: ({ form }) => {
    const [a, b] = GLASS[form];
    const rim = form === "hand" ? 0.018 : form === "ornate" ? 0.07 : 0.045;
    const deep = form === "hand" ? 0.014 : 0.035;
    const glass = extrude(outlineOf(form, rim * 0.2), { depth: 0.008, bevel: 0.001 });
    const tilt = form === "standing" ? -0.08 : 0;
    const up =
      form === "standing"
        ? b + rim + 0.17
        : form === "hand"
          ? b + rim + 0.135
          : form === "sunburst"
            ? b + rim + RAY
            : b + rim + (form === "ornate" ? 0.03 : 0);
    const set = (g: Geometry) => move(turnX(g, tilt), [0, up, 0]);
    const parts: Part[] = [
      makePart("glass", "glass", set(move(glass, [0, 0, 0.003])), { weight: 1, paint: gleam(a, b) }),
      makePart(
        "back",
        "frame",
        set(move(extrude(outlineOf(form, rim * 0.4), { depth: 0.012, bevel: 0.002 }), [0, 0, -0.008])),
        { weight: 0.3 },
      ),
      makePart("frame", "frame", set(ringOf(form, 0, rim, deep, 0, rim * 0.2)), { weight: 1 }),
    ];
    if (form === "ornate" || form === "hand") {
      parts.push(
        makePart("inner-rim", "ornament", set(ringOf(form, -rim * 0.1, rim * 0.22, deep * 1.25, 0, rim * 0.08)), {
          weight: 0.5,
        }),
      );
      const n = form === "hand" ? 12 : 20;
      const bead = stretch(sphere(rim * 0.36, 14, 8), [1, 1, 0.6]);
      const beads = Array.from({ length: n }, (_, i) =>
        move(bead, [(a + rim * 0.78) * sin((i / n) * TAU), (b + rim * 0.78) * cos((i / n) * TAU), deep * 0.3]),
      );
      parts.push(...makeParts("bead", "ornament", beads.map(set), { weight: 0.4 }));
      if (form === "ornate") {
        const leaf = stretch(sphere(0.07, 20, 10), [0.7, 1.1, 0.35]);
        parts.push(
          ...makeParts(
            "crest",
            "ornament",
            [
              move(leaf, [0, b + rim * 1.35, 0.01]),
              move(leaf, [0.075, b + rim * 0.95, 0.006]),
              move(leaf, [-0.075, b + rim * 0.95, 0.006]),
              move(leaf, [0, -b - rim * 1.05, 0.006]),
            ].map(set),
            { weight: 0.6 },
          ),
        );
      }
    }
    if (form === "hand") {
      const grip = lathe(
        roundCorners(
          [
            [0, 0],
            [0.012, 0, 0.004],
            [0.014, 0.012, 0.005],
            [0.009, 0.03, 0.01],
            [0.012, 0.08, 0.02],
            [0.008, 0.13, 0.01],
            [0.014, 0.15, 0.004],
            [0, 0.15],
          ],
          3,
        ),
        24,
      );
      parts.push(makePart("handle", "frame", grip, { weight: 0.9 }));
    }
    if (form === "sunburst") parts.push(makePart("rays", "frame", set(rays(a + rim * 0.6)), { weight: 0.9 }));
    if (form === "standing") parts.push(...stand(a + rim, up));
    return parts;
  },
  grip: ({ form }) => (form === "hand" ? [0, 0.07, 0] : [0, 0.5, -0.02]),
  view: { azimuth: 0.4, elevation: 0.12 },
});

/** Length of the longest rays of a sunburst frame, metres, and how many there are. */
const RAY = 0.24;
const RAYS = 36;

/** Tapered rays all round in the plane of the glass, every other one shorter. */
function rays(from: number): Geometry {
  const ray = (long: number, wide: number) =>
    extrude(
      [
        [-wide, 0],
        [wide, 0],
        [wide * 0.25, long],
        [-wide * 0.25, long],
      ],
      { depth: 0.012, bevel: 0.002 },
    );
  return merge(
    Array.from({ length: RAYS }, (_, i) => {
      const long = i % 2 === 0 ? RAY : RAY * (i % 4 === 1 ? 0.6 : 0.72);
      return turnZ(move(ray(long, 0.011), [0, from, 0]), (i / RAYS) * TAU);
    }),
  );
}

/** Two turned posts on splayed feet, tied below; the glass swings between them on pins. */
function stand(half: number, up: number): Part[] {
  const x = half + 0.04;
  const tall = up + 0.12;
  const post = lathe(
    roundCorners(
      [
        [0, 0.03],
        [0.024, 0.03],
        [0.024, 0.16, 0.006],
        [0.014, 0.2, 0.01],
        [0.022, tall * 0.45, 0.1],
        [0.015, up - 0.06, 0.02],
        [0.024, up - 0.03, 0.006],
        [0.024, up + 0.03, 0.006],
        [0.013, up + 0.05, 0.006],
        [0.014, tall - 0.02, 0.003],
        [0.024, tall, 0.01],
        [0.02, tall + 0.03, 0.012],
        [0, tall + 0.045],
      ],
      3,
    ),
    20,
  );
  const foot = tube(
    0.02,
    [
      [0, 0.02, 0.25],
      [0, 0.05, 0.2],
      [0, 0.1, 0.06],
      [0, 0.1, -0.06],
      [0, 0.05, -0.2],
      [0, 0.02, -0.25],
    ],
    14,
  );
  const pin = tube(
    0.008,
    [
      [half - 0.02, up, 0],
      [x, up, 0],
    ],
    10,
  );
  return [
    ...makeParts("post", "frame", [move(post, [x, 0, 0]), move(post, [-x, 0, 0])], { ownPiece: true, weight: 0.9 }),
    ...makeParts("foot", "frame", [move(foot, [x, 0, 0]), move(foot, [-x, 0, 0])], { grain: "z", weight: 0.7 }),
    ...makeParts("pin", "ornament", [pin, stretch(pin, [-1, 1, 1])], { weight: 0.3 }),
    makePart(
      "tie",
      "frame",
      tube(0.014, line([-x, 0.13, 0], [x, 0.13, 0], 8), 12, { scale: (f) => 0.8 + 1.6 * f * (1 - f) }),
      { grain: "z", weight: 0.5 },
    ),
  ];
}

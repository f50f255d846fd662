import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, settle, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, metres, ratio } from "../parameter-specs.ts";

export type DrumParameters = {
  readonly style: "snare" | "rope" | "bass";
  readonly radius: number;
  readonly depth: number;
  readonly sticks: boolean;
};
export type DrumKitParameters = { readonly size: number; readonly toms: number; readonly spread: number };

const COATS = ["#b3231f", "#1f4a94", "#17181b", "#d8d4ca", "#7a4426", "#2f7a55", "#d89a2c"].map(fromHex);
const SLOTS = {
  body: { words: ["shell"], materials: ["painted-metal"], colours: COATS },
  skin: { words: ["head", "drumhead"], materials: ["paper"], colours: [fromHex("#efe9dc")], takesWhole: false },
  metal: { words: ["hoop", "rim", "lug"], materials: ["brushed-steel"], takesWhole: false },
  stick: { words: ["drumstick", "sticks"], materials: ["oak"], colours: [fromHex("#c99a5c")], takesWhole: false },
} as const;

const hoop = (r: number, thick: number, high: number): Geometry =>
  lathe(
    closeCorners(
      [
        [r * 0.985, 0],
        [r + thick, 0, thick * 0.4],
        [r + thick, high, thick * 0.5],
        [r * 0.975, high, thick * 0.3],
      ],
      2,
    ),
    40,
    true,
  );

/** A drum standing on y = 0 with its axis up: shell, two skins, hoops and tension rods. */
function drumParts(name: string, r: number, depth: number, at: Mat4, lugs = 8): Part[] {
  const h = depth;
  const lip = Math.min(r * 0.09, h * 0.12);
  const lay = (geometry: Geometry) => place(geometry, at);
  const rods = Array.from({ length: lugs }, (_, i) =>
    turnY(
      merge([
        move(cylinder({ radius: r * 0.016, height: h * 0.98, segments: 8 }), [r * 1.045, h * 0.01, 0]),
        move(cylinder({ radius: r * 0.042, height: h * 0.3, bevel: r * 0.012, segments: 10 }), [r * 1.02, h * 0.35, 0]),
      ]),
      (i / lugs) * TAU,
    ),
  );
  return [
    makePart(
      name,
      "body",
      lay(
        lathe(
          roundCorners(
            [
              [0, lip * 0.4],
              [r, lip * 0.4],
              [r, h - lip * 0.4],
              [0, h - lip * 0.4],
            ],
            1,
          ),
          40,
        ),
      ),
      { weight: 1, projection: "cylinder" },
    ),
    makePart(
      `${name}-skin`,
      "skin",
      lay(
        lathe(
          roundCorners(
            [
              [0, h - lip],
              [r * 0.985, h - lip],
              [r * 0.985, h - lip * 0.25, r * 0.01],
              [0, h - lip * 0.25],
            ],
            2,
          ),
          40,
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      `${name}-foot-skin`,
      "skin",
      lay(
        lathe(
          [
            [0, lip * 0.25],
            [r * 0.985, lip * 0.25],
            [r * 0.985, lip],
            [0, lip],
          ],
          40,
        ),
      ),
      { weight: 0.5 },
    ),
    ...makeParts(
      `${name}-hoop`,
      "metal",
      [lay(hoop(r, r * 0.04, lip)), lay(move(hoop(r, r * 0.04, lip), [0, h - lip, 0]))],
      { weight: 0.8 },
    ),
    makePart(`${name}-rods`, "metal", lay(settle(merge(rods))), { weight: 0.4 }),
  ];
}

const drumstick = (length: number): Geometry =>
  turnZ(
    lathe(
      roundCorners(
        [
          [0, 0],
          [length * 0.018, 0, length * 0.008],
          [length * 0.018, length * 0.7],
          [length * 0.009, length * 0.93, length * 0.02],
          [length * 0.014, length * 0.955, length * 0.01],
          [length * 0.01, length * 0.995, length * 0.01],
          [0, length],
        ],
        3,
      ),
      14,
    ),
    PI / 2,
  );

const DRUM = {
  style: choice(["snare", "rope", "bass"], "Shallow with rods, deep with a rope, or large on its side."),
  radius: metres(0.08, 0.5, "Of the skin."),
  depth: metres(0.08, 0.6, "Skin to skin."),
  sticks: flag("Sticks lie on it."),
};

/**
 * A drum. What makes it itself: a round coloured shell between two steel hoops joined by tension rods, a pale stretched skin on top, and two
 * wooden sticks lying crossed on it. The marching drum is deep with a zigzag of rope; the bass drum stands on its side.
 */
export const drum = defineConcept<DrumParameters>({
  id: "drum",
  family: "instrument",
  words: ["drum", "snare drum", "toy drum", "marching drum", "tom tom", "bass drum", "side drum", "tom drum"],
  senses: ["drum"],
  height: 0.25,
  parameters: DRUM,
  slots: {
    ...SLOTS,
    rope: { words: ["cord"], materials: ["woven-cotton"], colours: [fromHex("#eee6d2")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const style =
      ask.word === "bass drum"
        ? "bass"
        : ask.word === "marching drum" || ask.word === "toy drum"
          ? "rope"
          : ask.word === "snare drum"
            ? "snare"
            : draw.pick("style", ["snare", "rope"] as const);
    return fitParameters<DrumParameters>(DRUM, {
      style,
      radius:
        (style === "bass" ? 0.28 : 0.18) *
        draw.number("radius", 0.93, 1.07) *
        traitFactor(ask, { wide: 1.15, narrow: 0.85 }),
      depth:
        (style === "bass" ? 0.36 : style === "rope" ? 0.28 : 0.17) *
        draw.number("depth", 0.92, 1.1) *
        traitFactor(ask, { tall: 1.3, short: 0.75 }),
      sticks: style !== "bass" && wants(ask, "stick", true),
    });
  },
  build: (p) => {
    const { radius: r, depth: h } = p;
    if (p.style === "bass") {
      const at = chain(translation([0, -h / 2, 0]), rotation(X_AXIS, PI / 2), translation([0, r * 1.08, 0]));
      const feet = [-1, 1].map((s) =>
        tube(
          r * 0.025,
          [
            [s * r * 0.75, r * 0.55, h * 0.2],
            [s * r * 1.0, 0, h * 0.45],
          ],
          10,
          { endRounding: r * 0.01 },
        ),
      );
      return standModel(
        [...drumParts("shell", r, h, at, 10), ...makeParts("spur", "metal", feet, { weight: 0.5 })],
        [{ name: "top", position: [0, r * 2.1, 0], normal: [0, 1, 0], radius: h * 0.3 }],
      );
    }
    const parts = drumParts("shell", r, h, translation([0, 0, 0]), p.style === "rope" ? 0 : 8).filter(
      (part) => part.geometry.indices.length > 0,
    );
    if (p.style === "rope") {
      const count = 10;
      const zigzag = Array.from({ length: count * 2 }, (_, i): Vec3 => {
        const a = (i / (count * 2)) * TAU;
        return [r * 1.045 * cos(a), i % 2 === 0 ? h * 0.12 : h * 0.88, r * 1.045 * sin(a)];
      });
      parts.push(
        makePart(
          "rope",
          "rope",
          tube(
            r * 0.028,
            zigzag.flatMap((a, i) => {
              const b = zigzag[(i + 1) % zigzag.length] as Vec3;
              return [0.06, 0.35, 0.65, 0.94].map((t): Vec3 => {
                const [x, z] = [a[0] + (b[0] - a[0]) * t, a[2] + (b[2] - a[2]) * t];
                const f = (r * 1.045) / Math.sqrt(x * x + z * z);
                return [x * f, a[1] + (b[1] - a[1]) * t, z * f];
              });
            }),
            6,
            { closed: true },
          ),
          { weight: 0.8, crease: 1.2 },
        ),
      );
    }
    if (p.sticks) {
      const length = r * 2.1;
      const lay = (angle: number, y: number) =>
        move(turnY(move(drumstick(length), [length / 2, 0, 0]), angle), [r * 0.1, h + y, 0]);
      parts.push(
        ...makeParts("stick", "stick", [lay(0.5, length * 0.016), lay(-0.35, length * 0.044)], { weight: 0.9 }),
      );
    }
    return standModel(parts, [
      { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r * 0.9 },
      { name: "attach", position: [0, h / 2, -r], normal: [0, 0, -1], radius: r },
    ]);
  },
  view: { azimuth: 0.4, elevation: 0.42 },
});

const KIT = {
  size: ratio(0.8, 1.2, "Scale of all drums."),
  toms: ratio(0.8, 1.2, "Size of the toms over the usual."),
  spread: ratio(0.9, 1.15, "How far apart they stand."),
};

/** A drum kit. What makes it itself: a big bass drum facing front, toms on it, a snare and a floor tom beside it, brass cymbals on stands, a stool behind. */
export const drumKit = defineConcept<DrumKitParameters>({
  id: "drum-kit",
  family: "instrument",
  words: ["drum kit", "drum set", "drumkit", "drums", "drumset", "trap set"],
  senses: [],
  height: 1.2,
  parameters: KIT,
  slots: {
    body: SLOTS.body,
    skin: SLOTS.skin,
    metal: SLOTS.metal,
    cymbal: { words: ["cymbals", "hi-hat"], materials: ["gold"], takesWhole: false },
    seat: { words: ["stool", "throne"], materials: ["leather"], colours: [fromHex("#1c1b1c")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<DrumKitParameters>(KIT, {
      size: draw.number("size", 0.95, 1.05),
      toms: draw.number("toms", 0.9, 1.1),
      spread: draw.number("spread", 0.96, 1.06) * traitFactor(ask, { wide: 1.1, narrow: 0.92 }),
    }),
  build: ({ size: s, toms, spread }) => {
    const at = (x: number, y: number, z: number, tilt = 0): Mat4 =>
      chain(rotation(X_AXIS, tilt), translation([x * spread * s, y * s, z * s]));
    const r = 0.3 * s;
    const bass = drumParts(
      "bass-drum",
      r,
      0.4 * s,
      chain(translation([0, -0.2 * s, 0]), rotation(X_AXIS, PI / 2), translation([0, r * 1.06, 0.12 * s])),
      10,
    );
    const emblem = bass.map((part) =>
      part.name === "bass-drum-skin"
        ? {
            ...part,
            paint: (surface: Parameters<NonNullable<Part["paint"]>>[0], x: number, _y: number, z: number) => {
              const d = Math.sqrt(x * x + z * z) / r;
              if ((d > 0.56 && d < 0.62) || d < 0.12 || (d < 0.5 && d > 0.46)) layColour(surface, [0.03, 0.03, 0.035]);
            },
          }
        : part,
    );
    const stand = (x: number, top: number, z: number) => [
      tube(
        0.012 * s,
        [
          [x * spread * s, 0.12 * s, z * s],
          [x * spread * s, top * s, z * s],
        ],
        8,
      ),
      ...[0, 1, 2].map((i) =>
        tube(
          0.01 * s,
          [
            [x * spread * s, 0.3 * s, z * s],
            [(x * spread + 0.2 * cos((i * TAU) / 3 + 0.5)) * s, 0.008 * s, (z + 0.2 * sin((i * TAU) / 3 + 0.5)) * s],
          ],
          8,
        ),
      ),
    ];
    const cymbal = (radius: number) =>
      lathe(
        [
          [0, -0.012 * s],
          [radius * 0.2, -0.014 * s],
          [radius, -0.03 * s],
          [radius, -0.026 * s],
          [radius * 0.6, 0.0],
          [radius * 0.24, 0.01 * s],
          [radius * 0.17, 0.03 * s],
          [radius * 0.08, 0.038 * s],
          [0, 0.04 * s],
        ],
        40,
      );
    const plates = [
      [-0.62, 1.12, 0.05, 0.24, 0.2],
      [0.66, 1.16, 0.0, 0.27, 0.22],
      [-0.78, 0.84, -0.32, 0.18, 0],
      [-0.78, 0.87, -0.32, 0.18, 0],
    ].map(([x, y, z, radius, tilt]) =>
      place(cymbal((radius as number) * s), at(x as number, y as number, z as number, tilt as number)),
    );
    const feet = (x: number, z: number, radius: number, top: number) =>
      [0, 1, 2].map((i) =>
        tube(
          0.011 * s,
          [
            [(x * spread + radius * cos((i * TAU) / 3)) * s, top * s, (z + radius * sin((i * TAU) / 3)) * s],
            [
              (x * spread + radius * 1.05 * cos((i * TAU) / 3)) * s,
              0.01 * s,
              (z + radius * 1.05 * sin((i * TAU) / 3)) * s,
            ],
          ],
          8,
        ),
      );
    return standModel(
      [
        ...emblem,
        ...drumParts("tom-1", 0.155 * s * toms, 0.2 * s, at(-0.2, 0.68, 0.1, 0.32), 6),
        ...drumParts("tom-2", 0.17 * s * toms, 0.22 * s, at(0.2, 0.67, 0.1, 0.32), 6),
        ...drumParts("floor-tom", 0.22 * s * toms, 0.36 * s, at(0.58, 0.2, -0.28), 6),
        ...drumParts("snare", 0.19 * s, 0.14 * s, at(-0.48, 0.52, -0.3, -0.06), 8),
        makePart(
          "tom-holder",
          "metal",
          settle(
            merge([
              tube(
                0.018 * s,
                [
                  [0, 0.55 * s, 0.08 * s],
                  [0, 0.78 * s, 0.08 * s],
                ],
                10,
              ),
              tube(
                0.014 * s,
                [
                  [-0.14 * s, 0.76 * s, 0.1 * s],
                  [0.14 * s, 0.76 * s, 0.1 * s],
                ],
                8,
              ),
            ]),
          ),
          { weight: 0.3 },
        ),
        makePart(
          "stands",
          "metal",
          settle(
            merge([
              ...stand(-0.62, 1.13, 0.05),
              ...stand(0.66, 1.17, 0),
              ...stand(-0.78, 0.92, -0.32),
              ...stand(-0.48, 0.53, -0.3),
              ...feet(0.58, -0.28, 0.23, 0.4),
            ]),
          ),
          { weight: 0.5 },
        ),
        ...makeParts("cymbal", "cymbal", plates, { weight: 0.9 }),
        ...makeParts(
          "spur",
          "metal",
          [-1, 1].map((k) =>
            tube(
              0.012 * s,
              [
                [k * 0.25 * s, 0.2 * s, 0.2 * s],
                [k * 0.34 * s, 0.01 * s, 0.32 * s],
              ],
              8,
            ),
          ),
          { weight: 0.3 },
        ),
        makePart(
          "stool",
          "seat",
          move(cylinder({ radius: 0.17 * s, height: 0.09 * s, bevel: 0.03 * s }), [0, 0.45 * s, -0.62 * s]),
          { weight: 0.6 },
        ),
        makePart("stool-foot", "metal", settle(merge(stand(0, 0.47, -0.62))), { weight: 0.3 }),
      ],
      [
        { name: "top", position: [0, 0.9 * s, 0.1 * s], normal: [0, 1, 0], radius: 0.1 },
        { name: "seat", position: [0, 0.54 * s, -0.62 * s], normal: [0, 1, 0], radius: 0.17 },
      ],
    );
  },
  view: { azimuth: 0.42, elevation: 0.28 },
});

import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import { move, turnY, turnZ } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { choice, flag, metres } from "../../parameter-specs.ts";
import { DRUM_SLOTS, drumParts } from "./drum-parts.ts";

/** What a drum is drawn from. */
export type DrumParameters = {
  readonly style: "snare" | "rope" | "bass";
  readonly radius: number;
  readonly depth: number;
  readonly sticks: boolean;
};

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
  words: [
    "drum",
    "snare drum",
    "toy drum",
    "marching drum",
    "tom tom",
    "bass drum",
    "side drum",
    "tom drum",
    "kettle drum",
    "kettledrum",
    "timpani",
  ],
  senses: ["drum"],
  height: 0.25,
  parameters: DRUM,
  slots: {
    ...DRUM_SLOTS,
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
              return [0.1, 0.37, 0.63, 0.9].map((t): Vec3 => {
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

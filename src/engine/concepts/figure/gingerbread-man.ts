import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { inflate } from "../../geometry/sdf.ts";
import { ball, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { common } from "../outfit/cloth.ts";

type GingerbreadParameters = {
  readonly height: number;
  readonly fat: number;
  readonly buttons: number;
  readonly bow: boolean;
};

const PARAMETERS = {
  height: { kind: "number", min: 0.08, max: 1, unit: "m", about: "Feet to crown." },
  fat: { kind: "number", min: 0.7, max: 1.4, unit: "ratio", about: "Thickness of body and limbs; 1 is usual." },
  buttons: { kind: "integer", min: 0, max: 6, about: "Sweets down the front." },
  bow: { kind: "flag", about: "A bow of icing." },
} as const;

/** Half the biscuit's thickness, in heights. */
const HALF = 0.05;

function build({ height: h, fat, buttons, bow }: GingerbreadParameters): Model {
  const drawn = sculpt([
    add(ball([0, 0.8 * h, 0], 0.19 * h)),
    add(roundCone([0, 0.56 * h, 0], [0, 0.36 * h, 0], 0.125 * h * fat, 0.14 * h * fat), 0.05 * h),
    add(both(roundCone([0.06 * h, 0.55 * h, 0], [0.32 * h, 0.53 * h, 0], 0.08 * h * fat, 0.085 * h * fat)), 0.06 * h),
    add(both(roundCone([0.06 * h, 0.32 * h, 0], [0.15 * h, 0.095 * h, 0], 0.09 * h * fat, 0.095 * h * fat)), 0.05 * h),
  ]);
  const core = common(
    inflate(drawn, -0.02 * h),
    roundBox([0, 0.5 * h, 0], [2 * h, 2 * h, 2 * (HALF - 0.02) * h], 0.001 * h),
  );
  const z = HALF * h * 0.98;
  const line = (points: readonly Vec3[]): Geometry =>
    tube(0.0125 * h, curveThrough(points, 5), 8, { endRounding: 0.01 * h, endSteps: 2 });
  const wave = (from: Vec3, to: Vec3): Geometry =>
    line(
      Array.from({ length: 7 }, (_, i): Vec3 => {
        const t = i / 6;
        const off = 0.014 * h * (i % 2 === 0 ? 1 : -1);
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const size = Math.sqrt(dx * dx + dy * dy);
        return [from[0] + dx * t - (dy / size) * off, from[1] + dy * t + (dx / size) * off, z];
      }),
    );
  const cuffs = [1, -1].flatMap((s) => [
    wave([s * 0.31 * h, (0.535 - 0.07 * fat) * h, z], [s * 0.31 * h, (0.535 + 0.07 * fat) * h, z]),
    wave([s * (0.13 - 0.075 * fat) * h, 0.145 * h, z], [s * (0.135 + 0.085 * fat) * h, 0.16 * h, z]),
  ]);
  const smile = line([-2, -1, 0, 1, 2].map((i): Vec3 => [i * 0.04 * h, (0.725 + 0.011 * i * i) * h, z]));
  const brows = [1, -1].map((s) =>
    line([
      [s * 0.04 * h, 0.885 * h, z],
      [s * 0.07 * h, 0.897 * h, z],
      [s * 0.1 * h, 0.885 * h, z],
    ]),
  );
  const drop = (x: number, y: number, r: number) => move(stretch(sphere(r * h, 18), [1, 1, 0.6]), [x * h, y * h, z]);
  const ribbon = [1, -1].map((s) =>
    move(stretch(sphere(0.04 * h, 16), [1.35, 0.9, 0.5]), [s * 0.05 * h, 0.615 * h, z + 0.004 * h]),
  );
  return standModel(
    [
      makePart("biscuit", "biscuit", meshSdf(inflate(core, 0.02 * h), 0.0165 * h), {
        crease: 1.1,
        weight: 1,
        paint: (s, x, y, _z, _nx, _ny, nz) => {
          const rim = Math.abs(nz) < 0.75 ? 0.72 : 1 + 0.04 * sin(x * 400) * sin(y * 380);
          s.r *= rim;
          s.g *= rim;
          s.b *= rim;
        },
      }),
      makePart("icing", "icing", settle(merge([...cuffs, smile, ...brows])), { weight: 0.8 }),
      ...makeParts("eye", "eye", [drop(0.07, 0.835, 0.026), drop(-0.07, 0.835, 0.026)], { weight: 0.8 }),
      ...makeParts(
        "button",
        "button",
        Array.from({ length: buttons }, (_, i) => drop(0, 0.53 - i * 0.095, 0.03)),
        { weight: 0.7 },
      ),
      ...(bow ? [makePart("bow", "button", settle(merge([...ribbon, drop(0, 0.615, 0.026)])), { weight: 0.6 })] : []),
    ],
    [
      { name: "head", position: [0, 0.99 * h, 0], normal: [0, 1, 0], radius: 0.19 * h },
      { name: "neck", position: [0, 0.62 * h, 0], normal: [0, 1, 0], radius: 0.13 * h },
      { name: "hand", position: [-0.36 * h, 0.53 * h, 0.03 * h], normal: [0, 0, 1], radius: 0.06 * h },
      { name: "top", position: [0, 0.99 * h, 0], normal: [0, 1, 0], radius: 0.1 * h },
    ],
  );
}

/** A biscuit in the shape of a man. What makes it itself: a flat brown figure with round head and stumps, white icing along wrists and ankles, a smile of icing, sweets for eyes and buttons. */
export const gingerbreadMan = defineConcept<GingerbreadParameters>({
  id: "gingerbread-man",
  family: "food",
  words: ["gingerbread man", "gingerbread", "gingerbread cookie", "gingerbread woman", "gingerbread person"],
  senses: ["gingerbread man"],
  height: 0.18,
  parameters: PARAMETERS,
  slots: {
    biscuit: {
      words: ["cookie", "body", "dough"],
      materials: ["terracotta"],
      colours: ["#9c5a2a", "#a8652f", "#8a4c22"].map(fromHex),
    },
    icing: {
      words: ["frosting", "mouth", "smile"],
      materials: ["plaster"],
      colours: [fromHex("#f6f4ee")],
      takesWhole: false,
    },
    eye: { words: [], materials: ["plastic"], colours: [fromHex("#241a16")], takesWhole: false },
    button: {
      words: ["sweet", "candy", "gumdrop", "bow"],
      materials: ["plastic"],
      colours: ["#c8271f", "#2f8a3f", "#2f62b0"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: (draw, ask) =>
    fitParameters<GingerbreadParameters>(PARAMETERS, {
      height: draw.number("height", 0.16, 0.2),
      fat:
        draw.number("fat", 0.92, 1.1) *
        traitFactor(ask, { fat: 1.2, thick: 1.15, wide: 1.15, thin: 0.82, narrow: 0.85 }),
      buttons: ask.counts.get("button") ?? draw.integer("buttons", 2, 3),
      bow: wants(ask, "button", true) && draw.chance("bow", 0.5),
    }),
  build,
  view: { azimuth: 0.3, elevation: 0.12 },
});

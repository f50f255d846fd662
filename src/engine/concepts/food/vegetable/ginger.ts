import { noise } from "../../../geometry/deform.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, stretch, turnZ } from "../../../geometry/place.ts";
import { addAll, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundCone } from "../../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

/** Where the end was cut off, metres from the middle. */
const CUT = 0.068;
/** It lies on a flat of its own at this height. */
const FLOOR = 0.003;

function build({ seed, stream, has }: Food): Part[] {
  const next = stream("knobs");
  const spine: Vec3[] = [
    [0.09, 0.021, 0.004],
    [0.045, 0.022, -0.004],
    [0, 0.02, 0.006],
    [-0.042, 0.021, -0.002],
    [-0.075, 0.022, 0.008],
  ];
  const thick = [0.018, 0.021, 0.019, 0.02, 0.013];
  const body = spine
    .slice(1)
    .map((at, i) => roundCone(spine[i] as Vec3, at, thick[i] as number, thick[i + 1] as number));
  // fat fingers branch off to both sides and up, each with a knob at its end
  const fingers = [
    [0.03, 1.25, 0.052, 0.2],
    [0.008, -1.3, 0.045, 0.25],
    [-0.035, 1.05, 0.038, 0.7],
    [-0.05, -1.0, 0.05, 0.1],
    [-0.012, 1.9, 0.036, 0.9],
    [0.052, -1.5, 0.03, 0.5],
  ].flatMap(([x, angle, long, lift]) => {
    const a = (angle as number) + (next() - 0.5) * 0.5;
    const l = (long as number) * (0.85 + 0.3 * next());
    const from: Vec3 = [x as number, 0.02, 0];
    const to: Vec3 = [from[0] - l * 0.5 * Math.abs(cos(a)) * 1.4, 0.019 + l * (lift as number) * 0.6, l * sin(a)];
    return [roundCone(from, to, 0.0145, 0.0115), ellipsoid(to, [0.0145, 0.0125, 0.0135])];
  });
  const clay = sculpt([
    ...addAll([...body, ...fingers], 0.008),
    carve(halfSpace([0, FLOOR, 0], [0, 1, 0]), 0.002),
    carve(halfSpace([CUT, 0, 0], [-1, -0.15, 0]), 0.0005),
  ]);
  const skin: Paint = (surface, x, y, z, nx) => {
    if (x > CUT - 0.005 && nx > 0.85) {
      const r = Math.sqrt((y - 0.021) * (y - 0.021) + z * z);
      layColour(surface, fromHex("#ecd26a"), 0.4, 0);
      if (r > 0.0135) tint(surface, fromHex("#d0ac48"), 0.6);
      shade(surface, 1 + 0.1 * noise(y * 900, z * 900, 0, 3));
      return;
    }
    // thin rings run round every finger, and the skin is papery between them
    const ring =
      noise(x * 210, y * 40, z * 210, seed) +
      0.5 * sin((x * 1.0 + Math.abs(z) * 1.2) * 520 + 3 * noise(x * 60, y * 60, z * 60, 2));
    shade(surface, 1 + 0.12 * noise(x * 70, y * 70, z * 70, 1) + 0.08 * noise(x * 500, y * 500, z * 500, 4));
    const line = smoothstep(0.42, 0.62, ring);
    tint(surface, fromHex("#7a5526"), 0.5 * line);
    surface.height -= 0.0005 * line;
    surface.roughness = 0.72;
  };
  const coin = (x: number, z: number, tip: number) =>
    settle(
      move(
        turnZ(stretch(cylinder({ radius: 0.018, height: 0.0045, bevel: 0.0006, segments: 30 }), [1, 1, 0.85]), tip),
        [x, FLOOR, z],
      ),
    );
  return [
    makePart("root", "root", meshSdf(clay, 0.0026), { weight: 1, paint: skin, crease: 1 }),
    ...(has("slice")
      ? [coin(0.11, 0.012, 0), coin(0.125, 0.045, 0), move(coin(0, 0, 0.22), [0.1, 0.0045, 0.034])].map((g, i) =>
          makePart(`slice-${i + 1}`, "slice", g, {
            weight: 0.5,
            paint: (surface, x, y, z, _nx, ny) => {
              if (Math.abs(ny) < 0.6) layColour(surface, fromHex("#b8925a"), 0.7, 0);
              else shade(surface, 1 + 0.1 * noise(x * 900, y * 900, z * 900, 5));
            },
          }),
        )
      : []),
  ];
}

/** Ginger. What makes it itself: a knobbly, branching root with fat blunt fingers to both sides, a thin ringed tan skin, and a cut end of moist yellow flesh; slices beside it. */
export const ginger = defineFood({
  id: "ginger",
  words: ["ginger root", "ginger", "fresh ginger", "piece of ginger", "galangal", "turmeric root", "turmeric"],
  senses: ["ginger#2", "ginger#3", "gingerroot"],
  height: 0.05,
  slots: {
    root: { ...slot("plaster", "#c9a468 #c29b5e", "skin|peel|finger"), takesWhole: true },
    slice: { ...slot("wax", "#ecd26a", "cut|flesh"), takesWhole: false },
  },
  kinds: {
    ginger: {},
    turmeric: { weight: 0, words: ["turmeric root", "turmeric"], dress: { root: "#c07a30", slice: "#f08a18" } },
  },
  extras: { slice: { chance: 0.6 } },
  build,
  view: { azimuth: 0.4, elevation: 0.55 },
});

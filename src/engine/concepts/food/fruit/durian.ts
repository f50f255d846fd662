import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { place, settle } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { rotation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval, spread, stalk, standOn, strew } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Half the width and half the height of the husk without its thorns, metres. */
const [WIDE, HIGH] = [0.088, 0.108];
const THORNS = 300;
const LEAN = rotation(Z_AXIS, 0.2);

/** A stout pyramid, its foot in the husk. */
const thorn = lathe(
  [
    [0, -0.004],
    [0.0135, -0.004],
    [0.0078, 0.007],
    [0, 0.022],
  ],
  6,
);

const skin: Paint = (surface, x, y, z) => {
  const out = Math.sqrt((x / WIDE) * (x / WIDE) + (y / HIGH) * (y / HIGH) + (z / WIDE) * (z / WIDE));
  tint(surface, fromHex("#46541a"), 0.65 * smoothstep(1.05, 0.98, out));
  tint(surface, fromHex("#94743a"), 0.7 * smoothstep(1.12, 1.2, out));
  shade(surface, 1 + 0.14 * noise(x * 40, y * 40, z * 40, 6));
  surface.roughness = 0.75;
};

/** A durian: a big green egg of a fruit covered all over with stout pyramid thorns, on a thick woody stalk. */
export const durian = defineFood({
  id: "durian",
  words: ["durian", "durian fruit", "jackfruit", "spiky fruit", "spiny fruit"],
  senses: ["durian#2"],
  height: 0.28,
  slots: {
    husk: { ...slot("plaster", "#8a9434 #7f8c30 #a09a3c", "skin|thorn|spike|peel"), takesWhole: true },
    stalk: slot("bark", "#6a5230", "stem"),
  },
  build: ({ stream }): Part[] => {
    const next = stream("thorns");
    const places = spread(THORNS, -1, 1).map(([x, y, z]) =>
      standOn([x * WIDE, y * HIGH, z * WIDE], [x / WIDE, y / HIGH, z / WIDE], next() * 3),
    );
    const husk = settle(merge([oval([WIDE, HIGH, WIDE], 48), strew(thorn, places)]));
    const stem = stalk(
      [
        [0, HIGH * 0.94, 0],
        [0.002, HIGH + 0.03, 0.002],
        [0.012, HIGH + 0.062, 0.006],
      ],
      0.0085,
    );
    return [
      makePart("husk", "husk", place(husk, LEAN), { weight: 1, paint: skin, crease: 0.5 }),
      makePart("stalk", "stalk", place(stem, LEAN), { weight: 0.8 }),
    ];
  },
  view: { azimuth: 0.4, elevation: 0.22 },
});

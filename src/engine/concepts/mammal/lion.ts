import { noise } from "../../geometry/deform.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { BIG_CAT_BODY, BIG_CAT_EARS, BIG_CAT_HEAD, BIG_CAT_TAIL } from "./big-cat-form.ts";
import { defineMammal } from "./define-mammal.ts";
import { lionMane } from "./mane.ts";
import type { Studio } from "./species.ts";

/** A lion: tawny, a great dark mane around the face, a tuft at the tail's end, broad muzzle. */
export const lion = defineMammal({
  id: "lion",
  words: ["lion", "male lion", "african lion"],
  senses: ["lion"],
  body: { ...BIG_CAT_BODY, size: 1.05, girth: 1.16, low: 0.25, neck: 0.9, head: 1.3 },
  head: BIG_CAT_HEAD,
  ears: { ...BIG_CAT_EARS, at: [0.74, 0.66, 0.12], height: 0.42, lean: 0.6 },
  tail: { ...BIG_CAT_TAIL, carriage: "hanging", length: 1.0, radii: [0.05, 0.042, 0.036, 0.032, 0.03, 0.028] },
  varieties: [
    {
      coat: "#b88a4e",
      layers: [
        { kind: "under", colour: "#dcc49a", reach: 0.2 },
        { kind: "face", colour: "#e2d0ae", at: [0.2, -0.5, 1.1], radii: [0.42, 0.3, 0.5] },
      ],
    },
    {
      coat: "#a87a42",
      layers: [
        { kind: "under", colour: "#d4b88a", reach: 0.2 },
        { kind: "face", colour: "#e2d0ae", at: [0.2, -0.5, 1.1], radii: [0.42, 0.3, 0.5] },
      ],
    },
  ],
  nose: "#6a3e38",
  poses: [
    ["standing", 3],
    ["walking", 2],
    ["sitting", 1.5],
    ["lying", 0.7],
  ],
  slots: {
    mane: {
      words: ["hair"],
      materials: ["fur"],
      colours: [fromHex("#5c3216"), fromHex("#7a4a1e"), fromHex("#4a2a18")],
      takesWhole: false,
    },
  },
  extras: (studio) => {
    lionMane(studio);
    lionTuft(studio);
  },
});

/** The dark tuft at the end of a tail. */
export function lionTuft({ frame, put }: Studio): void {
  const end = frame.tail.at(-1);
  if (!end) return;
  const y = Math.max(0.06, end[1]);
  const tuft = displace(sculpt([add(ellipsoid([end[0], y, end[2]], [0.06, 0.07, 0.085]))]), 0.012, (a, b, c) =>
    noise(a * 40, b * 40, c * 40, 3),
  );
  put("tail-tuft", "mane", meshSdf(tuft, 0.013), undefined, 0.6);
}

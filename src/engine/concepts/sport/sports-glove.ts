import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball as ballSdf, ellipsoid, limb, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { BALL_PAINTS } from "./ball-paint.ts";

/** A padded mitt, knuckles to the front: the fist's roll on top, the thumb to the side, a cuff with laces. */
function boxing(): Part[] {
  const clay = sculpt([
    add(roundCone([0, 0.11, 0], [0, 0.17, 0.005], 0.062, 0.078), 0),
    add(ellipsoid([0.004, 0.2, 0.014], [0.088, 0.075, 0.075]), 0.03),
    add(ellipsoid([0.004, 0.235, 0.028], [0.08, 0.05, 0.06]), 0.02),
    add(roundCone([-0.062, 0.13, 0.03], [-0.083, 0.2, 0.045], 0.034, 0.029), 0.012),
    add(roundCone([-0.083, 0.2, 0.045], [-0.07, 0.235, 0.06], 0.029, 0.024), 0.008),
  ]);
  const cuff = stretch(
    turnedPiece(
      [
        [0.066, 0, 0.008],
        [0.07, 0.012, 0.006],
        [0.066, 0.05, 0.02],
        [0.06, 0.095, 0.01],
      ],
      36,
    ),
    [1, 1, 0.86],
  );
  const band = move(stretch(torus(0.064, 0.0075, 40, 10), [1, 1.2, 0.88]), [0, 0.104, 0]);
  const laces = [0.022, 0.046, 0.07].flatMap((y) =>
    [-1, 1].map((s) => bar([s * 0.022, y - 0.008, 0.0545], [-s * 0.022, y + 0.01, 0.0535], 0.0036, 8)),
  );
  return [
    makePart("mitt", "body", meshSdf(clay, 0.0062), { weight: 1, paint: seams }),
    makePart("cuff", "cuff", cuff, { weight: 0.8 }),
    makePart("band", "trim", band, { weight: 0.6 }),
    makePart("rim", "trim", move(stretch(torus(0.066, 0.006, 40, 10), [1, 1.2, 0.87]), [0, 0.006, 0]), { weight: 0.5 }),
    ...makeParts("lace", "trim", laces, { weight: 0.5 }),
  ];
}

const seams: Paint = (surface, x, y, z) => {
  if (z > 0 && Math.abs(y - 0.207 - x * x * 2) < 0.0018) {
    surface.height -= 0.001;
    layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
  }
};

/** A baseball glove, its pocket to the front: four fingers, a thumb, a web between, and a ball in the pocket. */
function baseball(): Part[] {
  const fingers: [Vec3, Vec3, number][] = [
    [[-0.055, 0.1, 0], [-0.092, 0.215, 0.012], 0.023],
    [[-0.025, 0.12, 0], [-0.045, 0.255, 0.014], 0.024],
    [[0.008, 0.12, 0], [0.004, 0.262, 0.016], 0.024],
    [[0.038, 0.11, 0], [0.05, 0.245, 0.018], 0.024],
    [[0.055, 0.06, 0.01], [0.125, 0.18, 0.035], 0.026],
  ];
  const clay = sculpt([
    add(ellipsoid([0, 0.085, -0.004], [0.092, 0.082, 0.036]), 0),
    ...fingers.flatMap(([a, b, r]) =>
      limb([
        [a, r * 1.1],
        [b, r],
      ]).map((solid) => add(solid, 0.006)),
    ),
    add(roundBox([0.0865, 0.165, 0.022], [0.055, 0.1, 0.016], 0.006), 0.004),
    carve(ballSdf([0.006, 0.112, 0.085], 0.068), 0.012),
  ]);
  return [
    makePart("glove", "body", meshSdf(clay, 0.0058), { weight: 1, paint: stitched }),
    makePart(
      "strap",
      "trim",
      move(
        stretch(
          turnedPiece(
            [
              [0.05, 0, 0.006],
              [0.056, 0.012, 0.006],
              [0.056, 0.03, 0.006],
            ],
            30,
          ),
          [1, 1, 0.55],
        ),
        [0, 0, 0],
      ),
      { weight: 0.6 },
    ),
    makePart("ball", "cuff", move(sphere(0.036, 28, 18), [0.008, 0.112, 0.05]), {
      weight: 0.9,
      paint: BALL_PAINTS.baseball?.(0) as Paint,
    }),
  ];
}

const stitched: Paint = (surface, x, y, z) => {
  const web = x > 0.062 && x < 0.112 && y > 0.12 && y < 0.21;
  if (web) {
    const [u, v] = [(x + y) / 0.016, (x - y) / 0.016];
    const cut = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    if (cut < 0.18) {
      surface.height -= 0.0015;
      layColour(surface, [0.03, 0.015, 0.008], 0.9);
    }
  } else if (z > 0 && Math.abs(y - 0.07 + x * 0.3) < 0.002)
    layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
};

/** A sports glove, upright. What makes it itself: a boxing glove is a padded round mitt with a tucked thumb and a laced cuff; a baseball glove is brown leather with wide fingers, a web and a ball in its pocket. */
export const sportsGlove = defineThing({
  id: "sports-glove",
  family: "sport",
  forms: { boxing: 1, baseball: 0 },
  words: {
    "boxing glove": "boxing",
    "boxing gloves": "boxing",
    "boxing mitt": "boxing",
    "baseball glove": "baseball",
    "baseball mitt": "baseball",
    "catcher's mitt": "baseball",
  },
  senses: ["baseball glove"],
  height: 0.3,
  slots: {
    body: {
      words: ["mitt", "leather", "padding"],
      materials: ["leather"],
      colours: ["#b3161b", "#1d3f8f", "#1b1b1e", "#c01d22"].map(fromHex),
    },
    cuff: {
      words: ["wrist", "ball"],
      materials: ["leather"],
      colours: ["#8f1014", "#ece6da"].map(fromHex),
      takesWhole: false,
    },
    trim: {
      words: ["lace", "band", "strap"],
      materials: ["leather"],
      colours: [fromHex("#efeae0")],
      takesWhole: false,
    },
  },
  dress: ({ form, look }) =>
    form === "baseball"
      ? {
          body: { material: "leather", colours: [fromHex(look % 2 ? "#9a5a2a" : "#7d441f")] },
          cuff: { material: "leather", colours: [fromHex("#f0ebdd")] },
          trim: { material: "leather", colours: [fromHex("#4a2814")] },
        }
      : {},
  build: ({ form }) => (form === "boxing" ? boxing() : baseball()),
  view: { azimuth: 0.4, elevation: 0.14 },
});

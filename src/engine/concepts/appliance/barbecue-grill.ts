import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { simpleDevice } from "../device/simple-device.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";

const COATS = ["#1b1c1f", "#1b1c1f", "#a8231e", "#2f5a48"].map(fromHex);

/** Radians by which the lid is turned back, about where its rim lies on the bowl's. */
const OPEN = 1.75;

/**
 * A kettle barbecue. What makes it itself: a black enamel bowl on three slender legs with two wheels, a steel grate over glowing coals, a domed lid
 * with a wooden handle that hangs half open behind, an ash pan below.
 */
export const barbecueGrill = simpleDevice({
  id: "barbecue-grill",
  words: [
    "barbecue grill",
    "bbq grill",
    "barbecue",
    "bbq",
    "grill",
    "charcoal grill",
    "barbeque",
    "kettle grill",
    "barbeque grill",
  ],
  senses: ["barbecue#3", "grill#2"],
  height: 1,
  size: 1,
  variants: 2,
  choose: (ask) => (says(ask, "closed") ? 1 : says(ask, "open") ? 0 : undefined),
  slots: {
    body: { words: ["bowl", "kettle", "lid"], materials: ["painted-metal"], colours: COATS },
    grate: { words: ["rack", "grid"], materials: ["brushed-steel"], takesWhole: false },
    leg: { words: ["stand"], materials: ["brushed-steel"], takesWhole: false },
    handle: { words: ["knob"], materials: ["oak"], colours: [fromHex("#8a5a30")], takesWhole: false },
    wheel: { words: [], materials: ["rubber"], takesWhole: false },
    coal: { words: ["charcoal", "ember", "coals"], materials: ["granite"], takesWhole: false },
  },
  build: ({ size: u, breadth, rise, variant }) => {
    const r = u * 0.29 * breadth;
    const y = u * 0.52 * rise;
    const deep = r * 0.72;
    const bowl = lathe(
      roundCorners(
        [
          [0, -deep],
          [r * 0.4, -deep * 0.95, r * 0.2],
          [r * 0.82, -deep * 0.55, r * 0.3],
          [r, -deep * 0.06, r * 0.2],
          [r, 0],
          [r * 1.03, 0.004 * u],
          [r * 1.03, 0.014 * u],
          [r * 0.96, 0.014 * u],
          [r * 0.93, -deep * 0.1, r * 0.1],
          [r * 0.7, -deep * 0.4, r * 0.2],
          [0, -deep * 0.5],
        ],
        4,
      ),
      48,
    );
    const lid = lathe(
      roundCorners(
        [
          [0, r * 0.5],
          [r * 0.5, r * 0.42, r * 0.3],
          [r * 0.9, r * 0.12, r * 0.2],
          [r * 0.97, 0],
          [r * 1.05, 0, 0.003 * u],
          [r * 1.04, r * 0.1],
          [r * 0.9, r * 0.34, r * 0.3],
          [r * 0.5, r * 0.62, r * 0.3],
          [0, r * 0.68],
        ],
        4,
      ),
      48,
    );
    const coal = lathe(
      [
        [0, -deep * 0.52],
        [r * 0.8, -deep * 0.34],
        [r * 0.84, -deep * 0.24],
        [r * 0.5, -deep * 0.14],
        [0, -deep * 0.1],
      ],
      40,
    );
    const bars = Array.from({ length: 15 }, (_, i) => {
      const x = ((i - 7) / 7.6) * r;
      const half = Math.sqrt(r * r - x * x) * 0.99;
      return tube(
        u * 0.004,
        [
          [x, 0, -half],
          [x, 0, half],
        ],
        6,
      );
    });
    const grate = settle(
      merge([
        torus(r * 0.96, u * 0.006, 40, 8),
        ...bars,
        tube(
          u * 0.005,
          [
            [-r * 0.96, -u * 0.004, 0],
            [r * 0.96, -u * 0.004, 0],
          ],
          6,
        ),
      ]),
    );
    const legs = [0, 1, 2].map((i) => {
      const a = (i / 3) * TAU + PI / 2;
      return tube(
        u * 0.015,
        [
          [r * 0.6 * cos(a), y - deep * 0.7, r * 0.6 * sin(a)],
          [r * 1.02 * cos(a), u * (i === 0 ? 0.012 : 0.08), r * 1.02 * sin(a)],
        ],
        12,
      );
    });
    const wheels = [1, 2].map((i) => {
      const a = (i / 3) * TAU + PI / 2;
      const side = cos(a) > 0 ? 1 : -1;
      return move(
        turnZ(cylinder({ radius: u * 0.082, height: u * 0.035, bevel: u * 0.012, segments: 32 }), (-side * PI) / 2),
        [r * 1.02 * cos(a), u * 0.082, r * 1.02 * sin(a)],
      );
    });
    const handleOn = (z: number, high: number) =>
      settle(
        merge([
          tube(
            u * 0.009,
            [
              [-u * 0.07, high, z - u * 0.03],
              [-u * 0.07, high, z + u * 0.035],
            ],
            8,
          ),
          tube(
            u * 0.009,
            [
              [u * 0.07, high, z - u * 0.03],
              [u * 0.07, high, z + u * 0.035],
            ],
            8,
          ),
        ]),
      );
    const grip = (z: number, high: number) =>
      move(turnZ(cylinder({ radius: u * 0.015, height: u * 0.2, bevel: u * 0.005, segments: 16 }), PI / 2), [
        u * 0.1,
        high,
        z,
      ]);
    const top = y + u * 0.012;
    const lidAt = (geometry: ReturnType<typeof lathe>) =>
      variant === 1
        ? move(geometry, [0, top, 0])
        : move(turnX(geometry, -OPEN), [0, top + r * sin(OPEN), -r * (1 - cos(OPEN))]);
    const lidGrip = settle(
      merge([
        tube(
          u * 0.009,
          [
            [-u * 0.05, r * 0.62, 0],
            [-u * 0.05, r * 0.8, 0],
          ],
          8,
        ),
        tube(
          u * 0.009,
          [
            [u * 0.05, r * 0.62, 0],
            [u * 0.05, r * 0.8, 0],
          ],
          8,
        ),
      ]),
    );
    const pan = move(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.34, 0, u * 0.01],
            [r * 0.46, u * 0.035],
            [r * 0.43, u * 0.035],
            [r * 0.3, u * 0.01],
            [0, u * 0.01],
          ],
          2,
        ),
        36,
      ),
      [0, u * 0.2, 0],
    );
    return standModel(
      [
        makePart("bowl", "body", move(bowl, [0, y, 0]), { weight: 1 }),
        makePart("lid", "body", lidAt(lid), { weight: 1 }),
        makePart("coals", "coal", move(coal, [0, y + deep * 0.06, 0]), {
          weight: 0.7,
          paint: (surface, x, _y, z) => {
            const lump = noise(x * 34, 1.7, z * 34, 5) + 0.5 * noise(x * 70, 3.1, z * 70, 9);
            surface.height += lump * 0.006;
            if (lump > 0.12) layColour(surface, [0.045, 0.042, 0.04], 0.95, 0);
            else layColour(surface, lump < -0.25 ? [0.95, 0.42, 0.05] : [0.75, 0.1, 0.02], 0.8, 0);
          },
        }),
        makePart("grate", "grate", move(grate, [0, y + u * 0.008, 0]), { weight: 0.8 }),
        ...makeParts("leg", "leg", legs, { weight: 0.9 }),
        ...makeParts("wheel", "wheel", wheels, { weight: 0.8 }),
        makePart(
          "axle",
          "leg",
          move(turnZ(cylinder({ radius: u * 0.01, height: r * 1.9, segments: 10 }), PI / 2), [
            r * 0.95,
            u * 0.082,
            r * 1.02 * sin(TAU / 3 + PI / 2),
          ]),
          { weight: 0.3 },
        ),
        makePart("ash-pan", "leg", pan, { weight: 0.5 }),
        makePart(
          "pan-stem",
          "leg",
          move(cylinder({ radius: u * 0.02, height: y - deep * 0.9 - u * 0.2, segments: 14 }), [0, u * 0.205, 0]),
          { weight: 0.3 },
        ),
        makePart("handle-posts", "leg", handleOn(r * 1.0, y - u * 0.02), { weight: 0.3 }),
        makePart("handle", "handle", grip(r * 1.0 + u * 0.035, y - u * 0.02), { weight: 0.7 }),
        makePart("lid-posts", "leg", lidAt(lidGrip), { weight: 0.3 }),
        makePart(
          "lid-handle",
          "handle",
          lidAt(
            move(turnZ(cylinder({ radius: u * 0.016, height: u * 0.16, bevel: u * 0.005, segments: 16 }), PI / 2), [
              u * 0.08,
              r * 0.8,
              0,
            ]),
          ),
          { weight: 0.7 },
        ),
        makePart(
          "hinge",
          "leg",
          move(box([u * 0.06, r * 0.3, u * 0.03], { bevel: u * 0.006 }), [0, y + r * 0.08, -r * 1.04]),
          { weight: 0.3 },
        ),
      ],
      [
        { name: "top", position: [0, y + u * 0.014, 0], normal: [0, 1, 0], radius: r * 0.85 },
        { name: "attach", position: [0, y, r], normal: [0, 0, 1], radius: u * 0.1 },
      ],
    );
  },
  view: { azimuth: 0.5, elevation: 0.36 },
});

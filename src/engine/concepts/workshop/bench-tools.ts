import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import { deform, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

const WOOD = "oak walnut";

/** A chisel. What makes it itself: a flat steel blade ground to a slanting edge, a narrow neck, a ferrule and a turned wooden handle with a hoop. */
export const chisel = defineFromPlan({
  id: "chisel",
  family: "tool",
  words: ["chisel", "wood chisel", "carving chisel", "gouge", "sculptor's chisel"],
  senses: ["chisel"],
  height: 0.3,
  view: { azimuth: 0.5, elevation: 0.1 },
  slots: {
    handle: mainSlot(WOOD, "#b8722e #8a4a20 #c98a3c", "grip"),
    blade: slot("brushed-steel", "#b6bac0", "edge|steel"),
    ferrule: slot("brass", "", "hoop|ring"),
  },
  build: () => {
    const blade = deform(block([0.026, 0.13, 0.006], [0, 0.065, 0]), ([x, y, z]) => {
      const ground = z > 0 ? 1 - smoothstep(0.035, 0, y) * 1.96 : 1;
      return [x * (y > 0.06 ? 1 - 0.35 * smoothstep(0.1, 0.13, y) : 1), y, z * ground];
    });
    return [
      makePart("blade", "blade", settle(blade), { weight: 1 }),
      makePart(
        "neck",
        "blade",
        turnedUp(
          [
            [0, 0.125],
            [0.008, 0.125],
            [0.006, 0.145, 0.004],
            [0.011, 0.16],
            [0, 0.16],
          ],
          24,
        ),
        { weight: 0.4 },
      ),
      makePart(
        "ferrule",
        "ferrule",
        turnedUp(
          [
            [0, 0.155],
            [0.0125, 0.155, 0.001],
            [0.0145, 0.178, 0.001],
            [0, 0.178],
          ],
          28,
        ),
        { weight: 0.5 },
      ),
      makePart(
        "handle",
        "handle",
        turnedUp(
          [
            [0, 0.176],
            [0.0135, 0.176],
            [0.0175, 0.21, 0.02],
            [0.014, 0.24, 0.02],
            [0.0185, 0.285, 0.02],
            [0.0165, 0.297, 0.004],
            [0, 0.297],
          ],
          36,
        ),
        { weight: 1 },
      ),
      makePart("hoop", "ferrule", move(torus(0.0175, 0.0028, 32, 8), [0, 0.284, 0]), { weight: 0.3 }),
    ];
  },
});

/** A hand plane. What makes it itself: a long block with a slanting iron in its mouth, a wedge that holds it, a curved tote behind, a round knob in front and a curl of shaving. */
export const handPlane = defineFromPlan({
  id: "hand-plane",
  family: "tool",
  words: [
    "hand plane",
    "wood plane",
    "carpenter plane",
    "carpenter's plane",
    "jack plane",
    "block plane",
    "woodworking plane",
    "bench plane",
  ],
  senses: ["plane#4"],
  height: 0.14,
  view: { azimuth: 0.6, elevation: 0.24 },
  slots: {
    body: mainSlot("gunmetal oak", "#4a4d52 #8a5a2c", "sole|bed"),
    handle: slot("mahogany", "#7a3a1c #5a2a18", "tote|knob|grip"),
    iron: slot("brushed-steel", "#c4c8cc", "blade|cutter"),
    brass: slot("brass", "", "screw|lever|nut"),
    shaving: slot("oak", "#e2b878", "curl|wood shaving"),
  },
  build: () => {
    const tote = plate(
      [
        [0.0, 0],
        [0.062, 0],
        [0.056, 0.03, 0.02],
        [0.032, 0.068, 0.03],
        [0.04, 0.098, 0.012],
        [0.014, 0.104, 0.01],
        [-0.012, 0.085, 0.014],
        [0.006, 0.06, 0.02],
        [0.018, 0.03, 0.02],
      ],
      0.024,
      0.006,
    );
    const curl = sweep(
      rectangleOutline(0.034, 0.0012),
      curveThrough(
        Array.from({ length: 26 }, (_, i) => {
          const a = i * 0.52;
          const r = 0.012 + 0.0011 * i;
          return [0.035 + r * sin(a) * 0.9, 0.075 - r * cos(a) * 0.9 + 0.0008 * i, 0.006 * (i / 26)] as const;
        }),
        2,
      ),
      { up: [0, 1, 0] },
    );
    return [
      makePart(
        "body",
        "body",
        merge([
          block([0.32, 0.016, 0.062], [0, 0.008, 0], 0.003),
          ...[-1, 1]
            .map(() =>
              plate(
                [
                  [-0.13, 0.01],
                  [0.13, 0.01],
                  [0.1, 0.022, 0.02],
                  [0.05, 0.05, 0.03],
                  [-0.03, 0.05, 0.03],
                  [-0.1, 0.022, 0.02],
                ],
                0.005,
              ),
            )
            .map((g, i) => move(g, [0, 0, (i === 0 ? -1 : 1) * 0.0285])),
        ]),
        { weight: 1 },
      ),
      makePart("frog", "body", turnZ(block([0.02, 0.07, 0.045], [0.028, 0.035, 0], 0.003), 0.72), { weight: 0.4 }),
      makePart("iron", "iron", move(turnZ(block([0.006, 0.15, 0.048], [0, 0.07, 0], 0.002), 0.72), [0.032, 0.006, 0]), {
        weight: 0.8,
      }),
      makePart(
        "cap",
        "brass",
        merge([
          move(turnZ(block([0.012, 0.075, 0.04], [0.012, 0.07, 0], 0.005), 0.72), [0.032, 0.006, 0]),
          move(
            turnX(
              turnedUp(
                [
                  [0, -0.008],
                  [0.014, -0.008, 0.003],
                  [0.014, 0.008, 0.003],
                  [0, 0.008],
                ],
                24,
              ),
              PI / 2,
            ),
            [-0.045, 0.05, 0],
          ),
        ]),
        { weight: 0.5 },
      ),
      makePart("tote", "handle", move(tote, [-0.13, 0.013, 0]), { weight: 0.9 }),
      makePart(
        "knob",
        "handle",
        move(
          turnedUp(
            [
              [0, 0.012],
              [0.02, 0.012, 0.004],
              [0.011, 0.03, 0.01],
              [0.021, 0.056, 0.018],
              [0.012, 0.072, 0.01],
              [0, 0.073],
            ],
            32,
          ),
          [0.115, 0, 0],
        ),
        { weight: 0.8 },
      ),
      makePart("shaving", "shaving", settle(curl), { weight: 0.5 }),
    ];
  },
});

/** A hacksaw. What makes it itself: a thin toothed blade stretched by a bent steel frame, a pistol grip, a wing nut at its end. */
export const hacksaw = defineFromPlan({
  id: "hacksaw",
  family: "tool",
  words: ["hacksaw", "hack saw", "metal saw", "coping saw", "bow saw"],
  senses: ["hacksaw"],
  height: 0.16,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    frame: mainSlot("painted-metal", "#c8281c #1f5fb0 #e0a01a", "bow|body"),
    blade: slot("brushed-steel", "#aeb2b8", "tooth|edge"),
    grip: slot("rubber", "#1a1b1e #2a1a12", "handle"),
    metal: slot("steel", "", "nut|pin"),
  },
  build: () => {
    const teeth = Array.from(
      { length: 58 },
      (_, i) => [-0.19 + (0.38 * i) / 57, i % 2 === 0 ? -0.006 : -0.0095] as const,
    );
    const blade = plate([...teeth, [0.19, 0.006], [-0.19, 0.006]], 0.0016);
    const frame = tube(
      0.007,
      curveThrough(
        [
          [-0.2, 0, 0],
          [-0.2, 0.05, 0],
          [-0.2, 0.095, 0],
          [-0.185, 0.108, 0],
          [-0.1, 0.11, 0],
          [0.1, 0.11, 0],
          [0.19, 0.108, 0],
          [0.205, 0.095, 0],
          [0.205, 0.05, 0],
          [0.205, 0.0, 0],
        ],
        5,
      ),
      10,
      { scale: () => [0.75, 1.35], endRounding: 0.003 },
    );
    return [
      makePart("blade", "blade", blade, { weight: 1 }),
      makePart("frame", "frame", frame, { weight: 1 }),
      makePart(
        "grip",
        "grip",
        plate(
          [
            [-0.2, 0.012, 0.01],
            [-0.215, -0.03, 0.02],
            [-0.275, -0.07, 0.012],
            [-0.3, -0.052, 0.014],
            [-0.262, 0.005, 0.02],
            [-0.262, 0.04, 0.015],
            [-0.28, 0.062, 0.012],
            [-0.262, 0.078, 0.012],
            [-0.206, 0.07, 0.012],
          ]
            .map(([x, y, r]) => [x, y, r] as [number, number, number])
            .reverse(),
          0.03,
          0.009,
        ),
        { weight: 0.9 },
      ),
      makePart(
        "pins",
        "metal",
        merge([
          bar([-0.19, 0, -0.008], [-0.19, 0, 0.008], 0.004),
          bar([0.19, 0, -0.008], [0.19, 0, 0.008], 0.004),
          bar([-0.215, 0, 0], [-0.18, 0, 0], 0.006),
          bar([0.18, 0, 0], [0.235, 0, 0], 0.006),
          block([0.008, 0.034, 0.006], [0.232, 0, 0], 0.002),
        ]),
        { weight: 0.5 },
      ),
    ];
  },
});

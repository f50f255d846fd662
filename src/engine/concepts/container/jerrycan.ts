import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam, plate } from "../pieces.ts";

const [W, H, D] = [0.34, 0.44, 0.15];

function build({ style }: Planned): Part[] {
  const body = plate(
    [
      [-W / 2, 0, 0.03],
      [W / 2, 0, 0.03],
      [W / 2, H - 0.1, 0.03],
      [W / 2 - 0.1, H, 0.03],
      [-W / 2, H, 0.03],
    ],
    D,
    0.024,
  );
  const relief = [-1, 1].flatMap((s) => {
    const z = (s * D) / 2;
    const [l, r, b, t] = [-0.115, 0.115, 0.06, 0.32];
    return [
      beam([l, b, z], [r, t, z], 0.022, 0.02, 0.006),
      beam([l, t, z], [r, b, z], 0.022, 0.02, 0.006),
      ...(style === "plain"
        ? []
        : [
            beam([l, b, z], [r, b, z], 0.014, 0.016, 0.004),
            beam([l, t, z], [r, t, z], 0.014, 0.016, 0.004),
            beam([l, b, z], [l, t, z], 0.014, 0.016, 0.004),
            beam([r, b, z], [r, t, z], 0.014, 0.016, 0.004),
          ]),
    ];
  });
  const handle = (z: number) => [
    bar([-0.135, H + 0.045, z], [0.05, H + 0.045, z], 0.011, 14),
    bar([-0.135, H - 0.01, z], [-0.135, H + 0.045, z], 0.01, 12),
    bar([0.05, H - 0.01, z], [0.05, H + 0.045, z], 0.01, 12),
  ];
  const spout = (g: Part["geometry"]) => move(turnZ(g, -0.78), [W / 2 - 0.055, H - 0.055, 0]);
  return [
    makePart("can", "body", body, { weight: 1 }),
    makePart("cross", "body", merge(relief), { weight: 0.9 }),
    makePart(
      "seam",
      "body",
      plate(
        [
          [-W / 2 - 0.006, -0.0, 0.034],
          [W / 2 + 0.006, -0.0, 0.034],
          [W / 2 + 0.006, H - 0.097, 0.034],
          [W / 2 - 0.097, H + 0.006, 0.034],
          [-W / 2 - 0.006, H + 0.006, 0.034],
        ],
        0.008,
        0.002,
      ),
      { weight: 0.5 },
    ),
    makePart("handles", "handle", merge([-0.045, 0, 0.045].flatMap(handle)), { weight: 1 }),
    makePart(
      "spout",
      "body",
      spout(
        turnedUp(
          [
            [0, -0.02],
            [0.034, -0.02],
            [0.03, 0.03],
            [0, 0.03],
          ],
          24,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "cap",
      "cap",
      spout(
        merge([
          turnedUp(
            [
              [0, 0.026],
              [0.038, 0.026, 0.004],
              [0.038, 0.052, 0.006],
              [0, 0.052],
            ],
            28,
          ),
          block([0.1, 0.012, 0.022], [-0.03, 0.056, 0], 0.004),
        ]),
      ),
      { weight: 0.8 },
    ),
  ];
}

/** A jerrycan. What makes it itself: a flat upright can with round corners and a cross pressed in its sides, three bar handles side by side on top, a slanted spout with a lever cap at one corner. */
export const jerrycan = defineFromPlan({
  id: "jerrycan",
  family: "vessel",
  words: [
    "jerrycan",
    "jerry can",
    "fuel can",
    "gas can",
    "gasoline can",
    "petrol can",
    "fuel canister",
    "gas canister",
    "jerican",
    "petrol canister",
  ],
  senses: [],
  height: 0.5,
  vary: 0.05,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: { ...mainSlot("painted-metal", "#4a5434 #b0241c #3f4a30 #a89468", "can|side|spout"), group: "paint" },
    handle: { ...mainSlot("painted-metal", "#4a5434 #b0241c #3f4a30 #a89468"), group: "paint" },
    cap: slot("painted-metal", "#22241f #2a2a2c", "lid|lever"),
  },
  styles: { framed: { weight: 2 }, plain: { weight: 1 } },
  build,
});

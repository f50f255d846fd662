import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, settle, turnX } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { standOn } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const HUES = ["#e8286a", "#f0b81c", "#2fa84a", "#1f7ad0", "#f06a1c", "#8a3ac8"].map(fromHex);
const ROW = 0.032;

/** Rows of crepe paper, each of its colour, cut into a fringe that hangs over the row below. */
const crepe =
  (turn: number): Paint =>
  (surface, x, y, z) => {
    const row = (y + 1) / ROW;
    const k = Math.floor(row);
    const down = row - k;
    // the fringe's cuts
    const s = (x + z + 0.37 * (x - z) * (k % 2 === 0 ? 1 : -1)) * 120;
    const cut = s - Math.floor(s);
    const hue = HUES[(Math.floor(k / 2) + turn) % HUES.length] as Vec3;
    const lift = 1 - down;
    layColour(surface, hue, 0.85);
    const shade = (cut < 0.18 ? 0.62 : 1) * (0.68 + 0.4 * lift);
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
    surface.height += 0.006 * lift - (cut < 0.18 ? 0.004 : 0);
  };

/** A donkey standing: barrel, four stiff legs, a neck with a long head and long ears. */
function donkey(turn: number): Part[] {
  const leg = (z: number) => both(roundCone([0.1, 0.03, z], [0.1, 0.3, z * 0.92], 0.052, 0.06));
  const clay = sculpt([
    add(ellipsoid([0, 0.42, 0], [0.16, 0.15, 0.28])),
    add(leg(0.17), 0.04),
    add(leg(-0.17), 0.04),
    add(roundCone([0, 0.46, 0.2], [0, 0.68, 0.33], 0.1, 0.085), 0.05),
    add(roundCone([0, 0.7, 0.33], [0, 0.63, 0.5], 0.09, 0.065), 0.03),
    add(both(roundCone([0.05, 0.76, 0.3], [0.09, 0.93, 0.27], 0.03, 0.02)), 0.01),
  ]);
  const eye = (s: number) => move(sphere(0.02, 16), [s * 0.078, 0.73, 0.385]);
  const tassel = turnedUp(
    [
      [0, 0],
      [0.034, 0, 0.004],
      [0.02, 0.07, 0.01],
      [0.008, 0.1],
      [0, 0.1],
    ],
    12,
  );
  return [
    makePart("body", "body", settle(meshSdf(clay, 0.0135)), { weight: 1, crease: 1.2, paint: crepe(turn) }),
    ...makeParts("eye", "eye", [eye(1), eye(-1)], { weight: 0.7 }),
    makePart(
      "mane",
      "fringe",
      merge(
        Array.from({ length: 9 }, (_, i) =>
          move(
            turnX(
              turnedUp(
                [
                  [0, 0],
                  [0.022, 0],
                  [0.03, 0.05, 0.01],
                  [0, 0.055],
                ],
                8,
              ),
              -0.6,
            ),
            [0, 0.8 - i * 0.036, 0.26 - i * 0.018],
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "tail",
      "fringe",
      merge([bar([0, 0.48, -0.26], [0, 0.4, -0.33], 0.016, 8), move(tassel, [0, 0.31, -0.335])]),
      { weight: 0.6 },
    ),
    makePart(
      "loop",
      "string",
      merge([bar([0, 0.55, 0], [0, 0.66, 0], 0.006, 8), move(turnX(torus(0.025, 0.006, 20, 8), PI / 2), [0, 0.68, 0])]),
      { weight: 0.4 },
    ),
  ];
}

/** A ball with seven horns, streamers at their tips. */
function star(turn: number): Part[] {
  const ways: Vec3[] = [
    ...Array.from({ length: 6 }, (_, i): Vec3 => [cos((i / 6) * TAU + PI / 6), sin((i / 6) * TAU + PI / 6), 0]),
    [0, 0, 1],
  ];
  const cone = turnedUp(
    [
      [0, 0.1],
      [0.1, 0.1],
      [0.012, 0.4, 0.004],
      [0, 0.405],
    ],
    24,
  );
  const tuft = merge(
    Array.from({ length: 7 }, (_, i) => {
      const a = (i / 7) * TAU;
      return bar([0, 0.39, 0], [0.035 * cos(a), 0.5 + 0.02 * (i % 2), 0.035 * sin(a)], 0.006, 6);
    }),
  );
  const y = 0.46;
  const at = (g: Part["geometry"], way: Vec3) => place(g, standOn([0, y, 0], normalize(way)));
  return [
    makePart("body", "body", settle(move(sphere(0.18, 32), [0, y, 0])), { weight: 1, crease: 1.2, paint: crepe(turn) }),
    ...makeParts(
      "horn",
      "horn",
      ways.map((way) => at(cone, way)),
      { weight: 0.9, paint: crepe(turn + 3) },
    ),
    ...makeParts(
      "tuft",
      "fringe",
      ways.map((way) => at(tuft, way)),
      { weight: 0.6 },
    ),
    makePart(
      "loop",
      "string",
      merge([
        bar([0, y + 0.16, 0], [0, 0.98, 0], 0.006, 8),
        move(turnX(torus(0.025, 0.006, 20, 8), PI / 2), [0, 1, 0]),
      ]),
      { weight: 0.5 },
    ),
  ];
}

/** A piñata. What makes it itself: a stout little donkey covered all over in rows of fringed crepe paper in bright colours, a loop on its back to hang it by; another is a ball with horns and streamers. */
export const pinata = defineFromPlan({
  id: "pinata",
  family: "toy",
  words: [
    "pinata",
    "piñata",
    "donkey pinata",
    "donkey piñata",
    "mexican pinata",
    "star pinata",
    "star piñata",
    "party pinata",
  ],
  senses: [],
  height: 0.95,
  view: { azimuth: 0.95, elevation: 0.12 },
  slots: {
    body: mainSlot("paper", "#e8286a #f0b81c #1f7ad0", "donkey|paper"),
    horn: slot("paper", "#f0b81c #2fa84a", "cone|point|spike", true),
    fringe: slot("paper", "#f06a1c #e8286a #8a3ac8", "mane|tail|tassel|streamer"),
    eye: slot("plastic", "#111113"),
    string: slot("rope", "#d8c08a", "loop|cord"),
  },
  styles: {
    donkey: { weight: 3, words: ["donkey pinata", "donkey piñata"], slots: ["eye"] },
    star: { weight: 0, words: ["star pinata", "star piñata"], slots: ["horn"] },
  },
  build: ({ style, seed }: Planned) => (style === "star" ? star(seed % 6) : donkey(seed % 6)),
});

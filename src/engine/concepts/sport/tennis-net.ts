import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Half the width: far less than the court's, or the net would be a hairline in a picture; height at the posts, how far the middle sags, and a mesh; metres. */
const [HALF, TALL, SAG, MESH] = [2.1, 1.07, 0.15, 0.11];

/** Height of the upper edge. */
const edge = (x: number) => TALL - SAG * (1 - (x / HALF) * (x / HALF));

const court: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.8) return;
  const line = Math.abs(Math.abs(x) - HALF * 0.8) < 0.028 || (Math.abs(x) < 0.028 && Math.abs(z) < 2);
  if (line) layColour(surface, [0.84, 0.85, 0.83], 0.85);
};

function build({ has }: Planned): Part[] {
  const floor = has("court") ? 0.06 : 0;
  const at = (x: number, y: number): Vec3 => [x, y + floor, 0];
  const columns = Math.round((2 * HALF) / MESH);
  const xs = Array.from({ length: columns + 1 }, (_, i) => -HALF + (2 * HALF * i) / columns);
  const rows = Math.floor((TALL - SAG) / MESH);
  const upright = xs.map((x) => tube(0.0065, [at(x, 0.02), at(x, edge(x))], 4));
  const level = Array.from({ length: rows + 1 }, (_, k) =>
    tube(
      0.0065,
      Array.from({ length: 9 }, (_, i) => {
        const x = -HALF + (2 * HALF * i) / 8;
        return at(x, 0.02 + ((edge(x) - 0.06) * k) / rows);
      }),
      4,
    ),
  );
  const tape = Array.from({ length: 14 }, (_, i) => {
    const [a, b] = [-HALF + (2 * HALF * i) / 14, -HALF + (2 * HALF * (i + 1)) / 14];
    const y = (edge(a) + edge(b)) / 2;
    return block([b - a + 0.012, 0.09, 0.02], at((a + b) / 2, y - 0.03), 0.006);
  });
  const post = turnedUp(
    [
      [0, 0],
      [0.11, 0, 0.01],
      [0.11, 0.03, 0.01],
      [0.05, 0.05, 0.01],
      [0.05, TALL + 0.03, 0.015],
      [0, TALL + 0.045],
    ],
    28,
  );
  const crank = [
    block([0.06, 0.12, 0.1], at(HALF + 0.1, 0.72), 0.015),
    bar(at(HALF + 0.12, 0.72), at(HALF + 0.24, 0.72), 0.012),
    bar(at(HALF + 0.23, 0.72), at(HALF + 0.23, 0.58), 0.011),
  ];
  const parts = [
    ...makeParts("post", "post", [move(post, at(HALF + 0.06, 0)), move(post, at(-HALF - 0.06, 0))], { weight: 1 }),
    makePart("net", "net", merge([...upright, ...level]), { weight: 0.9 }),
    makePart("tape", "tape", merge(tape), { weight: 1 }),
    makePart("strap", "tape", block([0.06, TALL - SAG, 0.024], at(0, (TALL - SAG) / 2), 0.005), { weight: 0.7 }),
    makePart("crank", "post", merge(crank), { weight: 0.4 }),
  ];
  if (!has("court")) return parts;
  return [
    ...parts,
    makePart("court", "court", block([2 * HALF + 0.9, 0.06, 2.2], [0, 0.03, 0], 0.01), { weight: 0.7, paint: court }),
    makePart("ball", "ball", move(sphere(0.055, 24), [0.7, floor + 0.055, 0.72]), { weight: 0.5 }),
  ];
}

/** A tennis net. What makes it itself: a low wide net of square meshes between two short posts, a white tape along its upper edge, which sags to a white strap in the middle, on a strip of the court with its lines. */
export const tennisNet = defineFromPlan({
  id: "tennis-net",
  family: "sport",
  words: ["tennis net", "net of a tennis court", "court net", "badminton net", "pickleball net"],
  height: 1.14,
  vary: 0.03,
  view: { azimuth: 0.42, elevation: 0.2 },
  slots: {
    post: mainSlot("painted-metal", "#1f4a32 #24262a #2a5a8a", "pole|crank"),
    net: slot("plastic", "#16181a", "mesh|cord"),
    tape: slot("canvas", "#f2f2ee", "band|strap"),
    court: slot("rough-concrete", "#2f6a8a #3a7a4a #b05a34", "ground|surface"),
    ball: slot("felt", "#cfe03a", "tennis ball"),
  },
  extras: { court: { chance: 0.9 } },
  build,
});

import { arc } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** Length of the plug, metres; its nose lies to the left, its back up. */
const LONG = 0.09;

/** From nose to tail: how far along, half the height, half the thickness and the height of the middle, metres. */
const CUTS: readonly (readonly [number, number, number, number])[] = [
  [0, 0.001, 0.001, 0],
  [0.002, 0.0045, 0.0036, 0],
  [0.01, 0.0085, 0.0062, 0.0006],
  [0.026, 0.0118, 0.0082, 0.0014],
  [0.045, 0.0108, 0.0076, 0.0016],
  [0.066, 0.0072, 0.0052, 0.0012],
  [0.083, 0.0036, 0.0028, 0.0006],
  [0.0895, 0.0018, 0.0014, 0.0002],
  [LONG, 0.0005, 0.0005, 0],
];

const plug = (): Geometry =>
  settle(
    loft(
      CUTS.map(
        ([x, tall, thick, middle]): Ring =>
          ellipseOutline(thick, tall, 32).map(([z, y]): Vec3 => [x - LONG / 2, middle + y, -z]),
      ),
    ),
  );

/** Three barbed hooks about one shank, hung from a split ring at the origin. */
function treble(): Geometry {
  const ring = move(turnY(torus(0.0026, 0.0005, 18, 6), 0), [0, -0.002, 0]);
  const wire: Vec3[] = [
    [0, -0.0045, 0],
    [0, -0.016, 0],
    ...arc([0.0062, -0.016, 0], 0.0062, PI, PI * 1.95, 9).slice(1),
    [0.0122, -0.0112, 0],
  ];
  const hook = merge([
    tube(0.00075, wire, 7, { endRounding: 0.0003 }),
    tube(0.0006, [wire.at(-1) as Vec3, [0.0107, -0.0135, 0]], 6),
  ]);
  return merge([turnX(ring, PI / 2), ...[0, 1, 2].map((k) => turnY(hook, (k / 3) * TAU + 0.4))]);
}

const dressed =
  (kind: string): Paint =>
  (surface, x, y, z) => {
    const t = x / LONG + 0.5;
    // belly pale, gills red behind the head
    if (kind !== "redhead" && y < -0.0035) layColour(surface, fromHex("#f4efe2"), 0.2);
    if (kind === "redhead") layColour(surface, fromHex(t < 0.3 ? "#c4171f" : "#f6f3ea"), 0.2);
    if (kind === "perch" && y > -0.004 && t > 0.28) {
      const bars = (t * 9 + (y > 0.004 ? 0 : 0.12)) % 1;
      if (bars < 0.42 - y * 10 * (y < 0 ? -3 : 0)) layColour(surface, fromHex("#1d2b16"), 0.25);
    }
    if (kind === "minnow" && Math.abs(y - 0.0012) < 0.0012 && t > 0.2) layColour(surface, fromHex("#2d3f66"), 0.2);
    if (kind !== "redhead" && Math.abs(t - 0.235 + y * 3) < 0.018 && y < 0.004 && y > -0.008)
      layColour(surface, fromHex("#c22a26"), 0.25);
    const [u, v] = [x + LONG / 2 - 0.0125, y - 0.0028];
    const eye = Math.sqrt(u * u + v * v);
    if (Math.abs(z) > 0.002 && eye < 0.0034) layColour(surface, fromHex(eye < 0.0017 ? "#0c0c0d" : "#f3cf3a"), 0.12);
    // scales
    const [a, b] = [x / 0.0032 + (Math.floor(y / 0.0021) % 2) / 2, y / 0.0021];
    const [p, q] = [a - Math.floor(a) - 0.5, b - Math.floor(b)];
    if (t > 0.3 && p * p * 4 + q * q > 0.9) surface.height -= 0.0002;
  };

function build({ kind }: Planned): Part[] {
  const lip = settle(
    move(
      turnZ(
        turnX(
          plate(
            [
              [-0.024, -0.0075, 0.007],
              [0.004, -0.0045, 0.002],
              [0.004, 0.0045, 0.002],
              [-0.024, 0.0075, 0.007],
            ],
            0.0014,
            0.0004,
          ),
          PI / 2,
        ),
        0.62,
      ),
      [-LONG / 2 + 0.005, -0.003, 0],
    ),
  );
  const eyelet = (at: Vec3, turn: number) => move(turnZ(turnX(torus(0.0022, 0.0006, 18, 6), PI / 2), turn), at);
  const hung: Vec3[] = [
    [-0.012, -0.0128, 0],
    [LONG / 2 + 0.003, -0.001, 0],
  ];
  return [
    makePart("plug", "body", plug(), { weight: 1, paint: dressed(kind) }),
    makePart("lip", "lip", lip, { weight: 0.7 }),
    ...makeParts(
      "hook",
      "hook",
      hung.map((at) => move(treble(), at)),
      { weight: 0.8 },
    ),
    makePart(
      "eyelets",
      "hook",
      merge([eyelet([-LONG / 2 - 0.0018, 0.0008, 0], 0), ...hung.map((at) => eyelet([at[0], at[1] + 0.001, 0], 0))]),
      { weight: 0.4 },
    ),
    makePart("pins", "hook", merge([stretch(move(sphere(0.0016, 12), [-0.012, -0.0105, 0]), [1, 1, 1])]), {
      weight: 0.2,
    }),
  ];
}

/** A fishing lure. What makes it itself: a little painted wooden fish with a big yellow eye, red gills, bars or a red head, a clear diving lip slanting from its chin, and two three-pointed hooks hung on rings below its belly and at its tail. */
export const fishingLure = defineFromPlan({
  id: "fishing-lure",
  family: "sport",
  words: ["fishing lure", "fishing bait", "crankbait", "fish lure", "fishing plug", "wobbler"],
  height: 0.045,
  view: { azimuth: -0.25, elevation: 0.12 },
  slots: {
    body: { ...mainSlot("ceramic-glaze", "#5f8a35 #c8a02a #3f78a8 #d8641f", "plug|fish"), takesWhole: "colour" },
    lip: { ...slot("glass", "#dfeef2", "bill|diving lip"), clear: true },
    hook: slot("chrome", "", "treble hook|hooks|ring"),
  },
  kinds: {
    perch: { weight: 2 },
    minnow: { dress: { body: "#9fb2c0 #c8d2d8" } },
    redhead: {},
  },
  build,
});

import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { closeCorners, roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, place, settle, turnY } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { TAU } from "../../../math/elementary.ts";
import type { Mat4 } from "../../../math/mat4.ts";

const COATS = ["#b3231f", "#1f4a94", "#17181b", "#d8d4ca", "#7a4426", "#2f7a55", "#d89a2c"].map(fromHex);

/** What drums share. */
export const DRUM_SLOTS = {
  body: { words: ["shell"], materials: ["painted-metal"], colours: COATS },
  skin: { words: ["head", "drumhead"], materials: ["paper"], colours: [fromHex("#efe9dc")], takesWhole: false },
  metal: { words: ["hoop", "rim", "lug"], materials: ["brushed-steel"], takesWhole: false },
  stick: { words: ["drumstick", "sticks"], materials: ["oak"], colours: [fromHex("#c99a5c")], takesWhole: false },
} as const;

const hoop = (r: number, thick: number, high: number): Geometry =>
  lathe(
    closeCorners(
      [
        [r * 0.985, 0],
        [r + thick, 0, thick * 0.4],
        [r + thick, high, thick * 0.5],
        [r * 0.975, high, thick * 0.3],
      ],
      2,
    ),
    40,
    true,
  );

/** A drum standing on y = 0 with its axis up: shell, two skins, hoops and tension rods. */
export function drumParts(name: string, r: number, depth: number, at: Mat4, lugs = 8): Part[] {
  const h = depth;
  const lip = Math.min(r * 0.09, h * 0.12);
  const lay = (geometry: Geometry) => place(geometry, at);
  const rods = Array.from({ length: lugs }, (_, i) =>
    turnY(
      merge([
        move(cylinder({ radius: r * 0.016, height: h * 0.98, segments: 8 }), [r * 1.045, h * 0.01, 0]),
        move(cylinder({ radius: r * 0.042, height: h * 0.3, bevel: r * 0.012, segments: 10 }), [r * 1.02, h * 0.35, 0]),
      ]),
      (i / lugs) * TAU,
    ),
  );
  return [
    makePart(
      name,
      "body",
      lay(
        lathe(
          roundCorners(
            [
              [0, lip * 0.4],
              [r, lip * 0.4],
              [r, h - lip * 0.4],
              [0, h - lip * 0.4],
            ],
            1,
          ),
          40,
        ),
      ),
      { weight: 1, projection: "cylinder" },
    ),
    makePart(
      `${name}-skin`,
      "skin",
      lay(
        lathe(
          roundCorners(
            [
              [0, h - lip],
              [r * 0.985, h - lip],
              [r * 0.985, h - lip * 0.25, r * 0.01],
              [0, h - lip * 0.25],
            ],
            2,
          ),
          40,
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      `${name}-foot-skin`,
      "skin",
      lay(
        lathe(
          [
            [0, lip * 0.25],
            [r * 0.985, lip * 0.25],
            [r * 0.985, lip],
            [0, lip],
          ],
          40,
        ),
      ),
      { weight: 0.5 },
    ),
    ...makeParts(
      `${name}-hoop`,
      "metal",
      [lay(hoop(r, r * 0.04, lip)), lay(move(hoop(r, r * 0.04, lip), [0, h - lip, 0]))],
      { weight: 0.8 },
    ),
    makePart(`${name}-rods`, "metal", lay(settle(merge(rods))), { weight: 0.4 }),
  ];
}

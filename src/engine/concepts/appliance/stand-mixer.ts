import { box } from "../../geometry/box.ts";
import { curveThrough, graph } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { ellipseOutline, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import { move, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { metres, ratio } from "../parameter-specs.ts";

export type StandMixerParameters = { readonly length: number; readonly bowl: number; readonly stout: number };

const parameters = {
  length: metres(0.2, 0.6, "Front to back."),
  bowl: ratio(0.2, 0.4, "Radius of the bowl over the length."),
  stout: ratio(0.8, 1.3, "Girth of the head over the usual."),
};

/**
 * A stand mixer. What makes it itself: a long bullet-shaped head on a curved neck over a flat foot, and a steel bowl with a handle under the
 * head, a whisk reaching down into it; a chrome hub in front, a lever at the side.
 */
export const standMixer = defineConcept<StandMixerParameters>({
  id: "stand-mixer",
  family: "device",
  words: ["stand mixer", "mixer", "kitchen mixer", "food mixer", "kitchenaid", "cake mixer", "electric mixer"],
  senses: ["mixer#4"],
  height: 0.36,
  parameters,
  slots: {
    body: {
      words: ["head", "case", "base"],
      materials: ["painted-metal"],
      colours: ["#b3231f", "#8fc8bb", "#ead9b4", "#e28aa0", "#26282c", "#e9e7e1", "#4a76a8"].map(fromHex),
    },
    bowl: { words: [], materials: ["brushed-steel"], takesWhole: false },
    metal: { words: ["hub", "trim", "whisk", "beater"], materials: ["brushed-steel"], takesWhole: false },
    knob: {
      words: ["lever", "button", "switch"],
      materials: ["plastic"],
      colours: [fromHex("#1c1c1f")],
      takesWhole: false,
    },
  },
  sample: (draw, ask) =>
    fitParameters<StandMixerParameters>(parameters, {
      length: draw.number("length", 0.34, 0.38) * traitFactor(ask, { long: 1.1, tall: 1.05, short: 0.9 }),
      bowl: draw.number("bowl", 0.27, 0.31),
      stout: draw.number("stout", 0.93, 1.1) * traitFactor(ask, { fat: 1.15, thin: 0.88, thick: 1.1 }),
    }),
  build: (p) => {
    const u = p.length;
    // its side is shown: the head points to the left of the picture, along +X
    const headY = u * 0.82;
    const r = u * 0.185 * p.stout;
    const along = (points: readonly Vec3[]) => curveThrough(points, 6);
    const head = sweep(
      ellipseOutline(r, r, 28),
      along([
        [-u * 0.42, headY, 0],
        [-u * 0.2, headY + u * 0.012, 0],
        [u * 0.1, headY + u * 0.008, 0],
        [u * 0.44, headY - u * 0.015, 0],
      ]),
      {
        up: [0, 1, 0],
        scale: graph([
          [0, 0.5],
          [0.05, 0.76],
          [0.2, 1],
          [0.6, 1.02],
          [0.9, 0.86],
          [0.98, 0.7],
          [1, 0.62],
        ]),
        endRounding: u * 0.03,
      },
    );
    const rings = [
      [0.02, 0.115, 0.15, -0.26],
      [0.12, 0.105, 0.12, -0.265],
      [0.35, 0.085, 0.09, -0.275],
      [0.58, 0.085, 0.1, -0.26],
      [0.74, 0.105, 0.15, -0.22],
    ].map(([y, halfX, halfZ, x]): readonly Vec3[] =>
      ellipseOutline((halfX as number) * u * 1.2, (halfZ as number) * u * 1.1, 24).map(
        ([a, b]): Vec3 => [a + (x as number) * u, (y as number) * u, -b],
      ),
    );
    const foot = (y: number, inset: number): readonly Vec3[] =>
      rectangleOutline(u * 0.98 - inset * 2, u * 0.62 - inset * 2, u * 0.28 - inset, 7).map(
        ([x, z]): Vec3 => [x + u * 0.03, y, -z],
      );
    const bowlRadius = u * p.bowl;
    const bowl = lathe(
      roundCorners(
        [
          [0, 0],
          [bowlRadius * 0.55, 0, u * 0.01],
          [bowlRadius * 0.5, u * 0.04, u * 0.01],
          [bowlRadius * 0.9, u * 0.14, u * 0.1],
          [bowlRadius, u * 0.42],
          [bowlRadius * 1.05, u * 0.43, u * 0.005],
          [bowlRadius * 1.03, u * 0.442],
          [bowlRadius * 0.96, u * 0.43],
          [bowlRadius * 0.86, u * 0.16, u * 0.1],
          [bowlRadius * 0.4, u * 0.07, u * 0.05],
          [0, u * 0.065],
        ],
        4,
      ),
      48,
    );
    const bx = u * 0.22;
    const handle = tube(
      u * 0.019,
      along([
        [bx, u * 0.4, bowlRadius * 0.95],
        [bx, u * 0.4, bowlRadius * 1.35],
        [bx, u * 0.26, bowlRadius * 1.42],
        [bx, u * 0.16, bowlRadius * 0.9],
      ]),
      10,
    );
    const whisk = [0, 1, 2, 3].map((i) => {
      const [c, s] = [cos((i * PI) / 4), sin((i * PI) / 4)];
      const loop = Array.from({ length: 21 }, (_, k): Vec3 => {
        const t = (k / 20) * 2 - 1;
        const side = t * (1.5 - Math.abs(t) * 0.5) * (1 - t * t * 0.75);
        const reach = bowlRadius * 0.85 * side;
        return [bx + reach * c, u * 0.14 + u * 0.5 * t * t, reach * s];
      });
      return tube(u * 0.008, loop, 6);
    });
    return standModel(
      [
        makePart("head", "body", head, { weight: 1, crease: 0.7 }),
        makePart("neck", "body", loft(rings), { weight: 1, crease: 0.7 }),
        makePart(
          "foot",
          "body",
          loft([foot(0, u * 0.01), foot(u * 0.02, 0), foot(u * 0.055, u * 0.004), foot(u * 0.075, u * 0.03)]),
          { weight: 0.9, crease: 0.5 },
        ),
        makePart("bowl", "bowl", move(bowl, [bx, u * 0.065, 0]), { weight: 1 }),
        makePart("bowl-handle", "bowl", handle, { weight: 0.7 }),
        makePart(
          "hub",
          "metal",
          move(turnY(disc(r * 0.46, u * 0.08, u * 0.012, 32), PI / 2), [u * 0.44, headY - u * 0.015, 0]),
          { weight: 0.8 },
        ),
        makePart(
          "band",
          "metal",
          move(box([u * 0.5, u * 0.03, r * 2.06], { bevel: u * 0.006 }), [u * 0.02, headY - r * 0.15, 0]),
          { weight: 0.6 },
        ),
        makePart(
          "shaft",
          "metal",
          move(
            lathe(
              roundCorners(
                [
                  [0, 0],
                  [u * 0.03, 0, 0.002],
                  [u * 0.045, u * 0.07],
                  [u * 0.07, u * 0.09],
                  [u * 0.07, u * 0.14],
                  [0, u * 0.14],
                ],
                2,
              ),
              24,
            ),
            [bx, u * 0.58, 0],
          ),
          { weight: 0.7 },
        ),
        ...makeParts("whisk", "metal", whisk, { weight: 0.5 }),
        ...makeParts(
          "lever",
          "knob",
          [-1, 1].map((s) => move(sphere(u * 0.028, 16), [-u * 0.2, headY - r * 0.15, s * r * 1.05])),
          { weight: 0.5 },
        ),
      ],
      [
        { name: "top", position: [0, headY + r, 0], normal: [0, 1, 0], radius: r * 0.6 },
        { name: "inside", position: [bx, u * 0.14, 0], normal: [0, 1, 0], radius: bowlRadius * 0.8 },
        { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: u * 0.3 },
      ],
    );
  },
  view: { azimuth: 0.42, elevation: 0.2 },
});

import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { flag, integer, metres, ratio } from "../parameter-specs.ts";
import { APPLIANCE_SLOTS } from "./appliance-slots.ts";
import { turnKnob } from "./front-fittings.ts";

export type ToasterParameters = {
  readonly width: number;
  readonly rise: number;
  readonly round: number;
  readonly slots: number;
  readonly toast: boolean;
};

/** Green of plain toast, linear: what is darker is burnt. */
const PLAIN = 0.39;

const parameters = {
  width: metres(0.16, 0.5, "Along the slots."),
  rise: ratio(0.5, 1, "Height over width."),
  round: ratio(0.05, 0.5, "Roundness of the shoulders over the height."),
  slots: integer(1, 4, "Slots for bread."),
  toast: flag("Slices stand in the slots."),
};

/**
 * A toaster. What makes it itself: a rounded chrome or enamel loaf of a body with two slots along the top, browned slices of bread sticking out
 * of them, a lever at the end over a browning dial, and dark feet.
 */
export const toaster = defineConcept<ToasterParameters>({
  id: "toaster",
  family: "device",
  words: ["toaster", "bread toaster"],
  senses: ["toaster#2"],
  height: 0.24,
  parameters,
  slots: {
    body: APPLIANCE_SLOTS.body,
    metal: APPLIANCE_SLOTS.metal,
    panel: APPLIANCE_SLOTS.panel,
    knob: APPLIANCE_SLOTS.knob,
    toast: {
      words: ["bread", "slice", "toast slice"],
      materials: ["felt"],
      colours: [fromHex("#d9a860")],
      takesWhole: false,
    },
  },
  sample: (draw, ask) =>
    fitParameters<ToasterParameters>(parameters, {
      width: draw.number("width", 0.27, 0.31) * traitFactor(ask, { long: 1.3, wide: 1.15, narrow: 0.88 }),
      rise: draw.number("rise", 0.6, 0.7) * traitFactor(ask, { tall: 1.15, short: 0.85 }),
      round: draw.number("round", 0.22, 0.42) * traitFactor(ask, { square: 0.4, round: 1.15, vintage: 1.15 }),
      slots: Math.min(4, ask.counts.get("slot") ?? 2),
      toast: wants(ask, "toast", draw.chance("toast", 0.8)),
    }),
  build: (p) => {
    const w = p.width;
    const h = w * p.rise;
    const d = w * (0.3 + 0.15 * p.slots);
    const lift = h * 0.07;
    const r = h * p.round;
    const profile = closeCorners(
      [
        [d / 2, 0, h * 0.04],
        [d * 0.48, h, r],
        [-d * 0.48, h, r],
        [-d / 2, 0, h * 0.04],
      ],
      7,
    );
    const body = turnY(extrude(profile, { depth: w, bevel: h * 0.05, bevelSteps: 3 }), PI / 2);
    const ends = [-1, 1].map((s) =>
      move(
        turnY(
          extrude(
            closeCorners(
              [
                [d * 0.44, h * 0.04, h * 0.06],
                [d * 0.42, h * 0.92, r * 0.9],
                [-d * 0.42, h * 0.92, r * 0.9],
                [-d * 0.44, h * 0.04, h * 0.06],
              ],
              6,
            ),
            { depth: w * 0.03, bevel: w * 0.008 },
          ),
          PI / 2,
        ),
        [s * w * 0.5, lift, 0],
      ),
    );
    const pitch = d * (p.slots > 1 ? 0.62 / p.slots + 0.06 : 0);
    const at = Array.from({ length: p.slots }, (_, i) => (i - (p.slots - 1) / 2) * pitch);
    const [sw, sd] = [w * 0.72, w * 0.085];
    const t = w * 0.06;
    const bread = (): ReturnType<typeof box> => {
      const half = sw * 0.43;
      const high = h * 0.86;
      return extrude(
        closeCorners(
          [
            [half * 0.9, -high / 2, half * 0.14],
            [half * 0.9, high * 0.24, half * 0.1],
            [half * 1.04, high * 0.34, half * 0.16],
            [half * 0.86, high / 2, half * 0.24],
            [-half * 0.86, high / 2, half * 0.24],
            [-half * 1.04, high * 0.34, half * 0.16],
            [-half * 0.9, high * 0.24, half * 0.1],
            [-half * 0.9, -high / 2, half * 0.14],
          ],
          4,
        ),
        { depth: t, bevel: t * 0.2 },
      );
    };
    const brown: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
      // what is burnt stays black under the crust's own browns
      const char = clamp(surface.g / PLAIN, 0.05, 1);
      const edge = Math.max(Math.abs(x) / (sw * 0.43), Math.abs(y) / (h * 0.43));
      const spots = noise(x * 160, y * 160, 0, 3) * 0.12;
      if (Math.abs(nz) < 0.5 || edge > 0.93) layColour(surface, [0.19, 0.075, 0.022], 0.9, 0);
      else {
        const k = smoothstep(0.95, 0.25, edge + spots);
        layColour(surface, [0.38 + 0.24 * (1 - k) * 0.4 + 0.16 * k, 0.17 + 0.15 * k, 0.05 + 0.06 * k], 0.9, 0);
        surface.height += spots * 0.004;
      }
      for (const channel of ["r", "g", "b"] as const) surface[channel] *= char;
    };
    const ledge = (y: number): readonly Vec3[] =>
      rectangleOutline(w * 0.96, d * 0.94, d * 0.08, 3).map(([x, z]): Vec3 => [x, y, -z]);
    const parts: Part[] = [
      makePart("body", "body", move(body, [0, lift, 0]), { weight: 1, crease: 0.5 }),
      ...makeParts("end", "panel", ends, { weight: 0.7 }),
      makePart("base", "panel", loft([ledge(lift * 0.45), ledge(lift * 1.3)]), { weight: 0.5 }),
      ...makeParts(
        "foot",
        "knob",
        [-1, 1].flatMap((a) =>
          [-1, 1].map((b) =>
            move(cylinder({ radius: w * 0.03, height: lift, segments: 16 }), [a * w * 0.4, 0, b * d * 0.34]),
          ),
        ),
        { weight: 0.3 },
      ),
      ...makeParts(
        "slot-frame",
        "metal",
        at.map((z) => move(box([sw * 1.06, h * 0.04, sd * 1.35], { bevel: h * 0.014 }), [0, lift + h * 0.998, z])),
        { weight: 0.6 },
      ),
      ...makeParts(
        "slot",
        "panel",
        at.map((z) => move(box([sw, h * 0.04, sd]), [0, lift + h * 1.005, z])),
        { weight: 0.6 },
      ),
      makePart("lever-track", "knob", move(box([w * 0.02, h * 0.5, d * 0.05]), [w * 0.515, lift + h * 0.58, 0]), {
        weight: 0.4,
      }),
      makePart(
        "lever",
        "metal",
        move(box([w * 0.09, h * 0.09, d * 0.26], { bevel: h * 0.03, bevelSteps: 2 }), [w * 0.55, lift + h * 0.72, 0]),
        { weight: 0.9 },
      ),
      makePart(
        "dial",
        "metal",
        move(turnY(turnKnob(h * 0.11, w * 0.05, 0.5), PI / 2), [w * 0.51, lift + h * 0.2, d * 0.18]),
        { weight: 0.6 },
      ),
      makePart(
        "badge",
        "metal",
        move(slab([w * 0.2, h * 0.07, d * 0.04], h * 0.03, d * 0.008), [0, lift + h * 0.3, d * 0.49]),
        { weight: 0.3 },
      ),
    ];
    if (p.toast)
      parts.push(
        ...makeParts(
          "toast",
          "toast",
          at.map((z) => move(bread(), [0, lift + h * 0.96, z])),
          { weight: 0.9, paint: brown },
        ),
      );
    return standModel(parts, [
      { name: "top", position: [0, lift + h, 0], normal: [0, 1, 0], radius: d * 0.4 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: d * 0.4 },
    ]);
  },
  view: { azimuth: 0.62, elevation: 0.38 },
});

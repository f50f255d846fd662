import { cylinder } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { integer, metres, ratio } from "../parameter-specs.ts";
import { keyField, QWERTY } from "./key-field.ts";
import { desktopPaint } from "./screen-paint.ts";

export type LaptopParameters = {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  readonly lean: number;
  readonly picture: number;
};

const parameters = {
  width: metres(0.2, 0.5, "Side to side."),
  depth: metres(0.15, 0.35, "Front to back."),
  thickness: metres(0.01, 0.04, "Of the base."),
  lean: ratio(-1.5, 0.7, "Lean of the screen from upright, radians; -1.5 is closed."),
  picture: integer(0, 3, "What is on the screen."),
};

/**
 * A computer that folds. What makes it itself: a flat base with rows of keys and a touchpad, and a thin lid hinged at its back that stands
 * open, a lit screen within a dark bezel.
 */
export const laptop = defineConcept<LaptopParameters>({
  id: "laptop",
  family: "device",
  words: [
    "laptop",
    "laptop keyboard",
    "notebook computer",
    "laptop computer",
    "macbook",
    "chromebook",
    "portable computer",
  ],
  senses: ["laptop", "portable computer"],
  height: 0.23,
  parameters,
  slots: {
    body: {
      words: ["case", "base"],
      materials: ["brushed-steel", "painted-metal"],
      colours: ["#b9bcc0", "#8d9096", "#3c3f45", "#c9b8a4", "#d9d9d6"].map(fromHex),
      group: "body",
    },
    lid: {
      words: ["cover"],
      materials: ["brushed-steel", "painted-metal"],
      colours: ["#b9bcc0", "#8d9096", "#3c3f45", "#c9b8a4", "#d9d9d6"].map(fromHex),
      group: "body",
    },
    screen: { words: ["display", "monitor"], materials: ["glass"], colours: [fromHex("#0a0b0d")], takesWhole: false },
    keys: { words: ["key", "keyboard"], materials: ["plastic"], colours: [fromHex("#1d1f23")], takesWhole: false },
    touchpad: {
      words: ["trackpad"],
      materials: ["plastic"],
      colours: [fromHex("#6d7076")],
      takesWhole: false,
    },
    hinge: { words: [], materials: ["plastic"], colours: [fromHex("#24262a")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const size = draw.number("size", 0.92, 1.1);
    return fitParameters<LaptopParameters>(parameters, {
      width: 0.33 * size * traitFactor(ask, { wide: 1.15, narrow: 0.88 }),
      depth: 0.23 * size * draw.number("depth", 0.96, 1.05),
      thickness: draw.number("thickness", 0.014, 0.018) * traitFactor(ask, { thick: 1.6, thin: 0.75, vintage: 1.9 }),
      lean: says(ask, "closed") ? -1.49 : draw.number("lean", 0.18, 0.42),
      picture: draw.integer("picture", 0, 3),
    });
  },
  build: (p) => {
    const { width: w, depth: d, thickness: t } = p;
    const corner = w * 0.03;
    const keys = keyField(QWERTY, [w * 0.86, t * 0.24, d * 0.46], fromHex("#e8e8e4"));
    const lidHeight = d * 0.985;
    const hinge = [0, t * 0.95, -d / 2 + t * 0.35] as const;
    const lidThick = t * 0.5;
    const [s, c] = [sin(p.lean), cos(p.lean)];
    // made with its foot on the hinge, then leaned back
    const tilt = (geometry: ReturnType<typeof slab>, y: number, z: number) =>
      move(turnX(move(geometry, [0, y, z]), -p.lean), hinge);
    const well: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
      if (nz < 0.5 || Math.abs(x) > w * 0.445 || Math.abs(y - d * 0.16) > d * 0.245) return;
      surface.r *= 0.35;
      surface.g *= 0.35;
      surface.b *= 0.35;
      surface.height -= 0.0008;
    };
    return standModel(
      [
        makePart("base", "body", move(turnX(slab([w, d, t], corner, t * 0.26, 5), -PI / 2), [0, t / 2, 0]), {
          weight: 1,
          paint: well,
        }),
        makePart("keys", "keys", move(keys.geometry, [0, t * 0.97, -d * 0.16]), { weight: 0.9, paint: keys.paint }),
        makePart(
          "touchpad",
          "touchpad",
          move(turnX(slab([w * 0.3, d * 0.27, t * 0.1], t * 0.2, t * 0.03), -PI / 2), [0, t, d * 0.29]),
          { weight: 0.6 },
        ),
        makePart("lid", "lid", tilt(slab([w, lidHeight, lidThick], corner, lidThick * 0.3, 5), lidHeight / 2, 0), {
          weight: 1,
        }),
        makePart(
          "screen",
          "screen",
          tilt(
            slab([w * 0.965, lidHeight * 0.95, lidThick * 0.16], corner * 0.6, 0.0003),
            lidHeight / 2,
            lidThick * 0.5,
          ),
          {
            weight: 1,
            paint: desktopPaint(w * 0.93, lidHeight * 0.89, p.picture),
          },
        ),
        makePart(
          "hinge",
          "hinge",
          move(
            settle(
              turnZ(
                move(cylinder({ radius: t * 0.42, height: w * 0.72, bevel: t * 0.1, segments: 16 }), [0, -w * 0.36, 0]),
                PI / 2,
              ),
            ),
            [0, t * 0.9, -d / 2 + t * 0.35],
          ),
          { weight: 0.4 },
        ),
      ],
      [
        { name: "top", position: [0, t, d * 0.1], normal: [0, 1, 0], radius: w * 0.3 },
        {
          name: "screen",
          position: [0, hinge[1] + lidHeight * 0.5 * c, hinge[2] - lidHeight * 0.5 * s],
          normal: [0, 0, 1],
          radius: w * 0.4,
        },
        { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.3 },
      ],
    );
  },
  view: { azimuth: 0.5, elevation: 0.38 },
});

import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { atCorners, type SimpleParameters, simpleDevice } from "../device/simple-device.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { turnKnob } from "./front-fittings.ts";

const ESPRESSO = ["espresso machine", "espresso maker", "cappuccino machine"];

/** A tank and filter head over a glass jug of coffee on a hot plate. */
function buildDrip({ size: u, breadth, rise }: SimpleParameters): Part[] {
  const w = u * 0.56 * breadth;
  const h = u * rise;
  const d = u * 0.62;
  const r = w * 0.38;
  const plateY = u * 0.11;
  const jugHeight = h * 0.44;
  const jug = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.92, 0, r * 0.12],
        [r, jugHeight * 0.3, r * 0.4],
        [r * 0.86, jugHeight * 0.72, r * 0.3],
        [r * 0.66, jugHeight * 0.86, r * 0.1],
        [r * 0.68, jugHeight * 0.94],
        [0, jugHeight * 0.94],
      ],
      4,
    ),
    40,
  );
  const z = d * 0.12;
  return [
    makePart("base", "body", move(box([w, u * 0.11, d], { bevel: u * 0.022, bevelSteps: 2 }), [0, u * 0.055, 0]), {
      weight: 1,
    }),
    makePart(
      "tower",
      "body",
      move(box([w, h * 0.92, d * 0.34], { bevel: u * 0.022, bevelSteps: 2 }), [0, h * 0.5, -d * 0.33]),
      { weight: 1 },
    ),
    makePart(
      "head",
      "body",
      move(box([w, h * 0.3, d * 0.96], { bevel: u * 0.03, bevelSteps: 2 }), [0, h * 0.85, -d * 0.02]),
      { weight: 1 },
    ),
    makePart(
      "lid",
      "panel",
      move(box([w * 0.96, h * 0.03, d * 0.9], { bevel: u * 0.008 }), [0, h * 1.005, -d * 0.02]),
      { weight: 0.5 },
    ),
    makePart(
      "filter",
      "panel",
      move(cylinder({ radius: r * 0.5, radiusTop: r * 0.86, height: h * 0.12, bevel: u * 0.006 }), [0, h * 0.6, z]),
      { weight: 0.7 },
    ),
    makePart(
      "hot-plate",
      "metal",
      move(cylinder({ radius: r * 1.05, height: u * 0.014, bevel: u * 0.004 }), [0, plateY - u * 0.002, z]),
      { weight: 0.5 },
    ),
    makePart("jug", "glass", move(jug, [0, plateY + u * 0.01, z]), {
      weight: 1,
      paint: (surface, _x, y) => {
        if (y < jugHeight * 0.6) layColour(surface, [0.028, 0.011, 0.005], 0.05, 0);
        else layColour(surface, [0.42, 0.47, 0.48], 0.05, 0);
        if (y > jugHeight * 0.585 && y < jugHeight * 0.61) layColour(surface, [0.14, 0.06, 0.02], 0.1);
      },
    }),
    makePart(
      "jug-lid",
      "panel",
      move(cylinder({ radius: r * 0.72, height: jugHeight * 0.09, bevel: u * 0.008 }), [
        0,
        plateY + jugHeight * 0.92,
        z,
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "jug-handle",
      "panel",
      tube(
        u * 0.024,
        curveThrough(
          [
            [r * 0.5, plateY + jugHeight * 0.9, z + r * 0.4],
            [r * 0.85, plateY + jugHeight * 0.92, z + r * 0.85],
            [r * 1.05, plateY + jugHeight * 0.6, z + r * 1.05],
            [r * 0.9, plateY + jugHeight * 0.2, z + r * 0.85],
          ],
          5,
        ),
        10,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "display",
      "panel",
      move(slab([w * 0.5, h * 0.1, u * 0.02], u * 0.012, u * 0.004), [-w * 0.1, h * 0.88, d * 0.46]),
      {
        weight: 0.6,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz > 0.5 && isWritten("7:30", x, y, h * 0.055)) layColour(surface, [0.4, 0.85, 0.95]);
        },
      },
    ),
    makePart("switch", "metal", move(disc(w * 0.07, u * 0.025, u * 0.006, 24), [w * 0.32, h * 0.88, d * 0.455]), {
      weight: 0.4,
    }),
  ];
}

/** A steel box with a group head, a handled filter under it, a steam wand and small cups on its warm top. */
function buildEspresso({ size: u, breadth, rise }: SimpleParameters): Part[] {
  const w = u * 0.9 * breadth;
  const h = u * 0.95 * rise;
  const d = u * 0.72;
  const cup = lathe(
    roundCorners(
      [
        [0, 0],
        [u * 0.045, 0],
        [u * 0.075, u * 0.06, u * 0.03],
        [u * 0.078, u * 0.1],
        [u * 0.07, u * 0.1],
        [u * 0.06, u * 0.03],
        [0, u * 0.02],
      ],
      3,
    ),
    24,
  );
  const groupY = h * 0.62;
  const z = d * 0.3;
  return [
    makePart("base", "body", move(box([w, h * 0.16, d], { bevel: u * 0.02, bevelSteps: 2 }), [0, h * 0.11, 0]), {
      weight: 1,
    }),
    makePart(
      "tower",
      "body",
      move(box([w, h * 0.8, d * 0.46], { bevel: u * 0.02, bevelSteps: 2 }), [0, h * 0.55, -d * 0.26]),
      { weight: 1 },
    ),
    makePart("head", "body", move(box([w, h * 0.3, d * 0.96], { bevel: u * 0.03, bevelSteps: 2 }), [0, h * 0.83, 0]), {
      weight: 1,
    }),
    makePart("drip-tray", "metal", move(box([w * 0.86, h * 0.02, d * 0.42]), [0, h * 0.192, z * 0.85]), {
      weight: 0.6,
      paint: (surface, x) => {
        if (sin(x * (190 / u)) > 0.1) layColour(surface, [0.03, 0.03, 0.035], 0.6, 0);
      },
    }),
    makePart(
      "group",
      "metal",
      move(cylinder({ radius: u * 0.11, height: h * 0.1, bevel: u * 0.012 }), [0, groupY, z]),
      { weight: 0.7 },
    ),
    makePart(
      "filter",
      "metal",
      settle(
        merge([
          move(cylinder({ radius: u * 0.09, height: h * 0.07, bevel: u * 0.008 }), [0, groupY - h * 0.06, z]),
          move(cylinder({ radius: u * 0.02, height: h * 0.07, segments: 14 }), [0, groupY - h * 0.12, z]),
        ]),
      ),
      { weight: 0.7 },
    ),
    makePart(
      "filter-handle",
      "panel",
      tube(
        u * 0.032,
        [
          [0, groupY - h * 0.03, z + u * 0.08],
          [0, groupY - h * 0.045, z + u * 0.2],
          [0, groupY - h * 0.06, z + u * 0.34],
        ],
        12,
        { endRounding: u * 0.02 },
      ),
      { weight: 0.9 },
    ),
    makePart(
      "wand",
      "metal",
      tube(
        u * 0.014,
        curveThrough(
          [
            [w * 0.38, h * 0.7, z],
            [w * 0.4, h * 0.6, z + u * 0.1],
            [w * 0.41, h * 0.36, z + u * 0.14],
          ],
          5,
        ),
        8,
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "knob",
      "panel",
      [-0.34, 0.34].map((x) => move(turnKnob(u * 0.06, u * 0.05, x), [x * w, h * 0.85, d * 0.47])),
      { weight: 0.6 },
    ),
    makePart("gauge", "glass", move(disc(u * 0.09, u * 0.03, u * 0.006, 32), [0, h * 0.86, d * 0.47]), {
      weight: 0.7,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        const r = Math.sqrt(x * x + y * y) / u;
        if (nz < 0.5 || r > 0.078) layColour(surface, [0.6, 0.6, 0.6], 0.25, 1);
        else
          layColour(
            surface,
            (r > 0.055 && sin(x * (260 / u)) > 0.55) || (Math.abs(x - y) < u * 0.008 && x > -u * 0.01)
              ? [0.5, 0.03, 0.02]
              : [0.9, 0.89, 0.85],
            0.3,
            0,
          );
      },
    }),
    ...makeParts(
      "cup",
      "cup",
      [-0.28, -0.06, 0.18].map((x, i) => move(cup, [x * w, h * 0.975, -d * 0.05 * (i % 2)])),
      { weight: 0.6 },
    ),
    makePart("cup-below", "cup", move(cup, [0, h * 0.2, z]), { weight: 0.8 }),
    ...makeParts(
      "foot",
      "panel",
      atCorners(w * 0.42, d * 0.4, (x, fz) =>
        move(cylinder({ radius: u * 0.03, height: h * 0.05, segments: 16 }), [x, 0, fz]),
      ),
      { weight: 0.2 },
    ),
  ];
}

/**
 * A machine that makes coffee. What makes it itself: the drip one is a C of plastic - water tank, filter head - around a glass jug half full of dark coffee
 * on a hot plate; the espresso machine a shining box with a gauge, a handled filter over a tray, a steam wand and small cups.
 */
export const coffeeMaker = simpleDevice({
  id: "coffee-maker",
  words: ["coffee maker", "coffee machine", "coffeemaker", "coffee brewer", "drip coffee maker", ...ESPRESSO],
  senses: ["coffee maker", "espresso maker"],
  height: 0.36,
  size: 0.36,
  variants: 2,
  choose: (ask) =>
    ESPRESSO.includes(ask.word) ? 1 : ask.word.startsWith("drip") || ask.word.endsWith("brewer") ? 0 : undefined,
  slots: {
    body: {
      words: ["case", "housing"],
      materials: ["painted-metal"],
      colours: ["#b3231f", "#26282c", "#c3c6c9", "#dcd8cc", "#2f5f58"].map(fromHex),
    },
    panel: {
      words: ["handle", "display", "knob"],
      materials: ["plastic"],
      colours: [fromHex("#17181a")],
      takesWhole: false,
    },
    metal: { words: ["hot plate", "wand"], materials: ["brushed-steel"], takesWhole: false },
    glass: { words: ["jug", "carafe", "pot", "gauge"], materials: ["glass"], takesWhole: false },
    cup: { words: ["coffee cup"], materials: ["ceramic-glaze"], colours: [fromHex("#efece4")], takesWhole: false },
  },
  build: (p) =>
    standModel(p.variant === 0 ? buildDrip(p) : buildEspresso(p), [
      {
        name: "top",
        position: [0, p.size * p.rise * (p.variant === 0 ? 1.02 : 0.93), 0],
        normal: [0, 1, 0],
        radius: p.size * 0.2,
      },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.size * 0.2 },
    ]),
  view: { azimuth: 0.5, elevation: 0.22 },
});

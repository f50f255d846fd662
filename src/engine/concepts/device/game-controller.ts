import { box } from "../../geometry/box.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";

export type GameControllerParameters = {
  readonly style: "pad" | "handheld";
  readonly width: number;
  readonly offset: boolean;
  readonly buttons: number;
};

const parameters = {
  style: choice(["pad", "handheld"], "With grips, or a small console with its own screen."),
  width: metres(0.08, 0.3, "Side to side."),
  offset: flag("Sticks at different heights."),
  buttons: integer(0, 2, "Colours of the four buttons."),
};
const SETS = [
  ["#3fae5a", "#e0443a", "#3f7fe0", "#f0c23a"],
  ["#e4e2dc", "#e4e2dc", "#e4e2dc", "#e4e2dc"],
  ["#4fc0b0", "#e06a8a", "#7a9af0", "#c0a0f0"],
].map((set) => set.map(fromHex));
const LETTERS = ["A", "B", "X", "Y"];

function buildPad(p: GameControllerParameters): Part[] {
  const w = p.width;
  const clay = sculpt([
    ...addAll(
      [
        roundBox([0, w * 0.05, 0], [w * 0.7, w * 0.34, w * 0.2], w * 0.09),
        both(ellipsoid([w * 0.3, w * 0.06, 0], [w * 0.2, w * 0.19, w * 0.12])),
        both(roundCone([w * 0.36, -w * 0.02, -w * 0.01], [w * 0.42, -w * 0.3, -w * 0.06], w * 0.115, w * 0.078)),
      ],
      w * 0.07,
    ),
    carve(halfSpace([0, 0, w * 0.084], [0, 0, -1]), w * 0.03),
  ]);
  const body = meshSdf(clay, w * 0.022);
  const f = w * 0.082;
  const left: readonly [number, number] = p.offset ? [-w * 0.3, w * 0.11] : [-w * 0.14, -w * 0.06];
  const right: readonly [number, number] = [w * 0.14, -w * 0.06];
  const pad: readonly [number, number] = p.offset ? [-w * 0.14, -w * 0.06] : [-w * 0.3, w * 0.11];
  const stick = turnedCorners(
    [
      [0, -w * 0.01],
      [w * 0.04, -w * 0.01],
      [w * 0.034, w * 0.045],
      [w * 0.062, w * 0.055, w * 0.008],
      [w * 0.064, w * 0.075, w * 0.01],
      [w * 0.045, w * 0.08, w * 0.008],
      [0, w * 0.07],
    ],
    32,
  );
  const well = disc(w * 0.085, w * 0.012, w * 0.005, 36);
  const cross = settle(
    merge([
      box([w * 0.17, w * 0.058, w * 0.05], { bevel: w * 0.01 }),
      box([w * 0.058, w * 0.17, w * 0.05], { bevel: w * 0.01 }),
    ]),
  );
  const set = SETS[p.buttons] as readonly Rgb[];
  const four = [
    [0, -0.075],
    [0.075, 0],
    [-0.075, 0],
    [0, 0.075],
  ].map(([x, y], i) =>
    makePart(
      `button-${i + 1}`,
      "button",
      move(disc(w * 0.036, w * 0.034, w * 0.01, 24), [
        w * 0.3 + (x as number) * w,
        w * 0.11 + (y as number) * w,
        f - w * 0.006,
      ]),
      {
        weight: 0.8,
        paint: (surface, u, v, _z, _nx, _ny, nz) =>
          layColour(
            surface,
            nz > 0.6 && isWritten(LETTERS[i] as string, u, v, w * 0.036, 0.1) ? [0.02, 0.02, 0.025] : (set[i] as Rgb),
            0.25,
            0,
          ),
      },
    ),
  );
  return [
    makePart("body", "body", body, { weight: 1, crease: 1.2 }),
    ...makeParts(
      "well",
      "stick",
      [left, right].map(([x, y]) => move(well, [x, y, f - w * 0.004])),
      { weight: 0.4 },
    ),
    ...makeParts(
      "stick",
      "stick",
      [left, right].map(([x, y]) => move(stick, [x, y, f])),
      { weight: 0.9 },
    ),
    makePart("d-pad", "stick", move(cross, [pad[0], pad[1], f + w * 0.008]), { weight: 0.9 }),
    ...four,
    makePart("home", "metal", move(disc(w * 0.034, w * 0.016, w * 0.005, 28), [0, w * 0.13, f - w * 0.003]), {
      weight: 0.5,
    }),
    ...makeParts(
      "menu",
      "stick",
      [-1, 1].map((s) =>
        move(slab([w * 0.045, w * 0.022, w * 0.016], w * 0.008, w * 0.003), [s * w * 0.09, w * 0.08, f]),
      ),
      { weight: 0.2 },
    ),
    ...makeParts(
      "bumper",
      "stick",
      [-1, 1].map((s) =>
        move(box([w * 0.22, w * 0.055, w * 0.1], { bevel: w * 0.02, bevelSteps: 2 }), [s * w * 0.29, w * 0.225, 0]),
      ),
      { weight: 0.5 },
    ),
    ...makeParts(
      "trigger",
      "stick",
      [-1, 1].map((s) =>
        move(box([w * 0.13, w * 0.08, w * 0.08], { bevel: w * 0.025, bevelSteps: 2 }), [
          s * w * 0.31,
          w * 0.22,
          -w * 0.07,
        ]),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** An upright block with a small green screen, a cross of keys and two round buttons. */
function buildHandheld(p: GameControllerParameters): Part[] {
  const w = p.width;
  const h = w * 1.62;
  const t = w * 0.3;
  const f = t / 2;
  const game: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    layColour(surface, [0.36, 0.44, 0.07], 0.15, 0);
    const [u, v] = [Math.floor((x / w) * 40), Math.floor((y / w) * 40)];
    if (
      v < -9 ||
      (v === -5 && u > -8 && u < -2) ||
      (v === 1 && u > 2 && u < 9) ||
      u * u + (v + 6) * (v + 6) < 8 ||
      (u > 4 && u < 7 && v > 1 && v < 5)
    )
      layColour(surface, [0.05, 0.11, 0.02]);
  };
  const cross = settle(
    merge([
      box([w * 0.3, w * 0.1, w * 0.09], { bevel: w * 0.015 }),
      box([w * 0.1, w * 0.3, w * 0.09], { bevel: w * 0.015 }),
    ]),
  );
  return [
    makePart("body", "body", move(slab([w, h, t], w * 0.09, w * 0.04), [0, h / 2, 0]), { weight: 1 }),
    makePart("bezel", "stick", move(slab([w * 0.84, w * 0.66, w * 0.04], w * 0.06, w * 0.01), [0, h * 0.74, f]), {
      weight: 0.8,
    }),
    makePart("screen", "screen", move(slab([w * 0.6, w * 0.52, w * 0.03], w * 0.01), [0, h * 0.74, f + w * 0.012]), {
      weight: 1,
      paint: game,
    }),
    makePart("d-pad", "stick", move(cross, [-w * 0.25, h * 0.33, f + w * 0.01]), { weight: 0.9 }),
    ...makeParts(
      "button",
      "button",
      [
        [0.16, 0.29],
        [0.34, 0.36],
      ].map(([x, y]) =>
        move(disc(w * 0.085, w * 0.06, w * 0.016, 28), [(x as number) * w, (y as number) * h, f - w * 0.004]),
      ),
      { weight: 0.9, paint: (surface) => layColour(surface, [0.42, 0.04, 0.16], 0.3, 0) },
    ),
    ...makeParts(
      "menu",
      "stick",
      [-0.1, 0.1].map((x) => move(slab([w * 0.14, w * 0.045, w * 0.04], w * 0.02, w * 0.008), [x * w, h * 0.15, f])),
      { weight: 0.3 },
    ),
    ...makeParts(
      "speaker",
      "stick",
      [0, 1, 2, 3].map((i) =>
        move(slab([w * 0.02, w * 0.18, w * 0.012], w * 0.008), [w * (0.22 + i * 0.055), h * 0.1, f]),
      ),
      { weight: 0.2 },
    ),
    makePart("lamp", "metal", move(disc(w * 0.018, w * 0.01, 0.0005, 12), [-w * 0.36, h * 0.76, f + w * 0.018]), {
      weight: 0.1,
    }),
  ];
}

const WORDS_HANDHELD = ["handheld console", "gameboy", "game boy", "handheld game console", "portable game console"];

/** A game controller. What makes it itself: a rounded body with two grips, two thumb sticks, a cross of keys at the left and four coloured round buttons at the right, shoulder buttons on top. A handheld console is an upright block with its own small screen. */
export const gameController = defineConcept<GameControllerParameters>({
  id: "game-controller",
  family: "device",
  words: [
    "game controller",
    "gamepad",
    "game pad",
    "controller",
    "video game controller",
    "xbox controller",
    "playstation controller",
    "joypad",
    ...WORDS_HANDHELD,
  ],
  senses: [],
  height: 0.1,
  parameters,
  slots: {
    body: {
      words: ["case", "grip", "shell", "casing", "housing", "cover", "back"],
      materials: ["plastic"],
      colours: ["#1d1e22", "#e6e4df", "#b3231f", "#2a4f9a", "#6b5a9a", "#3f8f7a"].map(fromHex),
    },
    stick: {
      words: ["thumb stick", "d-pad", "trigger", "joystick"],
      materials: ["rubber"],
      colours: [fromHex("#17181a")],
      takesWhole: false,
    },
    button: { words: ["action button"], materials: ["plastic"], colours: [fromHex("#c8c6c0")], takesWhole: false },
    metal: { words: ["home button"], materials: ["brushed-steel"], takesWhole: false },
    screen: { words: ["display"], materials: ["glass"], colours: [fromHex("#7a8f1f")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const handheld = WORDS_HANDHELD.includes(ask.word);
    return fitParameters<GameControllerParameters>(parameters, {
      style: handheld ? "handheld" : "pad",
      width:
        (handheld ? 0.09 : 0.158) * draw.number("width", 0.95, 1.05) * traitFactor(ask, { wide: 1.1, narrow: 0.9 }),
      offset: draw.chance("offset", 0.55),
      buttons: says(ask, "vintage") ? 0 : draw.pick("buttons", [0, 1, 2], [5, 2, 2]),
    });
  },
  dress: (p): Readonly<Record<string, { colours?: readonly Rgb[] }>> =>
    p.style === "handheld"
      ? { body: { colours: [fromHex(["#c9c6bd", "#8a7ac0", "#d8c23a"][p.buttons] as string)] } }
      : {},
  build: (p) => {
    const handheld = p.style === "handheld";
    const parts = handheld
      ? buildHandheld(p)
      : buildPad(p).map((part) => ({ ...part, geometry: turnX(part.geometry, -0.75) }));
    return standModel(parts, [
      { name: "top", position: [0, p.width * (handheld ? 1.62 : 0.2), 0], normal: [0, 1, 0], radius: p.width * 0.1 },
      { name: "attach", position: [0, handheld ? p.width * 0.4 : 0, 0], normal: [0, 0, -1], radius: p.width * 0.3 },
    ]);
  },
  view: { azimuth: 0.35, elevation: 0.3 },
});

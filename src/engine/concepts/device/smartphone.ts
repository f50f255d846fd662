import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { inRoundedRectangle } from "./in-rounded-rectangle.ts";
import { keyField } from "./key-field.ts";

export type SmartphoneParameters = {
  readonly style: "smart" | "brick";
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly lenses: number;
  readonly wallpaper: number;
  readonly island: boolean;
};

const parameters = {
  style: choice(["smart", "brick"], "All screen, or keys and an aerial."),
  width: metres(0.03, 0.26, "Side to side."),
  height: metres(0.06, 0.36, "Upright."),
  thickness: metres(0.005, 0.04, "Front to back."),
  lenses: integer(1, 3, "Cameras on the back."),
  wallpaper: integer(0, 4, "Picture behind the icons."),
  island: flag("A wide camera cut-out instead of a dot."),
};

/** Words for one as large as a page. */
const TABLETS: readonly string[] = ["tablet", "ipad", "tablet computer", "tablet pc", "touchscreen tablet"];

const WALLPAPERS = [
  ["#2b3a9a", "#e26aa0"],
  ["#0c6b74", "#9be0b0"],
  ["#7a1f4f", "#f2a34a"],
  ["#11254f", "#54b4f0"],
  ["#3b2a63", "#8f7ae0"],
].map((pair) => pair.map(fromHex)) as [ReturnType<typeof fromHex>, ReturnType<typeof fromHex>][];
const ICONS = ["#f4f4f2", "#2fbf5a", "#f2483a", "#2a8cf0", "#f6b22c", "#8a57e0", "#22262b", "#f06aa8"].map(fromHex);
const WHITE = fromHex("#ffffff");
const BLACK = fromHex("#08090b");

/** Home screen: a bezel, a gradient, the time, rows of icons and a dock. */
function screenPaint(p: SmartphoneParameters): Paint {
  const [a, b] = [p.width / 2, p.height / 2];
  const rim = p.width * 0.045;
  const [low, high] = WALLPAPERS[p.wallpaper] as (typeof WALLPAPERS)[number];
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3 || !inRoundedRectangle(x, y, a - rim, b - rim, p.width * 0.11)) {
      layColour(surface, BLACK, 0.08, 0);
      return;
    }
    const camera = p.island
      ? inRoundedRectangle(x, y - b + rim * 2.4, p.width * 0.13, p.width * 0.035, p.width * 0.035)
      : x * x + (y - b + rim * 2.6) * (y - b + rim * 2.6) < p.width * p.width * 0.001;
    const t = (y / b + 1) / 2 + (x / a) * 0.18;
    layColour(surface, [lerp(low[0], high[0], t), lerp(low[1], high[1], t), lerp(low[2], high[2], t)], 0.1, 0);
    if (camera) layColour(surface, BLACK);
    if (isWritten("10:09", x, y - b * 0.66, p.width * 0.17)) layColour(surface, WHITE);
    if (Math.abs(y - b * 0.48) < p.width * 0.012 && Math.abs(x) < a * 0.42) layColour(surface, WHITE);
    const cell = (p.width - 2 * rim) / 4.3;
    const column = Math.floor(x / cell + 2);
    const dock = y < -b + rim + cell * 1.25;
    if (column < 0 || column > 3 || y > b * 0.34) return;
    if (dock && inRoundedRectangle(x, y + b - rim - cell * 0.65, a - rim * 1.7, cell * 0.52, cell * 0.3))
      layColour(surface, [lerp(surface.r, 1, 0.45), lerp(surface.g, 1, 0.45), lerp(surface.b, 1, 0.45)]);
    const base = dock ? -b + rim + cell * 0.65 : b * 0.34 - cell * 0.5;
    const row = dock ? 0 : Math.floor((b * 0.34 - y) / (cell * 1.12));
    const cy = dock ? base : b * 0.34 - (row + 0.5) * cell * 1.12;
    if (!dock && cy < -b + rim + cell * 1.9) return;
    const [u, v] = [x - (column - 1.5) * cell, y - cy];
    if (!inRoundedRectangle(u, v, cell * 0.36, cell * 0.36, cell * 0.11)) return;
    const pick = (column * 3 + row * 5 + (dock ? 2 : 0) + p.wallpaper) % ICONS.length;
    layColour(surface, ICONS[pick] as (typeof ICONS)[number]);
    const mark = (column + row) % 3;
    const d = Math.sqrt(u * u + v * v) / cell;
    const drawn = mark === 0 ? d < 0.17 && d > 0.08 : mark === 1 ? d < 0.14 : Math.abs(u) + Math.abs(v) < cell * 0.17;
    if (drawn) layColour(surface, pick === 0 ? (ICONS[2] as (typeof ICONS)[number]) : WHITE);
  };
}

function buildSmart(p: SmartphoneParameters): Part[] {
  const { width: w, height: h, thickness: t } = p;
  const buttons = [
    [w / 2, h * 0.18, h * 0.09],
    [-w / 2, h * 0.24, h * 0.05],
    [-w / 2, h * 0.15, h * 0.05],
  ].map(([x, y, length]) =>
    move(box([t * 0.24, length as number, t * 0.4], { bevel: t * 0.08 }), [x as number, y as number, 0]),
  );
  const bump = w * 0.42;
  const [bx, by] = [w * 0.24, h / 2 - w * 0.28];
  const lenses = [
    [-0.24, 0.22],
    [0.24, 0.22],
    [-0.24, -0.24],
  ]
    .slice(0, p.lenses)
    .map(([u, v]) =>
      move(turnY(disc(bump * 0.2, t * 0.3, t * 0.06, 24), PI), [
        bx + (u as number) * bump,
        by + (v as number) * bump,
        -t * 0.66,
      ]),
    );
  return [
    makePart("body", "body", slab([w, h, t], w * 0.15, t * 0.3, 6), { weight: 1 }),
    makePart(
      "screen",
      "screen",
      move(slab([w * 0.985, h - w * 0.015, t * 0.1], w * 0.143, t * 0.03, 6), [0, 0, t / 2]),
      {
        weight: 1,
        paint: screenPaint(p),
      },
    ),
    ...makeParts("button", "button", buttons, { weight: 0.3 }),
    makePart("camera-bump", "body", move(slab([bump, bump, t * 0.36], bump * 0.26, t * 0.1), [bx, by, -t * 0.55]), {
      weight: 0.4,
    }),
    ...makeParts("lens", "lens", lenses, { weight: 0.4 }),
    makePart("port", "lens", move(slab([w * 0.13, t * 0.1, t * 0.36], t * 0.04), [0, -h / 2, 0]), { weight: 0.2 }),
  ];
}

const LCD = fromHex("#9fb58a");
const INK = fromHex("#1c2418");

/** A mobile of the nineties: a thick body, a small green display, keys in rows and a stub of an aerial. */
function buildBrick(p: SmartphoneParameters): Part[] {
  const { width: w, height: h } = p;
  const t = p.thickness * 2.4;
  const keys = keyField(
    ["1 2 3", "4 5 6", "7 8 9", "* 0 #"],
    [w * 0.74, t * 0.16, h * 0.4],
    fromHex("#f0f0ea"),
    undefined,
    0.24,
  );
  const face = t / 2;
  const display = w * 0.34;
  const screen: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    layColour(surface, LCD, 0.2, 0);
    if (isWritten("12:45", x, y, display * 0.34)) layColour(surface, INK);
    if (
      Math.abs(x) > w * 0.29 &&
      Math.abs(y) < display * 0.4 &&
      (y * 90) / display - Math.floor((y * 90) / display / 16) * 16 < 9
    )
      layColour(surface, INK);
  };
  return [
    makePart("body", "body", slab([w, h, t], w * 0.24, t * 0.34, 6), { weight: 1 }),
    makePart("bezel", "lens", move(slab([w * 0.84, display * 1.5, t * 0.1], w * 0.1, t * 0.04), [0, h * 0.24, face]), {
      weight: 0.7,
    }),
    makePart(
      "screen",
      "screen",
      move(slab([w * 0.68, display, t * 0.1], w * 0.03, 0.0004), [0, h * 0.24, face + t * 0.03]),
      {
        weight: 0.8,
        paint: screen,
      },
    ),
    makePart("keys", "button", move(turnX(keys.geometry, PI / 2), [0, -h * 0.22, face - 0.0006]), {
      weight: 0.8,
      paint: keys.paint,
    }),
    makePart("menu-key", "button", move(slab([w * 0.4, h * 0.05, t * 0.2], h * 0.022, t * 0.05), [0, h * 0.03, face]), {
      weight: 0.5,
    }),
    makePart("speaker", "lens", move(slab([w * 0.3, h * 0.012, t * 0.06], h * 0.005), [0, h * 0.43, face]), {
      weight: 0.3,
    }),
    makePart(
      "aerial",
      "body",
      move(
        merge([cylinder({ radius: w * 0.1, height: h * 0.2, radiusTop: w * 0.075, bevel: w * 0.03, segments: 20 })]),
        [w * 0.32, h * 0.46, -t * 0.1],
      ),
      { weight: 0.7 },
    ),
  ];
}

/**
 * A telephone for the pocket. What makes it itself: an upright slab with round corners that is all screen - a home screen with the
 * time, rows of coloured icons and a dock - in a thin metal frame with side buttons, cameras behind. The old mobile has a small
 * green display, number keys and an aerial.
 */
export const smartphone = defineConcept<SmartphoneParameters>({
  id: "smartphone",
  family: "device",
  words: [
    "smartphone",
    "phone",
    "mobile phone",
    "cell phone",
    "cellphone",
    "smart phone",
    "iphone",
    "mobile",
    "nokia",
    ...TABLETS,
  ],
  senses: ["cellular telephone"],
  height: 0.155,
  parameters,
  slots: {
    body: {
      words: ["case", "frame", "back"],
      materials: ["painted-metal"],
      colours: ["#3a3d42", "#c9ccd0", "#c7a58a", "#2f4a6b", "#e4e1da", "#6b2f3a", "#49604f"].map(fromHex),
    },
    screen: { words: ["display", "touchscreen"], materials: ["glass"], colours: [BLACK], takesWhole: false },
    button: { words: ["key"], materials: ["plastic"], colours: [fromHex("#2b2d31")], takesWhole: false },
    lens: { words: ["camera"], materials: ["plastic"], colours: [fromHex("#0d0e10")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const isTablet = TABLETS.includes(ask.word);
    const old = ask.word === "nokia" || says(ask, "vintage");
    const size = draw.number("size", 0.95, 1.06);
    return fitParameters<SmartphoneParameters>(parameters, {
      style: old ? "brick" : "smart",
      width: (isTablet ? 0.178 : old ? 0.052 : 0.075) * size * traitFactor(ask, { wide: 1.2, narrow: 0.85 }),
      height:
        (isTablet ? 0.248 : old ? 0.13 : 0.154) *
        size *
        draw.number("slim", 0.97, 1.04) *
        traitFactor(ask, { tall: 1.15, long: 1.15, short: 0.85 }),
      thickness: draw.number("thickness", 0.0085, 0.0105) * traitFactor(ask, { thick: 1.5, thin: 0.75 }),
      lenses: ask.counts.get("lens") ?? draw.integer("lenses", 1, 3),
      wallpaper: draw.integer("wallpaper", 0, 4),
      island: draw.chance("island", 0.5),
    });
  },
  build: (p): Model => {
    const top = p.height;
    return standModel(p.style === "smart" ? buildSmart(p) : buildBrick(p), [
      { name: "top", position: [0, top / 2, 0], normal: [0, 1, 0], radius: p.thickness },
      { name: "attach", position: [0, 0, 0], normal: [0, 0, -1], radius: p.thickness },
    ]);
  },
  view: { azimuth: 0.5, elevation: 0.16 },
});

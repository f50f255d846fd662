import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept, type SlotSpec } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, flag } from "../parameter-specs.ts";
import { clearPaint, fillThrough } from "./drink.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

const FILLINGS = ["jam", "honey", "pickle", "cookie", "candy", "bean", "water", "none"] as const;

type JarParameters = Proportions & {
  readonly style: "mason" | "jam" | "cookie" | "apothecary";
  readonly filling: (typeof FILLINGS)[number];
  readonly lid: boolean;
  readonly label: boolean;
};

const parameters: Concept<JarParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(
    ["mason", "jam", "cookie", "apothecary"],
    "Glass under a screw lid, low and round, of china with a knob, or a tall one with a glass stopper.",
  ),
  filling: choice(FILLINGS, "What shows through the glass."),
  lid: flag("Is closed."),
  label: flag("A label sticks on its front."),
};

const LINES: Readonly<Record<JarParameters["style"], readonly [readonly Point2[], number, number]>> = {
  mason: [
    [
      [0.86, 0],
      [0.97, 0.025],
      [1, 0.08],
      [1, 0.4],
      [1, 0.72],
      [0.93, 0.82],
      [0.76, 0.89],
      [0.72, 0.91],
      [0.72, 1],
    ],
    0.045,
    0.15,
  ],
  jam: [
    [
      [0.86, 0],
      [0.97, 0.03],
      [1, 0.1],
      [1, 0.45],
      [0.98, 0.7],
      [0.86, 0.82],
      [0.8, 0.86],
      [0.8, 1],
    ],
    0.043,
    0.105,
  ],
  cookie: [
    [
      [0.72, 0],
      [0.76, 0.02],
      [0.94, 0.18],
      [1, 0.42],
      [0.97, 0.7],
      [0.84, 0.9],
      [0.74, 0.97],
      [0.74, 1],
    ],
    0.1,
    0.19,
  ],
  apothecary: [
    [
      [0.7, 0],
      [0.72, 0.02],
      [0.5, 0.06],
      [0.62, 0.1],
      [0.96, 0.16],
      [1, 0.3],
      [0.98, 0.72],
      [0.8, 0.86],
      [0.72, 0.92],
      [0.78, 1],
    ],
    0.06,
    0.2,
  ],
};

function sampleJar(draw: Draw, ask: Ask): JarParameters {
  const china =
    ask.word === "cookie jar" || ask.word === "biscuit jar" || (ask.materials?.some((id) => id !== "glass") ?? false);
  const style = china
    ? "cookie"
    : ask.word === "mason jar"
      ? "mason"
      : ["jam jar", "honey jar"].includes(ask.word)
        ? "jam"
        : draw.pick("style", ["mason", "jam", "cookie", "apothecary"] as const, [4, 2, 2, 1]);
  const named = FILLINGS.find((filling) => ask.parts.has(filling));
  const usual =
    ask.word === "honey jar"
      ? "honey"
      : ask.word === "jam jar"
        ? "jam"
        : says(ask, "empty") || style === "cookie"
          ? "none"
          : style === "apothecary"
            ? "candy"
            : draw.pick("filling", ["jam", "honey", "candy", "none", "bean"] as const, [4, 4, 3, 1, 2]);
  return {
    ...sampleProportions(draw, ask),
    style: named && named !== "cookie" && style === "cookie" && !china ? "mason" : style,
    filling: named ?? usual,
    lid: wants(ask, "lid", !says(ask, "open")),
    label: wants(ask, "label", (style === "jam" || style === "cookie") && draw.chance("label", 0.6)),
  };
}

function buildJar(p: JarParameters): Model {
  const [line, girth, height] = LINES[p.style];
  const [r, h] = [girth * p.wide, height * p.tall];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    4,
  );
  const china = p.style === "cookie";
  const floor = h * (p.style === "apothecary" ? 0.1 : 0.04);
  const body = lathe(hollow(outside, china ? 0.006 : 0.003, floor), 64);
  const parts: Part[] = [
    makePart("body", china ? "china" : "body", body, { weight: 1, paint: china ? banded(h) : clearPaint(floor, h) }),
  ];
  const neck = radiusAt(outside, h);
  if (p.filling !== "none" && !china) {
    const lumpy = p.filling === "candy" || p.filling === "bean" || p.filling === "cookie" || p.filling === "pickle";
    parts.push(
      makePart("filling", p.filling, fillThrough(outside, floor, h * 0.78, 0.0006), {
        weight: 0.9,
        paint: lumpy ? lumps(p.filling, r) : glossy,
      }),
    );
  }
  let top = h;
  if (p.lid) {
    if (china) {
      const lid = smoothProfile(
        [
          [neck * 1.1, h - 0.003],
          [neck * 1.14, h + 0.006],
          [neck * 0.9, h + r * 0.16],
          [neck * 0.45, h + r * 0.26],
          [neck * 0.14, h + r * 0.29],
          [neck * 0.13, h + r * 0.34],
          [neck * 0.26, h + r * 0.42],
          [neck * 0.26, h + r * 0.5],
          [neck * 0.12, h + r * 0.57],
        ],
        4,
      );
      parts.push(makePart("lid", "china", lathe([[0, h - 0.003], ...lid, [0, h + r * 0.58]], 56), { weight: 0.95 }));
      top = h + r * 0.58;
    } else if (p.style === "apothecary") {
      const lid = smoothProfile(
        [
          [neck * 1.12, h - 0.002],
          [neck * 1.15, h + 0.006],
          [neck * 0.7, h + r * 0.22],
          [neck * 0.2, h + r * 0.3],
          [neck * 0.2, h + r * 0.36],
          [neck * 0.4, h + r * 0.5],
          [neck * 0.34, h + r * 0.64],
        ],
        4,
      );
      parts.push(makePart("lid", "body", lathe([[0, h - 0.002], ...lid, [0, h + r * 0.7]], 48), { weight: 0.95 }));
      top = h + r * 0.7;
    } else {
      const [low, high, out] = [h * 0.9, h + 0.004, neck * 1.09];
      const lid = deform(
        lathe(
          roundCorners(
            [
              [0, low],
              [out, low, 0.001],
              [out * 1.03, low + 0.002, 0.001],
              [out * 1.03, low + 0.005, 0.001],
              [out, low + 0.007, 0.001],
              [out, high, 0.0016],
              [out * 0.86, high, 0.001],
              [out * 0.84, high - 0.0014, 0.001],
              [0, high - 0.0014],
            ],
            3,
          ),
          96,
        ),
        ([x, y, z]) => {
          const f = y > low + 0.007 && y < high - 0.002 ? 1 + 0.012 * cos(40 * atan2(z, x)) : 1;
          return [x * f, y, z * f];
        },
      );
      parts.push(makePart("lid", "lid", lid, { weight: 0.95 }));
      top = high;
    }
  }
  if (p.label) {
    const [w, tall] = [china ? r * 1.15 : r * 1.3, h * (china ? 0.26 : 0.38)];
    const mid = h * (china ? 0.46 : 0.42);
    const sheet = deform(box([w, tall, 0.002], { divisions: [24, 6, 1] }), ([x, y, z]) => {
      const at = radiusAt(outside, y + mid) + 0.0006 + z;
      const angle = x / r;
      return [at * sine(angle), y + mid, at * cos(angle)];
    });
    parts.push(
      makePart("label", "label", sheet, {
        weight: 0.7,
        paint: printed(
          china ? "COOKIES" : (p.filling === "none" || p.filling === "water" ? "JAR" : p.filling).toUpperCase(),
          w,
          tall,
        ),
      }),
    );
  }
  return standModel(
    parts,
    [
      { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: neck },
      { name: "inside", position: [0, floor, 0], normal: [0, 1, 0], radius: neck * 0.9 },
    ].map((socket) => ({
      ...socket,
      position: socket.position as [number, number, number],
      normal: socket.normal as [number, number, number],
    })),
  );
}

const sine = (angle: number): number => cos(angle - 1.5707963267948966);
const INK = fromHex("#3d2a1c");
const BAND = fromHex("#2f5580");
const SWEETS = ["#d2353f", "#f0b52c", "#3c9a52", "#3576bd", "#e7732a", "#c24f9e", "#f3ead8"].map(fromHex);
const BEANS = ["#6e3b22", "#84492a", "#5b2f1c"].map(fromHex);
const PICKLES = ["#5d7a2b", "#6f8c36", "#4c6624"].map(fromHex);
const COOKIES = ["#b9803f", "#a86f33", "#c8934f"].map(fromHex);

const glossy: Paint = (surface) => {
  surface.roughness = 0.12;
};

const banded =
  (h: number): Paint =>
  (surface, _x, y) => {
    const t = y / h;
    if (Math.abs(t - 0.12) < 0.018 || Math.abs(t - 0.86) < 0.018) layColour(surface, BAND);
  };

/** Round pieces heaped behind the glass, each in one of the filling's colours. */
function lumps(filling: JarParameters["filling"], r: number): Paint {
  const palette = filling === "candy" ? SWEETS : filling === "bean" ? BEANS : filling === "pickle" ? PICKLES : COOKIES;
  const size = filling === "bean" ? 0.0065 : filling === "candy" ? 0.0125 : 0.02;
  return (surface, x, y, z) => {
    const top = Math.sqrt(x * x + z * z) < r * 0.6;
    const v = (top ? z : y) / size;
    const row = Math.floor(v);
    const u = (top ? x : atan2(z, x) * r) / size + (row & 1) * 0.5;
    const column = Math.floor(u);
    const [a, b] = [u - column - 0.5, v - row - 0.5];
    const d = a * a + b * b;
    const pick = Math.imul(column * 7 + row * 13 + 5, 2654435761) >>> 8;
    layColour(surface, palette[pick % palette.length] as Rgb, 0.25);
    const shade = d > 0.25 ? 0.35 : 1 - d * 1.2;
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  };
}

const printed =
  (text: string, w: number, h: number): Paint =>
  (surface, x, y, z, _nx, _ny, nz) => {
    if (z < 0 && nz < -0.5) return;
    const [u, v] = [Math.abs(x) / (w / 2), Math.abs(y) / (h / 2)];
    if (Math.max(u - 0.9, v - 0.82) > -0.05 && Math.max(u - 0.95, v - 0.9) < 0) layColour(surface, INK);
    if (isWritten(text, x, y, Math.min(h * 0.4, (w * 0.85) / (text.length * 0.95)), 0.1)) layColour(surface, INK);
  };

const filling = (words: string, colour: string): SlotSpec => ({
  words: words.split("|"),
  materials: ["plastic"],
  colours: [fromHex(colour)],
  takesWhole: false,
});

/** A jar. What makes it itself: wide and upright with a short neck nearly as wide, a metal screw lid, and what it holds seen through the glass; a cookie jar is of china with a knobbed lid. */
export const jar = defineConcept<JarParameters>({
  id: "jar",
  family: "vessel",
  words: [
    "jar",
    "glass jar",
    "mason jar",
    "cookie jar",
    "jam jar",
    "honey jar",
    "biscuit jar",
    "candy jar",
    "storage jar",
  ],
  senses: ["jar#1", "cookie jar"],
  height: 0.15,
  parameters,
  slots: {
    body: { words: ["glass"], materials: ["glass"], colours: ["#d8e8e6", "#cfe3dd", "#d9e6ea"].map(fromHex) },
    china: {
      words: ["pot"],
      materials: ["ceramic-glaze"],
      colours: ["#eee6d4", "#c9543e", "#5f8c9a", "#d9ab4a", "#7a9a6c"].map(fromHex),
    },
    lid: {
      words: ["cap", "cover", "top"],
      materials: ["painted-metal", "gold", "brushed-steel"],
      colours: ["#c9a24a", "#b5322e", "#d9d5ca"].map(fromHex),
      takesWhole: false,
    },
    jam: filling("jelly|marmalade|strawberry jam|preserve", "#8e1226"),
    honey: filling("syrup|peanut butter", "#d98a12"),
    pickle: filling("gherkin|olive", "#5d7a2b"),
    cookie: filling("biscuit", "#b9803f"),
    candy: filling("sweet|jelly bean|gumball|lollipop|marble|button", "#d2353f"),
    bean: filling("coffee bean|nut|seed|spice", "#6e3b22"),
    water: filling("liquid|content|contents", "#86c3dc"),
    label: { words: ["tag", "sticker"], materials: ["paper"], colours: [fromHex("#efe6cf")], takesWhole: false },
  },
  sample: sampleJar,
  build: buildJar,
  view: { azimuth: 0.3, elevation: 0.24 },
});

import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { PICTURES, type Picture, picturePaint } from "./picture-paint.ts";

type FrameParameters = {
  readonly style: "plain" | "ornate" | "moulded";
  readonly width: number;
  readonly height: number;
  readonly rim: number;
  readonly mat: boolean;
  readonly stand: boolean;
  readonly picture: Picture | "none";
  readonly seed: number;
};

const parameters: Concept<FrameParameters>["parameters"] = {
  style: choice(["plain", "ornate", "moulded"], "Flat bars, gilt with a row of beads, or a stepped moulding."),
  width: metres(0.12, 2, "Outside, from side to side."),
  height: metres(0.12, 2, "Outside, from top to bottom."),
  rim: metres(0.012, 0.2, "Width of the bars."),
  mat: flag("White card around the picture."),
  stand: flag("Leans on a strut."),
  picture: choice([...PICTURES, "none"], "What is painted."),
  seed: integer(0, 999, "Details of the picture."),
};

function sampleFrame(draw: Draw, ask: Ask): FrameParameters {
  const photo = /photo/.test(ask.word);
  const painted = /paint|canvas|portrait|art/.test(ask.word);
  const picture: Picture = photo
    ? "photo"
    : ask.word === "portrait"
      ? "portrait"
      : draw.pick("picture", PICTURES, [4, 2, painted ? 2 : 1, 3, 2, painted ? 0 : 2]);
  const upright =
    picture === "portrait" || picture === "flowers" || draw.chance("upright", picture === "photo" ? 0.4 : 0.1);
  const style = says(ask, "modern")
    ? "plain"
    : says(ask, "carved") || wants(ask, "ornament", false)
      ? "ornate"
      : draw.pick("style", ["plain", "ornate", "moulded"] as const, photo ? [3, 1, 2] : [1.5, 2, 3]);
  const long = (photo ? 0.26 : 0.72) * draw.number("long", 0.92, 1.1);
  const short = long * (says(ask, "square") ? 1 : draw.number("short", 0.72, 0.8));
  return fitParameters(parameters, {
    style,
    width: (upright ? short : long) * traitFactor(ask, { wide: 1.25, narrow: 0.8 }),
    height: (upright ? long : short) * traitFactor(ask, { tall: 1.3, short: 0.8 }),
    rim: long * { plain: 0.05, ornate: 0.13, moulded: 0.095 }[style] * traitFactor(ask, { thick: 1.4, thin: 0.6 }),
    mat: style !== "ornate" && !painted && draw.chance("mat", 0.5),
    stand: photo || (!painted && draw.chance("stand", 0.3)),
    picture: wants(ask, "picture", !says(ask, "empty")) ? picture : "none",
    seed: draw.integer("seed", 0, 999),
  });
}

/** A frame of bars about the origin, `inset` inside the outer rim, `wide` and `deep`; its front lies `front` behind z = 0. */
const ring = (
  p: FrameParameters,
  inset: number,
  wide: number,
  deep: number,
  front: number,
  bevel: number,
): Geometry => {
  const [w, h] = [p.width - 2 * inset, p.height - 2 * inset];
  return move(
    extrude(rectangleOutline(w, h, 0.002, 1), {
      depth: deep,
      bevel,
      bevelSteps: 3,
      holes: [reverseOutline(rectangleOutline(w - 2 * wide, h - 2 * wide, 0.001, 1))],
    }),
    [0, 0, -front - deep / 2],
  );
};

function buildFrame(p: FrameParameters): Model {
  const r = p.rim;
  const deep = Math.max(0.018, r * 0.55);
  const frame =
    p.style === "plain"
      ? [ring(p, 0, r, deep, 0, r * 0.08)]
      : [
          ring(p, 0, r * 0.4, deep, 0, r * 0.17),
          ring(p, r * 0.32, r * 0.45, deep * 0.7, deep * 0.26, r * 0.06),
          ring(p, r * 0.7, r * 0.3, deep * 0.7, deep * 0.1, r * 0.11),
        ];
  const lean = p.stand ? 0.2 : 0;
  const [iw, ih] = [p.width - 2 * r, p.height - 2 * r];
  const lift = (g: Geometry) => turnX(move(g, [0, p.height / 2, 0]), -lean);
  const parts: Part[] = [makePart("frame", "frame", lift(merge(frame)), { weight: 1 })];
  if (p.style === "ornate") {
    const bead = stretch(sphere(r * 0.11, 10, 6), [1, 1, 0.7]);
    const line = (length: number) => {
      const count = Math.max(4, Math.round(length / (r * 0.24)));
      return Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) * length);
    };
    const [bw, bh] = [p.width - r * 1.1, p.height - r * 1.1];
    const z = -deep * 0.26;
    const beads = [
      ...line(bw).flatMap((x) => [move(bead, [x, bh / 2, z]), move(bead, [x, -bh / 2, z])]),
      ...line(bh).flatMap((y) => [move(bead, [bw / 2, y, z]), move(bead, [-bw / 2, y, z])]),
    ];
    const boss = stretch(sphere(r * 0.62, 20, 10), [1, 1, 0.42]);
    const bosses = [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => move(boss, [x * (p.width / 2 - r * 0.48), y * (p.height / 2 - r * 0.48), -deep * 0.2])),
    );
    parts.push(
      makePart("beads", "ornament", lift(merge(beads)), { weight: 0.4 }),
      makePart("corners", "ornament", lift(merge(bosses)), { weight: 0.7 }),
    );
  }
  const back = box([iw + r * 0.5, ih + r * 0.5, deep * 0.3]);
  const mat = p.mat ? Math.min(iw, ih) * 0.14 : 0;
  if (p.mat)
    parts.push(
      makePart("mat", "mat", lift(move(box([iw + r * 0.3, ih + r * 0.3, 0.004]), [0, 0, -deep * 0.68])), {
        weight: 0.5,
      }),
    );
  parts.push(makePart("backing", "mat", lift(move(back, [0, 0, -deep * 0.86])), { weight: 0.3 }));
  const [pw, ph] = [iw + (p.mat ? -2 * mat : r * 0.2), ih + (p.mat ? -2 * mat : r * 0.2)];
  const paint = p.picture === "none" ? {} : { paint: picturePaint(p.picture, pw, ph, p.seed) };
  // the board's own frame lies about its middle, so that the picture fits it
  const board = box([pw, ph, 0.004]);
  parts.push(
    makePart("picture", "picture", lift(move(board, [0, 0, -deep * 0.68 + (p.mat ? 0.003 : 0.001)])), {
      weight: 0.95,
      ...paint,
    }),
  );
  if (p.stand) {
    const strut = turnX(move(box([p.width * 0.16, p.height * 0.62, 0.006]), [0, p.height * 0.31, 0]), 0.28);
    parts.push(makePart("strut", "frame", move(strut, [0, 0.001, -deep * 0.5 - p.height * 0.315]), { weight: 0.3 }));
  }
  return standModel(parts, [
    {
      name: "top",
      position: [0, p.height * (1 - lean * lean * 0.5), -p.height * lean - deep * 0.5],
      normal: [0, 1, 0],
      radius: 0.04,
    },
    { name: "attach", position: [0, p.height / 2, -deep], normal: [0, 0, -1], radius: 0.05 },
  ]);
}

/** A picture in a frame. What makes it itself: a rim of wood or gilt with mitred corners around a picture that can be made out: hills, a face, a ship. */
export const pictureFrame = defineConcept<FrameParameters>({
  id: "picture-frame",
  family: "furniture",
  words: [
    "picture frame",
    "painting",
    "framed painting",
    "framed picture",
    "photo frame",
    "framed photo",
    "portrait",
    "oil painting",
    "picture",
    "wall art",
    "photograph",
    "art frame",
  ],
  senses: ["painting", "portrait"],
  height: 0.6,
  parameters,
  slots: {
    frame: {
      words: ["rim", "border"],
      materials: ["oak", "gold", "painted-wood"],
      colours: ["#6f4a2c", "#2e2620", "#a5733f"].map(fromHex),
    },
    ornament: { words: ["bead", "carving"], materials: ["gold"], takesWhole: false },
    picture: {
      words: ["image", "canvas", "scene"],
      materials: ["paper"],
      colours: ["#f2efe8"].map(fromHex),
      takesWhole: false,
    },
    mat: {
      words: ["passepartout", "backing"],
      materials: ["paper"],
      colours: ["#efece4"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleFrame,
  dress: (p) =>
    p.style === "ornate"
      ? { frame: { material: "gold", colours: [fromHex("#c99a45")] } }
      : { frame: { material: "oak", colours: ["#6f4a2c", "#2e2620", "#a5733f", "#4a3020"].map(fromHex) } },
  build: buildFrame,
  view: { azimuth: 0.35, elevation: 0.1 },
});

import { makePart, standModel } from "../../geometry/make-part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { pair } from "../animal/enlarge.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { craniumClay, jawClay, type SkullPlace, skullPaint } from "./skull-clay.ts";

type SkullParameters = {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly open: number;
  readonly eyes: boolean;
};

const PARAMETERS = {
  height: { kind: "number", min: 0.1, max: 0.4, unit: "m", about: "Chin to crown." },
  width: { kind: "number", min: 0.6, max: 1.1, unit: "ratio", about: "Width over the height." },
  depth: { kind: "number", min: 0.7, max: 1.2, unit: "ratio", about: "Depth over the height." },
  open: { kind: "number", min: 0, max: 1, unit: "ratio", about: "How far the jaw hangs." },
  eyes: { kind: "flag", about: "Has something in its sockets: gems, embers, eyeballs." },
} as const;

/**
 * A human skull. What makes it itself: a high round braincase, two great dark sockets, the heart-shaped hole of the nose, cheekbones,
 * rows of teeth and a jaw.
 */
export const skull = defineConcept<SkullParameters>({
  id: "skull",
  family: "figure",
  words: ["skull", "human skull", "cranium", "death's head"],
  senses: ["skull"],
  height: 0.22,
  parameters: PARAMETERS,
  slots: {
    bone: {
      words: ["cranium", "head"],
      materials: ["plaster"],
      colours: ["#e6dcc0", "#d8cba8", "#efe9d8"].map(fromHex),
    },
    jaw: {
      words: ["jawbone", "tooth", "mandible"],
      materials: ["plaster"],
      colours: ["#e6dcc0", "#d8cba8", "#efe9d8"].map(fromHex),
      group: "bone",
    },
    eye: { words: ["eyeball"], materials: ["plastic"], colours: ["#c8231a"].map(fromHex), takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<SkullParameters>(PARAMETERS, {
      height: draw.number("height", 0.2, 0.235),
      width: draw.number("width", 0.74, 0.82) * traitFactor(ask, { wide: 1.15, narrow: 0.88, round: 1.1 }),
      depth: draw.number("depth", 0.9, 1.0) * traitFactor(ask, { long: 1.1 }),
      open:
        says(ask, "open") || says(ask, "happy") ? 1 : draw.chance("gapes", 0.4) ? draw.number("open", 0.3, 0.9) : 0.08,
      eyes: wants(ask, "eye", false),
    }),
  build: ({ height, width, depth, open, eyes }) => {
    const place: SkullPlace = {
      centre: [0, height / 2, 0],
      radii: [(height * width) / 2, height / 2, (height * depth) / 2],
    };
    const paint = skullPaint(place);
    const cell = height * 0.024;
    const [rx, ry, rz] = place.radii;
    const socket = [0.36 * rx, place.centre[1] - 0.02 * ry, 0.74 * rz] as const;
    const eyeball = pair(move(sphere(0.19 * rx, 32), socket));
    return standModel(
      [
        makePart("cranium", "bone", meshSdf(craniumClay(place), cell), { crease: 1, weight: 1, paint }),
        makePart("jaw", "jaw", meshSdf(jawClay(place, open), cell), { crease: 1, weight: 0.8, paint }),
        ...(eyes ? [makePart("eyes", "eye", eyeball, { weight: 0.6 })] : []),
      ],
      [
        { name: "head", position: [0, height, 0], normal: [0, 1, 0], radius: (height * width) / 2 },
        { name: "top", position: [0, height, 0], normal: [0, 1, 0], radius: height * 0.2 },
        { name: "mouth", position: [0, height * 0.16, height * 0.4], normal: [0, 0, 1], radius: height * 0.2 },
      ],
    );
  },
  view: { azimuth: 0.5, elevation: 0.14 },
});

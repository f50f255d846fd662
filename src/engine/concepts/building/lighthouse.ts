import { wobble } from "../../geometry/deform.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { stripColours } from "../two-colours.ts";
import { archPath, archPlate, archRing, around, blockOn, turnedUp } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot, varied } from "./structure.ts";

const WHITE = fromHex("#efece3");

/**
 * A lighthouse. What makes it itself: a tall white tower that tapers, banded in red, black or blue; a gallery with a railing near the top
 * and the glass lantern with its light above it, under a red dome with a ball; a door, small windows, rocks around the foot.
 */
export const lighthouse = defineStructure({
  id: "lighthouse",
  family: "building",
  words: ["lighthouse", "light house", "beacon tower"],
  senses: ["beacon#3", "lighthouse"],
  height: 18,
  scale: 6,
  styles: { banded: 4, spiral: 2, plain: 1, striped: 0, wound: 0 },
  striped: true,
  choose: (ask) => {
    // a form of its own: what was said is told from what was drawn
    if (says(ask, "striped")) return says(ask, "spiral") ? "wound" : "striped";
    return ask.parts.has("tower") || (ask.colours ?? []).length > 0 ? "banded" : undefined;
  },
  slots: {
    tower: bodySlot(["wall", "stripe", "band"], ["plaster"], "#b8231c", "#b8231c", "#1f3f70", "#1c1c1e"),
    top: fixedSlot(["roof", "dome", "cap", "gallery"], ["painted-metal"], "#a81e18", "#26292c"),
    rail: fixedSlot(["railing"], ["painted-metal"], "#23262a", "#e8e6de"),
    light: fixedSlot(["lamp", "lantern", "beacon", "glass"], ["plastic"], "#ffe58a"),
    door: fixedSlot(["entrance"], ["oak-planks"], "#6d2a1e", "#24496a"),
    opening: fixedSlot(["window"], ["glass"], "#1f2a33"),
    trim: fixedSlot(["frame"], ["granite"], "#b5b0a6"),
    rock: fixedSlot(["stone", "cliff", "base"], ["granite"], "#6e6a64"),
  },
  build: (p) => {
    const h = 2.1 * p.tall;
    const [low, high] = [0.44 * p.wide, 0.27 * p.wide];
    const at = (y: number) => low + (high - low) * (y / h) + 0.05 * (1 - y / h) * (1 - y / h);
    const bands = varied(p, "bands", [5, 7]);
    const turns = varied(p, "turns", [1.5, 2]);
    const [one, other] = stripColours(p) ?? [undefined, WHITE];
    const paint: Paint = (surface, x, y, z) => {
      if (p.style === "plain") return layColour(surface, WHITE);
      const winds = p.style === "spiral" || p.style === "wound";
      const t = winds ? (y / h) * turns + atan2(z, x) / TAU + 2 : ((y / h) * bands) / 2;
      const colour = (t - Math.floor(t)) * 2 < 1 !== winds ? other : one;
      if (colour) layColour(surface, colour);
    };
    const rows = 12;
    const tower = turnedUp(
      [[0, 0], ...Array.from({ length: rows + 1 }, (_, i) => [at((h * i) / rows), (h * i) / rows] as const), [0, h]],
      48,
      1,
    );
    const g = high * 1.5;
    const gallery = turnedUp(
      [
        [0, h - 0.12],
        [high * 1.02, h - 0.12],
        [g, h - 0.02, 0.02],
        [g, h + 0.05, 0.012],
        [0, h + 0.05],
      ],
      40,
    );
    const post = turnedUp(
      [
        [0, h],
        [0.014, h],
        [0.014, h + 0.26],
        [0, h + 0.26],
      ],
      8,
      1,
    );
    const l = high * 0.72;
    const lamp = h + 0.04;
    const mullion = turnedUp(
      [
        [0, lamp],
        [0.016, lamp],
        [0.016, lamp + 0.38],
        [0, lamp + 0.38],
      ],
      8,
      1,
    );
    const windows = [0.36, 0.58, 0.8].map((f, i) => ({ y: h * f, turn: i % 2 === 0 ? 0.25 : -0.2 }));
    const put = (geometry: ReturnType<typeof blockOn>, y: number, out: number, turn: number) =>
      around(1, move(geometry, [0, y, at(y + 0.06) + out]), turn);
    const rocks = Array.from({ length: 9 }, (_, i) => {
      const size = 0.16 + 0.1 * ((i * 7) % 5) * 0.3;
      const stone = wobble(sphere(size, 12, 8), size * 0.35, size * 0.9, p.seed + i);
      return around(1, move(stone, [0, size * 0.2, low * 1.24 + size * 0.3]), (i / 9) * TAU + 0.9) as [typeof stone];
    }).flat();
    return standModel(
      [
        makePart("tower", "tower", tower, { projection: "cylinder", weight: 1, paint }),
        makePart(
          "foot",
          "rock",
          turnedUp(
            [
              [0, -0.06],
              [low * 1.5, -0.06, 0.03],
              [low * 1.42, 0.06, 0.04],
              [low * 1.1, 0.1, 0.02],
              [0, 0.1],
            ],
            32,
          ),
          { weight: 0.6 },
        ),
        ...makeParts("boulder", "rock", rocks, { weight: 0.5 }),
        makePart("gallery", "top", gallery, { weight: 0.8 }),
        makePart(
          "railing",
          "rail",
          merge([
            ...around(14, move(post, [g * 0.94, 0, 0])),
            ...[0.13, 0.25].map((y) => move(torus(g * 0.94, 0.013, 40, 8), [0, h + y, 0])),
          ]),
          { weight: 0.6 },
        ),
        makePart(
          "lamp",
          "light",
          turnedUp(
            [
              [0, lamp],
              [l, lamp],
              [l, lamp + 0.36],
              [0, lamp + 0.36],
            ],
            24,
          ),
          { weight: 0.9 },
        ),
        makePart(
          "mullions",
          "rail",
          merge([...around(8, move(mullion, [l * 1.01, 0, 0])), move(torus(l, 0.02, 32, 8), [0, lamp + 0.19, 0])]),
          { weight: 0.5 },
        ),
        makePart(
          "lamp-foot",
          "top",
          turnedUp(
            [
              [0, lamp - 0.01],
              [l * 1.12, lamp - 0.01],
              [l * 1.12, lamp + 0.08, 0.01],
              [0, lamp + 0.08],
            ],
            32,
          ),
          { weight: 0.4 },
        ),
        makePart(
          "dome",
          "top",
          turnedUp(
            [
              [0, lamp + 0.35],
              [l * 1.25, lamp + 0.35],
              [l * 1.25, lamp + 0.39, 0.01],
              [l * 0.95, lamp + 0.5, 0.1],
              [l * 0.3, lamp + 0.64, 0.05],
              [0.03, lamp + 0.68, 0.02],
              [0.045, lamp + 0.74, 0.03],
              [0, lamp + 0.8],
            ],
            32,
            4,
          ),
          { weight: 0.9 },
        ),
        makePart("door", "door", move(archPlate(archPath(0.2, 0.38, 8), 0.1), [0, 0.09, at(0.3)]), { weight: 0.7 }),
        makePart(
          "door-frame",
          "trim",
          move(archRing(archPath(0.28, 0.43, 8), archPath(0.19, 0.38, 8), 0.13, 0.01), [0, 0.09, at(0.3)]),
          { weight: 0.5 },
        ),
        makePart("step", "trim", blockOn([0.36, 0.05, 0.2], 0, 0.06, at(0) + 0.06, 0.012), { weight: 0.3 }),
        makePart(
          "windows",
          "opening",
          merge(windows.flatMap(({ y, turn }) => put(archPlate(archPath(0.1, 0.17, 6), 0.08), y, -0.01, turn))),
          { weight: 0.5 },
        ),
        makePart(
          "window-frames",
          "trim",
          merge(
            windows.flatMap(({ y, turn }) =>
              put(archRing(archPath(0.15, 0.195, 6), archPath(0.095, 0.17, 6), 0.1, 0.008), y, -0.01, turn),
            ),
          ),
          { weight: 0.4 },
        ),
      ],
      [{ name: "top", position: [0, lamp + 0.8, 0], normal: [0, 1, 0], radius: 0.06 }],
    );
  },
  view: { azimuth: 0.35, elevation: 0.16 },
});

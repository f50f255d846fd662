import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** Tape wound around the handle: a slanting groove every few millimetres. */
const wound: Paint = (surface, x, y, z) => {
  const s = (y + 0.25 * (x + z)) * 62;
  if (s - Math.floor(s) < 0.22) {
    surface.height -= 0.0008;
    surface.r *= 0.6;
    surface.g *= 0.6;
    surface.b *= 0.6;
  }
};

/** The maker's oval burnt into the barrel. */
const brand: Paint = (surface, x, y, z) => {
  const [u, v] = [x / 0.016, (y - 0.56) / 0.05];
  const oval = u * u + v * v;
  if (
    z > 0 &&
    ((oval < 1 && oval > 0.78) || (oval < 0.6 && Math.abs(u) < 0.5 && Math.abs(v / 0.22 - Math.round(v / 0.22)) < 0.2))
  )
    layColour(surface, fromHex("#3a2010"), 0.6);
};

function bat(): readonly [Geometry, Geometry] {
  const wood = turnedUp(
    [
      [0, 0],
      [0.022, 0, 0.006],
      [0.024, 0.012, 0.006],
      [0.0135, 0.028, 0.012],
      [0.0125, 0.12, 0.2],
      [0.0165, 0.35, 0.3],
      [0.032, 0.58, 0.3],
      [0.0335, 0.76, 0.2],
      [0.031, 0.825, 0.03],
      [0.018, 0.838, 0.01],
      [0, 0.834],
    ],
    36,
  );
  const grip = turnedUp(
    [
      [0, 0.034],
      [0.0148, 0.036, 0.001],
      [0.0142, 0.12, 0.1],
      [0.0162, 0.27, 0.001],
      [0, 0.272],
    ],
    28,
  );
  return [wood, grip];
}

/** Red stitches in two curves over a white ball. */
const seams: Paint = (surface, x, y, z) => {
  const [u, v, w] = [x / 0.037, y / 0.037, z / 0.037];
  const curve = Math.abs(v) - 0.55 - 0.35 * (u * u - w * w);
  const s = (u - w) * 14;
  if (Math.abs(curve) < 0.03 || (Math.abs(curve) < 0.13 && s - Math.floor(s) < 0.3))
    layColour(surface, fromHex("#b81c1c"), 0.7);
};

function cricket(): Part[] {
  const blade = plate(
    [
      [-0.054, 0.004, 0.03],
      [0.054, 0.004, 0.03],
      [0.054, 0.52, 0.03],
      [0.017, 0.585, 0.03],
      [-0.017, 0.585, 0.03],
      [-0.054, 0.52, 0.03],
    ],
    0.032,
    0.012,
  );
  const grip = move(
    turnedUp(
      [
        [0, 0],
        [0.0175, 0, 0.004],
        [0.0165, 0.28, 0.004],
        [0, 0.284],
      ],
      24,
    ),
    [0, 0.575, 0],
  );
  return [
    makePart("bat", "body", turnZ(blade, -0.16), { weight: 1 }),
    makePart("grip", "grip", turnZ(grip, -0.16), { weight: 0.8, paint: wound }),
    makePart("ball", "ball", move(sphere(0.036, 28), [0.075, 0.036, 0.06]), { weight: 0.8 }),
  ];
}

function build({ style, has }: Planned): Part[] {
  if (style === "cricket") return cricket();
  const [wood, grip] = bat();
  const lean = (g: Geometry) => turnZ(turnX(g, 0), -0.2);
  const parts = [
    makePart("bat", "body", lean(wood), { weight: 1, paint: brand }),
    makePart("grip", "grip", lean(grip), { weight: 0.8, paint: wound }),
  ];
  if (has("ball"))
    parts.push(makePart("ball", "ball", move(sphere(0.037, 32), [0.1, 0.037, 0.06]), { weight: 0.9, paint: seams }));
  return parts;
}

/** A baseball bat. What makes it itself: a long smooth club of pale wood that swells from a thin taped handle with a knob to a thick rounded barrel, a white ball with red seams beside it; a cricket bat has a flat broad blade. */
export const baseballBat = defineFromPlan({
  id: "baseball-bat",
  family: "toy",
  words: [
    "baseball bat",
    "bat and ball",
    "wooden bat",
    "softball bat",
    "baseball bat and ball",
    "cricket bat",
    "aluminium bat",
    "aluminum bat",
  ],
  senses: ["baseball bat", "cricket bat"],
  height: 0.84,
  view: { azimuth: 0.25, elevation: 0.12 },
  slots: {
    body: mainSlot("ash maple", "#d8ae72 #c89a5c #7a4a26 #1f1d1d", "barrel|blade|wood"),
    grip: slot("leather", "#1d1c1e #8a1c18 #5a3018", "handle|tape|wrap"),
    ball: slot("leather", "#f2efe6", "baseball"),
  },
  styles: {
    baseball: { weight: 1 },
    cricket: { weight: 0, words: ["cricket bat"], dress: { ball: "#8a1818", grip: "#1f4f98", body: "#e0c08a" } },
  },
  kinds: {
    wood: { weight: 5 },
    metal: {
      weight: 0,
      words: ["aluminium bat", "aluminum bat"],
      traits: ["metal"],
      materials: { body: "brushed-aluminium" },
      dress: { body: "#c8ccd2" },
    },
  },
  extras: { ball: { chance: 0.8 } },
  build,
});

import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { shaft } from "./shaft.ts";

/** Dark forged flanks, bright where it strikes. */
const forged: Paint = (surface, x, _y, z, nx) => {
  if (Math.abs(nx) > 0.9 || Math.abs(z) > 1) return;
  const dim = x < -0.062 ? 1 : 0.5;
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim], surface.roughness + (dim < 1 ? 0.12 : 0));
};

function clawHead(y: number): Part[] {
  const poll = turnZ(
    turnedPiece(
      [
        [0.02, 0.004, 0.004],
        [0.0165, 0.024, 0.006],
        [0.0165, 0.044, 0.004],
        [0.0235, 0.052, 0.004],
        [0.0235, 0.078, 0.003],
      ],
      32,
    ),
    PI / 2,
  );
  const curve = closeCorners(
    [
      [0.006, -0.019],
      [0.034, -0.012, 0.03],
      [0.07, -0.03, 0.05],
      [0.093, -0.062],
      [0.099, -0.06],
      [0.086, -0.01, 0.06],
      [0.05, 0.018, 0.05],
      [0.006, 0.021],
    ],
    6,
  );
  const prong = extrude(curve, { depth: 0.015, bevel: 0.0025 });
  const claws = [1, -1].map((side) => move(turnY(prong, -side * 0.1), [0, y, side * 0.0105]));
  return [
    makePart("eye", "head", move(box([0.04, 0.05, 0.04], { bevel: 0.007, bevelSteps: 2 }), [0, y, 0]), {
      paint: forged,
    }),
    makePart("poll", "head", move(settle(poll), [0, y, 0]), { paint: forged, weight: 0.9 }),
    ...makeParts("claw", "head", claws, { weight: 0.9, paint: forged }),
  ];
}

/** A block with a face at either end; `neck` of its height in the middle. */
function blockHead(y: number, half: number, radius: number, neck: number): Part {
  const side = turnedPiece(
    [
      [radius * neck, -half, 0],
      [radius, -half, radius * 0.12],
      [radius, -half * 0.55, radius * 0.1],
      [radius * neck, -half * 0.42, radius * 0.1],
      [radius * neck, half * 0.42, radius * 0.1],
      [radius, half * 0.55, radius * 0.1],
      [radius, half, radius * 0.12],
    ],
    neck > 0.99 ? 40 : 8,
  );
  return makePart("head", "head", move(settle(turnZ(side, PI / 2)), [0, y, 0]), { weight: 1 });
}

const rune: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.8) return;
  const [u, v] = [Math.abs(x) / 0.07, Math.abs(y) / 0.042];
  const edge = Math.max(u, v);
  const knot = u < 0.75 && v < 0.75 && Math.abs(cos(u * 9) * cos(v * 9)) < 0.16;
  if ((edge > 0.86 && edge < 0.95) || knot) {
    surface.height -= 0.0012;
    layColour(surface, [surface.r * 0.3, surface.g * 0.3, surface.b * 0.3], 0.7);
  }
};

/**
 * A hammer, head up. What makes it itself: a heavy head across a wooden or rubber-gripped handle. A claw hammer has a round face and two curved
 * prongs, a sledgehammer a long octagonal block, a mallet and a gavel a wooden barrel, a war hammer a square block with carvings.
 */
export const hammer = defineThing({
  id: "hammer",
  family: "tool",
  forms: { claw: 6, sledge: 1, mallet: 1, gavel: 0, war: 0 },
  words: {
    hammer: "",
    "claw hammer": "claw",
    sledgehammer: "sledge",
    "sledge hammer": "sledge",
    mallet: "mallet",
    "wooden mallet": "mallet",
    "wooden hammer": "mallet",
    gavel: "gavel",
    "judge's gavel": "gavel",
    "war hammer": "war",
    warhammer: "war",
    "thor's hammer": "war",
    mjolnir: "war",
    "battle hammer": "war",
  },
  choose: (ask) => (says(ask, "square") ? "war" : undefined),
  senses: ["hammer", "hammer#2"],
  height: 0.34,
  slots: {
    head: { words: ["claw", "face", "peen"], materials: ["brushed-steel", "iron"] },
    handle: {
      words: ["shaft", "haft"],
      materials: ["oak"],
      colours: ["#c08a4c", "#9a6232", "#d6a866"].map(fromHex),
      takesWhole: false,
    },
    grip: {
      words: ["sleeve", "wrap"],
      materials: ["rubber"],
      colours: ["#c4251c", "#1d4fa0", "#e3a514", "#23262b"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: ({ form }) =>
    form === "mallet"
      ? { head: { material: "oak", colours: [fromHex("#b98450")] } }
      : form === "gavel"
        ? {
            head: { material: "oak", colours: [fromHex("#6b3318")] },
            handle: { material: "oak", colours: [fromHex("#6b3318")] },
          }
        : form === "war"
          ? { grip: { material: "leather", colours: [fromHex("#5a3018")] } }
          : {},
  build: ({ form, play }) => {
    const tall = { claw: 0.29, sledge: 0.5, mallet: 0.27, gavel: 0.24, war: 0.3 }[form];
    const wide = { claw: 0.017, sledge: 0.019, mallet: 0.016, gavel: 0.012, war: 0.019 }[form];
    const heads: Readonly<Record<typeof form, () => Part[]>> = {
      claw: () => clawHead(tall),
      sledge: () => [blockHead(tall - 0.005, 0.085, 0.042, 0.86)],
      mallet: () => [blockHead(tall - 0.01, 0.075, 0.045, 1)],
      gavel: () => [blockHead(tall - 0.01, 0.055, 0.033, 0.85)],
      war: () => [
        makePart("head", "head", move(box([0.2, 0.115, 0.105], { bevel: 0.016, bevelSteps: 1 }), [0, tall + 0.02, 0]), {
          weight: 1,
          paint: rune,
          crease: 0.4,
        }),
        makePart("cap", "head", move(box([0.045, 0.03, 0.045], { bevel: 0.006 }), [0, tall + 0.084, 0]), {
          weight: 0.4,
        }),
      ],
    };
    const wraps = form === "war" || (form === "claw" && play > 0.4);
    const grip = turnedPiece(
      Array.from({ length: 15 }, (_, i) => [wide * (i % 2 ? 1.16 : 1.3), -0.004 + i * (tall * 0.032), 0.002] as const),
      24,
    );
    return [
      makePart("handle", "handle", shaft(tall + 0.02, wide), { weight: 0.9, grain: "y" }),
      ...heads[form](),
      ...(wraps ? [makePart("grip", "grip", settle(grip), { weight: 0.8 })] : []),
      ...(form === "sledge" || form === "mallet" || form === "gavel" || form === "war"
        ? [
            makePart(
              "collar",
              form === "mallet" || form === "gavel" ? "handle" : "head",
              move(
                turnedPiece(
                  [
                    [wide * 1.25, 0, 0.003],
                    [wide * 1.25, 0.014, 0.003],
                  ],
                  24,
                ),
                [0, tall - 0.055, 0],
              ),
              { weight: 0.3 },
            ),
          ]
        : []),
    ];
  },
  grip: () => [0, 0.09, 0],
  view: { azimuth: 0.5, elevation: 0.18 },
});

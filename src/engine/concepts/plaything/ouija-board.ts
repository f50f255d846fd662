import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, closeCorners, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width, thickness and depth of the board, metres. */
const [W, T, D] = [0.46, 0.012, 0.32];

/** One line of letters on an arc about a point below the board. */
const onArc = (text: string, x: number, y: number, centre: number, radius: number, high: number): boolean => {
  const r = Math.sqrt(x * x + (y - centre) * (y - centre));
  if (Math.abs(r - radius) > high * 0.7) return false;
  return isWritten(text, atan2(x, y - centre) * radius, r - radius, high, 0.085);
};

const burnt: Paint = (surface, x, py, z, _nx, ny) => {
  if (ny < 0.7 || py < T * 0.5) return;
  const y = -z;
  const [u, v] = [Math.abs(x) - W / 2 + 0.014, Math.abs(y) - D / 2 + 0.014];
  const frame = Math.max(u, v);
  let ink = Math.abs(frame) < 0.0014 || Math.abs(frame + 0.006) < 0.0007;
  ink ||= onArc("ABCDEFGHIJKLM", x, y, -0.2, 0.255, 0.026);
  ink ||= onArc("NOPQRSTUVWXYZ", x, y, -0.2, 0.2, 0.026);
  ink ||= isWritten("1234567890", x, y + 0.075, 0.02, 0.085) || isWritten("GOOD BYE", x, y + 0.118, 0.022, 0.085);
  ink ||= isWritten("YES", x + 0.125, y - 0.118, 0.022, 0.09) || isWritten("NO", x - 0.13, y - 0.118, 0.022, 0.09);
  // a sun in one corner, a moon in the other
  const [sx, sy] = [x + 0.188, y - 0.118];
  const sun = Math.sqrt(sx * sx + sy * sy);
  const ray = cos(atan2(sy, sx) * 12) > 0.1;
  ink ||= sun < 0.0125 || (sun > 0.015 && sun < 0.0225 && ray);
  const [mx, my] = [x - 0.188, y - 0.118];
  ink ||= Math.sqrt(mx * mx + my * my) < 0.02 && Math.sqrt((mx - 0.009) * (mx - 0.009) + my * my) > 0.0165;
  if (!ink) return;
  layColour(surface, fromHex("#1c0e06"), 0.7, 0);
  surface.height -= 0.0003;
};

function build({ seed }: Planned): Part[] {
  // the planchette: a heart with a round window, on three feet
  const heart = extrude(
    closeCorners(
      [
        [0, 0.062, 0.004],
        [-0.034, 0.012, 0.03],
        [-0.038, -0.026, 0.018],
        [-0.014, -0.042, 0.014],
        [0, -0.03, 0.006],
        [0.014, -0.042, 0.014],
        [0.038, -0.026, 0.018],
        [0.034, 0.012, 0.03],
      ],
      6,
    ),
    {
      depth: 0.006,
      bevel: 0.0015,
      bevelSteps: 2,
      holes: [reverseOutline(circleOutline(0.0135, 32)).map(([x, y]) => [x, y + 0.004] as const)],
    },
  );
  const spin = -0.5 + 0.2 * (seed % 6);
  const put = (g: Part["geometry"]): Part["geometry"] =>
    settle(move(turnY(g, spin), [0.12 + 0.012 * (seed % 4), T, 0.075]));
  const feet = [
    [0, -0.05],
    [0.026, 0.026],
    [-0.026, 0.026],
  ].map(([x, z]) =>
    move(
      turnedUp(
        [
          [0, 0],
          [0.004, 0, 0.002],
          [0.0055, 0.012],
          [0, 0.012],
        ],
        16,
      ),
      [x as number, 0, z as number],
    ),
  );
  return [
    makePart("board", "board", block([W, T, D], [0, T / 2, 0], 0.004, 2), { weight: 1, paint: burnt, grain: "x" }),
    makePart("planchette", "planchette", put(move(turnX(heart, -PI / 2), [0, 0.014, 0])), { weight: 1 }),
    makePart("feet", "planchette", put(merge(feet)), { weight: 0.3 }),
    makePart("window", "brass", put(move(torus(0.0142, 0.0016, 36, 8), [0, 0.0172, -0.004])), { weight: 0.4 }),
  ];
}

/** A spirit board. What makes it itself: a flat wooden board with the alphabet in two bows, digits below, YES by a sun and NO by a moon in its corners, GOOD BYE at its foot, and a heart-shaped planchette with a round window. */
export const ouijaBoard = defineFromPlan({
  id: "ouija-board",
  family: "device",
  words: ["ouija board", "ouija", "spirit board", "talking board", "witch board", "seance board"],
  senses: ["ouija"],
  height: 0.03,
  vary: 0.02,
  view: { azimuth: 0.22, elevation: 0.78 },
  slots: {
    board: mainSlot("oak maple", "#c89a5e #b8874c", "wood"),
    planchette: slot("walnut mahogany", "", "pointer|heart"),
    brass: slot("brass", "", "window"),
  },
  build,
});

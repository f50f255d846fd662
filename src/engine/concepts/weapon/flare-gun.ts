import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";
import { block, triggerGroup } from "./gun-parts.ts";

/** Length, outer and inner radius of the barrel, and its axis over the grip's foot; metres. */
const [LONG, OUTER, INNER] = [0.135, 0.023, 0.0165];
const AXIS: Vec3 = [-0.025, 0.128, 0];

/** Ridges for the hand. */
const ridged: Paint = (surface, _x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.5 || y > 0.085) return;
  const t = y / 0.0065;
  if (t - Math.floor(t) < 0.35) surface.height -= 0.001;
};

/** What it is, along the barrel, and a ring at the muzzle. */
const lettered: Paint = (surface, x, y, z) => {
  if (x > LONG + AXIS[0] - 0.006) return layColour(surface, [0.02, 0.02, 0.02], 0.6, 0);
  if (z > 0 && isWritten("FLARE 25MM", x - 0.04, y - AXIS[1], 0.0085, 0.1))
    layColour(surface, [0.02, 0.02, 0.02], 0.6, 0);
};

/** A tube along X from the breech, open at both ends. */
const tubeAlong = (long: number, outer: number, inner: number) =>
  settle(
    turnY(
      turned(
        [
          [outer * 0.94, 0],
          [outer, 0.003],
          [outer, long - 0.012],
          [outer + 0.003, long - 0.009],
          [outer + 0.003, long],
          [inner, long],
          [inner, 0],
        ],
        44,
        true,
      ),
      PI / 2,
    ),
  );

/** A round: its case, and the brass head with the cap. */
const shell = (x: number, z: number, turn: number): Part[] => {
  const lay = (g: Part["geometry"]) => move(turnY(g, turn), [x, 0.0125, z]);
  return [
    makePart(
      "shell-case",
      "shell",
      lay(
        turned(
          [
            [0, 0.01],
            [0.0128, 0.01],
            [0.0128, 0.066],
            [0.0112, 0.07],
            [0, 0.07],
          ],
          28,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "shell-head",
      "brass",
      lay(
        turned(
          [
            [0, 0],
            [0.0135, 0],
            [0.0135, 0.003],
            [0.0128, 0.004],
            [0.0128, 0.016],
            [0, 0.016],
          ],
          28,
        ),
      ),
      { weight: 0.5 },
    ),
  ];
};

function build({ has }: Planned): Part[] {
  const frame = plate(
    [
      [-0.07, 0.098, 0.006],
      [-0.01, 0.086, 0.008],
      [0.062, 0.098, 0.012],
      [0.068, 0.114, 0.004],
      [-0.024, 0.116, 0.004],
      [-0.026, 0.15, 0.006],
      [-0.05, 0.15, 0.014],
      [-0.074, 0.126, 0.016],
    ],
    0.034,
    0.004,
  );
  const grip = plate(
    [
      [-0.112, 0.004, 0.01],
      [-0.062, -0.002, 0.01],
      [-0.05, 0.035, 0.03],
      [-0.024, 0.1, 0.008],
      [-0.07, 0.108, 0.01],
      [-0.092, 0.062, 0.04],
    ],
    0.033,
    0.008,
  );
  return [
    makePart("frame", "body", frame, { weight: 1 }),
    makePart("handle", "grip", grip, { weight: 1, paint: ridged }),
    makePart("barrel", "body", move(tubeAlong(LONG, OUTER, INNER), AXIS), { weight: 1, paint: lettered }),
    makePart(
      "breech",
      "dark",
      settle(
        move(
          turnY(
            turned(
              [
                [0, 0],
                [INNER + 0.001, 0],
                [INNER + 0.001, 0.02],
                [0, 0.02],
              ],
              32,
            ),
            PI / 2,
          ),
          AXIS,
        ),
      ),
      { weight: 0.3 },
    ),
    ...triggerGroup(-0.004, 0.094),
    block("hammer", "steel", [0.012, 0.024, 0.008], [-0.062, 0.148, 0], 0.5),
    block("sight", "body", [0.012, 0.008, 0.005], [LONG - 0.04, AXIS[1] + OUTER + 0.004, 0], 0.4),
    block("latch", "steel", [0.03, 0.007, 0.04], [0.03, 0.103, 0], 0.4),
    ...(has("shell")
      ? [...shell(0.045, 0.07, 1.15), ...shell(0.02, 0.105, 0.75).map((part) => ({ ...part, name: `${part.name}-2` }))]
      : []),
  ];
}

/** A signal pistol. What makes it itself: bright orange, one short and very wide barrel that breaks open at a hinge, a plain grip, a hammer; its fat rounds beside it. */
export const flareGun = defineFromPlan({
  id: "flare-gun",
  family: "weapon",
  words: ["flare gun", "signal gun", "signal pistol", "flare pistol", "very pistol"],
  height: 0.16,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    body: mainSlot("plastic", "#e8500c #f06a10 #d8381a", "barrel|frame"),
    grip: slot("plastic", "#e8500c #1c1d20", "handle"),
    steel: slot("brushed-steel", "", "hammer|trigger|latch"),
    shell: slot("plastic", "#c8201c #d8a010 #2f7a3a", "round|cartridge|flare"),
    brass: slot("brass", "", "head|primer"),
    dark: slot("iron", "#111214", "bore"),
  },
  extras: { shell: { chance: 0.5 } },
  sockets: () => [
    { name: "attach", position: [-0.075, 0.05, 0], normal: [0, 1, 0], radius: 0.02 },
    { name: "hand", position: [-0.075, 0.05, 0], normal: [0, 0, 1], radius: 0.02 },
  ],
  build,
});

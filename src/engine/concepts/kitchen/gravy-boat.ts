import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";

/** Radius of the round bowl it is drawn out of, and its height, metres. */
const RADIUS = 0.046;
const RIM = 0.07;

/** Draws a bowl out to a boat: long, its lip ahead drawn up and narrow, its back raised a little for the handle. */
const drawOut = (bowl: Geometry): Geometry =>
  settle(
    deform(bowl, ([x, y, z]) => {
      const high = smoothstep(0.02, RIM, y);
      const lip = smoothstep(0.2, 1, x / RADIUS) * high;
      const back = smoothstep(0.4, 1, -x / RADIUS) * high;
      return [x * (1.5 + 0.6 * lip), y + 0.022 * lip + 0.012 * back, z * (1 - 0.5 * lip)];
    }),
  );

function build({ has, kind }: Planned): Part[] {
  const bowl = drawOut(
    lathe(
      hollow(
        smoothProfile(
          [
            [0.024, 0],
            [0.021, 0.009],
            [0.029, 0.02],
            [0.042, 0.038],
            [0.044, 0.055],
            [RADIUS, RIM],
          ],
          5,
        ),
        0.0038,
        0.014,
      ),
      64,
    ),
  );
  const handle = sweep(
    ellipseOutline(0.0058, 0.0042, 14),
    curveThrough(
      [
        [-0.06, 0.072, 0],
        [-0.083, 0.092, 0],
        [-0.1, 0.088, 0],
        [-0.101, 0.066, 0],
        [-0.082, 0.042, 0],
        [-0.056, 0.034, 0],
      ],
      7,
    ),
    { endRounding: 0.002 },
  );
  const gilt: Paint = (surface, x, y) => {
    const lip = smoothstep(0.2, 1, x / (RADIUS * 2)) * 0.022;
    if (kind === "gilt" && y > RIM - 0.003 + lip) layColour(surface, fromHex("#d8a640"), 0.25, 1);
    if (kind === "blue" && Math.abs(y - 0.052 - lip * 0.7) < 0.0035) layColour(surface, fromHex("#23418c"), 0.2);
  };
  const gravy = stretch(
    turnedUp([
      [0, 0.05],
      [0.0425, 0.05],
      [0.0425, 0.056],
      [0, 0.056],
    ]),
    [1.55, 1, 0.98],
  );
  const saucer = stretch(
    turnedUp(
      [
        [0, 0],
        [0.046, 0, 0.002],
        [0.072, 0.009, 0.01],
        [0.073, 0.0115, 0.001],
        [0.044, 0.0045, 0.008],
        [0, 0.0045],
      ],
      56,
    ),
    [1.5, 1, 1],
  );
  const lift = has("saucer") ? 0.0042 : 0;
  const parts = [
    makePart("bowl", "body", move(bowl, [0, lift, 0]), { weight: 1, paint: gilt }),
    makePart("handle", "body", move(handle, [0, lift, 0]), { weight: 0.9 }),
  ];
  if (has("gravy")) parts.push(makePart("gravy", "gravy", move(settle(gravy), [0, lift, 0]), { weight: 0.7 }));
  if (has("saucer")) parts.push(makePart("saucer", "saucer", settle(saucer), { weight: 0.7 }));
  return parts;
}

/** A gravy boat. What makes it itself: a long bowl on an oval foot, drawn out and up to a narrow lip at one end, a looped handle at the other, brown gravy in it, often a long saucer under it. */
export const gravyBoat = defineFromPlan({
  id: "gravy-boat",
  family: "vessel",
  words: ["gravy boat", "sauce boat", "sauceboat", "gravy jug", "gravy bowl", "saucière"],
  senses: ["gravy boat"],
  height: 0.1,
  view: { azimuth: 0.35, elevation: 0.3 },
  slots: {
    body: mainSlot("porcelain", "", "bowl|handle|lip"),
    saucer: { ...slot("porcelain", "", "stand|underplate"), takesWhole: true },
    gravy: slot("ceramic-glaze", "#5a2e12 #6b3a18", "sauce"),
  },
  kinds: {
    plain: {},
    gilt: { weight: 1 },
    blue: { weight: 1 },
    silver: { weight: 1, materials: { body: "silver", saucer: "silver" } },
  },
  extras: { saucer: { chance: 0.5 }, gravy: { chance: 0.7 } },
  build,
  sockets: () => [{ name: "hand", position: [-0.1, 0.07, 0], normal: [-1, 0, 0], radius: 0.01 }],
});

import { curveThrough, graph } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { paddedBox } from "../seating/padded-box.ts";
import { padPanel } from "./life-jacket.ts";

/** Rows of webbing on the breast. */
const webbing: Paint = (surface, _x, y, z) => {
  if (z < 0) return;
  const v = y / 0.042;
  if (y > 0.2 && y < 0.44 && v - Math.floor(v) < 0.16) {
    surface.r *= 0.6;
    surface.g *= 0.6;
    surface.b *= 0.6;
    surface.height -= 0.002;
  }
};

function build({ kind }: Planned): Part[] {
  const vest = new Assembly();
  const rim = graph([
    [0, 0.95],
    [0.3, 0.95],
    [0.4, 0.75],
    [0.56, 0.6],
  ]);
  const front = padPanel(
    0,
    0.54,
    (y) => -rim(y),
    (y) => rim(y),
    0.075,
  );
  const back = padPanel(
    0,
    0.56,
    (y) => PI - rim(y),
    (y) => PI + rim(y),
    0.07,
  );
  for (const y of [0.1, 0.2]) {
    const flank = padPanel(
      y - 0.045,
      y + 0.045,
      () => 0.78,
      () => 2.36,
      0.05,
    );
    vest.add("strap", flank, mirror(flank));
  }
  const shoulder = sweep(
    rectangleOutline(0.085, 0.035, 0.014, 3),
    curveThrough(
      [
        [0.09, 0.47, 0.135],
        [0.105, 0.575, 0.085],
        [0.108, 0.61, 0],
        [0.105, 0.575, -0.085],
        [0.09, 0.47, -0.135],
      ],
      5,
    ),
    { up: [0, 0.2, 1] },
  );
  vest.add("strap", shoulder, mirror(shoulder));
  for (const x of [-0.105, 0, 0.105]) {
    vest.add("pouch", move(paddedBox([0.088, 0.15, 0.055], 0.014, 0.006, 5), [x, 0.11, 0.165 - 0.9 * x * x]));
    vest.add("flap", move(paddedBox([0.094, 0.05, 0.064], 0.014, 0.004, 5), [x, 0.178, 0.166 - 0.9 * x * x]));
  }
  vest.add("label", move(slab([0.2, 0.066, 0.016], 0.008, 0.003), [0, 0.415, 0.172]));
  const text = kind === "plain" ? "SWAT" : "POLICE";
  vest.draw("label", (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.6 && isWritten(text, x, y, 0.036, 0.1)) layColour(surface, [0.92, 0.92, 0.9], 0.6);
  });
  vest.add("radio", move(slab([0.05, 0.1, 0.035], 0.01, 0.005), [0.145, 0.37, 0.135]));
  vest.post("radio", 0.006, 0.09, [0.158, 0.41, 0.132]);
  return [
    makePart("front", "body", front, { weight: 1, crease: 1, paint: webbing }),
    makePart("back", "body", back, { weight: 0.9, crease: 1 }),
    ...vest.parts({ label: 0.9, pouch: 0.9 }),
  ];
}

/** A bulletproof vest. What makes it itself: thick black or olive plates before and behind, broad straps over the shoulders and round the flanks, rows of webbing, pouches along the belly, a radio, and a patch that says whose it is. */
export const bulletproofVest = defineFromPlan({
  id: "bulletproof-vest",
  family: "garment",
  words: [
    "bulletproof vest",
    "bullet proof vest",
    "tactical vest",
    "body armor",
    "body armour",
    "kevlar vest",
    "plate carrier",
    "flak jacket",
    "ballistic vest",
    "swat vest",
    "military vest",
    "combat vest",
  ],
  senses: ["bulletproof vest"],
  height: 0.62,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    body: mainSlot("ripstop-nylon", "#1d1f22 #4a5038 #22283a #8a7a58", "plate|vest"),
    strap: slot("woven-cotton", "#141517 #33382a", "belt|shoulder strap"),
    pouch: slot("ripstop-nylon", "#222428 #3f4530", "pocket"),
    flap: slot("ripstop-nylon", "#17181b #33382a", ""),
    label: slot("plastic", "#101114", "patch|text"),
    radio: slot("plastic", "#0c0d0f", "walkie talkie"),
  },
  kinds: { police: { weight: 2 }, plain: { weight: 1, words: ["swat vest"] } },
  build,
});

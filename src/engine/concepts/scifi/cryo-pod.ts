import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Leans back by so much, radians. */
const LEAN = -0.32;

/** Somebody asleep behind the glass: head, trunk, arms and legs. */
function sleeper(): Part[] {
  const clothes = merge([
    move(stretch(sphere(0.2, 16), [1.15, 1.75, 0.6]), [0, 0.35, 0.02]),
    move(stretch(sphere(0.19, 16), [1, 1, 0.62]), [0, 0.02, 0.02]),
    ...[-1, 1].flatMap((s) => [
      bar([s * 0.24, 0.56, 0.02], [s * 0.26, -0.02, 0.06], 0.06, 10),
      bar([s * 0.1, 0.02, 0.02], [s * 0.11, -0.82, 0.03], 0.085, 10),
    ]),
  ]);
  const skin = merge([
    move(stretch(sphere(0.12, 18), [0.92, 1.15, 1]), [0, 0.87, 0.03]),
    bar([0, 0.66, 0.02], [0, 0.8, 0.03], 0.055, 10),
    ...[-1, 1].map((s) => move(sphere(0.06, 10), [s * 0.26, -0.06, 0.07])),
  ]);
  return [makePart("sleeper", "suit", clothes, { weight: 0.7 }), makePart("skin", "skin", skin, { weight: 0.7 })];
}

const tilt = (part: Part): Part => ({ ...part, geometry: move(turnX(part.geometry, LEAN), [0, 1.42, 0.05]) });

function build({ has }: Planned): Part[] {
  const pod = new Assembly();
  pod.add("body", move(slab([1.16, 2.5, 0.5], 0.5, 0.1, 8), [0, 0, -0.14]));
  pod.add("trim", move(slab([1.02, 2.34, 0.1], 0.45, 0.04, 8), [0, 0, 0.13]));
  pod.add("lining", move(slab([0.86, 2.14, 0.04], 0.38, 0.015, 8), [0, 0, 0.175]));
  for (const y of [-0.85, 0.1])
    for (const s of [-1, 1]) pod.add("light", move(slab([0.05, 0.5, 0.05], 0.02, 0.01), [s * 0.47, y, 0.17]));
  for (const s of [-1, 1]) {
    pod.add("metal", bar([s * 0.62, -0.7, -0.2], [s * 0.62, 0.75, -0.2], 0.07, 12));
    for (const y of [-0.7, 0.75]) pod.add("metal", bar([s * 0.62, y, -0.2], [s * 0.42, y, -0.2], 0.06, 10));
    pod.add("trim", move(slab([0.1, 0.34, 0.2], 0.03, 0.02), [s * 0.56, 0.05, 0.05]));
  }
  const lid = stretch(sphere(1, 40, 24), [0.45, 1.09, 0.3]);
  const upper = [
    ...pod.parts({ body: 1, light: 0.9, trim: 0.8 }),
    ...sleeper().map((part) => ({ ...part, geometry: move(stretch(part.geometry, [1, 1, 0.85]), [0, 0.02, 0.19]) })),
    makePart("lid", "glass", move(lid, [0, 0, 0.17]), { weight: 1 }),
  ].map((part) => ({ ...tilt(part), name: `pod-${part.name}` }));
  const foot = new Assembly();
  foot.box("base", [1.3, 0.26, 1.5], 0, 0, -0.05, 0.06);
  foot.box("metal", [0.8, 0.5, 0.5], 0, 0.2, -0.25, 0.05);
  foot.box("base", [0.46, 0.85, 0.3], 0.85, 0, 0.35, 0.04);
  foot.add("screen", move(turnX(slab([0.4, 0.3, 0.06], 0.03, 0.012), -0.7), [0.85, 0.9, 0.38]));
  foot.draw("screen", (surface, x, y) => {
    const beat = Math.abs(x) < 0.05 ? (x < 0 ? 0.09 : -0.07) : 0;
    if (Math.abs(y - beat) < 0.012 || (Math.abs(y + 0.1) < 0.01 && Math.abs(x) < 0.14))
      layColour(surface, [0.35, 0.95, 1], 0.3);
  });
  foot.add(
    "light",
    move(turnX(disc(0.05, 0.03, 0.005, 18), 0), [0.85, 0.55, 0.49]),
    block([0.9, 0.05, 0.03], [0, 0.14, 0.7], 0.008),
  );
  foot.add(
    "hose",
    bar([0.45, 0.2, -0.5], [0.5, 0.85, -0.5], 0.06, 10),
    bar([-0.45, 0.2, -0.5], [-0.5, 0.85, -0.5], 0.06, 10),
  );
  if (has("frost"))
    for (const s of [-1, 1])
      foot.add("frost", move(turnZ(stretch(sphere(0.2, 10), [1.5, 0.35, 1]), s * 0.1), [s * 0.5, 0.1, 0.62]));
  return [...foot.parts({ screen: 0.8 }), ...upper];
}

/** A cryo pod. What makes it itself: a tall capsule that leans back on its stand, somebody asleep behind a bulging clear lid, cold blue lights along its rims, hoses and a console with a heart beat. */
export const cryoPod = defineFromPlan({
  id: "cryo-pod",
  family: "device",
  words: [
    "cryo pod",
    "cryopod",
    "cryo chamber",
    "cryogenic pod",
    "cryosleep pod",
    "stasis pod",
    "sleep pod",
    "sleeping pod",
    "hibernation pod",
    "healing pod",
    "medical pod",
    "cloning vat",
    "stasis chamber",
    "escape pod",
  ],
  height: 2.6,
  view: { azimuth: 0.5, elevation: 0.14 },
  vary: 0.03,
  slots: {
    body: mainSlot("painted-metal", "#dfe3e6 #8d98a2 #c9cfd4 #4a5560", "shell|capsule|hull"),
    base: slot("painted-metal", "#3a424a", "console|stand|foot"),
    trim: slot("painted-metal", "#56626c", "rim|frame"),
    lining: slot("plastic", "#1a2a38", "bed"),
    metal: slot("brushed-steel", "", "pipe|tank"),
    glass: { ...slot("glass", "#9fdcf0", "lid|window|canopy"), clear: true },
    light: slot("plastic", "#5fe4ff #7af0ff", "lamp|glow"),
    screen: slot("plastic", "#0a2430", "display|monitor"),
    hose: slot("rubber", "#24282c", "tube|cable"),
    suit: slot("woven-cotton", "#c8d4dc", "sleeper|body"),
    skin: slot("skin", "#d8a888", "face"),
    frost: slot("snow", "#e8f4fa", "ice"),
  },
  extras: { frost: { chance: 0.5 } },
  build,
});

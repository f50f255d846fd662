import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { knob } from "../furniture/make-desk.ts";
import { openBox } from "./open-box.ts";

/** Width, height and depth of the tray, metres. */
const [W, H, D] = [0.46, 0.15, 0.36];

function build({ style }: Planned): Part[] {
  const tall = H + 0.045;
  const front = blockOn([W + 0.06, tall, 0.022], 0, 0, D / 2 + 0.009, 0.004);
  const panel = blockOn([W - 0.04, tall - 0.09, 0.012], 0, 0.045, D / 2 + 0.021, 0.004);
  const pulls = style === "wide" ? [-0.13, 0.13] : [0];
  return [
    makePart("tray", "tray", move(openBox(W, H, D, 0.012, 0.012), [0, 0.012, 0]), { weight: 0.9, grain: "x" }),
    makePart("front", "front", front, { weight: 1, grain: "x" }),
    makePart("panel", "front", panel, { weight: 0.7, grain: "x" }),
    ...pulls.map((x, i) => makePart(`knob-${i + 1}`, "handle", knob([x, tall / 2, D / 2 + 0.024]), { weight: 0.6 })),
  ];
}

/** A drawer, taken out. What makes it itself: a low wooden tray, open above, whose front is a broader board with a raised panel and a knob or two. */
export const drawer = defineFromPlan({
  id: "drawer",
  family: "container",
  words: ["drawer", "desk drawer", "open drawer", "kitchen drawer", "wooden drawer"],
  senses: ["drawer"],
  height: 0.2,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    front: mainSlot("oak", "#8a5a32 #a8713f #6e4424 #efe9dc", "face|panel"),
    tray: slot("oak", "#d8b887 #c9a26a", "side|inside"),
    handle: slot("brass", "", "knob|pull"),
  },
  styles: { plain: { weight: 2 }, wide: { weight: 1 } },
  sockets: () => [
    { name: "inside", position: [0, 0.024, 0], normal: [0, 1, 0], radius: D / 2 - 0.02 },
    { name: "top", position: [0, H + 0.012, 0], normal: [0, 1, 0], radius: D / 2 - 0.02 },
  ],
  build,
});

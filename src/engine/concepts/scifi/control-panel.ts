import { extrude } from "../../geometry/extrude.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI, sin } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const GLOW = [0.25, 0.95, 0.75] as const;
const part = (x: number): number => x - Math.floor(x);

/** A chart, lines of text and a dial in light on dark. */
const readout =
  (shift: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const v = y + shift;
    const wave = 0.06 * sin(x * 24) + 0.03 * sin(x * 61 + 1);
    if (Math.abs(x) < 0.5 && Math.abs(v - 0.06 - wave) < 0.012) layColour(surface, GLOW, 0.3);
    if (v < -0.06 && part(v / 0.055) < 0.4 && part(x * 3.1 + Math.floor(v / 0.055) * 0.37) < 0.72)
      layColour(surface, GLOW, 0.3);
    if (part(x / 0.12) < 0.06 && v > -0.05) layColour(surface, [0.05, 0.3, 0.25], 0.3);
  };

function build({ style, stream }: Planned): Part[] {
  const next = stream("buttons");
  const console = new Assembly();
  const isTerminal = style === "terminal";
  const wide = isTerminal ? 0.95 : 1.7;
  const profile = extrude(
    [
      [-0.35, 0],
      [0.3, 0],
      [0.36, 0.72],
      [0.52, 0.82],
      [0.52, 0.9],
      [-0.02, 1.12],
      [-0.1, 1.7],
      [-0.35, 1.7],
    ],
    { depth: wide, bevel: 0.03, bevelSteps: 2 },
  );
  console.add("body", settle(turnY(profile, -PI / 2)));
  for (const s of [-1, 1])
    console.add(
      "trim",
      block([0.07, 0.14, 0.6], [s * (wide / 2), 0.93, 0.25], 0.02),
      block([0.07, 1.5, 0.1], [s * (wide / 2), 0.85, -0.27], 0.02),
    );
  // the desk slopes by 22 degrees, the screen leans back by 8
  const desk = (x: number, u: number, up: number): [number, number, number] => [x, 1.012 - (u - 0.25) * 0.407 + up, u];
  const screenAt: [number, number, number] = [0, 1.42, -0.03];
  const screens = isTerminal ? [0] : [-0.42, 0.42];
  for (const x of screens) {
    console.add(
      "trim",
      move(turnX(slab([isTerminal ? 0.8 : 0.76, 0.48, 0.06], 0.04, 0.02), -0.135), [x, screenAt[1], screenAt[2]]),
    );
    console.add(
      "screen",
      move(turnX(slab([isTerminal ? 0.7 : 0.66, 0.4, 0.05], 0.03, 0.01), -0.135), [x, screenAt[1], screenAt[2] + 0.02]),
    );
  }
  console.draw("screen", readout(0));
  const columns = Math.floor((wide - 0.25) / 0.115);
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < columns; i += 1) {
      const x = (i - (columns - 1) / 2) * 0.115;
      if (next() < 0.12) continue;
      const slotName = ["button", "light", "lamp"][Math.floor(next() * 3)] as string;
      console.add(
        slotName,
        move(turnX(slab([0.07, 0.07, 0.05], 0.015, 0.008), 0.386 - PI / 2), desk(x, 0.17 + row * 0.11, 0.01)),
      );
    }
  }
  for (const x of isTerminal ? [0.36] : [-0.7, 0.7]) {
    console.add("metal", bar(desk(x, 0.44, 0), desk(x, 0.4, 0.18), 0.016, 8));
    console.add("lamp", move(sphere(0.04, 12), desk(x, 0.4, 0.2)));
  }
  console.box("light", [wide * 0.7, 0.04, 0.03], 0, 0.3, 0.33, 0.008);
  for (let i = 0; i < 5; i += 1) console.box("metal", [wide * 0.5, 0.025, 0.03], 0, 0.42 + i * 0.05, 0.335, 0.005);
  console.post("metal", 0.02, 0.5, [wide * 0.36, 1.68, -0.24], 0.012, 8);
  console.add("lamp", move(sphere(0.035, 10), [wide * 0.36, 2.18, -0.24]));
  return console.parts({ screen: 1, button: 0.8, lamp: 0.8, light: 0.8 });
}

const TERMINAL = [
  "computer terminal",
  "terminal",
  "sci-fi terminal",
  "computer kiosk",
  "hacking terminal",
  "information kiosk",
];

/** A control panel. What makes it itself: a sloping desk full of buttons, lamps and levers under screens with glowing charts. */
export const controlPanel = defineFromPlan({
  id: "control-panel",
  family: "device",
  words: [
    "control panel",
    "control console",
    "control desk",
    "command console",
    "spaceship console",
    "computer console",
    "switchboard",
    ...TERMINAL,
  ],
  height: 1.7,
  view: { azimuth: 0.42, elevation: 0.3 },
  vary: 0.04,
  slots: {
    body: mainSlot("painted-metal", "#5d6a74 #8a939a #3f4a56 #6f7a62", "case|desk|cabinet"),
    trim: slot("painted-metal", "#2a3138", "frame|bezel"),
    screen: slot("plastic", "#06231e #071c2c", "display|monitor"),
    button: slot("plastic", "#e8e4d8 #c8ccd0", "key|switch"),
    light: slot("plastic", "#4fd8f0 #5ff0a8", "glow"),
    lamp: slot("plastic", "#e0301c #f08a1c", "knob|lever"),
    metal: slot("brushed-steel", "", "antenna|grille"),
  },
  styles: { desk: {}, terminal: { weight: 0, words: TERMINAL } },
  build,
});

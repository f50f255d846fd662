import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const WIDE = 2.44;
const HIGH = 2.59;

/** Signs on the doors: yellow warning, white rows of text. */
const signs: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  if (nz < 0.8 || z < 0) return;
  if (x > 0.2 && x < 0.95 && y > 1.45 && y < 2.1) {
    const row = (y - 1.45) / 0.13;
    if (row % 1 < 0.5 && (x * 9 + Math.floor(row) * 0.37) % 1 < 0.8) layColour(surface, fromHex("#ece9e0"), 0.7);
  }
  if (x < -0.25 && x > -0.55 && y > 1.6 && y < 1.9) layColour(surface, fromHex("#e8b81c"), 0.6);
};

function build({ style }: Planned): Part[] {
  const long = style === "long" ? 9 : 6.06;
  const thing = new Assembly();
  thing.box("body", [WIDE - 0.14, HIGH - 0.3, long - 0.14], 0, 0.15, 0, 0.01);
  // corrugated sides, ends and roof
  const waves = Math.round(long / 0.28);
  for (let i = 0; i < waves; i += 1) {
    const z = ((i + 0.5) / waves - 0.5) * (long - 0.34);
    for (const s of [-1, 1])
      thing.add("body", block([0.07, HIGH - 0.36, 0.15], [s * (WIDE / 2 - 0.06), HIGH / 2, z], 0.025));
    thing.add("body", block([WIDE - 0.36, 0.03, 0.15], [0, HIGH - 0.14, z], 0.012));
  }
  for (let i = 0; i < 8; i += 1)
    thing.add("body", block([0.15, HIGH - 0.36, 0.07], [(i - 3.5) * 0.27, HIGH / 2, -long / 2 + 0.06], 0.025));
  // frame and corner castings
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      thing.box("frame", [0.15, HIGH - 0.1, 0.15], sx * (WIDE / 2 - 0.075), 0.05, sz * (long / 2 - 0.075), 0.012);
      for (const y of [0, HIGH - 0.14])
        thing.box("frame", [0.19, 0.14, 0.22], sx * (WIDE / 2 - 0.085), y, sz * (long / 2 - 0.1), 0.015);
    }
  for (const s of [-1, 1])
    for (const y of [0.02, HIGH - 0.13]) {
      thing.box("frame", [0.12, 0.12, long - 0.2], s * (WIDE / 2 - 0.06), y, 0, 0.012);
      thing.box("frame", [WIDE - 0.2, 0.12, 0.12], 0, y, s * (long / 2 - 0.06), 0.012);
    }
  // doors with lock rods, handles and hinges
  const front = long / 2;
  for (const s of [-1, 1]) {
    thing.add(
      "door",
      block([WIDE / 2 - 0.17, HIGH - 0.3, 0.05], [s * (WIDE / 4 - 0.07), HIGH / 2, front - 0.03], 0.012),
    );
    for (const y of [0.55, 1.2, 1.85, 2.25])
      thing.add("frame", block([0.1, 0.12, 0.05], [s * (WIDE / 2 - 0.16), y, front + 0.0], 0.01));
    for (const x of [0.17, 0.72]) {
      thing.add("rod", bar([s * x, 0.08, front + 0.045], [s * x, HIGH - 0.08, front + 0.045], 0.024, 12));
      for (const y of [0.3, 0.95, 1.65, 2.3])
        thing.add("rod", block([0.11, 0.07, 0.06], [s * x, y, front + 0.02], 0.012));
      thing.add("rod", bar([s * x, 1.05, front + 0.07], [s * (x + 0.32), 1.0, front + 0.06], 0.018, 10));
      thing.add("rod", block([0.06, 0.09, 0.1], [s * (x + 0.3), 1.01, front + 0.02], 0.012));
    }
  }
  thing.draw("door", signs);
  return thing.parts({ body: 1, frame: 0.9, door: 0.9, rod: 0.8 });
}

/** A freight container. What makes it itself: a long steel box with corrugated sides, castings at its eight corners, and double doors at one end with four upright lock rods and their handles. */
export const shippingContainer = defineFromPlan({
  id: "shipping-container",
  family: "container",
  words: [
    "shipping container",
    "cargo container",
    "freight container",
    "sea container",
    "intermodal container",
    "iso container",
    "container",
  ],
  senses: [],
  height: 2.6,
  view: { azimuth: 0.7, elevation: 0.22 },
  vary: 0.02,
  styles: { short: { weight: 3 }, long: { weight: 2, traits: ["long"] } },
  slots: {
    body: mainSlot("painted-metal", "#a8391f #1f5a8c #2f6b4a #c9801f #7a2a2a", "side|wall|roof"),
    frame: slot("painted-metal", "#8a2f1a #1a4a74 #27583d", "corner|edge|post", true),
    door: slot("painted-metal", "#a8391f #1f5a8c #2f6b4a", "gate", true),
    rod: slot("galvanised-steel", "", "bar|lock|handle"),
  },
  kinds: {
    red: { dress: { body: "#a8391f", frame: "#8a2f1a", door: "#a23318" } },
    blue: { dress: { body: "#1f5a8c", frame: "#1a4a74", door: "#1d5484" } },
    green: { dress: { body: "#2f6b4a", frame: "#27583d", door: "#2b6244" } },
    ochre: { dress: { body: "#c9801f", frame: "#a86a18", door: "#c0781c" } },
  },
  build,
});

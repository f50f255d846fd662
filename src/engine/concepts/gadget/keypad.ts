import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import type { Rgb } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width and height of the box, and from key to key; metres. */
const [W, H, PITCH] = [0.092, 0.15, 0.0242];
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"];

const marked =
  (label: string, ink: Rgb): Paint =>
  (surface, x, y, z) => {
    if (z > 0.001 && isWritten(label, x, y, 0.0095, 0.1)) layColour(surface, ink, 0.5, 0);
  };

/** A line of glowing digits. */
const shown =
  (text: string, ink: Rgb): Paint =>
  (surface, x, y, z) => {
    if (z > 0.0005 && isWritten(text, x, y, 0.0115, 0.085)) layColour(surface, ink, 0.3, 0);
  };

function build({ style, seed }: Planned): Part[] {
  const isLit = style === "glowing";
  const ink: Rgb = isLit ? [0.3, 0.85, 1] : [0.03, 0.03, 0.035];
  const code = ["* * * *", "LOCKED", "7 4 1 -", "0 4 5 1"][seed % 4] as string;
  const top = H / 2 - 0.027;
  const keys = KEYS.map((label, k) => ({
    label,
    x: ((k % 3) - 1) * PITCH,
    y: top - 0.032 - Math.floor(k / 3) * PITCH,
  }));
  const red = code === "LOCKED";
  return [
    makePart("plate", "plate", move(slab([W + 0.014, H + 0.014, 0.006], 0.006, 0.002), [0, 0, -0.013]), {
      weight: 0.7,
    }),
    makePart("body", "body", slab([W, H, 0.024], 0.008, 0.004), { weight: 1 }),
    makePart("display", "screen", move(slab([W - 0.02, 0.026, 0.003], 0.003, 0.001), [0, top, 0.0125]), {
      weight: 0.9,
      paint: shown(code, red ? [1, 0.12, 0.08] : [0.25, 1, 0.4]),
    }),
    ...keys.map(({ label, x, y }, i) =>
      makePart(`key-${i + 1}`, "key", move(slab([0.0195, 0.0195, 0.007], 0.0042, 0.0018), [x, y, 0.0142]), {
        weight: 0.8,
        paint: marked(label, ink),
      }),
    ),
    ...["red", "green"].map((hue, k) => ({
      ...makePart(
        `lamp-${hue}`,
        "lamp",
        move(disc(0.0032, 0.004, 0.001, 20), [W / 2 - 0.0085, top - 0.026 - k * 0.012, 0.011]),
        {
          weight: 0.4,
          paint: (surface: Parameters<Paint>[0]) =>
            layColour(
              surface,
              hue === "red" ? (red ? [1, 0.05, 0.03] : [0.2, 0.01, 0.01]) : red ? [0.01, 0.16, 0.03] : [0.1, 1, 0.25],
              0.2,
              0,
            ),
        },
      ),
      shines: (hue === "red") === red,
    })),
    ...makeParts(
      "screw",
      "metal",
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => move(disc(0.0028, 0.002, 0.0006, 16), [a * (W / 2 - 0.0062), b * (H / 2 - 0.0062), 0.0112])),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A lock with numbers. What makes it itself: an upright box with twelve square keys, 1 to 9, star, nought and hash, a dark display with glowing signs above them, a red and a green lamp, a screw in each corner. */
export const keypad = defineFromPlan({
  id: "keypad",
  family: "device",
  words: [
    "keypad",
    "number pad",
    "security keypad",
    "door keypad",
    "code lock",
    "access panel",
    "combination keypad",
    "numeric keypad",
    "electronic lock",
    "alarm panel",
  ],
  height: 0.164,
  vary: 0.05,
  view: { azimuth: 0.45, elevation: 0.12 },
  slots: {
    body: mainSlot("plastic brushed-steel", "#d8dadc #2a2d32 #4a5058", "case|box"),
    plate: slot("brushed-steel", "", "back|frame"),
    key: slot("plastic", "#f0f0ee #c8ccd0", "button|number"),
    screen: slot("plastic", "#050807", "display"),
    lamp: slot("plastic", "#c81c14", "light|led"),
    metal: slot("brushed-steel", "", "screw"),
  },
  styles: {
    plain: {},
    glowing: {
      weight: 0.4,
      traits: ["futuristic", "glowing"],
      dress: { key: "#15181d", body: "#2a2d32" },
      materials: { body: "plastic" },
    },
  },
  build,
});

import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { APPLIANCE_SLOTS } from "./appliance-slots.ts";
import { barHandle } from "./front-fittings.ts";

export type RefrigeratorParameters = {
  readonly style: "retro" | "stacked" | "double";
  readonly width: number;
  readonly height: number;
  readonly magnets: number;
  readonly dispenser: boolean;
};

const parameters = {
  style: choice(
    ["retro", "stacked", "double"],
    "Rounded with one handle, two doors one over the other, or side by side.",
  ),
  width: metres(0.4, 1.2, "Side to side."),
  height: metres(0.7, 2.4, "Floor to top."),
  magnets: integer(0, 4, "Notes and magnets on the door."),
  dispenser: flag("Water and ice through the door."),
};

const NOTES = ["#f2d44a", "#7fc46a", "#f08aa0", "#6fb4e8"].map(fromHex);

/**
 * A fridge. What makes it itself: a tall cabinet as high as a person with two doors - the freezer's over or beside the larder's -, long
 * handles, a thin gap around the doors, feet; a retro one is rounded with chrome pulls; small notes under magnets.
 */
export const refrigerator = defineConcept<RefrigeratorParameters>({
  id: "refrigerator",
  family: "device",
  words: ["refrigerator", "fridge", "freezer", "icebox", "mini fridge"],
  senses: ["refrigerator"],
  height: 1.75,
  parameters,
  slots: {
    body: APPLIANCE_SLOTS.body,
    door: APPLIANCE_SLOTS.door,
    metal: APPLIANCE_SLOTS.metal,
    panel: APPLIANCE_SLOTS.panel,
    note: { words: ["magnet", "paper"], materials: ["paper"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const mini = ask.word === "mini fridge" ? 0.55 : 1;
    const style = says(ask, "vintage")
      ? "retro"
      : says(ask, "modern")
        ? "double"
        : mini < 1
          ? "retro"
          : draw.pick("style", ["retro", "stacked", "double"] as const, [3, 2, 2]);
    return fitParameters<RefrigeratorParameters>(parameters, {
      style,
      width:
        (style === "double" ? 0.92 : 0.64) *
        draw.number("width", 0.95, 1.08) *
        traitFactor(ask, { wide: 1.2, narrow: 0.85 }) *
        (mini < 1 ? 0.8 : 1),
      height: draw.number("height", 1.6, 1.8) * traitFactor(ask, { tall: 1.12, short: 0.78 }) * mini,
      magnets: ask.without.has("note") ? 0 : ask.parts.has("note") ? 4 : draw.integer("magnets", 1, 4),
      dispenser: draw.chance("dispenser", 0.6),
    });
  },
  build: (p) => {
    const { width: w, height: h } = p;
    const d = Math.min(w, 0.66);
    const retro = p.style === "retro";
    const side = p.style === "double";
    const corner = retro ? w * 0.13 : w * 0.025;
    const bevel = retro ? w * 0.06 : w * 0.014;
    const lift = h * 0.035;
    const tall = h - lift;
    const z = d * 0.42;
    const thick = d * 0.16;
    const gap = h * 0.006;
    const split = retro ? 0.3 : 0.34;
    const doors = side
      ? [-1, 1].map((s) => ({ x: s * (w / 4), y: lift + tall / 2, w: w / 2 - gap, h: tall - gap }))
      : [
          { x: 0, y: lift + (tall * (1 - split)) / 2, w: w * 0.995, h: tall * (1 - split) - gap },
          { x: 0, y: lift + tall * (1 - split / 2), w: w * 0.995, h: tall * split - gap },
        ];
    const front = z + thick / 2;
    const parts: Part[] = [
      makePart(
        "body",
        "body",
        move(slab([w * 0.99, tall, d * 0.86], corner, bevel, 6), [0, lift + tall / 2, -d * 0.08]),
        { weight: 1 },
      ),
      makePart(
        "seal",
        "panel",
        move(slab([w * 0.95, tall * 0.97, d * 0.06], corner * 0.9, 0.001, 6), [0, lift + tall / 2, z - thick / 2]),
        { weight: 0.4 },
      ),
      ...makeParts(
        "door",
        "door",
        doors.map((door) => move(slab([door.w, door.h, thick], corner, bevel, 6), [door.x, door.y, z])),
        { weight: 1 },
      ),
      makePart("kick-plate", "panel", move(box([w * 0.92, lift * 1.2, d * 0.8]), [0, lift * 0.7, 0]), { weight: 0.3 }),
      ...makeParts(
        "foot",
        "panel",
        [-1, 1].flatMap((a) =>
          [-1, 1].map((b) =>
            move(cylinder({ radius: w * 0.04, height: lift * 1.2, segments: 16 }), [a * w * 0.4, 0, b * d * 0.3]),
          ),
        ),
        { weight: 0.3 },
      ),
    ];
    const handles = doors.map((door, i) => {
      if (side)
        return move(barHandle(tall * 0.46, d * 0.08, d * 0.026, true), [
          door.x > 0 ? w * 0.045 : -w * 0.045,
          lift + tall * 0.56,
          front,
        ]);
      const long = retro ? h * 0.13 : door.h * 0.45;
      const y = i === 0 ? door.y + door.h / 2 - long * 0.75 - h * 0.02 : door.y - door.h / 2 + long * 0.62 + h * 0.015;
      return move(barHandle(long, d * 0.09, d * (retro ? 0.03 : 0.024), true), [-w * 0.4, y, front]);
    });
    parts.push(...makeParts("handle", "metal", handles, { weight: 0.9 }));
    if (retro) {
      parts.push(
        makePart(
          "badge",
          "metal",
          move(slab([w * 0.3, h * 0.022, d * 0.03], h * 0.008, d * 0.006), [
            w * 0.1,
            lift + tall * (1 - split * 0.35),
            front,
          ]),
          { weight: 0.6 },
        ),
        makePart(
          "stripe",
          "metal",
          move(slab([w * 0.72, h * 0.007, d * 0.02], h * 0.002), [
            w * 0.04,
            lift + tall * (1 - split) - h * 0.03,
            front,
          ]),
          { weight: 0.3 },
        ),
      );
    }
    if (side && p.dispenser) {
      parts.push(
        makePart(
          "dispenser",
          "panel",
          move(slab([w * 0.24, h * 0.2, d * 0.03], w * 0.02, d * 0.008), [-w * 0.27, lift + tall * 0.6, front]),
          {
            weight: 0.7,
            paint: (surface, x, y) => {
              if (y > h * 0.055 && isWritten("-18", x, y - h * 0.075, h * 0.022)) layColour(surface, [0.4, 0.85, 0.95]);
              else if (y < h * 0.045 && y > -h * 0.09 && Math.abs(x) < w * 0.095)
                layColour(surface, [0.1, 0.105, 0.115]);
            },
          },
        ),
      );
    }
    const notes = Array.from({ length: p.magnets }, (_, i) => {
      const s = w * 0.17;
      const note = slab([s, s * (i % 2 === 0 ? 1 : 1.3), d * 0.012], s * 0.02);
      const at = side
        ? [w * 0.22 + (i % 2) * s * 1.3 - s * 0.3, lift + tall * (0.74 - Math.floor(i / 2) * 0.1)]
        : [w * 0.06 + (i % 2) * s * 1.5, lift + tall * ((1 - split) * 0.84 - Math.floor(i / 2) * 0.1)];
      return makePart(`note-${i + 1}`, "note", move(note, [at[0] as number, at[1] as number, front + d * 0.003]), {
        weight: 0.4,
        paint: (surface, x, y) => {
          const colour = NOTES[i] as (typeof NOTES)[number];
          layColour(
            surface,
            x * x + (y - s * 0.36) * (y - s * 0.36) < s * s * 0.012 ? [0.6, 0.03, 0.03] : colour,
            0.6,
            0,
          );
          if (y < s * 0.16 && (y / s) * 8 - Math.floor((y / s) * 8) < 0.34 && Math.abs(x) < s * 0.36)
            layColour(surface, [0.1, 0.1, 0.12]);
        },
      });
    });
    parts.push(...notes);
    return standModel(parts, [
      { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: w * 0.4 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
    ]);
  },
  view: { azimuth: 0.5, elevation: 0.16 },
});

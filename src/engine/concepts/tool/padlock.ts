import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

const keyhole: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.8) return;
  const ring = x * x + (y - 0.002) * (y - 0.002);
  const slot = y < 0 && y > -0.0098 && Math.abs(x) < 0.0017 - y * 0.12;
  if (ring < 0.0000125 || slot) layColour(surface, [0.008, 0.007, 0.006], 0.9, 0);
};

/** Turned about the leg that stays in the case, until the other stands free before it. */
const swing = (shackle: Geometry): Geometry => move(turnY(move(shackle, [-0.016, 0, 0]), 0.75), [0.016, 0, 0]);

/** A padlock. What makes it itself: a solid brass body with a keyhole and a steel shackle over it, shut or swung open; an old one is shield-shaped. */
export const padlock = defineThing({
  id: "padlock",
  family: "tool",
  forms: { square: 3, shield: 1, "open-square": 0.6, "open-shield": 0.2 },
  words: { padlock: "", lock: "", "old padlock": "", "antique padlock": "shield", "brass padlock": "" },
  choose: (ask) => {
    const isOld = says(ask, "vintage") || ask.word === "old padlock";
    if (["open", "ajar"].some((how) => says(ask, how) || says(ask, how, "shackle")))
      return isOld ? "open-shield" : "open-square";
    if (says(ask, "closed")) return isOld ? "shield" : "square";
    return isOld ? "shield" : says(ask, "square") ? "square" : undefined;
  },
  senses: ["padlock", "lock"],
  height: 0.085,
  slots: {
    body: { words: ["case"], materials: ["gold", "bronze", "iron"] },
    shackle: { words: ["bow", "hoop", "ring"], materials: ["brushed-steel"], takesWhole: false },
    plate: { words: ["keyhole", "escutcheon"], materials: ["brushed-steel", "gold"], takesWhole: false },
  },
  build: ({ form }) => {
    const isOpen = form.startsWith("open");
    const isSquare = form.endsWith("square");
    const lift = isOpen ? 0.017 : 0;
    const shape: Corner[] = isSquare
      ? [
          [-0.026, 0, 0.006],
          [0.026, 0, 0.006],
          [0.026, 0.044, 0.006],
          [-0.026, 0.044, 0.006],
        ]
      : [
          [-0.012, 0.004, 0.01],
          [0, 0, 0.01],
          [0.012, 0.004, 0.01],
          [0.027, 0.026, 0.014],
          [0.027, 0.048, 0.006],
          [-0.027, 0.048, 0.006],
          [-0.027, 0.026, 0.014],
        ];
    const top = isSquare ? 0.044 : 0.048;
    const hoop: Vec3[] = [
      [-0.016, isOpen ? top + lift - 0.004 : top - 0.006, 0],
      ...Array.from(
        { length: 17 },
        (_, i): Vec3 => [-0.016 * cos((i / 16) * PI), top + 0.016 + lift + 0.016 * sin((i / 16) * PI), 0],
      ),
      [0.016, top - 0.006, 0],
    ];
    return [
      makePart("body", "body", plate(shape, 0.02, 0.003), { weight: 1 }),
      makePart("shackle", "shackle", isOpen ? swing(tube(0.0048, hoop, 16)) : tube(0.0048, hoop, 16), { weight: 1 }),
      makePart("plate", "plate", move(disc(0.0135, 0.003, 0.0008, 36), [0, 0.022, 0.0088]), {
        weight: 0.8,
        paint: keyhole,
      }),
    ];
  },
  view: { azimuth: 0.45, elevation: 0.16 },
});

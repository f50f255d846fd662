import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";

/** Height of the cup's rim, metres. */
const RIM = 0.062;

const WHITE = fromHex("#fbf7ee");
const YOLK = fromHex("#f2a413");

function build({ kind, has }: Planned): Part[] {
  const cup = lathe(
    hollow(
      smoothProfile(
        [
          [0.0205, 0],
          [0.019, 0.004],
          [0.0085, 0.014],
          [0.0095, 0.022],
          [0.02, 0.034],
          [0.0238, 0.048],
          [0.0245, RIM],
        ],
        6,
      ),
      0.0024,
      0.027,
    ),
    56,
  );
  const banded: Paint = (surface, x, y, z) => {
    const stripe = fromHex("#2f62a8");
    if (kind === "striped" && y > 0.036 && Math.floor(y / 0.0052) % 2 === 0) layColour(surface, stripe);
    if (kind !== "dotted" || y < 0.034) return;
    const u = (atan2(z, x) / TAU) * 10;
    const row = Math.floor((y - 0.034) / 0.0105);
    const [a, b] = [u + (row % 2) / 2 - Math.round(u + (row % 2) / 2), (y - 0.0393 - row * 0.0105) / 0.0145];
    if (a * a + b * b < 0.05) layColour(surface, fromHex("#d23b3b"));
  };
  const parts = [makePart("cup", "cup", cup, { weight: 1, paint: banded })];
  if (!has("egg")) return parts;
  const egg = deform(sphere(0.0213, 48, 32), ([x, y, z]) => [x, y * (y > 0 ? 1.42 : 1.18), z]);
  const isOpen = has("cut");
  const topOf = isOpen
    ? deform(egg, ([x, y, z]) => {
        // the cap is off: all above the cut lies flat in it
        return y > 0.0175 ? [x, 0.0175 + (y - 0.0175) * 0.04, z] : [x, y, z];
      })
    : egg;
  const inside: Paint = (surface, x, y, z, _nx, ny) => {
    if (!isOpen || y < 0.0172 || ny < 0.3) return;
    const r = Math.sqrt(x * x + z * z);
    if (r < 0.0082) layColour(surface, YOLK, 0.25);
    else if (r < 0.0158) layColour(surface, WHITE, 0.35);
  };
  parts.push(makePart("egg", "egg", move(topOf, [0, RIM - 0.006, 0]), { weight: 1, paint: inside }));
  return parts;
}

const sockets = ({ has }: Planned): Socket[] =>
  has("egg") ? [] : [{ name: "top", position: [0, RIM, 0], normal: [0, 1, 0], radius: 0.02 }];

/** An egg cup. What makes it itself: a small deep cup on a waisted foot, just wide enough for the egg that stands in it, half of it out; its cap cut off, white about yellow, when it is being eaten. */
export const eggCup = defineFromPlan({
  id: "egg-cup",
  family: "vessel",
  words: ["egg cup", "eggcup", "boiled egg holder", "egg holder", "soft boiled egg", "soft-boiled egg"],
  senses: ["eggcup"],
  height: 0.09,
  view: { azimuth: 0.3, elevation: 0.34 },
  slots: {
    cup: mainSlot("porcelain", "#fbfaf6 #8cc0d8 #f0c24a #e58a7c #a8cfa0", "foot|stem"),
    egg: slot("smooth-stone", "#d59a6c #f2e8da #c98a5c", "shell"),
  },
  kinds: {
    plain: { weight: 2 },
    striped: { dress: { cup: "#fbfaf6" }, traits: ["striped"] },
    dotted: { dress: { cup: "#fbfaf6" } },
    silver: { materials: { cup: "silver" } },
  },
  extras: { egg: { chance: 0.92 }, cut: { chance: 0.5, slot: "egg", words: ["soft boiled egg", "soft-boiled egg"] } },
  build,
  sockets,
});

import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
const PLACES = ["CALIFORNIA", "TEXAS", "FLORIDA", "NEVADA", "ARIZONA"] as const;
const NAVY = fromHex("#14305f");
const RED = fromHex("#b8261e");
const GOLD: Vec3 = fromHex("#f2c81e");

/** A number nobody owns, from the seed. */
function numberOf(next: () => number, long: boolean): string {
  const letter = () => LETTERS[Math.floor(next() * LETTERS.length)] as string;
  const digit = () => String(Math.floor(next() * 10));
  return long
    ? `${letter()}${letter()} ${digit()}${digit()}${digit()} ${letter()}${letter()}`
    : `${digit()}${letter()}${letter()}${letter()}${digit()}${digit()}${digit()}`;
}

/** Embossed characters and rim; the state above, unless that is written there by name, and a year below. */
const american =
  (number: string, place: string | undefined): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const edge = Math.min(0.1525 - Math.abs(x), 0.076 - Math.abs(y - 0.076));
    if (edge > 0.005 && edge < 0.008) {
      surface.height += 0.0012;
      layColour(surface, NAVY, 0.4, 0);
    }
    if (isWritten(number, x, y - 0.07, 0.043, 0.1)) {
      surface.height += 0.0015;
      layColour(surface, NAVY, 0.4, 0);
    }
    if (place && isWritten(place, x, y - 0.125, 0.0175, 0.1)) layColour(surface, RED, 0.4, 0);
    if (isWritten("2026", x, y - 0.021, 0.0125, 0.1)) layColour(surface, RED, 0.4, 0);
  };

/** A blue band with a ring of stars at the left, black characters, a thin black rim. */
const european =
  (number: string): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const edge = Math.min(0.26 - Math.abs(x), 0.055 - Math.abs(y - 0.055));
    if (edge > 0.002 && edge < 0.0045) layColour(surface, [0.02, 0.02, 0.02], 0.4, 0);
    if (edge > 0.0045 && x < -0.215) {
      layColour(surface, fromHex("#123a96"), 0.4, 0);
      for (let i = 0; i < 12; i += 1) {
        const [u, v] = [x + 0.236 - 0.0115 * cos((i / 12) * TAU), y - 0.074 - 0.0115 * sin((i / 12) * TAU)];
        if (u * u + v * v < 0.0000036) layColour(surface, GOLD, 0.4, 0);
      }
      if (isWritten("EU", x + 0.236, y - 0.028, 0.019, 0.11)) layColour(surface, [0.9, 0.9, 0.9], 0.4, 0);
    }
    if (isWritten(number, x - 0.022, y - 0.055, 0.047, 0.1)) {
      surface.height += 0.0015;
      layColour(surface, [0.02, 0.02, 0.02], 0.4, 0);
    }
  };

function build({ style, stream, seed }: Planned): Part[] {
  const long = style === "european";
  const isNamed = style === "named";
  const [w, h] = long ? [0.26, 0.11] : [0.1525, 0.152];
  const number = numberOf(stream("number"), long);
  const lean = (g: Part["geometry"]) => turnX(g, -0.12);
  const sheet = plate(
    [
      [-w, 0, 0.012],
      [w, 0, 0.012],
      [w, h, 0.012],
      [-w, h, 0.012],
    ],
    0.0026,
    0.0009,
  );
  const bolts = long
    ? [
        [-0.2, 0.055],
        [0.24, 0.055],
      ]
    : [
        [-0.105, 0.136],
        [0.105, 0.136],
        [-0.105, 0.016],
        [0.105, 0.016],
      ];
  return [
    makePart("plate", "plate", lean(sheet), {
      weight: 1,
      paint: long ? european(number) : american(number, isNamed ? undefined : (PLACES[seed % PLACES.length] as string)),
    }),
    // words are written on it instead of the usual state
    ...(isNamed ? [makePart("heading", "label", lean(move(slab([0.17, 0.027, 0.0034], 0.002), [0, 0.1245, 0])))] : []),
    ...makeParts(
      "bolt",
      "bolt",
      bolts.map(([x, y]) => lean(move(disc(0.0052, 0.004, 0.001, 6), [x as number, y as number, 0.001]))),
      { weight: 0.5 },
    ),
  ];
}

/** A license plate. What makes it itself: an upright tin plate with rounded corners, big embossed letters and digits, the state's name above, bolts in its corners; a European one is long and has a blue band with stars. */
export const licensePlate = defineFromPlan({
  id: "license-plate",
  family: "vehicle",
  words: [
    "license plate",
    "licence plate",
    "number plate",
    "car plate",
    "registration plate",
    "vanity plate",
    "european license plate",
  ],
  senses: ["license plate"],
  height: 0.15,
  view: { azimuth: 0.25, elevation: 0.1 },
  slots: {
    plate: mainSlot("painted-metal", "#eceae2 #f2f0e6", "sheet|sign"),
    label: slot("painted-metal", "#eceae2", "heading"),
    bolt: slot("brushed-steel", "", "screw"),
  },
  styles: {
    american: { weight: 1 },
    named: { weight: 0, traits: ["placed"], slots: ["label"] },
    european: { weight: 0, words: ["european license plate", "registration plate"], traits: ["long"] },
  },
  vary: 0.02,
  build,
});

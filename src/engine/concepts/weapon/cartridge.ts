import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Case and bullet of a round that stands at the origin. */
const round = (at: (geometry: Geometry) => Geometry, cartridge: Assembly): void => {
  cartridge.add(
    "case",
    at(
      lathe(
        [
          [0, 0],
          [0.0058, 0],
          [0.006, 0.0008],
          [0.006, 0.0018],
          [0.0051, 0.0026],
          [0.0051, 0.0034],
          [0.006, 0.0044],
          [0.0058, 0.038],
          [0.0042, 0.043],
          [0.0041, 0.05],
          [0, 0.05],
        ],
        32,
      ),
    ),
  );
  cartridge.add(
    "bullet",
    at(
      lathe(
        [
          [0, 0.0485],
          [0.0039, 0.0485],
          [0.0039, 0.056],
          [0.0035, 0.061],
          [0.0027, 0.0655],
          [0.0015, 0.0695],
          [0.0005, 0.0715],
          [0, 0.0718],
        ],
        32,
      ),
    ),
  );
};

/** A shotgun's shell: a ribbed plastic tube on a brass head, its end crimped. */
const shell = (at: (geometry: Geometry) => Geometry, cartridge: Assembly): void => {
  cartridge.add(
    "case",
    at(
      lathe(
        [
          [0, 0],
          [0.0112, 0],
          [0.0112, 0.0015],
          [0.0102, 0.0022],
          [0.0102, 0.016],
          [0, 0.016],
        ],
        36,
      ),
    ),
  );
  cartridge.add(
    "tube",
    at(
      lathe(
        [
          [0, 0.0155],
          [0.0098, 0.0155],
          [0.0098, 0.063],
          [0.0088, 0.066],
          [0.0065, 0.066],
          [0.005, 0.0635],
          [0, 0.063],
        ],
        36,
      ),
    ),
  );
};

function build({ style, count }: Planned): Part[] {
  const cartridge = new Assembly();
  const make = style === "shell" ? shell : round;
  const thick = style === "shell" ? 0.0105 : 0.006;
  make((geometry) => geometry, cartridge);
  // those beside it stand or lie
  if (count > 1) make((geometry) => move(geometry, [-thick * 2.6, 0, -thick * 1.4]), cartridge);
  if (count > 2)
    make((geometry) => move(turnY(turnX(geometry, PI / 2), 0.9), [thick * 1.6, thick, thick * 2.6]), cartridge);
  if (count > 3)
    make((geometry) => move(turnY(turnZ(geometry, PI / 2), 0.25), [thick * 1.2, thick, thick * 4.8]), cartridge);
  return cartridge.parts({ case: 1, bullet: 1, tube: 1 });
}

const SHELL = ["shotgun shell", "shotgun cartridge", "slug shell"];

/** Ammunition. What makes it itself: a brass case with a rim and a groove at its foot and a shoulder, a pointed copper bullet in it; one stands, others may lie beside it. A shotgun's shell is a red tube on a brass head. */
export const cartridge = defineFromPlan({
  id: "cartridge",
  family: "weapon",
  words: [
    "bullet",
    "cartridge",
    "ammo",
    "ammunition",
    "rifle bullet",
    "rifle cartridge",
    "bullet shell",
    "bullet casing",
    "shell casing",
    "gun bullet",
    "rifle round",
    ...SHELL,
  ],
  senses: ["cartridge", "bullet", "ammunition"],
  height: 0.072,
  view: { azimuth: 0.5, elevation: 0.22 },
  vary: 0.03,
  slots: {
    case: mainSlot("brass", "", "casing|shell"),
    bullet: slot("copper", "", "tip|head|point"),
    tube: slot("plastic", "#b8241c #2f6a3a #b8241c", "hull"),
  },
  styles: { round: {}, shell: { weight: 0, words: SHELL } },
  count: { slot: "bullet", min: 1, max: 3, most: 4 },
  build,
});

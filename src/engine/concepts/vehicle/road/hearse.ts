import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { deform, settle } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { integer, metres } from "../../parameter-specs.ts";
import { buildCar } from "../build-car.ts";
import { carFrame, GLASS_BOW } from "../car-frame.ts";
import type { CarParameters } from "../car-parameters.ts";
import { SHAPES } from "../car-shapes.ts";
import { closedCarSlots } from "../closed-car-slots.ts";
import { onSide } from "./prewar-body.ts";

type HearseParameters = { readonly length: number; readonly height: number; readonly spokes: number };

const parameters = {
  length: metres(4.5, 9, "Nose to tail."),
  height: metres(1.3, 2.2, "Road to roof."),
  spokes: integer(3, 12, "Spokes of a wheel."),
};

const PAINTS = ["#0c0c0e", "#101114"].map(fromHex);

function build({ length, height, spokes }: HearseParameters) {
  const whole: CarParameters = {
    ...SHAPES.sedan,
    style: "sedan",
    length,
    height,
    spokes,
    beltRatio: 0.58,
    windshieldFoot: 0.24,
    roofFront: 0.34,
    roofRear: 0.93,
    rearFoot: 0.985,
    tailDrop: 0.02,
    frontAxle: 0.17,
    rearAxle: 0.77,
    tumblehome: 0.8,
    roundLamps: false,
    doors: false,
    sign: "none",
  };
  const frame = carFrame(whole);
  const model = buildCar(whole);
  const [from, to] = [-length * 0.43, -length * 0.1];
  const [low, high] = [frame.belt + 0.05, height - 0.15];
  const bowed = (g: ReturnType<typeof merge>) => settle(deform(g, (point) => frame.bow(point, GLASS_BOW)));
  const half = (_z: number, y: number) => frame.cabin(y) + 0.012;
  // panels of cloth behind the coffin's windows, gathered, with the S of a folded hood's iron on each
  const drapes = [1, -1].map((side) => onSide(side, half, [from, to], () => [low, high], 0.004));
  const irons = [1, -1].map((side) => {
    const at = (t: number, k: number): Vec3 => {
      const y = low + (high - low) * k;
      return [side * (frame.cabin(y) + 0.03), y, from + (to - from) * t];
    };
    return tube(
      0.03,
      curveThrough(
        [at(0.2, 0.34), at(0.26, 0.14), at(0.36, 0.2), at(0.5, 0.5), at(0.64, 0.8), at(0.74, 0.86), at(0.8, 0.66)],
        8,
      ),
      10,
      {
        endRounding: 0.015,
        endSteps: 3,
      },
    );
  });
  const rails = [1, -1].map((side) =>
    tube(
      0.02,
      [
        [side * frame.cabin(height) * 0.6, height + 0.05, from],
        [side * frame.cabin(height) * 0.6, height + 0.05, to + 0.2],
      ],
      8,
      { endRounding: 0.01 },
    ),
  );
  const posts = [1, -1].flatMap((side) =>
    [from + 0.06, to + 0.14].map((z) => {
      const x = side * frame.cabin(height) * 0.6;
      return tube(
        0.014,
        [
          [x, height - 0.05, z],
          [x, height + 0.05, z],
        ],
        8,
      );
    }),
  );
  return standModel(
    [
      ...model.parts,
      makePart("drapes", "curtain", bowed(merge(drapes)), { weight: 0.8 }),
      makePart("irons", "bumper", bowed(merge(irons)), { weight: 0.9 }),
      makePart("rails", "bumper", merge([...rails, ...posts]), { weight: 0.5 }),
    ],
    model.sockets,
  );
}

/** A hearse. What makes it itself: a long black car whose roof runs level to an upright tail, pale curtains behind its long rear side windows with the chromed S of a landau iron on each, rails on the roof. */
export const hearse = defineConcept<HearseParameters>({
  id: "hearse",
  family: "vehicle",
  words: ["hearse", "funeral car", "funeral coach"],
  senses: ["hearse"],
  height: 1.75,
  parameters,
  slots: {
    ...closedCarSlots(PAINTS, { bumper: { materials: ["chrome"], colours: [] } }),
    curtain: slot("silk", "#f4ecdc", "drape"),
  },
  sample: (draw, ask) =>
    fitParameters(parameters, {
      length: draw.number("length", 5.9, 6.4) * traitFactor(ask, { long: 1.15, short: 0.88 }),
      height: draw.number("height", 1.68, 1.78) * traitFactor(ask, { tall: 1.1, low: 0.92 }),
      spokes: draw.integer("spokes", 5, 9),
    }),
  build,
  view: { azimuth: 0.95, elevation: 0.2 },
});

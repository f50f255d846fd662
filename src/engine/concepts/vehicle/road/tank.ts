import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model, Paint } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { flag, integer, metres, ratio } from "../../parameter-specs.ts";
import { block, pair, rod, sidePlate, skinOver, turnedAlong } from "../bodywork.ts";
import { HEADLIGHT, ownSlot, slot } from "../usual-slots.ts";
import { makeTracks } from "./track.ts";

export type TankParameters = {
  readonly length: number;
  readonly width: number;
  readonly barrel: number;
  readonly turret: number;
  readonly wheels: number;
  readonly round: number;
  readonly camouflage: boolean;
};

const parameters = {
  length: metres(2.5, 9, "Track end to track end."),
  width: metres(1.6, 4.5, "Over both tracks."),
  barrel: metres(1, 7, "Turret to muzzle."),
  turret: metres(0.4, 1.4, "The turret's height."),
  wheels: integer(4, 7, "Road wheels on a side."),
  round: ratio(2, 4, "Shape of the turret: 2 round to 4 boxy."),
  camouflage: flag("Painted in patches."),
};

/**
 * A battle tank. What makes it itself: two long crawler tracks around rows of road wheels, a low sloped armoured hull between them, a turret on top with a
 * hatch, and one long gun barrel with a muzzle brake pointing forward; olive or sand paint, a star or patches.
 */
export const tank = defineConcept<TankParameters>({
  id: "tank",
  family: "vehicle",
  words: ["tank", "army tank", "battle tank", "military tank", "panzer", "armored tank", "armoured tank", "toy tank"],
  senses: ["tank#1", "armored vehicle"],
  height: 2.6,
  parameters,
  slots: {
    hull: slot("body|armor|armour|turret", "painted-metal", "#4b5632 #5b5f3c #8a7a4e #59605e"),
    gun: slot("barrel|cannon|muzzle", "painted-metal", "#424c2d #4a4e33"),
    track: ownSlot("tread|chain", "iron", "#2a2a2b"),
    wheel: ownSlot("roller|road wheel", "painted-metal", "#3f482b #3a3d33"),
    hatch: ownSlot("lid|box|antenna|fitting", "iron", "#3a3d33"),
    headlight: HEADLIGHT,
  },
  sample: (draw, ask) => {
    const length = 5.8 * draw.number("length", 0.94, 1.06) * traitFactor(ask, { long: 1.2, short: 0.8, cute: 0.75 });
    return fitParameters(parameters, {
      length,
      width: 3.1 * draw.number("width", 0.96, 1.06) * traitFactor(ask, { wide: 1.15, narrow: 0.85 }),
      barrel:
        3.3 *
        draw.number("barrel", 0.85, 1.15) *
        traitFactor(ask, { cute: 0.6 }) *
        traitFactor(ask, { long: 1.35, short: 0.6 }, "gun"),
      turret: 0.74 * draw.number("turret", 0.92, 1.12) * traitFactor(ask, { tall: 1.2, low: 0.85, flat: 0.8 }),
      wheels: ask.counts.get("wheel") ?? draw.integer("wheels", 5, 6),
      round: draw.pick("round", [2.1, 2.8, 3.6]),
      camouflage: says(ask, "camouflage") || ((ask.colours?.length ?? 0) === 0 && draw.chance("camouflage", 0.35)),
    });
  },
  build: buildTank,
  view: { azimuth: 0.72, elevation: 0.24 },
});

function buildTank(p: TankParameters): Model {
  const l = p.length / 2;
  const trackWidth = p.width * 0.19;
  const x = p.width / 2 - trackWidth / 2;
  const r = 0.4;
  const lift = 0.62;
  const top = lift + r * 1.5 + 0.12;
  const deck = top + 0.3;
  const inner = p.width - trackWidth * 2 - 0.06;
  const hull = sidePlate(
    [
      [-l * 0.98, 0.62],
      [-l * 0.8, 0.36],
      [l * 0.72, 0.36],
      [l * 1.02, 0.72, 0.04],
      [l * 0.56, deck, 0.04],
      [-l * 0.92, deck, 0.06],
      [-l * 1.02, 0.86, 0.04],
    ],
    inner,
    0.04,
  );
  const sponsons = pair(
    sidePlate(
      [
        [-l * 1.02, top - 0.02],
        [l * 0.82, top - 0.02],
        [l * 1.12, top - 0.22, 0.03],
        [l * 1.12, top - 0.14, 0.03],
        [l * 0.6, deck - 0.02, 0.04],
        [-l * 0.96, deck - 0.02, 0.06],
      ],
      trackWidth + 0.14,
      0.025,
      x - 0.02,
    ),
  );
  const turretZ = -l * 0.06;
  const h = p.turret;
  const turret = skinOver(
    [
      { z: turretZ - l * 0.56, y: deck + h * 0.45, half: inner * 0.26, up: h * 0.25, down: h * 0.25, square: p.round },
      { z: turretZ - l * 0.5, y: deck + h * 0.45, half: inner * 0.4, up: h * 0.42, down: h * 0.42, square: p.round },
      { z: turretZ - l * 0.22, y: deck + h * 0.45, half: inner * 0.52, up: h * 0.52, down: h * 0.52, square: p.round },
      { z: turretZ + l * 0.12, y: deck + h * 0.45, half: inner * 0.5, up: h * 0.52, down: h * 0.52, square: p.round },
      { z: turretZ + l * 0.34, y: deck + h * 0.4, half: inner * 0.32, up: h * 0.4, down: h * 0.42, square: p.round },
      { z: turretZ + l * 0.4, y: deck + h * 0.4, half: inner * 0.2, up: h * 0.26, down: h * 0.26, square: p.round },
    ],
    36,
  );
  const ring = move(
    lathe(
      roundCorners(
        [
          [0, -0.06],
          [inner * 0.42, -0.06],
          [inner * 0.42, 0.12, 0.02],
          [0, 0.12],
        ],
        2,
      ),
      36,
    ),
    [0, deck, turretZ - l * 0.06],
  );
  const gunY = deck + h * 0.46;
  const from = turretZ + l * 0.36;
  const gun = turnedAlong(
    [
      [0, -0.2],
      [0.2, -0.2],
      [0.2, 0.22, 0.05],
      [0.12, 0.3, 0.03],
      [0.1, p.barrel * 0.5],
      [0.13, p.barrel * 0.52, 0.02],
      [0.13, p.barrel * 0.6, 0.02],
      [0.09, p.barrel * 0.62],
      [0.085, p.barrel * 0.9],
      [0.14, p.barrel * 0.91, 0.02],
      [0.14, p.barrel, 0.02],
      [0.07, p.barrel],
      [0.06, p.barrel * 0.94],
      [0, p.barrel * 0.94],
    ],
    [0, gunY, from],
    28,
  );
  const roof = deck + h * 0.97;
  const hatches: Geometry[] = [
    move(
      lathe(
        roundCorners(
          [
            [0, -0.08],
            [0.33, -0.08],
            [0.33, 0.1, 0.02],
            [0.28, 0.13, 0.02],
            [0, 0.15],
          ],
          2,
        ),
        24,
      ),
      [inner * 0.22, roof - 0.06, turretZ - l * 0.1],
    ),
    move(
      lathe(
        roundCorners(
          [
            [0, -0.08],
            [0.26, -0.08],
            [0.26, 0.06, 0.02],
            [0, 0.08],
          ],
          2,
        ),
        24,
      ),
      [-inner * 0.22, roof - 0.06, turretZ - l * 0.06],
    ),
    rod(0.014, [-inner * 0.3, roof - 0.2, turretZ - l * 0.4], [-inner * 0.34, roof + 1.1, turretZ - l * 0.46], 6),
    block([inner * 0.66, h * 0.34, 0.3], [0, deck + h * 0.4, turretZ - l * 0.6], 0.04),
    rod(0.035, [inner * 0.22, roof + 0.16, turretZ - l * 0.06], [inner * 0.22, roof + 0.2, turretZ + l * 0.26], 8),
    block([0.1, 0.16, 0.3], [inner * 0.22, roof + 0.12, turretZ - l * 0.04], 0.02, 1),
    ...pair(block([trackWidth * 0.8, 0.2, l * 0.36], [x, deck + 0.06, -l * 0.5], 0.04)),
    ...pair(rod(0.07, [inner * 0.3, deck - 0.2, -l * 1.0], [inner * 0.3, deck - 0.12, -l * 1.1], 12)),
    block([0.5, 0.05, 0.4], [-inner * 0.26, deck + 0.01, l * 0.4], 0.02, 1),
  ];
  const lamps = pair(
    turnedAlong(
      [
        [0, -0.14],
        [0.1, -0.12, 0.02],
        [0.1, 0.02, 0.02],
        [0, 0.05],
      ],
      [x, top + 0.14, l * 0.92],
      18,
    ),
  );
  const patches: Paint = (surface, px, y, z) => {
    if (!p.camouflage) return;
    const n = noise(px * 0.85, y * 0.85, z * 0.85, 7);
    if (n > 0.12) {
      surface.r = 0.085;
      surface.g = 0.05;
      surface.b = 0.025;
    } else if (n < -0.22) {
      surface.r *= 0.38;
      surface.g *= 0.42;
      surface.b *= 0.4;
    }
  };
  return standModel(
    [
      makePart("hull", "hull", merge([hull, ...sponsons]), { weight: 1, paint: patches }),
      makePart("turret", "hull", merge([turret, ring]), { weight: 1, paint: patches }),
      makePart("gun", "gun", gun, { weight: 1 }),
      makePart("hatches", "hatch", merge(hatches), { weight: 0.6 }),
      makePart("lamps", "headlight", merge(lamps), { weight: 0.4 }),
      ...makeTracks(x, { rear: -l + r, front: l - r, lift, radius: r, width: trackWidth, wheels: p.wheels }),
    ],
    [
      { name: "top", position: [0, roof + 0.02, turretZ - l * 0.1], normal: [0, 1, 0], radius: inner * 0.35 },
      { name: "seat", position: [0, roof + 0.02, turretZ - l * 0.1], normal: [0, 1, 0], radius: inner * 0.35 },
      { name: "inside", position: [inner * 0.22, roof - 0.3, turretZ - l * 0.1], normal: [0, 1, 0], radius: 0.3 },
    ],
  );
}

import { boundsOf } from "#measure/bounds.ts";
import { FLAME_SLOT, flame, flamePaint } from "../../concepts/light/flame.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { stretch } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { normalize } from "../../math/vec3.ts";
import { fitOn } from "../fit-on.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** Slot of the fire on what burns. */
const FIRE = "fire";
/** What burns already, in the way of its own: a torch, a candle, a rocket. */
const FIERY = /flame|fire|ember/;
/** What stays bare: looks out of the fire, or is held. */
const BARE = /eye|pupil|iris|mouth|tooth|teeth|hilt|grip|handle|guard|pommel|string|wick/;
/** Tongues at most, how far they are apart and how high the middle ones are, in sizes of what burns. */
const COUNT = 64;
const APART = 0.055;
const HIGH = 0.34;
/** How much a tongue points upwards instead of outwards. */
const RISING = 0.8;
/** Height over width of a tongue. */
const SLIM = 0.15;
/** Share of a tongue's height at which it is as red as it gets. */
const HOT = 0.72;
/** How deep a foot is in what burns, in heights of its tongue: the widest place is then at the surface. */
const SUNK = 0.16;

/** On fire: tongues of flame all over it that lick upwards, the largest on top; what looks out and what is held stay free. */
export const burning: Style = {
  id: "burning",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    if (parts.some(({ name, slot }) => FIERY.test(name) || FIERY.test(slot))) return thing;
    const bare = parts.filter(({ slot, name }) => !BARE.test(slot) && !BARE.test(name));
    const fuel = bare.length > 0 ? bare : parts;
    const { min, max } = boundsOf(fuel.map(({ geometry }) => geometry.positions));
    const reach = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const upness = ({ position }: Spot): number => (position[1] - min[1]) / Math.max(max[1] - min[1], 1e-9);
    const spots = surfaceSpots(fuel, draw, {
      count: COUNT,
      apart: APART * reach,
      favour: (spot) => (spot.normal[1] < -0.5 ? 0 : 0.35 + 0.35 * upness(spot) + 0.3 * Math.max(0, spot.normal[1])),
    });
    if (spots.length === 0) return thing;
    const next = draw.stream("tongues");
    const tongues = spots.map((spot) => {
      const [x, y, z] = spot.normal;
      const up = normalize([x * (1 - RISING), y * (1 - RISING) + RISING, z * (1 - RISING)]);
      const high = HIGH * reach * (0.4 + 0.6 * next()) * (0.5 + 0.5 * upness(spot));
      const tongue = flame(1, SLIM, 0.12 + 0.14 * next(), 6 * next(), 6, 7);
      return fitOn(stretch(tongue, [high, high, high]), { ...spot, normal: up }, SUNK * high, next());
    });
    const fire: MaterialSpec = {
      base: FLAME_SLOT.materials[0] as string,
      colours: FLAME_SLOT.colours ?? [],
      conditions: {},
      scale: 1,
      seed: draw.seed32("fire"),
    };
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [...parts, makePart(FIRE, FIRE, merge(tongues), { weight: 1.1, paint: flamePaint(HOT) })],
      },
      materials: { ...thing.materials, [FIRE]: fire },
    };
  },
};

import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdExtra, BirdFrame, BirdShape } from "./bird-shape.ts";
import { plume } from "./feathers.ts";
import { COMB_SLOTS, fanOf } from "./fowl.ts";

const SKIN = fromHex("#7fa8c0");

const fan = (frame: BirdFrame): BirdExtra => {
  const root = frame.at(0.4, 0.14);
  return {
    name: "fan",
    slot: "tail",
    geometry: merge(
      fanOf(frame, 17, 0.88, 0.2, 1.35, 0.28).map(({ path, width }) => plume(path, width, 0.024, 0.75, [0, 0, 1])),
    ),
    weight: 0.95,
    paint: (surface, x, y) => {
      const [u, v] = [x - root[0], y - root[1]];
      const reach = Math.sqrt(u * u + v * v) / 0.9;
      const bars = smoothstep(0.2, 0.34, Math.abs(reach * 9 - Math.floor(reach * 9) - 0.5));
      dye(surface, fromHex("#2a170c"), 0.75 * bars * smoothstep(0.8, 0.7, reach));
      dye(surface, fromHex("#17100b"), smoothstep(0.79, 0.81, reach) * smoothstep(0.91, 0.89, reach));
      dye(surface, fromHex("#ead9b4"), smoothstep(0.91, 0.93, reach));
    },
  };
};

const SHAPE: BirdShape = {
  size: 0.55,
  lean: 0.5,
  girth: 0.4,
  wide: 1.02,
  neck: [
    [0.2, 0.14, 0.17],
    [0.3, 0.34, 0.085],
    [0.32, 0.5, 0.085],
  ],
  head: 0.11,
  headLong: 1.2,
  beak: beak(CONE, 1.5, 1),
  leg: { length: 0.34, thick: 0.036, stance: 0.15, thigh: 0.16, toe: 0.24 },
  wing: {
    length: 0.75,
    span: 1,
    chord: 0.45,
    paint: (surface, reach) =>
      dye(
        surface,
        fromHex("#d8c4a0"),
        0.7 * smoothstep(0.22, 0.36, Math.abs(reach * 8 - Math.floor(reach * 8) - 0.5)) * smoothstep(0.5, 0.6, reach),
      ),
  },
  tail: { length: 0.3, lift: 0.1 },
  eye: { radius: 0.024, out: [0.9, 0.15, 0.42], sunk: 0.3 },
  colours: { body: "#4a2e1a", wing: "#5a3a22", tail: "#8a5226", beak: "#e0b868", leg: "#d88a78", comb: "#c81c20" },
  paint: (surface, { hr, y, side, along, seed, soft, ny }) => {
    dye(surface, fromHex("#2a1a10"), 0.6 * smoothstep(0.1, 0.4, noise(side * 14, y * 14, along * 14, seed)));
    dye(surface, fromHex("#8a5a2c"), 0.35 * smoothstep(0, -0.5, ny));
    const bare = smoothstep(4.4, 4, hr + 2 * soft);
    dye(surface, fromHex("#b8403c"), bare);
    dye(surface, SKIN, smoothstep(1.9, 1.4, hr));
  },
  extras: (frame) => {
    const { onHead, headRadius: r } = frame;
    const snood = sculpt(
      addAll(
        limb([
          [onHead(0, 0.3, 0.95), r * 0.24],
          [onHead(0.22, 0.1, 1.35), r * 0.22],
          [onHead(0.3, -0.9, 1.3), r * 0.16],
        ]),
        r * 0.1,
      ),
    );
    const wattle = sculpt(
      addAll(
        limb([
          [onHead(0, -0.7, 0.55), r * 0.36],
          [onHead(0, -1.8, 0.6), r * 0.42],
          [onHead(0, -2.4, 0.4), r * 0.3],
        ]),
        r * 0.2,
      ),
    );
    return [
      { name: "snood", slot: "comb", geometry: meshSdf(snood, r * 0.12), weight: 0.8 },
      { name: "wattle", slot: "comb", geometry: meshSdf(wattle, r * 0.14), weight: 0.85 },
      fan(frame),
    ];
  },
};

/** A heavy dark bird before its own fan: banded tail feathers in a half circle, bare blue and red head, snood over the beak, red wattle. */
export const turkey = birdConcept({
  id: "turkey",
  words: ["turkey", "wild turkey", "turkey bird", "gobbler", "thanksgiving turkey"],
  senses: ["turkey#1"],
  height: 0.8,
  variants: { usual: SHAPE },
  slots: COMB_SLOTS,
  view: { azimuth: 0.6, elevation: 0.12 },
});

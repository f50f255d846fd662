import { boundsOf } from "#measure/bounds.ts";
import { wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part, Socket } from "../../geometry/part.ts";
import { deform, move, place, shiftRest, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { tripodOver } from "./fire-tripod.ts";
import { FLAME_SLOT, flame, flamePaint } from "./flame.ts";

type CampfireParameters = Proportions & {
  readonly pile: "tent" | "cross";
  readonly logs: number;
  readonly stones: boolean;
  readonly flames: boolean;
  readonly smoke: boolean;
  readonly tripod: boolean;
  readonly seed: number;
};

const parameters: Concept<CampfireParameters>["parameters"] = {
  ...PROPORTIONS,
  pile: choice(["tent", "cross"], "How the logs lie: leaning together, or in crossed layers."),
  logs: integer(3, 9, "Logs."),
  stones: flag("A ring of stones lies around it."),
  flames: flag("It burns."),
  smoke: flag("A column of smoke rises from it."),
  tripod: flag("Three poles meet over it, with a hook for a pot."),
  seed: integer(0, 9999, "Shapes of stones and flames."),
};

function sampleCampfire(draw: Draw, ask: Ask): CampfireParameters {
  const bonfire = ask.word === "bonfire";
  const shape = sampleProportions(draw, ask);
  return {
    tall: Math.min(2.2, shape.tall * (bonfire ? 1.4 : 1)),
    wide: shape.wide,
    pile: draw.pick("pile", ["tent", "cross"] as const, [3, 1]),
    logs: Math.max(3, Math.min(9, ask.counts.get("log") ?? draw.integer("logs", 5, 7))),
    stones: wants(ask, "stone", !bonfire && !["fire", "flame", "flames"].includes(ask.word)),
    flames: wants(ask, "flame", true),
    smoke: wants(ask, "smoke", says(ask, "smoking")),
    tripod: wants(ask, "tripod", false),
    seed: draw.integer("seed", 0, 9999),
  };
}

function log(long: number, r: number, seed: number): Geometry {
  const profile = roundCorners(
    [
      [0, 0],
      [r, 0, r * 0.14],
      [r * 1.04, long * 0.35],
      [r * 0.98, long * 0.7],
      [r * 0.94, long, r * 0.14],
      [0, long],
    ],
    2,
  );
  return shiftRest(wobble(lathe(profile, 14), r * 0.13, r * 1.5, seed), [0, 0, 0]);
}

function buildCampfire(p: CampfireParameters): Model {
  const r = 0.3 * p.wide;
  const thick = 0.052;
  const parts: Part[] = [];
  const logs: Geometry[] = [];
  if (p.pile === "tent") {
    const long = r * 1.5;
    for (let i = 0; i < p.logs; i += 1) {
      const angle = (i / p.logs) * TAU + 0.3 * sin(i * 3.1 + p.seed);
      const lean = 0.86 + 0.1 * sin(i * 5 + p.seed);
      const at = chain(rotation(X_AXIS, -lean), translation([0, thick * 0.62, r * 0.98]), rotation(Y_AXIS, angle));
      logs.push(
        place(
          log(long * (1 + 0.08 * sin(i * 2.7)), thick * (0.9 + 0.2 * Math.abs(sin(i * 1.9 + p.seed))), p.seed + i),
          at,
        ),
      );
    }
  } else {
    const long = r * 1.7;
    for (let layer = 0; layer < 3; layer += 1)
      for (const side of [-1, 1]) {
        const lying = turnX(log(long * (1 - layer * 0.1), thick, p.seed + layer * 2 + side), PI / 2);
        logs.push(
          turnY(
            move(lying, [side * r * (0.5 - layer * 0.05), thick + layer * thick * 1.72, -long * 0.5]),
            layer * (PI / 2) + 0.15 * side,
          ),
        );
      }
  }
  parts.push(...makeParts("log", "log", logs, { weight: 0.85, paint: sawn(logs.length > 0 ? r * 1.5 : 0) }));
  parts.push(
    makePart(
      "embers",
      "embers",
      wobble(
        lathe(
          roundCorners(
            [
              [0, 0],
              [r * 0.95, 0],
              [r * 0.86, 0.016, 0.02],
              [r * 0.4, 0.034, 0.05],
              [0, 0.045],
            ],
            4,
          ),
          36,
        ),
        0.008,
        0.05,
        p.seed,
      ),
      { weight: 0.5, paint: glowing(r) },
    ),
  );
  if (p.stones) {
    const count = Math.round(13 * Math.sqrt(p.wide));
    const stones = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * TAU;
      const size = 0.068 * (0.88 + 0.26 * Math.abs(sin(i * 2.3 + p.seed)));
      const rock = wobble(stretch(sphere(size, 14, 9), [1.15, 0.78, 0.92]), size * 0.22, size * 1.1, p.seed + i * 7);
      const lowest = boundsOf([rock.positions]).min[1] + size * 0.12;
      const flat = deform(rock, ([x, y, z]) => [x, y < lowest ? lowest + (y - lowest) * 0.02 : y, z]);
      const resting = move(turnY(flat, i * 1.7), [0, BED - lowest + size * 0.0025, r * 1.32]);
      return turnY(resting, angle);
    });
    parts.push(...makeParts("stone", "stone", stones, { weight: 0.6 }));
  }
  if (p.flames) {
    const tongues = [
      [0, 0, 0.62, 0.15],
      [0.11, 0.05, 0.44, 0.1],
      [-0.12, 0.03, 0.48, 0.11],
      [0.03, 0.13, 0.38, 0.1],
      [-0.05, -0.12, 0.42, 0.1],
      [0.17, -0.08, 0.27, 0.075],
      [-0.18, -0.04, 0.25, 0.07],
      [-0.08, 0.17, 0.24, 0.065],
    ] as const;
    for (const [i, [x, z, tall, wide]] of tongues.entries()) {
      const height = (p.tripod ? LOW : 1) * tall * p.tall * (0.9 + 0.2 * Math.abs(sin(i * 1.7 + p.seed)));
      const tongue = turnY(flame(height, wide * Math.sqrt(p.wide), 0.13, i * 1.9 + p.seed, 18), i * 2.1 + p.seed);
      parts.push(
        makePart(`flame-${i + 1}`, "flame", move(tongue, [x * p.wide, 0.03, z * p.wide]), {
          weight: i === 0 ? 1 : 0.85,
          paint: flamePaint(height),
        }),
      );
    }
  }
  if (p.smoke) parts.push(smokeOver(0.5 * p.tall, p.seed));
  const top: Socket = { name: "top", position: [0, 0.3 * p.tall, 0], normal: [0, 1, 0], radius: r };
  if (!p.tripod) return standModel(parts, [top]);
  const { parts: poles, hook } = tripodOver(r * 1.75);
  return standModel([...parts, ...poles], [top, hook]);
}

/** Puffs that grow as they rise and are blown to the side, out of the tips of the flames. */
function smokeOver(from: number, seed: number): Part {
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const size = 0.055 + 0.017 * i;
    const puff = wobble(sphere(size, 16, 10), size * 0.2, size * 0.9, seed + 31 * i);
    return move(puff, [0.035 * i + 0.05 * sin(i * 1.9 + seed), from + 0.085 * i, 0.04 * cos(i * 2.3 + seed)]);
  });
  return makePart("smoke", "smoke", merge(puffs), { weight: 0.8, crease: 1.4 });
}

/** Height of flames that lick at a pot, over that of those that are free. */
const LOW = 0.62;
/** The stones lie as deep as the lowest log reaches. */
const BED = -0.026;

const WOOD = fromHex("#c99a62");
const RING = fromHex("#8f6236");
const CHAR = fromHex("#1d1613");
const HOT = fromHex("#ff7a1c");

/** Pale sawn ends with rings, and charring towards the fire; the rest frame is the upright log. */
const sawn =
  (_long: number): Paint =>
  (surface, x, y, z, _nx, _ny, _nz) => {
    const d = Math.sqrt(x * x + z * z);
    if (y < 0.006 && d < 0.046) {
      const ring = 0.5 + 0.5 * cos(d * 900);
      surface.r = WOOD[0] + (RING[0] - WOOD[0]) * ring;
      surface.g = WOOD[1] + (RING[1] - WOOD[1]) * ring;
      surface.b = WOOD[2] + (RING[2] - WOOD[2]) * ring;
      return;
    }
    const burnt = Math.min(1, Math.max(0, (y - 0.2) / 0.16));
    surface.r += (CHAR[0] - surface.r) * burnt;
    surface.g += (CHAR[1] - surface.g) * burnt;
    surface.b += (CHAR[2] - surface.b) * burnt;
  };

const glowing =
  (r: number): Paint =>
  (surface, x, _y, z) => {
    const heat = Math.max(0, 1 - Math.sqrt(x * x + z * z) / (r * 0.8)) * (0.55 + 0.45 * sin(x * 90) * cos(z * 80));
    surface.r += (HOT[0] - surface.r) * heat;
    surface.g += (HOT[1] - surface.g) * heat;
    surface.b += (HOT[2] - surface.b) * heat;
  };

/** A campfire. What makes it itself: logs leaning together, tall yellow and orange flames out of them, glowing embers, and a ring of stones around. */
export const campfire = defineConcept<CampfireParameters>({
  id: "campfire",
  family: "light",
  words: ["campfire", "bonfire", "fire", "camp fire", "fire pit", "firepit", "flame", "wood fire"],
  senses: [],
  height: 0.7,
  parameters,
  slots: {
    flame: { ...FLAME_SLOT, words: ["fire", "blaze"] },
    log: { words: ["wood", "firewood", "stick", "branch"], materials: ["bark"], takesWhole: false },
    stone: {
      words: ["rock", "ring"],
      materials: ["granite"],
      colours: ["#8b8a86", "#79746c", "#9a948a"].map(fromHex),
      takesWhole: false,
    },
    tripod: { words: ["spit", "frame", "hook"], materials: ["bark"], takesWhole: false },
    smoke: { words: ["fume"], materials: ["plaster"], colours: [fromHex("#8f9196")], takesWhole: false },
    embers: { words: ["ash", "coal"], materials: ["sand"], colours: [fromHex("#332b28")], takesWhole: false },
  },
  sample: sampleCampfire,
  build: buildCampfire,
  view: { azimuth: 0.4, elevation: 0.3 },
});

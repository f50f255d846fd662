import { boundsOf } from "#measure/bounds.ts";
import { steam } from "../../concepts/vessel/drink.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { makeParts, standModel } from "../../geometry/make-part.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move, stretch, turnZ } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { PI } from "../../math/elementary.ts";
import { dot, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { bitten } from "../broken/bitten.ts";
import { burst } from "../broken/burst.ts";
import { chippedRim } from "../broken/chipped-rim.ts";
import { crackedGlass } from "../broken/cracked-glass.ts";
import { FLAT_TYRES } from "../broken/flat-tyres.ts";
import { kintsugi } from "../broken/kintsugi.ts";
import { ajar, open } from "../broken/opened.ts";
import { isBrittle, shatter } from "../broken/shattered.ts";
import { smashed } from "../broken/smashed.ts";
import { splitOpen } from "../broken/split-open.ts";
import { tornEar } from "../broken/tear-ear.ts";
import { wrecked } from "../broken/wrecked.ts";
import { bandaged, legCast } from "../dress/bandaged.ts";
import { scarredEye } from "../dress/scarred-eye.ts";
import { FACE_STYLES } from "../faces/faced.ts";
import { MOOD_STYLES } from "../faces/moods.ts";
import { OUT_OF_SHAPE } from "../out-of-shape.ts";
import { TRADITIONS } from "../shown/traditions.ts";
import type { Style } from "../style.ts";
import { abandoned } from "../wear/abandoned.ts";
import { burntOut } from "../wear/burnt-out.ts";
import { charred } from "../wear/charred.ts";
import { cobwebs } from "../wear/cobwebs.ts";
import { drenched } from "../wear/drenched.ts";
import { flaked } from "../wear/flaked.ts";
import { frayed } from "../wear/frayed.ts";
import { icicles } from "../wear/icicles.ts";
import { mossGrown } from "../wear/moss-grown.ts";
import { mouldy } from "../wear/mouldy.ts";
import { mudCaked } from "../wear/mud-caked.ts";
import { rotted } from "../wear/rotted.ts";
import { streakedGlass } from "../wear/streaked-glass.ts";
import { threadbare } from "../wear/threadbare.ts";
import { weathered } from "../wear/weathered.ts";
import { wilted } from "../wear/wilted.ts";
import { dusted, torn } from "../wear/worn-through.ts";
import { airborne } from "./airborne.ts";
import { burning } from "./burning.ts";
import { bust } from "./bust.ts";
import { cast } from "./cast.ts";
import { coarse, porous } from "./coarse.ts";
import { creased } from "./creased.ts";
import { crooked } from "./crooked.ts";
import { dripping } from "./dripping.ts";
import { ELEMENT_STYLES } from "./elements.ts";
import { fluffy } from "./fluffy.ts";
import { frilly } from "./frilly.ts";
import { glazed } from "./glazed.ts";
import { GLOWS } from "./glowing.ts";
import { gummy } from "./gummy.ts";
import { headless } from "./headless.ts";
import { iceBlock } from "./ice-block.ts";
import { balloon, inflatable } from "./inflatable.ts";
import { insideOut } from "./inside-out.ts";
import { keychain } from "./keychain.ts";
import { leaning } from "./leaning.ts";
import { limbed, limbedClasping, limbedHolding, limbedRiding, limbedSeated } from "./limbed.ts";
import { melting } from "./melting.ts";
import { MOULDED } from "./moulded.ts";
import { OUTLINED } from "./outlined.ts";
import { overturned } from "./overturned.ts";
import { PLAYS_OF_COLOURS } from "./play-of-colours.ts";
import { rolled } from "./rolled.ts";
import { rubyBearings } from "./ruby-bearings.ts";
import { scalloped } from "./scalloped.ts";
import { matte } from "./sheen.ts";
import { smoking } from "./smoking.ts";
import { leaking } from "./spill.ts";
import { stilted } from "./stilted.ts";
import { tipped } from "./tipped.ts";
import { wrung } from "./wrung.ts";
import { young } from "./young.ts";

/** Makes a thing so much longer along each side. */
const stretched = (id: string, by: Vec3): Style => ({
  id,
  apply: (thing) => {
    const { parts, sockets } = thing.model;
    const further = (socket: Socket): Socket => ({
      ...socket,
      position: [0, 1, 2].map((k) => (socket.position[k] as number) * (by[k] as number)) as unknown as Vec3,
      radius: socket.radius * Math.min(by[0], by[2]),
    });
    return {
      ...thing,
      model: standModel(
        parts.map((part) => ({ ...part, geometry: stretch(part.geometry, by) })),
        sockets.map(further),
      ),
    };
  },
});

/** Longer along its longest side. */
const long: Style = {
  id: "long",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
    const by = spans.map((span) => (span === Math.max(...spans) ? 1.4 : 1)) as unknown as Vec3;
    return stretched("long", by).apply(thing, draw);
  },
};

/** Of clay, stone or glass in shards; of other stuff in two: the upper part lies beside the lower one, the break slanting. */
const broken: Style = {
  id: "broken",
  apply: (thing, draw) => {
    if (isBrittle(thing)) return shatter(thing, draw);
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const isFlat = span[1] < 0.45 * Math.max(span[0], span[2]);
    const lean = draw.number("lean", 0.3, 0.45);
    const normal = isFlat ? normalize([1, 0, lean]) : normalize([lean, 1, lean * 0.6]);
    const middle: Vec3 = [(min[0] + max[0]) / 2, min[1] + span[1] * 0.6, (min[2] + max[2]) / 2];
    const offset = dot(middle, normal);
    const kept = thing.model.parts.flatMap((part) => halfOf(part, normal, offset, ""));
    const off = thing.model.parts.flatMap((part) => halfOf(part, scale(normal, -1), -offset, "-broken-off"));
    if (kept.length === 0 || off.length === 0) return thing;
    const fallen = isFlat ? off : off.map((part) => ({ ...part, geometry: turnZ(part.geometry, -PI / 2 - 0.35) }));
    const bounds = boundsOf(fallen.map(({ geometry }) => geometry.positions));
    const by: Vec3 = isFlat
      ? [0.16 * span[0], 0, 0]
      : [
          max[0] + 0.1 * span[0] - bounds.min[0],
          min[1] - bounds.min[1],
          middle[2] + 0.25 * span[2] - (bounds.min[2] + bounds.max[2]) / 2,
        ];
    const lying = fallen.map((part) => ({ ...part, geometry: move(part.geometry, by) }));
    return { ...thing, model: standModel([...kept, ...lying], []) };
  },
};

function halfOf(part: Part, normal: Vec3, offset: number, suffix: string): Part[] {
  const geometry = clipGeometry(part.geometry, normal, offset);
  return geometry.indices.length === 0 ? [] : [{ ...part, name: `${part.name}${suffix}`, geometry }];
}

/** Curls of steam over what is hot: where something lies on it, over that. */
const steaming: Style = {
  id: "steaming",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const spread = 0.2 * Math.min(max[0] - min[0], max[2] - min[2]);
    const from: Vec3 = [(min[0] + max[0]) / 2, max[1] - 0.12 * (max[1] - min[1]), (min[2] + max[2]) / 2];
    const height = Math.max(0.5 * (max[1] - min[1]), 2.8 * spread);
    const curls = steam(0, height, spread).map((curl) => move(curl, from));
    const vapour: MaterialSpec = {
      base: "smoke",
      colours: [[0.92, 0.94, 0.95]],
      conditions: {},
      scale: 1,
      seed: draw.seed32("steam"),
      clear: true,
    };
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [...thing.model.parts, ...makeParts("vapour", "vapour", curls, { weight: 0.3 })],
      },
      materials: { ...thing.materials, vapour },
    };
  },
};

/**
 * Shapes and states that any thing can be brought into where its concept knows no better way: what is said of a tall lamp or a
 * bitten sandwich is seen on it.
 */
export const FORMS: readonly Style[] = [
  cast,
  glazed,
  young,
  stretched("tall", [0.94, 1.38, 0.94]),
  stretched("short", [1.06, 0.7, 1.06]),
  stretched("narrow", [0.68, 1.05, 0.8]),
  stretched("thin", [0.72, 1.05, 0.72]),
  stretched("wide", [1.38, 0.95, 1.12]),
  stretched("thick", [1.25, 1, 1.25]),
  stretched("fat", [1.3, 1, 1.3]),
  long,
  bitten,
  broken,
  wrecked,
  fluffy,
  ...ELEMENT_STYLES,
  ...MOULDED,
  burning,
  ...MOOD_STYLES,
  headless,
  bust,
  open,
  ajar,
  rubyBearings,
  ...OUTLINED,
  wrung,
  inflatable,
  balloon,
  melting,
  rolled,
  wilted,
  ...OUT_OF_SHAPE,
  crooked,
  leaning,
  stilted,
  overturned,
  insideOut,
  tipped,
  airborne,
  smashed,
  frilly,
  creased,
  torn,
  tornEar,
  bandaged,
  legCast,
  scarredEye,
  frayed,
  burst,
  leaking,
  dripping,
  steaming,
  smoking,
  ...GLOWS,
  coarse,
  porous,
  matte,
  ...PLAYS_OF_COLOURS,
  flaked,
  weathered,
  threadbare,
  rotted,
  ...FLAT_TYRES,
  crackedGlass,
  splitOpen,
  streakedGlass,
  charred,
  burntOut,
  gummy,
  kintsugi,
  chippedRim,
  dusted,
  mouldy,
  mudCaked,
  scalloped,
  icicles,
  drenched,
  mossGrown,
  keychain,
  cobwebs,
  abandoned,
  ...TRADITIONS,
  limbed,
  limbedClasping,
  limbedHolding,
  limbedRiding,
  limbedSeated,
  ...FACE_STYLES,
  iceBlock,
];

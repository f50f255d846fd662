import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { joinBounds } from "../../geometry/sdf.ts";
import { splitShells } from "../../geometry/shells.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Dressed, Style } from "../style.ts";

/** How far doors are swung, radians. */
const WIDE = 1.75;
const AJAR = 0.72;
/** Walls around the inside and its depth, as shares of the door and of what is behind it. */
const WALL = 0.07;
const DEEP = 0.86;
/** Height of the room over a shelf, in widths of the inside. */
const SHELF = 0.75;
/** Height of the shelf that is filled first, over that of the inside. */
const EYES = 0.5;
/** A door is thin, and no small hatch: depth over width, and area over that of the largest door. */
const THIN = 0.45;
const LEAST = 0.3;
/** Doors of one front hang at about one height, within this share of it. */
const LEVEL = 0.06;

interface Leaf {
  readonly part: Part;
  readonly bounds: Bounds;
}

const plain = (base: string, hex: string): MaterialSpec => ({
  base,
  colours: [fromHex(hex)],
  conditions: {},
  scale: 1,
  seed: 7,
});

/** What a case is lined with: cold white in a fridge, dark felt in a safe, its own wood in a cupboard. */
function liningOf({ family, materials }: Dressed): MaterialSpec {
  if (family === "furniture") return Object.values(materials)[0] as MaterialSpec;
  return family === "device" ? plain("plastic", "#eef1f2") : plain("painted-metal", "#3a3d42");
}

/**
 * Its doors stand open on their outer edges with all that is fixed on them, and behind them it is hollow, with shelves; a
 * house shows a dark room.
 */
const opened = (id: string, angle: number): Style => ({
  id,
  apply: (thing) => {
    const leaves = leavesOf(thing.model.parts);
    if (leaves.length === 0) return thing;
    const front = leaves.reduce((sum, { bounds }) => sum + (bounds.min[0] + bounds.max[0]) / 2, 0) / leaves.length;
    let rest = thing.model.parts.filter((part) => !leaves.some((leaf) => leaf.part === part));
    const swung: Part[] = [];
    for (const leaf of leaves) {
      const taken = takeFittings(rest, leaf.bounds);
      rest = taken.others;
      const { min, max } = leaf.bounds;
      const middle = (min[0] + max[0]) / 2;
      // alone, it hangs on the left: what is behind it is turned to the viewer
      const isRight = leaves.length > 1 && middle > front;
      const flips = leaves.length === 1 && handleSide(taken.fittings, middle) < 0;
      const hinge: Vec3 = [isRight ? max[0] : min[0], 0, min[2]];
      const turn = isRight ? angle : -angle;
      const swing = (geometry: Geometry) =>
        move(turnY(move(geometry, [-hinge[0], 0, -hinge[2]]), turn), [hinge[0], 0, hinge[2]]);
      swung.push({ ...leaf.part, geometry: swing(leaf.part.geometry) });
      for (const part of taken.fittings) {
        const own = boundsOf([part.geometry.positions]);
        const over = flips ? 2 * middle - own.min[0] - own.max[0] : 0;
        swung.push({ ...part, geometry: swing(move(part.geometry, [over, 0, 0])) });
      }
    }
    const opening = leaves.map(({ bounds }) => bounds).reduce(joinBounds);
    const isHouse = thing.family === "building";
    const inside = isHouse ? darkRoom(opening) : hollow(rest, opening);
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [...(inside.others ?? rest), ...inside.parts, ...swung],
        sockets: [...thing.model.sockets, ...(inside.sockets ?? [])],
      },
      materials: { ...thing.materials, inside: isHouse ? plain("plastic", "#14110f") : liningOf(thing) },
    };
  },
});

export const open: Style = opened("open", WIDE);
export const ajar: Style = opened("ajar", AJAR);

/** The largest door in front, and the one beside it. */
function leavesOf(parts: readonly Part[]): Leaf[] {
  const found = parts.flatMap((part): (Leaf & { area: number })[] => {
    if (part.slot !== "door" || /drawer|panel|hatch/.test(part.name)) return [];
    const bounds = boundsOf([part.geometry.positions]);
    const [wide, high, deep] = sizeOf(bounds);
    return deep < THIN * wide && bounds.max[2] > 0 ? [{ part, bounds, area: wide * high }] : [];
  });
  const most = found.reduce((best, leaf) => Math.max(best, leaf.area), 0);
  const first = found.find(({ area }) => area === most);
  if (!first) return [];
  const near = LEVEL * sizeOf(first.bounds)[1];
  const isBeside = ({ bounds, area }: (typeof found)[number]) =>
    area > LEAST * most &&
    Math.abs(bounds.min[1] - first.bounds.min[1]) < near &&
    Math.abs(bounds.max[2] - first.bounds.max[2]) < near &&
    bounds.min[0] + bounds.max[0] !== first.bounds.min[0] + first.bounds.max[0];
  const beside = found.filter(isBeside).slice(0, 1);
  return [first, ...beside];
}

/** What is fixed on a door, shell by shell, and what is not. */
function takeFittings(parts: readonly Part[], door: Bounds): { fittings: Part[]; others: Part[] } {
  const fittings: Part[] = [];
  const others: Part[] = [];
  const [wide, high] = sizeOf(door);
  const back = (door.min[2] + door.max[2]) / 2;
  const isOn = (geometry: Geometry) => {
    const { min, max } = boundsOf([geometry.positions]);
    const inX = min[0] > door.min[0] - 0.01 * wide && max[0] < door.max[0] + 0.01 * wide;
    const inY = min[1] > door.min[1] - 0.01 * high && max[1] < door.max[1] + 0.01 * high;
    return inX && inY && (min[2] + max[2]) / 2 > back && max[0] - min[0] < 0.98 * wide;
  };
  for (const part of parts) {
    const { min, max } = boundsOf([part.geometry.positions]);
    if (max[2] < back || min[0] > door.max[0] || max[0] < door.min[0]) {
      others.push(part);
      continue;
    }
    const shells = splitShells(part.geometry);
    const on = shells.filter(isOn);
    if (on.length === 0) others.push(part);
    else if (on.length === shells.length) fittings.push(part);
    else {
      fittings.push({ ...part, name: `${part.name}-on-door`, geometry: merge(on) });
      others.push({ ...part, geometry: merge(shells.filter((shell) => !on.includes(shell))) });
    }
  }
  return { fittings, others };
}

/** Where the grip is beside the middle of its door: below 0 on the left. */
const handleSide = (fittings: readonly Part[], middle: number): number => {
  const grip = fittings.find(({ slot, name }) => /handle|knob/.test(`${slot} ${name}`)) ?? fittings[0];
  if (!grip) return 0;
  const { min, max } = boundsOf([grip.geometry.positions]);
  return (min[0] + max[0]) / 2 - middle;
};

interface Inside {
  readonly parts: Part[];
  readonly others?: Part[];
  /** Floor and ceiling of each shelf: what is in it stands there. */
  readonly sockets?: Socket[];
}

/** What is behind the opening is cut away down to the walls, and lined. */
function hollow(parts: readonly Part[], opening: Bounds): Inside {
  const [wide, high] = sizeOf(opening);
  const behind = parts.filter(({ geometry }) => isBehind(boundsOf([geometry.positions]), opening));
  const whole = boundsOf([...behind.map(({ geometry }) => geometry.positions)]);
  const wall = WALL * Math.min(wide, high);
  const depth = behind.length > 0 ? DEEP * (opening.min[2] - whole.min[2]) : 0;
  const low: Vec3 = [opening.min[0] + wall, opening.min[1] + wall, opening.min[2] - depth];
  const top: Vec3 = [opening.max[0] - wall, opening.max[1] - wall, opening.max[2] + depth];
  if (depth <= 2 * wall) return { parts: [], others: [...parts] };
  const others = parts.flatMap((part) => {
    if (!behind.includes(part)) return [part];
    const left = carve(part.geometry, low, top);
    return left ? [{ ...part, geometry: left }] : [];
  });
  const t = 0.3 * wall;
  const [w, h] = [top[0] - low[0], top[1] - low[1]];
  const [cx, cy, cz] = [(low[0] + top[0]) / 2, (low[1] + top[1]) / 2, low[2] + depth / 2];
  const lining = [
    move(box([w, h, t]), [cx, cy, low[2] + t / 2]),
    ...[low[0] + t / 2, top[0] - t / 2].map((x) => move(box([t, h, depth]), [x, cy, cz])),
    ...[low[1] + t / 2, top[1] - t / 2].map((y) => move(box([w, t, depth]), [cx, y, cz])),
  ];
  const count = Math.max(1, Math.round(h / (SHELF * w)));
  const shelves = Array.from({ length: count }, (_, i) =>
    move(box([w - t, 0.5 * wall, 0.88 * depth]), [cx, low[1] + ((i + 1) / (count + 1)) * h, cz - 0.05 * depth]),
  );
  const levels = Array.from(
    { length: count + 1 },
    (_, i) => low[1] + (i / (count + 1)) * h + (i > 0 ? 0.25 * wall : t),
  );
  const eyes = low[1] + EYES * h;
  const onShelf = (name: string, y: number): Socket => ({
    name,
    position: [cx, y, cz],
    normal: [0, 1, 0],
    radius: w / 2 - t,
  });
  return {
    parts: [
      makePart("inside", "inside", merge(lining), { weight: 0.6 }),
      makePart("inside-shelves", "inside", merge(shelves), { weight: 0.6 }),
    ],
    others,
    // what is alone stands at the height of the eyes
    sockets: [...levels]
      .sort((a, b) => Math.abs(a - eyes) - Math.abs(b - eyes))
      .flatMap((y) => [onShelf("shelf", y), onShelf("shelf-top", y + h / (count + 1) - 0.6 * wall)]),
  };
}

/** Solid behind most of the opening. */
const isBehind = ({ min, max }: Bounds, opening: Bounds): boolean => {
  const [wide, high] = sizeOf(opening);
  const across = Math.min(max[0], opening.max[0]) - Math.max(min[0], opening.min[0]);
  const up = Math.min(max[1], opening.max[1]) - Math.max(min[1], opening.min[1]);
  return across > 0.1 * wide && up > 0.02 * high && min[2] < opening.max[2];
};

/** What of a solid lies beside a box that is open to the front. */
function carve(geometry: Geometry, low: Vec3, top: Vec3): Geometry | undefined {
  const pieces: Geometry[] = [];
  let core = geometry;
  const cut = (normal: Vec3, offset: number) => {
    // what lies beyond the plane is kept as a piece, the rest is cut on
    const beyond = clipGeometry(core, [-normal[0], -normal[1], -normal[2]], -offset);
    if (beyond.indices.length > 0) pieces.push(beyond);
    core = clipGeometry(core, normal, offset);
  };
  const sides: [Vec3, number][] = [
    [[-1, 0, 0], -low[0]],
    [[1, 0, 0], top[0]],
    [[0, -1, 0], -low[1]],
    [[0, 1, 0], top[1]],
    [[0, 0, -1], -low[2]],
  ];
  for (const [normal, offset] of sides) if (core.indices.length > 0) cut(normal, offset);
  return pieces.length > 0 ? merge(pieces) : undefined;
}

/** A dark leaf where the door was. */
const darkRoom = (opening: Bounds): Inside => {
  const [wide, high, deep] = sizeOf(opening);
  const at: Vec3 = [
    (opening.min[0] + opening.max[0]) / 2,
    (opening.min[1] + opening.max[1]) / 2,
    opening.min[2] + 0.2 * deep,
  ];
  return {
    parts: [makePart("inside", "inside", move(box([0.98 * wide, 0.98 * high, 0.3 * deep]), at), { weight: 0.5 })],
  };
};

const sizeOf = ({ min, max }: Bounds): Vec3 => [max[0] - min[0], max[1] - min[1], max[2] - min[2]];

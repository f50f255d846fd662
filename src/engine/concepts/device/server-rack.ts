import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const [W, H, D] = [0.62, 2, 0.9] as const;
const FRONT = D / 2;
/** Height of one unit of the rack. */
const UNIT = 0.088;
const INNER = 0.48;

/** What a unit is: disks in bays, a switch full of sockets, a vented computer, or a blank. */
type Kind = "disks" | "switch" | "server" | "blank";

/** The face of a unit, its lamps lit by chance. */
function unitFace(kind: Kind, y0: number, height: number, chance: (i: number) => number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.7) return;
    const u = x / INNER + 0.5;
    const v = (y - y0) / height + 0.5;
    const lamp = (cx: number, cy: number, r: number, i: number) => {
      const [dx, dy] = [x - cx, y - cy];
      if (dx * dx + dy * dy > r * r) return false;
      const pick = chance(i);
      layColour(
        surface,
        pick < 0.55
          ? [0.1, 0.95, 0.25]
          : pick < 0.75
            ? [0.1, 0.5, 1]
            : pick < 0.88
              ? [1, 0.6, 0.08]
              : [0.06, 0.1, 0.08],
        0.3,
        0,
      );
      return true;
    };
    if (kind === "disks") {
      const k = Math.floor(u * 8);
      const t = u * 8 - k;
      if (t < 0.06 || t > 0.94 || v < 0.08 || v > 0.92) return layColour(surface, [0.004, 0.004, 0.005], 0.6, 0);
      if (lamp(((k + 0.8) / 8 - 0.5) * INNER, y0 + height * 0.34, 0.008, k)) return;
      const isVent = v < 0.82 && v > 0.2 && t > 0.15 && t < 0.62 && (t * 9.5) % 1 > 0.45;
      layColour(surface, isVent ? [0.008, 0.008, 0.01] : [0.12, 0.125, 0.14], 0.45, 0.4);
      return;
    }
    if (kind === "switch") {
      const k = Math.floor(u * 16);
      const t = u * 16 - k;
      const row = v > 0.5 ? 1 : 0;
      const w = v * 2 - row;
      if (k > 0 && k < 15 && t > 0.12 && t < 0.88 && w > 0.2 && w < 0.72)
        return layColour(surface, [0.004, 0.004, 0.005], 0.5, 0);
      if (
        k > 0 &&
        k < 15 &&
        lamp(((k + 0.5) / 16 - 0.5) * INNER, y0 + (row - 0.5 + 0.42) * height * 0.5, 0.006, k + row * 16)
      )
        return;
      layColour(surface, [0.09, 0.12, 0.17], 0.4, 0.3);
      return;
    }
    if (kind === "server") {
      if (lamp(INNER * 0.42, y0, 0.011, 1) || lamp(INNER * 0.36, y0, 0.009, 2) || lamp(INNER * 0.305, y0, 0.009, 3))
        return;
      if (u > 0.07 && u < 0.76 && v > 0.18 && v < 0.82) {
        const isHole = (x * 95 + 400) % 1 > 0.35 && (y * 95 + 400) % 1 > 0.35;
        if (isHole) return layColour(surface, [0.005, 0.005, 0.006], 0.7, 0);
      }
      layColour(surface, [0.22, 0.23, 0.25], 0.4, 0.5);
    }
  };
}

const layout = (seed: number): readonly Kind[] => {
  const kinds: readonly Kind[] = [
    "switch",
    "server",
    "server",
    "disks",
    "server",
    "blank",
    "disks",
    "server",
    "switch",
    "server",
    "disks",
    "server",
    "server",
    "disks",
    "blank",
    "server",
    "disks",
    "server",
    "server",
  ];
  return kinds.map((_, i) => kinds[(i + seed) % kinds.length] as Kind);
};

function build({ seed, has, stream }: Planned): Part[] {
  const next = stream("lamps");
  const values = Array.from({ length: 40 }, () => next());
  const bottom = 0.16;
  const units = layout(seed).map((kind, i) => ({ kind, y: bottom + UNIT * (i + 0.5), i }));
  const side = (s: number): Geometry => block([0.03, H - 0.12, D], [s * (W / 2 - 0.015), H / 2, 0], 0.006);
  const cables = units
    .filter(({ kind }) => kind === "switch")
    .flatMap(({ y, i }) =>
      [0, 1, 2, 3, 4].map((k) => {
        const x = -0.16 + k * 0.075;
        const down = 0.09 + (values[(i + k) % 40] as number) * 0.16;
        return tube(
          0.0055,
          curveThrough(
            [
              [x, y + 0.012, FRONT - 0.03],
              [x + 0.005, y + 0.002, FRONT + 0.025],
              [x + 0.05 + 0.02 * k, y - down * 0.6, FRONT + 0.03],
              [INNER / 2 - 0.03 + 0.006 * k, y - down, FRONT + 0.015],
              [INNER / 2 + 0.012, y - down - 0.12, FRONT - 0.02],
            ],
            5,
          ),
          8,
        );
      }),
    );
  return [
    makePart(
      "case",
      "body",
      merge([
        side(-1),
        side(1),
        block([W, 0.05, D], [0, H - 0.035, 0], 0.01),
        block([W, 0.07, D], [0, 0.095, 0], 0.01),
        block([W - 0.04, H - 0.14, 0.02], [0, H / 2, -D / 2 + 0.012]),
      ]),
      { weight: 1 },
    ),
    makePart(
      "rails",
      "rail",
      merge([-1, 1].map((s) => block([0.04, H - 0.16, 0.03], [s * (INNER / 2 + 0.022), H / 2, FRONT - 0.045], 0.003))),
      {
        weight: 0.8,
        paint: (surface, x, y) => {
          const [dx, dy] = [Math.abs(x) - INNER / 2 - 0.024, ((y / (UNIT / 3)) % 1) - 0.5];
          if (Math.abs(dx) < 0.006 && Math.abs(dy) < 0.2) layColour(surface, [0.005, 0.005, 0.005], 0.6, 0);
        },
      },
    ),
    ...units.map(({ kind, y, i }) =>
      makePart(
        `unit-${i + 1}`,
        kind === "blank" ? "rail" : "unit",
        block([INNER, UNIT - 0.008, D * 0.8], [0, y, FRONT - 0.035 - D * 0.4], 0.003),
        {
          weight: 0.8,
          paint: unitFace(kind, y, UNIT - 0.008, (k) => values[(i * 7 + k) % 40] as number),
        },
      ),
    ),
    makePart(
      "grips",
      "rail",
      merge(
        units
          .filter(({ kind }) => kind === "server" || kind === "disks")
          .flatMap(({ y }) =>
            [-1, 1].map((s) => block([0.012, UNIT * 0.62, 0.022], [s * (INNER / 2 - 0.008), y, FRONT - 0.026], 0.004)),
          ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "top",
      "rail",
      merge([-0.12, 0.12].flatMap((x) => [-0.2, 0.14].map((z) => block([0.16, 0.02, 0.22], [x, H - 0.004, z], 0.006)))),
      {
        weight: 0.5,
      },
    ),
    makePart(
      "feet",
      "rail",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => block([0.08, 0.07, 0.08], [s * (W / 2 - 0.07), 0.032, t * (D / 2 - 0.08)], 0.012)),
        ),
      ),
      { weight: 0.3 },
    ),
    ...(has("cable") ? [makePart("cables", "cable", merge(cables), { weight: 0.6 })] : []),
  ];
}

/** A server rack. What makes it itself: a tall black cabinet full of flat units in rails with bolt holes: disks in bays, switches with rows of sockets, vented servers with grips, dots of green, blue and amber light all over, and network cables. */
export const serverRack = defineFromPlan({
  id: "server-rack",
  family: "device",
  words: [
    "server rack",
    "server",
    "data center",
    "server cabinet",
    "rack server",
    "mainframe",
    "server room",
    "mainframe computer",
    "supercomputer",
  ],
  senses: ["server#3", "mainframe"],
  height: 2,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#1c1e22 #26282d #3a3e46", "case|cabinet|frame"),
    rail: slot("painted-metal", "#33363c"),
    unit: slot("painted-metal", "#24272c", "drawer"),
    cable: slot("rubber", "#1f6fd0 #e0b01c #2f9a4a", "wire"),
  },
  extras: { cable: { chance: 0.8 } },
  vary: 0.03,
  build,
});

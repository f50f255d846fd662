import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { ageParchment, ink, isScript } from "./script-paint.ts";

const W = 0.24;
const TALL = 0.3;
const ROLL = 0.021;
const INK = fromHex("#3a2414");

/** A coil of parchment along X about the origin: a spiral whose outer end lies at the front (+Z). */
function roll(width: number, r: number, turns = 2.6): Geometry {
  const steps = 46;
  const thick = 0.0014;
  const line = (grow: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const a = (t - 1) * turns * TAU;
      const at = r * (0.36 + 0.64 * t) + grow;
      return [at * sin(a), at * cos(a)];
    });
  const outer = line(thick / 2);
  const inner = line(-thick / 2).reverse();
  const ring = (x: number): Vec3[] => [...outer, ...inner].map(([y, z]) => [x, y, z]);
  const coil = loft([ring(width / 2), ring(-width / 2)]);
  return coil;
}

const knob = (side: number) =>
  turnZ(
    lathe(
      roundCorners(
        [
          [0, -0.02],
          [0.0062, -0.02],
          [0.0062, 0.008, 0.002],
          [0.012, 0.012, 0.003],
          [0.006, 0.02, 0.003],
          [0.0125, 0.03, 0.006],
          [0.0085, 0.044, 0.006],
          [0, 0.047],
        ],
        3,
      ),
      20,
    ),
    side > 0 ? -PI / 2 : PI / 2,
  );

const writing: Paint = (surface, x, y) => {
  ageParchment(surface, (2 * x) / W, (2 * y) / (TALL * 1.25), x, y, 0.3);
  const pitch = 0.0205;
  const top = TALL * 0.4;
  const row = Math.floor((top - y) / pitch);
  if (row < 0 || row > 10 || Math.abs(x) > W * 0.4) return;
  const up = pitch * (row + 1) - (top - y) - 0.004;
  const isTitle = row === 0;
  if (isTitle && Math.abs(x) > W * 0.2) return;
  if (row === 10 && x < W * 0.02) return;
  if (isScript(x + 1, up, row, isTitle ? 0.0115 : 0.009)) ink(surface, INK);
};

function build({ style, has, stream }: Planned): Part[] {
  const chance = stream("lie");
  const parts: Part[] = [];
  if (style === "rolled") {
    const coil = move(roll(W * 1.05, 0.03, 3.4), [0, 0.031, 0]);
    const band = (x: number) => move(turnZ(torus(0.0315, 0.0045, 40, 10), PI / 2), [x, 0.031, 0]);
    parts.push(
      makePart("sheet", "sheet", coil, {
        weight: 1,
        paint: (surface, x, y, z) => ageParchment(surface, (x * 2) / W, 0.3, x, y + z, 0.2),
      }),
      makePart("ribbon", "ribbon", merge([band(-0.002), band(0.004)]), { weight: 0.7 }),
    );
    if (has("seal"))
      parts.push(
        makePart("seal", "seal", move(turnX(sealShape(0.018), PI / 2), [0.001, 0.034, 0.032]), { weight: 0.8 }),
      );
    return parts;
  }
  // the sheet hangs between two rolls, a little bowed
  const rows = 30;
  const lift = (v: number) => 0.02 * (1 - v * v) * (0.6 + 0.4 * chance0);
  const chance0 = chance();
  const ring = (k: number): Vec3[] => {
    const v = -1 + (2 * k) / rows;
    const [y, z] = [(v * TALL) / 2, -lift(v) + ROLL];
    const xs = Array.from({ length: 9 }, (_, i) => (W / 2) * (1 - i / 4));
    return [...xs.map((x): Vec3 => [x, y, z + 0.0007]), ...[...xs].reverse().map((x): Vec3 => [x, y, z - 0.0007])];
  };
  const sheet = loft(Array.from({ length: rows + 1 }, (_, k) => ring(rows - k)));
  const lift0 = ROLL + TALL / 2 + 0.006;
  const lean = (geometry: Geometry) => move(turnX(geometry, -0.2), [0, lift0, 0]);
  const ends = [1, -1].map((end) => move(end > 0 ? roll(W, ROLL) : turnX(roll(W, ROLL), 0), [0, (end * TALL) / 2, 0]));
  parts.push(
    makePart("sheet", "sheet", lean(sheet), { weight: 1, crease: 1, paint: writing }),
    makePart("rolls", "sheet", lean(merge(ends)), {
      weight: 0.9,
      paint: (surface, x, y, z) => ageParchment(surface, (x * 2) / W, 0.2, x, y + z, 0.2),
    }),
  );
  if (has("rod")) {
    const rods = [1, -1].flatMap((end) =>
      [1, -1].map((side) => move(knob(side), [(side * W) / 2, (end * TALL) / 2, 0])),
    );
    parts.push(makePart("rods", "rod", lean(merge(rods)), { weight: 0.8 }));
    const cores = [1, -1].map((end) =>
      move(
        turnZ(
          lathe(
            [
              [0, -W / 2],
              [ROLL * 0.62, -W / 2],
              [ROLL * 0.62, W / 2],
              [0, W / 2],
            ],
            16,
          ),
          PI / 2,
        ),
        [0, (end * TALL) / 2, 0],
      ),
    );
    parts.push(makePart("cores", "rod", lean(merge(cores)), { weight: 0.4 }));
  }
  if (has("seal"))
    parts.push(
      makePart(
        "seal",
        "seal",
        lean(move(turnX(sealShape(0.024), PI / 2), [-W * 0.24, -TALL * 0.33, ROLL - lift(-0.66) + 0.001])),
        { weight: 0.8 },
      ),
    );
  return parts;
}

/** A drop of wax pressed flat, its rim uneven, a star in the middle; lies on y = 0. */
export function sealShape(r: number): Geometry {
  const disc = lathe(
    roundCorners(
      [
        [0, -0.001],
        [r, -0.001, 0.001],
        [r, 0.004, 0.002],
        [r * 0.76, 0.0045, 0.0008],
        [r * 0.7, 0.0028, 0.0008],
        [r * 0.4, 0.0028],
        [r * 0.3, 0.0044, 0.001],
        [0, 0.0046],
      ],
      2,
    ),
    36,
  );
  const positions = disc.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, z] = [positions[i] as number, positions[i + 2] as number];
    const d = Math.sqrt(x * x + z * z) / r;
    const wave = 1 + 0.09 * Math.max(0, d - 0.75) * 4 * (sin((x / r) * 5 + 1) + cos((z / r) * 6));
    positions[i] = x * wave;
    positions[i + 2] = z * wave;
  }
  return { ...disc, positions };
}

/** A scroll. What makes it itself: yellowed parchment full of writing that rolls up at both ends about turned rods, a red wax seal; or wholly rolled and tied. */
export const scroll = defineFromPlan({
  id: "scroll",
  family: "object",
  words: [
    "scroll",
    "parchment",
    "parchment scroll",
    "ancient scroll",
    "papyrus",
    "rolled scroll",
    "magic scroll",
    "manuscript",
    "diploma",
  ],
  senses: ["parchment"],
  height: 0.34,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    sheet: mainSlot("paper", "#e3cb94 #dcc08a #e8d5a5", "parchment|page|paper|writing"),
    rod: slot("oak", "#6a3f22 #4a2a18", "handle|knob|wood|core"),
    seal: slot("plastic", "#a3141c", "wax|wax seal"),
    ribbon: slot("woven-cotton", "#a3202a", "band|string|tie"),
  },
  styles: {
    open: { weight: 4, words: ["manuscript"], traits: ["open", "unrolled"] },
    rolled: { weight: 0.8, words: ["rolled scroll", "diploma"], traits: ["rolled", "closed"], slots: ["ribbon"] },
  },
  extras: { rod: { chance: 0.75 }, seal: { chance: 0.65 } },
  build,
});

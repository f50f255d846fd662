import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { archPath, block, blockOn, laid } from "./masonry.ts";
import { carried, evenAngles, type Oval, stoodAt } from "./oval.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, type StructureParameters, vary } from "./structure.ts";

const STOREY = 0.72;

/** A wall's bay with an open arch. */
function bay(pitch: number, height: number, depth: number): Geometry {
  const arch = [...archPath(pitch * 0.54, height * 0.76, 4)].reverse();
  const w = (pitch * 1.03) / 2;
  return extrude([[-w, 0], ...arch, [w, 0], [w, height], [-w, height]], { depth });
}

function build(p: StructureParameters) {
  const ruined = p.style === "ruin";
  const plan: Oval = { long: 4.5 * p.wide, wide: 3.75 * p.wide };
  const inner: Oval = { long: plan.long - 0.62, wide: plan.wide - 0.62 };
  const h = STOREY * p.tall;
  const count = 32;
  const pitch = (TAU * Math.sqrt((plan.long * plan.long + plan.wide * plan.wide) / 2)) / count;
  const angles = evenAngles(plan, count);
  const [from, to] = [0.16 * PI, (1.3 + 0.14 * vary(p, "break")) * PI];
  // the broken ends go down in steps, storey by storey
  const stands = (angle: number, storey: number): boolean =>
    !ruined || (angle > from + storey * 0.1 && angle < to - storey * 0.09);
  const arcades: Geometry[] = [];
  const ribs: Geometry[] = [];
  const cornices: Geometry[] = [];
  const attic: Geometry[] = [];
  const one = bay(pitch, h, 0.24);
  const half = angles.map((a, i) => (a + ((i + 1 < count ? angles[i + 1] : TAU) as number)) / 2);
  for (let s = 0; s < 3; s += 1) {
    const y = 0.14 + s * h;
    angles.forEach((angle, i) => {
      if (!stands(angle, s)) return;
      arcades.push(stoodAt(plan, one, angle, -0.12, y));
      cornices.push(stoodAt(plan, block([pitch * 1.04, 0.09, 0.46], [0, h - 0.045, -0.13]), angle, 0, y));
      ribs.push(stoodAt(plan, blockOn([0.12, h - 0.07, 0.11], 0, 0, 0), half[i] as number, 0.0, y));
    });
  }
  const top = 0.14 + 3 * h;
  const attics = angles.filter((angle) => stands(angle, 3));
  for (const angle of attics) {
    attic.push(stoodAt(plan, blockOn([pitch * 1.03, h * 0.86, 0.22], 0, 0, -0.11), angle, 0, top));
    cornices.push(stoodAt(plan, block([pitch * 1.04, 0.09, 0.34], [0, h * 0.86, -0.1]), angle, 0, top));
    ribs.push(stoodAt(plan, blockOn([0.06, h * 0.84, 0.07], 0, 0, 0), angle + 0.07, 0, top));
  }
  const holes: Geometry[] = attics.map((angle) =>
    stoodAt(plan, block([0.13, 0.15, 0.03], [0, h * 0.42, 0], 0), angle + 0.0, 0.004, top),
  );
  const innerAngles = evenAngles(inner, 26);
  const innerPitch = (TAU * Math.sqrt((inner.long * inner.long + inner.wide * inner.wide) / 2)) / 26;
  const innerBay = bay(innerPitch, h * 0.98, 0.2);
  const innerWalls = [0, 1].flatMap((s) =>
    innerAngles.flatMap((angle) => [
      stoodAt(inner, innerBay, angle, -0.1, 0.14 + s * h * 0.98),
      stoodAt(inner, block([innerPitch * 1.04, 0.07, 0.3], [0, h * 0.98 - 0.03, -0.1]), angle, 0, 0.14 + s * h * 0.98),
    ]),
  );
  const rows = 5;
  const rim = 0.14 + h * 1.95;
  const tiers: (readonly [number, number])[] = [];
  for (let k = 0; k < rows; k += 1) {
    const y = 0.36 + ((rim - 0.36) * (rows - k)) / rows;
    const out = -0.82 - (1.55 * k) / rows;
    tiers.push([out, y], [out - 1.55 / rows, y]);
  }
  const cavea = carried(plan, [[-2.4, 0.1], [-0.82, 0.1], ...tiers], 52);
  const floor = move(laid(ellipseOutline(plan.long - 2.3, plan.wide - 2.3, 48), 0.1), [0, 0.12, 0]);
  const walls = ruined
    ? [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((t) => {
        const long = 2 * (plan.long - 2.45) * Math.sqrt(1 - t * t);
        return blockOn([long, 0.16, 0.07], 0, 0.2, t * (plan.wide - 2.4));
      })
    : [];
  const parts: Part[] = [
    makePart("ground", "ground", laid(ellipseOutline(plan.long + 0.45, plan.wide + 0.45, 72), 0.16, 0.02), {
      weight: 0.6,
    }),
    makePart("arcades", "wall", merge(arcades), { weight: 1 }),
    makePart("columns", "wall", merge(ribs), { weight: 0.7 }),
    makePart("cornices", "trim", merge(cornices), { weight: 0.8 }),
    makePart("attic", "wall", merge(attic), { weight: 0.9 }),
    makePart("attic-windows", "opening", merge(holes), { weight: 0.5 }),
    makePart("inner-wall", "wall", merge(innerWalls), { weight: 0.9 }),
    makePart("seating", "seating", cavea, {
      weight: 0.9,
      crease: 0.4,
      paint: (surface, x, _y, z) => {
        const k = (Math.abs(x) / plan.long) * 9 + (Math.abs(z) / plan.wide) * 5;
        if (k - Math.floor(k) < 0.08) layColour(surface, [surface.r * 0.6, surface.g * 0.58, surface.b * 0.55]);
      },
    }),
    makePart("arena", "arena", floor, { weight: 0.6 }),
    ...(walls.length > 0 ? [makePart("cellars", "wall", merge(walls), { weight: 0.5 })] : []),
  ];
  return standModel(parts, [
    { name: "top", position: [0, 0.22, 0], normal: [0, 1, 0], radius: 0.7 },
    { name: "inside", position: [0, 0.22, 0], normal: [0, 1, 0], radius: 0.7 },
  ]);
}

/**
 * The Colosseum. What makes it itself: an oval of pale stone with three storeys of round arches between half columns under a plain fourth, broken down
 * on one side so that a lower ring of arches and the seats around the arena show.
 */
export const colosseum = defineStructure({
  id: "colosseum",
  family: "building",
  words: [
    "colosseum",
    "coliseum",
    "roman colosseum",
    "amphitheatre",
    "amphitheater",
    "roman amphitheater",
    "roman arena",
    "gladiator arena",
  ],
  senses: ["amphitheater#2"],
  height: 14,
  scale: 5,
  styles: { ruin: 5, whole: 0.3 },
  choose: byWord({ whole: ["gladiator arena", "roman arena"] }),
  slots: {
    wall: bodySlot(["arch", "arcade", "column", "stone"], ["sandstone"], "#cdb48c", "#c4a880", "#d3bd99"),
    trim: bodySlot(["cornice"], ["sandstone"], "#d9c6a2", "#d2bb92"),
    seating: fixedSlot(["seat", "tier"], ["sandstone"], "#b39b78"),
    opening: fixedSlot(["window"], ["plaster"], "#2a221a"),
    arena: fixedSlot(["floor", "sand"], ["sand"], "#c8a878"),
    ground: fixedSlot(["base", "street"], ["cobblestone"], "#98928a"),
  },
  build,
  view: { azimuth: 0.35, elevation: 0.42 },
});

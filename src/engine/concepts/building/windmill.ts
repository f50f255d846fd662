import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { archPath, archPlate, archRing, around, block, blockOn, turnedUp } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";

/** A lattice of laths along a spar, with cloth on its lower side; it points up. */
function sail(long: number): { spar: Geometry; cloth: Geometry } {
  const w = long * 0.2;
  const from = long * 0.16;
  return {
    spar: merge([
      blockOn([0.045, long, 0.045], 0, 0, 0, 0.006),
      ...Array.from({ length: 10 }, (_, i) =>
        block([w * 1.08, 0.018, 0.02], [w * 0.46, from + ((long - from - 0.01) * i) / 9, 0.006], 0.003),
      ),
      ...[0.5, 1].map((f) => blockOn([0.018, long - from, 0.018], w * f, from, 0.006, 0.003)),
    ]),
    cloth: block([w * 0.94, long - from - 0.01, 0.008], [w * 0.51, (long + from) / 2, -0.006]),
  };
}

/** A white nacelle on a slender mast with three long blades. */
function turbine(p: StructureParameters) {
  const h = 2.6 * p.tall;
  const long = 1.25 * p.wide;
  const blade = ((): Geometry => {
    const rings: Ring[] = [0, 0.06, 0.16, 0.3, 0.6, 0.9, 1].map((t) => {
      const chord = t < 0.1 ? 0.035 : 0.095 * (1 - 0.78 * t) + 0.008;
      const thick = (t < 0.1 ? 0.035 : 0.03) * (1 - 0.8 * t) + 0.003;
      const pitch = 0.5 * (1 - t);
      return Array.from({ length: 12 }, (_, i): Vec3 => {
        const angle = -(i / 12) * TAU;
        const [x, z] = [chord * cos(angle) + (t > 0.1 ? chord * 0.35 : 0), thick * sin(angle)];
        return [x * cos(pitch) - z * sin(pitch), t * long, x * sin(pitch) + z * cos(pitch)];
      });
    });
    return loft(rings);
  })();
  const z = 0.22;
  return standModel(
    [
      makePart(
        "mast",
        "mast",
        turnedUp(
          [
            [0, 0],
            [0.13, 0, 0.01],
            [0.085, h * 0.4],
            [0.055, h],
            [0, h],
          ],
          32,
        ),
        { weight: 0.9 },
      ),
      makePart(
        "foot",
        "base",
        turnedUp(
          [
            [0, -0.06],
            [0.28, -0.06, 0.02],
            [0.28, 0.02, 0.02],
            [0, 0.02],
          ],
          32,
        ),
        { weight: 0.4 },
      ),
      makePart("nacelle", "mast", block([0.15, 0.15, 0.4], [0, h + 0.05, 0.0], 0.06, 3), { weight: 0.7 }),
      makePart(
        "hub",
        "mast",
        move(
          turnedCorners(
            [
              [0, -0.06],
              [0.075, -0.06, 0.01],
              [0.075, 0.02],
              [0.05, 0.09, 0.04],
              [0, 0.12],
            ],
            24,
          ),
          [0, h + 0.05, z],
        ),
        { weight: 0.7 },
      ),
      ...[0, 1, 2].map((i) =>
        makePart(
          `blade-${i + 1}`,
          "mast",
          move(turnZ(move(blade, [0, 0.05, 0]), (i * TAU) / 3 + 0.25), [0, h + 0.05, z]),
          { weight: 1 },
        ),
      ),
    ],
    [{ name: "top", position: [0, h + 0.12, 0], normal: [0, 1, 0], radius: 0.06 }],
  );
}

function buildWindmill(p: StructureParameters) {
  if (p.style === "turbine") return turbine(p);
  const [r, h] = [0.56 * p.wide, 1.35 * p.tall];
  const sides = p.style === "smock" ? 8 : 40;
  const at = (y: number) => r * (1 - 0.42 * (y / h) * (1.25 - 0.25 * (y / h)));
  const face = p.style === "smock" ? 0.94 : 1;
  const shaft = turnY(
    turnedUp([[0, 0], ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [at(t * h), t * h] as const), [0, h]], sides, 1),
    p.style === "smock" ? PI / 8 : 0,
  );
  const head = at(h);
  const hubY = h + head * 0.36;
  const z = head * 1.38;
  const long = h * 0.92;
  const { spar, cloth } = sail(long);
  const turned = p.seed % 2 === 0 ? 0.45 : 0.72;
  const put = (g: Geometry, i: number) => move(turnZ(g, (i * PI) / 2 + turned), [0, hubY, z]);
  const opening = (w: number, tall: number, y: number, turn: number, name: string, slot: string): Part[] => [
    makePart(name, slot, turnY(move(archPlate(archPath(w, tall, 8), 0.1), [0, y, at(y + tall / 2) * face]), turn), {
      weight: 0.6,
    }),
    makePart(
      `${name}-frame`,
      "trim",
      turnY(
        move(archRing(archPath(w * 1.4, tall + w * 0.2, 8), archPath(w * 0.98, tall, 8), 0.13, 0.008), [
          0,
          y,
          at(y + tall / 2) * face,
        ]),
        turn,
      ),
      { weight: 0.5 },
    ),
  ];
  const deckY = h * 0.36;
  const deckR = at(deckY) + 0.22;
  const post = blockOn([0.025, 0.15, 0.025], deckR - 0.03, deckY, 0, 0.005);
  const parts: Part[] = [
    makePart("tower", "wall", shaft, { weight: 1, ...(sides === 8 ? {} : { projection: "cylinder" as const }) }),
    makePart(
      "foot",
      "base",
      turnedUp(
        [
          [0, -0.05],
          [r * 1.15, -0.05, 0.02],
          [r * 1.12, 0.06, 0.02],
          [0, 0.06],
        ],
        sides === 8 ? 8 : 32,
      ),
      { weight: 0.5 },
    ),
    makePart(
      "cap",
      "roof",
      turnedUp(
        [
          [0, h - 0.03],
          [head * 1.16, h - 0.03],
          [head * 1.16, h + 0.04, 0.01],
          [head * 1.02, h + head * 0.4, 0.1],
          [head * 0.6, h + head * 0.85, 0.12],
          [0, h + head * 1.08],
        ],
        32,
        4,
      ),
      { weight: 0.95, projection: "cylinder" },
    ),
    makePart(
      "shaft-end",
      "wood",
      move(
        turnedCorners(
          [
            [0, -z * 0.9],
            [0.05, -z * 0.9],
            [0.05, 0.03],
            [0.085, 0.03, 0.01],
            [0.085, 0.12, 0.02],
            [0, 0.14],
          ],
          20,
        ),
        [0, hubY, z - 0.06],
      ),
      { weight: 0.6 },
    ),
    ...[0, 1, 2, 3].flatMap((i) => [
      makePart(`sail-${i + 1}`, "wood", put(spar, i), { weight: 0.95 }),
      makePart(`cloth-${i + 1}`, "sail", put(cloth, i), { weight: 0.9 }),
    ]),
    ...opening(0.24, 0.42, 0.06, 0, "door", "door"),
    ...opening(0.14, 0.2, h * 0.58, 0.5, "window-right", "opening"),
    ...opening(0.14, 0.2, h * 0.66, -0.7, "window-left", "opening"),
    ...opening(0.15, 0.2, h * 0.3, 1.1, "window-low", "opening"),
  ];
  if (p.style === "gallery")
    parts.push(
      makePart(
        "gallery",
        "wood",
        turnedUp(
          [
            [0, deckY - 0.035],
            [deckR, deckY - 0.035, 0.008],
            [deckR, deckY + 0.008, 0.008],
            [0, deckY + 0.008],
          ],
          32,
        ),
        { weight: 0.6 },
      ),
      makePart(
        "railing",
        "wood",
        merge([...around(16, post), move(torus(deckR - 0.03, 0.014, 36, 8), [0, deckY + 0.15, 0])]),
        { weight: 0.4 },
      ),
    );
  return standModel(parts, [{ name: "top", position: [0, h + head, 0], normal: [0, 1, 0], radius: 0.15 }]);
}

/**
 * A windmill. What makes it itself: a tower that tapers, round or eight-sided, under a rounded cap, and in front four great lattice sails
 * in a cross with cloth on them; a door and small windows. A wind turbine has three slender white blades on a mast.
 */
export const windmill = defineStructure({
  id: "windmill",
  family: "building",
  words: ["windmill", "wind mill", "dutch windmill", "mill", "wind turbine"],
  senses: ["windmill#2", "windmill#1", "wind turbine", "mill#1"],
  height: 12,
  scale: 5.5,
  styles: { tower: 2, gallery: 2, smock: 2, turbine: 0.0001 },
  choose: byWord({ turbine: ["wind turbine"] }),
  slots: {
    wall: bodySlot(["tower", "body"], ["plaster", "brick"], "#e9e3d4"),
    roof: fixedSlot(["cap"], ["oak-planks", "roof-tiles"], "#7a3b28", "#5c4632", "#3c4a52"),
    wood: fixedSlot(["spar", "lattice", "gallery", "railing"], ["oak"], "#7b5836", "#5e4630"),
    sail: fixedSlot(["cloth", "blade", "vane"], ["woven-cotton"], "#efe6d0", "#e8dcc0"),
    door: fixedSlot(["entrance"], ["oak-planks"], "#2f5a44", "#7a2a1f"),
    trim: fixedSlot(["frame"], ["painted-wood"], "#f1ece0"),
    opening: fixedSlot(["window"], ["glass"], "#26323a"),
    base: fixedSlot(["foot"], ["cobblestone"]),
    mast: bodySlot(["pole"], ["plastic"], "#f2f3f3"),
  },
  dress: ({ style, seed }) => ({
    wall:
      style === "smock"
        ? { material: "oak-planks", colours: hues(["#5b4a3a", "#3f5a4a"][seed % 2] as string) }
        : seed % 3 === 0
          ? { material: "brick", colours: hues("#a05a42") }
          : { material: "plaster", colours: hues("#ece6d8") },
  }),
  build: buildWindmill,
  view: { azimuth: 0.5, elevation: 0.14 },
});

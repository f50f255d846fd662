import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Ask } from "../concept.ts";
import { archPath, archRing, block, blockOn } from "./masonry.ts";
import { ropeBridge } from "./rope-bridge.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";
import { TOWER_BRIDGE_DRESS, towerBridge } from "./tower-bridge.ts";
import { woodenBridge } from "./wooden-bridge.ts";

const top = (y: number) => [{ name: "top", position: [0, y, 0] as const, normal: [0, 1, 0] as const, radius: 0.3 }];

/** A humped road on round arches, parapets with copings, cutwaters between the arches. */
function stone(p: StructureParameters) {
  const n = p.count;
  const span = 3 * p.wide;
  const depth = 0.75;
  const deck = (x: number) => (0.82 - 0.34 * ((2 * x) / span) * ((2 * x) / span)) * p.tall;
  const w = n === 1 ? span * 0.46 : (span * 0.8) / n - 0.12;
  const arches = Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * (w + 0.17));
  const tallAt = (x: number) => Math.min(w / 2 + 0.3, deck(Math.abs(x) + w * 0.3) - 0.13);
  const bottom: Point2[] = [[-span / 2, 0]];
  const squash = (path: readonly Point2[], tall: number) =>
    path.map(([x, y]): Point2 => [x, (y * tall) / (w / 2 + 0.001)]);
  const arch = (x: number, k = 1, lift = 0): Point2[] =>
    squash(archPath(w * k, (w / 2) * k + 0.001, 12), tallAt(x) + lift).map(([u, v]) => [u + x, v] as const);
  for (const x of arches) bottom.push(...arch(x).reverse());
  bottom.push([span / 2, 0]);
  const pieces = 16;
  const upper = (lift: number): Point2[] =>
    Array.from({ length: pieces + 1 }, (_, i) => {
      const x = span / 2 - (i / pieces) * span;
      return [x, deck(x) + lift] as const;
    });
  const body = extrude([...bottom, ...upper(0)], { depth });
  const wall = (lift: number, tall: number, thick: number, bevel = 0) =>
    extrude([...upper(lift).reverse(), ...upper(lift + tall)], { depth: thick, bevel, bevelSteps: 1 });
  const parts: Part[] = [
    makePart("arches", "stone", body, { weight: 1 }),
    makePart("road", "road", move(wall(-0.02, 0.05, depth * 0.84), [0, 0, 0]), { weight: 0.5 }),
    ...makeParts(
      "parapet",
      "stone",
      [-1, 1].map((s) => move(wall(-0.01, 0.17, 0.09), [0, 0, s * (depth / 2 - 0.02)])),
      { weight: 0.9 },
    ),
    ...makeParts(
      "coping",
      "trim",
      [-1, 1].map((s) => move(wall(0.15, 0.045, 0.14, 0.01), [0, 0, s * (depth / 2 - 0.02)])),
      { weight: 0.6 },
    ),
    ...makeParts(
      "string",
      "trim",
      [-1, 1].map((s) => move(wall(-0.03, 0.035, 0.08), [0, 0, s * (depth / 2 + 0.005)])),
      { weight: 0.4 },
    ),
  ];
  for (const [i, x] of arches.entries()) {
    const outer = arch(x, 1 + 0.17 / w, 0.085);
    parts.push(
      ...makeParts(
        `voussoirs-${i + 1}`,
        "trim",
        [-1, 1].map((s) => move(archRing(outer, arch(x, 0.99, -0.004), 0.07, 0.008), [0, 0, s * (depth / 2)])),
        { weight: 0.6 },
      ),
    );
  }
  for (const s of [-1, 1])
    parts.push(
      makePart(
        `ends-${s < 0 ? "left" : "right"}`,
        "trim",
        merge(
          [-1, 1].map((k) =>
            blockOn([0.2, deck(span / 2) + 0.3, 0.2], s * (span / 2 - 0.06), 0, k * (depth / 2 - 0.02), 0.02),
          ),
        ),
        { weight: 0.6 },
      ),
    );
  const piers = arches
    .slice(1)
    .map((x, i) => blockOn([0.14, 0.3, depth + 0.26], (x + (arches[i] as number)) / 2, 0, 0, 0.05));
  if (piers.length > 0) parts.push(makePart("cutwaters", "stone", merge(piers), { weight: 0.6 }));
  parts.push(makePart("water", "water", block([span * 0.96, 0.05, depth + 0.8], [0, -0.02, 0], 0.02), { weight: 0.5 }));
  return standModel(parts, top(deck(0)));
}

/** Two portals, cables slung between them, hangers and a straight deck. */
function suspension(p: StructureParameters) {
  const [span, depth] = [4.6 * p.wide, 0.56];
  const deckY = 0.52;
  const h = 1.55 * p.tall;
  const t = span * 0.27;
  const cableY = (x: number) => {
    const a = Math.abs(x);
    if (a <= t) return deckY + 0.1 + (h - deckY - 0.12) * (a / t) * (a / t);
    const k = (a - t) / (span / 2 - t);
    return h - 0.02 + (deckY + 0.06 - h) * k - 0.1 * k * (1 - k) * 2;
  };
  const parts: Part[] = [
    makePart("deck", "road", block([span, 0.05, depth], [0, deckY, 0], 0.008), { weight: 0.8 }),
    makePart(
      "girders",
      "iron",
      merge(
        [-1, 1].flatMap((s) => [
          block([span, 0.1, 0.04], [0, deckY - 0.03, (s * depth) / 2], 0.006),
          block([span, 0.015, 0.015], [0, deckY + 0.12, (s * depth) / 2], 0.003),
          ...Array.from({ length: 27 }, (_, i) =>
            blockOn([0.014, 0.13, 0.014], ((i / 26) * 2 - 1) * (span / 2 - 0.02), deckY, (s * depth) / 2),
          ),
        ]),
      ),
      { weight: 0.7 },
    ),
  ];
  for (const [i, s] of [-1, 1].entries()) {
    const legs = [-1, 1].flatMap((k) => [
      blockOn([0.16, h, 0.11], s * t, 0, k * (depth / 2 + 0.03), 0.012),
      blockOn([0.22, 0.12, 0.16], s * t, h - 0.03, k * (depth / 2 + 0.03), 0.02),
    ]);
    const ties = [0.44, 0.64, 0.82, 0.97].map((f) => block([0.13, 0.1, depth + 0.06], [s * t, h * f, 0], 0.012));
    parts.push(
      makePart(`portal-${i + 1}`, "iron", merge([...legs, ...ties.filter((_, k) => k !== 0 || deckY < h * 0.3)]), {
        weight: 1,
      }),
      makePart(`pier-${i + 1}`, "stone", blockOn([0.4, 0.2, depth + 0.4], s * t, 0, 0, 0.03), { weight: 0.6 }),
      makePart(
        `anchorage-${i + 1}`,
        "stone",
        blockOn([0.3, deckY + 0.06, depth + 0.14], s * (span / 2 - 0.06), 0, 0, 0.03),
        { weight: 0.6 },
      ),
    );
  }
  const cables = [-1, 1].map((k) =>
    tube(
      0.024,
      Array.from({ length: 49 }, (_, i): Vec3 => {
        const x = ((i / 48) * 2 - 1) * (span / 2 - 0.02);
        return [x, cableY(x), k * (depth / 2 + 0.03)];
      }),
      8,
    ),
  );
  const hangers = [-1, 1].flatMap((k) =>
    Array.from({ length: 29 }, (_, i) => ((i / 28) * 2 - 1) * span * 0.46)
      .filter((x) => Math.abs(Math.abs(x) - t) > 0.1 && cableY(x) > deckY + 0.07)
      .map((x) =>
        tube(
          0.0085,
          [
            [x, deckY, k * (depth / 2 + 0.03)],
            [x, cableY(x), k * (depth / 2 + 0.03)],
          ],
          5,
        ),
      ),
  );
  parts.push(
    ...makeParts("cable", "iron", cables, { weight: 0.9 }),
    makePart("hangers", "iron", merge(hangers), { weight: 0.6 }),
  );
  parts.push(makePart("water", "water", block([span * 0.99, 0.05, depth + 0.9], [0, 0, 0], 0.02), { weight: 0.4 }));
  return standModel(parts, top(deckY));
}

const SUSPENDED: ReadonlySet<string> = new Set(["suspension", "golden-gate"]);

const choose = (ask: Ask): string | undefined =>
  byWord({
    stone: ["stone bridge", "arch bridge", "viaduct", "aqueduct"],
    suspension: ["suspension bridge", "brooklyn bridge"],
    "golden-gate": ["golden gate bridge", "golden gate"],
    "tower-bridge": ["tower bridge", "london bridge"],
    wooden: ["wooden bridge", "footbridge", "garden bridge"],
    rope: ["rope bridge", "hanging bridge", "jungle bridge"],
  })(ask) ??
  (ask.parts.has("rope") || ask.parts.has("cliff") ? "rope" : undefined) ??
  (ask.traits.has("wooden") || ask.materials?.some((id) => id.startsWith("oak")) ? "wooden" : undefined);

/**
 * A bridge. What makes it itself: it spans a gap. Of stone: a humped road between parapets over round arches with wedge stones; of iron: two
 * portals with slung cables and hangers over a straight deck; of wood: a bow of planks with posts and rails; of rope: planks that sag from
 * one wall of a ravine to the other.
 */
export const bridge = defineStructure({
  id: "bridge",
  family: "building",
  words: [
    "bridge",
    "stone bridge",
    "arch bridge",
    "viaduct",
    "aqueduct",
    "suspension bridge",
    "golden gate bridge",
    "golden gate",
    "tower bridge",
    "london bridge",
    "wooden bridge",
    "footbridge",
    "garden bridge",
    "rope bridge",
    "hanging bridge",
    "jungle bridge",
  ],
  senses: ["bridge#1"],
  height: 4,
  scale: 2.4,
  styles: { stone: 3, suspension: 1, wooden: 1, rope: 0.0001, "golden-gate": 0.0001, "tower-bridge": 0.0001 },
  choose,
  counts: [1, 3],
  counted: "arch",
  slots: {
    stone: bodySlot(["arch", "parapet", "wall", "pier"], ["brick"], "#948d80", "#85827b", "#a39176"),
    wood: bodySlot(["rail", "railing", "beam", "post"], ["painted-wood", "oak"], "#9c261c"),
    plank: fixedSlot(["board", "deck"], ["oak"]),
    iron: bodySlot(["cable", "portal", "tower", "girder"], ["painted-metal"], "#a83a22", "#a83a22", "#6a7378"),
    rope: bodySlot(["ropes"], ["rope"], "#a98d5e"),
    cliff: fixedSlot(["ravine", "gorge", "chasm", "canyon", "cliff", "abyss"], ["cliff"], "#8a7d6e"),
    turf: fixedSlot(["grass"], ["grass"]),
    trim: bodySlot(["coping", "keystone"], ["granite"], "#b4ada0"),
    road: fixedSlot(["pavement", "roadway"], ["cobblestone", "concrete"]),
    window: fixedSlot(["pane"], ["glass"], "#26323c"),
    water: fixedSlot(["river", "stream"], ["ice"], "#3f7f94", "#4a8798"),
  },
  dress: ({ style, seed }) =>
    style === "tower-bridge"
      ? TOWER_BRIDGE_DRESS
      : SUSPENDED.has(style)
        ? {
            ...(style === "golden-gate" && { iron: { material: "painted-metal", colours: hues("#b4371f") } }),
            stone: { material: "concrete", colours: hues("#b7b0a2") },
            road: { material: "concrete", colours: hues("#4a4b4d") },
          }
        : style === "rope"
          ? {
              wood: { material: "oak", colours: hues("#6b4d30") },
              plank: { material: "oak", colours: hues("#8a6a45") },
            }
          : style === "wooden"
            ? {
                wood: seed % 2 === 0 ? { material: "oak" } : { material: "painted-wood", colours: hues("#9c261c") },
                stone: { material: "cobblestone" },
              }
            : {},
  build: (p) =>
    p.style === "rope"
      ? ropeBridge(p)
      : p.style === "tower-bridge"
        ? towerBridge(p)
        : SUSPENDED.has(p.style)
          ? suspension(p)
          : p.style === "wooden"
            ? woodenBridge(p)
            : stone(p),
  view: { azimuth: 0.5, elevation: 0.26 },
});

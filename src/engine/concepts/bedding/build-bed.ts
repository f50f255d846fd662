import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { tuftedPanel } from "../seating/padded-box.ts";
import type { BedParameters } from "./bed-parameters.ts";
import { makeBedding } from "./make-bedding.ts";
import { canopy, POST_HEIGHT } from "./make-canopy.ts";

const POST = 0.075;

export function buildBed(p: BedParameters): Model {
  const [w, l] = [p.width + 0.06, p.length + 0.04];
  const rail = move(box([0.035, 0.17, l], { bevel: 0.006, bevelSteps: 2 }), [w / 2, p.deck + 0.02, 0]);
  const slot = p.style === "upholstered" ? "padding" : p.style === "iron" ? "bars" : "frame";
  const parts: Part[] = [
    ...makeParts("rail", slot, [rail, move(rail, [-w, 0, 0])], { grain: "z", weight: 0.7, ownPiece: true }),
    makePart("deck", slot, move(box([w, 0.03, l - 0.01]), [0, p.deck - 0.012, 0]), { weight: 0.2 }),
    ...boards(p, w, l),
  ];
  if (p.posts) {
    const tall = [1, -1].flatMap((x) => [1, -1].map((z) => move(postShape(), [(x * w) / 2, 0, (z * l) / 2])));
    parts.push(...makeParts("post", "post", tall, { ownPiece: true, weight: 0.9 }), ...canopy(p, w, l));
  }
  const bedding = makeBedding(p.width, p.length, p.deck, p);
  parts.push(...bedding.parts);
  const radius = p.width * 0.4;
  return standModel(parts, [
    { name: "top", position: [0, bedding.top, p.length * 0.08], normal: [0, 1, 0], radius },
    { name: "seat", position: [0, bedding.top - 0.02, p.length * 0.3], normal: [0, 1, 0], radius },
  ]);
}

function boards(p: BedParameters, w: number, l: number): Part[] {
  const stand = (geometry: Geometry, z: number) => move(geometry, [0, 0, z]);
  if (p.style === "iron") {
    return [
      makePart("headboard", "bars", stand(ironBars(w, p.headHeight, p.deck), -l / 2), { weight: 0.9 }),
      makePart("footboard", "bars", stand(ironBars(w, p.footHeight + 0.12, p.deck), l / 2), { weight: 0.8 }),
    ];
  }
  if (p.style === "upholstered") {
    const head = tuftedPanel([w + 0.06, p.headHeight - 0.1, 0.13], 5, 3);
    return [
      makePart("headboard", "padding", move(head, [0, 0.1 + (p.headHeight - 0.1) / 2, -l / 2 - 0.02]), {
        weight: 1,
        crease: 1,
      }),
      makePart(
        "foot-rail",
        "padding",
        move(box([w + 0.035, 0.19, 0.05], { bevel: 0.02, bevelSteps: 2 }), [0, p.deck + 0.02, l / 2]),
        { weight: 0.7 },
      ),
      ...makeParts("leg", "frame", legs(w, l, p.deck), { weight: 0.5 }),
    ];
  }
  const posts = p.posts
    ? []
    : [1, -1].flatMap((x) =>
        [p.headHeight + 0.03, p.footHeight + 0.03].map((h, k) =>
          move(box([POST, h, POST], { bevel: 0.012, bevelSteps: 2 }), [(x * w) / 2, h / 2, k === 0 ? -l / 2 : l / 2]),
        ),
      );
  const head = board(p, w, p.headHeight, p.arch);
  const foot = board(p, w, p.footHeight, p.arch * 0.4);
  return [
    ...makeParts("bedpost", "frame", posts, { ownPiece: true, weight: 0.8 }),
    ...makeParts(
      "headboard",
      "frame",
      head.map((g) => stand(g, -l / 2)),
      { grain: "x", weight: 0.95, ownPiece: true },
    ),
    ...makeParts(
      "footboard",
      "frame",
      foot.map((g) => stand(g, l / 2)),
      { grain: "x", weight: 0.85, ownPiece: true },
    ),
  ];
}

/** A board with an arched top, framed panels on it, or slats between two rails. */
function board(p: BedParameters, w: number, height: number, arch: number): Geometry[] {
  const low = p.deck - 0.05;
  const n = 16;
  const rim = (lift: number) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const u = 1 - (2 * i) / n;
      return [(u * w) / 2, height - lift + arch * (1 - u * u)] as const;
    });
  if (p.style === "slats") {
    const count = Math.max(5, Math.round(w / 0.17));
    const bars = Array.from({ length: count }, (_, i) => {
      const u = ((i + 0.5) / count) * 2 - 1;
      const top = height + arch * (1 - u * u) - 0.04;
      return move(box([0.06, top - low, 0.018], { bevel: 0.005 }), [(u * (w - POST)) / 2, (top + low) / 2, 0]);
    });
    const crest = extrude([...rim(0.09).reverse(), ...rim(0)], { depth: 0.04, bevel: 0.008, bevelSteps: 2 });
    const sill = move(box([w, 0.08, 0.034], { bevel: 0.006 }), [0, low + 0.04, 0]);
    return [crest, sill, ...bars];
  }
  const sheet = extrude([[-w / 2, low], [w / 2, low], ...rim(0)], { depth: 0.036, bevel: 0.008, bevelSteps: 2 });
  const crest = extrude([...rim(0.035).reverse(), ...rim(-0.022)], { depth: 0.058, bevel: 0.012, bevelSteps: 2 });
  const panels = [-1, 0, 1].map((k) =>
    move(box([w * 0.25, (height - low) * 0.5, 0.052], { bevel: 0.012, bevelSteps: 2 }), [
      k * w * 0.3,
      low + (height - low) * 0.52,
      0,
    ]),
  );
  return [sheet, crest, ...panels];
}

const legs = (w: number, l: number, deck: number): Geometry[] =>
  [1, -1].flatMap((x) =>
    [1, -1].map((z) =>
      move(box([0.06, deck - 0.05, 0.06], { bevel: 0.008 }), [
        x * (w / 2 - 0.06),
        (deck - 0.05) / 2,
        z * (l / 2 - 0.08),
      ]),
    ),
  );

/** A bow of iron tube with upright bars and brass-like balls on its posts. */
function ironBars(w: number, height: number, deck: number): Geometry {
  const bow = tube(
    0.018,
    Array.from({ length: 21 }, (_, i) => {
      const u = (2 * i) / 20 - 1;
      return [(u * w) / 2, height - 0.06 + 0.14 * (1 - u * u * u * u), 0] as const;
    }),
    12,
  );
  const count = Math.round(w / 0.16);
  const bars = Array.from({ length: count - 1 }, (_, i) => {
    const u = (2 * (i + 1)) / count - 1;
    const top = height - 0.06 + 0.14 * (1 - u * u * u * u);
    return tube(
      0.009,
      [
        [(u * w) / 2, deck, 0],
        [(u * w) / 2, top, 0],
      ],
      8,
    );
  });
  const posts = [1, -1].flatMap((x) => [
    tube(
      0.022,
      [
        [(x * w) / 2, 0, 0],
        [(x * w) / 2, height, 0],
      ],
      14,
    ),
    move(sphere(0.036, 18), [(x * w) / 2, height + 0.02, 0]),
  ]);
  const cross = tube(
    0.014,
    [
      [-w / 2, deck + 0.03, 0],
      [w / 2, deck + 0.03, 0],
    ],
    10,
  );
  return merge([bow, cross, ...bars, ...posts]);
}

/** A turned bedpost: square below, vases and beads above. */
const postShape = (): Geometry =>
  settle(
    turnY(
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.05, 0],
            [0.05, 0.6, 0.01],
            [0.03, 0.64, 0.01],
            [0.055, 0.7, 0.02],
            [0.034, 0.8, 0.03],
            [0.046, 1.1, 0.1],
            [0.03, 1.45, 0.05],
            [0.045, 1.5, 0.01],
            [0.03, 1.55, 0.01],
            [0.034, POST_HEIGHT - 0.06],
            [0.05, POST_HEIGHT - 0.03, 0.01],
            [0.02, POST_HEIGHT + 0.04, 0.01],
            [0.04, POST_HEIGHT + 0.08, 0.02],
            [0, POST_HEIGHT + 0.13],
          ],
          3,
        ),
        20,
      ),
      PI / 4,
    ),
  );

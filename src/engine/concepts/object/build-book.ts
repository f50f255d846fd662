import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { type Point2, rectangleOutline } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { coverPaint, edgePaint, printPaint } from "./book-paint.ts";
import type { BookParameters } from "./book-parameters.ts";

const boardOf = (p: BookParameters): number =>
  p.style === "paperback" ? 0.0011 : Math.max(0.0022, Math.min(0.006, p.thickness * 0.075));

export const buildBook = (p: BookParameters): Model => (p.open ? buildOpen(p) : buildClosed(p));

/** Closed, front board up, spine to -X, head to -Z. */
function buildClosed(p: BookParameters): Model {
  const { width: w, height: l, thickness: t } = p;
  const board = boardOf(p);
  const isPaper = p.style === "paperback";
  const ear = (geometry: Geometry, over: number): Geometry =>
    p.dogEared ? foldCorner(geometry, [w / 2, l / 2], 0.3 * w, over) : geometry;
  const divided = p.dogEared ? { divisions: [18, 1, 24] as const } : {};
  const sheet = box([w, board, l], { bevel: Math.min(0.0014, board * 0.4), bevelSteps: 2 });
  const front = box([w, board, l], { bevel: Math.min(0.0014, board * 0.4), bevelSteps: 2, ...divided });
  const pages = t - 2 * board;
  const lip = isPaper ? 0 : w * 0.022;
  const block = deform(
    box([w - lip, pages + 0.0004, l - 2 * lip], { bevel: 0.0004, divisions: [6, 10, 2] }),
    ([x, y, z]) => {
      // the fore edge is hollow because the back is round
      const hollow = 0.3 * pages * (1 - (4 * y * y) / (pages * pages)) * 0.42;
      return [x - hollow * smoothstep(-w * 0.1, w * 0.5, x) - lip / 2, y, z];
    },
  );
  const parts: Part[] = [
    makePart("front-board", "cover", move(ear(front, 2.5), [0, t - board / 2, 0]), {
      grain: "z",
      weight: 1,
      paint: coverPaint(p),
    }),
    makePart("back-board", "cover", move(sheet, [0, board / 2, 0]), { grain: "z", weight: 0.95 }),
    makePart("spine", "cover", move(spine(p, board), [-w / 2 + 0.0016, t / 2, 0]), { grain: "z", weight: 0.95 }),
    makePart("pages", "page", move(settle(block), [0, t / 2, 0]), { weight: 0.9, paint: edgePaint(pages) }),
  ];
  if (p.style !== "hardcover" && !isPaper) parts.push(...raisedBands(p, board));
  if (p.corners) parts.push(...corners(p, board));
  if (p.ribbon) {
    const from = t * 0.55;
    const path = curveThrough(
      [
        [-w * 0.2, from, l * 0.44],
        [-w * 0.2, from, l * 0.52],
        [-w * 0.185, from * 0.5, l * 0.56],
        [-w * 0.17, 0.0016, l * 0.6],
        [-w * 0.15, 0.0016, l * 0.68],
      ],
      6,
    );
    parts.push(
      makePart("ribbon", "ribbon", sweep(rectangleOutline(0.0075, 0.0011), path, { up: [0, 1, 0] }), { weight: 0.4 }),
    );
  }
  if (p.clasps > 0) parts.push(...clasps(p, board));
  return standModel(parts, [{ name: "top", position: [0, t, 0], normal: [0, 1, 0], radius: w * 0.45 }]);
}

/** Of the bend from the sheet to its corner, metres: a sharper one, between two rows of faces, would pass through itself. */
const FOLD_RADIUS = 0.003;

/**
 * Folds the corner to the right and the front over.
 *
 * @param corner Where it is, x and z.
 * @param size How far along both edges the fold runs.
 * @param over Radians by which it is turned up.
 */
const foldCorner = (geometry: Geometry, [cx, cz]: Point2, size: number, over: number): Geometry =>
  deform(geometry, ([x, y, z]) => {
    // beyond the line from edge to edge, measured across it
    const far = (x - cx + z - cz + size) / Math.SQRT2;
    if (far <= 0) return [x, y, z];
    const angle = Math.min(over, far / FOLD_RADIUS);
    const beyond = far - angle * FOLD_RADIUS;
    const across = (FOLD_RADIUS - y) * sin(angle) + beyond * cos(angle);
    const rise = FOLD_RADIUS - (FOLD_RADIUS - y) * cos(angle) + beyond * sin(angle);
    return [x + (across - far) / Math.SQRT2, rise, z + (across - far) / Math.SQRT2];
  });

/** A curved shell of cover around the back of the pages, joined to both boards. */
function spine(p: BookParameters, board: number): Geometry {
  const half = p.thickness / 2 - 0.0002;
  const swell = Math.min(p.thickness * 0.26, 0.022);
  const arcAt = (reach: number, bulge: number): Point2[] =>
    Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 14) * PI;
      return [-bulge * sin(angle), reach * cos(angle)] as const;
    });
  const outer = arcAt(half, swell);
  const inner = arcAt(half - board, Math.max(0.001, swell - board)).reverse();
  return extrude([...outer, ...inner.map(([x, y]) => [x + 0.0012, y] as const)], {
    depth: p.height,
    bevel: board * 0.25,
  });
}

function raisedBands(p: BookParameters, board: number): Part[] {
  const half = p.thickness / 2;
  const swell = Math.min(p.thickness * 0.26, 0.022);
  const path = Array.from({ length: 13 }, (_, i): Vec3 => {
    const angle = (0.06 + (0.88 * i) / 12) * PI;
    return [-p.width / 2 + 0.0016 - swell * sin(angle), half + (half - 0.0005) * cos(angle), 0];
  });
  const band = sweep(rectangleOutline(board * 1.4, 0.0065, board * 0.6, 3), path, { up: [0, 0, 1] });
  return makeParts(
    "spine-band",
    "cover",
    [-0.36, -0.14, 0.14, 0.36].map((f) => move(band, [0, 0, f * p.height])),
    { weight: 0.5 },
  );
}

/** Metal caps over the corners of both boards: a triangle above and below, joined around the edge. */
function corners(p: BookParameters, board: number): Part[] {
  const size = p.width * 0.17;
  const cap = extrude(
    [
      [0.0012, -0.0012],
      [0.0012, size],
      [-size * 0.42, size * 0.42],
      [-size, -0.0012],
    ].map(([x, y]) => [x as number, y as number] as const),
    { depth: board + 0.0026, bevel: 0.0008 },
  );
  // drawn in XY with its corner at the origin, right and down; laid flat with the corner at right and front
  const flat = deform(cap, ([x, y, z]) => [x, z, -y]);
  const right = [
    move(flat, [p.width / 2, 0, p.height / 2]),
    stretch(move(flat, [p.width / 2, 0, p.height / 2]), [1, 1, -1]),
  ];
  const all = [...right, ...right.map((each) => move(mirror(each), [0.001, 0, 0]))];
  return makeParts(
    "corner",
    "corner",
    [
      ...all.map((each) => move(each, [0, p.thickness - board / 2, 0])),
      ...all.map((each) => move(each, [0, board / 2, 0])),
    ],
    { weight: 0.5 },
  );
}

function clasps(p: BookParameters, board: number): Part[] {
  const { width: w, thickness: t } = p;
  const inside = w / 2 - w * 0.2;
  const path = [
    [inside, t + 0.0008, 0],
    [w / 2 - 0.002, t + 0.0008, 0],
    [w / 2 + 0.0028, t - board, 0],
    [w / 2 + 0.0028, board, 0],
    [w / 2 - 0.004, 0.0014, 0],
  ] as const;
  const strap = sweep(
    rectangleOutline(0.0022, Math.min(0.018, p.height * 0.08), 0.0008, 2),
    // bent sharply: a curve would swing out beside such short pieces
    path,
    { up: [0, 0, 1] },
  );
  const boss = move(stretch(sphere(0.0085, 20, 12), [1, 0.5, 1]), [inside + 0.006, t + 0.0012, 0]);
  return Array.from({ length: p.clasps }, (_, i) => {
    const z = p.clasps === 1 ? 0 : p.height * (-0.27 + (0.54 * i) / (p.clasps - 1));
    return [
      makePart(`clasp-${i + 1}`, "clasp", move(strap, [0, 0, z]), { weight: 0.6 }),
      makePart(`clasp-boss-${i + 1}`, "clasp", move(boss, [0, 0, z]), { weight: 0.4 }),
    ];
  }).flat();
}

/** Open in the middle: boards flat, two swelling halves of pages, a leaf that lifts. */
function buildOpen(p: BookParameters): Model {
  const { width: w, height: l } = p;
  const board = boardOf(p);
  const lip = w * 0.022;
  const rise = p.thickness * 0.5;
  /** Top of the pages at `u` 0 (gutter) to 1 (fore edge). */
  const top = (u: number) =>
    rise * (0.38 + 1.05 * Math.sqrt(Math.max(0, Math.min(1, u * 4.2))) * (1 - 0.52 * u) - 0.2 * u);
  const half = box([w - lip, 1, l - 2 * lip], { divisions: [22, 6, 2] });
  const bent = (side: number): Geometry => {
    const solid = deform(half, ([x, y, z]) => {
      const u = (x + (w - lip) / 2) / (w - lip);
      const h = y + 0.5;
      // a stack of leaves slides into a slanting fore edge
      return [u * (w - lip) * (1 - 0.05 * h * u) + 0.0004, board + h * top(u) - 0.0002, z];
    });
    return settle(side > 0 ? solid : mirror(solid));
  };
  const leaf = Array.from({ length: 13 }, (_, i): Vec3 => {
    const u = i / 12;
    return [0.001 + u * w * 0.86, board + top(0) * 0.8 + rise * (2.6 * u - 1.5 * u * u) * 1.15, 0];
  });
  const cover = box([2 * w + 0.012, board, l], { bevel: board * 0.4, bevelSteps: 2, divisions: [12, 1, 1] });
  const parts: Part[] = [
    makePart("cover", "cover", move(cover, [0, board / 2, 0]), { grain: "z", weight: 0.95 }),
    makePart("pages-right", "page", bent(1), { weight: 1, paint: printPaint(p, 1), crease: 0.7 }),
    makePart("pages-left", "page", bent(-1), { weight: 1, paint: printPaint(p, 2 - 3), crease: 0.7 }),
    makePart("leaf", "page", settle(sweep(rectangleOutline(l - 2 * lip, 0.0007), leaf, { up: [0, 1, 0] })), {
      weight: 0.6,
      crease: 0.7,
      paint: printPaint(p, 1),
    }),
  ];
  if (p.corners) {
    const size = w * 0.15;
    const cap = deform(
      extrude(
        [
          [0.0012, -0.0012],
          [0.0012, size],
          [-size, -0.0012],
        ],
        { depth: board + 0.0024, bevel: 0.0006 },
      ),
      ([x, y, z]) => [x, z, -y],
    );
    const one = move(cap, [w + 0.006, board / 2, l / 2]);
    const two = [one, stretch(one, [1, 1, -1])];
    parts.push(...makeParts("corner", "corner", [...two, ...two.map(mirror)], { weight: 0.5 }));
  }
  if (p.ribbon) {
    const y = board + top(0.04) + 0.0006;
    const path = curveThrough(
      [
        [0.004, y, -l * 0.4],
        [0.007, y + rise * 0.12, 0],
        [0.004, y, l * 0.46],
        [0.006, y * 0.7, l * 0.515],
        [0.012, 0.0016, l * 0.56],
        [0.016, 0.0012, l * 0.66],
      ],
      6,
    );
    parts.push(
      makePart("ribbon", "ribbon", sweep(rectangleOutline(0.0075, 0.0011), path, { up: [0, 1, 0] }), { weight: 0.4 }),
    );
  }
  return standModel(parts, [
    { name: "top", position: [w * 0.5, board + top(0.5), 0], normal: [0, 1, 0], radius: w * 0.4 },
  ]);
}

import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { barnFront } from "./barn-front.ts";
import type { HouseParameters } from "./house-parameters.ts";
import { heightAt, PLINTH } from "./house-roof.ts";
import { makeWindow } from "./house-window.ts";

/** Metres from one column of the front's door and windows to the next. */
const columnPitch = (p: HouseParameters): number => (p.width * 0.92) / Math.max(2, p.windows + 1);

/** Where the door and the windows of the front are, from left to right. */
export const frontColumns = (p: HouseParameters): number[] =>
  Array.from({ length: p.windows + 1 }, (_, i) => (i - p.windows / 2) * columnPitch(p));

/** Which of the columns has the door. */
export function doorColumn(p: HouseParameters): number {
  const columns = p.windows + 1;
  if (columns === 1 || p.style === "shed") return 0;
  return Math.max(0, Math.min(columns - 1, Math.floor(columns / 2) + p.doorSide * Math.floor(columns / 2.5)));
}

/** Door, steps, porch and the windows of the front; a window in the gable. */
export function makeFront(p: HouseParameters, eaves: number, roof: readonly Point2[]): Part[] {
  const z = p.depth / 2;
  if (p.style === "barn") return barnFront(p, z, roof);
  const [doorWidth, doorHeight] = p.style === "shed" ? [0.85, 1.8] : [1.05, 2.1];
  const places = frontColumns(p);
  const pitch = columnPitch(p);
  const doorAt = doorColumn(p);
  const doorX = places[doorAt] as number;
  const parts = makeDoor(p, doorX, z, doorWidth, doorHeight);
  const tall = p.storeyHeight * 0.46;
  const wide = Math.min(p.style === "cottage" ? 1 : 1.15, pitch * (p.shutters ? 0.42 : 0.6));
  for (let storey = 0; storey < p.storeys; storey += 1) {
    const y = PLINTH + (storey + 0.57) * p.storeyHeight;
    for (const [i, x] of places.entries()) {
      if (storey === 0 && i === doorAt) continue;
      parts.push(
        ...makeWindow(
          `window-${storey + 1}-${i + 1}`,
          p,
          wide,
          tall,
          (geometry) => move(geometry, [x, y, z]),
          p.shutters,
        ),
      );
    }
  }
  if (p.gableFront && p.style !== "shed") {
    const y = eaves + (heightAt(roof, 0) - eaves) * 0.4;
    parts.push(
      ...makeWindow(
        "gable-window",
        p,
        wide * 0.8,
        tall * 0.72,
        (geometry) => move(geometry, [0, y, p.style === "cabin" ? z - 0.1 : z]),
        false,
      ),
    );
  }
  if (p.dormer) parts.push(...makeDormer(p, eaves, roof));
  return parts;
}

function makeDoor(p: HouseParameters, x: number, z: number, width: number, height: number): Part[] {
  const y = PLINTH - 0.02;
  const put = (geometry: Geometry) => move(geometry, [x, y, z]);
  const out = p.style === "cabin" ? 0.06 : 0;
  const frame: Point2[] = [
    [-width / 2 - 0.13, 0],
    [-width / 2, 0],
    [-width / 2, height],
    [width / 2, height],
    [width / 2, 0],
    [width / 2 + 0.13, 0],
    [width / 2 + 0.13, height + 0.16],
    [-width / 2 - 0.13, height + 0.16],
  ];
  const leaf = move(box([width + 0.02, height + 0.02, 0.09], { bevel: 0.01 }), [0, height / 2, 0.02 + out]);
  const panels = [-1, 1].flatMap((side) =>
    [
      [0.27, 0.36],
      [0.68, 0.3],
    ].map(([at, size]) =>
      move(box([width * 0.34, height * (size as number), 0.05], { bevel: 0.022, bevelSteps: 1 }), [
        side * width * 0.22,
        height * (at as number),
        0.06 + out,
      ]),
    ),
  );
  const light = move(box([width * 0.78, height * 0.09, 0.06], { bevel: 0.006 }), [0, height * 0.91, 0.05 + out]);
  const parts = [
    makePart("door", "door", put(merge([leaf, ...panels])), { weight: 0.9 }),
    makePart("door-light", "pane", put(light), { weight: 0.3 }),
    makePart(
      "door-frame",
      "window",
      put(move(extrude(frame, { depth: 0.22, bevel: 0.014, bevelSteps: 1 }), [0, 0, 0.05 + out])),
      { weight: 0.7 },
    ),
    makePart("door-knob", "knob", put(move(sphere(0.045, 20, 12), [width * 0.4, height * 0.46, 0.1 + out])), {
      weight: 0.3,
    }),
  ];
  const treads = [0.5, 1].map((f, i) =>
    move(
      box(
        [width + 0.5 + (1 - i) * 0.3, PLINTH * (i === 0 ? 0.5 : 1) - 0.02, 0.4 + (1 - i) * 0.4 + (i === 0 ? 0 : 0.1)],
        { bevel: 0.025 },
      ),
      [x, (PLINTH * f - 0.02) / 2, z + 0.25 + (1 - i) * 0.18],
    ),
  );
  if (p.style !== "shed") parts.push(...makeParts("step", "step", treads, { weight: 0.5 }));
  if (p.porch) parts.push(...makePorch(p, x, z, width, height));
  return parts;
}

/** A little gabled roof on two posts over the steps. */
function makePorch(p: HouseParameters, x: number, z: number, width: number, height: number): Part[] {
  const half = width / 2 + 0.5;
  const reach = 1.25;
  const y = PLINTH + height + 0.28;
  const rise = 0.5;
  const post = (side: number) =>
    move(box([0.14, y, 0.14], { bevel: 0.015 }), [x + side * (half - 0.12), y / 2, z + reach - 0.16]);
  const beam = move(box([2 * half, 0.14, 0.14], { bevel: 0.015 }), [x, y, z + reach - 0.16]);
  const sides = [-1, 1].map((side) =>
    move(box([0.12, 0.12, reach + 0.05], { bevel: 0.012 }), [x + side * (half - 0.12), y, z + reach / 2 - 0.1]),
  );
  const slope = Math.sqrt(half * half + rise * rise) + 0.18;
  const angle = atan2(rise, half);
  const slabs = [-1, 1].map((side) =>
    move(turnZ(box([slope, 0.1, reach + 0.35], { bevel: 0.02 }), -side * angle), [
      x + (side * half) / 2 + side * 0.06,
      y + rise / 2 + 0.08,
      z + reach / 2,
    ]),
  );
  const gable = move(
    extrude(
      [
        [-half, 0],
        [half, 0],
        [0, rise],
      ],
      { depth: 0.08 },
    ),
    [x, y + 0.03, z + reach - 0.12],
  );
  return [
    ...makeParts("porch-post", "porch", [post(-1), post(1)], { weight: 0.6 }),
    makePart("porch-beam", "porch", merge([beam, ...sides]), { grain: "x", weight: 0.5 }),
    makePart("porch-gable", p.style === "cabin" ? "porch" : "trim", gable, { weight: 0.5 }),
    ...makeParts("porch-roof", "roof", slabs, { grain: "x", weight: 0.7 }),
  ];
}

/** A window with its own gable, standing in the front slope of the roof. */
function makeDormer(p: HouseParameters, eaves: number, roof: readonly Point2[]): Part[] {
  const half = 0.72;
  const rise = 0.62;
  const back = p.depth * 0.34;
  const low = eaves + (heightAt(roof, 0) - eaves) * 0.18;
  const z = p.depth / 2 - (low - eaves) / Math.max(0.2, (heightAt(roof, 0) - eaves) / (p.depth / 2)) + 0.02;
  const height = 1.15;
  const cheek: Point2[] = [
    [-half, -0.5],
    [half, -0.5],
    [half, height],
    [0, height + rise],
    [-half, height],
  ];
  const angle = atan2(rise, half);
  const slope = Math.sqrt(half * half + rise * rise) + 0.3;
  const slabs = [-1, 1].map((side) =>
    move(turnZ(box([slope, 0.1, back + 0.24], { bevel: 0.02 }), -side * angle), [
      side * (half / 2 + 0.09),
      low + height + rise / 2 + 0.02,
      z - back / 2 + 0.14,
    ]),
  );
  return [
    makePart("dormer", "dormer", move(extrude(cheek, { depth: back }), [0, low, z - back / 2]), { weight: 0.7 }),
    ...makeParts("dormer-roof", "dormer", slabs, { grain: "x", weight: 0.7 }).map((part) => ({
      ...part,
      slot: "roof",
    })),
    ...makeWindow("dormer-window", p, 0.82, 0.95, (geometry) => move(geometry, [0, low + 0.62, z]), false),
  ];
}

/** Windows in the walls to the left and right, on each storey. */
export function makeSideWindows(p: HouseParameters, eaves: number): Part[] {
  if (p.style === "shed" || p.windows === 0) return [];
  const count = p.style === "barn" ? 3 : 2;
  const [wide, tall] = [p.style === "barn" ? 0.7 : 0.95, p.storeyHeight * (p.style === "barn" ? 0.22 : 0.46)];
  const parts: Part[] = [];
  for (const side of [-1, 1]) {
    const put = (at: Vec3) => (geometry: Geometry) => move(turnY(geometry, (side * PI) / 2), at);
    for (let storey = 0; storey < p.storeys; storey += 1) {
      for (let i = 0; i < count; i += 1) {
        const y = PLINTH + (storey + 0.57) * p.storeyHeight;
        const name = `side-window-${side < 0 ? "left" : "right"}-${storey + 1}-${i + 1}`;
        if (y + tall < eaves + 0.6)
          parts.push(
            ...makeWindow(
              name,
              p,
              wide,
              tall,
              put([(side * p.width) / 2, y, (i - (count - 1) / 2) * (p.depth / (count + 0.4))]),
              false,
            ),
          );
      }
    }
  }
  return parts;
}

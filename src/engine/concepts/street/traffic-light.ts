import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { slab, turnedCorners } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { bandOutline, block, turnedUp } from "../building/masonry.ts";
import { bodySlot, defineStructure, fixedSlot, hues, varied } from "../building/structure.ts";

/**
 * A traffic light. What makes it itself: a tall box with three round lights one above the other, red, amber, green, each under a
 * hood, on a pole with a foot; often a plate with a pale edge behind.
 */
export const trafficLight = defineStructure({
  id: "traffic-light",
  family: "street",
  words: ["traffic light", "stoplight", "traffic signal", "stop light", "traffic lights", "semaphore"],
  senses: ["traffic light"],
  height: 2.4,
  styles: { plate: 2, plain: 2, corner: 1 },
  slots: {
    body: bodySlot(["housing", "head", "hood", "visor"], ["painted-metal"], "#1d2022"),
    post: fixedSlot(["pole", "foot", "base"], ["painted-metal"], "#3c4246"),
    plate: fixedSlot(["back", "backboard"], ["painted-metal"], "#121416"),
    edge: fixedSlot(["border"], ["painted-metal"], "#e9e7df"),
    red: fixedSlot(["red light", "stop"], ["plastic"], "#f0281c"),
    amber: fixedSlot(["yellow light", "yellow", "orange light"], ["plastic"], "#ffb413"),
    green: fixedSlot(["green light", "go"], ["plastic"], "#1fd15a"),
  },
  dress: ({ seed }) => ({ body: { material: "painted-metal", colours: hues(seed % 2 === 0 ? "#d9a011" : "#1c1f21") } }),
  build: (p) => {
    const [w, pitch] = [0.36 * p.wide, 0.35];
    const h = pitch * 3 + 0.06;
    const low = 1.0 * p.tall;
    const mid = low + h / 2;
    const r = w * 0.37;
    const hood = settle(extrude(bandOutline(r * 1.02, r * 1.14, -0.35, PI + 0.35, 18), { depth: 0.17 }));
    const lens = turnedCorners(
      [
        [0, -0.02],
        [r, -0.02],
        [r, 0.018, 0.008],
        [r * 0.6, 0.04, 0.1],
        [0, 0.05],
      ],
      32,
      4,
    );
    const rim = turnedCorners(
      [
        [r * 0.96, -0.01],
        [r * 1.16, -0.01],
        [r * 1.14, 0.03, 0.006],
        [r * 0.96, 0.03],
      ],
      32,
      2,
    );
    const face = (turn: number, tag: string): Part[] => {
      const put = (g: Parameters<typeof move>[0], y: number, z: number) =>
        move(turnY(move(g, [0, 0, z]), turn), [0, y, 0]);
      const ys = [1, 0, -1].map((i) => mid + i * pitch);
      return [
        makePart(`hoods-${tag}`, "body", merge(ys.map((y) => put(hood, y, 0.215))), { weight: 0.9 }),
        makePart(`rims-${tag}`, "body", merge(ys.map((y) => put(rim, y, 0.13))), { weight: 0.4 }),
        ...(["red", "amber", "green"] as const).map((slot, i) =>
          makePart(`${slot}-${tag}`, slot, put(lens, ys[i] as number, 0.135), { weight: 0.95 }),
        ),
      ];
    };
    const parts: Part[] = [
      ...makeParts(
        "box",
        "body",
        [1, 0, -1].map((i) => move(slab([w, pitch * 0.985, 0.28], 0.05, 0.012), [0, mid + i * pitch, 0])),
        { weight: 1 },
      ),
      ...face(0, "front"),
      makePart(
        "post",
        "post",
        turnedUp(
          [
            [0, 0],
            [0.2, 0, 0.01],
            [0.2, 0.035, 0.01],
            [0.11, 0.06, 0.02],
            [0.095, 0.3, 0.01],
            [0.062, 0.32, 0.01],
            [0.058, low + 0.06],
            [0, low + 0.06],
          ],
          28,
        ),
        { weight: 0.9 },
      ),
      makePart("neck", "post", block([0.16, 0.07, 0.16], [0, low + 0.02, 0], 0.02), { weight: 0.4 }),
      makePart("cap", "body", move(slab([w * 0.7, 0.06, 0.2], 0.02, 0.008), [0, low + h - 0.02, 0]), { weight: 0.4 }),
    ];
    if (p.style === "corner") parts.push(...face(PI / 2, "side"));
    if (p.style === "plate") {
      parts.push(
        makePart("plate", "plate", move(slab([w * 1.62, h + 0.22, 0.02], 0.1, 0.004), [0, mid, 0.02]), { weight: 0.8 }),
        makePart("edge", "edge", move(slab([w * 1.62 + 0.05, h + 0.27, 0.014], 0.12, 0.003), [0, mid, 0.014]), {
          weight: 0.6,
        }),
      );
    }
    if (varied(p, "button", [true, false]))
      parts.push(
        makePart("button-box", "plate", block([0.12, 0.2, 0.1], [0, low * 0.62, 0.08], 0.015), { weight: 0.3 }),
      );
    return standModel(parts, [{ name: "top", position: [0, low + h + 0.04, 0], normal: [0, 1, 0], radius: w * 0.35 }]);
  },
  view: { azimuth: 0.5, elevation: 0.14 },
});

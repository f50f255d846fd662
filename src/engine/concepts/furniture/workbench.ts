import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

const [W, D, TOP] = [1.5, 0.62, 0.86];

/** A hammer, a saw, a wrench and screwdrivers on their hooks, about the board's middle. */
function tools(): { readonly steel: Part["geometry"]; readonly grips: Part["geometry"] } {
  const z = 0.02;
  const blade = plate(
    [
      [0.1, -0.06],
      [0.46, -0.025],
      [0.46, 0.02],
      [0.1, 0.045],
    ],
    0.004,
  );
  return {
    steel: merge([
      block([0.15, 0.045, 0.04], [-0.5, 0.16, z], 0.008),
      move(blade, [-0.28, 0.02, z]),
      ...[0.32, 0.4, 0.48].map((x) => bar([x, -0.02, z], [x, 0.12, z], 0.006, 8)),
      bar([0.6, -0.13, z], [0.6, 0.08, z], 0.013, 8),
      move(turnX(torus(0.026, 0.01, 20, 8), PI / 2), [0.6, 0.1, z]),
      move(turnX(torus(0.022, 0.009, 20, 8), PI / 2), [0.6, -0.14, z]),
    ]),
    grips: merge([
      bar([-0.5, -0.14, z], [-0.5, 0.16, z], 0.015, 10),
      move(block([0.12, 0.1, 0.024], [0, 0, 0], 0.02, 2), [-0.2, 0.012, z]),
      ...[0.32, 0.4, 0.48].map((x) => bar([x, 0.11, z], [x, 0.2, z], 0.015, 10)),
    ]),
  };
}

function build({ has }: Planned): Part[] {
  const { steel, grips } = tools();
  const boardY = TOP + 0.42;
  const onBoard = (g: Part["geometry"]) => move(g, [0, boardY, -D / 2 + 0.012]);
  return [
    makePart("top", "wood", merge([-0.2, 0, 0.2].map((z) => block([W, 0.07, 0.2], [0, TOP - 0.035, z], 0.005))), {
      weight: 1,
      grain: "x",
    }),
    makePart(
      "frame",
      "wood",
      merge([
        ...[-1, 1].flatMap((s) =>
          [-1, 1].map((t) =>
            block([0.09, TOP - 0.06, 0.09], [s * (W / 2 - 0.1), (TOP - 0.06) / 2, t * (D / 2 - 0.07)], 0.006),
          ),
        ),
        ...[-1, 1].map((t) => block([W - 0.2, 0.1, 0.04], [0, TOP - 0.13, t * (D / 2 - 0.07)], 0.005)),
        block([W - 0.12, 0.035, D - 0.08], [0, 0.22, 0], 0.005),
      ]),
      { weight: 0.9 },
    ),
    makePart("drawer", "drawer", merge([block([0.5, 0.15, 0.44], [-0.35, TOP - 0.15, 0.06], 0.008)]), {
      weight: 0.6,
      grain: "x",
    }),
    makePart("knob", "steel", bar([-0.35, TOP - 0.15, 0.27], [-0.35, TOP - 0.15, 0.31], 0.016, 14), { weight: 0.3 }),
    // a wooden jaw with its screw at the right end of the front
    makePart("vise-jaw", "drawer", block([0.34, 0.17, 0.06], [0.42, TOP - 0.085, D / 2 + 0.09], 0.012), {
      weight: 0.8,
      grain: "x",
    }),
    makePart(
      "vise-screw",
      "steel",
      merge([
        bar([0.42, TOP - 0.1, D / 2 - 0.04], [0.42, TOP - 0.1, D / 2 + 0.17], 0.016, 14),
        ...[-0.1, 0.1].map((x) =>
          bar([0.42 + x, TOP - 0.1, D / 2 - 0.04], [0.42 + x, TOP - 0.1, D / 2 + 0.09], 0.01, 10),
        ),
        move(turnZ(bar([0, -0.11, 0], [0, 0.11, 0], 0.009, 10), 0.9), [0.42, TOP - 0.1, D / 2 + 0.165]),
      ]),
      { weight: 0.7 },
    ),
    makePart("crate", "drawer", block([0.42, 0.22, 0.34], [0.36, 0.345, 0], 0.01), { weight: 0.3, grain: "x" }),
    ...(has("board")
      ? [
          makePart(
            "board",
            "board",
            merge([block([W - 0.04, 0.8, 0.022], [0, boardY - 0.03, -D / 2 + 0.015], 0.004)]),
            {
              weight: 0.8,
              paint: (surface, x, y, z) => {
                if (z < -D / 2 + 0.02) return;
                const [u, v] = [x / 0.04, y / 0.04];
                const [a, b] = [u - Math.round(u), v - Math.round(v)];
                if (a * a + b * b < 0.02) layColour(surface, [0.03, 0.02, 0.015], 0.9);
              },
            },
          ),
          makePart("tools", "steel", onBoard(steel), { weight: 0.8 }),
          makePart("handles", "grip", onBoard(grips), { weight: 0.7 }),
        ]
      : [
          makePart(
            "mallet",
            "grip",
            merge([
              block([0.17, 0.1, 0.1], [-0.4, TOP + 0.05, 0.06], 0.014),
              bar([-0.32, TOP + 0.05, 0.06], [-0.06, TOP + 0.02, 0.16], 0.017, 10),
            ]),
            { weight: 0.6 },
          ),
        ]),
  ];
}

/** A workbench. What makes it itself: a thick top of planks on sturdy legs with a shelf, a wooden vise at its front, a drawer, a pegboard behind with hammer, saw, screwdrivers and wrench hung on it. */
export const workbench = defineFromPlan({
  id: "workbench",
  family: "furniture",
  words: [
    "workbench",
    "work bench",
    "carpenter bench",
    "carpenter's bench",
    "tool bench",
    "woodworking bench",
    "crafting table",
    "workshop table",
    "crafting bench",
    "carpentry bench",
    "work table",
  ],
  senses: ["workbench"],
  height: 1.6,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    wood: mainSlot("oak pine beech", "#b8864e #a07440 #8a6238", "top|leg|frame|plank"),
    drawer: slot("oak", "#7a5230", "box|vise|crate"),
    board: slot("plywood", "#c8a878 #7a8a8f", "pegboard|panel|back"),
    steel: slot("brushed-steel", "", "tool|tools|screw"),
    grip: slot("painted-wood", "#b8281c #d8a01c #8a5228", "handle|mallet|hammer"),
  },
  extras: { board: { chance: 0.7 } },
  build,
  sockets: () => [{ name: "top", position: [0, TOP, 0.08], normal: [0, 1, 0], radius: 0.24 }],
});

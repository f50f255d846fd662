import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { bowHandle, carcase, HANDLES, panelFront, topAt, WOODWORK } from "./carcase.ts";

const [W, H, D, FOOT] = [1.1, 1.95, 0.56, 0.09];

/** A wardrobe. What makes it itself: a case as tall as a man with two long panelled doors, long handles in the middle, a drawer below and a moulding on top. */
export const wardrobe = defineThing<"classic" | "plain" | "mirrored">({
  id: "wardrobe",
  family: "furniture",
  words: { wardrobe: "", armoire: "classic", closet: "plain", "clothes cupboard": "" },
  senses: ["wardrobe"],
  forms: { classic: 3, plain: 2, mirrored: 1 },
  choose: (ask) => (says(ask, "modern") ? "plain" : undefined),
  height: 2,
  slots: {
    ...WOODWORK,
    door: { words: ["panel"], materials: ["oak"], colours: WOODWORK.frame?.colours ?? [], group: "wood" },
    mirror: { words: ["glass"], materials: ["silver"], takesWhole: false },
    handle: HANDLES,
  },
  build: ({ form }) => {
    const z = D / 2 + 0.008;
    const parts: Part[] = carcase({ width: W, height: H, depth: D, foot: FOOT, board: 0.03, lip: 0.02 });
    const low = form === "plain" ? FOOT + 0.02 : FOOT + 0.3;
    const tall = H - 0.05 - low;
    const wide = W / 2 - 0.022;
    for (const [i, side] of [-1, 1].entries()) {
      const x = side * (wide / 2 + 0.003);
      if (form === "classic") {
        parts.push(
          makePart(`door-${i + 1}`, "door", move(panelFront(wide, tall * 0.62), [x, low + tall * 0.69, z]), {
            weight: 0.9,
            ownPiece: true,
          }),
          makePart(`door-low-${i + 1}`, "door", move(panelFront(wide, tall * 0.38), [x, low + tall * 0.19, z]), {
            weight: 0.8,
            ownPiece: true,
          }),
        );
      } else
        parts.push(
          makePart(`door-${i + 1}`, "door", move(panelFront(wide, tall, form !== "plain"), [x, low + tall / 2, z]), {
            weight: 0.9,
            ownPiece: true,
          }),
        );
      if (form === "mirrored")
        parts.push(
          makePart(
            `mirror-${i + 1}`,
            "mirror",
            move(box([wide - 0.12, tall - 0.12, 0.012], { bevel: 0.004 }), [x, low + tall / 2, z + 0.008]),
            { weight: 0.8 },
          ),
        );
      parts.push(
        makePart(`handle-${i + 1}`, "handle", move(bowHandle(0.2, true), [side * 0.035, low + tall * 0.5, z + 0.012]), {
          weight: 0.6,
        }),
      );
    }
    if (form !== "plain") {
      const drawer = W - 0.04;
      parts.push(
        makePart("drawer", "door", move(panelFront(drawer, 0.26), [0, FOOT + 0.16, z]), { grain: "x", weight: 0.7 }),
        ...makeParts(
          "drawer-handle",
          "handle",
          [-0.3, 0.3].map((x) => move(bowHandle(0.12), [x, FOOT + 0.16, z + 0.01])),
          { weight: 0.4 },
        ),
      );
      const n = 16;
      const rim = Array.from({ length: n + 1 }, (_, k) => {
        const u = 1 - (2 * k) / n;
        return [u * (W / 2 + 0.02), H + 0.05 + 0.1 * (1 - u * u)] as const;
      });
      parts.push(
        makePart(
          "crown",
          "frame",
          move(
            extrude([[-W / 2 - 0.02, H - 0.01], [W / 2 + 0.02, H - 0.01], ...rim], {
              depth: 0.05,
              bevel: 0.01,
              bevelSteps: 2,
            }),
            [0, 0, D / 2],
          ),
          { grain: "x", weight: 0.7 },
        ),
        makePart(
          "cornice",
          "frame",
          move(box([W + 0.08, 0.035, D + 0.05], { bevel: 0.01, bevelSteps: 2 }), [0, H - 0.01, 0.01]),
          { grain: "x", weight: 0.6 },
        ),
      );
    }
    return parts;
  },
  sockets: () => [topAt(H + 0.008, 0.24)],
  view: { azimuth: 0.5, elevation: 0.14 },
});

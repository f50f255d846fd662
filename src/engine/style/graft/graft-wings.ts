import { shade } from "../../concepts/animal/coat.ts";
import { pair } from "../../concepts/animal/enlarge.ts";
import { spreadWing } from "../../concepts/bird/spread-wing.ts";
import { FORE_WING, HIND_WING, paintWing, type WingEdge } from "../../concepts/insect/butterfly-wing.ts";
import { flatWing } from "../../concepts/insect/jointed.ts";
import { membraneWing } from "../../concepts/reptile/membrane.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, place } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { castOn } from "../cast-on.ts";
import { reachAt, type Scion, type Stock, topAt } from "./graft-stock.ts";

export type WingKind = "feathered" | "membrane" | "insect";

/** How high on a thing its wings begin, as a share of its height. */
const SHOULDER = 0.6;
/** Pitch from which wings face the front rather than lie on a back, radians. */
const UPRIGHT = 1.2;
/** How far they go in, as a share of the size. */
const SUNK = 0.05;

/** What each kind is of where no colour is said. */
const PLAIN: Readonly<Record<WingKind, readonly [base: string, colour: Rgb]>> = {
  feathered: ["feathers", fromHex("#f2efe8")],
  membrane: ["leather", fromHex("#3a2430")],
  insect: ["felt", fromHex("#e0661a")],
};

/** Where the left wing begins, and how it is turned there: up the sides of a thing and of who stands, off the back of a beast. */
interface Root {
  readonly at: Vec3;
  /** Radians from lying flat to facing the front. */
  readonly pitch: number;
  /** Radians that the wing rises outwards. */
  readonly raise: number;
}

function rootOf(stock: Stock): Root {
  const { parts, min, max, cx, cz, high, size, isBody } = stock;
  const long = max[2] - min[2];
  const isBeast = isBody && long > 0.8 * high;
  if (isBeast) {
    const x = 0.06 * high;
    const z = cz + 0.12 * long;
    return { at: [cx + x, topAt(stock, cx + x, z) - 0.06 * high, z], pitch: 0.9, raise: 0.8 };
  }
  const y = min[1] + (isBody ? 0.7 : SHOULDER) * high;
  if (isBody) {
    const back = castOn(parts, [cx, y, cz], [0, 0, -1]) ?? long / 2;
    return { at: [cx + 0.03 * high, y, cz - back + 0.02 * high], pitch: 1.35, raise: 0.45 };
  }
  return { at: [cx + reachAt(stock, y, 1) - SUNK * size, y, cz], pitch: 1.35, raise: 0.5 };
}

/** A pair of spread wings: a bird's of feathers, a bat's or a dragon's of skin on fingers, a butterfly's two on each side. */
export const growWings =
  (kind: WingKind) =>
  (stock: Stock, colour: Rgb | undefined): Scion => {
    const { at, pitch, raise } = rootOf(stock);
    const span = stock.isBody ? 0.85 * Math.max(stock.high, stock.size) : 0.95 * stock.size;
    const [base, plain] = PLAIN[kind];
    const rgb = colour ?? plain;
    const stuff = {
      "graft-wing": [base, rgb] as const,
      "graft-bone": [base, [rgb[0] * 0.6, rgb[1] * 0.6, rgb[2] * 0.6]] as const,
    };
    // both are made about the origin and mirrored there, for the thing's middle need not be that
    const out: Vec3 = [at[0] - stock.cx, at[1], at[2]];
    const put = (name: string, slot: string, geometry: Geometry, paint?: Part["paint"]): Part =>
      makePart(name, slot, move(geometry, [stock.cx, 0, 0]), { weight: 0.9, ...(paint && { paint }) });
    switch (kind) {
      case "feathered": {
        const wing = spreadWing({ shoulder: out, span, chord: 0.5 * span, fingers: 0.5, raise, pitch });
        return {
          parts: [
            put("wings", "graft-wing", pair(wing), (surface, _x, _y, z) =>
              shade(surface, 1.1 + 0.18 * smoothstep(-0.5, 0.1, z)),
            ),
          ],
          stuff: { "graft-wing": stuff["graft-wing"] },
        };
      }
      case "membrane": {
        const { skin, bones } = batWing(out, span, pitch);
        return { parts: [put("wings", "graft-wing", pair(skin)), put("wing-bones", "graft-bone", pair(bones))], stuff };
      }
      case "insect": {
        const sides = ([edge, isHind]: readonly [WingEdge, boolean]) => {
          const paint = paintWing({ edge, isHind, pattern: "monarch", accents: colour === undefined });
          return put(
            isHind ? "hind-wings" : "fore-wings",
            "graft-wing",
            butterflyWings(edge, out, span, pitch, raise, isHind),
            paint,
          );
        };
        return {
          parts: [sides([HIND_WING, true]), sides([FORE_WING, false])],
          stuff: { "graft-wing": stuff["graft-wing"] },
        };
      }
    }
  };

/** Fingers fan out to the side and down; the more it is pitched, the more they lie in the plane of the picture. */
function batWing(root: Vec3, span: number, pitch: number): { skin: Geometry; bones: Geometry } {
  const back = Math.max(0, 1.4 - pitch);
  const to = (x: number, y: number, z = 0): Vec3 => [
    root[0] + span * x,
    root[1] + span * y,
    root[2] + span * (z - back * Math.max(0, 0.75 - y) * 0.8),
  ];
  return membraneWing({
    shoulder: root,
    elbow: to(0.26, 0.3, -0.06),
    wrist: to(0.46, 0.56, -0.02),
    fingers: [to(1.05, 0.66, -0.06), to(1.08, 0.26, -0.08), to(0.86, -0.08, -0.08), to(0.46, -0.24, -0.06)],
    flank: to(-0.02, -0.16, -0.02),
    bone: 0.03 * span,
  });
}

function butterflyWings(
  edge: WingEdge,
  root: Vec3,
  span: number,
  pitch: number,
  raise: number,
  isHind: boolean,
): Geometry {
  const flat = flatWing(
    edge.map(([x, y]) => [x, y] as const),
    0.13,
    0.02,
  );
  // swept back from the sides of a thing, further back from a beast's
  const sweep = pitch > UPRIGHT ? 0.25 : 0.55;
  const left = place(
    flat,
    chain(
      scaling([span, span, span]),
      rotation(Z_AXIS, 0.3 * raise),
      rotation(Y_AXIS, sweep),
      translation([root[0], root[1], root[2] - (isHind ? 0.012 * span : 0)]),
    ),
  );
  return merge([left, mirror(left)]);
}

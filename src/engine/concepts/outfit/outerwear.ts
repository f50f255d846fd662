import type { Paint, Part } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { skirtSolid } from "./bottoms.ts";
import { bandOf, LAYER, patch, prism, sideAt, trunkShell, tubeOf } from "./cloth.ts";
import { makePoncho, makeToga } from "./drapes.ts";
import type { DressableBody } from "./dressable-body.ts";
import { makeArmor, makeSpacesuit } from "./hard-wear.ts";
import { makeLifeJacket, makeRaincoat } from "./rainwear.ts";
import { makeRobe } from "./robes.ts";
import { buttonsDown, shade } from "./sewn-on.ts";
import { makeThingSuit } from "./thing-suit/thing-suits.ts";
import { makeWetsuit } from "./tight-wear.ts";
import { collar, NOT_WORN, piece, sleeves, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** The V in front through which the shirt shows, down to `y`. */
function opening(body: DressableBody, y: number, width: number): Sdf {
  const top = body.neck[1] + 0.05 * body.height;
  return prism(
    [
      [0, y],
      [width, top],
      [-width, top],
    ],
    body.chest[2] - 0.2 * body.height,
  );
}

/** Turned-back fronts, with a notch below the collar. */
function lapels(body: DressableBody, grow: number, y: number, width: number, wide: number): Sdf {
  const h = body.height;
  const top = body.neck[1];
  const inner = (t: number) => width * t * ((top - y) / (top + 0.05 * h - y));
  return both(
    sculpt([
      add(
        patch(body, grow, [
          [0.002 * h, y - 0.004 * h],
          [inner(0.68) + wide * 1.25, y + (top - y) * 0.66],
          [inner(0.62) + wide * 0.7, y + (top - y) * 0.7],
          [inner(0.66), y + (top - y) * 0.7],
        ]),
      ),
      add(
        patch(body, grow, [
          [inner(0.6), y + (top - y) * 0.72],
          [inner(0.7) + wide * 0.95, y + (top - y) * 0.76],
          [inner(0.9) + wide * 0.5, top + 0.01 * h],
          [inner(0.95), top + 0.01 * h],
        ]),
      ),
    ]),
  );
}

/** What is worn over the top. */
export function makeOuter(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const hem = body.hips[1] - 0.035 * h;
  const neck = body.neck[1] - 0.002 * h;
  const arms = sleeves(body, [0.016, 0.018, 0.02], 1.88);
  const covers = ["trunk", "upper-arms", "forearms"] as const;
  switch (p.outer) {
    case "jacket": {
      const isClosed = p.top === "none";
      const steps: SculptStep[] = [
        add(trunkShell(body, LAYER.outer, hem + 0.02 * h, neck)),
        ...arms,
        add(collar(body, 0.018, 0.012), 0.006 * h),
        add(trunkShell(body, LAYER.outer + 0.005, hem + 0.015 * h, hem + 0.042 * h), 0.006 * h),
        ...(isClosed ? [] : [carve(opening(body, hem - 0.08 * h, sideAt(body, body.chest[1]) * 0.62), 0.006 * h)]),
      ];
      return { parts: [piece("jacket", "jacket", sculpt(steps), body)], covers };
    }
    case "vest": {
      const open = opening(body, p.top === "none" ? hem - 0.1 * h : hem + 0.02 * h, sideAt(body, body.chest[1]) * 0.6);
      const armholes = body.arms.map((arm) => carve(tubeOf(arm, h, [0.004, 0, 0], 0.7), 0.008 * h));
      const solid = sculpt([
        add(trunkShell(body, LAYER.outer, hem + 0.03 * h, neck)),
        carve(open, 0.006 * h),
        ...armholes,
      ]);
      return { parts: [piece("vest", "vest", solid, body)], covers: p.top === "none" ? [] : ["trunk"] };
    }
    case "suit":
    case "tuxedo": {
      const isTuxedo = p.outer === "tuxedo";
      const y = body.waist[1] + (isTuxedo ? 0.0 : 0.035) * h;
      const width = sideAt(body, body.chest[1]) * 0.55;
      const steps = [add(trunkShell(body, LAYER.outer, hem, neck)), ...arms, carve(opening(body, y, width), 0.004 * h)];
      const slit = prism(
        [
          [-0.035 * h, hem - 0.03 * h],
          [0.035 * h, hem - 0.03 * h],
          [0, y - 0.05 * h],
        ],
        body.chest[2],
      );
      steps.push(carve(slit, 0.006 * h));
      const lapel = lapels(body, LAYER.over, y, width, 0.036 * h);
      return {
        parts: [
          piece("jacket", p.outer, sculpt(steps), body),
          piece("lapels", p.outer, lapel, body, {
            weight: 0.45,
            ...(isTuxedo && { paint: satin }),
          }),
        ],
        covers,
      };
    }
    case "trench-coat":
    case "coat": {
      const isTrench = p.outer === "trench-coat";
      const length = p.guise === "santa" || p.guise === "firefighter" ? 0.5 : 1.05;
      const skirt = skirtSolid(body, LAYER.outer, length, isTrench ? 0.055 : 0.035, 5);
      const isClosed = p.top === "none" && !isTrench;
      const y = isTrench ? body.chest[1] - 0.035 * h : body.waist[1] + 0.03 * h;
      const width = sideAt(body, body.chest[1]) * 0.5;
      const steps = [
        add(trunkShell(body, LAYER.outer, body.waist[1] - 0.05 * h, neck)),
        add(skirt, 0.02 * h),
        ...arms,
        ...(isClosed
          ? [add(collar(body, 0.02, 0.012), 0.006 * h)]
          : [
              carve(opening(body, y, width), 0.004 * h),
              carve(openSkirt(body, isTrench ? body.waist[1] - 0.03 * h : y), 0.006 * h),
            ]),
      ];
      const solid = sculpt(steps);
      const trench = isTrench ? trenchTrims(solid, y, body) : [];
      const lapel = isClosed
        ? []
        : [
            piece("lapels", p.outer, lapels(body, LAYER.over, y, width, isTrench ? 0.05 * h : 0.034 * h), body, {
              weight: 0.45,
            }),
          ];
      const fur = p.guise === "santa" ? [piece("fur-trim", "trim", furTrim(body, length), body, { weight: 0.6 })] : [];
      return { parts: [piece("coat", p.outer, solid, body), ...lapel, ...trench, ...fur], covers };
    }
    case "raincoat":
      return makeRaincoat(p, body);
    case "life-jacket":
      return makeLifeJacket(body);
    case "robe":
    case "bathrobe":
    case "kimono":
      return makeRobe(p, body);
    case "armor":
      return makeArmor(p, body);
    case "spacesuit":
      return makeSpacesuit(body);
    case "thing-suit":
      return makeThingSuit(p, body);
    case "toga":
      return makeToga(body);
    case "poncho":
      return makePoncho(body);
    case "wetsuit":
      return makeWetsuit(body);
    default:
      return NOT_WORN;
  }
}

/** Of a trench coat: two rows of buttons to the belt, straps on the shoulders and about the wrists. */
function trenchTrims(coat: Sdf, y: number, body: DressableBody): Part[] {
  const h = body.height;
  const waist = body.waist[1];
  const ys = [y - 0.012 * h, (y + waist) / 2 + 0.006 * h, waist - 0.07 * h];
  const shoulders = body.arms.map((arm) => add(bandOf(arm, h, 0.03, 0.02, 0.2)));
  const wrists = body.arms.map((arm) => add(bandOf(arm, h, 0.034, 1.62, 1.74)));
  return [
    piece("straps", "trench-coat", sculpt([...shoulders, ...wrists]), body, { weight: 0.45, paint: shade(0.8) }),
    ...buttonsDown(coat, body, [-0.05 * h, 0.05 * h], ys, 0.0125),
  ];
}

const satin: Paint = (surface) => {
  surface.roughness *= 0.4;
};

/** The slit of an open coat from the button down. */
const openSkirt = (body: DressableBody, y: number): Sdf =>
  prism(
    [
      [-0.05 * body.height, -0.02 * body.height],
      [0.05 * body.height, -0.02 * body.height],
      [0.002 * body.height, y],
      [-0.002 * body.height, y],
    ],
    body.chest[2],
  );

/** White fur along the hem, down the front and at the cuffs. */
function furTrim(body: DressableBody, length: number): Sdf {
  const h = body.height;
  const at = body.legs[0].joints;
  const low = at[0][1] + (at[1][1] - at[0][1]) * length;
  const skirt = skirtSolid(body, LAYER.outer + 0.012, length, 0.035, 5);
  const front = patch(body, LAYER.over + 0.004, [
    [-0.022 * h, low],
    [0.022 * h, low],
    [0.022 * h, body.neck[1]],
    [-0.022 * h, body.neck[1]],
  ]);
  return sculpt([
    add(sculpt([add(skirt), carve(prismAbove(low + 0.045 * h), 0.01 * h)])),
    add(front, 0.01 * h),
    add(collar(body, 0.034, 0.012), 0.01 * h),
    ...body.arms.map((arm) => add(bandOf(arm, h, 0.034, 1.76, 1.96), 0.004 * h)),
  ]);
}

/** Everything above a level. */
const prismAbove = (y: number): Sdf =>
  prism(
    [
      [-1e2, y],
      [1e2, y],
      [1e2, 1e2],
      [-1e2, 1e2],
    ],
    -1e2,
  );

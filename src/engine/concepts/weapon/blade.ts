import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { sin } from "../../math/elementary.ts";
import type { SwordParameters } from "./sword-parameters.ts";

/** Width and thickness of the blade from guard (0) to point (1), as parts of what they are at the guard. */
interface Line {
  readonly width: (t: number) => number;
  readonly thickness: (t: number) => number;
}

const LINES: Readonly<Record<SwordParameters["style"], readonly (readonly [number, number])[]>> = {
  arming: [
    [0, 1],
    [0.5, 0.86],
    [0.86, 0.66],
    [0.95, 0.42],
    [1, 0],
  ],
  longsword: [
    [0, 1],
    [0.5, 0.82],
    [0.85, 0.56],
    [0.95, 0.33],
    [1, 0],
  ],
  greatsword: [
    [0, 1],
    [0.6, 0.88],
    [0.9, 0.72],
    [0.97, 0.4],
    [1, 0],
  ],
  short: [
    [0, 0.94],
    [0.25, 0.88],
    [0.6, 1],
    [0.78, 0.92],
    [0.9, 0.55],
    [1, 0],
  ],
  dagger: [
    [0, 1],
    [0.3, 0.92],
    [0.75, 0.6],
    [0.93, 0.25],
    [1, 0],
  ],
  rapier: [
    [0, 1],
    [0.4, 0.82],
    [0.9, 0.42],
    [0.98, 0.2],
    [1, 0],
  ],
  katana: [
    [0, 1],
    [0.5, 0.9],
    [0.92, 0.76],
    [0.96, 0.55],
    [1, 0],
  ],
  sabre: [
    [0, 1],
    [0.5, 0.9],
    [0.85, 0.8],
    [0.94, 0.52],
    [1, 0],
  ],
  scimitar: [
    [0, 0.78],
    [0.4, 0.82],
    [0.68, 1.12],
    [0.82, 1],
    [0.93, 0.55],
    [1, 0],
  ],
};

/**
 * The blade from y = 0 up along a gentle bow towards -X, its flats to the front and back. Double-edged blades have a lens section with a ground edge and a groove; curved ones
 * have one edge (towards +X), a ridge and a flat back.
 */
export function makeBlade(p: SwordParameters): Geometry {
  const curve = graph(LINES[p.style]);
  const line: Line = { width: curve, thickness: (t) => (1 - 0.45 * t) * Math.min(1, (1 - t) * 14) };
  const single = p.curve > 0;
  const steps = [
    0, 0.04, 0.1, 0.2, 0.3, 0.4, 0.5, 0.58, 0.64, 0.7, 0.76, 0.81, 0.85, 0.88, 0.91, 0.935, 0.955, 0.97, 0.98, 0.988,
    0.994,
  ];
  const rings: Ring[] = steps.map((t) => {
    const [w, h] = [
      (p.bladeWidth / 2) * Math.max(0.02, line.width(t)),
      (p.bladeThickness / 2) * Math.max(0.05, line.thickness(t)),
    ];
    const groove = p.fuller === 0 ? 0 : Math.max(0, Math.min(1, (p.fuller - t) * 12, 1));
    const section = single
      ? singleEdge(w, h, p.style === "sabre" ? groove : 0)
      : doubleEdge(w, h, groove, p.style === "rapier");
    const lean = bow(p, t) + (single ? (w - p.bladeWidth / 2) * -0.9 : 0);
    return section.map(([u, v]) => [u + lean, t * p.bladeLength, -v] as const);
  });
  const last = bow(p, 1) + (single ? p.bladeWidth * 0.45 : 0);
  return loft([...rings, [[last, p.bladeLength, 0]]]);
}

/** Metres to the side at `t`: back edge away, then curling further. */
const bow = (p: SwordParameters, t: number): number =>
  p.style === "katana"
    ? -p.curve * p.bladeLength * 2 * t * t
    : p.curve > 0
      ? p.curve * p.bladeLength * (0.55 * sin(2.2 * t) - 1.7 * t * t)
      : 0;

function doubleEdge(w: number, h: number, groove: number, stiff: boolean): (readonly [number, number])[] {
  const shoulder = stiff ? 0.12 : 0.62;
  const deep = h * 0.55 * groove;
  const half: (readonly [number, number])[] = [
    [w, 0],
    [w * shoulder, h * 0.84],
    [w * Math.min(0.34, shoulder * 0.9), h],
    [w * Math.min(0.25, shoulder * 0.6), h - deep * 0.7],
    [w * Math.min(0.12, shoulder * 0.3), h - deep],
  ];
  const top = [
    ...half,
    ...half
      .slice(1)
      .map(([x, y]) => [-x, y] as const)
      .reverse(),
  ];
  return [
    ...top,
    ...[[-w, 0] as const],
    ...half.slice(1).map(([x, y]) => [-x, -y] as const),
    ...half
      .slice(1)
      .map(([x, y]) => [x, -y] as const)
      .reverse(),
  ];
}

function singleEdge(w: number, h: number, groove: number): (readonly [number, number])[] {
  const deep = h * 0.5 * groove;
  const upper: (readonly [number, number])[] = [
    [w, 0],
    [w * 0.25, h * 0.82],
    [-w * 0.2, h * 0.9 - deep],
    [-w * 0.6, h * 0.96 - deep],
    [-w * 0.75, h],
    [-w * 0.93, h * 0.72],
  ];
  return [
    ...upper,
    [-w, 0],
    ...upper
      .slice(1)
      .map(([x, y]) => [x, -y] as const)
      .reverse(),
  ];
}

import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, PI } from "../../math/elementary.ts";
import { makeBlade } from "./blade.ts";
import { makeGuard } from "./sword-guard.ts";
import type { SwordParameters } from "./sword-parameters.ts";

/** How much stouter grip and fittings are than on a museum piece: a sword is seen from afar and must still read as one. */
const HEFT = 1.4;

/** Built with the guard's underside at y = 0, the blade up and the grip down. */
export function buildSword(p: SwordParameters): Model {
  const guardHeight = p.style === "katana" ? 0.006 : Math.min(0.03, p.guardWidth * 0.12);
  const parts: Part[] = [
    makePart("blade", "blade", move(makeBlade(p), [0, guardHeight * 0.6, 0]), { crease: 0.14, weight: 1 }),
    ...makeGuard(p, guardHeight),
    makeGrip(p),
    ...makePommel(p),
  ];
  if (p.gem) {
    const jewel = stretch(sphere(guardHeight * p.gemSize, 20, 10), [1, 1, 0.8]);
    const out = guardHeight * (p.style === "greatsword" ? 0.7 : 0.62);
    parts.push(
      ...makeParts(
        "gem",
        "gem",
        [move(jewel, [0, guardHeight * 0.5, out]), move(jewel, [0, guardHeight * 0.5, -out])],
        { weight: 0.5 },
      ),
    );
  }
  return standModel(parts, [
    { name: "attach", position: [0, -p.gripLength * 0.45, 0], normal: [0, 1, 0], radius: 0.016 },
    { name: "hand", position: [0, -p.gripLength * 0.45, 0], normal: [0, 0, 1], radius: 0.016 },
    { name: "top", position: [0, p.bladeLength, 0], normal: [0, 1, 0], radius: 0.01 },
  ]);
}

/** An oval grip, wrapped: a cord winding round and round, or the crossing bands of a katana. */
function makeGrip(p: SwordParameters): Part {
  const length = p.gripLength + 0.006;
  const r = (p.style === "katana" ? 0.0155 : p.style === "greatsword" ? 0.017 : 0.0145) * HEFT;
  const line = graph(
    p.style === "katana"
      ? [
          [0, 1],
          [0.5, 0.94],
          [1, 1.02],
        ]
      : [
          [0, 0.9],
          [0.3, 1.02],
          [0.55, 1.12],
          [0.8, 0.98],
          [1, 0.95],
        ],
  );
  const rows = Math.max(36, Math.round(length / 0.0028));
  const profile = Array.from(
    { length: rows + 1 },
    (_, i) => [r * line(i / rows), -length + 0.003 + (length * i) / rows] as const,
  );
  const wraps = p.style === "katana" ? 9 * (length / 0.25) : length / 0.014;
  const round = lathe([[0, profile[0]?.[1] ?? 0], ...profile, [0, 0.003]], 28);
  const diamond = (x: number, y: number, z: number) => {
    const turn = atan2(z, x);
    const at = (y / length) * wraps * 2 * PI;
    return Math.max(cos((at + 2 * turn) / 1), cos((at - 2 * turn) / 1));
  };
  const wrapped = deform(round, ([x, y, z]) => {
    const ridge =
      p.style === "katana"
        ? 0.05 * Math.max(0, diamond(x, y, z))
        : 0.045 * Math.sqrt(Math.abs(cos(((y / length) * wraps * 2 * PI + atan2(z, x)) / 2)));
    const f = 1 + ridge;
    return [x * f * (p.style === "katana" ? 1.05 : 1.12), y, z * f * 0.82];
  });
  const paint: Paint = (surface, x, y, z) => {
    const gap = diamond(x, y, z) < 0.1 ? 1 : 0;
    surface.r += (0.62 - surface.r) * gap;
    surface.g += (0.57 - surface.g) * gap;
    surface.b += (0.46 - surface.b) * gap;
  };
  return makePart("grip", "grip", settle(wrapped), {
    weight: 0.9,
    crease: 0.9,
    ...(p.style === "katana" ? { paint } : {}),
  });
}

function makePommel(p: SwordParameters): Part[] {
  const y = -p.gripLength;
  const size = (p.style === "dagger" ? 0.8 : p.style === "greatsword" ? 1.25 : 1) * HEFT;
  const ferrule = (at: number) =>
    move(
      stretch(
        lathe(
          roundCorners(
            [
              [0, -0.004],
              [0.0165, -0.004, 0.0015],
              [0.0165, 0.004, 0.0015],
              [0, 0.004],
            ],
            3,
          ),
          28,
        ),
        [1.14 * HEFT, 1.2, 0.86 * HEFT],
      ),
      [0, at, 0],
    );
  const rings = makeParts(
    "ferrule",
    "pommel",
    p.style === "katana" ? [ferrule(-0.003)] : [ferrule(-0.003), ferrule(y + 0.003)],
    { weight: 0.4 },
  );
  const shape = (): Geometry => {
    if (p.pommel === "cap")
      return move(
        stretch(
          lathe(
            roundCorners(
              [
                [0, -0.012],
                [0.012, -0.012, 0.006],
                [0.0168, 0.004, 0.004],
                [0.0168, 0.014, 0.001],
                [0, 0.014],
              ],
              4,
            ),
            32,
          ),
          [1.1 * HEFT, 1.1, 0.88 * HEFT],
        ),
        [0, y, 0],
      );
    if (p.pommel === "ball") return move(sphere(0.0225 * size, 32, 20), [0, y - 0.0205 * size, 0]);
    if (p.pommel === "stopper")
      return move(
        stretch(
          lathe(
            roundCorners(
              [
                [0, -0.05],
                [0.014, -0.05, 0.005],
                [0.022, -0.036, 0.012],
                [0.013, 0.002, 0.02],
                [0.0155, 0.004],
                [0, 0.004],
              ],
              5,
            ),
            32,
          ),
          [size * 1.05, size, size * 0.8],
        ),
        [0, y, 0],
      );
    const wheel = lathe(
      roundCorners(
        [
          [0, -0.013],
          [0.009, -0.013, 0.003],
          [0.012, -0.009, 0.003],
          [0.02, -0.009, 0.003],
          [0.0255, -0.004, 0.004],
          [0.0255, 0.004, 0.004],
          [0.02, 0.009, 0.003],
          [0.012, 0.009, 0.003],
          [0.009, 0.013, 0.003],
          [0, 0.013],
        ],
        3,
      ),
      40,
    );
    return move(stretch(turnX(wheel, PI / 2), [size, size, size]), [0, y - 0.023 * size, 0]);
  };
  return [...rings, makePart("pommel", "pommel", shape(), { weight: 0.8 })];
}

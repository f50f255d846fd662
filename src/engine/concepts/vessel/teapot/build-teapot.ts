import { curveThrough, graph } from "../../../geometry/curve.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { sweep } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { steam } from "../drink.ts";
import { earPoints, handleThrough, hoopPoints } from "../handle.ts";
import { hollow, radiusAt, smoothProfile } from "../hollow.ts";
import { teapotDecoration } from "./teapot-decoration.ts";
import { TEAPOT_LINES } from "./teapot-lines.ts";
import type { TeapotParameters } from "./teapot-parameters.ts";

/** Body, spout, handle and lid. */
export function buildTeapot(p: TeapotParameters): Model {
  const [line, girth, height] = TEAPOT_LINES[p.style];
  const [r, h] = [girth * p.wide, height * p.tall];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    5,
  );
  const iron = p.style === "japanese";
  const slot = (name: string) => (iron ? "iron" : name);
  const paint = p.decor === "none" ? {} : { paint: teapotDecoration(p.decor, h) };
  const at = (t: number) => radiusAt(outside, t * h);
  const parts: Part[] = [
    makePart("body", slot("body"), lathe(hollow(outside, 0.0045, h * 0.06), 64), { weight: 1, ...paint }),
  ];
  const mouth = at(1);
  const tip: Vec3 = [-r * 1.78, h * 0.95, 0];
  const spoutLine: Vec3[] = iron
    ? [
        [-at(0.55) + 0.012, h * 0.5, 0],
        [-r * 1.14, h * 0.62, 0],
        [-r * 1.42, h * 0.86, 0],
      ]
    : [
        [-at(0.34) + 0.014, h * 0.3, 0],
        [-r * 1.16, h * 0.37, 0],
        [-r * 1.42, h * 0.62, 0],
        [-r * 1.6, h * 0.86, 0],
        tip,
      ];
  const girthAt = graph([
    [0, 1.5],
    [0.25, 1.05],
    [0.7, 0.66],
    [1, 0.56],
  ]);
  const spout = sweep(circleOutline(r * 0.21, 20), curveThrough(spoutLine, 7), {
    scale: (t) => [girthAt(t), girthAt(t) * 1.12],
    up: [0, 1, 0],
    endRounding: r * 0.02,
  });
  parts.push(makePart("spout", slot("spout"), spout, { weight: 0.95 }));
  const end = spoutLine.at(-1) as Vec3;
  const hole = sweep(
    circleOutline(r * 0.075, 16),
    [
      [end[0] + r * 0.03, end[1] - r * 0.03, 0],
      [end[0] - r * 0.026, end[1] + r * 0.036, 0],
    ],
    { up: [0, 0, 1] },
  );
  parts.push(makePart("spout-hole", "inside", hole, { weight: 0.5 }));
  const lidTop = h + r * 0.2;
  if (iron) {
    const hoop = handleThrough(hoopPoints(r * 0.86, h * 0.82, h * 1.95, 1.04), r * 0.13, r * 0.13, 1.2);
    parts.push(makePart("handle", "iron", hoop, { weight: 0.9 }));
  } else {
    const bow = earPoints([at(0.26) - 0.003, h * 0.26], [at(0.84) - 0.003, h * 0.84], r * 0.72, 0.12);
    parts.push(makePart("handle", "handle", handleThrough(bow, r * 0.24, r * 0.17), { weight: 0.95 }));
  }
  if (!p.open) {
    const lid = smoothProfile(
      [
        [mouth * 1.1, h * 0.985],
        [mouth * 1.12, h * 1.005],
        [mouth * 0.9, h + r * 0.09],
        [mouth * 0.5, h + r * 0.17],
        [mouth * 0.2, lidTop],
      ],
      4,
    );
    const knob = smoothProfile(
      [
        [mouth * 0.2, lidTop],
        [mouth * 0.15, lidTop + r * 0.05],
        [mouth * 0.34, lidTop + r * 0.13],
        [mouth * 0.36, lidTop + r * 0.2],
        [mouth * 0.2, lidTop + r * 0.28],
      ],
      4,
    );
    parts.push(
      makePart("lid", slot("lid"), lathe([[0, h * 0.985], ...lid, [0, lidTop]], 56), { weight: 0.9, ...paint }),
    );
    parts.push(
      makePart("knob", slot("knob"), lathe([[0, lidTop - 0.002], ...knob, [0, lidTop + r * 0.29]], 28), {
        weight: 0.7,
      }),
    );
  }
  if (p.steaming)
    parts.push(
      makePart("steam", "steam", move3(steam(end[1], h * 0.7, r * 0.3)[1] as ReturnType<typeof lathe>, end), {
        weight: 0.4,
      }),
    );
  return standModel(parts, [
    { name: "top", position: [0, p.open ? h : lidTop + r * 0.28, 0], normal: [0, 1, 0], radius: mouth },
    { name: "inside", position: [0, h * 0.06, 0], normal: [0, 1, 0], radius: mouth * 0.8 },
    { name: "handle", position: [r * 1.5, h * 0.55, 0], normal: [1, 0, 0], radius: r * 0.3 },
  ]);
}

const move3 = (geometry: ReturnType<typeof lathe>, [x]: Vec3) => ({
  ...geometry,
  positions: geometry.positions.map((value, i) => (i % 3 === 0 ? value + x : value)),
});

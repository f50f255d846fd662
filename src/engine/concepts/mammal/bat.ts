import { curveThrough } from "../../geometry/curve.ts";
import type { Ring } from "../../geometry/loft.ts";
import { loft } from "../../geometry/loft.ts";
import { merge } from "../../geometry/merge.ts";
import { mirror } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { lerp } from "../../math/scalar.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { defineMammal } from "./define-mammal.ts";
import { RODENT_HEAD } from "./rodent-form.ts";
import type { Studio } from "./species.ts";

const { incisors: _none, ...HEAD } = RODENT_HEAD;

/** A bat: a small furry body, great leathery wings spread on long fingers with a scalloped edge, tall pointed ears. */
export const bat = defineMammal({
  id: "bat",
  words: ["bat", "vampire bat", "fruit bat", "flying fox"],
  senses: ["bat"],
  body: { size: 0.1, legs: 0.3, length: 0.9, girth: 0.95, bone: 0.6, neck: 0.3, tuck: 0, head: 1.5, fluff: 0.008 },
  head: {
    ...HEAD,
    muzzle: { length: 0.26, root: 0.48, tip: 0.26, y: -0.22, drop: 0.06 },
    nose: { width: 0.18, tall: 0.9, up: 0.5 },
    eye: { ...HEAD.eye, out: [0.46, 0.14, 0.86], radius: 0.19 },
    whiskers: false,
  },
  ears: {
    at: [0.52, 0.62, -0.02],
    height: 1.05,
    widths: [0.42, 0.36, 0.1],
    turn: 0.35,
    lean: 0.32,
    flat: 0.34,
    inside: "#8a5a50",
  },
  tail: undefined,
  varieties: [
    { coat: "#4a3628", layers: [{ kind: "under", colour: "#7a5c44", reach: 0.1 }], weight: 2 },
    { coat: "#2c2830", layers: [], words: ["vampire bat"] },
    {
      coat: "#8a4a20",
      layers: [{ kind: "legs", colour: "#2a201c", front: 0.8, hind: 0.6 }],
      words: ["fruit bat", "flying fox"],
      weight: 0.6,
    },
  ],
  nose: "#1c1412",
  poses: [["upright", 1]],
  slots: { wing: { words: ["membrane"], materials: ["leather"], colours: [fromHex("#2a1f1e"), fromHex("#3a2822")] } },
  extras: wings,
  view: { azimuth: 0.28, elevation: 0.1 },
});

/** Membranes between four fingers and the flank; the hem hangs in arcs from tip to tip. */
function wings({ skeleton, put }: Studio): void {
  const { chest, pelvis } = skeleton;
  const root: Vec3 = [0.1, chest[1] + 0.1, -0.06];
  const wrist: Vec3 = [0.52, chest[1] + 0.34, -0.12];
  const tips: readonly Vec3[] = [
    [1.2, chest[1] + 0.42, -0.24],
    [1.1, chest[1] - 0.1, -0.24],
    [0.78, chest[1] - 0.4, -0.2],
    [0.42, pelvis[1] - 0.12, -0.15],
    [0.08, pelvis[1] - 0.02, -0.08],
  ];
  const upper: Vec3[] = [
    ...curveThrough([root, mix(root, wrist, 0.5), wrist], 6),
    ...curveThrough([wrist, mix(wrist, tips[0] as Vec3, 0.5), tips[0] as Vec3], 8).slice(1),
  ];
  const hem: Vec3[] = [];
  for (let i = tips.length - 1; i > 0; i -= 1) {
    const [a, b] = [tips[i] as Vec3, tips[i - 1] as Vec3];
    for (let k = 0; k < 8; k += 1) {
      const t = k / 8;
      const arc = 4 * t * (1 - t);
      const [x, y, z] = mix(a, b, t);
      hem.push([x - 0.05 * arc * (x > 0.75 ? 1 : 0.3), y + 0.13 * arc, z]);
    }
  }
  hem.push(tips[0] as Vec3);
  // strips from the leading edge down to the hem, a thin closed skin around them
  const rings: Ring[] = [];
  const strips = 40;
  const along = (line: readonly Vec3[], t: number): Vec3 => {
    const at = t * (line.length - 1);
    const k = Math.min(line.length - 2, Math.floor(at));
    return mix(line[k] as Vec3, line[k + 1] as Vec3, at - k);
  };
  for (let i = 0; i <= strips; i += 1) {
    const t = i / strips;
    const top = along(upper, t);
    const low = along(hem, t);
    const thin = lerp(0.014, 0.006, t);
    const low_: Vec3 = i === strips ? [low[0] - 0.01, low[1] - 0.03, low[2]] : low;
    const line = [0, 0.33, 0.66, 1].map((s) => {
      const [x, y, z] = mix(top, low_, s);
      return [x, y, z - 0.05 * s * (1 - s) * 4] as Vec3;
    });
    rings.push([
      ...line.map(([x, y, z]): Vec3 => [x, y, z + thin]),
      ...[...line].reverse().map(([x, y, z]): Vec3 => [x, y, z - thin]),
    ]);
  }
  const skin = loft(rings);
  const bone = (a: Vec3, b: Vec3, r: number) =>
    tube(r, curveThrough([a, mix(a, b, 0.5), b], 5), 8, { scale: (t) => 1 - 0.6 * t, endRounding: 0.004 });
  const left = merge([
    skin,
    bone([0.08, root[1], -0.02], [wrist[0], wrist[1], wrist[2]], 0.03),
    ...tips.slice(0, 4).map((tip) => bone(wrist, tip, 0.018)),
  ]);
  put("wings", "wing", merge([left, mirror(left)]), undefined, 0.95);
}

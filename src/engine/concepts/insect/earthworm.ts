import { alongPath, pathLength } from "../../geometry/along-path.ts";
import { curveThrough, graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";

const RINGS = 34;
const PER_RING = 5;
/** The saddle, as shares of the way from the tail. */
const SADDLE = [0.6, 0.72] as const;

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const r = 0.06 * p.plump;
  const bow = 0.23 + 0.07 * noise(3.5, 0.5, 0.5, p.seed);
  const turns = 7.4 + 1.2 * noise(0.5, 7.5, 0.5, p.seed);
  const rears = p.pose === "rearing";
  const risen = p.pose === "emerging";
  const way = Array.from({ length: 11 }, (_, i): Vec3 => {
    const t = i / 10;
    if (risen) {
      // up out of the ground in an S, the head bent forward
      const nod = smoothstep(0.68, 1, t);
      return [0.07 * sin(t * 6.5), 0.92 * t - 0.12 * nod * nod, 0.05 * sin(t * 5 + 1) + 0.24 * nod];
    }
    const rise = rears ? 0.3 * smoothstep(0.7, 0.96, t) : 0.08 * smoothstep(0.82, 0.96, t);
    const side = bow * sin(t * turns) * (1 - (rears ? 0.5 : 0.2) * smoothstep(0.75, 1, t));
    return [side, r * (0.55 + 0.45 * smoothstep(0, 0.12, t)) + rise, -0.62 * p.tail + 1.08 * t];
  });
  const count = RINGS * PER_RING;
  const path = curveThrough(way, Math.ceil(count / 10));
  const far = pathLength(path);
  const thick = graph([
    [0, 0.3],
    [0.06, 0.72],
    [0.2, 0.95],
    [0.55, 1],
    [0.6, 1.02],
    [0.625, 1.17],
    [0.695, 1.17],
    [0.72, 1.02],
    [0.93, 0.9],
    [1, 0.62],
  ]);
  const profile = Array.from({ length: count + 1 }, (_, i): Point2 => {
    const t = i / count;
    const onSaddle = t > SADDLE[0] && t < SADDLE[1];
    const ring = 0.5 + 0.5 * cos((i / PER_RING) * TAU);
    return [r * thick(t) * (1 - (onSaddle ? 0.012 : 0.085) * ring * ring), t * far];
  });
  const end = profile.at(-1) as Point2;
  const tip: Point2[] = [
    [end[0] * 0.86, far * 1 + r * 0.22],
    [end[0] * 0.5, far + r * 0.42],
    [0, far + r * 0.48],
  ];
  // the round end goes on straight beyond the path
  const front = path.at(-1) as Vec3;
  const forward = normalize(subtract(front, path.at(-2) as Vec3));
  const body = alongPath(lathe([[0, -r * 0.12], ...profile, ...tip], 20), path, far);
  const positions = body.positions.slice();
  for (let v = 0; v < positions.length / 3; v += 1) {
    const y = (body.rest[v * 3 + 1] as number) - far;
    if (y <= 0) continue;
    for (let k = 0; k < 3; k += 1) positions[v * 3 + k] = (positions[v * 3 + k] as number) + (forward[k] as number) * y;
  }
  const paint: Paint = (surface, x, y, z) => {
    const t = y / far;
    const on = smoothstep(SADDLE[0], SADDLE[0] + 0.012, t) * smoothstep(SADDLE[1], SADDLE[1] - 0.012, t);
    surface.roughness = 0.3;
    const groove = 0.5 + 0.5 * cos(t * RINGS * TAU);
    shade(surface, 1 - 0.34 * groove * groove * groove * (1 - on));
    shade(surface, 1 + 0.1 * noise(x * 40, y * 30, z * 40, p.seed) - 0.2 * smoothstep(0.85, 1, t));
    if (!p.plain) dye(surface, [0.86, 0.42, 0.32], 0.75 * on);
  };
  studio.put("body", "body", { ...body, positions }, paint, 1);
  const up = normalize([-forward[1] * forward[0], 1 - forward[1] * forward[1], -forward[1] * forward[2]]);
  const side = normalize([forward[2], 0, -forward[0]]);
  const at = (a: number, b: number, c: number): Vec3 =>
    [0, 1, 2].map(
      (k) => (front[k] as number) + r * (a * (side[k] as number) + b * (up[k] as number) + c * (forward[k] as number)),
    ) as unknown as Vec3;
  for (const s of [1, -1]) {
    const gaze = normalize([
      forward[0] + 0.25 * s * side[0],
      Math.max(forward[1], 0) * 0.4 + 0.15,
      forward[2] + 0.25 * s * side[2],
    ]);
    studio.putEye(
      s > 0 ? "left-eye" : "right-eye",
      { centre: at(0.36 * s, 0.42, -0.05), radius: 0.026 * p.eye, gaze },
      { hex: "#1a120a", size: 0.66, pupilSize: 0.75, white: [0.85, 0.84, 0.8] },
    );
  }
  const crown = at(0, 0.7, -0.2);
  const middle = path[Math.floor(path.length * 0.45)] as Vec3;
  return studio.finish([
    { name: "top", position: crown, normal: Y_AXIS, radius: r * 0.6 },
    { name: "head", position: crown, normal: Y_AXIS, radius: r * 0.75 },
    { name: "eyes", position: at(0, 0.2, 0.5), normal: forward, radius: r * 0.7 },
    { name: "mouth", position: at(0, -0.2, 0.5), normal: forward, radius: 0.02 },
    { name: "back", position: [middle[0], middle[1] + r, middle[2]], normal: Y_AXIS, radius: r },
    { name: "hand", position: at(0, -0.7, 0), normal: forward, radius: 0.02 },
  ]);
}

const hue = (body: string) => ({ size: 0.16, colours: { body, eye: "#1a120a" } });

/** An earthworm. What makes it itself: a long bare tube of many fine rings in curves on the ground, pink-brown, with a paler thick saddle near its raised blunt head; two little eyes so that it looks at you. */
export const earthworm = creatureConcept({
  id: "earthworm",
  words: ["worm", "earthworm", "earth worm", "nightcrawler", "red worm", "tapeworm", "leech", "maggot"],
  senses: ["worm", "earthworm", "annelid"],
  height: 0.05,
  variants: { pink: hue("#c8685c"), brown: hue("#8c4638"), red: hue("#a83c34"), pale: hue("#d88c80") },
  choose: (draw) => draw.pick("kind", ["pink", "brown", "red", "pale"], [4, 2, 1.5, 2]),
  slots: {
    body: { words: ["ring", "segment", "skin", "saddle", "head", "tail"], materials: ["skin"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["rearing", "crawling", "emerging"],
  build,
  view: { azimuth: 0.75, elevation: 0.42 },
});

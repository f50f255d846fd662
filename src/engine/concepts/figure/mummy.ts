import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { buildHuman, frameOf } from "./build-human.ts";
import { humanConcept } from "./human.ts";
import type { HumanParameters } from "./human-parameters.ts";

/** Strips of linen, wound slantwise: around the arms along z, around all else along y. `h` is the height in metres. */
const bandages =
  (h: number, head: number, armZ: number): Paint =>
  (surface, x, y, z) => {
    const [u, v, w] = [x / h, y / h, z / h];
    const isArm = v > 0.45 && w > armZ && v < 1 - head;
    const along =
      (isArm ? w + 0.18 * v : v + 0.16 * Math.abs(u) * (u > 0 ? 1 : -1) + 0.1 * w) * 27 +
      0.5 * noise(u * 7, v * 7, w * 7, 3);
    const strip = Math.floor(along);
    const t = along - strip;
    const tone = 0.86 + 0.22 * (noise(strip * 3.7, 0.5, 0.5, 11) * 0.5 + 0.5);
    shade(surface, tone * (1.06 - 0.2 * t));
    const gap = smoothstep(0.12, 0.03, t);
    dye(surface, [0.09, 0.06, 0.035], 0.8 * gap);
    surface.height += 0.005 * (1 - gap) * (1 - t);
    surface.roughness = 0.9;
    // a dark slit for the eyes
    const [ev, front] = [v - (1 - head * 0.52), w > 0.03];
    if (front && v > 1 - head)
      dye(surface, [0.03, 0.022, 0.016], 0.95 * smoothstep(0.036, 0.026, Math.abs(ev + 0.05 * u)));
  };

function build(p: HumanParameters): Model {
  const model = buildHuman(p);
  const frame = frameOf(p);
  const offset =
    (model.sockets.find(({ name }) => name === "hand")?.position[2] ?? 0) - frame.arms[1].end[2] * p.height;
  const paint = bandages(p.height, p.head, 0.12);
  const wound = model.parts
    .filter(({ name }) => !/mouth|brow/.test(name))
    .map((part) => (part.slot === "body" ? { ...part, paint } : part));
  const strip = (from: Vec3, drop: number, sway: number) =>
    settle(
      sweep(
        rectangleOutline(0.042, 0.006, 0.002, 1),
        curveThrough(
          [
            from,
            add(from, [0.01, -drop * 0.3, 0.02]),
            add(from, [-0.02 + sway, -drop * 0.7, 0]),
            add(from, [sway, -drop, 0.03]),
          ],
          6,
        ),
        { up: [1, 0, 0] },
      ),
    );
  const at = (point: Vec3): Vec3 => add(scale(point, p.height), [0, 0, offset]);
  const [left, right] = frame.arms;
  const tails = [
    strip(at(left.joints[2]), 0.32, 0.05),
    strip(at(right.joints[1]), 0.26, -0.04),
    strip(at(add(frame.hips, [0.07, 0, 0.05])), 0.3, 0.03),
  ];
  return {
    ...model,
    parts: [...wound, ...tails.map((geometry, i) => makePart(`loose-end-${i + 1}`, "body", geometry, { weight: 0.6 }))],
  };
}

/** A walking mummy. What makes it itself: a figure wound from head to foot in strips of old linen with dark gaps, a dark slit with glowing eyes, arms stretched out, loose ends that hang. */
export const mummy = humanConcept({
  id: "mummy",
  words: ["mummy", "egyptian mummy", "mummified body", "wrapped mummy", "halloween mummy"],
  senses: ["mummy#2"],
  isBare: true,
  guise: "none",
  pose: "zombie",
  build,
  adjust: (p, draw, ask) => ({
    ...p,
    pose:
      ask.traits.size > 0 || (ask.doing?.size ?? 0) > 0
        ? p.pose
        : draw.pick("mummy pose", ["zombie", "walking", "zombie"]),
    nose: 0.5,
    ears: "none",
    mouth: "neutral",
    brows: false,
    iris: "#f2d21f",
    glow: true,
    eyeSize: 0.17,
    beard: "none",
    glasses: "none",
    hair: ask.parts.has("hair") ? "spiky" : "none",
    feet: "none",
    bottom: p.bottom === "trousers" ? "none" : p.bottom,
  }),
  materials: { body: "woven-cotton" },
  dyes: { body: "#d9cba6" },
});

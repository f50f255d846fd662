import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add as plus, scale, type Vec3 } from "../../math/vec3.ts";
import { distanceToLine, dye, layers, strands } from "../animal/coat.ts";
import { paintEye } from "../animal/eye.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import { common } from "../outfit/cloth.ts";
import { footSolid } from "../outfit/footwear.ts";
import { dressable, humanSockets } from "./build-human.ts";
import type { FurryParameters } from "./furry.ts";
import { furryHead } from "./furry-heads.ts";
import { handClay, limbClay, trunkClay } from "./human-clay.ts";
import { type HumanFrame, humanFrame } from "./human-frame.ts";

const CELL = 0.0145;

/** Assembles a plush toy or an ape: furry body, face, paws, tail, clothes. */
export function buildFurry(p: FurryParameters): Model {
  const frame = humanFrame({ ...p, muscle: p.isPlush ? 0 : 0.5 });
  const head = furryHead(p.kind, frame);
  const body = dressable(frame, false, false, p.prop !== "none" || p.pose === "holding");
  const trunk = p.isPlush ? plushTrunk(frame) : trunkClay(frame, false);
  const hands = frame.arms.map((arm) =>
    p.isPlush
      ? ball(plus(arm.joints[2], scale(pawWay(arm.joints), arm.endRadius * 0.2)), arm.endRadius * 0.92)
      : handClay(arm, false),
  );
  const dressed = {
    ...body,
    trunk,
    arms: body.arms.map((arm, i) => ({ ...arm, clay: hands[i] as Sdf })) as unknown as typeof body.arms,
  };
  const { parts: clothes, covers } = buildOutfit(p, dressed);
  const [, ry] = frame.skullRadii;
  const limbs = [
    ...frame.arms.map((arm) => add(limbClay(arm, p.isPlush ? 0 : 0.5), 0.05)),
    ...frame.legs.map((leg) => add(limbClay(leg, p.isPlush ? 0 : 0.3), 0.04)),
  ];
  const feet = frame.legs.map((leg) => footSolid(p.isPlush ? { ...leg, endRadius: leg.endRadius * 1.15 } : leg, 0));
  const coat = sculpt([
    add(trunk),
    ...limbs,
    ...(p.isPlush ? [...hands, ...feet].map((solid) => add(solid, 0.02)) : []),
  ]);
  const shaggy = (sdf: Sdf, amount: number) =>
    p.shag > 0
      ? displace(
          sdf,
          amount * p.shag,
          (x, y, z) => noise(x * 34, y * 11, z * 34, 3) * 0.6 + noise(x * 70, y * 22, z * 70, 5) * 0.4,
        )
      : sdf;
  const parts: Part[] = [];
  const put = (name: string, slot: string, solid: Sdf, cell: number, weight: number, paint?: Paint) => {
    const geometry = meshSdf(solid, cell);
    if (geometry.indices.length > 0)
      parts.push(makePart(name, slot, geometry, { crease: 1.2, weight, ...(paint && { paint }) }));
  };
  const fur = p.isPlush ? seams(frame) : hairy(p, frame);
  put("body", "body", shaggy(coat, 0.011), CELL, 1, fur);
  if (!covers.has("head")) {
    const hood = sculpt([
      add(head.fur),
      ...(p.kind === "gorilla" || p.kind === "orangutan"
        ? [add(roundCone([0, frame.neck[1], -0.02], frame.chest, frame.neckRadius * 1.6, 0.08), 0.06)]
        : []),
    ]);
    put("head", "body", shaggy(hood, 0.006), CELL * 0.8, 1, p.isPlush ? undefined : hairy(p, frame));
    put("face", "face", head.face, CELL * 0.6, 0.9, layers(mouthPaint(frame, head.mouth), facePatches(p, frame)));
    if (head.inner) put("inner-ears", "face", head.inner, CELL * 0.6, 0.5);
    if (head.nose) put("nose", "nose", head.nose, CELL * 0.42, 0.7);
    parts.push(...eyes(p, frame, head.fur, head.face, head.eye));
    if (p.isPlush === false && p.kind === "orangutan")
      put(
        "beard",
        "body",
        shaggy(
          sculpt([
            add(
              roundCone(
                [0, frame.skull[1] - ry * 0.85, frame.skull[2] + 0.02],
                [0, frame.skull[1] - ry * 1.5, frame.skull[2] + 0.05],
                ry * 0.42,
                ry * 0.16,
              ),
            ),
          ]),
          0.006,
        ),
        CELL * 0.8,
        0.5,
        hairy(p, frame),
      );
  }
  if (!p.isPlush) {
    if (!covers.has("hands")) put("hands", "face", sculpt(hands.map((hand) => add(hand))), CELL * 0.7, 0.7);
    if (!covers.has("feet")) put("feet", "face", sculpt(feet.map((foot) => add(foot))), CELL * 0.8, 0.7, toes(frame));
    if (p.kind === "gorilla")
      put(
        "chest",
        "face",
        common(inflate(trunk, 0.006), ellipsoid([0, frame.chest[1] - 0.01, 0.14], [0.1, 0.075, 0.12])),
        CELL * 0.8,
        0.5,
      );
  } else {
    put(
      "belly",
      "face",
      common(
        inflate(trunk, 0.008),
        ellipsoid([0, frame.waist[1] + 0.01, 0.16], [0.1 * Math.sqrt(p.girth), 0.13, 0.16]),
      ),
      CELL * 0.8,
      0.6,
    );
    if (!covers.has("feet")) put("pads", "face", sculpt(frame.legs.map((leg) => add(padOf(leg)))), CELL * 0.7, 0.6);
  }
  if (p.tail !== "none") parts.push(tail(p, frame));
  return standModel(
    [...parts, ...clothes].map((part) => enlargePart(part, p.height)),
    humanSockets(frame, dressed, p.height),
  );
}

const pawWay = (joints: readonly [Vec3, Vec3, Vec3]): Vec3 => {
  const [, b, c] = joints;
  const way: Vec3 = [c[0] - b[0], c[1] - b[1], c[2] - b[2]];
  const size = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]) || 1;
  return scale(way, 1 / size);
};

/** A stuffed pear. */
function plushTrunk({ shoulders, hips, waist, build, skull, skullRadii, neckRadius }: HumanFrame): Sdf {
  const wide = build.shoulder * build.girth;
  return sculpt([
    add(ellipsoid([0, waist[1] - 0.01, 0], [wide * 1.05, (shoulders[1] - hips[1]) * 0.62, wide * 0.92])),
    add(ellipsoid([0, shoulders[1] - 0.03, 0], [wide * 0.85, 0.09, wide * 0.7]), 0.08),
    add(ellipsoid([0, hips[1] + 0.02, 0], [wide * 1.02, 0.09, wide * 0.9]), 0.08),
    add(
      roundCone(
        [0, shoulders[1] - 0.02, 0],
        [0, skull[1] - skullRadii[1] * 0.7, 0],
        neckRadius * 1.5,
        neckRadius * 1.4,
      ),
      0.03,
    ),
  ]);
}

/** The pale pad under a foot: a disc on its sole. */
function padOf(leg: HumanFrame["legs"][0]): Sdf {
  const r = leg.endRadius * 1.15;
  const ankle = plus(leg.joints[2], scale(leg.up, -leg.endRadius * 1.22));
  const middle: Vec3 = [(leg.end[0] + ankle[0]) / 2, (leg.end[1] + ankle[1]) / 2, (leg.end[2] + ankle[2]) / 2];
  return ellipsoid(middle, [
    r * 0.78,
    Math.abs(leg.up[1]) > 0.7 ? 0.008 : r * 1.15,
    Math.abs(leg.up[1]) > 0.7 ? r * 1.1 : 0.012,
  ]);
}

function eyes(
  p: FurryParameters,
  frame: HumanFrame,
  fur: Sdf,
  face: Sdf,
  [u, v, radius]: readonly [number, number, number],
): Part[] {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const r = radius * rx * p.eyeSize;
  const gaze = paintEye(
    { centre: [0, 0, 0], radius: r, gaze: [0, 0, 1] },
    {
      colour: fromHex(p.iris),
      size: p.isPlush ? 1.2 : 0.94,
      pupil: "round",
      pupilSize: p.kind === "lemur" ? 0.34 : 0.5,
      white: [0.35, 0.3, 0.26],
    },
  );
  const whole = sculpt([add(fur), add(face)]);
  return ([1, -1] as const).map((side) => {
    const [x, y, z] = surfaceAlong(whole, [cx + side * u * rx, cy + v * ry, cz], [0, 0, 1], rz * 2.5);
    const shape = move(turnY(stretch(sphere(r, 22), [1, 1, p.isPlush ? 0.62 : 0.75]), side * 0.3), [
      x,
      y,
      z - r * (p.isPlush ? 0.05 : 0.28),
    ]);
    return makePart(side > 0 ? "left-eye" : "right-eye", "eye", shape, { weight: 0.8, paint: gaze });
  });
}

/** The mouth as a dark line, mirrored. */
function mouthPaint(frame: HumanFrame, line: readonly (readonly [number, number])[]): Paint {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry] = frame.skullRadii;
  return (surface, x, y, z) => {
    if (z < cz || line.length < 2) return;
    const d = distanceToLine(line, Math.abs(x - cx) / rx, (y - cy) / ry);
    dye(surface, [0.03, 0.016, 0.012], 0.92 * smoothstep(0.035, 0.02, d));
  };
}

/** Dark or light patches on the face. */
function facePatches(p: FurryParameters, frame: HumanFrame): Paint {
  const [cx, cy] = frame.skull;
  const [rx, ry] = frame.skullRadii;
  return (surface, x, y) => {
    const [u, v] = [Math.abs(x - cx) / rx, (y - cy) / ry];
    if (p.kind === "chimpanzee") {
      const socket = Math.sqrt((u - 0.3) * (u - 0.3) + (v - 0.1) * (v - 0.1) * 1.4);
      dye(surface, [0.12, 0.07, 0.05], 0.55 * smoothstep(0.24, 0.12, socket));
    }
    if (p.kind === "orangutan" && v < -0.1)
      dye(surface, [0.28, 0.17, 0.11], 0.5 * smoothstep(-0.1, -0.4, v) * smoothstep(0.7, 0.5, u));
  };
}

/** Stitches down the middle of a stuffed toy. */
function seams(frame: HumanFrame): Paint {
  return (surface, x, y, z) => {
    if (z < 0 || y > frame.shoulders[1] || Math.abs(x) > 0.006) return;
    const stitch = y / 0.022;
    if (stitch - Math.floor(stitch) > 0.62) return;
    surface.r *= 0.35;
    surface.g *= 0.35;
    surface.b *= 0.35;
    surface.height -= 0.002;
  };
}

/** Strands; a gorilla's back is silver, a lemur's belly white. */
function hairy(p: FurryParameters, frame: HumanFrame): Paint {
  return (surface, x, y, z, _nx, _ny, nz) => {
    const tone = 1 + 0.16 * strands(x, y, z, 60, 4);
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
    if (p.kind === "gorilla" && z < -0.02) {
      dye(
        surface,
        [0.3, 0.31, 0.32],
        0.85 *
          smoothstep(0.0, -0.5, nz) *
          smoothstep(frame.hips[1] - 0.02, frame.hips[1] + 0.06, y) *
          smoothstep(frame.shoulders[1], frame.shoulders[1] - 0.05, y),
      );
    }
    if (p.kind === "lemur" || p.kind === "monkey") {
      const isHead = y > frame.neck[1] + 0.01;
      const front = smoothstep(0.2, 0.65, nz) * smoothstep(0.12, 0.07, Math.abs(x));
      if (!isHead) dye(surface, p.kind === "lemur" ? [0.75, 0.73, 0.7] : [0.62, 0.48, 0.32], 0.85 * front);
      else if (p.kind === "lemur")
        dye(
          surface,
          [0.8, 0.78, 0.75],
          smoothstep(-0.1, 0.4, nz) *
            smoothstep(frame.skull[1] + 0.6 * frame.skullRadii[1], frame.skull[1] + 0.4 * frame.skullRadii[1], y),
        );
    }
  };
}

const toes =
  (frame: HumanFrame): Paint =>
  (surface, x, y, z) => {
    for (const leg of frame.legs) {
      const [dx, dy, dz] = [x - leg.end[0], y - leg.end[1], z - leg.end[2]];
      if (dx * dx + dy * dy + dz * dz > leg.endRadius * leg.endRadius * 1.4) continue;
      const lane = dx / (leg.endRadius * 0.5);
      if (Math.abs(lane - Math.round(lane)) < 0.12) {
        surface.r *= 0.45;
        surface.g *= 0.45;
        surface.b *= 0.45;
        surface.height -= 0.003;
      }
    }
  };

/** A long tail: curled up behind, ringed for a lemur; a bob for a rabbit. */
function tail(p: FurryParameters, frame: HumanFrame): Part {
  const root: Vec3 = [0, frame.hips[1] + 0.01, -0.06];
  if (p.tail === "bob")
    return makePart(
      "tail",
      "body",
      move(sphere(0.05, 22), [0, frame.hips[1] + 0.01, -frame.build.shoulder * frame.build.girth * 0.95]),
      { weight: 0.4 },
    );
  const isRinged = p.tail === "ringed";
  const thick = isRinged ? 0.042 : 0.02;
  const path = curveThrough(
    [
      root,
      [0.06, Math.max(0.05, frame.hips[1] - 0.1), -0.2],
      [0.2, frame.hips[1] + 0.02, -0.27],
      [0.27, frame.hips[1] + 0.28, -0.2],
      [0.23, frame.hips[1] + 0.5, -0.16],
      [0.12, frame.hips[1] + 0.58, -0.18],
      [0.09, frame.hips[1] + 0.48, -0.2],
    ],
    8,
  );
  const shape = sweep(circleOutline(thick, 14), path, {
    scale: (t) => (isRinged ? 0.6 + 0.5 * Math.min(1, t * 3) : 1.1 - 0.35 * t),
    endRounding: thick * 0.7,
  });
  const rings: Paint = (surface, x, y, z) => {
    const along = y * 1.0 + Math.abs(x) * 0.35 - z * 0.2;
    const lane = along / 0.09;
    const isDark = lane - Math.floor(lane) < 0.5;
    dye(surface, isDark ? [0.025, 0.022, 0.022] : [0.72, 0.7, 0.67], 0.95);
  };
  return makePart(
    "tail",
    "body",
    { ...shape, rest: shape.positions.slice() },
    { weight: 0.8, crease: 1.2, ...(isRinged && { paint: rings }) },
  );
}

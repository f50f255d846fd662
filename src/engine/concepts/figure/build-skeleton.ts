import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model } from "../../geometry/part.ts";
import { mirror, settle } from "../../geometry/place.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { cross, mix, normalize, add as plus, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import { dressable, humanSockets } from "./build-human.ts";
import { type FrameLimb, type HumanFrame, humanFrame, thumbWay } from "./human-frame.ts";
import type { SkeletonParameters } from "./skeleton-parameters.ts";
import { craniumClay, jawClay, type SkullPlace, skullPaint } from "./skull-clay.ts";
import { standBody } from "./turn-body.ts";

/** Assembles a skeleton in the poses of people. */
export function buildSkeleton(p: SkeletonParameters): Model {
  const frame = humanFrame({
    head: p.head,
    headWidth: 0.78,
    shoulder: p.shoulder,
    girth: 0.9,
    bone: 0.9,
    muscle: 0,
    legs: 0.51,
    reach: 1.04,
    pose: p.pose,
    arms: p.arms,
  });
  const place: SkullPlace = { centre: frame.skull, radii: frame.skullRadii };
  const body = dressable(frame, false, false, p.prop !== "none");
  const { parts: clothes, covers } = buildOutfit(p, body);
  const paint = skullPaint(place);
  const long = sculpt([
    ...frame.arms.flatMap((arm) => armBones(arm, p.bone)),
    ...frame.legs.flatMap((leg) => legBones(leg, p.bone)),
  ]);
  const parts = [
    ...(covers.has("head")
      ? []
      : [
          makePart("cranium", "bone", meshSdf(craniumClay(place), 0.0085), { crease: 1, weight: 1, paint }),
          makePart("jaw", "bone", meshSdf(jawClay(place, p.open), 0.0085), { crease: 1, weight: 0.8, paint }),
        ]),
    makePart("spine", "bone", meshSdf(spine(frame, p.bone), 0.0095), { crease: 1, weight: 0.8 }),
    makePart("ribs", "bone", settle(ribs(frame, p.bone)), { crease: 1, weight: 0.9 }),
    makePart("limbs", "bone", meshSdf(long, 0.0095), { crease: 1, weight: 0.9 }),
    makePart("hands", "bone", settle(merge(frame.arms.flatMap((arm) => fingers(arm, p.prop !== "none")))), {
      crease: 1,
      weight: 0.6,
    }),
  ];
  return standBody(
    [...parts, ...clothes].map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
    frame,
    p.height,
  );
}

/** Vertebrae, collar bones, shoulder blades, breastbone and pelvis. */
function spine({ neck, hips, chest, shoulders, build, skull, skullRadii }: HumanFrame, bone: number) {
  const count = 15;
  const top = skull[1] - skullRadii[1] * 0.55;
  const vertebrae = Array.from({ length: count }, (_, i): SculptStep => {
    const y = hips[1] + 0.03 + ((top - hips[1] - 0.03) * i) / (count - 1);
    const z = -0.03 + (y > neck[1] - 0.03 ? 0.018 : 0);
    return add(ellipsoid([0, y, z], [0.024 * bone, 0.0155, 0.022 * bone]), 0.006);
  });
  const r = 0.0125 * bone;
  return sculpt([
    ...vertebrae,
    add(roundCone([0, hips[1] + 0.02, -0.03], [0, neck[1], -0.025], 0.011, 0.011), 0.004),
    add(
      both(roundCone([0.012, shoulders[1] - 0.008, 0.046], [build.shoulder, shoulders[1] + 0.006, -0.002], r, r)),
      0.008,
    ),
    add(both(ellipsoid([build.shoulder * 0.66, chest[1] + 0.03, -0.07], [0.036, 0.05, 0.01])), 0.004),
    add(roundCone([0, shoulders[1] - 0.016, 0.052], [0, chest[1] - 0.035, 0.074], 0.014 * bone, 0.012 * bone), 0.006),
    // pelvis: two wings, a hole between
    add(both(ellipsoid([0.052, hips[1] + 0.034, -0.008], [0.05, 0.052, 0.03])), 0.02),
    add(both(roundCone([0.07, hips[1] + 0.0, 0.004], [0.016, hips[1] - 0.026, 0.03], 0.02, 0.016)), 0.014),
    carve(both(ellipsoid([0.036, hips[1] - 0.006, 0.016], [0.016, 0.018, 0.06])), 0.008),
    carve(ellipsoid([0, hips[1] + 0.07, 0.05], [0.062, 0.06, 0.05]), 0.02),
  ]);
}

/** Seven pairs of ribs from the backbone round to the breastbone. */
function ribs({ chest, shoulders, build }: HumanFrame, bone: number): Geometry {
  const left: Geometry[] = [];
  for (let i = 0; i < 7; i += 1) {
    const t = i / 6;
    const y = shoulders[1] - 0.02 - t * 0.15;
    const wide = build.shoulder * (0.56 + 0.36 * Math.sqrt(t * (1.6 - t * 0.75)));
    const front = 0.056 + 0.024 * Math.min(1, t * 1.4);
    const isShort = i > 4;
    const end: Vec3 = isShort
      ? [wide * 0.62, y - 0.024, front * 0.95]
      : [0.008, Math.max(chest[1] - 0.03, y - 0.022), front + 0.008];
    left.push(
      tube(
        0.0088 * bone,
        curveThrough(
          [
            [0.004, y + 0.018, -0.032],
            [wide * 0.62, y + 0.016, -0.066],
            [wide, y, -0.005],
            [wide * 0.74, y - 0.016, front * 0.8],
            end,
          ],
          5,
        ),
        7,
        { endRounding: 0.004, endSteps: 2 },
      ),
    );
  }
  return merge([...left, ...left.map(mirror)]);
}

const shaft = (a: Vec3, b: Vec3, r: number, knobA: number, knobB: number): SculptStep[] => {
  const side = scale(normalize(cross(subtract(b, a), [0, 0, 1]), [1, 0, 0]), r * 0.7);
  return [
    add(roundCone(a, b, r, r * 0.92)),
    ...[1, -1].flatMap((s): SculptStep[] => [
      add(ball(plus(a, scale(side, s)), knobA), r * 0.8),
      add(ball(plus(b, scale(side, s)), knobB), r * 0.8),
    ]),
  ];
};

function armBones({ joints: [a, b, c] }: FrameLimb, bone: number): SculptStep[] {
  const r = 0.0135 * bone;
  const apart: Vec3 = scale(normalize(cross(subtract(c, b), [0, 0, 1]), [1, 0, 0]), 0.0105 * bone);
  return [
    ...shaft(a, mix(a, b, 0.94), r, r * 1.35, r * 1.2),
    add(roundCone(plus(mix(b, c, 0.05), apart), plus(c, apart), r * 0.75, r * 0.7)),
    add(roundCone(subtract(mix(b, c, 0.02), apart), subtract(c, apart), r * 0.75, r * 0.7)),
    add(ball(c, r * 1.25), r * 0.8),
  ];
}

function legBones({ joints: [a, b, c], end, endRadius, up }: FrameLimb, bone: number): SculptStep[] {
  const r = 0.0165 * bone;
  const heel = plus(plus(c, scale(normalize(subtract(c, end)), endRadius * 0.4)), scale(up, -endRadius * 0.75));
  const across = normalize(cross(up, subtract(end, c)), [1, 0, 0]);
  const toes = [-0.75, -0.38, 0, 0.38, 0.75].flatMap((t): SculptStep[] => {
    const root = plus(mix(c, end, 0.4), scale(across, t * endRadius * 0.6));
    const tip = plus(plus(end, scale(across, t * endRadius * 1.05)), scale(up, r * 0.62));
    const middle = plus(mix(root, tip, 0.55), scale(up, r * 0.5));
    return [
      add(roundCone(root, middle, r * 0.6, r * 0.5), r * 0.2),
      add(roundCone(middle, tip, r * 0.52, r * 0.55), r * 0.2),
    ];
  });
  return [
    ...shaft(a, mix(a, b, 0.96), r, r * 1.3, r * 1.25),
    add(ball(plus(mix(a, b, 0.99), [0, 0, r * 1.2]), r * 0.9), r * 0.4),
    ...shaft(mix(b, c, 0.05), c, r * 0.88, r * 1.15, r * 0.95),
    add(roundCone(c, heel, r * 1.0, r * 1.1), r * 0.6),
    ...toes,
  ];
}

/** Finger bones: spread, or closed about what is held. */
function fingers(arm: FrameLimb, grips: boolean): Geometry[] {
  const [, elbow, wrist] = arm.joints;
  const r = arm.endRadius * 1.25;
  const way = normalize(subtract(wrist, elbow));
  const thumb = thumbWay(arm);
  const side = Math.sign(wrist[0]) || 1;
  const across = normalize(cross(thumb, way));
  const palm = across[0] * side > 0 ? scale(across, -1) : across;
  const at = (along: number, up: number, inward: number): Vec3 =>
    plus(plus(plus(wrist, scale(way, along * r)), scale(thumb, up * r)), scale(palm, inward * r));
  const rows = [-0.48, -0.16, 0.16, 0.48].map((row) =>
    grips
      ? [at(0, row * 0.4, 0), at(0.95, row, 0.05), at(1.35, row, 0.5), at(0.95, row, 0.85)]
      : [at(0, row * 0.4, 0), at(0.9, row, 0.0), at(1.4, row * 1.25, 0.1), at(1.85, row * 1.35, 0.35)],
  );
  rows.push([at(0.1, 0.2, 0.05), at(0.55, 0.62, 0.25), at(0.95, 0.9, 0.4)]);
  return rows.map((points) =>
    tube(r * 0.125, curveThrough(points, 3), 7, { endRounding: r * 0.1, endSteps: 2, scale: (t) => 1.05 - 0.2 * t }),
  );
}

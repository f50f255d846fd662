import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ball, ellipsoid, ringSdf, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add as plus, type Vec3, X_AXIS } from "../../math/vec3.ts";
import { dye, layers, shade, strands } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { eyeball, eyelid, paintEye } from "../animal/eye.ts";
import { CATTLE_EARS, CATTLE_HEAD } from "../hoofed/cattle-form.ts";
import { horns } from "../hoofed/horn.ts";
import { longFacePaint, longHead, onMuzzle } from "../hoofed/long-face.ts";
import { earClay, paintEar } from "../mammal/ear.ts";
import { eyeOf } from "../mammal/head-clay.ts";
import type { Head } from "../mammal/head-form.ts";
import type { HumanFrame } from "./human-frame.ts";

/** A bull's head on a person's shoulders, with a mane over neck and breast, horns and a ring; heights. */
export function bullHead(frame: HumanFrame, spread: number, hasRing: boolean): Part[] {
  const u = frame.skullRadii[0] * 0.86;
  const head: Head = {
    centre: plus(frame.skull, [0, -0.12 * u, 0.25 * u]),
    unit: u,
    form: {
      ...CATTLE_HEAD,
      muzzle: { ...CATTLE_HEAD.muzzle, length: 0.82, drop: 0.98, tip: 0.56, root: 0.7 },
      eye: { ...CATTLE_HEAD.eye, radius: 0.2, iris: 0.75, irises: ["#d8901c"], pupilSize: 0.5, slant: -0.6 },
    },
  };
  const { shoulders, chest, neck } = frame;
  const wide = frame.build.shoulder;
  const clay = sculpt([
    add(roundCone(plus(neck, [0, -0.03, -0.02]), plus(head.centre, [0, 0, -0.4 * u]), 0.085, 0.72 * u)),
    ...longHead(head),
  ]);
  const eye = eyeOf(head, clay, 1);
  const lit = sculpt([add(clay), add(both(ball(eye.centre, eye.radius * 0.84)), eye.radius * 0.85)]);
  const coat = (surface: Parameters<NonNullable<Part["paint"]>>[0], x: number, y: number, z: number) => {
    shade(surface, 1 + 0.16 * strands(x, y, z, 60, 4));
    const [hy, hz] = [(y - head.centre[1]) / u, (z - head.centre[2]) / u];
    const patch = smoothstep(0.75, 1.15, hz * 0.72 - hy * 0.69);
    dye(surface, fromHex("#2a1c18"), 0.85 * patch);
  };
  const mane = displace(
    sculpt([
      add(ellipsoid(plus(head.centre, [0, 0.35 * u, -0.62 * u]), [0.86 * u, 0.8 * u, 0.7 * u])),
      add(
        roundCone(
          [-wide * 0.55, shoulders[1] - 0.008, -0.02],
          [wide * 0.55, shoulders[1] - 0.008, -0.02],
          0.062,
          0.062,
        ),
        0.05,
      ),
      add(ellipsoid([0, chest[1] + 0.045, 0.045], [wide * 0.5, 0.08, 0.062]), 0.05),
    ]),
    0.016,
    (x, y, z) => 0.6 * noise(x * 44, y * 14, z * 44, 5) + 0.4 * noise(x * 90, y * 26, z * 90, 6),
  );
  const eyes = [1, -1].flatMap((side) => {
    const flip = ([x, y, z]: Vec3): Vec3 => [x * side, y, z];
    const each = { centre: flip(eye.centre), radius: eye.radius, gaze: flip(eye.gaze) };
    const name = side > 0 ? "left" : "right";
    const iris = {
      colour: fromHex("#d8901c"),
      size: 0.75,
      pupil: "round",
      pupilSize: 0.5,
      white: [0.7, 0.62, 0.5],
    } as const;
    return [
      makePart(`${name}-eye`, "eye", eyeball(each, 22), { paint: paintEye(each, iris), weight: 0.8, crease: 1.2 }),
      makePart(`${name}-eyelid`, "fur", eyelid(each, 0.45, -0.7), {
        weight: 0.5,
        crease: 1.2,
        paint: (s) => shade(s, 0.5),
      }),
    ];
  });
  const s = spread;
  const horn = horns(head, {
    way: [
      [0.4, 0.62, -0.1],
      [1.15 * s, 0.9, 0.0],
      [1.75 * s, 1.25, 0.25],
      [1.75 * s, 2.05, 0.55],
    ],
    radius: 0.29,
  });
  const ring = placed(
    ringSdf([0, 0, 0], 0.26 * u, 0.055 * u),
    chain(rotation(X_AXIS, 1.25), translation(onMuzzle(head, 0, 0.62, -0.02))),
  );
  return [
    makePart("head", "fur", meshSdf(lit, 0.0115), {
      weight: 1,
      crease: 1.2,
      paint: layers(coat, longFacePaint(head, eye)),
    }),
    makePart("mane", "mane", meshSdf(mane, 0.0135), { weight: 0.9, crease: 1.2 }),
    makePart("ears", "fur", pair(meshSdf(earClay(head, CATTLE_EARS, 0.9), 0.008)), {
      weight: 0.8,
      crease: 1.2,
      paint: paintEar(CATTLE_EARS),
    }),
    makePart("horns", "horn", merge([horn]), { weight: 1, crease: 1.2 }),
    ...eyes,
    ...(hasRing ? [makePart("ring", "ring", meshSdf(ring, 0.05 * u), { weight: 0.6, crease: 1.2 })] : []),
  ];
}

import { add } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { defineMammal } from "./define-mammal.ts";
import { pawedLimb } from "./limb-parts.ts";
import { RODENT_HEAD } from "./rodent-form.ts";

const { incisors: _none, ...SNOUTED } = RODENT_HEAD;

/** A mole: a black velvet bolster, huge pink spade hands turned outwards, a long pink pointed nose, pin-prick eyes, no ears. */
export const mole = defineMammal({
  id: "mole",
  words: ["mole", "shrew"],
  senses: ["mole#5", "shrew#2"],
  body: {
    size: 0.09,
    legs: 0.24,
    length: 1.25,
    girth: 1.05,
    bone: 0.9,
    neck: 0.2,
    low: 0.7,
    tuck: 0,
    haunch: 0.9,
    head: 1.4,
  },
  head: {
    ...SNOUTED,
    skull: [0.94, 0.84, 1.05],
    cheek: { at: [0.5, -0.26, 0.1], radii: [0.5, 0.5, 0.6] },
    muzzle: { length: 0.9, root: 0.52, tip: 0.16, y: -0.18, drop: 0.06 },
    pads: 0.8,
    nose: { width: 0.2, tall: 1, up: 0.1 },
    eye: { ...RODENT_HEAD.eye, radius: 0.08, out: [0.5, 0.22, 0.83], sunk: 0.2 },
  },
  ears: undefined,
  tail: { carriage: "stub", length: 0.3, radii: [0.04, 0.035, 0.02] },
  varieties: [
    {
      coat: "#2c2a2c",
      layers: [
        { kind: "legs", colour: "#d49a8c", front: 0.75, hind: 0.45 },
        { kind: "face", colour: "#d49a8c", at: [0, -0.26, 1.75], radii: [0.4, 0.4, 0.34] },
      ],
    },
  ],
  nose: "#d88f86",
  poses: [
    ["crouching", 2],
    ["haunches", 1],
  ],
  lowerLimb: (joints, which, build) => {
    if (which === "hind" || build.pose !== "crouching")
      return pawedLimb(joints, which, { ...build, paw: which === "front" ? 1.8 : 1 });
    const [, elbow, , [x, , z]] = joints;
    const palm = 0.1;
    return [
      add(roundCone(elbow, [x + 0.04, palm, z + 0.02], 0.06, 0.055)),
      add(ellipsoid([x + 0.08, palm * 0.95, z + 0.06], [0.04, palm, palm]), 0.03),
      ...[-0.9, -0.35, 0.25, 0.8].map((t) =>
        add(
          roundCone(
            [x + 0.09, palm + 0.07 * t, z + 0.12],
            [x + 0.12, palm * 0.95 + 0.1 * t, z + 0.22 - 0.03 * t * t],
            0.024,
            0.012,
          ),
          0.012,
        ),
      ),
      add(ball([x + 0.06, palm * 0.5, z], 0.05), 0.03),
    ];
  },
  view: { azimuth: 0.75, elevation: 0.16 },
});

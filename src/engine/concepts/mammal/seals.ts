import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { mirror } from "../../geometry/place.ts";
import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { defineMammal } from "./define-mammal.ts";
import { type HeadForm, onHead } from "./head-form.ts";
import { pawedLimb } from "./limb-parts.ts";
import { hasFreeArms } from "./skeleton.ts";
import type { BodyForm, Species, Studio } from "./species.ts";

const BODY: BodyForm = { size: 0.5, legs: 0.42, length: 1.7, girth: 1.42, bone: 0.62, neck: 1.1, tuck: 0, head: 1.42 };

const HEAD: HeadForm = {
  skull: [1.0, 0.9, 1.0],
  cheek: { at: [0.5, -0.3, 0.3], radii: [0.5, 0.46, 0.55] },
  brow: 0.2,
  muzzle: { length: 0.34, root: 0.5, tip: 0.3, y: -0.24, drop: 0.04 },
  pads: 1.35,
  chin: 0.9,
  nose: { width: 0.19, tall: 0.7, up: 0.5 },
  eye: { out: [0.48, 0.14, 0.86], radius: 0.23, irises: ["#0f0a08", "#1a100a"], iris: 1, pupilSize: 0.6 },
  whiskers: true,
};

/** Flippers: flat paddles beside the breast, and a pair at the body's end. */
const flipper: Species["lowerLimb"] = (joints, which, build): readonly SculptStep[] => {
  if (hasFreeArms(build.pose)) return pawedLimb(joints, which, build);
  const [x, , z] = joints[1];
  if (which === "front")
    return [
      add(
        placed(
          ellipsoid([0.16, 0, 0], [0.24, 0.035, 0.12]),
          chain(rotation(Y_AXIS, 0.75), rotation(Z_AXIS, -0.28), translation([x * 0.8, 0.14, z + 0.02])),
        ),
      ),
      add(roundCone(joints[0], [x, 0.12, z], 0.1, 0.06), 0.06),
    ];
  const end = build.length * -0.33 - 0.36;
  return [
    add(
      placed(
        ellipsoid([0, 0, -0.12], [0.08, 0.035, 0.2]),
        chain(rotation(Y_AXIS, -0.5), rotation(X_AXIS, 0.1), translation([0.05, 0.07, end])),
      ),
    ),
    add(roundCone([0.03, 0.1, end + 0.12], [0.05, 0.07, end], 0.07, 0.05), 0.04),
  ];
};

/** The body tapers to the hind flippers. */
const taper: Species["sculpt"] = ({ pelvis }, _head, build) =>
  hasFreeArms(build.pose)
    ? []
    : [
        add(
          roundCone([0, pelvis[1] * 0.85, pelvis[2]], [0, 0.1, build.length * -0.33 - 0.34], pelvis[1] * 0.82, 0.08),
          0.16,
        ),
      ];

/** A seal: a smooth spindle on its belly with flippers, round earless head, huge dark eyes, whiskered pads. */
export const seal = defineMammal({
  id: "seal",
  words: ["seal", "sea lion", "harp seal", "baby seal", "seal pup", "harbor seal", "manatee", "dugong"],
  senses: ["seal#9", "sea cow"],
  body: BODY,
  head: HEAD,
  ears: undefined,
  tail: undefined,
  varieties: [
    {
      words: ["seal", "sea lion", "harbor seal"],
      coat: "#7c8086",
      layers: [
        { kind: "under", colour: "#b9bcbe", reach: 0.2 },
        { kind: "spots", colour: "#4a4d52", spacing: 0.13, size: 0.24 },
      ],
    },
    {
      words: ["harp seal", "baby seal", "seal pup"],
      coat: "#eceae6",
      layers: [],
      weight: 0.4,
      body: { fluff: 0.006, girth: 1.55, head: 1.6 },
    },
    { words: ["manatee", "dugong"], coat: "#83807c", layers: [], weight: 0, body: { girth: 1.6, head: 1.25 } },
  ],
  nose: "#141213",
  poses: [["lying", 1]],
  sculpt: taper,
  lowerLimb: flipper,
});

/** A walrus: a huge wrinkled brown bulk on flippers, two long white tusks under a bristly moustache. */
export const walrus = defineMammal({
  id: "walrus",
  words: ["walrus", "elephant seal"],
  senses: ["walrus"],
  body: { ...BODY, size: 1, girth: 1.7, neck: 0.9, head: 1.32 },
  head: {
    ...HEAD,
    muzzle: { length: 0.3, root: 0.56, tip: 0.42, y: -0.22, drop: 0.06 },
    pads: 1.3,
    eye: { ...HEAD.eye, radius: 0.13 },
    nose: { width: 0.22, tall: 0.7, up: 0.7 },
  },
  ears: undefined,
  tail: undefined,
  varieties: [
    {
      coat: "#8a5c40",
      layers: [
        { kind: "under", colour: "#a8785a", reach: 0.1 },
        { kind: "face", colour: "#b08a6a", at: [0.25, -0.45, 1.2], radii: [0.5, 0.36, 0.5] },
      ],
    },
  ],
  nose: "#3a2822",
  poses: [["lying", 1]],
  sculpt: taper,
  lowerLimb: flipper,
  slots: { tusk: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#ece2c8")], takesWhole: false } },
  extras: tusks,
});

function tusks({ head, put }: Studio): void {
  const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
  const tusk = tube(
    0.1 * head.unit,
    curveThrough([at(0.26, -0.5, 1.12), at(0.29, -1.2, 1.26), at(0.27, -1.95, 1.12)], 8),
    10,
    {
      scale: (t) => 1.05 - 0.72 * t,
      endRounding: 0.02 * head.unit,
    },
  );
  put("tusks", "tusk", merge([tusk, mirror(tusk)]), undefined, 0.8);
}

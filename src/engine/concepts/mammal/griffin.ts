import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { mirrorRest, pair } from "../animal/enlarge.ts";
import { beakHalves } from "../bird/beak.ts";
import { beak, HOOK } from "../bird/beaks.ts";
import { type FeatherPlace, feathers } from "../bird/feathers.ts";
import { spreadWing } from "../bird/spread-wing.ts";
import { spikes } from "../reptile/creature-studio.ts";
import { BIG_CAT_BODY, BIG_CAT_TAIL } from "./big-cat-form.ts";
import { defineMammal } from "./define-mammal.ts";
import { type Head, onHead } from "./head-form.ts";
import { pawedLimb } from "./limb-parts.ts";
import { lionTuft } from "./lion.ts";
import { hasFreeArms, type Joints } from "./skeleton.ts";
import type { Studio } from "./species.ts";

/** Round skull, heavy brows, a feathered throat. */
function eagleHead({ unit: u, centre, form }: Head): SculptStep[] {
  const at = (x: number, y: number, z: number) => onHead({ centre, unit: u }, [x, y, z]);
  const sized = ([x, y, z]: Vec3): Vec3 => [x * u, y * u, z * u];
  return [
    add(ellipsoid(at(0, 0.05, 0), sized(form.skull)), 0.5 * u),
    add(ellipsoid(at(0, -0.1, 0.62), [0.62 * u, 0.56 * u, 0.5 * u]), 0.3 * u),
    add(both(roundCone(at(0.34, 0.42, 0.92), at(0.86, 0.5, 0.34), 0.13 * u, 0.2 * u)), 0.16 * u),
  ];
}

/** A scaled shank with three toes forward and one back. */
function talon(joints: Joints): SculptStep[] {
  const [, elbow, wrist, [x, y, z]] = joints;
  const lift = Math.max(0, y - 0.045);
  const foot: Vec3 = [x, lift + 0.05, z];
  return [
    add(roundCone(plus(elbow, [0, -0.02, 0]), wrist, 0.062, 0.044)),
    add(roundCone(wrist, foot, 0.042, 0.046), 0.02),
    ...TOES.map((turn) => {
      const far = turn > 2 ? 0.09 : 0.13;
      return add(roundCone(foot, [x + sin(turn) * far, lift + 0.03, z + cos(turn) * far], 0.042, 0.03), 0.02);
    }),
  ];
}

const TOES = [-0.55, 0, 0.55, 3.14] as const;

function claws(studio: Studio): void {
  const { skeleton, put, build } = studio;
  if (hasFreeArms(build.pose)) return;
  const of = ([x, y, z]: Vec3) => {
    const lift = Math.max(0, y - 0.045);
    return spikes(
      TOES.map((turn) => {
        const far = turn > 2 ? 0.08 : 0.12;
        const tip = far + 0.095;
        return {
          root: [x + sin(turn) * far, lift + 0.036, z + cos(turn) * far],
          tip: [x + sin(turn) * tip, lift + 0.006, z + cos(turn) * tip],
          bend: [0, 0.028, 0],
          radius: 0.026,
        };
      }),
      false,
    );
  };
  const right = skeleton.right?.front[3] ?? skeleton.front[3];
  put("talons", "claw", merge([of(skeleton.front[3]), mirrorRest(of(right))]), undefined, 0.6);
}

/** Rows of feathers that hang around neck and breast. */
function ruff({ skeleton, head, clay, put, coat, build }: Studio): void {
  if (hasFreeArms(build.pose)) return;
  const u = head.unit;
  const { chest, skull } = skeleton;
  const places: FeatherPlace[] = [];
  for (let row = 0; row < 5; row += 1) {
    const t = row / 4;
    const centre: Vec3 = [
      0,
      skull[1] - 0.5 * u + (chest[1] - 0.02 - skull[1] + 0.5 * u) * t,
      skull[2] - 0.25 * u + (chest[2] + 0.05 - skull[2] + 0.25 * u) * t,
    ];
    const count = 13;
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + (row % 2) * 0.5) / count) * 6.2832;
      const way: Vec3 = [sin(angle), 0.12, cos(angle)];
      let far = 0.62;
      for (let step = 0; step < 36; step += 1) {
        const d = clay.at(centre[0] + way[0] * far, centre[1] + way[1] * far, centre[2] + way[2] * far);
        if (d < 0.004 || far <= 0) break;
        far -= Math.max(d * 0.8, 0.004);
      }
      const root: Vec3 = [centre[0] + way[0] * (far - 0.012), centre[1] + 0.03, centre[2] + way[2] * (far - 0.012)];
      places.push({
        root,
        along: [way[0] * 0.34, -0.92, way[2] * 0.34],
        up: way,
        length: 0.17,
        width: 0.105,
        curl: 0.12,
      });
    }
  }
  put(
    "ruff",
    "plumage",
    feathers(places),
    (surface, x, y, z, nx, ny, nz) => {
      coat(surface, x, y, z, nx, ny, nz);
      shade(surface, 0.92 + 0.14 * Math.abs(ny));
    },
    0.7,
  );
}

function beakAndBrow({ head, put }: Studio): void {
  const u = head.unit;
  const { upper, lower } = beakHalves(
    beak(HOOK, 1.05, 1.12),
    { head: onHead(head, [0, 0.0, 0.26]), headRadius: u * 1.05 },
    1,
    1,
  );
  put("beak", "beak", merge([upper, lower]), undefined, 0.95);
  const tuft = [0, 1, 2].map(
    (i): FeatherPlace => ({
      root: onHead(head, [0.5 + 0.06 * i, 0.6 - 0.08 * i, 0.05 - 0.22 * i]),
      along: [0.28 + 0.06 * i, 0.72 - 0.14 * i, -0.64],
      up: [0.8, 0.4, 0.4],
      length: (1.15 - 0.14 * i) * u,
      width: 0.34 * u,
    }),
  );
  put("ear-tufts", "plumage", pair(feathers(tuft)), undefined, 0.8);
}

function wings({ skeleton: { chest, chestRadii }, build, put }: Studio): void {
  const isRaised = hasFreeArms(build.pose);
  const shoulder = plus(chest, isRaised ? [0.1, 0.08, -0.1] : [chestRadii[0] * 0.7, chestRadii[1] * 0.5, -0.03]);
  const wing = spreadWing({ shoulder, span: 1.2, chord: 0.58, fingers: 0.8, raise: 0.92, pitch: 0.9 });
  const barbs: Paint = (surface, _x, _y, z) => shade(surface, 1.18 - 0.45 * smoothstep(0, -0.6, z));
  put("wings", "wing", pair(wing), barbs, 1);
}

const kind = (coat: string, plumage: string, wing: string, weight: number) => ({
  coat,
  weight,
  layers: [
    { kind: "under", colour: "#dcc49a", reach: 0.15, throat: false },
    { kind: "head", colour: plumage, to: 3.4 },
    { kind: "legs", colour: "#d8a024", front: 0.55, hind: 0 },
  ] as const,
  dress: { plumage, wing },
});

/** A griffin: the tawny body, hind legs and tufted tail of a lion, an eagle's feathered head with a hooked yellow beak, ear tufts, two great raised wings and taloned forefeet. */
export const griffin = defineMammal({
  id: "griffin",
  words: ["griffin", "gryphon", "griffon", "hippogriff", "eagle lion", "baby griffin"],
  senses: ["griffon"],
  body: {
    ...BIG_CAT_BODY,
    size: 1.1,
    girth: 1.1,
    head: 1.02,
    length: 1.3,
    carriage: { neck: [0.2, 0.2], head: [0.46, 0.34] },
  },
  head: {
    skull: [0.98, 0.92, 1.06],
    cheek: { at: [0.5, -0.3, 0.2], radii: [0.4, 0.4, 0.4] },
    brow: 0.3,
    muzzle: { length: 0.3, root: 0.4, tip: 0.3, y: 0, drop: 0 },
    pads: 0,
    chin: 1,
    nose: { width: 0, tall: 1 },
    mouth: false,
    eye: {
      out: [0.72, 0.2, 0.72],
      radius: 0.2,
      irises: ["#f0c41c", "#e89a1c"],
      iris: 0.92,
      pupilSize: 0.5,
      gaze: [0.62, 0.02, 0.78],
    },
  },
  ears: undefined,
  tail: { ...BIG_CAT_TAIL, carriage: "level", length: 1.0 },
  varieties: [
    kind("#b88a4e", "#efe6d2", "#8a6234", 3),
    kind("#b88a4e", "#6a4422", "#5a3a1e", 2),
    kind("#a87438", "#c89444", "#9a5c24", 1.5),
    kind("#e4dccb", "#f4f0e6", "#d8d0c0", 0.8),
    kind("#3a3230", "#5c504a", "#2c2624", 0.5),
  ],
  nose: "#2a2018",
  poses: [
    ["standing", 3],
    ["walking", 1.5],
    ["sitting", 1.5],
  ],
  slots: {
    wing: { words: ["wings"], materials: ["feathers"], colours: [fromHex("#8a6234")], takesWhole: false },
    plumage: {
      words: ["feather", "neck", "ruff"],
      materials: ["feathers"],
      colours: [fromHex("#efe6d2")],
      takesWhole: false,
    },
    beak: { words: ["bill"], materials: ["plastic"], colours: [fromHex("#eeb01c")], takesWhole: false },
    claw: { words: ["talon"], materials: ["plastic"], colours: [fromHex("#221c18")], takesWhole: false },
    mane: { words: ["tuft"], materials: ["fur"], colours: [fromHex("#5c3216")], takesWhole: false },
  },
  headClay: eagleHead,
  lowerLimb: (joints, which, build) =>
    which === "front" && !hasFreeArms(build.pose) ? talon(joints) : pawedLimb(joints, which, build),
  extras: (studio) => {
    wings(studio);
    ruff(studio);
    beakAndBrow(studio);
    claws(studio);
    lionTuft(studio);
  },
  view: { azimuth: 0.6, elevation: 0.14 },
});

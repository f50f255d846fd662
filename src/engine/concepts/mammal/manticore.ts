import { curveThrough } from "../../geometry/curve.ts";
import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { mix, add as plus, type Vec3 } from "../../math/vec3.ts";
import { pair } from "../animal/enlarge.ts";
import { spikes } from "../reptile/creature-studio.ts";
import { membraneWing } from "../reptile/membrane.ts";
import { BIG_CAT_BODY, BIG_CAT_EARS, BIG_CAT_HEAD } from "./big-cat-form.ts";
import { defineMammal } from "./define-mammal.ts";
import { onHead } from "./head-form.ts";
import { lionMane } from "./mane.ts";
import { hasFreeArms } from "./skeleton.ts";
import type { Studio } from "./species.ts";

const BEADS = 6;

/** A scorpion's tail of thick beads that arches over the back, a bulb with a curved sting at its end. */
function scorpionTail({ skeleton: { pelvis, pelvisRadius: r, tail }, put }: Studio): void {
  const way = curveThrough(
    [
      mix(pelvis, tail, 0.6),
      plus(tail, [0, 0.02, -0.1]),
      plus(tail, [0, 0.22, -0.34]),
      plus(tail, [0, 0.56, -0.36]),
      plus(tail, [0, 0.82, -0.1]),
      plus(tail, [0, 0.86, 0.16]),
    ],
    8,
  );
  const at = (t: number): Vec3 => way[Math.round(t * (way.length - 1))] as Vec3;
  const beads: SculptStep[] = Array.from({ length: BEADS }, (_, i) => {
    const [a, b] = [at(i / BEADS), at((i + 1) / BEADS)];
    const thick = Math.min(0.092, r) * (1 - 0.06 * i);
    return [
      add(roundCone(mix(a, b, 0.1), mix(a, b, 0.62), thick * 0.86, thick * 1.05), i === 0 ? 0 : 0.008),
      add(ball(mix(a, b, 0.96), thick * 0.66), 0.025),
    ];
  }).flat();
  const bulb = plus(at(1), [0, -0.02, 0.09]);
  beads.push(add(ellipsoid(bulb, [0.09, 0.095, 0.115]), 0.015));
  put("tail", "sting-tail", meshSdf(sculpt(beads), 0.017), undefined, 1);
  put(
    "sting",
    "sting",
    spikes(
      [{ root: plus(bulb, [0, -0.03, 0.07]), tip: plus(bulb, [0, -0.26, 0.2]), bend: [0, 0.05, 0.08], radius: 0.05 }],
      false,
    ),
    undefined,
    0.9,
  );
}

/** A bat's wings, raised. */
function batWings({ skeleton: { chest, chestRadii }, build, put }: Studio): void {
  const isRaised = hasFreeArms(build.pose);
  const root = plus(chest, isRaised ? [0.1, 0.08, -0.1] : [chestRadii[0] * 0.6, chestRadii[1] * 0.7, -0.05]);
  const at = (x: number, y: number, z: number): Vec3 => plus(root, [x, y, z]);
  const { skin, bones } = membraneWing({
    shoulder: root,
    elbow: at(0.3, 0.34, -0.12),
    wrist: at(0.5, 0.62, 0.02),
    fingers: [at(1.12, 0.74, -0.05), at(1.14, 0.42, -0.34), at(0.92, 0.1, -0.52), at(0.5, -0.1, -0.58)],
    flank: plus(root, [-0.02, -0.14, -0.42]),
    bone: 0.036,
  });
  put("wings", "wing", pair(skin), undefined, 1);
  put("wing-bones", "wing-bone", pair(bones), undefined, 0.7);
}

function fangs({ head, put }: Studio): void {
  const { muzzle } = head.form;
  const [y, z] = [muzzle.y - muzzle.drop - 0.5, 0.7 + muzzle.length];
  const at = (a: number, b: number, c: number) => onHead(head, [a, b, c]);
  put(
    "fangs",
    "tooth",
    spikes([{ root: at(0.24, y, z), tip: at(0.22, y - 0.4, z + 0.05), radius: 0.08 * head.unit }], true),
    undefined,
    0.7,
  );
}

/** A manticore: a red-brown lion with a great mane, bat's wings, fangs, and a scorpion's tail that arches over its back with a sting. */
export const manticore = defineMammal({
  id: "manticore",
  words: ["manticore", "mantichore", "scorpion lion", "winged lion with scorpion tail"],
  senses: ["manticore"],
  body: { ...BIG_CAT_BODY, size: 1.15, girth: 1.2, low: 0.25, neck: 0.9, head: 1.3 },
  head: { ...BIG_CAT_HEAD, eye: { ...BIG_CAT_HEAD.eye, irises: ["#f0c020", "#f08018"], slant: -0.55 } },
  ears: { ...BIG_CAT_EARS, at: [0.74, 0.66, 0.12], height: 0.42, lean: 0.6 },
  tail: undefined,
  varieties: [
    { coat: "#8a5434", weight: 3, layers: [{ kind: "under", colour: "#b88a62", reach: 0.2 }] },
    {
      coat: "#b8863e",
      weight: 1.5,
      layers: [{ kind: "under", colour: "#dcbc88", reach: 0.2 }],
      dress: { mane: "#5c2a14" },
    },
    { coat: "#7c2a1c", weight: 1.5, layers: [{ kind: "under", colour: "#a85a3c", reach: 0.2 }] },
  ],
  nose: "#3a1c18",
  poses: [
    ["standing", 3],
    ["walking", 2],
  ],
  slots: {
    mane: { words: ["hair"], materials: ["fur"], colours: [fromHex("#3c140c"), fromHex("#2a1210")], takesWhole: false },
    wing: {
      words: ["wings", "membrane"],
      materials: ["leather"],
      colours: [fromHex("#7a1c18"), fromHex("#4a1a1c")],
      takesWhole: false,
    },
    "wing-bone": { words: [], materials: ["leather"], colours: [fromHex("#2c1210")], takesWhole: false },
    "sting-tail": {
      words: ["tail", "scorpion tail"],
      materials: ["ceramic-glaze"],
      colours: [fromHex("#3a1410"), fromHex("#241018")],
      takesWhole: false,
    },
    sting: { words: ["stinger"], materials: ["ceramic-glaze"], colours: [fromHex("#14100e")], takesWhole: false },
    tooth: { words: ["fang", "teeth"], materials: ["ceramic-glaze"], colours: [fromHex("#f0e8d0")], takesWhole: false },
  },
  extras: (studio) => {
    lionMane(studio);
    scorpionTail(studio);
    batWings(studio);
    fangs(studio);
  },
  view: { azimuth: 0.85, elevation: 0.14 },
});

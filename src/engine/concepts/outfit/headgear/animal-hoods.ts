import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { mirror } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../../geometry/sdf.ts";
import { ball, ellipsoid, roundCone } from "../../../geometry/sdf-primitives.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { DressableBody } from "../dressable-body.ts";
import type { HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";
import { crest, mane, pupils, spikes, teeth } from "./hood-trims.ts";
import { horn } from "./horn.ts";

/** What makes a hood an animal's, or a plant's. Places are those of `HatForm`. */
export interface Animal {
  /** What grows out of the hood, in its own colour, joined softly. */
  readonly grows?: (form: HatForm, body: DressableBody) => readonly Sdf[];
  /** What stands on it in the second colour. */
  readonly trim?: (form: HatForm, body: DressableBody) => readonly Part[];
}

/** Both ears, a chain of balls each: from root to tip, with radii. */
const ears =
  (spine: readonly (readonly [Vec3, number])[]) =>
  (form: HatForm): Sdf[] =>
    [1, -1].flatMap((side) =>
      spine.slice(1).map(([to, end], i) => {
        const [from, start] = spine[i] as readonly [Vec3, number];
        const at = ([x, y, z]: Vec3): Vec3 => form.at([side * x, y, z]);
        return roundCone(at(from), at(to), start * form.unit, end * form.unit);
      }),
    );

/** The insides of both ears: flat ovals before them. */
const inners =
  (middle: Vec3, radii: Vec3) =>
  (form: HatForm): Part[] => [
    form.solid(
      "inner-ears",
      sculpt(
        [1, -1].map((side) =>
          add(
            ellipsoid(
              form.at([side * middle[0], middle[1], middle[2]]),
              radii.map((r) => r * form.unit) as unknown as Vec3,
            ),
          ),
        ),
      ),
      "trim",
      { weight: 0.5 },
    ),
  ];

const both = (form: HatForm, name: string, points: readonly Vec3[], radius: number): Part[] => {
  const left = horn(points, radius);
  return [form.part(name, merge([left, mirror(left)]), "trim", { weight: 0.6 })];
};

const ROUND_EARS: readonly (readonly [Vec3, number])[] = [
  [[0.72, 0.62, 0], 0.34],
  [[0.86, 0.86, 0], 0.36],
];
const POINTED_EARS: readonly (readonly [Vec3, number])[] = [
  [[0.62, 0.5, 0], 0.42],
  [[0.86, 1.35, 0], 0.06],
];
const FLOPPY_EARS: readonly (readonly [Vec3, number])[] = [
  [[0.9, 0.55, 0], 0.22],
  [[1.3, 0.25, 0.05], 0.27],
  [[1.36, -0.5, 0.12], 0.24],
];
const LONG_EARS: readonly (readonly [Vec3, number])[] = [
  [[0.4, 0.6, 0], 0.2],
  [[0.5, 1.4, -0.05], 0.25],
  [[0.62, 2.2, -0.1], 0.12],
];
const STUMPS: readonly (readonly [Vec3, number])[] = [
  [[0.95, 0.35, 0], 0.16],
  [[1.42, 0.3, 0.05], 0.18],
];

const ANTLER: readonly Vec3[] = [
  [0.3, 0.5, 0.2],
  [0.62, 1.2, 0.1],
  [0.66, 2.0, 0.3],
];
const TINE: readonly Vec3[] = [
  [0.58, 1.15, 0.1],
  [1.0, 1.45, 0.15],
  [1.15, 1.85, 0.2],
];
const BROW_TINE: readonly Vec3[] = [
  [0.45, 0.85, 0.15],
  [0.5, 1.0, 0.5],
  [0.5, 1.35, 0.75],
];

const ANIMALS: Readonly<Record<string, Animal>> = {
  "lion-hood": { grows: ears(ROUND_EARS), trim: mane },
  "round-eared-hood": { grows: ears(ROUND_EARS), trim: inners([0.86, 0.84, 0.34], [0.22, 0.22, 0.07]) },
  "pointed-eared-hood": { grows: ears(POINTED_EARS), trim: inners([0.74, 0.88, 0.22], [0.16, 0.26, 0.09]) },
  "floppy-eared-hood": {
    trim: (form) => [form.solid("ears", sculpt(ears(FLOPPY_EARS)(form).map((e) => add(e, 0.05 * form.unit))), "trim")],
  },
  "long-eared-hood": { grows: ears(LONG_EARS), trim: inners([0.5, 1.4, 0.18], [0.13, 0.52, 0.06]) },
  "horned-hood": {
    grows: ears(STUMPS),
    trim: (form) =>
      both(
        form,
        "horns",
        [
          [0.55, 0.5, 0],
          [0.95, 0.8, 0],
          [1.05, 1.35, 0.1],
        ],
        0.17,
      ),
  },
  "antlered-hood": {
    grows: ears(STUMPS),
    trim: (form) => [
      ...both(form, "antlers", ANTLER, 0.13),
      ...both(form, "tines", TINE, 0.1),
      ...both(form, "brow-tines", BROW_TINE, 0.09),
    ],
  },
  "unicorn-hood": {
    grows: ears(POINTED_EARS.map(([[x, y, z], r]) => [[x, y * 0.8, z], r * 0.8] as const)),
    trim: (form, body) => [
      form.part(
        "horn",
        horn(
          [
            [0, 0.4, 0.75],
            [0, 0.95, 1.0],
            [0, 1.6, 1.25],
          ],
          0.2,
        ),
        "trim",
        { weight: 0.6 },
      ),
      ...crest(form, body),
    ],
  },
  "maned-hood": { grows: ears(POINTED_EARS), trim: (form, body) => crest(form, body) },
  "spiked-hood": { trim: spikes },
  "finned-hood": {
    grows: (form) => [
      roundCone(form.at([0, 0.5, -0.1]), form.at([0, 1.5, -0.75]), 0.3 * form.unit, 0.05 * form.unit),
      roundCone(form.at([0, 0.4, 0.3]), form.at([0, 1.3, -0.6]), 0.2 * form.unit, 0.05 * form.unit),
    ],
    trim: (form, body) => [teeth(form, body)],
  },
  "frog-hood": {
    grows: (form) => [1, -1].map((side) => ball(form.at([side * 0.55, 0.72, 0.35]), 0.38 * form.unit)),
    trim: (form) => [
      form.solid(
        "frog-eyes",
        sculpt([1, -1].map((side) => add(ball(form.at([side * 0.55, 0.78, 0.62]), 0.24 * form.unit)))),
        "trim",
        { weight: 0.5, paint: pupils(form) },
      ),
    ],
  },
  "feelers-hood": {
    trim: (form) => [
      form.solid(
        "feelers",
        sculpt(
          [1, -1].flatMap((side) => [
            add(
              roundCone(
                form.at([side * 0.35, 0.5, 0.3]),
                form.at([side * 0.5, 1.5, 0.4]),
                0.07 * form.unit,
                0.06 * form.unit,
              ),
            ),
            add(ball(form.at([side * 0.52, 1.58, 0.42]), 0.17 * form.unit)),
          ]),
        ),
        "trim",
        { weight: 0.5 },
      ),
    ],
  },
  "beaked-hood": {
    trim: (form) => [
      form.solid(
        "beak",
        sculpt([
          add(roundCone(form.at([0, 0.32, 0.95]), form.at([0, 0.18, 1.75]), 0.26 * form.unit, 0.05 * form.unit)),
        ]),
        "trim",
        { weight: 0.6 },
      ),
    ],
  },
};

/** A plush hood over the head and down to the collar, open for the face. */
export const animalHood =
  ({ grows, trim }: Animal): HatMaker =>
  (form, _p, body) => {
    const u = form.unit;
    const { centre, radii } = body.head;
    const shell = sculpt([
      add(
        displace(
          ellipsoid([centre[0], centre[1], centre[2] - 0.05 * u], [radii[0] * 1.17, radii[1] * 1.13, radii[2] * 1.17]),
          0.012 * u,
          (x, y, z) => sin((x / u) * 23) * sin((y / u) * 21) * sin(atan2(z - centre[2], x) * 17),
        ),
      ),
      add(
        roundCone(
          [centre[0], centre[1] - radii[1] * 0.75, centre[2] - 0.05 * u],
          body.neck,
          radii[0] * 0.75,
          body.neckRadius + 0.035 * body.height,
        ),
        0.12 * u,
      ),
      ...(grows?.(form, body) ?? []).map((solid) => add(solid, 0.06 * u)),
      carve(
        ellipsoid(
          [centre[0], centre[1] - radii[1] * 0.1, centre[2] + radii[2] * 1.05],
          [radii[0] * 0.88, radii[1] * 0.86, radii[2] * 0.95],
        ),
        0.04 * u,
      ),
    ]);
    return worn([form.solid("hood", shell), ...(trim?.(form, body) ?? [])], ["hair"]);
  };

/** The same ears on a band over the hair. */
const earBand =
  ({ grows, trim }: Animal): HatMaker =>
  (form, _p, body) => {
    const { centre, radii } = body.head;
    const at = (turn: number): Vec3 => [
      centre[0] + sin(turn) * radii[0] * 1.12,
      centre[1] + cos(turn) * radii[1] * 1.12,
      centre[2],
    ];
    const arc = Array.from({ length: 12 }, (_, k) =>
      add(roundCone(at((k / 6 - 1) * 1.5), at(((k + 1) / 6 - 1) * 1.5), 0.09 * form.unit, 0.09 * form.unit)),
    );
    const own = (grows?.(form, body) ?? []).map((solid) => add(solid, 0.04 * form.unit));
    return worn([form.solid("ear-band", sculpt([...arc, ...own])), ...(trim?.(form, body) ?? [])], []);
  };

/** What is worn on a band: ears, horns and antlers; a mane and a beak need a hood. */
const BANDS = ["round-eared", "pointed-eared", "floppy-eared", "long-eared", "horned", "antlered", "unicorn"];

/** Name of the headgear -> its maker: the hoods of animal costumes, and bands with ears. */
export const ANIMAL_HOODS: Readonly<Record<string, HatMaker>> = Object.fromEntries([
  ...Object.entries(ANIMALS).map(([name, animal]) => [name, animalHood(animal)]),
  ...BANDS.map((name) => [`${name}-band`, earBand(ANIMALS[`${name}-hood`] as Animal)]),
]);

import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, pow, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { flapOn, formOf, frontOf, trunkOf } from "./garment-form.ts";

const HIGH = 1.32;
const OBI = 0.92;

const FORM = formOf(
  [
    [0, 0.27],
    [0.45, 0.225],
    [0.85, 0.19],
    [1.05, 0.19],
    [1.24, 0.19],
    [1.3, 0.12],
    [HIGH, 0.085],
  ],
  [
    [0, 0.19],
    [0.45, 0.155],
    [0.85, 0.125],
    [1.05, 0.125],
    [1.24, 0.1],
    [1.3, 0.085],
    [HIGH, 0.075],
  ],
);

const PETALS: readonly Rgb[] = ["#f6dfe4", "#f4f0e6", "#e8b84a", "#f0a0b0"].map(fromHex);

/** Five-petalled blossoms strewn over the cloth, thickest towards the hem. */
function blossoms(surface: Parameters<Paint>[0], u: number, v: number, seed: number, thick: number): void {
  const cell = 0.115;
  const [i, j] = [Math.floor(u / cell), Math.floor(v / cell)];
  const chance = noise(i * 3.7 + 0.5, j * 5.3 + 0.5, 0.5, seed);
  if (chance > thick) return;
  const [cu, cv] = [
    (i + 0.5 + 0.22 * noise(i * 7.1, j * 2.3, 4, seed)) * cell,
    (j + 0.5 + 0.22 * noise(i * 1.9, j * 8.7, 8, seed)) * cell,
  ];
  const [du, dv] = [u - cu, v - cv];
  const d = Math.sqrt(du * du + dv * dv);
  const size = cell * (0.3 + 0.12 * Math.abs(chance));
  if (d > size) return;
  const a = atan2(dv, du) + chance * 5;
  const petal = size * (0.66 + 0.34 * Math.abs(cos(a * 2.5)));
  if (d > petal) return;
  if (d < size * 0.17) layColour(surface, [0.75, 0.5, 0.08]);
  else layColour(surface, PETALS[(i * 3 + j * 5 + 99) % 4 === 2 ? 2 : Math.abs(i + j) % 2] as Rgb);
}

const clothPaint =
  (kind: string, seed: number, isSleeve: boolean): Paint =>
  (surface, x, y, z) => {
    const neck = !isSleeve && y > HIGH - 0.055 && (x / 0.088) * (x / 0.088) + (z / 0.078) * (z / 0.078) < 0.93;
    if (neck) {
      layColour(surface, [0.25, 0.04, 0.05], 0.8);
      return;
    }
    const u = isSleeve ? x : atan2(x, z) * 0.24;
    const from = isSleeve ? 0.85 : 0.0;
    const fade = isSleeve ? 0.35 - (y - from) * 1.6 : 0.42 - y * 0.95;
    if (kind === "flowers") blossoms(surface, u, y, seed, fade);
    else if (kind === "waves") {
      const [p, q] = [u / 0.07, y / 0.035];
      const row = Math.floor(q);
      if ((isSleeve ? y < 1.02 : y < 0.5) && row > -90) {
        const shift = p + (row % 2) * 0.5 - Math.round(p + (row % 2) * 0.5);
        const [a, b] = [shift, (q - row) * 0.5];
        const d = Math.sqrt(a * a + b * b);
        if (Math.abs(d - 0.46) < 0.05 || Math.abs(d - 0.3) < 0.04) layColour(surface, [0.86, 0.84, 0.78]);
      }
    }
    // the left front lies over the right: its edge runs down the right side
    if (!isSleeve && z > 0 && y < OBI && Math.abs(x + 0.055 + (OBI - y) * 0.05) < 0.0035) {
      layColour(surface, [surface.r * 0.35, surface.g * 0.35, surface.b * 0.35]);
      surface.height -= 0.003;
    }
  };

/** A sleeve stretched out sideways, a bag of cloth that hangs from it. */
function sleeve(drop: number, seed: number): Geometry {
  const [w, thick] = [0.5, 0.034];
  return settle(
    deform(
      move(box([w, drop, thick], { bevel: 0.015, bevelSteps: 3, divisions: [14, 14, 2] }), [
        0.17 + w / 2,
        1.285 - drop / 2,
        0,
      ]),
      ([x, y, z]): Vec3 => {
        const out = (x - 0.17) / w;
        const hang = (1.29 - y) / drop;
        const fold = 0.011 * hang * sin(x * 34 + seed) + 0.012 * noise(x * 8, y * 5, 0, seed);
        const fat = 1 + 0.9 * (1 - hang) * (1 - out) + 0.35 * (1 - hang);
        return [x - 0.03 * hang * (out < 0.2 ? -0.3 : 0.3), y - 0.045 * out * (1 - hang * 0.4), z * fat + fold * 1.1];
      },
    ),
  );
}

/** A band along the crossing edges. */
function collar(side: number, thick: number, off: number): Geometry {
  const line = (shift: number) =>
    [
      [side * (0.085 + shift * 0.45), HIGH - 0.012],
      [side * (0.075 + shift), HIGH - 0.06],
      [side * (0.035 + shift), HIGH - 0.16],
      [side * (-0.012 + shift), HIGH - 0.27],
      [side * (-0.04 + shift), HIGH - 0.34],
    ] as const;
  return flapOn(FORM, line(-0.014), line(0.034), thick, off);
}

function build({ style, kind, seed }: Planned): Part[] {
  const body = deform(settle(trunkOf(FORM, 34, 64)), ([x, y, z]): Vec3 => {
    const low = Math.max(0, 1 - y / 0.85);
    const a = atan2(z, x);
    const k = 1 + low * (0.03 * cos(9 * a) + 0.03 * noise(x * 6, y * 2, z * 6, seed));
    return [x * k, y, z * k];
  });
  const one = sleeve(style === "furisode" ? 0.72 : 0.5, seed % 7);
  const obiForm = {
    ...FORM,
    low: OBI - 0.13,
    high: OBI + 0.1,
    half: () => 0.205,
    depth: () => 0.143,
  };
  const obi = trunkOf(obiForm, 6, 56, 0.012);
  const cordLine = Array.from({ length: 48 }, (_, i): Vec3 => {
    const a = (i / 48) * TAU;
    const bent = (k: number) => Math.sign(k) * pow(Math.abs(k), 0.82);
    return [0.206 * bent(cos(a)), OBI - 0.014, -0.144 * bent(sin(a))];
  });
  const z = frontOf(obiForm, 0, OBI);
  const knot = stretch(sphere(0.026, 16, 12), [1.3, 0.9, 0.7]);
  const bow = [1, -1].map((s) =>
    move(stretch(sphere(0.085, 24, 16), [1.25, 0.85, 0.5]), [s * 0.09, OBI + 0.02, -0.17]),
  );
  const back = move(box([0.11, 0.24, 0.06], { bevel: 0.02, bevelSteps: 3 }), [0, OBI, -0.165]);
  return [
    makePart("robe", "cloth", body, { weight: 1, crease: 1, paint: clothPaint(kind, seed, false) }),
    makePart("sleeves", "cloth", merge([one, mirror(one)]), {
      weight: 1,
      crease: 1,
      paint: clothPaint(kind, seed, true),
    }),
    makePart("inner-collar", "collar", collar(-1, 0.006, 0.002), { weight: 0.6 }),
    makePart("collar", "collar", collar(1, 0.008, 0.008), { weight: 0.7 }),
    makePart("obi", "obi", obi, {
      weight: 0.9,
      paint: (surface, x, y, pz) => {
        const a = (atan2(x, pz) / TAU) * 30 + 60;
        const b = (y - OBI) / 0.045 + 40;
        const [p, q] = [a + b, a - b];
        const d = Math.min(Math.abs(p - Math.round(p)), Math.abs(q - Math.round(q)));
        const edge = y > OBI + 0.085 || y < OBI - 0.115;
        if (d < 0.09 || edge)
          layColour(surface, [surface.r * 0.5 + 0.32, surface.g * 0.5 + 0.22, surface.b * 0.5 + 0.06]);
      },
    }),
    makePart("bow", "obi", merge([...bow, back]), { weight: 0.6 }),
    makePart(
      "cord",
      "cord",
      merge([tube(0.0105, cordLine, 10, { closed: true }), move(knot, [0, OBI - 0.014, z + 0.006])]),
      { weight: 0.6 },
    ),
  ];
}

/** A kimono with its arms spread. What makes it itself: a straight robe to the floor, bag-like square sleeves, collars that cross left over right, a broad patterned sash with a cord and a bow behind, blossoms towards the hem. */
export const kimono = defineFromPlan({
  id: "kimono",
  family: "garment",
  words: ["kimono", "yukata", "furisode", "japanese robe", "haori"],
  senses: ["kimono"],
  height: 1.32,
  view: { azimuth: 0.24, elevation: 0.2 },
  slots: {
    cloth: mainSlot("silk woven-cotton", "#a8182c #1f3a6a #6a2a6a #1f5a52 #c8506a #23242c", "silk|robe|sleeve|fabric"),
    obi: { ...mainSlot("silk", "#d8a83a #e6d9b8 #7a1f2c #2a5a4a #e07a2a", "sash|belt|bow"), takesWhole: false },
    collar: { ...mainSlot("silk", "#f3eee2 #f0d8d8"), takesWhole: false },
    cord: { ...mainSlot("silk", "#c8282c #f0ead8 #2f6a8a", "knot"), takesWhole: false },
  },
  styles: { kimono: { weight: 3 }, furisode: { weight: 1, words: ["furisode"], traits: ["long"] } },
  kinds: {
    flowers: { weight: 4 },
    waves: { weight: 1 },
    plain: { weight: 0.4, traits: ["plain", "emblazoned"] },
  },
  build,
});

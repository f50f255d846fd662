import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { type SheetRow, sheet } from "../pieces.ts";

const WAIST = 0.56;
const TOP = 0.86;

const hollow = (y: number): number => smoothstep(TOP - 0.1, WAIST - 0.04, y);

/** Half the width at a height: a narrow bib, hollowed sides, a broad skirt. */
const halfAt = (y: number): number => 0.118 + 0.175 * hollow(y) * hollow(y) + 0.03 * (1 - y);

/** The cloth lies about a body that is not there. */
const frontAt =
  (seed: number) =>
  (x: number, y: number): number => {
    const low = 1 - smoothstep(0, WAIST, y);
    const fold = 0.016 * low * sin(x * 26 + seed) + 0.008 * noise(x * 9, y * 6, 0, seed);
    return -2.1 * x * x - 0.03 * smoothstep(WAIST, TOP, y) + fold;
  };

const STRIPE: readonly Rgb[] = ["#27579a", "#b8242a", "#2b2d33", "#2f7a4a"].map(fromHex);

const clothPaint =
  (kind: string, stripe: Rgb, rim: (x: number, y: number) => number): Paint =>
  (surface, x, y) => {
    if (kind === "striped" && (x + 3) / 0.042 - Math.floor((x + 3) / 0.042) < 0.36) layColour(surface, stripe);
    const edge = rim(x, y);
    if (edge < 0.012) {
      surface.height += 0.0012;
      if (edge > 0.0105) layColour(surface, [surface.r * 0.55, surface.g * 0.55, surface.b * 0.55]);
    }
  };

function build({ style, kind, seed, has }: Planned): Part[] {
  const hung = frontAt(seed);
  const half = style === "waist" ? WAIST - 0.01 : TOP;
  const rows: SheetRow[] = Array.from({ length: 45 }, (_, i) => {
    const y = (half * i) / 44;
    // the corners of the hem are round
    const round = y < 0.07 ? 0.07 - Math.sqrt(Math.max(0, 0.0049 - (0.07 - y) * (0.07 - y))) : 0;
    return [y, -halfAt(y) + round, halfAt(y) - round];
  });
  const stripe = STRIPE[seed % STRIPE.length] as Rgb;
  const rim = (x: number, y: number) => Math.min(halfAt(y) - Math.abs(x), y, half - y);
  const parts: Part[] = [
    makePart("apron", "cloth", sheet(rows, 0.007, hung, 32), {
      weight: 1,
      crease: 1,
      paint: clothPaint(kind, stripe, rim),
    }),
  ];
  if (has("pocket") || style === "waist") {
    const [low, high, wide] = [0.26, 0.44, 0.14];
    const shape: SheetRow[] = Array.from({ length: 10 }, (_, i) => {
      const y = low + ((high - low) * i) / 9;
      const round = i === 0 ? 0.012 : 0;
      return [y, -wide + round, wide - round];
    });
    const edge = (x: number, y: number) => Math.min(wide - Math.abs(x), y - low, high - y, Math.abs(x) + 0.0092);
    parts.push(
      makePart(
        "pocket",
        "pocket",
        sheet(shape, 0.006, (x, y) => hung(x, y) + 0.0065, 24),
        {
          weight: 0.7,
          crease: 1,
          paint: clothPaint("plain", stripe, edge),
        },
      ),
    );
  }
  const band = Array.from({ length: 12 }, (_, i): readonly [number, number] => {
    const corners = [
      [-0.014, -0.0022],
      [0.014, -0.0022],
      [0.014, 0.0022],
      [-0.014, 0.0022],
    ] as const;
    const [ax, ay] = corners[Math.floor(i / 3)] as readonly [number, number];
    const [bx, by] = corners[(Math.floor(i / 3) + 1) % 4] as readonly [number, number];
    const t = (i % 3) / 3;
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  });
  const straps: Part["geometry"][] = [];
  if (style !== "waist") {
    const z = hung(0.1, TOP - 0.01);
    const neck: Vec3[] = [
      [0.105, TOP - 0.035, z - 0.002],
      [0.1, TOP + 0.05, z - 0.02],
      [0.085, TOP + 0.13, z - 0.075],
      [0.05, TOP + 0.175, z - 0.135],
      [0, TOP + 0.185, z - 0.16],
    ];
    const round = [
      ...neck,
      ...neck
        .slice(0, -1)
        .reverse()
        .map(([x, y, w]): Vec3 => [-x, y, w]),
    ];
    straps.push(sweep(band, curveThrough(round, 6), { up: [0, 0, 1] }));
  }
  for (const s of [1, -1]) {
    const x = halfAt(WAIST - 0.03);
    const z = hung(x, WAIST - 0.03);
    const tie: Vec3[] = [
      [s * (x - 0.03), WAIST - 0.03, hung(x - 0.03, WAIST - 0.03)],
      [s * (x + 0.035), WAIST - 0.03, z - 0.03],
      [s * (x + 0.075), WAIST - 0.07, z - 0.05],
      [s * (x + 0.085), WAIST - 0.17, z - 0.055],
      [s * (x + 0.075), WAIST - 0.29, z - 0.04],
      [s * (x + 0.09), WAIST - 0.4, z - 0.045],
    ];
    straps.push(sweep(band, curveThrough(tie, 7), { up: [0, 1, 0] }));
  }
  parts.push(makePart("straps", "strap", merge(straps), { weight: 0.7 }));
  return parts;
}

/** An apron. What makes it itself: a bib with hollowed sides over a broad skirt, a band about the neck, ties at the waist, a wide pocket in front, hemmed all round. */
export const apron = defineFromPlan({
  id: "apron",
  family: "garment",
  words: [
    "apron",
    "kitchen apron",
    "chef's apron",
    "chef apron",
    "cooking apron",
    "waist apron",
    "pinafore",
    "bib apron",
  ],
  senses: ["apron"],
  height: 1.05,
  view: { azimuth: 0.3, elevation: 0.14 },
  slots: {
    cloth: {
      ...mainSlot("woven-cotton woven-cotton canvas", "#e9e4d8 #b8242a #2f5a8a #3a6a4a #2b2d33 #c98a2a", "fabric|bib"),
      group: "cloth",
    },
    pocket: {
      ...mainSlot("woven-cotton woven-cotton canvas", "#e9e4d8 #b8242a #2f5a8a #3a6a4a #2b2d33 #c98a2a"),
      group: "cloth",
    },
    strap: mainSlot("woven-cotton", "#2b2d33 #e9e4d8 #6a4526", "tie|band|string"),
  },
  styles: {
    bib: { weight: 5 },
    waist: { weight: 0, words: ["waist apron"], traits: ["short"] },
  },
  kinds: {
    plain: { weight: 3 },
    striped: { weight: 1.4, traits: ["striped"], dress: { cloth: "#ece7dc", pocket: "#ece7dc" } },
    gingham: { weight: 1, materials: { cloth: "gingham", pocket: "gingham" }, traits: ["checkered"] },
  },
  extras: { pocket: { chance: 0.85, slot: "pocket" } },
  build,
});

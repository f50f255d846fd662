import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Height of the neck over the hem, radius of the neck, metres. */
const [TALL, NECK] = [1.25, 0.085];

/** A cloth hung as if about shoulders: round the neck, over them, and down in folds that grow; open in front. */
function drape(seed: number, reach: number, flare: number, thick: number): Part["geometry"] {
  const sheet = box([2, 1, thick], { divisions: [72, 30, 1] });
  const phase = (seed % 60) / 10;
  return settle(
    deform(sheet, ([u, v, w]): Vec3 => {
      const down = 0.5 - v;
      const over = sin((Math.min(1, down / 0.17) * PI) / 2);
      const fall = Math.max(0, down - 0.1);
      // turned about, so that the outer side of the sheet faces outwards
      const a = -u * lerp(reach * 1.04, reach, over);
      const fold = 1 + fall * (0.13 * cos(a * 7 + phase) + 0.06 * cos(a * 13 - phase));
      const wide = (lerp(NECK, 0.235, over) + flare * fall) * fold + w;
      const deep = (lerp(NECK, 0.15, over) + flare * 0.95 * fall) * fold + w;
      const slope = 0.13 * over * (0.55 + 0.45 * Math.abs(sin(a)));
      const wave = 0.018 * cos(a * 7 + phase) * down;
      return [wide * sin(a), TALL - slope - Math.max(0, down - 0.06) * (TALL - 0.12) + wave, -deep * cos(a)];
    }),
  );
}

function build({ style, seed }: Planned): Part[] {
  const hooded = style === "hooded";
  const reach = style === "cloak" || hooded ? 2.95 : 2.1;
  const flare = style === "cloak" || hooded ? 0.24 : 0.32;
  const lined: Paint = (surface, x, y, z, nx, _ny, nz) => {
    const inward = smoothstep(0, -0.15, nx * x + nz * z);
    if (y < TALL - 0.1) for (const c of ["r", "g", "b"] as const) surface[c] *= 1 - 0.3 * inward;
  };
  const parts: Part[] = [
    makePart("cape", "cape", drape(seed, reach, flare, 0.016), { weight: 1, crease: 1.1, paint: lined }),
  ];
  const collar = deform(box([2, 0.1, 0.014], { divisions: [44, 5, 1] }), ([u, y, w]): Vec3 => {
    const a = -u * (style === "vampire" ? 2.3 : 2.5);
    const lift = y + 0.05;
    const grown = style === "vampire" ? 1.9 : 0.35;
    const r = NECK + 0.004 + lift * grown * 0.55 + w;
    return [
      r * sin(a),
      TALL - 0.012 + lift * (style === "vampire" ? 1.9 * (0.6 + 0.4 * cos(a)) + 0.5 : 0.5),
      -r * cos(a),
    ];
  });
  parts.push(makePart("collar", style === "vampire" ? "lining" : "cape", settle(collar), { weight: 0.9, crease: 1.1 }));
  if (hooded) {
    const hood = deform(sphere(1, 48), ([x, y, z]): Vec3 => {
      // a bag with its mouth to the front
      const open = smoothstep(0.15, 0.75, z);
      const back = z < 0 ? 1.12 : 1;
      return [
        x * 0.128,
        TALL + 0.125 + y * 0.165 + 0.02 * (z < 0 ? -z : 0),
        z * 0.135 * back * (1 - 0.75 * open) + 0.01,
      ];
    });
    parts.push(
      makePart("hood", "cape", settle(hood), {
        weight: 1,
        crease: 1.1,
        paint: (surface, x, y, z) => {
          const [u, v] = [x / 0.098, (y - TALL - 0.115) / 0.128];
          if (z > 0 && u * u + v * v < 1) layColour(surface, [0.006, 0.005, 0.006], 1);
        },
      }),
    );
  }
  const clasp = [1, -1].map((s) => move(disc(0.021, 0.012, 0.004, 28), [s * 0.058, TALL - 0.055, NECK * 0.82]));
  const chain = tube(
    0.0045,
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t): Vec3 => [t * 0.055, TALL - 0.062 - 0.02 * (1 - t * t), NECK * 0.82 + 0.012]),
    8,
  );
  parts.push(makePart("clasp", "clasp", settle(turnX(merge([...clasp, chain]), 0)), { weight: 0.7 }));
  return parts;
}

/** A cape. What makes it itself: one wide cloth about the shoulders of nobody, closed at the neck with a clasp and chain, falling open in front in deep folds to a broad hem; a cloak closes all round and may have a hood, a vampire's has a high red collar. */
export const cape = defineFromPlan({
  id: "cape",
  family: "garment",
  words: [
    "cape",
    "superhero cape",
    "vampire cape",
    "cloak",
    "hooded cloak",
    "mantle",
    "royal cape",
    "travel cloak",
    "wizard cloak",
  ],
  senses: ["cloak#2", "cape#2"],
  height: 1.25,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.1 },
  slots: {
    cape: mainSlot("woven-cotton velvet", "#b81c1c #c22a20 #2c4a9a #2f6a3a #5a2a8a", "cloth|hood|fabric"),
    lining: slot("silk", "#8a0f14 #c9a227", "collar|inside"),
    clasp: slot("gold bronze silver", "", "chain|brooch|button"),
  },
  styles: {
    cape: { weight: 2 },
    cloak: { weight: 0, words: ["cloak", "mantle", "travel cloak", "wizard cloak"] },
    hooded: { weight: 0, words: ["hooded cloak"], traits: ["hooded"] },
    vampire: { weight: 0, words: ["vampire cape"], dress: { cape: "#1f1e23", lining: "#8a0f14" }, slots: ["lining"] },
  },
  build,
});

import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Radius of the ring, metres, and of its body where it is thin and where it is full. */
const RING = 0.3;
const [THIN, FULL] = [0.085, 0.2];
const STEPS = 64;

function build({ seed, style }: Planned): Part[] {
  const turn = (seed % 100) / 100;
  // fullest low on one side, thinnest opposite
  const swell = (t: number) => (1 + cos((t - 0.62 - 0.12 * turn) * TAU)) / 2;
  const lift = style === "loop" ? 0.14 : 0.05;
  const path = Array.from({ length: STEPS }, (_, k): Vec3 => {
    const angle = (k / STEPS) * TAU;
    return [RING * sin(angle), 1.15 * RING * cos(angle), lift * sin(2 * angle + turn)];
  });
  const form = tube(1, path, 30, { closed: true, scale: (t) => THIN + (FULL - THIN) * swell(t) });
  let low = 0;
  for (let i = 1; i < form.positions.length; i += 3) low = Math.min(low, form.positions[i] as number);
  return [
    makePart("form", "form", move(form, [0, 0.115 - low, 0]), { weight: 1 }),
    makePart("plinth", "plinth", move(box([0.42, 0.12, 0.36], { bevel: 0.012 }), [0, 0.06, 0]), { weight: 0.6 }),
  ];
}

/** An abstract sculpture. What makes it itself: one smooth rounded body that swells and thins and closes about an opening, on a plain block. */
export const abstractSculpture = defineFromPlan({
  id: "abstract-sculpture",
  family: "figure",
  words: ["abstract sculpture", "organic sculpture", "modern sculpture", "abstract statue", "pierced form"],
  senses: [],
  height: 0.95,
  view: { azimuth: 0.45, elevation: 0.12 },
  slots: {
    form: mainSlot("bronze marble plaster", "", "body|ring|loop"),
    plinth: slot("granite", "#2b2b2d", "pedestal|base|stand"),
  },
  styles: { ring: { weight: 1 }, loop: { weight: 1 } },
  build,
});

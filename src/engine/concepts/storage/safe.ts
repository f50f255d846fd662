import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { disc, slab, turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Marks around a dial. */
const ticks: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.7) return;
  const far = Math.sqrt(x * x + y * y);
  const turn = (atan2(y, x) / TAU + 1) * 20;
  if (far > 0.05 && far < 0.066 && turn - Math.floor(turn) < 0.3) layColour(surface, [0.9, 0.9, 0.88], 0.4);
};

function wheel(safe: Assembly, x: number, y: number, z: number, r: number, spokes: number): void {
  safe.add(
    "metal",
    move(
      turned(
        [
          [0, 0],
          [r * 0.28, 0],
          [r * 0.24, 0.06],
          [0, 0.065],
        ],
        24,
      ),
      [x, y, z],
    ),
  );
  for (let i = 0; i < spokes; i += 1) {
    const [c, s] = [cos((i / spokes) * TAU + 0.5), sin((i / spokes) * TAU + 0.5)];
    safe.add(
      "metal",
      bar([x, y, z + 0.045], [x + c * r, y + s * r, z + 0.045], r * 0.09, 9),
      move(sphere(r * 0.16, 12), [x + c * r, y + s * r, z + 0.045]),
    );
  }
}

function build({ style }: Planned): Part[] {
  const safe = new Assembly();
  if (style === "vault") {
    const r = 1;
    safe.add("body", move(slab([2.7, 2.5, 0.35], 0.08, 0.04), [0, 1.25, -0.12]));
    safe.add(
      "door",
      move(
        turned(
          [
            [0, 0],
            [r * 1.02, 0],
            [r * 1.02, 0.1],
            [r * 0.92, 0.24],
            [r * 0.84, 0.24],
            [r * 0.8, 0.2],
            [0, 0.2],
          ],
          56,
        ),
        [0, 1.25, 0.02],
      ),
    );
    for (let i = 0; i < 16; i += 1) {
      const angle = (i / 16) * TAU;
      safe.add("metal", move(disc(0.055, 0.06, 0.015, 16), [cos(angle) * 0.7, 1.25 + sin(angle) * 0.7, 0.21]));
    }
    for (let i = 0; i < 10; i += 1) {
      const angle = (i / 10) * TAU + 0.2;
      safe.add(
        "metal",
        move(turnZ(slab([0.24, 0.13, 0.1], 0.03, 0.015), angle), [cos(angle) * 1.1, 1.25 + sin(angle) * 1.1, 0.1]),
      );
    }
    for (const y of [0.75, 1.75]) safe.add("trim", move(slab([0.4, 0.3, 0.28], 0.05, 0.03), [1.1, y, 0.12]));
    wheel(safe, 0, 1.25, 0.2, 0.42, 5);
    safe.add("trim", move(slab([2.9, 0.12, 0.5], 0.03, 0.02), [0, 0.06, -0.05]));
    return safe.parts({ door: 1, metal: 0.9 });
  }
  safe.add("body", move(slab([0.62, 0.72, 0.58], 0.03, 0.015), [0, 0.42, 0]));
  safe.add("trim", move(slab([0.5, 0.6, 0.04], 0.02, 0.01), [0, 0.42, 0.285]));
  safe.add("door", move(slab([0.47, 0.57, 0.05], 0.02, 0.012), [0, 0.42, 0.3]));
  for (const y of [0.24, 0.6]) safe.add("metal", bar([-0.265, y - 0.05, 0.305], [-0.265, y + 0.05, 0.305], 0.022, 12));
  for (const x of [-0.24, 0.24]) for (const z of [-0.2, 0.2]) safe.post("metal", 0.035, 0.07, [x, 0, z], 0.045);
  wheel(safe, 0.1, 0.3, 0.32, 0.085, 3);
  safe.add("trim", move(disc(0.085, 0.012, 0.004, 40), [-0.02, 0.53, 0.32]));
  return [
    ...safe.parts({ body: 1, door: 0.9, metal: 0.9 }),
    makePart(
      "dial",
      "dial",
      move(
        turned(
          [
            [0, 0],
            [0.07, 0],
            [0.066, 0.018],
            [0.03, 0.022],
            [0.028, 0.045],
            [0, 0.048],
          ],
          40,
        ),
        [-0.02, 0.53, 0.328],
      ),
      { weight: 0.9, paint: ticks },
    ),
  ];
}

const VAULT = ["vault door", "bank vault", "bank vault door", "steel vault"];

/** A safe. What makes it itself: a thick steel box on short feet, its door with a combination dial with marks, a spoked handle and heavy hinges. A vault's door is a great round plug with bolts around it and a wheel. */
export const safe = defineFromPlan({
  id: "safe",
  family: "container",
  words: ["safe", "bank safe", "combination safe", "steel safe", "gun safe", ...VAULT],
  senses: ["safe"],
  height: 0.8,
  view: { azimuth: 0.45, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#4a5a56 #3a3e44 #5a2f2a #2f4258", "box|case|wall"),
    door: mainSlot("painted-metal", "#55665f #43484e #6a3a32 #37506a"),
    trim: slot("painted-metal", "#22252a", "frame"),
    metal: slot("brushed-steel", "", "handle|wheel|hinge|bolt"),
    dial: slot("painted-metal", "#15171a", "lock|combination lock"),
  },
  styles: {
    safe: {},
    vault: {
      weight: 0,
      words: VAULT,
      dress: { body: "#5a5e64", door: "#9aa0a6" },
      materials: { door: "brushed-steel" },
    },
  },
  build,
});

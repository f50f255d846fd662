import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { dot, subtract, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { type Face, type PolyhedronName, polyhedron } from "./polyhedron.ts";

/** Sort -> its body, the height of its numbers against the radius, and where they stand on the face. */
const SORTS: Readonly<Record<string, readonly [PolyhedronName, number, number]>> = {
  d20: ["icosahedron", 0.3, -0.05],
  d12: ["dodecahedron", 0.36, 0],
  d8: ["octahedron", 0.44, -0.1],
  d4: ["tetrahedron", 0.52, -0.06],
};
const RADIUS = 0.012;

/** A number on every face, the highest one up; 6 and 9 are underlined. */
function numbers(faces: readonly Face[], height: number, low: number): Paint {
  const top = faces.reduce((best, face, i) => (face.normal[1] > (faces[best] as Face).normal[1] ? i : best), 0);
  const last = faces.length;
  // the top face shows the highest number, the others follow in a stride that has no divisor with them
  const numberOf = (i: number) => last - ((((i - top + last) % last) * 7) % last);
  return (surface, x, y, z, nx, ny, nz) => {
    const looks: Vec3 = [nx, ny, nz];
    let best = 0;
    let most = -1;
    for (const [i, { normal }] of faces.entries()) {
      const d = dot(normal, looks);
      if (d > most) [best, most] = [i, d];
    }
    if (most < 0.985) return;
    const { centre, right, up } = faces[best] as Face;
    const from = subtract([x, y, z], centre);
    const value = numberOf(best);
    const [u, v] = [dot(from, right), dot(from, up) - low * RADIUS];
    const isLine =
      (value === 6 || value === 9) && Math.abs(v + height * 0.72) < height * 0.06 && Math.abs(u) < height * 0.36;
    if (!isLine && !isWritten(String(value), u, v, height, 0.1)) return;
    const isPale = 0.2126 * surface.r + 0.7152 * surface.g + 0.0722 * surface.b > 0.3;
    layColour(surface, isPale ? [0.02, 0.02, 0.025] : [0.92, 0.8, 0.42], 0.35);
    surface.height -= RADIUS * 0.02;
  };
}

function build({ style }: Planned): Part[] {
  const [name, tall, low] = SORTS[style] as (typeof SORTS)[string];
  const { geometry, faces } = polyhedron(name, RADIUS, 0.045);
  return [makePart("body", "body", geometry, { weight: 1, crease: 0.3, paint: numbers(faces, tall * RADIUS, low) })];
}

/** A role player's die. What makes it itself: a many-sided body with flat numbered faces, lying on one of them: twenty triangles, twelve pentagons, eight triangles or four. */
export const polyhedralDie = defineFromPlan({
  id: "polyhedral-die",
  family: "toy",
  words: [
    "d20",
    "20 sided die",
    "20-sided die",
    "twenty-sided die",
    "twenty sided die",
    "20 sided dice",
    "20-sided dice",
    "twenty sided dice",
    "d20 die",
    "d20 dice",
    "polyhedral die",
    "polyhedral dice",
    "rpg dice",
    "dnd dice",
    "role playing dice",
    "dungeons and dragons dice",
    "d12",
    "12-sided die",
    "12 sided die",
    "twelve-sided die",
    "d8",
    "8-sided die",
    "8 sided die",
    "eight-sided die",
    "d4",
    "4-sided die",
    "4 sided die",
    "four-sided die",
  ],
  height: 0.02,
  view: { azimuth: 0.35, elevation: 0.62 },
  slots: { body: mainSlot("plastic", "#8a1722 #1c3f8c #3a1f6a #17181c #1f6a45 #e8e2d2", "face|side") },
  styles: {
    d20: { weight: 1 },
    d12: { weight: 0, words: ["d12", "12-sided die", "12 sided die", "twelve-sided die"] },
    d8: { weight: 0, words: ["d8", "8-sided die", "8 sided die", "eight-sided die"] },
    d4: { weight: 0, words: ["d4", "4-sided die", "4 sided die", "four-sided die"] },
  },
  vary: 0,
  build,
});

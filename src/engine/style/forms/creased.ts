import { boundsOf } from "#measure/bounds.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { materialById } from "../../materials/index.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { halveLongEdges } from "../soften.ts";
import type { Style } from "../style.ts";

/** Panels along a sheet's longer side and across it. */
const ALONG = 4;
const ACROSS = 2;
/** Thickness of what counts as a sheet, and how far a fold stands out, over its longer side. */
const THIN = 0.42;
const HIGH = 0.075;
const SOFT = 0.02;
const EDGE = 0.035;
/** Half a crease's width over the longer side. */
const WIDE = 0.006;

const isSoft = (base: string): boolean => /paper/.test(base) || materialById(base).class === "fabric";

/** Of paper and cloth: what was folded together and opened again, its panels standing at angles, a worn line along every crease. */
export const creased: Style = {
  id: "folded",
  apply: (thing) => {
    const main = Object.keys(thing.materials)[0];
    const sheet = thing.model.parts.filter(({ slot }) => slot === main);
    const spec = main === undefined ? undefined : thing.materials[main];
    if (sheet.length === 0 || spec === undefined || !isSoft(spec.base)) return thing;
    const { min, max } = boundsOf(sheet.map(({ geometry }) => geometry.positions));
    const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const size = Math.max(...span);
    const thin = span.indexOf(Math.min(...span)) as 0 | 1 | 2;
    if (span[thin] > THIN * size) return thing;
    const long = span.indexOf(size) as 0 | 1 | 2;
    const wide = (3 - thin - long) as 0 | 1 | 2;
    /** -1 to 1, and how far from the next crease in panels. */
    const fold = (at: number, k: 0 | 1 | 2, panels: number) => {
      const u = ((at - min[k]) / (span[k] || 1)) * panels;
      const low = Math.floor(u);
      const share = u - low;
      return {
        rise: (low % 2 === 0 ? share : 1 - share) * 2 - 1,
        off: Math.abs(u - Math.round(u)),
        line: Math.round(u),
      };
    };
    const stand = (point: Vec3): Vec3 => {
      const [a, b] = [fold(point[long], long, ALONG), fold(point[wide], wide, ACROSS)];
      const out = [...point] as [number, number, number];
      out[thin] += HIGH * size * (0.62 * a.rise + 0.5 * b.rise);
      return out;
    };
    const isInner = (line: number, panels: number) => line > 0 && line < panels;
    const parts = thing.model.parts.map((part): Part => {
      let fine = part.geometry;
      if (part.slot === main)
        for (let round = 0; round < 5; round += 1) {
          const next = halveLongEdges(fine, EDGE * size);
          if (next === fine || next.indices.length / 3 > 16_000) break;
          fine = next;
        }
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, ...at) => {
        part.paint?.(surface, ...at);
        const point = toModel(at[0], at[1], at[2]);
        const [a, b] = [fold(point[long], long, ALONG), fold(point[wide], wide, ACROSS)];
        const near = Math.min(
          isInner(a.line, ALONG) ? (a.off / ALONG) * span[long] : size,
          isInner(b.line, ACROSS) ? (b.off / ACROSS) * span[wide] : size,
        );
        const worn = clamp01(1 - near / (WIDE * size));
        const dirt = clamp01(1 - near / (SOFT * size));
        // the fibres break along a crease, and what lies beside it greys
        for (const c of ["r", "g", "b"] as const)
          surface[c] = surface[c] * (1 - 0.22 * dirt) * (1 - worn) + (0.86 - 0.5 * (a.line % 2)) * worn * 0.9;
      };
      return part.slot === main
        ? { ...part, geometry: deform(fine, stand), crease: 0.2, paint }
        : { ...part, geometry: deform(part.geometry, stand) };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};

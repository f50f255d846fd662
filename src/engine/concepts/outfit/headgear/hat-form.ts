import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { type Corner, roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../../geometry/place.ts";
import type { Sdf } from "../../../geometry/sdf.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { DressableBody } from "../dressable-body.ts";

/**
 * A place to make hats in: lengths count in half widths of the head, y = 0 is where a hat's band lies, above the brows; z is
 * squeezed or stretched to the head's depth.
 */
export class HatForm {
  readonly #body: DressableBody;
  readonly unit: number;
  readonly depth: number;
  /** Height of the crown of the head over the band. */
  readonly dome: number;
  /** Where the band lies. */
  readonly band: Vec3;

  constructor(body: DressableBody) {
    const { centre, radii } = body.head;
    this.#body = body;
    this.unit = radii[0];
    this.depth = radii[2] / radii[0];
    this.band = [centre[0], centre[1] + radii[1] * 0.42, centre[2]];
    this.dome = (radii[1] * 0.58) / radii[0];
  }

  /** Brings what was made in the form onto the head. */
  fit(geometry: Geometry): Geometry {
    return settle(move(stretch(geometry, [this.unit, this.unit, this.unit * this.depth]), this.band));
  }

  /** A point of the form on the head. */
  at([x, y, z]: Vec3): Vec3 {
    const u = this.unit;
    return [this.band[0] + x * u, this.band[1] + y * u, this.band[2] + z * u * this.depth];
  }

  part(name: string, geometry: Geometry, slot = "headgear", options: Partial<Part> = {}): Part {
    return makePart(name, slot, this.fit(geometry), { weight: 0.75, crease: 0.8, ...options });
  }

  /** A part turned on a lathe from (radius, y, rounding) corners, then bent by a function. */
  turned(
    name: string,
    corners: readonly Corner[],
    slot = "headgear",
    bend?: (point: Vec3) => Vec3,
    options: Partial<Part> = {},
  ): Part {
    const shape = lathe(roundCorners(corners, 4), 56);
    return this.part(name, bend ? deform(shape, bend) : shape, slot, options);
  }

  /** A ring of rounded section around the head. */
  ring(name: string, radius: number, y: number, thick: number, tall: number, slot = "trim"): Part {
    return this.part(
      name,
      lathe(
        [
          [radius - thick, y - tall / 2],
          [radius + thick * 0.6, y - tall / 2],
          [radius + thick, y],
          [radius + thick * 0.6, y + tall / 2],
          [radius - thick, y + tall / 2],
        ],
        56,
        true,
      ),
      slot,
      { weight: 0.5 },
    );
  }

  /** A solid already in the body's unit. */
  solid(name: string, sdf: Sdf, slot = "headgear", options: Partial<Part> = {}): Part {
    return makePart(name, slot, meshSdf(sdf, (this.#body.cell ?? 0.0145 * this.#body.height) * 0.85), {
      weight: 0.75,
      crease: 1.1,
      ...options,
    });
  }
}

/** A dome from the band up over the crown, as corners for `turned`. */
export const domeCorners = (form: HatForm, radius: number, low: number, room = 0.12): Corner[] => [
  [0, low],
  [radius, low, 0.04],
  [radius * 1.0, low + 0.02, 0.02],
  [radius * 0.97, form.dome * 0.42 + room * 0.5, 0.9],
  [radius * 0.62, form.dome * 0.92 + room, 0.7],
  [0, form.dome + room],
];

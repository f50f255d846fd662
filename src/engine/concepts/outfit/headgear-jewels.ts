import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, mirror, move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HatForm } from "./hat-form.ts";
import { horn } from "./headgear-helmets.ts";
import type { Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Crowns, halos, wreaths and horns: the hair stays as it is. */
export function jewelHeadgear(name: string, form: HatForm, p: OutfitParameters): Worn | undefined {
  const top = form.dome;
  const hat = (...parts: Part[]): Worn => ({ parts, covers: [] });
  switch (name) {
    case "crown": {
      const points = 8;
      const wave = (angle: number) =>
        Math.abs(
          ((angle / TAU) * points) % 1 < 0
            ? (((angle / TAU) * points) % 1) + 0.5
            : (((angle / TAU) * points) % 1) - 0.5,
        ) * 2;
      const ring = deform(crownRing(1.08, 0.9), ([x, y, z]): Vec3 => {
        const rise = y > 0.3 ? y * (0.62 + 0.62 * wave(atan2(z, x))) : y;
        const flare = 1 + 0.13 * Math.max(0, y);
        return [x * flare, rise + 0.08, z * flare];
      });
      const balls = Array.from({ length: points }, (_, i) => {
        const a = (i / points) * TAU;
        return move(sphere(0.095, 14), [1.2 * cos(a), 1.24, 1.2 * sin(a)]);
      });
      return hat(
        form.part("crown", ring, "headgear", { crease: 0.5, paint: jewels(form, points) }),
        form.part("crown-balls", merge(balls), "headgear", { weight: 0.4 }),
      );
    }
    case "tiara": {
      const ring = deform(crownRing(1.05, 0.3), ([x, y, z]): Vec3 => {
        const front = Math.max(0, z);
        const peak = y > 0.1 ? front * front * (0.55 + 0.22 * cos(atan2(x, z) * 7)) : 0;
        return [x, y + 0.3 + peak + 0.12 * front, z];
      });
      return hat(
        form.part("tiara", ring, "headgear", { crease: 0.5 }),
        form.part("tiara-stone", move(stretch(sphere(0.13, 16), [1, 1.3, 0.7]), [0, 0.85, 1.06]), "trim", {
          weight: 0.4,
          paint: ruby,
        }),
      );
    }
    case "circlet": {
      const flowers = Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * TAU;
        return move(stretch(sphere(i % 2 === 0 ? 0.2 : 0.14, 12), [1, 0.8, 1]), [1.04 * cos(a), 0.34, 1.04 * sin(a)]);
      });
      return hat(
        form.part("wreath", merge([move(torus(1.04, 0.06, 48, 8), [0, 0.32, 0]), ...flowers]), "headgear", {
          weight: 0.6,
          paint: petals(form),
        }),
      );
    }
    case "laurel": {
      const leaves = Array.from({ length: 9 }, (_, i) => {
        const a = 1.25 - i * 0.26;
        return [0, 1].map((k) =>
          move(turnY(turnZ(stretch(sphere(0.2, 12), [1.35, 0.5, 0.28]), 0.5 - k), a + PI / 2), [
            1.08 * sin(PI / 2 - a + 1.57 - 1.57) * 1,
            0.2 + k * 0.14,
            1.08 * cos(PI / 2 - a),
          ]),
        );
      }).flat();
      const half = merge(leaves);
      return hat(
        form.part("laurel", merge([half, mirror(half), move(torus(1.04, 0.04, 48, 8), [0, 0.2, 0])]), "headgear", {
          weight: 0.6,
        }),
      );
    }
    case "halo": {
      const rod = tube(
        0.025,
        [
          [0, top * 0.7, -0.6],
          [0, top + 0.7, -0.85],
        ],
        8,
      );
      return hat(
        form.part("halo", merge([turnX(move(torus(0.85, 0.085, 48, 12), [0, top + 0.72, 0]), 0.0), rod]), "headgear", {
          weight: 0.7,
          paint: glow,
        }),
      );
    }
    case "horns": {
      const left = horn(
        [
          [0.45, top * 0.55, 0.35],
          [0.75, top + 0.25, 0.42],
          [0.72, top + 0.75, 0.3],
          [0.5, top + 1.05, 0.18],
        ],
        0.2,
      );
      return hat(form.part("horns", merge([left, mirror(left)]), "headgear", { weight: 0.7 }));
    }
    default:
      void p;
      return undefined;
  }
}

/** A band of metal round the head, finely cut so that its upper edge can be shaped. */
const crownRing = (radius: number, tall: number) =>
  lathe(
    [
      [radius - 0.06, 0],
      [radius, 0],
      [radius + 0.01, tall * 0.3],
      [radius + 0.01, tall * 0.6],
      [radius, tall],
      [radius - 0.06, tall],
      [radius - 0.06, tall * 0.6],
      [radius - 0.06, tall * 0.3],
    ],
    96,
    true,
  );

const jewels =
  (form: HatForm, count: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    const u = form.unit;
    const turn = (atan2((z - form.band[2]) / form.depth, x - form.band[0]) / TAU) * count;
    const k = Math.round(turn);
    const [du, dv] = [((turn - k) / count) * TAU * 1.08, (y - form.band[1]) / u - 0.28];
    const r = Math.sqrt(du * du + dv * dv);
    if (r > 0.12) return;
    const isRed = (k & 1) === 0;
    surface.r = isRed ? 0.45 : 0.01;
    surface.g = 0.01;
    surface.b = isRed ? 0.02 : 0.35;
    surface.metalness = 0;
    surface.roughness = 0.08;
    surface.height += 0.06 * u * Math.sqrt(Math.max(0, 1 - (r / 0.12) * (r / 0.12))) * 0.2;
  };

const ruby: NonNullable<Part["paint"]> = (surface) => {
  surface.r = 0.5;
  surface.g = 0.02;
  surface.b = 0.12;
  surface.metalness = 0;
  surface.roughness = 0.08;
};

const glow: NonNullable<Part["paint"]> = (surface) => {
  surface.r = 0.95;
  surface.g = 0.72;
  surface.b = 0.22;
  surface.roughness = 0.25;
};

const petals =
  (form: HatForm): NonNullable<Part["paint"]> =>
  (surface, x, _y, z) => {
    const turn = (atan2((z - form.band[2]) / form.depth, x - form.band[0]) / TAU) * 12;
    if ((Math.round(turn) & 1) === 0) return;
    surface.r = 0.72;
    surface.g = 0.66;
    surface.b = 0.3;
  };

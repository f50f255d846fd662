import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import type { HatForm } from "../outfit/headgear/hat-form.ts";
import { flowerCrown } from "./flower-crown.ts";

/** A straw hat with a huge dished brim and a tall pointed crown, in bands of colour. */
function sombrero(form: HatForm): Part[] {
  const bands: Paint = (surface, x, y, z, _nx, ny) => {
    const far = Math.sqrt(x * x + z * z) / form.unit;
    if (ny < 0 || far < 2.2) return;
    const hue = ["#c4262c", "#e8b02c", "#1f7a4a", "#c4262c"][Math.floor((far - 2.2) * 5)] ?? "#e8b02c";
    const zigzag = Math.abs(((atan2(z, x) * 14) / PI) % 1);
    layColour(surface, fromHex(zigzag < 0.5 && far > 2.4 && far < 2.6 ? "#f2ead8" : hue), 0.85);
    surface.height += 0.0004 * noise(x * 300, y * 300, z * 300, 1);
  };
  return [
    form.turned(
      "brim",
      [
        [0, -0.1],
        [1.1, -0.1],
        [2.2, -0.02, 0.4],
        [2.95, 0.55, 0.2],
        [3.05, 0.6, 0.05],
        [2.95, 0.68, 0.05],
        [2.15, 0.1, 0.4],
        [1.0, 0.02],
        [0, 0.02],
      ],
      "headgear",
      undefined,
      { paint: bands, weight: 1 },
    ),
    form.turned("crown", [
      [0, 0],
      [1.08, 0],
      [0.98, 0.7, 0.2],
      [0.62, 1.55, 0.3],
      [0, 1.72],
    ]),
    form.ring("band", 1.06, 0.14, 0.06, 0.2),
  ];
}

/** A felt cap without a brim, straight sided, with a tassel. */
function fez(form: HatForm): Part[] {
  return [
    form.turned("body", [
      [0, 0],
      [1.08, 0, 0.03],
      [0.8, 1.35, 0.05],
      [0, 1.37],
    ]),
    form.part("knot", move(sphere(0.07, 12), [0, 1.4, 0]), "trim"),
    form.part(
      "cord",
      move(
        deform(sphere(1, 12), ([x, y, z]): Vec3 => [x * 0.42, y * 0.02, z * 0.03]),
        [0.4, 1.39, 0],
      ),
      "trim",
    ),
    form.part(
      "tassel",
      move(
        lathe(
          roundCorners([
            [0, 0],
            [0.12, 0],
            [0.07, 0.5, 0.02],
            [0.06, 0.92],
            [0, 0.94],
          ]),
          16,
        ),
        [0.93, 0.45, 0],
      ),
      "trim",
    ),
  ];
}

/** Cloth wound about the head in rolls that cross in front, a jewel where they do. */
function turban(form: HatForm): Part[] {
  const roll = (y: number, radius: number, lean: number, thick: number) =>
    move(
      deform(
        torus(radius, thick, 56, 14),
        ([x, v, z]): Vec3 => [x, v * 1.15 + lean * x * (0.4 + 0.6 * Math.max(0, z)), z],
      ),
      [0, y, 0],
    );
  const rolls = [
    roll(0.1, 1.0, 0.22, 0.22),
    roll(0.12, 1.0, -0.22, 0.22),
    roll(0.42, 0.95, 0.3, 0.23),
    roll(0.44, 0.95, -0.3, 0.23),
    roll(0.72, 0.74, 0.25, 0.23),
    roll(0.74, 0.74, -0.25, 0.23),
    roll(0.95, 0.45, 0.1, 0.22),
  ];
  return [
    form.part("cap", move(sphere(0.98, 32), [0, 0.18, 0])),
    ...rolls.map((geometry, i) => form.part(`roll-${i + 1}`, geometry, "headgear", { weight: 0.9 })),
    form.part("jewel", move(sphere(0.15, 14), [0, 0.5, 1.2]), "trim", { weight: 0.7 }),
    form.part(
      "plume",
      move(
        deform(sphere(1, 16), ([x, y, z]): Vec3 => [x * 0.14, y * 0.42, z * 0.05]),
        [0, 0.95, 1.16],
      ),
      "belt",
    ),
  ];
}

/** A paper cone with dots and a tuft. */
function partyHat(form: HatForm): Part[] {
  const dots: Paint = (surface, x, y, z) => {
    const u = (atan2(z / form.depth, x) / PI) * 5;
    const v = y / (form.unit * 0.42);
    const shift = Math.abs(Math.round(v)) % 2 === 0 ? 0 : 0.5;
    const [du, dv] = [u + shift - Math.round(u + shift), v - Math.round(v)];
    const narrow = Math.max(0.15, 1 - y / (form.unit * 2.7));
    if (du * du * narrow * narrow * 1.6 + dv * dv > 0.07) return;
    const hue = ["#ffd23f", "#f4f1ea", "#3ab7e8", "#ff5fa2"][Math.abs(Math.round(u + shift) + 2 * Math.round(v)) % 4];
    layColour(surface, fromHex(hue as string), 0.6);
  };
  const tuft = Array.from({ length: 26 }, (_, i) => {
    const [a, b] = [(i * 2.4) % (2 * PI), ((i * 7) % 10) / 10];
    return move(
      deform(sphere(0.12, 8), ([x, y, z]): Vec3 => [x * 0.6, y * 2, z * 0.6]),
      [0.16 * cos(a) * (1 - b * 0.4), 2.62 + 0.18 * b, 0.16 * sin(a) * (1 - b * 0.4)],
    );
  });
  return [
    form.turned(
      "cone",
      [
        [0, -0.05],
        [1.0, -0.05],
        [0.02, 2.6],
        [0, 2.6],
      ],
      "headgear",
      undefined,
      { paint: dots, weight: 1 },
    ),
    ...tuft.map((geometry, i) => form.part(`tuft-${i + 1}`, geometry, "trim", { weight: 0.5 })),
    form.ring("edge", 1.0, -0.02, 0.05, 0.1),
  ];
}

/** A shallow cone of straw with a chin cord. */
function conical(form: HatForm): Part[] {
  const rings: Paint = (surface, _x, y) => {
    const row = (y / form.unit) * 11;
    surface.height += 0.0006 * Math.abs((row % 1) - 0.5);
    if (Math.abs(row % 1) < 0.14) {
      surface.r *= 0.7;
      surface.g *= 0.66;
      surface.b *= 0.6;
    }
  };
  return [
    form.turned(
      "cone",
      [
        [0, 0.5],
        [2.2, -0.42],
        [2.32, -0.42, 0.03],
        [2.3, -0.34, 0.03],
        [0.1, 1.0, 0.1],
        [0, 1.02],
      ],
      "headgear",
      undefined,
      { paint: rings, weight: 1 },
    ),
    form.ring("edge", 2.28, -0.38, 0.05, 0.09, "belt"),
  ];
}

/** What a bare helmet needs that a head inside it would give. */
export const BARE_HELMETS: Readonly<Record<string, (form: HatForm) => Part[]>> = {
  mortarboard: (form) => [
    form.turned("plug", [
      [0, 0.3],
      [0.7, 0.3],
      [0.55, form.dome + 0.2],
      [0, form.dome + 0.2],
    ]),
  ],
  "space-helmet": (form) => [
    form.part(
      "visor",
      move(
        deform(sphere(1, 36), ([x, y, z]): Vec3 => [x * 1.32, y * 1.12, z * 1.2]),
        [0, -0.35, 0.42],
      ),
      "visor",
    ),
  ],
  "crested-helmet": (form) =>
    [-1, 1].map((side) =>
      form.part(
        side < 0 ? "cheek-right" : "cheek-left",
        move(
          deform(
            sphere(1, 24),
            ([x, y, z]): Vec3 => [x * 0.1 - side * 0.1 * y * y - side * 0.3 * Math.max(0, z), y * 0.75, z * 0.5],
          ),
          [side * 1.02, -0.6, 0.36],
        ),
      ),
    ),
};

/** Hats that no figure wears yet, by style. */
export const COSTUME_HATS: Readonly<Record<string, (form: HatForm) => Part[]>> = {
  sombrero,
  fez,
  turban,
  party: partyHat,
  conical,
  flowers: flowerCrown,
};

import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** Radius of a large pearl, metres. */
const R = 0.01;

/** Rose and green of the lustre, faint, where it turns away; a soft body under it. */
const lustre: Paint = (surface, _x, _y, _z, nx, ny, nz) => {
  const side = 1 - Math.abs(0.35 * nx + 0.5 * ny + 0.79 * nz);
  surface.r *= 1 - 0.02 * side;
  surface.g *= 1 - 0.1 * side * (0.6 + 0.4 * nx);
  surface.b *= 1 - 0.05 * side * (0.6 - 0.4 * nx);
  surface.roughness = 0.16;
};

function build({ style, stream }: Planned): Part[] {
  const next = stream("scatter");
  const at: { readonly place: Vec3; readonly r: number }[] = [{ place: [0, R, 0], r: R }];
  // others lie around the first, each clear of all before it
  for (let tries = 0; style === "several" && tries < 90 && at.length < 11; tries += 1) {
    const [a, far, r] = [TAU * next(), R * (2.1 + 4.4 * next()), R * (0.6 + 0.4 * next())];
    const place: Vec3 = [far * cos(a), r, far * sin(a)];
    const isClear = at.every(({ place: other, r: size }) => {
      const [x, z] = [place[0] - other[0], place[2] - other[2]];
      return x * x + z * z > (r + size) * (r + size);
    });
    if (isClear) at.push({ place, r });
  }
  return [
    makePart("pearls", "pearl", merge(at.map(({ place, r }) => move(sphere(r, 40, 26), place))), {
      weight: 1,
      paint: lustre,
    }),
  ];
}

/** A pearl. What makes it itself: a smooth ball, creamy white, with a soft deep shine of rose and green; or several that lie about. */
export const pearl = defineFromPlan({
  id: "pearl",
  family: "jewel",
  words: ["pearl", "white pearl", "black pearl", "loose pearl", "scattered pearls", "loose pearls"],
  senses: [],
  height: 2 * R,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: { pearl: mainSlot("ceramic-glaze", "#f4eee4 #f2e6e0 #efeae6", "ball|bead") },
  styles: { one: {}, several: { weight: 0, words: ["scattered pearls", "loose pearls"] } },
  kinds: { white: {}, black: { weight: 0, words: ["black pearl"], dress: { pearl: "#2a2c34" } } },
  build,
});

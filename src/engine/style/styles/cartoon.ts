import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { luminance } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { add, distance, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { flat, lookOf, paintInTurn, saturate } from "../looks.ts";
import { cutsFor, soften } from "../soften.ts";
import type { Style } from "../style.ts";

/** How much larger the head grows, and the radii of the head up to which it does. */
const HEAD = 0.5;
const REACH = 2.1;
/** How much larger eyes and wheels grow. */
const EYES = 1.22;
const WHEELS = 1.14;

/** Cartoon: a big head with big eyes, round edges, clear bright colours without grain. Vehicles grow short and high on fat wheels. */
export const cartoon: Style = {
  id: "cartoon",
  isScenic: true,
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const head = thing.model.sockets.find(({ name }) => name === "head");
    const grow = head && growAround(head);
    const squeeze = thing.family === "vehicle" ? ([1.06, 1.14, 0.84] as const) : ([1, 1, 1] as const);
    const reshape = (point: Vec3): Vec3 => {
      const grown = grow ? grow(point) : point;
      return [grown[0] * squeeze[0], grown[1] * squeeze[1], grown[2] * squeeze[2]];
    };
    const most = cutsFor(thing.model.parts.length);
    const parts = thing.model.parts.map((part): Part => {
      const spec = thing.materials[part.slot];
      const look = spec && lookOf(spec);
      const isMetal = (look?.metalness ?? 0) > 0.5;
      const isClear = spec?.base === "glass";
      const base =
        look &&
        flat({ ...look, colour: saturate(look.colour, 1.4), roughness: isMetal || isClear ? look.roughness : 0.45 });
      const factor = /eye|pupil/.test(part.slot) ? EYES : /wheel|tyre|hub/.test(part.slot) ? WHEELS : 1;
      const own = factor === 1 ? part.geometry : enlargePart(part, factor);
      const round = soften(own, size / 20, 1, factor === 1 ? size * 0.003 : 0, most);
      return { ...part, geometry: deform(round, reshape), paint: paintInTurn(base, part.paint, brighten) };
    });
    const sockets = thing.model.sockets.map((socket) => ({
      ...socket,
      position: reshape(socket.position),
      radius: socket.radius * (socket === head ? 1 + HEAD * 0.8 : 1),
    }));
    return { ...thing, model: standModel(parts, sockets) };
  },
};

/** Scales what is near the head's middle and lets the change fade out below it. */
function growAround(head: Socket): (point: Vec3) => Vec3 {
  const centre = add(head.position, scale(head.normal, -head.radius));
  return (point) => {
    const away = subtract(point, centre);
    const r = distance(point, centre) / head.radius;
    const factor = 1 + HEAD * (1 - smoothstep(0.9, REACH, r));
    // what lies beyond is pushed out of the way, so that nothing folds
    return add(centre, scale(away, Math.max(factor, Math.min(1.02, (0.9 * (1 + HEAD)) / Math.max(r, 1e-6)))));
  };
}

function enlargePart(part: Part, factor: number) {
  const { min, max } = boundsOf([part.geometry.positions]);
  const middle = scale(add(min as Vec3, max as Vec3), 0.5);
  return deform(part.geometry, (point) => add(middle, scale(subtract(point, middle), factor)));
}

/** Greys stay, colours glow. */
const brighten: Paint = (surface) => {
  const grey = luminance([surface.r, surface.g, surface.b]);
  surface.r = clamp01(grey + (surface.r - grey) * 1.15);
  surface.g = clamp01(grey + (surface.g - grey) * 1.15);
  surface.b = clamp01(grey + (surface.b - grey) * 1.15);
  surface.height = 0;
};

import { boundsOf } from "#measure/bounds.ts";
import { deform } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Style } from "../style.ts";

/** Families that lean and darken; what lives is no haunted house, and a pumpkin has a face of its own. */
const BUILT: ReadonlySet<string> = new Set(["building", "landmark", "medieval"]);
const STILL: ReadonlySet<string> = new Set(["furniture", "plant", "interior", "light", "clock", "container", "garden"]);

const LIT = /glass|pane|window|opening/;
const FRAME = /frame|trim|sill/;
const ROOF = /roof|dome|cap|spire|top/;
const DOOR = /door|shutter|gate/;

const LAMPLIGHT = fromHex("#f0a21c");
const SLATE = fromHex("#231f2c");
const TIMBER = fromHex("#1d1813");
/** What little colour is left is that of a night. */
const NIGHT: Rgb = [0.75, 0.72, 0.9];

/** Haunted: tall, leaning and wider above than below, weathered and dark as the night, with a light behind its windows. */
export const haunted: Style = {
  id: "haunted",
  apply: (thing, draw) => {
    const isBuilt = BUILT.has(thing.family);
    if (!isBuilt && !STILL.has(thing.family)) return thing;
    const dressed = Object.entries(thing.materials).map(
      ([slot, spec]) => [slot, darkened(slot, spec, isBuilt)] as const,
    );
    const materials = Object.fromEntries(dressed);
    if (!isBuilt) return { ...thing, materials };
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const high = max[1] - min[1];
    const rise = high > 1.4 * (max[0] - min[0]) ? 1.05 : 1.3;
    const lean = (draw.chance("side", 0.5) ? 1 : -1) * draw.number("lean", 0.06, 0.1);
    const flare = draw.number("flare", 0.14, 0.22);
    // straight lines stay straight, so that panes stay in their walls
    const crooked = ([x, y, z]: Vec3): Vec3 => {
      const up = (y - min[1]) / high;
      const wide = 1 - flare / 2 + flare * up;
      return [x * wide + lean * high * up, min[1] + (y - min[1]) * rise, z * wide];
    };
    return {
      ...thing,
      materials,
      model: {
        parts: thing.model.parts.map((part) => ({ ...part, geometry: deform(part.geometry, crooked) })),
        sockets: thing.model.sockets.map((socket) => ({ ...socket, position: crooked(socket.position) })),
      },
    };
  },
};

function darkened(slot: string, spec: MaterialSpec, isBuilt: boolean): MaterialSpec {
  if (isBuilt && LIT.test(slot) && !FRAME.test(slot) && spec.base === "glass")
    return { ...spec, base: "plastic", colours: [LAMPLIGHT] };
  const conditions = { old: 0.6, dirty: 0.4, ...spec.conditions };
  if (isBuilt && ROOF.test(slot)) return { ...spec, colours: [SLATE], conditions };
  if (isBuilt && DOOR.test(slot)) return { ...spec, colours: [TIMBER], conditions };
  const { colour } = lookOf(spec);
  const grey = luminance(colour);
  const dim = NIGHT.map((tone, i) => (0.3 * grey + 0.12 * (colour[i] as number)) * tone) as unknown as Rgb;
  return { ...spec, colours: [dim], conditions };
}

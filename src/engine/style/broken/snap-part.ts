import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { dot, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";

/** What is broken out of a part held at both ends, from and to, over its length. */
const GAP: readonly [number, number] = [0.36, 0.68];
/** What is left of one that stands out, over its length. */
const LEFT = 0.45;
/** How much a break slants. */
const SLANT = 0.3;
/** How far a part may reach beyond what it is fixed to and still be held at both ends, over its length. */
const BEYOND = 0.12;

/** "With a broken handle": a piece of the part has come off and lies at the thing's foot; one held at one end has lost the other. */
export function snapPart(thing: Dressed, slot: string): Dressed {
  const { parts } = thing.model;
  const rest = parts.filter((part) => part.slot !== slot);
  // of four legs the one that is seen best
  const [broken] = parts
    .filter((part) => part.slot === slot)
    .map((part) => ({ part, ...boundsOf([part.geometry.positions]) }))
    .sort((a, b) => b.max[2] + 0.5 * b.max[0] - a.max[2] - 0.5 * a.max[0]);
  if (!broken || rest.length === 0) return thing;
  const { part, min, max } = broken;
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const along = spans.indexOf(Math.max(...spans));
  const long = spans[along] as number;
  const body = boundsOf(rest.map(({ geometry }) => geometry.positions));
  const [below, above] = [
    (body.min[along] as number) - (min[along] as number),
    (max[along] as number) - (body.max[along] as number),
  ];
  const isHeld = Math.max(below, above) < BEYOND * long;
  const normal = normalize(
    [0, 1, 2].map((k) => (k === along ? 1 : k === (along + 1) % 3 ? SLANT : 0)) as unknown as Vec3,
  );
  const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
  const at = (share: number): number =>
    dot(middle.map((each, k) => (k === along ? (min[k] as number) + share * long : each)) as unknown as Vec3, normal);
  const under = (geometry: Geometry, share: number) => clipGeometry(geometry, normal, at(share));
  const over = (geometry: Geometry, share: number) => clipGeometry(geometry, scale(normal, -1), -at(share));
  const whole = part.geometry;
  const stays = isHeld
    ? [under(whole, GAP[0]), over(whole, GAP[1])]
    : [below > above ? over(whole, 1 - LEFT) : under(whole, LEFT)];
  const off = isHeld ? over(under(whole, GAP[1]), GAP[0]) : below > above ? under(whole, 1 - LEFT) : over(whole, LEFT);
  if (off.indices.length === 0 || stays.every(({ indices }) => indices.length === 0)) return thing;
  const kept = stays
    .filter(({ indices }) => indices.length > 0)
    .map((geometry, k): Part => ({ ...part, name: k === 0 ? part.name : `${part.name}-stub`, geometry }));
  const fallen: Part = {
    ...part,
    name: `${part.name}-broken-off`,
    geometry: lay(off, along, boundsOf(parts.map(({ geometry }) => geometry.positions))),
  };
  const others = parts.filter((other) => other !== part);
  return { ...thing, model: { ...thing.model, parts: [...others, ...kept, fallen] } };
}

/** On the ground before the thing, a little to the right, lying. */
function lay(piece: Geometry, along: number, whole: { readonly min: Vec3; readonly max: Vec3 }): Geometry {
  const lying = along === 1 ? turnZ(turnX(piece, PI / 2), 0.5) : piece;
  const { min, max } = boundsOf([lying.positions]);
  const [x, z] = [whole.min[0] + 0.62 * (whole.max[0] - whole.min[0]), whole.max[2]];
  return move(lying, [
    x - (min[0] + max[0]) / 2,
    whole.min[1] - min[1],
    z - min[2] + 0.12 * (whole.max[2] - whole.min[2]),
  ]);
}

import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { materialById } from "../../materials/index.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { mix } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed, Style } from "../style.ts";

/** Amount of `peeling` from which on the coat is gone in places that are seen from afar, and what of it is left to the tile. */
const FROM = 0.5;
const LEFT = 0.12;
/** Size of a bare place over the thing's, and the shares of the noise over which it is bare: the edge of the coat is sharp. */
const PATCH = 0.17;
const BARE_FROM = 0.07;
/** How far from the bare place the coat stands off in a pale rim, and how wide the dark line under it is, in shares of the noise. */
const CURL = 0.05;
const GAP = 0.025;
/** How far the bare ground lies under the coat, over the size of the thing. */
const DEEP = 0.004;
/** What no coat comes off. */
const SPARED = /eye|glass|window|pane|screen|lens|lamp|light|tyre|tire|wheel|rubber|grille|plate|flame/;
const SOFT: ReadonlySet<string> = new Set(["fabric", "leather"]);

interface Ground {
  readonly colour: Rgb;
  readonly other: Rgb;
  readonly roughness: number;
}

/** What lies under the coat: grey timber, primer and rust, plaster. */
const WOOD: Ground = { colour: fromHex("#8d7b64"), other: fromHex("#5d4c3a"), roughness: 0.95 };
const METAL: Ground = { colour: fromHex("#8b8d8c"), other: fromHex("#6f3b1d"), roughness: 0.8 };
const PLASTER: Ground = { colour: fromHex("#d3ccbd"), other: fromHex("#9b8d78"), roughness: 1 };
/** Luminance from which on a coat is so pale that only a dark ground is told from it. */
const PALE = 0.42;
const DARK_METAL: Ground = { colour: fromHex("#6f3b1d"), other: fromHex("#3b2115"), roughness: 0.9 };
const DARK_PLASTER: Ground = { colour: fromHex("#8a6a52"), other: fromHex("#5f4434"), roughness: 1 };

/** Whether the coat of a thing of these conditions comes off where it is seen. */
export const isFlaking = ({ peeling = 0 }: Conditions): boolean => peeling >= FROM;

/** A coat that has come off in great ragged flakes, its edge curled up about what lies bare. */
export const flaked: Style = {
  id: "flaked",
  apply: (thing) => {
    const flakes = (slot: string, spec: MaterialSpec | undefined): spec is MaterialSpec =>
      spec !== undefined &&
      isFlaking(spec.conditions) &&
      !spec.clear &&
      !SPARED.test(slot) &&
      !SOFT.has(materialById(spec.base).class);
    const own = thing.model.parts.filter(({ slot }) => flakes(slot, thing.materials[slot]));
    if (own.length === 0) return thing;
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const parts = thing.model.parts.map((part): Part => {
      const spec = thing.materials[part.slot];
      return own.includes(part) && spec ? { ...part, paint: bare(part, groundOf(spec), size, spec.seed) } : part;
    });
    return { ...thing, model: { ...thing.model, parts }, materials: coatedAgain(thing, flakes) };
  },
};

/** The tile need not show it again, small and all over; what paint was said is still on the wood. */
function coatedAgain(
  { materials }: Dressed,
  flakes: (slot: string, spec: MaterialSpec | undefined) => boolean,
): Dressed["materials"] {
  return Object.fromEntries(
    Object.entries(materials).map(([slot, spec]) => [
      slot,
      flakes(slot, spec)
        ? { ...spec, conditions: { ...spec.conditions, peeling: LEFT * (spec.conditions.peeling ?? 0) } }
        : spec,
    ]),
  );
}

function groundOf(spec: MaterialSpec): Ground {
  const { class: kind } = materialById(spec.base);
  if (kind === "wood") return WOOD;
  const isPale = luminance(lookOf({ ...spec, conditions: {} }).colour) > PALE;
  if (kind === "metal" || kind === "plastic") return isPale ? DARK_METAL : METAL;
  return isPale ? DARK_PLASTER : PLASTER;
}

function bare(part: Part, { colour, other, roughness }: Ground, size: number, seed: number): Paint {
  const toModel = fitAffine(part.geometry);
  const place: [number, number, number] = [0, 0, 0];
  const scale = 1 / (PATCH * size);
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    toModel(x, y, z, place);
    const [u, v, w] = [place[0] * scale, place[1] * scale, place[2] * scale];
    const fine = noise(u * 4.3, v * 4.3, w * 4.3, seed + 5);
    const at = noise(u, v, w, seed) + 0.3 * noise(u * 2.1, v * 2.1, w * 2.1, seed + 3) + 0.14 * fine - BARE_FROM;
    if (at < -CURL) return;
    const { r, g, b } = surface;
    if (at < 0) return layColour(surface, mix([r, g, b], [0.9, 0.88, 0.84], 0.55), 0.7, 0);
    const ground = mix(colour, other, at < GAP ? 1 : Math.max(0, Math.min(1, 0.35 + 1.2 * fine)));
    layColour(surface, at < GAP ? mix(ground, [0.01, 0.01, 0.01], 0.6) : ground, roughness, 0);
    surface.height -= DEEP * size;
  };
}

import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { type Cut, isApron, type Trim, trimAt } from "./clothes-trims.ts";

/** A garment of the trunk as it is laid on a body that no tailor made clothes for. */
export interface ClothesLook {
  /**
   * `knit` shows its stitches; `open` a shirt between its fronts, with a `tie` or a `bow`; `bare` leaves arms and wings free; `long` reaches
   * to the feet; `shine` is wet, a `hood` is up about the face, `buttons`, a `pouch`, an `apron`, `hoops` are on it; `padded` is a life
   * jacket; `wrapped` crosses in front.
   */
  readonly cut: readonly Cut[];
  readonly material: MaterialSpec;
}

/** Slots that no coat covers. */
const UNCOVERED =
  /eye|beak|bill|nose|mouth|teeth|tongue|leg|foot|feet|toe|claw|hand|finger|tail|shell|gill|fin|stalk|crest|comb|hair|ear|horn|antenna|light|hat|scarf|wheel/;
/** Of whom nothing else is to be seen, a crab, it is the trunk. */
const CARAPACE = /shell/;
/** Slots that sleeves are for. */
const SLEEVED = /wing|arm/;
/** A shirt between the fronts of a jacket, linear. */
const LINEN: Rgb = [0.82, 0.81, 0.77];
/** Width of a hem over the height of the garment. */
const HEM = 0.06;

/** A tie in it, linear. */
const SILK: Rgb = [0.42, 0.02, 0.025];
/** Half width of the opening at the neck, in widths of the chest. */
const OPENING = 0.3;

/** Roughness of oilcloth. */
const WET = 0.16;

const trimmed = ([r, g, b]: Rgb, trim: Trim | undefined): Rgb =>
  trim === undefined ? [r, g, b] : typeof trim === "number" ? [r * trim, g * trim, b * trim] : trim;

/** Two wedges and a knot under the chin. */
const isBow = (aside: number, up: number): boolean =>
  aside < 0.16 && Math.abs(up - 0.9) < 0.012 + 0.32 * Math.max(aside, 0.03);

/** A knot, and a blade that widens downwards. */
const isTie = (aside: number, up: number): boolean => (up > 0.88 ? aside < 0.045 : aside < 0.022 + 0.05 * (0.95 - up));

/** Length over height from which a body goes on its belly, and the share of the length up to the neck that its tail has. */
const FLAT = 1.5;
const TAIL = 0.35;

/** Who goes on his belly with the head before him is clothed along the back: 0 at the hips, 1 behind the head. Undefined for others. */
function alongBack(
  { position, radius }: Socket,
  rear: number,
  front: number,
  tall: number,
): ((z: number) => number) | undefined {
  const nape = position[2] - 1.1 * radius;
  if (front - rear < FLAT * tall || nape < rear + 0.4 * (front - rear)) return undefined;
  const hips = rear + TAIL * (nape - rear);
  return (z) => (z - hips) / (nape - hips);
}

/** Paints clothes on a trunk, from under the chin down: a robot's suit, an owl's sweater. */
export function layClothes(thing: Dressed, clothes: readonly ClothesLook[]): Dressed {
  const { model } = thing;
  const soft = model.parts.filter(({ slot }) => !UNCOVERED.test(slot));
  const isCarapace = soft.length === 0;
  const trunk = isCarapace ? model.parts.filter(({ slot }) => CARAPACE.test(slot)) : soft;
  if (trunk.length === 0) return thing;
  const { min, max } = boundsOf(trunk.map(({ geometry }) => geometry.positions));
  const head = model.sockets.find(({ name }) => name === "head");
  const tall = max[1] - min[1];
  const chin = head ? head.position[1] - 2.1 * head.radius : min[1] + 0.7 * tall;
  const neck = Math.min(Math.max(chin, min[1] + 0.4 * tall), min[1] + 0.85 * tall);
  // arms that are held out make nobody's chest wider
  const wide = Math.min(max[0] - min[0], 0.4 * tall);
  const flat = head ? alongBack(head, min[2], max[2], tall) : undefined;
  const middle = head?.position[0] ?? 0;
  // an insect's wings are no arms: nothing is drawn over them
  const isInsect = model.parts.some(({ slot }) => /antenna|feeler/.test(slot));
  const isBare = (slot: string, cut: readonly Cut[]) =>
    (isCarapace ? !CARAPACE.test(slot) : UNCOVERED.test(slot)) ||
    (SLEEVED.test(slot) && (cut.includes("bare") || (isInsect && /wing/.test(slot))));
  const isHood = (y: number, z: number) => head !== undefined && y > neck && z < head.position[2] + 0.35 * head.radius;
  const parts = clothes.reduce<readonly Part[]>((worn, { cut, material }) => {
    const look = lookOf(material);
    const waist = cut.includes("long") ? 0.5 : 0.25;
    const low = min[1] + (cut.includes("long") ? 0.05 : 0.26) * (neck - min[1]);
    return worn.map((part): Part => {
      if (isBare(part.slot, cut)) return part;
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const [px, py, pz] = toModel(x, y, z);
        const up = flat ? flat(pz) : (py - low) / (neck - low);
        const hooded = !flat && cut.includes("hood") && isHood(py, pz);
        if (up < 0 || (up > 1 && !hooded)) return;
        const aside = Math.abs(px - middle) / wide;
        const place = { aside: (px - middle) / wide, up, front: nz };
        if (cut.includes("apron") && !isApron(place)) return;
        const opening = !flat && cut.includes("open") && nz > 0.1 ? OPENING * (up - waist) : 0;
        if (aside < opening) {
          const knotted = (cut.includes("bow") && isBow(aside, up)) || (cut.includes("tie") && isTie(aside, up));
          layColour(surface, knotted ? (cut.includes("bow") ? look.colour : SILK) : LINEN, 0.7, 0);
          return;
        }
        const trim = up > 1 ? undefined : trimAt(cut, place);
        layColour(surface, trimmed(look.colour, trim), cut.includes("shine") ? WET : look.roughness, look.metalness);
        const isHem = up < HEM || Math.abs(up - 1) < HEM || (opening > 0 && aside < opening + 0.02);
        // ribs run down, stitches along them
        const knit = cut.includes("knit") ? sin(atan2(px - middle, pz) * 46) * (0.6 + 0.4 * sin((py / tall) * 300)) : 0;
        const tone = (isHem ? 0.68 : 1) * (1 + 0.1 * knit);
        surface.r *= tone;
        surface.g *= tone;
        surface.b *= tone;
        surface.height += 0.002 * tall * knit;
      };
      return { ...part, paint };
    });
  }, model.parts);
  return { ...thing, model: { ...model, parts } };
}

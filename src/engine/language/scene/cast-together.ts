import { isGround } from "../ties/lay-ground.ts";
import type { Mention, Scene } from "./scene.ts";

/** What things are with who is shown as a statue and is not beside them. */
const ONE_PIECE: ReadonlySet<string> = new Set(["riding", "holding", "carrying", "sitting", "on", "playing"]);
/** Styles that a form gives: those of who is cast or carved. */
const CAST = /^(?:statue|bronze|porcelain-figurine|wireframe)$/;

/** "A statue of a man on a horse": the horse is of marble as well, and so is the sword in his hand; what has a colour or a stuff of its own is not. */
export function castTogether({ mentions, links }: Scene): void {
  const whole = mentions.find(({ isCast }) => isCast);
  if (!whole) return;
  const { traits, materials } = whole.qualities;
  for (const { kind, from, to } of links) {
    if (!ONE_PIECE.has(kind) || (from !== whole && to !== whole)) continue;
    const other = from === whole ? to : from;
    if (isGround(other) || isOfItsOwn(other)) continue;
    for (const trait of traits) if (CAST.test(trait)) other.qualities.addTrait({ trait });
    for (const id of materials) other.qualities.addMaterial(id);
    if (whole.usualMaterial !== undefined) other.usualMaterial = whole.usualMaterial;
  }
}

const isOfItsOwn = ({ qualities, madeOf }: Mention): boolean =>
  qualities.materials.length > 0 || qualities.colours.length > 0 || madeOf !== undefined;

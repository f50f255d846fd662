import { fromHex, type Rgb } from "../../math/color.ts";
import type { Qualities } from "../brief.ts";
import type { TraitWord } from "../words/traits.ts";

/** Qualities while they are being collected. */
export class QualitiesDraft {
  readonly colours: { word: string; rgb: Rgb }[] = [];
  readonly materials: string[] = [];
  readonly conditions = new Map<string, number>();
  readonly traits: string[] = [];

  addColour(word: string, hex: string): void {
    if (!this.colours.some((colour) => colour.word === word)) this.colours.push({ word, rgb: fromHex(hex) });
  }

  addMaterial(id: string): void {
    if (!this.materials.includes(id)) this.materials.push(id);
  }

  addCondition(name: string, amount: number): void {
    this.conditions.set(name, Math.min(1, Math.max(amount, this.conditions.get(name) ?? 0)));
  }

  addTrait({ trait, besides }: Pick<TraitWord, "trait" | "besides">): void {
    for (const each of [trait, besides]) if (each !== undefined && !this.traits.includes(each)) this.traits.push(each);
  }

  dropTrait(trait: string): void {
    const at = this.traits.indexOf(trait);
    if (at >= 0) this.traits.splice(at, 1);
  }

  addAll(other: QualitiesDraft): void {
    for (const colour of other.colours) {
      if (!this.colours.some(({ word }) => word === colour.word)) this.colours.push(colour);
    }
    for (const id of other.materials) this.addMaterial(id);
    for (const [name, amount] of other.conditions) this.addCondition(name, amount);
    for (const trait of other.traits) this.addTrait({ trait });
  }

  get isEmpty(): boolean {
    return (
      this.colours.length === 0 && this.materials.length === 0 && this.conditions.size === 0 && this.traits.length === 0
    );
  }

  done(): Qualities {
    return {
      colours: this.colours,
      materials: this.materials,
      conditions: Object.fromEntries(this.conditions),
      traits: this.traits,
    };
  }
}

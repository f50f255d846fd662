import type { Mention } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";

const HAIRY = /^(?:hair|fur|mane|beard|fleece|wool|coat|plumage)$/;

/** "Silver hair" is of that colour and no metal, on whoever is not cast himself. */
export const hairColours = (terms: readonly Term[], noun: string, { qualities }: Mention): readonly Term[] =>
  HAIRY.test(noun) && qualities.materials.length === 0
    ? terms.map((term) => {
        const { material, ...entry } = term.entry;
        return material && entry.colours ? { ...term, entry } : term;
      })
    : terms;

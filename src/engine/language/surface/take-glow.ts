import { fromHex } from "../../math/color.ts";
import type { Lexicon } from "../lexicon.ts";
import type { BriefLayer, MaterialBrief } from "../material-brief.ts";
import { mixHex } from "../said/mix-hex.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { PLACE_WORDS } from "../words/layer-words.ts";
import { ownMaterial } from "./find-material.ts";
import { plain } from "./growth-on.ts";
import type { MaterialPhrases } from "./material-phrases.ts";

/** What glows, where nothing is said of its colour: all through, without a crust. */
const MELT = [
  { word: "orange", hex: "#ffa01e" },
  { word: "red", hex: "#e8480a" },
];

const NEON = [
  { word: "cyan", hex: "#1fdcff" },
  { word: "blue", hex: "#8fb8ff" },
];

/** Of what glows, a net of cracks; of all else the low ground between what stands up does. */
const isCrack = ({ lemma }: Term): boolean => PLACE_WORDS.get(lemma) === "cracks";

const MACHINE = /^(?:sci-fi|spaceship|circuit|metal)/;

/** "Neon sci-fi floor": light in the gaps of the machine, where neon alone is a floor of its own. */
function neonIn(base: readonly Term[]): number | undefined {
  const at = base.findIndex(({ lemma }) => lemma === "neon" || lemma === "neon light" || lemma === "neon line");
  const isOnMachine = base.some(({ entry }, i) => i !== at && MACHINE.test(entry.material?.id ?? ""));
  return at >= 0 && isOnMachine ? at : undefined;
}

/** What light passes: lit from within, all of it glows. */
const CLEAR = /crystal|gem|amethyst|quartz|^ice$|glass|wax|jade|agate|onyx|coral|moss|lichen|honey|horn/;

/** "with glowing blue crystals": what is laid on is lit from within, too. */
export const isAglow = (terms: readonly Term[]): boolean =>
  terms.some(({ entry }) => entry.trait?.trait === "glowing") &&
  terms.some(({ entry }) => CLEAR.test(entry.material?.id ?? ""));

/** "Blue glowing cracks": the colour right before is the glow's, where none stands between. */
function isHueBefore(base: readonly Term[], at: number, crack: number): boolean {
  const [before, glowing] = [base[at - 1], base[at]];
  return (
    before?.entry.colours !== undefined &&
    before.entry.material === undefined &&
    before.end === glowing?.start &&
    glowing.pause === "none" &&
    !base.slice(at, crack).some(({ entry }) => entry.colours)
  );
}

/** A colour as a lamp has it: as strong as it can be. */
function vivid(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(1, ...channels);
  return `#${channels
    .map((each) =>
      Math.round((each * 255) / most)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** What is light by itself. */
const ALIGHT: ReadonlySet<string> = new Set(["lava", "neon-grid", "flames", "lightning"]);

/**
 * Takes "glowing cracks" and "glowing blue veins" out of what is said of the base: melt in a net of cracks, in that colour.
 * "Glowing blue panels" are lit in that colour from between them; what is clear glows whole (`isLit`).
 */
export function takeGlow(
  phrases: MaterialPhrases,
  ledger: WordLedger,
  lexicon: Lexicon,
): {
  readonly phrases: MaterialPhrases;
  readonly glow: readonly BriefLayer[];
  readonly isLit: boolean;
  readonly lamps?: MaterialBrief["lights"];
} {
  const { base } = phrases;
  const neon = neonIn(base);
  const at = neon ?? base.findIndex(({ entry }) => entry.trait?.trait === "glowing");
  const crack = base.findIndex((term, i) => i > at && isCrack(term));
  // "cracks glowing green"
  const isAfterCrack = crack < 0 && at > 0 && isCrack(base[at - 1] as Term);
  const isNet = crack >= 0 && !base.slice(at, crack).some(({ entry }) => entry.material && !entry.colours);
  const isInCracks = isNet || isAfterCrack;
  const hue = base[at + 1]?.entry.colours && base[at + 1]?.pause === "none" ? 1 : 0;
  const id = ownMaterial("lava", lexicon);
  if (at < 0 || id === undefined || base.some((term, i) => i !== neon && ALIGHT.has(term.entry.material?.id ?? ""))) {
    return { phrases, glow: [], isLit: false };
  }
  if (!isInCracks && neon === undefined && base.some(({ entry }) => CLEAR.test(entry.material?.id ?? ""))) {
    ledger.mark(base[at] as Term, "style", "glowing");
    return { phrases: { ...phrases, base: base.filter((_, i) => i !== at) }, glow: [], isLit: true };
  }
  const said = isNet
    ? base.slice(at - (isHueBefore(base, at, crack) ? 1 : 0), crack + 1)
    : base.slice(at - (isAfterCrack ? 1 : 0), at + 1 + hue);
  // what glows green is green; of a machine only the light is
  const isDyed = !base.some(
    ({ entry }) => entry.trait?.trait === "futuristic" || MACHINE.test(entry.material?.id ?? ""),
  );
  for (const term of said) ledger.mark(term, "material", id);
  const [colour] = said.flatMap(({ entry }) => entry.colours ?? []);
  const melt =
    colour === undefined && neon !== undefined
      ? NEON
      : colour
        ? [
            isDyed ? colour : { ...colour, hex: vivid(colour.hex) },
            { ...colour, hex: mixHex(colour.hex, "#ffffff", 0.35) },
          ]
        : MELT;
  const colours = melt.map(({ word, hex }) => ({ word, rgb: fromHex(hex) }));
  return {
    phrases: {
      ...phrases,
      base: base.filter((term) => !said.includes(term) || (!isInCracks && isDyed && term !== base[at])),
    },
    glow: [{ ...plain(id), colours, place: isInCracks ? "cracks" : "joints", amount: isInCracks ? 0.6 : 0.2 }],
    isLit: false,
    // its lamps shine in the same light
    ...(colour && !isDyed && colours[0] ? { lamps: colours[0] } : {}),
  };
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { MATERIAL_CLASSES } from "../../src/engine/materials/material.ts";

/** What is to be added. */
export interface Entry {
  readonly kind: "concept" | "material";
  /** Kebab-case: `park-bench`. */
  readonly name: string;
  /** Folder below the kind's own: a concept's family, perhaps with a room in it (`food/meal`), or a material's class. */
  readonly home: string;
}

const camelOf = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const upOf = (home: string): string => "../".repeat(home.split("/").length);

const concept = ({ name, home }: Entry): string => `import { box } from "${upOf(home)}../geometry/box.ts";
import { makePart, standModel } from "${upOf(home)}../geometry/make-part.ts";
import { defineConcept } from "${upOf(home)}concept.ts";

/** What makes it itself: say here which features a stranger knows it by, and build them. */
export const ${camelOf(name)} = defineConcept<{ width: number }>({
  id: "${name}",
  family: "${home.split("/")[0]}",
  words: ["${name.replaceAll("-", " ")}"],
  senses: [],
  height: 0.5,
  parameters: { width: { kind: "number", min: 0.3, max: 0.6, unit: "m", about: "Side to side." } },
  slots: { body: { words: [], materials: ["oak"] } },
  sample: (draw) => ({ width: draw.number("width", 0.3, 0.6) }),
  build: ({ width }) => standModel([makePart("body", "body", box([width, 0.5, 0.4]))], []),
  view: { azimuth: 0.6, elevation: 0.35 },
});
`;

const material = ({ name, home }: Entry): string => `import type { Material } from "../material.ts";

/** What photographs of it show: say here what its height, colour and roughness do. */
export const ${camelOf(name)}: Material = {
  id: "${name}",
  class: "${home}",
  words: ["${name.replaceAll("-", " ")}"],
  tileSize: 1,
  shade: ({ size }) => ({
    size,
    tileSize: 1,
    height: new Float32Array(size * size),
    albedo: new Float32Array(size * size * 3).fill(0.5),
    roughness: new Float32Array(size * size).fill(0.6),
    metalness: new Float32Array(size * size),
  }),
};
`;

/**
 * Writes a file to fill in and its line in the nearest list above it.
 *
 * @param root Folder of the project.
 * @returns Paths of the file and of the list it was entered in, from the root.
 * @throws {Error} When the class of materials is unknown or the file is there already.
 */
export function addEntry(root: string, entry: Entry): { readonly file: string; readonly list: string } {
  const { kind, name, home } = entry;
  const folder = join(root, "src/engine", `${kind}s`);
  const file = join(folder, home, `${name}.ts`);
  if (kind === "material" && !MATERIAL_CLASSES.some((each) => each === home)) {
    throw new Error(`"${home}" is no class of materials: say one of ${MATERIAL_CLASSES.join(", ")}.`);
  }
  if (existsSync(file)) throw new Error(`${relative(root, file)} exists already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kind === "concept" ? concept(entry) : material(entry));
  // a room within a family has no list of its own
  const family = join(folder, home.split("/")[0] as string);
  const list = join(family, "index.ts");
  if (!existsSync(list)) startList(root, list, home.split("/")[0] as string);
  const text = readFileSync(list, "utf8");
  const withEntry = text.replace(
    /(export const [A-Z_]+: readonly (?:Concept|Material)\[\] = \[)/,
    `$1\n  ${camelOf(name)},`,
  );
  const from = relative(family, file).replaceAll("\\", "/");
  writeFileSync(list, `import { ${camelOf(name)} } from "./${from}";\n${withEntry}`);
  return { file: relative(root, file), list: relative(root, list) };
}

/** A family's first concept: its list, the list's line in the list of all, and the test of all that concepts promise. */
function startList(root: string, path: string, family: string): void {
  const title = family.replaceAll("-", "_").toUpperCase();
  writeFileSync(
    path,
    `import type { Concept } from "../concept.ts";\n\nexport const ${title}: readonly Concept[] = [];\n`,
  );
  const all = join(root, "src/engine/concepts/index.ts");
  const listed = readFileSync(all, "utf8").replace(/(export const CONCEPTS[^=]*= \[)/, `$1\n  ...${title},`);
  writeFileSync(all, `import { ${title} } from "./${family}/index.ts";\n${listed}`);
  writeFileSync(
    join(root, `tests/engine/concepts/${family}.test.ts`),
    `import { ${title} } from "#engine/concepts/${family}/index.ts";\nimport { describeConcepts } from "./describe-concepts.ts";\n\ndescribeConcepts(${title});\n`,
  );
}

/** `npm run new concept NAME [family]` and `npm run new material NAME [class]`: a file to fill in and its line in the list. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { MATERIAL_CLASSES } from "../src/engine/materials/material.ts";

const root = resolve(import.meta.dirname, "..");
const [kind, name = "", room] = process.argv.slice(2);

if ((kind !== "concept" && kind !== "material") || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    `Say: npm run new concept NAME [family], or npm run new material NAME [class], with a NAME like park-bench.`,
  );
  process.exit(2);
}

const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const word = name.replaceAll("-", " ");

const concept = (family: string) => `import { box } from "../../geometry/box.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { defineConcept } from "../concept.ts";

/** What makes it itself: say here which features a stranger knows it by, and build them. */
export const ${camel} = defineConcept<{ width: number }>({
  id: "${name}",
  family: "${family}",
  words: ["${word}"],
  senses: [],
  height: 0.5,
  parameters: { width: { kind: "number", min: 0.3, max: 0.6, unit: "m", about: "Side to side." } },
  slots: { body: { words: [], materials: ["oak"] } },
  sample: (draw) => ({ width: draw.number("width", 0.3, 0.6) }),
  build: ({ width }) => standModel([makePart("body", "body", box([width, 0.5, 0.4]))], []),
  view: { azimuth: 0.6, elevation: 0.35 },
});
`;

const material = (materialClass: string) => `import type { Material } from "../material.ts";

/** What photographs of it show: say here what its height, colour and roughness do. */
export const ${camel}: Material = {
  id: "${name}",
  class: "${materialClass}",
  words: ["${word}"],
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

const folder = kind === "concept" ? "concepts" : "materials";
const home = room ?? (kind === "concept" ? "object" : "misc");
const file = join(root, "src/engine", folder, home, `${name}.ts`);
if (kind === "material" && !MATERIAL_CLASSES.some((each) => each === home)) {
  console.error(`"${home}" is no class of materials: say one of ${MATERIAL_CLASSES.join(", ")}.`);
  process.exit(2);
}
if (existsSync(file)) {
  console.error(`${relative(root, file)} exists already.`);
  process.exit(1);
}
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, kind === "concept" ? concept(home) : material(home));

const list = join(dirname(file), "index.ts");
if (!existsSync(list)) startList(list);
const text = readFileSync(list, "utf8");
const withEntry = text.replace(/(export const [A-Z_]+: readonly (?:Concept|Material)\[\] = \[)/, `$1\n  ${camel},`);
writeFileSync(list, `import { ${camel} } from "./${name}.ts";\n${withEntry}`);
console.log(
  `Made ${relative(root, file)} and listed it in ${relative(root, list)}. Look at it with: npm run sheet -- ${name}`,
);

/** A folder's first concept: its list, the list's line in the list of all, and the test of all that concepts promise. */
function startList(path: string): void {
  const title = home.replaceAll("-", "_").toUpperCase();
  writeFileSync(
    path,
    `import type { Concept } from "../concept.ts";\n\nexport const ${title}: readonly Concept[] = [];\n`,
  );
  const all = join(root, "src/engine/concepts/index.ts");
  const listed = readFileSync(all, "utf8").replace(/(export const CONCEPTS[^=]*= \[)/, `$1\n  ...${title},`);
  writeFileSync(all, `import { ${title} } from "./${home}/index.ts";\n${listed}`);
  writeFileSync(
    join(root, `tests/engine/concepts/${home}.test.ts`),
    `import { ${title} } from "#engine/concepts/${home}/index.ts";\nimport { describeConcepts } from "./describe-concepts.ts";\n\ndescribeConcepts(${title});\n`,
  );
}

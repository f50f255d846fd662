/** `npm run sheet` renders contact sheets into sheets/: every concept and every material over seeds. `--help` tells the rest. */
import { join, resolve } from "node:path";
import { CONCEPTS } from "../src/engine/concepts/index.ts";
import { generateModel } from "../src/engine/generate-model.ts";
import { MATERIALS } from "../src/engine/materials/index.ts";
import { hash128 } from "../src/engine/math/draw.ts";
import { readOptions, refuse } from "./read-options.ts";
import { readPrompts } from "./read-prompts.ts";
import { materialPromptCell, materialRow } from "./sheet/material-sheet.ts";
import { type Cell, type Row, writeSheet } from "./sheet/page.ts";

const PROMPTS_A_ROW = 8;
/** Three panels wide each. */
const MATERIALS_A_ROW = 2;
const ROWS_A_SHEET = 10;

const USAGE = `npm run sheet                            every concept and every material over seeds, into sheets/
npm run sheet -- chair dog              these only
npm run sheet -- --prompts FILE         a line a prompt (the last tab-separated column but numbers), eight to a row
              --materials               they ask for materials
              --sample 100              so many of them, drawn by a fixed hash
              --blind                   numbers instead of captions, for somebody who is to name the pictures
npm run sheet -- --prompt "a red fox"   one prompt over seeds; may be said several times
npm run sheet -- --material "wet brick" the same for a material: ball, tile in the light, three by three

--seeds 6    columns                    --from 7     first seed
--faces 500  face limit                 --premium    as premium-v1 makes it
--out NAME   first part of the sheets' file names`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    prompts: { type: "string" },
    sample: { type: "string" },
    blind: { type: "boolean", default: false },
    seeds: { type: "string", default: "5" },
    prompt: { type: "string", multiple: true },
    material: { type: "string", multiple: true },
    materials: { type: "boolean", default: false },
    from: { type: "string", default: "1" },
    faces: { type: "string" },
    out: { type: "string" },
    premium: { type: "boolean", default: false },
  },
});
const folder = resolve(import.meta.dirname, "../sheets");
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => Number(values.from) + index);

async function picture(prompt: string, seed: number): Promise<Cell> {
  const effort = values.premium ? "premium" : "subnet";
  const limit = values.faces === undefined ? {} : { faceLimit: Number(values.faces) };
  const { files, report } = await generateModel({ prompt, negativePrompt: null, seed, effort, pbr: false, ...limit });
  const png = files.find((file) => file.name === "thumbnail.png")?.bytes ?? new Uint8Array();
  return { png, caption: `${prompt} · ${seed} · ${report.faces} faces${report.closed ? "" : " · OPEN"}` };
}

async function overSeeds(title: string, prompt: string): Promise<Row> {
  const cells: Cell[] = [];
  for (const seed of seeds) cells.push(await picture(prompt, seed));
  return { title, cells };
}

async function writeSheets(name: string, rows: readonly Row[], cellSize: number): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_SHEET) {
    const file = join(folder, `${values.out ?? name}-${start / ROWS_A_SHEET + 1}.png`);
    await writeSheet(file, rows.slice(start, start + ROWS_A_SHEET), cellSize);
    console.log(file);
  }
}

/** The same ones each time, whatever their order in the file. */
const drawPrompts = (prompts: readonly string[], count: number): string[] =>
  [...prompts].sort((a, b) => hash128(a)[0] - hash128(b)[0] || (a < b ? -1 : 1)).slice(0, count);

const missing = positionals.find((id) => ![...CONCEPTS, ...MATERIALS].some((entry) => entry.id === id));
if (missing !== undefined) refuse(USAGE, `There is no concept and no material "${missing}".`);
const isWanted = (id: string) => positionals.length === 0 || positionals.includes(id);

if (values.prompts !== undefined) {
  const prompts = readPrompts(values.prompts);
  const chosen = values.sample === undefined ? prompts : drawPrompts(prompts, Number(values.sample));
  const rows: Row[] = [];
  const width = values.materials ? MATERIALS_A_ROW : PROMPTS_A_ROW;
  for (let start = 0; start < chosen.length; start += width) {
    const cells: Cell[] = [];
    for (const [i, prompt] of chosen.slice(start, start + width).entries()) {
      const seed = seeds[0] ?? 1;
      const cell = values.materials ? materialPromptCell(prompt, seed) : await picture(prompt, seed);
      cells.push(values.blind ? { ...cell, caption: `${start + i + 1}` } : cell);
    }
    rows.push({ title: `${start + 1} …`, cells });
  }
  if (values.blind) console.log(chosen.map((prompt, i) => `${i + 1}\t${prompt}`).join("\n"));
  await writeSheets("prompts", rows, values.materials ? 720 : 220);
} else if (values.material !== undefined) {
  const rows = values.material.map((prompt) => ({
    title: prompt,
    cells: seeds.slice(0, 2).map((seed) => materialPromptCell(prompt, seed)),
  }));
  await writeSheets("material", rows, 720);
} else if (values.prompt !== undefined) {
  const rows: Row[] = [];
  for (const prompt of values.prompt) rows.push(await overSeeds(prompt, prompt));
  await writeSheets("prompt", rows, 300);
} else {
  const rows: Row[] = [];
  for (const concept of CONCEPTS.filter(({ id }) => isWanted(id))) {
    rows.push(await overSeeds(concept.id, concept.words[0] ?? concept.id));
  }
  if (rows.length > 0) await writeSheets("concepts", rows, 300);
  const materials = MATERIALS.filter(({ id }) => isWanted(id));
  if (materials.length > 0)
    await writeSheets(
      "materials",
      materials.map((material) => materialRow(material, seeds.slice(0, 2))),
      900,
    );
}

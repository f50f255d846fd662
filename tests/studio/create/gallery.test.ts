import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FAMILIES } from "#contract/family.ts";
import { GALLERY } from "#studio/create/gallery-examples.ts";
import { galleryPicture } from "#studio/create/gallery-picture.ts";
import { starterPictures } from "#studio/experiment/list/starter-pictures.ts";
import { STARTERS } from "#studio/experiment/list/starters.ts";
import { planExperiment } from "#studio/experiment/plan/plan-experiment.ts";
import { PICTURES_A_LINE } from "#studio/ui/sheet-picture.ts";

const FOLDER = join(import.meta.dirname, "../../../src/studio/create/gallery");

const STARTER_FOLDER = join(import.meta.dirname, "../../../src/studio/experiment/list");

/** Pixels of a WebP file with transparency (VP8X) or without (VP8). */
function sizeOf(file: Buffer): [number, number] {
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8X") return [1 + file.readUIntLE(24, 3), 1 + file.readUIntLE(27, 3)];
  expect(kind).toBe("VP8 ");
  return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
}

test.each(FAMILIES)("the sheet of %s has a picture for every example, as npm run gallery writes it", (family) => {
  const [width, height] = sizeOf(readFileSync(join(FOLDER, `${family}.webp`)));
  const prompts = GALLERY[family].flatMap((group) => group.prompts);
  const side = width / PICTURES_A_LINE;
  expect(side).toBe(144);
  expect(height).toBe(side * Math.ceil(prompts.length / PICTURES_A_LINE));
});

test("the first and the last picture of a line are at its edges, and so are the lines", () => {
  const place = (index: number) => galleryPicture("material", index, 25).backgroundPosition;
  expect([0, 9, 10, 24].map(place)).toEqual(["0% 0%", "100% 0%", "0% 50%", `${400 / 9}% 100%`]);
});

test("every cell of the experiments to begin with has a picture of its own, as npm run gallery writes it", () => {
  const cells = STARTERS.map(({ settings }) => planExperiment(settings, {}).cells.length);
  const places = STARTERS.flatMap((starter) => starterPictures(starter).map((style) => style.backgroundPosition));
  const total = cells.reduce((sum, count) => sum + count, 0);
  expect(places).toHaveLength(total);
  expect(new Set(places).size).toBe(total);
  const [width, height] = sizeOf(readFileSync(join(STARTER_FOLDER, "starters.webp")));
  expect([width, height]).toEqual([10 * 144, Math.ceil(total / 10) * 144]);
});

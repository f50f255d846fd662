import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { settledAlbedo, settledMaps } from "#engine/bake/settle-edges.ts";
import type { Image } from "#engine/files/image.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { replayedCrew } from "../../support/replayed-crew.ts";

const surface = shadeMaterial({ base: "rusty-iron", colours: [], conditions: {}, scale: 1, seed: 3 }, 256);

const digest = ({ data }: Image): string => createHash("sha256").update(data).digest("hex");
const digests = (maps: object): string[] => Object.values(maps).map(digest);

test("each of two members that share the maps out has the very maps of one alone", () => {
  const alone = digests(settledMaps(surface));
  const { first, second } = replayedCrew();
  expect(digests(settledMaps(surface, first))).toEqual(alone);
  expect(digests(settledMaps(surface, second))).toEqual(alone);
});

test("an albedo by itself is the albedo among all maps", () => {
  expect(digest(settledAlbedo(surface))).toBe(digest(settledMaps(surface).albedo));
});

import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const briefOf = (prompt: string) => readPrompt(prompt, null, engineLexicon());

test("named chessmen stand alone on a bare board", () => {
  const { objects, relations } = briefOf("a chess board with a black queen and a white pawn");
  expect(objects.map(({ concept }) => concept)).toEqual(["chessboard", "chess-piece", "chess-piece"]);
  expect(objects[0]?.traits).toContain("empty");
  expect(relations.map(({ kind, from, to }) => `${from} ${kind} ${to}`)).toEqual(["1 on 0", "2 on 0"]);
});

test("pieces in general are the two armies", () => {
  const { objects } = briefOf("a chessboard with glass chess pieces");
  expect(objects).toHaveLength(1);
  expect(objects[0]?.parts.map(({ slot, materials }) => [slot, materials])).toEqual([
    ["white", ["glass"]],
    ["black", ["glass"]],
  ]);
});

test("who plays is somebody", () => {
  expect(briefOf("a king and a queen playing chess").objects[0]?.concept).toBe("person");
});

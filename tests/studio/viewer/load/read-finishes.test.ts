import { expect, test } from "vitest";
import { groupByFinish } from "#studio/viewer/load/finish-groups.ts";
import { parseObj } from "#studio/viewer/load/obj-parser.ts";
import { readFinishes } from "#studio/viewer/load/read-finishes.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const BODY = `v 0 0 0
v 1 0 0
v 0 1 0
v 0 0 1
g a
usemtl brass
f 1 2 3
g b
usemtl handle
f 1 3 4
g c
usemtl glass
f 1 2 4
f 2 3 4
`;
const HEAD =
  "# Plinth 1.6.0\nmtllib model.mtl\n# material brass Pr 0.3 Pm 1 d 1\n# material handle Pr 0.3 Pm 1 d 1\r\n";
const GLASS = "# material glass Pr 0.05 Pm 0 d 0.25\n";

test("parts that look alike are one group, and all corners are in some", () => {
  const file = bytes(HEAD + GLASS + BODY);
  expect(groupByFinish(parseObj(file).parts, readFinishes(file))).toEqual({
    finishes: [
      { roughness: 0.3, metalness: 1, opacity: 1 },
      { roughness: 0.05, metalness: 0, opacity: 0.25 },
    ],
    groups: [
      { start: 0, count: 6, finish: 0 },
      { start: 6, count: 6, finish: 1 },
    ],
  });
});

test("what gives light is a group of its own, however alike it is else", () => {
  const file = bytes(HEAD.replace("handle Pr 0.3 Pm 1 d 1", "handle Pr 0.3 Pm 1 d 1 Ke 1") + GLASS + BODY);
  expect(groupByFinish(parseObj(file).parts, readFinishes(file))?.finishes).toEqual([
    { roughness: 0.3, metalness: 1, opacity: 1 },
    { roughness: 0.3, metalness: 1, opacity: 1, glow: 1 },
    { roughness: 0.05, metalness: 0, opacity: 0.25 },
  ]);
});

test("a file that does not tell of every part has none, nor has one of others", () => {
  for (const head of ["", HEAD, "# a chair\n"]) {
    const file = bytes(head + BODY);
    expect(groupByFinish(parseObj(file).parts, readFinishes(file))).toBeNull();
  }
});

test("only comments at the head count, with shares from 0 to 1", () => {
  expect(readFinishes(bytes(BODY + GLASS)).size).toBe(0);
  expect(readFinishes(bytes(`# material glass Pr 2 Pm 0 d 0.25\n# material a b Pr 0 Pm 0 d 1\n${BODY}`)).size).toBe(0);
});

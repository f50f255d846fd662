import { expect, test } from "vitest";
import { robot } from "#engine/concepts/figure/robot.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

const make = (traits: readonly string[], doing: readonly string[] = []) => {
  const parameters = robot.sample(createDraw(3), {
    word: "robot",
    traits: new Set(traits),
    parts: new Map(),
    counts: new Map(),
    without: new Set(),
    doing: new Set(doing),
  });
  const model = robot.build(parameters);
  const { min, max } = boundsOf(model.parts.map((part) => part.geometry.positions));
  return { pose: parameters.pose, model, wide: max[0] - min[0], high: max[1] - min[1] };
};

test.each([
  ["dancing", "dancing"],
  ["crouching", "kneeling"],
  ["meditating", "meditating"],
  ["saluting", "saluting"],
  ["pointing", "pointing"],
  ["kicking", "kicking"],
  ["sleeping", "lying"],
])("a robot that is %s is shown %s", (deed, pose) => {
  expect(make([deed]).pose).toBe(pose);
});

test("a robot that sleeps lies along the floor, and one that kneels is lower than one that stands", () => {
  const standing = make(["standing"]);
  const asleep = make(["sleeping"]);
  expect(asleep.wide).toBeGreaterThan(2 * asleep.high);
  expect(make(["crouching"]).high).toBeLessThan(0.95 * standing.high);
});

test("a robot that lifts something has both hands over its head", () => {
  const { model } = make(["lifting"], ["holding"]);
  const head = model.sockets.find(({ name }) => name === "neck");
  const hands = model.sockets.filter(({ name }) => name === "hand");
  expect(hands).toHaveLength(2);
  for (const { position } of hands) expect(position[1]).toBeGreaterThan(head?.position[1] ?? 0);
});

test("hands that hold something keep it: a robot with a book does not wave", () => {
  expect(make(["waving"], ["holding"]).pose).toBe("reaching");
});

test("a robot that drinks, sitting or standing, has its claw at its mouth", () => {
  for (const doing of [["holding"], ["holding", "seated"]]) {
    const { sockets } = make(["drinking"], doing).model;
    const at = (name: string) => sockets.find((socket) => socket.name === name)?.position ?? [9, 9, 9];
    const [hand, mouth] = [at("hand"), at("mouth")];
    for (const axis of [0, 1, 2]) expect(Math.abs((hand[axis] as number) - (mouth[axis] as number))).toBeLessThan(0.2);
  }
});

import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

test.each(["table", "floor", "tripod"])("the shade of a %s lamp is carried by its socket", (style) => {
  const lamp = conceptById("lamp");
  const asked = {
    word: "lamp",
    traits: new Set<string>(),
    parts: new Map(),
    counts: new Map(),
    without: new Set<string>(),
  };
  const { parts } = lamp.build({ ...lamp.sample(createDraw(1), asked), style });
  const positionsOf = (name: string) => parts.find((part) => part.name === name)?.geometry.positions as Float32Array;
  const socket = boundsOf([positionsOf("stem")]);
  const harp = positionsOf("spider");
  const lowest = boundsOf([harp]).min[1];
  const feet = Array.from(harp.keys())
    .filter((i) => i % 3 === 0 && (harp[i + 1] as number) < lowest + 0.005)
    .map((i) => harp[i] as number);
  // each foot goes from beside the socket into it
  expect(feet.some((x) => x > 0 && x < socket.max[0])).toBe(true);
  expect(feet.some((x) => x < 0 && x > socket.min[0])).toBe(true);
});

import { expect, test } from "vitest";
import { pictureWindow } from "#studio/viewer/scene/picture-window.ts";

const WIDTH = 400;
const HEIGHT = 600;
const TOOLS = { below: 100, above: 0 };

/** Where a height of the camera's picture comes to lie on the canvas. */
function onCanvas(at: number, shown: ReturnType<typeof pictureWindow>): number {
  return ((at - shown.y) / shown.height) * HEIGHT;
}

test("what the camera's middle sees stands in the middle of what is free, at its own size", () => {
  const shown = pictureWindow(WIDTH, HEIGHT, TOOLS);
  expect(onCanvas(HEIGHT / 2, shown)).toBeCloseTo(250);
  expect([shown.x, shown.width, shown.height]).toEqual([0, WIDTH, HEIGHT]);
});

test("a subject that fits between the tools fits between what comes over the picture for a while, and is not stretched", () => {
  const veiled = { below: 300, above: 50 };
  const shown = pictureWindow(WIDTH, HEIGHT, TOOLS, veiled);
  // as tall as the room that the camera has made, about its middle
  expect(onCanvas(HEIGHT / 2 - 250, shown)).toBeCloseTo(50);
  expect(onCanvas(HEIGHT / 2 + 250, shown)).toBeCloseTo(HEIGHT - 300);
  expect(shown.width / shown.height).toBeCloseTo(WIDTH / HEIGHT);
  expect(shown.x + shown.width / 2).toBeCloseTo(WIDTH / 2);
});

test("with less over it than always it is moved and no larger, and however much there is, the subject is seen", () => {
  const bare = pictureWindow(WIDTH, HEIGHT, TOOLS, { below: 0, above: 0 });
  expect([bare.y, bare.height]).toEqual([0, HEIGHT]);
  const shown = pictureWindow(WIDTH, HEIGHT, TOOLS, { below: 5000, above: 5000 });
  expect(onCanvas(HEIGHT / 2 + 250, shown) - onCanvas(HEIGHT / 2 - 250, shown)).toBeCloseTo(0.2 * HEIGHT);
});

test("what is broad and low on a narrow picture is only moved: there is room to spare", () => {
  const veiled = { below: 300, above: 0 };
  const shown = pictureWindow(WIDTH, HEIGHT, TOOLS, veiled, 0.5);
  expect(shown.height).toBe(HEIGHT);
  expect(onCanvas(HEIGHT / 2, shown)).toBeCloseTo(150);
});

test("a subject makes way for what lies beside it as far as it would be covered, and no further", () => {
  const across = (at: number, shown: ReturnType<typeof pictureWindow>) => ((at - shown.x) / shown.width) * WIDTH;
  // 500 high and 200 wide: from 100 to 300 of 400
  const shown = pictureWindow(WIDTH, HEIGHT, TOOLS, { ...TOOLS, right: 150 }, 2.5);
  expect(across(300, shown)).toBeCloseTo(WIDTH - 150);
  expect(shown.width).toBe(WIDTH);
  expect(across(WIDTH / 2, pictureWindow(WIDTH, HEIGHT, TOOLS, { ...TOOLS, right: 90 }, 2.5))).toBeCloseTo(WIDTH / 2);
  // one that would be covered anyway stands in the middle of what is left
  expect(across(WIDTH / 2, pictureWindow(WIDTH, HEIGHT, TOOLS, { ...TOOLS, right: 150 }, 1))).toBeCloseTo(125);
  // the other edge likewise, and between two of them
  const left = pictureWindow(WIDTH, HEIGHT, TOOLS, { ...TOOLS, left: 150 }, 2.5);
  expect(across(100, left)).toBeCloseTo(150);
  const both = pictureWindow(WIDTH, HEIGHT, TOOLS, { ...TOOLS, left: 150, right: 120 }, 2.5);
  expect(across(WIDTH / 2, both)).toBeCloseTo(215);
});

test("a subject too broad for what is left beside a panel is seen whole, smaller", () => {
  const across = (at: number, shown: ReturnType<typeof pictureWindow>) => ((at - shown.x) / shown.width) * WIDTH;
  // 500 high and 400 wide: all of the picture
  const shown = pictureWindow(WIDTH, HEIGHT, TOOLS, { ...TOOLS, right: 150 }, 1.25);
  expect(across(0, shown)).toBeCloseTo(0);
  expect(across(WIDTH, shown)).toBeCloseTo(WIDTH - 150);
  expect(shown.width / shown.height).toBeCloseTo(WIDTH / HEIGHT);
  // and however much there is, it is seen
  const little = pictureWindow(WIDTH, HEIGHT, TOOLS, { ...TOOLS, left: 3000, right: 3000 }, 1.25);
  expect(across(WIDTH, little) - across(0, little)).toBeCloseTo(0.2 * WIDTH);
});

import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { layColour } from "../lay-colour.ts";

const CLOTHS = [
  "#7a2a2a",
  "#28456b",
  "#2f5d46",
  "#a8772f",
  "#5a3a63",
  "#c7b48c",
  "#3a3a40",
  "#8f4a2a",
  "#4f7f86",
  "#b5533f",
].map(fromHex);
const GOLD = fromHex("#d9b45a");
const PAGES = fromHex("#e9dfc6");

/** A row of books on y, their spines to +Z, from x = `from` to `to`; the last one may lean. Metres. */
export function bookRow(
  from: number,
  to: number,
  y: number,
  back: number,
  tallest: number,
  seed: number,
  lean = true,
): { readonly geometry: Geometry; readonly paint: Paint } {
  let state = seed * 7919 + 17;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) / 0x7fffff;
  };
  const books: Geometry[] = [];
  const ends: number[] = [];
  const colours: Rgb[] = [];
  let x = from;
  for (;;) {
    const wide = 0.022 + 0.03 * next();
    const tall = tallest * (0.74 + 0.25 * next());
    const deep = 0.13 + 0.04 * next();
    const last = x + wide * 2 + 0.03 > to;
    if (x + wide > to) break;
    const shape = box([wide - 0.001, tall, deep], { bevel: 0.002 });
    const tilted =
      last && lean
        ? move(turnZ(move(shape, [wide / 2, tall / 2, 0]), 0.16), [x + 0.004 + tall * 0.158, y + 0, back + deep / 2])
        : move(shape, [x + wide / 2, y + tall / 2, back + deep / 2]);
    books.push(tilted);
    x += wide;
    ends.push(last && lean ? to + 1 : x);
    colours.push(CLOTHS[Math.floor(next() * CLOTHS.length)] as Rgb);
    if (last) break;
  }
  const paint: Paint = (surface, px, py, _pz, _nx, ny) => {
    let i = 0;
    while (i < ends.length - 1 && px > (ends[i] as number)) i += 1;
    if (ny > 0.9) return layColour(surface, PAGES, 0.9);
    layColour(surface, colours[i] as Rgb, 0.6);
    const band = (py - y) / tallest;
    if (
      (i * 5) % 3 !== 0 &&
      (Math.abs(band - 0.12) < 0.012 || Math.abs(band - 0.58) < 0.012 || (i % 2 === 0 && Math.abs(band - 0.5) < 0.03))
    )
      layColour(surface, GOLD, 0.4);
  };
  return { geometry: settle(merge(books)), paint };
}

import { layColour } from "../../concepts/lay-colour.ts";
import { isWritten } from "../../concepts/lettering.ts";
import { isNearlyAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { findPanel, type Panel } from "../shown/find-panel.ts";
import type { Style } from "../style.ts";
import { graffiti } from "./graffiti.ts";

/** One figure on a side of a thing. */
interface Mark {
  /** Metres from the side's middle. */
  readonly u: number;
  readonly v: number;
  /** Half its height, metres. */
  readonly size: number;
  /** Cosine and sine of how far it is turned. */
  readonly turn: readonly [number, number];
  readonly kind: number;
  readonly colour: Rgb;
}

/** @param x Half heights right of the mark's middle, `y` above it. False where it leaves the surface as it is. */
type DrawMark = (surface: SurfacePoint, mark: Mark, x: number, y: number) => boolean;

const VIEWS = [0, 1.57, -1.57].map((azimuth) => ({ azimuth, elevation: 0.05 }));

/** Scatters marks over the front and the sides of a thing. */
export const scattered = (
  id: string,
  count: number,
  sizes: readonly [number, number],
  colours: readonly Rgb[],
  drawMark: DrawMark,
): Style => ({
  id,
  apply: (thing, draw) => {
    const [main] = Object.keys(thing.materials);
    const slots = Object.keys(thing.materials).filter((slot) => slot === main || !KEPT.test(slot));
    const taken = new Set(thing.model.parts.map(({ slot }) => slot));
    // the front of a guitar is of another slot than its sides
    const sides = VIEWS.flatMap((view, k) => {
      // slots that no part has are many, and all come to the same panel
      const anywhere = slots.every((slot) => taken.has(slot)) ? undefined : findPanel(thing.model.parts, view, main);
      const panels = slots
        .map((slot) => (taken.has(slot) ? findPanel(thing.model.parts, view, main, slot) : anywhere))
        .filter((panel) => panel !== undefined);
      const largest = Math.max(0, ...panels.map(areaOf));
      return panels
        .filter((panel) => areaOf(panel) > LARGE * largest)
        .map((panel) => ({ panel, marks: marksOn(panel, count, sizes, colours, draw.fork(`side ${k}`)) }));
    });
    const parts = thing.model.parts.map((part): Part => {
      const own = sides.flatMap(({ panel, marks }) =>
        panel.parts.includes(part) && isNearlyAffine(part.geometry) ? [{ locate: panel.locatorOf(part), marks }] : [],
      );
      if (own.length === 0) return part;
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        for (const { locate, marks } of own) {
          const at = locate(x, y, z);
          if (!at) continue;
          for (const mark of marks) {
            const [du, dv] = [(at[0] - mark.u) / mark.size, (at[1] - mark.v) / mark.size];
            if (du * du + dv * dv > 16) continue;
            const [c, s] = mark.turn;
            if (drawMark(surface, mark, du * c + dv * s, dv * c - du * s)) return;
          }
        }
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
});

/** Slots that nobody sticks anything on, and the share of the largest side from which on a slot is one. */
const KEPT = /glass|window|pane|lens|string|wheel|tyre|light|fret|key|eye/;
const LARGE = 0.5;
const areaOf = ({ halfWidth, halfHeight }: Panel): number => halfWidth * halfHeight;

function marksOn(
  { halfWidth, halfHeight }: Panel,
  count: number,
  [least, most]: readonly [number, number],
  colours: readonly Rgb[],
  draw: Draw,
): Mark[] {
  const room = Math.min(halfWidth, halfHeight);
  const columns = Math.max(1, Math.round(Math.sqrt((count * halfWidth) / Math.max(halfHeight, 1e-9))));
  const rows = Math.max(1, Math.ceil(count / columns));
  return Array.from({ length: columns * rows }, (_, k): Mark => {
    const [column, row] = [k % columns, Math.floor(k / columns)];
    const jitter = (name: string) => draw.number(`${name} ${k}`, -0.22, 0.22);
    const angle = draw.number(`turn ${k}`, -0.35, 0.35);
    return {
      u: halfWidth * 0.92 * ((2 * (column + 0.5 + jitter("u"))) / columns - 1),
      v: halfHeight * 0.92 * ((2 * (row + 0.5 + jitter("v"))) / rows - 1),
      size: room * draw.number(`size ${k}`, least, most),
      turn: [cos(angle), sin(angle)],
      kind: draw.integer(`kind ${k}`, 0, 99),
      colour: colours[(k + draw.integer("first", 0, colours.length - 1)) % colours.length] as Rgb,
    };
  });
}

const WHITE = fromHex("#f7f5ef");
const STICKERS = ["#d8232a", "#1f6fc4", "#f2b90c", "#1e9a53", "#7a3fb0", "#f2741c"].map((hex) => fromHex(hex));

/** Round and square stickers with a white rim, each with a sign on it. */
const stickers = scattered("stickers", 11, [0.2, 0.33], STICKERS, (surface, { kind, colour }, x, y) => {
  const isRound = kind % 3 !== 0;
  const reach = isRound ? Math.sqrt(x * x + y * y) : Math.max(Math.abs(x) / 1.25, Math.abs(y) / 0.85);
  if (reach > 1) return false;
  if (reach > 0.87) layColour(surface, WHITE, 0.35, 0);
  else layColour(surface, isSign(kind, x, y) ? WHITE : colour, 0.35, 0);
  return true;
});

const SIGNS = ["PARIS", "NYC", "ROMA", "TOKYO", "RIO", "CAIRO", "PERU"];

function isSign(kind: number, x: number, y: number): boolean {
  if (kind % 3 === 0)
    return isWritten(SIGNS[kind % SIGNS.length] as string, x, y, kind % SIGNS.length === 1 ? 0.6 : 0.42, 0.1);
  if (kind % 3 === 1) return kind % 2 === 0 ? isAirplane(x, y) : isStar(x, y);
  // a heart
  const [h, w] = [y * 1.5 + 0.12, Math.abs(x) * 1.45];
  const bulge = w * w + h * h - 0.55;
  return bulge * bulge * bulge < w * w * h * h * h;
}

/** An airplane from above, its nose up. */
function isAirplane(x: number, y: number): boolean {
  const w = Math.abs(x);
  const isHull = w < 0.1 * (y > 0.5 ? Math.max(0, (0.72 - y) / 0.22) : 1) && y > -0.62;
  const isWing = w < 0.68 && y < 0.2 - 0.55 * w && y > -0.08 - 0.42 * w;
  const isTail = w < 0.28 && y < -0.38 - 0.5 * w && y > -0.56 - 0.4 * w;
  return isHull || isWing || isTail;
}

const RAYS = [0, 1, 2, 3, 4].map((k) => (k / 5) * TAU + TAU / 4).map((angle) => [cos(angle), sin(angle)] as const);

/** A star of five points. */
function isStar(x: number, y: number): boolean {
  const within = RAYS.filter(([c, s]) => x * c + y * s < 0.26).length;
  return within >= 4 && x * x + y * y < 0.62;
}

/** Marks that are laid on any thing: what it is covered with by hand. */
export const LAID_ON: readonly Style[] = [graffiti, stickers];

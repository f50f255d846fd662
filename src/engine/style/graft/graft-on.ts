import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Socket } from "../../geometry/part.ts";
import type { Graft, GraftKind } from "../../language/brief.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import type { Dressed } from "../style.ts";
import { growHorns, growUnicornHorn } from "./graft-horns.ts";
import { growBirdLegs, growSpiderLegs, growTentacles } from "./graft-legs.ts";
import type { Scion, Stock } from "./graft-stock.ts";
import { growWings } from "./graft-wings.ts";

type Grower = (stock: Stock, colour: Rgb | undefined) => Scion;

const GROWERS: Readonly<Record<GraftKind, Grower>> = {
  "feathered-wings": growWings("feathered"),
  "membrane-wings": growWings("membrane"),
  "insect-wings": growWings("insect"),
  "bird-legs": growBirdLegs,
  "spider-legs": growSpiderLegs,
  tentacles: growTentacles,
  horns: growHorns("horns"),
  antlers: growHorns("antlers"),
  "unicorn-horn": growUnicornHorn,
};

/** What lies flat has wings as long as this share of it at least: a book. */
const FLAT = 0.6;

const BODIES = /^(?:animal|bird|figure|toy)$/;

/** What a body has on its head rather than on its back. */
const HEADED: ReadonlySet<GraftKind> = new Set(["horns", "antlers", "unicorn-horn"]);
/** A pair of horns against the radius of the head that bears them. */
const HORNS = 3.2;

/** Puts on a thing what others have by nature: wings on a clock, chicken legs under a house. It stands on what it was given. */
export function graftOn(thing: Dressed, { kind, colour }: Graft): Dressed {
  const { parts, sockets } = thing.model;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const [wide, high] = [max[0] - min[0], max[1] - min[1]];
  const stock: Stock = {
    parts,
    min,
    max,
    cx: (min[0] + max[0]) / 2,
    cz: (min[2] + max[2]) / 2,
    high,
    size: Math.max(Math.min(wide, 1.6 * high), 0.7 * high, FLAT * Math.max(wide, max[2] - min[2])),
    isBody: BODIES.test(thing.family),
  };
  const { parts: added, stuff } = GROWERS[kind](HEADED.has(kind) ? headOf(stock, sockets) : stock, colour);
  const materials = Object.fromEntries(
    Object.entries(stuff).map(([slot, [base, rgb]]): [string, MaterialSpec] => [
      slot,
      { base, colours: [rgb], conditions: {}, scale: 1, seed: 1 },
    ]),
  );
  return {
    ...thing,
    model: standModel([...parts, ...added], sockets),
    materials: { ...thing.materials, ...materials },
  };
}

/** The stock at a body's head, of the head's size; a thing's own where it has none. */
function headOf(stock: Stock, sockets: readonly Socket[]): Stock {
  const head = stock.isBody ? sockets.find(({ name }) => name === "head") : undefined;
  if (!head) return stock;
  const { position, radius } = head;
  const [cx, , cz] = position;
  return {
    ...stock,
    cx,
    cz,
    size: HORNS * radius,
    min: [cx - radius, stock.min[1], cz - radius],
    max: [cx + radius, stock.max[1], cz + radius],
  };
}

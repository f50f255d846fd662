import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { makeArms, makeBack, makeBackPad } from "./chair-back.ts";
import { BOARD, makeLegs } from "./chair-legs.ts";
import type { ChairParameters } from "./chair-parameters.ts";
import { makeCushion } from "./cushion.ts";

export function buildChair(p: ChairParameters): Model {
  const sockets: Socket[] = [
    {
      name: "seat",
      position: [0, p.seatHeight + (p.cushion ? 0.05 : 0), 0.02],
      normal: [0, 1, 0],
      radius: p.width * 0.42,
    },
  ];
  const parts: Part[] = [makeSeat(p), ...makeLegs(p)];
  if (p.style !== "stool") parts.push(...makeBack(p));
  if (p.padded && p.style !== "stool" && p.style !== "throne") parts.push(makeBackPad(p));
  if (p.arms) parts.push(...makeArms(p));
  if (p.cushion) {
    const pad = makeCushion(p.width * 0.9, 0.06, p.depth * 0.88, p.roundSeat);
    parts.push(makePart("cushion", "cushion", move(pad, [0, p.seatHeight + 0.024, 0.008]), { weight: 0.7 }));
  }
  const top: Socket =
    p.style === "stool"
      ? { name: "top", position: [0, p.seatHeight, 0], normal: [0, 1, 0], radius: p.width * 0.42 }
      : {
          name: "top",
          position: [0, p.seatHeight + p.backHeight, -p.depth / 2 - p.backHeight * p.backTilt],
          normal: [0, 1, 0],
          radius: 0.05,
        };
  return standModel(parts, [...sockets, top]);
}

/** The board: wider in front, hollowed a little where one sits, its rim rounded over. */
function makeSeat(p: ChairParameters): Part {
  const dish = ([x, y, z]: readonly [number, number, number]): [number, number, number] => {
    const u = Math.min(1, (x * x * 4) / (p.width * p.width) + (z * z * 4) / (p.depth * p.depth));
    const hollow = y > 0 ? 0.009 * (1 - u) * (1 - u) : 0;
    const flare = p.roundSeat || p.style === "throne" ? 1 : 1 + 0.12 * (z / p.depth);
    return [x * flare, y - hollow, z];
  };
  const board = p.roundSeat
    ? lathe(
        roundCorners(
          [
            [0, -BOARD / 2],
            [p.width / 2, -BOARD / 2, 0.01],
            [p.width / 2, BOARD / 2, 0.012],
            [p.width * 0.36, BOARD / 2, 0],
            [p.width * 0.2, BOARD / 2],
            [0, BOARD / 2],
          ],
          3,
        ),
        48,
      )
    : box([p.width, BOARD, p.depth], { bevel: 0.009, bevelSteps: 2, divisions: [8, 1, 8] });
  const seat = settle(move(deform(board, dish), [0, p.seatHeight - BOARD / 2, 0]));
  return makePart("seat", "seat", seat, { grain: "z", weight: 1 });
}

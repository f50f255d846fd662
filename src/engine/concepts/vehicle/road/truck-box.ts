import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { block, pair, rod } from "../bodywork.ts";
import type { Load, TruckFrame, TruckParameters } from "./truck-shape.ts";

const RED = [0.6, 0.012, 0.012] as const;

/** A closed box with edge rails and rear doors, lettered or with an ambulance's crosses. */
export function makeBox(
  p: TruckParameters,
  f: TruckFrame,
  loaded: (parts: readonly Part[], top: number) => Load,
): Load {
  const from = f.rear + 0.02;
  const to = f.cabRear - 0.1;
  const middle = (from + to) / 2;
  const long = to - from;
  const { deck, half, roof } = f;

  const high = p.style === "ambulance" ? roof + 0.16 : roof + 0.5;
  const size = high - deck - 0.06;
  const y = deck + 0.06 + size / 2;
  const written: Paint = (surface, x, py, z, nx, _ny, nz) => {
    if (p.livery === "ambulance") return paintAmbulance(surface, x, py - y, z - middle, nx, nz, p.width, size);
    if (Math.abs(nx) > 0.6 && p.lettering !== "") {
      const along = (nx > 0 ? -1 : 1) * (z - middle);
      if (isWritten(p.lettering, along, py - y - size * 0.1, size * 0.24)) layColour(surface, RED);
    }
    if (nz < -0.6 && Math.abs(x) < 0.02) layColour(surface, [0.02, 0.02, 0.02]);
  };
  const cargo = block([p.width * 1.02, size, long], [0, y, middle], 0.06);
  const edge = [0, 1].flatMap((k) =>
    [from + 0.05, to - 0.05].map((z) =>
      block([p.width * 1.05, 0.1, 0.12], [0, k === 0 ? deck + 0.12 : high - 0.04, z], 0.03, 1),
    ),
  );
  const rails = pair(block([0.08, 0.12, long], [half * 1.02, high - 0.06, middle], 0.03, 1)).concat(
    pair(block([0.08, 0.12, long], [half * 1.02, deck + 0.12, middle], 0.03, 1)),
  );
  const rods = pair(rod(0.03, [half * 0.4, deck + 0.2, from - 0.02], [half * 0.4, high - 0.2, from - 0.02], 8));
  return loaded(
    [
      makePart("box", "cargo", cargo, { weight: 1, paint: written }),
      makePart("edges", p.style === "ambulance" ? "cargo" : "bumper", merge([...edge, ...rails, ...rods]), {
        weight: 0.4,
      }),
    ],
    high,
  );
}

/** A red stripe all along, and a red cross on both sides. */
function paintAmbulance(
  surface: Parameters<Paint>[0],
  x: number,
  y: number,
  z: number,
  nx: number,
  nz: number,
  width: number,
  size: number,
): void {
  const flat = Math.abs(nx) > 0.6 ? z : Math.abs(nz) > 0.6 ? x : null;
  if (flat === null) return;

  const [u, v] = [Math.abs(flat), Math.abs(y - size * 0.14)];
  const arm = Math.min(size, width) * 0.24;
  if (Math.abs(y + size * 0.3) < size * 0.06 || (u < arm && v < arm * 0.34) || (v < arm && u < arm * 0.34))
    layColour(surface, RED);
}

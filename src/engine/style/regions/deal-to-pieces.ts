import { measureArea } from "#measure/volume.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { splitShells } from "../../geometry/shells.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { clamp } from "../../math/scalar.ts";
import { scale } from "../../math/vec3.ts";

/** Fewer are no set: each of a car's wheels is black and silver. */
const LEAST_PIECES = 3;
/** Rows of pieces have a colour each from so many on: those of an abacus. */
const LEAST_ROWS = 3;
/** Share of the usual piece's surface under which a piece is a trifle on another. */
const TRIFLE = 0.2;
/** How far the light and dark of their stuff are seen on them. */
const GRAIN = [0.7, 1.2] as const;

/** Whether a slot is of many pieces that are alike in size: beads, keys, candles. */
const isSet = (parts: readonly Part[]): boolean => {
  const areas = parts
    .flatMap(({ geometry }) => splitShells(geometry))
    .map(areaOf)
    .sort((a, b) => a - b);
  const usual = areas[Math.floor(areas.length / 2)] ?? 0;
  const alike = areas.filter((area) => area > TRIFLE * usual && area < usual / TRIFLE);
  return alike.length >= LEAST_PIECES && alike.length > 0.7 * areas.length;
};

const areaOf = ({ positions, indices }: Geometry): number => measureArea(positions, indices);

/**
 * Several colours of what there are many of: each piece has one of them, in turn; where they stand in rows, each row.
 *
 * @param aimed All pieces of one set, as they follow each other; the parts themselves where they are no set.
 * @param ground Luminance of what they are of, by and large.
 */
export function dealToPieces(
  parts: readonly Part[],
  aimed: readonly Part[],
  colours: readonly Rgb[],
  ground: number,
): readonly Part[] {
  if (colours.length < 2 || !isSet(aimed)) return parts;
  const isInRows = aimed.length >= Math.max(LEAST_ROWS, colours.length);
  let turn = 0;
  return parts.flatMap((part): readonly Part[] => {
    if (!aimed.includes(part)) return [part];
    if (isInRows) {
      turn += 1;
      return [{ ...part, paint: dyed(part, colours[(turn - 1) % colours.length] as Rgb, ground) }];
    }
    const shares = colours.map((): Geometry[] => []);
    for (const shell of splitShells(part.geometry)) {
      shares[turn % colours.length]?.push(shell);
      turn += 1;
    }
    return shares.flatMap((shells, k) =>
      shells.length === 0
        ? []
        : [
            {
              ...part,
              name: `${part.name}-${k + 1}`,
              geometry: merge(shells),
              paint: dyed(part, colours[k] as Rgb, ground),
            },
          ],
    );
  });
}

function dyed({ paint }: Part, colour: Rgb, ground: number): Paint {
  return (surface, x, y, z, nx, ny, nz) => {
    const grain = clamp(luminance([surface.r, surface.g, surface.b]) / Math.max(ground, 0.02), ...GRAIN);
    paint?.(surface, x, y, z, nx, ny, nz);
    layColour(surface, scale(colour, grain));
  };
}

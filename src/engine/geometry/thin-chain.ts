import { type Bounds, boundsMeet, boundsOf } from "#measure/bounds.ts";
import { measureArea } from "#measure/volume.ts";
import { dot, length, scale, subtract, type Vec3 } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";
import { merge } from "./merge.ts";
import { splitShells } from "./shells.ts";

/** Links from which on shells are a chain, and the share of them that must touch the next, and may touch the third one from there. */
const FEWEST_LINKS = 12;
const LINKED = 0.8;
const CLUSTERED = 0.2;
/** Of the largest one's surface, how much the smallest one must have: a rim and its spokes are no chain. */
const ALIKE = 0.5;
/** Further than to the next link: few faces round their ends off. */
const OVERLAP = 1.25;

/**
 * A chain of fewer links, each as much longer as there are fewer.
 *
 * @param most Links to keep, 3 or more.
 * @returns Undefined where the shells do not follow each other as links do.
 */
export function thinChain(geometry: Geometry, most: number): Geometry | undefined {
  const links = splitShells(geometry);
  if (links.length < FEWEST_LINKS || most < 3 || links.length <= most) return undefined;
  const bounds = links.map(({ positions }) => boundsOf([positions]));
  const meet = (step: number) =>
    bounds.filter((each, i) => boundsMeet(each, bounds[(i + step) % bounds.length] as Bounds)).length / bounds.length;
  const areas = links.map(({ positions, indices }) => measureArea(positions, indices));
  if (meet(1) < LINKED || meet(3) > CLUSTERED || Math.min(...areas) < ALIKE * Math.max(...areas)) return undefined;
  const places = Array.from({ length: most }, (_, i) => Math.floor((i * links.length) / most));
  const longer = (OVERLAP * links.length) / most;
  const middleOf = (place: number) => middle(bounds[place % links.length] as Bounds);
  return merge(
    places.map((place) => {
      const way = subtract(middleOf(place + 1), middleOf(place + links.length - 1));
      return stretch(links[place] as Geometry, middleOf(place), scale(way, 1 / Math.max(length(way), 1e-9)), longer);
    }),
  );
}

const middle = ({ min, max }: Bounds): Vec3 => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];

function stretch(geometry: Geometry, from: Vec3, along: Vec3, times: number): Geometry {
  const positions = geometry.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const way: Vec3 = [
      (positions[i] as number) - from[0],
      (positions[i + 1] as number) - from[1],
      (positions[i + 2] as number) - from[2],
    ];
    const by = (times - 1) * dot(way, along);
    for (let k = 0; k < 3; k += 1) positions[i + k] = (positions[i + k] as number) + by * (along[k] as number);
  }
  return { ...geometry, positions };
}

import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { pushOut } from "../soften.ts";
import type { Dressed, Style } from "../style.ts";

const GAUZE: Rgb = fromHex("#efeadb");
const SHADE: Rgb = fromHex("#b9b09a");
/** Between which heights a leg is wrapped, and how far from the foot's middle it may be, over the height of the whole. */
const FROM = 0.03;
const TO = 0.24;
const REACH = 0.16;
/** Share of the height that is on the floor, and thickness of the wrapping and height of one of its turns, over the height. */
const FLOOR = 0.05;
const THICK = 0.012;
const TURN = 0.032;
/** Height from which on a part is no leg's and hangs beside it: a skirt, a hand. */
const HEM = 0.14;
/** Slots that no bandage is wound about. */
const BARE = /claw|nail|hoof|eye|nose/;

const PLASTER: Rgb = fromHex("#f4f1ea");
/** How high a cast reaches and how thick it is, over the height; people's go to the knee. */
const CAST_TO = 0.27;
const CAST_THICK = 0.022;

/** What a leg is wrapped in; lengths over the height of the whole. */
interface Wrapping {
  readonly to: number;
  readonly thick: number;
  readonly light: Rgb;
  readonly dark: Rgb;
  /** How deep its turns are, over its thickness. */
  readonly relief: number;
}

/** The foreleg that is nearest to the camera is wound about, turn over turn. */
const wrapLeg = (id: string, { to, thick, light, dark: shade, relief }: Wrapping): Style => ({
  id,
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const height = max[1] - min[1];
    const foot = nearFoot(thing, min[1] + FLOOR * height);
    if (!foot) return thing;
    const share = ([x, y, z]: Vec3): number => {
      const up = (y - min[1]) / height;
      const aside = Math.sqrt((x - foot[0]) * (x - foot[0]) + (z - foot[1]) * (z - foot[1])) / height;
      return up > FROM && up < to && aside < REACH && x > 0.1 * foot[0] ? 1 : 0;
    };
    const parts = thing.model.parts.map((part): Part => {
      if (BARE.test(part.slot) || boundsOf([part.geometry.positions]).min[1] > min[1] + HEM * height) return part;
      const positions = part.geometry.positions.slice();
      const swollen = positions.slice();
      pushOut(swollen, part.geometry.indices, thick * height);
      let isWound = false;
      for (let i = 0; i < positions.length; i += 3) {
        if (share([positions[i] as number, positions[i + 1] as number, positions[i + 2] as number]) === 0) continue;
        isWound = true;
        for (let k = 0; k < 3; k += 1) positions[i + k] = swollen[i + k] as number;
      }
      if (!isWound) return part;
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const point = toModel(x, y, z);
        if (share(point) === 0) return;
        // each turn slants and laps over the one below
        const turns = (point[1] + 0.25 * (point[0] - point[2])) / (TURN * height);
        const lap = turns - Math.floor(turns);
        const dark = 1 - smoothstep(0, 0.3, lap);
        const [r, g, b] = [0, 1, 2].map(
          (k) => (light[k] as number) + dark * ((shade[k] as number) - (light[k] as number)),
        ) as [number, number, number];
        layColour(surface, [r, g, b], 0.95, 0);
        surface.height += thick * height * relief * lap;
      };
      return { ...part, geometry: { ...part.geometry, positions }, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
});

/** "With a bandaged paw": in gauze. */
export const bandaged = wrapLeg("bandaged", { to: TO, thick: THICK, light: GAUZE, dark: SHADE, relief: 0.4 });

/** "With its leg in a cast": in smooth white plaster, foot and all. */
export const legCast = wrapLeg("leg-cast", {
  to: CAST_TO,
  thick: CAST_THICK,
  light: PLASTER,
  dark: GAUZE,
  relief: 0.05,
});

/** Middle (x, z) of the foremost foot on the left, of what is below a height. */
function nearFoot({ model }: Dressed, below: number): readonly [x: number, z: number] | undefined {
  const points: [number, number][] = [];
  for (const { geometry } of model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3)
      if ((positions[i + 1] as number) < below && (positions[i] as number) > 0)
        points.push([positions[i] as number, positions[i + 2] as number]);
  }
  if (points.length === 0) return undefined;
  const zs = points.map(([, z]) => z);
  const [back, front] = [zs.reduce((a, b) => Math.min(a, b)), zs.reduce((a, b) => Math.max(a, b))];
  const fore = points.filter(([, z]) => z >= front - 0.35 * (front - back));
  const sum = fore.reduce(([x, z], [px, pz]) => [x + px, z + pz] as [number, number], [0, 0]);
  return [sum[0] / fore.length, sum[1] / fore.length];
}

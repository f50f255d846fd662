import { type GroundPatch, LIGHT_STRIDE, writeBlockers } from "../bake/light-maps.ts";
import { smoothstep } from "../math/scalar.ts";
import { boxBlur } from "./box-blur.ts";
import type { Camera } from "./frame-view.ts";
import { KEY_RAYS, type Studio } from "./studio.ts";

/** Cells along a side of the patch of ground the shadow is worked out on. */
const CELLS = 192;
/** How dark the ground is where no light comes. */
const DARKEST = 0.78;
/** Share of the picture's side over which the shadow fades before the border. */
const BORDER = 0.15;
/** Faint shadow is let go: it would show the picture's border. */
const FAINT = 0.1;
/** How far a ray's shadow is spread over its neighbours', a metre from what throws it; the rays are that far apart. */
const KEY_SPREAD = 0.075;
const ROOM_SPREAD = 0.24;
/** The shadow is sorted into layers, each blurred twice as far as the one before, the first not at all. */
const LAYERS = 7;

/**
 * The shadow an object throws on the ground it stands on: sharp where it stands, softer the further the blocker is away.
 *
 * @param positions The object's vertices: xyz triplets.
 * @param size Side of the picture in pixels.
 * @param out Darkness 0..1, one a pixel, row 0 at the top; 0 all along the border.
 */
export function writeGroundShadow(
  positions: Float32Array,
  studio: Studio,
  camera: Camera,
  size: number,
  out: Float32Array,
): void {
  const patch = groundUnder(positions);
  const dark = shadePatch(patch, studio);
  const { eye, forward, right, up, tangent } = camera;
  const border = new Float32Array(size);
  for (let i = 0; i < size; i += 1) border[i] = Math.max(0, 1 - Math.min(i, size - 1 - i) / (size * BORDER));
  for (let row = 0; row < size; row += 1) {
    const v = (1 - ((row + 0.5) * 2) / size) * tangent;
    for (let column = 0; column < size; column += 1) {
      const u = (((column + 0.5) * 2) / size - 1) * tangent;
      const down = forward[1] + u * right[1] + v * up[1];
      if (down > -1e-4) continue;
      const far = (patch.height - eye[1]) / down;
      const x = (eye[0] + far * (forward[0] + u * right[0] + v * up[0]) - patch.left) / patch.cell - 0.5;
      const z = (eye[2] + far * (forward[2] + u * right[2] + v * up[2]) - patch.back) / patch.cell - 0.5;
      if (!(x >= 0 && z >= 0 && x < CELLS - 1 && z < CELLS - 1)) continue;
      const i = Math.floor(x);
      const j = Math.floor(z);
      const fx = x - i;
      const fz = z - j;
      const at = j * CELLS + i;
      // most of the ground is lit
      if (
        (dark[at] as number) +
          (dark[at + 1] as number) +
          (dark[at + CELLS] as number) +
          (dark[at + CELLS + 1] as number) ===
        0
      )
        continue;
      const behind = (dark[at] as number) * (1 - fx) + (dark[at + 1] as number) * fx;
      const before = (dark[at + CELLS] as number) * (1 - fx) + (dark[at + CELLS + 1] as number) * fx;
      // a rounded frame: the shadow fades alike on the sides and in the corners
      const by = border[row] as number;
      const bx = border[column] as number;
      const fade = smoothstep(1, 0, Math.sqrt(bx * bx + by * by));
      out[row * size + column] = (behind * (1 - fz) + before * fz) * fade;
    }
  }
}

function groundUnder(positions: Float32Array): GroundPatch {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let back = Number.POSITIVE_INFINITY;
  let front = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i] as number);
    right = Math.max(right, positions[i] as number);
    bottom = Math.min(bottom, positions[i + 1] as number);
    top = Math.max(top, positions[i + 1] as number);
    back = Math.min(back, positions[i + 2] as number);
    front = Math.max(front, positions[i + 2] as number);
  }
  const across = Math.max(right - left, front - back, 1e-6);
  const side = across * 1.5 + Math.min(top - bottom, across * 4) * 0.9;
  return {
    left: (left + right - side) / 2,
    back: (back + front - side) / 2,
    height: bottom,
    cell: side / CELLS,
    cells: CELLS,
  };
}

/** Darkness of every cell, 0 towards the patch's rim. */
function shadePatch(patch: GroundPatch, { rays, strengths }: Studio): Float32Array {
  const layers = new Float32Array(LAYERS * CELLS * CELLS);
  const distances = new Float32Array(CELLS * CELLS);
  let total = 0;
  for (let ray = 0; ray < rays.count; ray += 1) {
    const climb = rays.lights[ray * LIGHT_STRIDE + 1] as number;
    if (climb < 0.12) continue;
    const light = (strengths[ray] as number) * climb;
    total += light;
    const spread = (ray < KEY_RAYS ? KEY_SPREAD : ROOM_SPREAD) / (patch.cell * climb);
    writeBlockers(rays, ray, patch, distances);
    for (let at = 0; at < distances.length; at += 1) {
      const distance = distances[at] as number;
      if (distance > 0) addToLayers(layers, at, distance * spread, light);
    }
  }
  const dark = new Float32Array(CELLS * CELLS);
  let radius = 0;
  for (let i = 0; i < LAYERS; i += 1) {
    const layer = layers.subarray(i * CELLS * CELLS, (i + 1) * CELLS * CELLS);
    boxBlur(layer, CELLS, radius);
    radius = radius === 0 ? 1 : radius * 2;
    for (let at = 0; at < dark.length; at += 1) dark[at] = (dark[at] as number) + (layer[at] as number);
  }
  for (let j = 0; j < CELLS; j += 1) {
    for (let i = 0; i < CELLS; i += 1) {
      const x = (i + 0.5) / CELLS - 0.5;
      const z = (j + 0.5) / CELLS - 0.5;
      const rim = smoothstep(0.5, 0.25, Math.sqrt(x * x + z * z));
      const lost = (dark[j * CELLS + i] as number) / total;
      dark[j * CELLS + i] = ((lost * lost) / (lost + FAINT)) * (1 + FAINT) * DARKEST * rim;
    }
  }
  return dark;
}

/** Splits a share of shadow between the two layers whose blurs, in cells, lie around `radius`: 0, 1, 2, 4 and so on. */
function addToLayers(layers: Float32Array, at: number, radius: number, amount: number): void {
  const doublings = radius > 1 ? 32 - Math.clz32(Math.ceil(radius) - 1) : 0;
  const layer = Math.min(doublings, LAYERS - 2);
  const high = 1 << layer;
  const low = layer > 0 ? high / 2 : 0;
  const far = Math.min(1, (radius - low) / (high - low)) * amount;
  const near = layer * CELLS * CELLS + at;
  layers[near] = (layers[near] as number) + amount - far;
  layers[near + CELLS * CELLS] = (layers[near + CELLS * CELLS] as number) + far;
}

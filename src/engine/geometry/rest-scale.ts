import type { Geometry } from "./geometry.ts";

/** Lengths in a geometry's rest frame over those of the model, measured along its edges: paints speak of the former. */
export function restScale({ positions, rest, indices }: Geometry): number {
  let [own, model] = [0, 0];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b] = [indices[t] as number, indices[t + 1] as number];
    own += between(rest, a, b);
    model += between(positions, a, b);
  }
  return model > 0 && own > 0 ? own / model : 1;
}

function between(values: Float32Array, a: number, b: number): number {
  let sum = 0;
  for (let k = 0; k < 3; k += 1) {
    const d = (values[a * 3 + k] as number) - (values[b * 3 + k] as number);
    sum += d * d;
  }
  return Math.sqrt(sum);
}

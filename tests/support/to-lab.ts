/** CIE Lab of a linear colour as a file holds it, 0.02 to 0.9, in triplets at `at`. */
export function toLab(albedo: Float32Array, at: number): [number, number, number] {
  const [r, g, b] = [0, 1, 2].map((c) => Math.min(0.9, Math.max(0.02, albedo[at + c] as number))) as [
    number,
    number,
    number,
  ];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

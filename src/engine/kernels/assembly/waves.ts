/**
 * Sum of `count` plane waves, each cos(x) * cos(y) - sin(x) * sin(y) from its tables: for each wave `size` words of its
 * cosine along x, `size` of its sine, then the same along y, in which its amplitude lies.
 */
export function waves(out: usize, tables: usize, size: i32, count: i32): void {
  const line = <usize>size << 2;
  for (let y = 0; y < size; y += 1) {
    const to = out + <usize>y * line;
    memory.fill(to, 0, line);
    for (let wave = 0; wave < count; wave += 1) {
      const table = tables + <usize>wave * line * 4;
      const cosine = v128.load32_splat(table + 2 * line + (<usize>y << 2));
      const sine = v128.load32_splat(table + 3 * line + (<usize>y << 2));
      for (let x: usize = 0; x < line; x += 16) {
        const rise = f32x4.mul(v128.load(table + x), cosine);
        const fall = f32x4.mul(v128.load(table + line + x), sine);
        v128.store(to + x, f32x4.add(v128.load(to + x), f32x4.sub(rise, fall)));
      }
    }
  }
}

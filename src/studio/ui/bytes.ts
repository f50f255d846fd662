const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** A size as it is read: `812 bytes`, `3.4 MB`, `120 MB`. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const text = unit === 0 || value >= 99.5 ? String(Math.round(value)) : value.toPrecision(value < 9.95 ? 2 : 3);
  return `${Number(text).toLocaleString("en-US")} ${UNITS[unit]}`;
}

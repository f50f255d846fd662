const COMPRESS_FROM = 0.76;
const DESATURATION = 0.15;

/**
 * Brings scene light into 0..1 in place: colours up to 0.76 keep their hue and value, highlights roll off to white.
 *
 * @param rgb Three linear values.
 * @see Khronos PBR Neutral Tone Mapper, specification 1.0 (made for product pictures)
 */
export function toneMap(rgb: Float64Array): void {
  const r = rgb[0] as number;
  const g = rgb[1] as number;
  const b = rgb[2] as number;
  const least = Math.min(r, g, b);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  const peak = Math.max(r, g, b) - offset;
  rgb[0] = r - offset;
  rgb[1] = g - offset;
  rgb[2] = b - offset;
  if (peak < COMPRESS_FROM) return;
  const room = 1 - COMPRESS_FROM;
  const newPeak = 1 - (room * room) / (peak + room - COMPRESS_FROM);
  const pale = 1 - 1 / (DESATURATION * (peak - newPeak) + 1);
  for (let k = 0; k < 3; k += 1) {
    const scaled = ((rgb[k] as number) * newPeak) / peak;
    rgb[k] = scaled + (newPeak - scaled) * pale;
  }
}

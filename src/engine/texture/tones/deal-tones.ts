import { luminance, type Rgb } from "../../math/color.ts";
import { lerp } from "../../math/scalar.ts";

/** What is made of each of the artist's colours; once of none where there are none. */
export const tonesOf = <T>(colours: readonly Rgb[], make: (colour: Rgb | undefined) => T): readonly T[] =>
  colours.length > 1 ? colours.map((colour) => make(colour)) : [make(colours[0])];

/** Which of several tones a piece has, from a uniform number: each as often as the others. */
export const dealTone = (tones: number, chance: number): number => Math.min(tones - 1, Math.floor(chance * tones));

/** The tone of each piece, from a uniform number for each. */
export const dealTones = <T>(tones: readonly T[], chances: Float32Array): readonly T[] =>
  Array.from(chances, (chance) => tones[dealTone(tones.length, chance)] as T);

/** How much of a piece's own tone is left where its kind is as dark or as pale by itself. */
const KEPT = 0.45;

/**
 * Draws in the tones of pieces whose kind is dark or pale by itself: the palest piece of the palest kind is what one would see
 * again in every tile.
 *
 * @param tone Of each piece, 0..1; changed.
 * @param kind Of each piece, 0..1: which of the kinds it is, all as often as each other.
 * @param kinds The palettes.
 */
export function temperTones(tone: Float32Array, kind: Float32Array, kinds: readonly (readonly Rgb[])[]): void {
  const lights = kinds.map((stops) => stops.reduce((sum, stop) => sum + luminance(stop), 0) / stops.length);
  const usual = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  for (let piece = 0; piece < tone.length; piece += 1) {
    const far = (lights[dealTone(lights.length, kind[piece] as number)] as number) - usual;
    const own = (tone[piece] as number) - 0.5;
    if (own * far > 0) tone[piece] = 0.5 + own * KEPT;
  }
}

/** How far a palette that hardly any piece has moves towards what the others are. */
const TEMPERED = 0.7;

const meanOf = (stops: readonly Rgb[], c: 0 | 1 | 2) => stops.reduce((sum, stop) => sum + stop[c], 0) / stops.length;

/**
 * Palettes of which each piece gets one, the rare ones nearer to the usual: a stone unlike all others is what one sees again in
 * every tile. Repeat a palette to have it more often.
 */
export function temperPalettes(faces: readonly (readonly Rgb[])[]): readonly (readonly Rgb[])[] {
  const usual = ([0, 1, 2] as const).map((c) => faces.reduce((sum, stops) => sum + meanOf(stops, c), 0) / faces.length);
  return faces.map((stops) => {
    const share = faces.filter((other) => other === stops).length / faces.length;
    const t = TEMPERED * (1 - share) * (1 - share);
    const [r, g, b] = ([0, 1, 2] as const).map((c) => lerp(1, (usual[c] as number) / meanOf(stops, c), t)) as [
      number,
      number,
      number,
    ];
    return stops.map((stop) => [stop[0] * r, stop[1] * g, stop[2] * b] as const);
  });
}

/**
 * Sine, exponential and their like from additions and multiplications only.
 *
 * ECMAScript leaves the last bits of `Math.sin` to the implementation, so two browsers may disagree; whatever reaches a
 * file must not. IEEE 754 fixes + - * / and sqrt to the bit, and the polynomials below use nothing else. Coefficients:
 * fdlibm 5.3 (k_sin.c, k_cos.c, e_exp.c, e_log.c, s_atan.c), Sun Microsystems, freely distributable.
 */

const HALF_PI_HIGH = 1.5707963267341256;
const HALF_PI_LOW = 6.077100506506192e-11;
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

export const TAU = 2 * Math.PI;
export const PI = Math.PI;
/** The turn from one seed of a sunflower to the next: no two of a row come to lie in one line. Radians. */
export const GOLDEN_ANGLE = 2.399963229728653;

/** Sine near zero, |x| <= pi/4. */
function kernelSin(x: number): number {
  const z = x * x;
  const r =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 + z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  return x + z * x * (-0.16666666666666632 + z * r);
}

/** Cosine near zero, |x| <= pi/4. */
function kernelCos(x: number): number {
  const z = x * x;
  const r =
    0.0416666666666666 +
    z *
      (-0.001388888888887411 +
        z *
          (2.480158728947673e-5 +
            z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11))));
  return 1 - 0.5 * z + z * z * r;
}

/** Sine of an angle in radians, to about 1e-15 for |x| < 1e5. */
export function sin(x: number): number {
  const quadrant = Math.round(x / (PI / 2));
  const r = x - quadrant * HALF_PI_HIGH - quadrant * HALF_PI_LOW;
  switch (quadrant & 3) {
    case 0:
      return kernelSin(r);
    case 1:
      return kernelCos(r);
    case 2:
      return -kernelSin(r);
    default:
      return -kernelCos(r);
  }
}

/** Cosine of an angle in radians, to about 1e-15 for |x| < 1e5. */
export function cos(x: number): number {
  const quadrant = Math.round(x / (PI / 2));
  const r = x - quadrant * HALF_PI_HIGH - quadrant * HALF_PI_LOW;
  switch (quadrant & 3) {
    case 0:
      return kernelCos(r);
    case 1:
      return -kernelSin(r);
    case 2:
      return -kernelCos(r);
    default:
      return kernelSin(r);
  }
}

export const tan = (x: number): number => sin(x) / cos(x);

/** Two to an integer power, exact from -1022 to 1023. */
function powerOfTwo(exponent: number): number {
  let result = 1;
  let base = exponent < 0 ? 0.5 : 2;
  for (let n = Math.abs(exponent); n > 0; n = Math.floor(n / 2)) {
    if (n % 2 === 1) result *= base;
    base *= base;
  }
  return result;
}

/** e to the power x; 0 below -708, Infinity above 709. */
export function exp(x: number): number {
  if (x < -708) return 0;
  if (x > 709) return Number.POSITIVE_INFINITY;
  const k = Math.round(x * Math.LOG2E);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))));
  return (1 - (low - (r * c) / (2 - c) - high)) * powerOfTwo(k);
}

/** Natural logarithm; NaN below 0, -Infinity at 0. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let k = 0;
  let m = x;
  while (m >= Math.SQRT2) {
    m *= 0.5;
    k += 1;
  }
  while (m < Math.SQRT1_2) {
    m *= 2;
    k -= 1;
  }
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const r =
    z *
    (0.6666666666666735 +
      z *
        (0.3999999999940942 +
          z *
            (0.2857142874366239 +
              z *
                (0.22222198432149784 +
                  z * (0.1818357216161805 + z * (0.15313837699209373 + z * 0.14798198605116586))))));
  const half = 0.5 * f * f;
  return k * LN2_HIGH - (half - (s * (half + r) + k * LN2_LOW) - f);
}

/** `base` to the power `exponent` for base >= 0; 0 to the power 0 is 1. */
export function pow(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  if (base === 0) return exponent > 0 ? 0 : Number.POSITIVE_INFINITY;
  return exp(exponent * log(base));
}

/** Arctangent for 0 <= x <= 0.4375. */
function kernelAtan(x: number): number {
  const z = x * x;
  const w = z * z;
  const even =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 + w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))));
  const odd =
    w *
    (-0.19999999999876483 +
      w * (-0.11111110405462356 + w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))));
  return x - x * (even + odd);
}

/** Arctangent in radians, -pi/2 to pi/2. */
export function atan(x: number): number {
  if (x < 0) return -atan(-x);
  if (x <= 0.4375) return kernelAtan(x);
  if (x < 0.6875) return 0.4636476090008061 + signedAtan((2 * x - 1) / (2 + x));
  if (x < 1.1875) return PI / 4 + signedAtan((x - 1) / (x + 1));
  if (x < 2.4375) return 0.982793723247329 + signedAtan((x - 1.5) / (1 + 1.5 * x));
  return PI / 2 + signedAtan(-1 / x);
}

const signedAtan = (x: number): number => (x < 0 ? -kernelAtan(-x) : kernelAtan(x));

/** Angle of the point (x, y) in radians, -pi to pi; 0 at the origin. */
export function atan2(y: number, x: number): number {
  if (x > 0) return atan(y / x);
  if (x < 0) return y >= 0 ? atan(y / x) + PI : atan(y / x) - PI;
  return y > 0 ? PI / 2 : y < 0 ? -PI / 2 : 0;
}

/** Arc cosine in radians; the argument is clamped to -1..1. */
export function acos(x: number): number {
  const c = Math.max(-1, Math.min(1, x));
  return atan2(Math.sqrt(1 - c * c), c);
}

/** Arc sine in radians; the argument is clamped to -1..1. */
export const asin = (x: number): number => PI / 2 - acos(x);

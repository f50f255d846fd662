/**
 * Sine, exponential and their like from additions and multiplications only.
 *
 * ECMAScript leaves the last bits of `Math.sin` to the implementation, so two browsers may disagree; whatever reaches a
 * file must not. IEEE 754 fixes + - * / and sqrt to the bit, and the polynomials below use nothing else. Coefficients:
 * fdlibm 5.3 (k_sin.c, k_cos.c, e_exp.c, e_log.c, s_atan.c), Sun Microsystems, freely distributable.
 */

const HALF_PI_HIGH = 1.57079632673412561417;
const HALF_PI_LOW = 6.07710050650619224932e-11;
const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;

export const TAU = 6.283185307179586;
export const PI = 3.141592653589793;

/** Sine near zero, |x| <= pi/4. */
function kernelSin(x: number): number {
  const z = x * x;
  const r =
    8.33333333332248946124e-3 +
    z *
      (-1.98412698298579493134e-4 +
        z * (2.75573137070700676789e-6 + z * (-2.50507602534068634195e-8 + z * 1.58969099521155010221e-10)));
  return x + z * x * (-1.66666666666666324348e-1 + z * r);
}

/** Cosine near zero, |x| <= pi/4. */
function kernelCos(x: number): number {
  const z = x * x;
  const r =
    4.16666666666666019037e-2 +
    z *
      (-1.38888888888741095749e-3 +
        z *
          (2.48015872894767294178e-5 +
            z * (-2.75573143513906633035e-7 + z * (2.0875723212981748279e-9 + z * -1.13596475577881948265e-11))));
  return 1 - 0.5 * z + z * z * r;
}

/** Sine of an angle in radians, to about 1e-15 for |x| < 1e5. */
export function sin(x: number): number {
  const quadrant = Math.round(x / 1.5707963267948966);
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
  const quadrant = Math.round(x / 1.5707963267948966);
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
  const k = Math.round(x * 1.442695040888963387);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (1.66666666666666019037e-1 +
        t *
          (-2.77777777770155933842e-3 +
            t * (6.61375632143793436117e-5 + t * (-1.6533902205465251539e-6 + t * 4.13813679705723846039e-8))));
  return (1 - (low - (r * c) / (2 - c) - high)) * powerOfTwo(k);
}

/** Natural logarithm; NaN below 0, -Infinity at 0. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let k = 0;
  let m = x;
  while (m >= 1.4142135623730951) {
    m *= 0.5;
    k += 1;
  }
  while (m < 0.7071067811865476) {
    m *= 2;
    k -= 1;
  }
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const r =
    z *
    (6.66666666666673513e-1 +
      z *
        (3.999999999940941908e-1 +
          z *
            (2.857142874366239149e-1 +
              z *
                (2.222219843214978396e-1 +
                  z * (1.818357216161805012e-1 + z * (1.531383769920937332e-1 + z * 1.479819860511658591e-1))))));
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
    (3.33333333333329318027e-1 +
      w *
        (1.42857142725034663711e-1 +
          w *
            (9.09088713343650656196e-2 +
              w * (6.66107313738753120669e-2 + w * (4.97687799461593236017e-2 + w * 1.62858201153657823623e-2)))));
  const odd =
    w *
    (-1.99999999998764832476e-1 +
      w *
        (-1.1111110405462355788e-1 +
          w * (-7.69187620504482999495e-2 + w * (-5.83357013379057348645e-2 + w * -3.6531572744216915527e-2))));
  return x - x * (even + odd);
}

/** Arctangent in radians, -pi/2 to pi/2. */
export function atan(x: number): number {
  if (x < 0) return -atan(-x);
  if (x <= 0.4375) return kernelAtan(x);
  if (x < 0.6875) return 4.63647609000806093515e-1 + signedAtan((2 * x - 1) / (2 + x));
  if (x < 1.1875) return 7.85398163397448278999e-1 + signedAtan((x - 1) / (x + 1));
  if (x < 2.4375) return 9.82793723247329054082e-1 + signedAtan((x - 1.5) / (1 + 1.5 * x));
  return 1.570796326794896558 + signedAtan(-1 / x);
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

/** Length of (x, y, z). `Math.hypot` may round differently from engine to engine. */
export const hypot = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);

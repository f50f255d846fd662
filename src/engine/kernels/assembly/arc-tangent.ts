const HALF_PI: f64 = Math.PI / 2;

/** `atan2` of math/elementary.ts, to the bit. */
export function arcTangent(y: f64, x: f64): f64 {
  if (x > 0) return arc(y / x);
  if (x < 0) return y >= 0 ? arc(y / x) + Math.PI : arc(y / x) - Math.PI;
  return y > 0 ? HALF_PI : y < 0 ? -HALF_PI : 0;
}

function arc(x: f64): f64 {
  return x < 0 ? -positiveArc(-x) : positiveArc(x);
}

function positiveArc(x: f64): f64 {
  if (x <= 0.4375) return small(x);
  if (x < 0.6875) return 0.4636476090008061 + signed((2 * x - 1) / (2 + x));
  if (x < 1.1875) return Math.PI / 4 + signed((x - 1) / (x + 1));
  if (x < 2.4375) return 0.982793723247329 + signed((x - 1.5) / (1 + 1.5 * x));
  return HALF_PI + signed(-1 / x);
}

function signed(x: f64): f64 {
  return x < 0 ? -small(-x) : small(x);
}

/** fdlibm's s_atan.c, for 0 <= x <= 0.4375. */
function small(x: f64): f64 {
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

/**
 * The look of everything that is typed into. 16 pixels where fingers are used, for smaller text makes
 * phones zoom. Where it is scrolled to, its label comes with it.
 */
export const inputStyle =
  "w-full scroll-mt-12 rounded-md border border-line-strong/70 bg-raised px-2.5 text-ink transition-colors pointer-coarse:text-[1rem] " +
  "hover:border-line-strong focus:border-focus focus:outline-1 focus:outline-focus focus:outline-offset-0 " +
  "aria-invalid:border-bad disabled:opacity-50";

export const inputHeight = "h-8 pointer-coarse:h-11";

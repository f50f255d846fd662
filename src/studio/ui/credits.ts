/** A number of credits in words. */
export const formatCredits = (count: number): string =>
  count === 0 ? "free" : `${count.toLocaleString("en-US")} ${count === 1 ? "credit" : "credits"}`;

/** Whole seconds and a numeric offset: `2026-11-21T09:30:00+00:00`. */
export const formatTimestamp = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`;

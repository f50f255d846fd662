/** The two task families, under the names of their path segments. */
export const FAMILIES = ["text-to-3d", "material"] as const;
export type Family = (typeof FAMILIES)[number];

export const isFamily = (text: string): text is Family => (FAMILIES as readonly string[]).includes(text);

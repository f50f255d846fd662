/** Places of which a thing has several, each with one of its own on it. */
export type EachPlace = "corners" | "armrests" | "ends" | "steps";

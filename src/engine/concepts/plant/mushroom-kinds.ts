/** What tells one kind from another; lengths over the height. */
export const MUSHROOM_KINDS = {
  agaric: {
    cap: "#b01810",
    stem: "#e6dcc4",
    gill: "#ece2cc",
    capRadius: 0.47,
    capHeight: 0.33,
    stemRadius: 0.075,
    bulb: 1.6,
    ring: true,
    spots: 34,
  },
  porcini: {
    cap: "#7a4a24",
    stem: "#d8bf94",
    gill: "#c9b070",
    capRadius: 0.47,
    capHeight: 0.36,
    stemRadius: 0.15,
    bulb: 1.4,
    ring: false,
    spots: 0,
  },
  button: {
    cap: "#e2d6c2",
    stem: "#e8dfd0",
    gill: "#8a6450",
    capRadius: 0.5,
    capHeight: 0.44,
    stemRadius: 0.14,
    bulb: 1.1,
    ring: true,
    spots: 0,
  },
  bonnet: {
    cap: "#8a7258",
    stem: "#cfc3b0",
    gill: "#d8cdbb",
    capRadius: 0.27,
    capHeight: 0.36,
    stemRadius: 0.035,
    bulb: 1.2,
    ring: false,
    spots: 0,
  },
} as const;

export type MushroomKind = keyof typeof MUSHROOM_KINDS;

export const MUSHROOM_KIND_NAMES = Object.keys(MUSHROOM_KINDS) as MushroomKind[];

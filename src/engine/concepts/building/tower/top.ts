export const top = (y: number) => [
  { name: "top", position: [0, y, 0] as const, normal: [0, 1, 0] as const, radius: 0.2 },
];

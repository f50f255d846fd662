import { expect, it } from "vitest";
import { buildMotorcycle } from "#engine/concepts/vehicle/cycle/build-motorcycle.ts";

const MACHINE = { style: "standard", wheelRadius: 0.31, tyre: 0.07, base: 1.4, rake: 0.27, bars: 0.12 } as const;

it("sets a tub with a wheel of its own beside the motorcycle it is said to have", () => {
  const alone = buildMotorcycle({ ...MACHINE, sidecar: false }).parts;
  const paired = buildMotorcycle({ ...MACHINE, sidecar: true }).parts;
  expect(alone.filter(({ slot }) => slot === "sidecar")).toEqual([]);
  const names = paired.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["sidecar", "sidecar-seat", "sidecar-screen"]));
  expect(paired.filter(({ slot }) => slot === "tyre").length - alone.filter(({ slot }) => slot === "tyre").length).toBe(
    1,
  );
});

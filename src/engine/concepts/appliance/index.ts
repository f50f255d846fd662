import type { Concept } from "../concept.ts";
import { airConditioner } from "./air-conditioner.ts";
import { barbecueGrill } from "./barbecue-grill.ts";
import { coffeeMaker } from "./coffee-maker/coffee-maker.ts";
import { microwave } from "./microwave.ts";
import { popcornMachine } from "./popcorn-machine.ts";
import { refrigerator } from "./refrigerator.ts";
import { standMixer } from "./stand-mixer.ts";
import { toaster } from "./toaster.ts";
import { vendingMachine } from "./vending-machine.ts";
import { washingMachine } from "./washing-machine.ts";

export const APPLIANCES: readonly Concept[] = [
  barbecueGrill,
  coffeeMaker,
  microwave,
  refrigerator,
  standMixer,
  toaster,
  washingMachine,
  vendingMachine,
  airConditioner,
  popcornMachine,
];

import type { Concept } from "../concept.ts";
import { ankylosaurus } from "./ankylosaurus.ts";
import { brachiosaurus } from "./brachiosaurus.ts";
import { dinosaur } from "./dinosaur.ts";
import { dragon } from "./dragon.ts";
import { hydra } from "./hydra.ts";
import { pterodactyl } from "./pterodactyl.ts";
import { seaSerpent } from "./sea-serpent.ts";
import { spinosaurus } from "./spinosaurus.ts";
import { stegosaurus } from "./stegosaurus.ts";
import { tRex } from "./t-rex.ts";
import { triceratops } from "./triceratops.ts";
import { velociraptor } from "./velociraptor.ts";

export const DINOSAURS: readonly Concept[] = [
  spinosaurus,
  ankylosaurus,
  brachiosaurus,
  dinosaur,
  dragon,
  hydra,
  pterodactyl,
  seaSerpent,
  stegosaurus,
  tRex,
  triceratops,
  velociraptor,
];

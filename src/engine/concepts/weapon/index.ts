import type { Concept } from "../concept.ts";
import { ammoBox } from "./ammo-box.ts";
import { arrow } from "./arrow.ts";
import { bomb } from "./bomb.ts";
import { bow } from "./bow.ts";
import { brassKnuckles } from "./brass-knuckles.ts";
import { caltrop } from "./caltrop.ts";
import { cannon } from "./cannon.ts";
import { cartridge } from "./cartridge.ts";
import { catapult } from "./catapult.ts";
import { crossbow } from "./crossbow.ts";
import { detonator } from "./detonator.ts";
import { flamethrower } from "./flamethrower.ts";
import { flareGun } from "./flare-gun.ts";
import { gun } from "./gun.ts";
import { harpoon } from "./harpoon.ts";
import { minigun, rocketLauncher } from "./heavy-weapons.ts";
import { katanaStand } from "./katana-stand.ts";
import { landMine } from "./land-mine.ts";
import { mace } from "./mace.ts";
import { nunchucks } from "./nunchucks.ts";
import { scabbard } from "./scabbard.ts";
import { sentryTurret } from "./sentry-turret.ts";
import { shield } from "./shield.ts";
import { kunai, laserSword, shuriken } from "./shuriken.ts";
import { slingshot } from "./slingshot.ts";
import { spear } from "./spear.ts";
import { staff } from "./staff.ts";
import { sword } from "./sword.ts";
import { wand } from "./wand.ts";
import { whip } from "./whip.ts";

export const WEAPONS: readonly Concept[] = [
  harpoon,
  caltrop,
  katanaStand,
  detonator,
  flareGun,
  scabbard,
  ammoBox,
  brassKnuckles,
  arrow,
  cartridge,
  landMine,
  sentryTurret,
  bomb,
  bow,
  cannon,
  crossbow,
  gun,
  shield,
  staff,
  sword,
  wand,
  spear,
  mace,
  slingshot,
  catapult,
  whip,
  flamethrower,
  nunchucks,
  kunai,
  laserSword,
  shuriken,
  minigun,
  rocketLauncher,
];

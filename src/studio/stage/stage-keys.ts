import { COMMAND_IDS, type CommandId } from "../ui/keys/commands.ts";
import { type StageSetup, VIEWS, type Wire } from "../viewer/setup/stage-setup.ts";

/** What a command of the stage asks for: a change of the set-up, or something of the moment. */
export type StageWish =
  | { readonly kind: "setup"; readonly changes: Partial<StageSetup> }
  | { readonly kind: "turn" }
  | { readonly kind: "measure" }
  | { readonly kind: "pins" }
  | { readonly kind: "reset" };

/** What the stage can be asked for by key or in the palette. */
export type StageCommand = Extract<CommandId, `stage.${string}`>;

export const STAGE_COMMANDS = COMMAND_IDS.filter((id): id is StageCommand => id.startsWith("stage."));

const NEXT_WIRE: Readonly<Record<Wire, Wire>> = { off: "over", over: "only", only: "off" };
/** Degrees. */
const LIGHT_STEP = 15;

/** What a command does to the stage as it is set up now. */
export function stageWish(command: StageCommand, setup: StageSetup): StageWish {
  const set = (changes: Partial<StageSetup>): StageWish => ({ kind: "setup", changes });
  switch (command) {
    case "stage.wire":
      return set({ wire: NEXT_WIRE[setup.wire] });
    case "stage.flat":
      return set({ flat: !setup.flat });
    case "stage.grid":
      return set({ grid: !setup.grid });
    case "stage.statistics":
      return set({ statistics: !setup.statistics });
    case "stage.orthographic":
      return set({ orthographic: !setup.orthographic });
    case "stage.light-left":
      return set({ lightRotationDeg: around(setup.lightRotationDeg - LIGHT_STEP) });
    case "stage.light-right":
      return set({ lightRotationDeg: around(setup.lightRotationDeg + LIGHT_STEP) });
    case "stage.turn":
      return { kind: "turn" };
    case "stage.measure":
      return { kind: "measure" };
    case "stage.pins":
      return { kind: "pins" };
    case "stage.reset":
      return { kind: "reset" };
    default: {
      const view = VIEWS.find((each) => command === `stage.view.${each}`);
      return set(view ? { view } : {});
    }
  }
}

/** Degrees from -180 to 180. */
function around(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

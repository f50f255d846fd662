import { type KeyboardEvent, type RefObject, useMemo } from "react";
import { rememberDeed } from "../api/undo-stack.ts";
import { announce } from "../ui/announcer.tsx";
import { commandFor } from "../ui/keys/command-for.ts";
import { type Deeds, useCommands } from "../ui/keys/use-commands.ts";
import { toast } from "../ui/toaster.tsx";
import type { ViewerHandle } from "../viewer/scene/viewer-handle.ts";
import { VIEW_DEEDS } from "../viewer/scene/viewer-keys.ts";
import type { StageSetup, View } from "../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../viewer/setup/use-stage-setup.ts";
import type { StageAsset } from "../viewer/stage-asset.ts";
import { sayChange } from "./say-change.ts";
import { STAGE_COMMANDS, type StageCommand, stageWish } from "./stage-keys.ts";
import { stageTexts } from "./texts.ts";

interface StageNow {
  viewer: RefObject<ViewerHandle | null>;
  /** Nothing can be done to an empty stage. */
  isShown: boolean;
  family: StageAsset["family"];
  views: readonly View[];
  hasSheet: boolean;
  turning: boolean;
  turn(wanted: boolean): void;
  /** Why it does not turn. */
  turnRefusal: string | undefined;
  measuring: boolean;
  measure(wanted: boolean): void;
  pinning: boolean;
  pin(wanted: boolean): void;
}

const ON_MODELS: ReadonlySet<StageCommand> = new Set<StageCommand>(["stage.measure", "stage.pins", "stage.wire"]);

/** Offers everything that can be done to the picture, and hears its keys wherever on the stage the focus is. */
export function useStageCommands(now: StageNow): (event: KeyboardEvent) => void {
  const { viewer, isShown, family, views, hasSheet, turning, turn, turnRefusal, measuring, measure, pinning, pin } =
    now;
  const fulfil = (command: StageCommand) => () => {
    const { setup, change } = useStageSetup.getState();
    const wish = stageWish(command, setup);
    if (wish.kind === "setup") {
      change(wish.changes);
      const said = sayChange(wish.changes);
      if (said) announce(said);
    } else if (wish.kind === "turn") {
      turn(!turning);
      announce(turnRefusal ?? stageTexts.said.switched(stageTexts.said.switches.turntable, !turning));
    } else if (wish.kind === "measure") measure(!measuring);
    else if (wish.kind === "pins") pin(!pinning);
    else resetStage(setup);
  };
  const isOffered = (command: StageCommand): boolean => {
    if (ON_MODELS.has(command)) return family === "text-to-3d";
    if (command === "stage.flat") return hasSheet;
    return !command.startsWith("stage.view.") || views.some((view) => command === `stage.view.${view}`);
  };
  const own: Deeds = isShown
    ? Object.fromEntries(STAGE_COMMANDS.filter(isOffered).map((command) => [command, fulfil(command)]))
    : {};
  const ofView = useMemo<Deeds>(
    () =>
      Object.fromEntries(
        Object.entries(VIEW_DEEDS).map(([command, deed]) => [command, () => viewer.current && deed(viewer.current)]),
      ),
    [viewer],
  );
  useCommands(isShown ? { ...own, ...ofView } : {});

  return (event) => {
    const command = commandFor(event.nativeEvent, "stage");
    const deed = command && own[command];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
}

function resetStage(setup: StageSetup): void {
  const { reset, change } = useStageSetup.getState();
  const takeBack = () => change(setup);
  reset();
  rememberDeed(stageTexts.useStageCommands.setup, takeBack, reset);
  void toast(stageTexts.useStageCommands.reset, { label: stageTexts.useStageCommands.undo, onClick: takeBack });
}

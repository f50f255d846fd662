import { ArrowLeftRight, Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { MOST_SIDES } from "../api/compare-address.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useCommands } from "../ui/keys/use-commands.ts";
import { Segmented } from "../ui/segmented.tsx";
import { LightPanel } from "../viewer/controls/light-panel.tsx";
import type { LightSetup } from "../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../viewer/setup/use-stage-setup.ts";
import { CameraLink } from "./camera-link.ts";
import { COLUMNS, LAYOUT_OPTIONS, layoutAfter, ROWS } from "./compare-layouts.ts";
import { type ComparePlace, comparePlaceAddress, parseComparePlace } from "./compare-place.ts";
import { CompareSide, type SideFacts, type ToldFacts } from "./compare-side.tsx";
import { CompareToolbar } from "./compare-toolbar.tsx";
import { DiffTable } from "./diff-table.tsx";
import { EmptyCompare } from "./empty-compare.tsx";
import { MapCompare } from "./map-compare.tsx";
import { SideHeader } from "./side-header.tsx";
import { PickDialog, TaskGrid } from "./task-picker.tsx";
import { compareTexts } from "./texts.ts";
import { useOwnLights } from "./use-own-lights.ts";
import { seenUnderWipe, WipeLine } from "./wipe.tsx";

interface CompareProps {
  /** The part of the address after the question mark: all there is to know. */
  search: string;
  onGo(address: string): void;
}

const LETTERS = ["A", "B", "C", "D"];
const UNKNOWN: SideFacts = { record: undefined, figures: [], views: [], files: undefined };

/** Says which layout it is to be. */
function announced(layout: ComparePlace["layout"]): ComparePlace["layout"] {
  announce(LAYOUT_OPTIONS.find(({ value }) => value === layout)?.label ?? "");
  return layout;
}

/** Two to four results under the same light and camera, and what differs in how they were made. */
export function Compare({ search, onGo }: CompareProps) {
  const place = useMemo(() => parseComparePlace(search), [search]);
  const { keys, layout, look } = place;
  const setup = useStageSetup((state) => state.setup);
  const link = useMemo(() => new CameraLink(), []);
  const [linked, setLinked] = useState(true);
  const [facts, setFacts] = useState<Readonly<Record<string, SideFacts>>>({});
  const [picking, setPicking] = useState<number | null>(null);
  const [wiped, setWiped] = useState(50);
  const onFacts = useCallback(
    (key: string, told: ToldFacts) =>
      setFacts((now) => ({ ...now, [key]: { ...told, figures: told.figures ?? now[key]?.figures ?? [] } })),
    [],
  );
  const go = (changes: Partial<ComparePlace>) => onGo(comparePlaceAddress({ ...place, ...changes }));
  const put = (index: number, key: string) => {
    setPicking(null);
    go({ keys: keys.toSpliced(index, 1, key) });
  };
  // the sheet belongs to the stage: here maps have a layout of their own
  const shownSetup = useMemo(() => ({ ...setup, flat: false }), [setup]);

  const lights = useOwnLights(shownSetup);

  const isLinked = linked || layout === "wipe";
  const isPair = keys.length === 2;
  /** Both in one picture. */
  const isOne = layout !== "sides";
  useCommands({
    "compare.add": keys.length > 0 && keys.length < MOST_SIDES ? () => setPicking(keys.length) : undefined,
    "compare.layout": isPair ? () => go({ layout: announced(layoutAfter(layout)) }) : undefined,
    "compare.swap": isPair ? () => go({ keys: keys.toReversed() }) : undefined,
    "compare.cameras":
      keys.length > 1 && layout === "sides"
        ? () => {
            setLinked(!linked);
            announce(linked ? compareTexts.toolbar.eachCameraMovesAlone : compareTexts.toolbar.camerasMoveTogether);
          }
        : undefined,
  });
  link.linked = isLinked;
  useEffect(() => {
    if (isLinked) link.gather();
  }, [link, isLinked]);

  const heading = useRef<HTMLHeadingElement>(null);
  const sideCount = useRef(keys.length);
  // what was picked or taken away had the focus, and is gone
  useEffect(() => {
    if (sideCount.current === keys.length) return;
    sideCount.current = keys.length;
    announce(compareTexts.page.sideCount(keys.length));
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [keys.length]);

  if (keys.length === 0) return <EmptyCompare onPick={(key) => go({ keys: [key] })} />;
  const told = keys.map((key) => facts[key] ?? UNKNOWN);
  const names = told.map(({ record }, index) => `${LETTERS[index]}: ${record?.task.prompt ?? "…"}`);
  const families = told.map(({ record }) => record?.family);
  const [first, second] = told;
  const views = told.map((each) => each.views).filter((each) => each.length > 0);
  const shared = (views[0] ?? []).filter((view) => views.every((each) => each.includes(view)));
  return (
    <main className="flex min-h-0 flex-1 flex-col bg-panel max-lg:overflow-y-auto">
      <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 max-xl:gap-x-2 border-line border-b px-4 py-1.5 max-sm:gap-x-1">
        <h1
          ref={keys.length > 1 ? heading : undefined}
          tabIndex={-1}
          className={classNames(
            "font-semibold text-ink text-lg outline-none",
            // where it is narrow, the layouts have its place
            keys.length === 2 && "max-lg:sr-only",
          )}
        >
          {compareTexts.page.compare}
        </h1>
        {keys.length === 2 && (
          <Segmented
            label={compareTexts.page.layout}
            bare
            value={layout}
            options={LAYOUT_OPTIONS}
            onChange={(next) => go({ layout: next })}
          />
        )}
        {keys.length === 2 && (
          <IconButton
            icon={ArrowLeftRight}
            label={compareTexts.page.swap}
            tip={compareTexts.page.swapTip}
            command="compare.swap"
            onClick={() => go({ keys: keys.toReversed() })}
          />
        )}
        <div className="flex-1 max-sm:order-1 max-sm:h-0 max-sm:basis-full" />
        {layout !== "maps" && (
          <CompareToolbar
            views={shared.length > 0 ? shared : ["lit"]}
            hasMaterials={families.includes("material")}
            hasModels={families.includes("text-to-3d")}
            linked={isLinked}
            canUnlink={layout === "sides"}
            onLink={setLinked}
            onCameras={(act) => link.all(act)}
            lightLinked={lights.linked}
            onLinkLight={lights.link}
          />
        )}
        {keys.length < MOST_SIDES && (
          <Button icon={Plus} command="compare.add" className="max-sm:ml-auto" onClick={() => setPicking(keys.length)}>
            <span className="max-xl:sr-only">{compareTexts.page.add}</span>
          </Button>
        )}
      </div>
      <section
        aria-label={isOne ? compareTexts.page.bothSides(names[0] ?? "A", names[1] ?? "B") : undefined}
        className={classNames(
          "grid shrink-0 gap-px bg-line",
          isOne && "grid-rows-[auto_minmax(0,1fr)]",
          COLUMNS[keys.length],
          keys.length === MOST_SIDES ? "lg:h-[80%] xl:h-[62%]" : ROWS[layout],
        )}
      >
        {isOne &&
          keys.map((key, index) => (
            <div key={key} className="min-w-0 bg-panel">
              {header(index)}
            </div>
          ))}
        {/* in every layout at the same place of the tree: what is drawn stays drawn when another one is chosen */}
        {keys.map((key, index) => (
          <section
            key={key}
            aria-label={isOne ? undefined : names[index]}
            className={isOne ? "contents" : "flex min-h-0 min-w-0 flex-col bg-panel"}
          >
            {!isOne && header(index)}
            <div
              className={classNames(
                "relative min-h-64 overflow-hidden",
                // all of it in sight at once, however high the list beside it is
                layout === "sides" && "flex-1 max-lg:max-h-[calc(100dvh-4rem)] lg:min-h-0",
                // a tablet held upright has the room: the pictures are what one came for
                layout === "sides" && keys.length < MOST_SIDES && "sm:max-lg:portrait:min-h-[40dvh]",
                layout === "wipe" && "col-span-full col-start-1 row-start-2 touch-none select-none",
                layout === "maps" && "hidden",
              )}
              style={layout === "wipe" ? seenUnderWipe(wiped, index) : undefined}
            >
              <CompareSide
                // where nothing is drawn, the facts are still asked for
                key={layout === "maps" ? "facts" : "view"}
                sideKey={key}
                link={link}
                setup={layout === "maps" ? shownSetup : lights.setupOf(key)}
                views={shared}
                shown={layout !== "maps"}
                onFacts={onFacts}
              />
            </div>
          </section>
        ))}
        {layout === "wipe" && (
          <WipeLine
            names={[names[0] ?? "A", names[1] ?? "B"]}
            part={wiped}
            className="relative col-span-full col-start-1 row-start-2"
            onWipe={setWiped}
          />
        )}
        {layout === "maps" && first && second && (
          <div className="relative col-span-full min-h-72 overflow-hidden bg-panel">
            <MapCompare
              sides={[first, second]}
              names={[names[0] ?? "A", names[1] ?? "B"]}
              look={look}
              onLook={(changes) => go({ look: { ...look, ...changes } })}
            />
          </div>
        )}
        {keys.length === 1 && (
          <section aria-label={compareTexts.page.anotherResult} className="flex min-h-0 flex-col gap-3 bg-panel p-4">
            <h2 ref={heading} tabIndex={-1} className="font-medium text-ink outline-none">
              {compareTexts.page.compareWith}
            </h2>
            <TaskGrid taken={keys} onPick={(key) => put(1, key)} />
          </section>
        )}
      </section>
      <div className="min-h-0 flex-1 border-line border-t lg:overflow-y-auto">
        <DiffTable sides={told} names={names} />
      </div>
      {picking !== null && (
        <PickDialog
          title={
            picking < keys.length ? compareTexts.page.inPlaceOf(LETTERS[picking]) : compareTexts.page.addToTheComparison
          }
          taken={keys}
          onPick={(key) => put(picking, key)}
          onClose={() => setPicking(null)}
        />
      )}
    </main>
  );

  function lightOf(index: number) {
    const key = keys[index];
    if (lights.linked || layout === "maps" || key === undefined) return null;
    const of = { setup: lights.setupOf(key), change: (changes: Partial<LightSetup>) => lights.change(key, changes) };
    return (
      <LightPanel
        label={compareTexts.page.lightOf(LETTERS[index])}
        side="below"
        align={index === 0 ? "left" : "right"}
        of={of}
      />
    );
  }

  function header(index: number) {
    return (
      <SideHeader
        letter={LETTERS[index] ?? ""}
        record={told[index]?.record}
        light={lightOf(index)}
        onReplace={() => setPicking(index)}
        onRemove={() => go({ keys: keys.toSpliced(index, 1) })}
      />
    );
  }
}

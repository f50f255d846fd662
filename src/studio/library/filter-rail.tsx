import { Box, FolderOpen, Layers, LayoutGrid, type LucideIcon, Star } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../texts/figures.ts";
import { classNames } from "../ui/class-names.ts";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { Rating } from "../ui/rating.tsx";
import { Select } from "../ui/select.tsx";
import { stateWord } from "../ui/state-mark.tsx";
import { Switch } from "../ui/switch.tsx";
import type { Facets } from "./facets.ts";
import type { LibraryFilter } from "./library-filter.ts";
import { libraryTexts } from "./texts.ts";

interface FilterRailProps {
  filter: LibraryFilter;
  facets: Facets;
  /** False while nobody can say yet how many there are. */
  isRead: boolean;
  connections: readonly { id: string; name: string }[];
  onNarrow(part: Partial<LibraryFilter>): void;
}

/** What to see of the library, with how much there is of each. */
export function FilterRail({ filter, facets, isRead, connections, onNarrow }: FilterRailProps) {
  const { families } = facets;
  const told = (count = 0) => (isRead ? count : undefined);
  const isPlain = filter.family === "all" && !filter.starred && filter.collection === "";
  const collections = [...facets.collections];
  const tags = [...facets.tags];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-0.5">
        <Place
          icon={LayoutGrid}
          label={libraryTexts.filterRail.everything}
          count={told(facets.all)}
          isOn={isPlain}
          onClick={() => onNarrow({ family: "all", starred: false, collection: "" })}
        />
        <Place
          icon={Box}
          label={libraryTexts.filterRail.models3d}
          count={told(families.get("text-to-3d"))}
          isOn={filter.family === "text-to-3d"}
          onClick={() => onNarrow({ family: filter.family === "text-to-3d" ? "all" : "text-to-3d" })}
        />
        <Place
          icon={Layers}
          label={libraryTexts.filterRail.materials}
          count={told(families.get("material"))}
          isOn={filter.family === "material"}
          onClick={() => onNarrow({ family: filter.family === "material" ? "all" : "material" })}
        />
        <Place
          icon={Star}
          label={libraryTexts.filterRail.starred}
          count={told(facets.starred)}
          isOn={filter.starred}
          onClick={() => onNarrow({ starred: !filter.starred })}
        />
      </div>

      {collections.length > 0 && (
        <Group title={libraryTexts.filterRail.collections}>
          <div className="flex flex-col gap-0.5">
            {collections.map(([name, count]) => (
              <Place
                key={name}
                icon={FolderOpen}
                label={name}
                count={count}
                isOn={filter.collection === name}
                onClick={() => onNarrow({ collection: filter.collection === name ? "" : name })}
              />
            ))}
          </div>
        </Group>
      )}

      {tags.length > 0 && (
        <Group title={libraryTexts.filterRail.tags}>
          <div className="flex flex-wrap gap-1">
            {tags.map(([name, count]) => (
              <button
                key={name}
                type="button"
                aria-pressed={filter.tag === name}
                onClick={() => onNarrow({ tag: filter.tag === name ? "" : name })}
                className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-sm border border-line px-1.5 text-muted text-sm transition-colors hover:text-ink aria-pressed:border-accent aria-pressed:text-accent-text pointer-coarse:h-11 pointer-coarse:px-3"
              >
                <span className="truncate">{name}</span>
                <span className="text-faint text-xs tabular-nums">{count}</span>
              </button>
            ))}
          </div>
        </Group>
      )}

      <Group title={libraryTexts.filterRail.rating}>
        <Rating
          label={libraryTexts.filterRail.rating}
          value={filter.rating}
          onChange={(rating) => onNarrow({ rating })}
        />
      </Group>

      <Group title={libraryTexts.filterRail.state}>
        <Select
          label={libraryTexts.filterRail.state}
          value={filter.state}
          onChange={(state) => onNarrow({ state: state as LibraryFilter["state"] })}
          options={[
            { value: "all", label: libraryTexts.filterRail.anyState },
            ...STATES.map((state) => ({
              value: state,
              label: withCount(capitalized(stateWord(state)), facets.states.get(state)),
            })),
          ]}
        />
      </Group>

      <Group title={libraryTexts.filterRail.made}>
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-faint text-sm">
          <label htmlFor="library-from">{libraryTexts.filterRail.from}</label>
          <input
            id="library-from"
            aria-label={libraryTexts.filterRail.madeFrom}
            type="date"
            max={filter.until || undefined}
            value={filter.from}
            onChange={(event) => onNarrow({ from: event.target.value })}
            className={classNames(inputStyle, inputHeight)}
          />
          <label htmlFor="library-until">{libraryTexts.filterRail.to}</label>
          <input
            id="library-until"
            aria-label={libraryTexts.filterRail.madeTo}
            type="date"
            min={filter.from || undefined}
            value={filter.until}
            onChange={(event) => onNarrow({ until: event.target.value })}
            className={classNames(inputStyle, inputHeight)}
          />
        </div>
      </Group>

      <Switch label={libraryTexts.filterRail.withPbrMaps} checked={filter.pbr} onChange={(pbr) => onNarrow({ pbr })} />

      {/* last: what is known only when a server has listed everything pushes nothing away */}
      {facets.versions.size > 0 && (
        <Group title={libraryTexts.filterRail.modelVersion}>
          <Select
            label={libraryTexts.filterRail.modelVersion}
            value={filter.version}
            onChange={(version) => onNarrow({ version })}
            options={[
              { value: "", label: libraryTexts.filterRail.anyVersion },
              ...[...facets.versions].map(([version, count]) => ({ value: version, label: withCount(version, count) })),
            ]}
          />
        </Group>
      )}

      {facets.connections.size > 1 && (
        <Group title={libraryTexts.filterRail.server}>
          <Select
            label={libraryTexts.filterRail.server}
            value={filter.connectionId}
            onChange={(connectionId) => onNarrow({ connectionId })}
            options={[
              { value: "", label: libraryTexts.filterRail.anyServer },
              ...[...facets.connections].map(([id, count]) => ({
                value: id,
                label: withCount(connections.find((each) => each.id === id)?.name ?? id, count),
              })),
            ]}
          />
        </Group>
      )}
    </div>
  );
}

const STATES = ["succeeded", "in_progress", "queued", "failed"] as const;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const withCount = (label: string, count = 0): string => `${label} (${formatNumber(count)})`;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-medium text-muted text-sm">{title}</h2>
      {children}
    </div>
  );
}

interface PlaceProps {
  icon: LucideIcon;
  label: string;
  count: number | undefined;
  isOn: boolean;
  onClick(): void;
}

function Place({ icon: Icon, label, count, isOn, onClick }: PlaceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="flex h-8 min-w-0 items-center gap-2.5 rounded-md px-2 text-left text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:h-11"
    >
      <Icon aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count !== undefined && <span className="text-faint text-sm tabular-nums">{formatNumber(count)}</span>}
    </button>
  );
}

/**
 * Where a command holds: everywhere; while its page is shown (workbench, library, compare); or while the focus is in its part of
 * the page (stage, view, experiment). `view` is any 3D view, also beside others in a comparison.
 */
export type Room = "everywhere" | "workbench" | "stage" | "view" | "compare" | "library" | "experiment";

export interface Command {
  readonly room: Room;
  /** As `keyOf` names them. Until the artist chooses others. */
  readonly keys: readonly string[];
  /** Also while something is typed: in every field, or in those of one part of the page, by its id. */
  readonly inFields?: true | `#${string}`;
}

/**
 * THE LIST of everything a key can do. Tips, the sheet of keys, the palette and the settings all read it; what a command
 * is called stands in texts.ts. A command without keys is found in the palette and can be given one.
 */
export const COMMANDS = {
  palette: { room: "everywhere", keys: ["Mod+k"], inFields: true },
  sheet: { room: "everywhere", keys: ["?"] },
  undo: { room: "everywhere", keys: ["Mod+z"] },
  redo: { room: "everywhere", keys: ["Mod+Shift+z", "Mod+y"] },
  "go.workbench": { room: "everywhere", keys: [] },
  "go.experiments": { room: "everywhere", keys: [] },
  "go.library": { room: "everywhere", keys: [] },
  "go.compare": { room: "everywhere", keys: [] },
  "go.settings": { room: "everywhere", keys: [] },
  theme: { room: "everywhere", keys: [] },
  "panels.reset": { room: "workbench", keys: [] },

  generate: { room: "workbench", keys: ["Mod+Enter"], inFields: "#create-form" },
  prompt: { room: "workbench", keys: ["/"] },
  "prompt.earlier": { room: "workbench", keys: ["Alt+ArrowUp"], inFields: true },
  "prompt.later": { room: "workbench", keys: ["Alt+ArrowDown"], inFields: true },
  "prompt.more": { room: "everywhere", keys: ["Mod+ArrowUp"], inFields: true },
  "prompt.less": { room: "everywhere", keys: ["Mod+ArrowDown"], inFields: true },
  "make.model": { room: "workbench", keys: [] },
  "make.material": { room: "workbench", keys: [] },
  "recall.all": { room: "workbench", keys: ["a"] },
  "recall.prompt": { room: "workbench", keys: ["p"] },
  "recall.seed": { room: "workbench", keys: ["s"] },
  "recall.all-but-seed": { room: "workbench", keys: ["r"] },
  star: { room: "workbench", keys: ["."] },
  // no keys of their own: the digits look at a view from its sides
  "rate-1": { room: "workbench", keys: [] },
  "rate-2": { room: "workbench", keys: [] },
  "rate-3": { room: "workbench", keys: [] },
  "rate-4": { room: "workbench", keys: [] },
  "rate-5": { room: "workbench", keys: [] },
  "rate-0": { room: "workbench", keys: [] },
  newer: { room: "workbench", keys: ["j"] },
  older: { room: "workbench", keys: ["k"] },
  optimize: { room: "workbench", keys: ["o"] },
  download: { room: "workbench", keys: ["d"] },
  compare: { room: "workbench", keys: ["c"] },
  experiment: { room: "workbench", keys: ["e"] },
  delete: { room: "workbench", keys: ["Delete"] },

  "stage.wire": { room: "stage", keys: ["w"] },
  "stage.flat": { room: "stage", keys: ["u"] },
  "stage.grid": { room: "stage", keys: ["g"] },
  "stage.measure": { room: "stage", keys: ["m"] },
  "stage.pins": { room: "stage", keys: ["n"] },
  "stage.statistics": { room: "stage", keys: ["i"] },
  "stage.turn": { room: "stage", keys: ["t"] },
  "stage.orthographic": { room: "stage", keys: ["5"] },
  "stage.light-left": { room: "stage", keys: ["["] },
  "stage.light-right": { room: "stage", keys: ["]"] },
  "stage.reset": { room: "stage", keys: [] },
  "stage.view.lit": { room: "stage", keys: [] },
  "stage.view.unlit": { room: "stage", keys: [] },
  "stage.view.clay": { room: "stage", keys: [] },
  "stage.view.matcap": { room: "stage", keys: [] },
  "stage.view.normals": { room: "stage", keys: [] },
  "stage.view.uv": { room: "stage", keys: [] },
  "stage.view.normal": { room: "stage", keys: [] },
  "stage.view.roughness": { room: "stage", keys: [] },
  "stage.view.metalness": { room: "stage", keys: [] },
  "stage.view.ao": { room: "stage", keys: [] },
  "stage.view.displacement": { room: "stage", keys: [] },

  "view.fit": { room: "view", keys: ["f"] },
  "view.nearer": { room: "view", keys: ["+", "="] },
  "view.farther": { room: "view", keys: ["-", "_"] },
  "view.start": { room: "view", keys: ["Home"] },
  "view.front": { room: "view", keys: ["1"] },
  "view.back": { room: "view", keys: ["2"] },
  "view.right": { room: "view", keys: ["3"] },
  "view.left": { room: "view", keys: ["4"] },
  "view.top": { room: "view", keys: ["7"] },
  "view.bottom": { room: "view", keys: ["9"] },

  "compare.add": { room: "compare", keys: ["a"] },
  "compare.layout": { room: "compare", keys: ["l"] },
  "compare.swap": { room: "compare", keys: ["x"] },
  "compare.cameras": { room: "compare", keys: ["c"] },

  "library.choose": { room: "library", keys: ["Space", "x"] },
  "library.choose-all": { room: "library", keys: ["Mod+a"] },
  "library.star": { room: "library", keys: ["."] },
  "library.rate-1": { room: "library", keys: ["1"] },
  "library.rate-2": { room: "library", keys: ["2"] },
  "library.rate-3": { room: "library", keys: ["3"] },
  "library.rate-4": { room: "library", keys: ["4"] },
  "library.rate-5": { room: "library", keys: ["5"] },
  "library.rate-0": { room: "library", keys: ["0"] },
  "library.delete": { room: "library", keys: ["Delete", "Backspace"] },
  "library.search": { room: "library", keys: ["/"] },

  "experiment.star": { room: "experiment", keys: [".", "s"] },
  "experiment.choose": { room: "experiment", keys: ["c"] },
  "experiment.live": { room: "experiment", keys: ["v"] },
  "experiment.again": { room: "experiment", keys: ["r"] },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof COMMANDS;

export const COMMAND_IDS = Object.keys(COMMANDS) as readonly CommandId[];

export const commandOf = (id: CommandId): Command => COMMANDS[id];

/** Whether two commands can be meant by one key at the same time. */
export const overlap = (one: Room, other: Room): boolean =>
  one === other ||
  one === "everywhere" ||
  other === "everywhere" ||
  PAGES.some((rooms) => rooms.includes(one) && rooms.includes(other));

/** Rooms that are on one page. */
const PAGES: readonly (readonly Room[])[] = [
  ["workbench", "stage", "view"],
  ["compare", "view"],
];

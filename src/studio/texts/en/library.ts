import { counted, formatNumber, plural } from "../figures.ts";

/** What goes when results are deleted. */
interface Lost {
  tasks: number;
  files: number;
  /** Of all files; undefined where it is not known. */
  size: string | undefined;
  servers: readonly string[];
}

export const texts = {
  activityButton: {
    activity: "Activity",
    activityWith: (count: number) => `Activity, ${count} under way`,
    whatIsUnderWay: "What is under way",
  },
  activityList: {
    cancelled: (cancelled: number) => `${cancelled} cancelled.`,
    unwatched: (unwatched: number) => `${unwatched} not watched any more: their servers cannot cancel.`,
    nothing: "Nothing under way",
    countUnderWay: (count: number) => `${count} under way`,
    cancelAll: "Cancel all",
    underWay: "Under way",
    empty: "What you send shows here until it is finished.",
    failedLately: "Failed lately",
  },
  activityRow: {
    queuePlace: (queuePosition: number) => `number ${queuePosition} in the queue`,
    waitingForItsTurn: "waiting for its turn",
    working: "working",
    beingCancelled: "being cancelled",
    progress: (prompt: string) => `Progress of ${prompt}`,
    cancel: "Cancel",
    stopWatching: "Stop watching",
    stopWatchingTip: "Stop watching: this server cannot cancel",
  },
  failedRow: {
    tryAgainOf: (prompt: string) => `Try ${prompt} again`,
    tryAgain: "Try again",
  },
  assetCard: {
    stackName: (prompt: string, count: number) => `${prompt}, ${count} variations`,
    select: (name: string) => `Select ${name}`,
    starOf: (prompt: string) => `Star ${prompt}`,
    star: "Star",
    stackSize: (count: number, prompt: string) => `${count} variations of ${prompt}`,
    foldThemTogether: "Fold them together",
    showAllOfThem: "Show all of them",
    seed: (seed: number) => `seed ${seed}`,
    without: (negativePrompt: string) => `without ${negativePrompt}`,
    hasANote: "Has a note",
    putAway: "Its files are on the server only",
    lost: "lost",
    ratingOf: (rating: number) => `${rating} of 5 stars`,
  },
  assetPicture: {
    progress: "Progress",
  },
  deleteManyDialog: {
    titleOne: (prompt: string) => `Delete "${prompt}"?`,
    delete: "Delete",
    keep: "Keep it",
    keepThem: "Keep them",
    title: (models: number, materials: number) =>
      `Delete ${[
        models > 0 && counted(models, { one: "model", other: "models" }),
        materials > 0 && counted(materials, { one: "material", other: "materials" }),
      ]
        .filter(Boolean)
        .join(" and ")}?`,
    lost: ({ tasks, files, size, servers }: Lost) => {
      const its = tasks === 1 ? "its" : "their";
      const all = files === 0 ? "" : ` and ${its} ${counted(files, { one: "file", other: "files" })}`;
      const from = servers.length === 0 ? "" : ` and from ${servers.join(" and ")}`;
      const what = `${plural(tasks, { one: "The task", other: "The tasks" })}${all}`;
      return `${what}${size && all ? ` (${size})` : ""} will be removed from this browser${from}.`;
    },
    undo: (seconds: number) => `For ${seconds} seconds that can be undone.`,
    starred: (starred: number, tasks: number) => {
      if (starred === tasks) return tasks === 1 ? "It is starred." : "All of them are starred.";
      return `${starred} of them ${plural(starred, { one: "is", other: "are" })} starred.`;
    },
    underWay: (count: number) =>
      `${plural(count, { one: "One of them is", other: `${formatNumber(count)} of them are` })} not finished and will not be.`,
  },
  filterRail: {
    everything: "Everything",
    models3d: "3D models",
    materials: "Materials",
    starred: "Starred",
    collections: "Collections",
    tags: "Tags",
    rating: "Rating, at least",
    state: "State",
    anyState: "Any state",
    modelVersion: "Model version",
    anyVersion: "Any version",
    server: "Server",
    anyServer: "Any server",
    made: "Made",
    from: "from",
    madeFrom: "Made from",
    to: "to",
    madeTo: "Made to",
    withPbrMaps: "With PBR maps",
  },
  finishTeller: {
    areFinished: (count: number) => `${count} are finished`,
    show: "Show",
    showOf: (prompt: string) => `Show ${prompt}`,
    madeRoom: (count: number) =>
      `Files of ${counted(count, { one: "older result", other: "older results" })} made room. They are on their servers still.`,
    finished: (prompt: string) => `${prompt} is finished.`,
    cancelled: (prompt: string) => `${prompt} was cancelled.`,
    failed: (prompt: string) => `${prompt} has failed.`,
  },
  groupLabel: {
    today: "Today",
    yesterday: "Yesterday",
    thisWeek: "This week",
    lastWeek: "Last week",
    notRated: "Not rated",
    stars: (rating: number) => counted(rating, { one: "star", other: "stars" }),
    noLetter: "0 to 9",
  },
  empty: {
    heading: "Nothing made yet",
    hint: "Everything you make is kept here, with its files, also when the server is gone.",
    refused: "Nothing kept in this browser",
    refusedHint: (connection: string) => `What ${connection} has is listed once it takes the access token.`,
    makeSomething: "Make something",
    nothingFound: (words: string) => `Nothing found for "${words}"`,
    nothingLeft: "Nothing left",
    filteredOut: "The filters leave nothing over.",
    clearTheSearch: "Clear the search",
    clearSearchAndFilters: "Clear search and filters",
    searchHint: "Every word must begin a word of the prompt, the seed, a tag or the note.",
    searchAndFilters:
      "Every word must begin a word of the prompt, the seed, a tag or the note, and the filters hold too.",
  },
  page: {
    sectionOf: (name: string) => `Library, ${name}`,
    sortLabels: {
      newest: "Newest first",
      oldest: "Oldest first",
      rating: "Best rated first",
      prompt: "By prompt",
    },
    library: "Library",
    filters: "Filters",
    closeTheFilters: "Close the filters",
    results: (count: number) => plural(count, { one: "result", other: "results" }),
    foundOf: (count: number, count2: number) => `${formatNumber(count)} of ${formatNumber(count2)}`,
    searchPrompts: "Search prompts",
    searchPlaceholder: "Search prompts, seeds, tags",
    order: "Order",
    foldTip: "Variations of one prompt stand together",
    fold: "Fold",
    transferTip: "The whole library as one file",
    export: "Export, import",
    nothingKept: "This browser does not let the studio keep anything",
    lookFurtherBack: "Look further back on the server",
    reading: "The library is being read",
    filtersWith: (count: number) => (count > 0 ? `Filters (${count})` : "Filters"),
    clearFilters: (count: number) => `Clear ${plural(count, { one: "the filter", other: `${count} filters` })}`,
    nothingKeptDetail: (problem: string) =>
      `What you make lives only as long as this page. A window that is not private helps. (${problem})`,
  },
  pageTitle: {
    places: {
      library: "Library",
      experiments: "Experiments",
      compare: "Compare",
      settings: "Settings",
    } as Readonly<Record<string, string>>,
  },
  runWorker: {
    notStarted: "The packer did not start.",
  },
  selectionBar: {
    selection: "Selection",
    selectAll: "Select all",
    all: "All",
    takeTheStarsAway: "Take the stars away",
    starAllSelected: "Star all selected",
    star: "Star",
    ratingOfAllSelected: "Rating of all selected",
    tag: "tag",
    collection: "collection",
    download: "Download",
    noneOfThemHas: "None of them has files here.",
    delete: "Delete",
    selectNone: "Select none",
    noneTip: "None (Esc)",
    tags: "Tags",
    collections: "Collections",
    selected: (count: number) => `${formatNumber(count)} selected`,
  },
  keys: {
    starred: (count: number) => `Starred ${counted(count, { one: "result", other: "results" })}.`,
    starsTaken: (count: number) => `Star taken from ${counted(count, { one: "result", other: "results" })}.`,
    rated: (count: number, stars: number) =>
      `${counted(count, { one: "result", other: "results" })}: ${stars === 0 ? "no rating" : counted(stars, { one: "star", other: "stars" })}.`,
  },
  shelf: {
    shelf: "Shelf",
    recentTasks: "Recent tasks",
    seeAll: "See all",
    seeAllTasks: "See all tasks",
    shown: (name: string) => `On the stage: ${name}`,
    empty: "What you make gathers here, with its pictures. It stays when you leave.",
    refused: (connection: string) => `What ${connection} has is listed once it takes the access token.`,
  },
  storageMeter: {
    storage: "Storage",
    of: (size: string) => `of ${size}`,
  },
  undoBar: {
    deletedOne: (prompt: string) => `Deleted "${prompt}"`,
    deletedMany: (count: number) => `Deleted ${formatNumber(count)} results`,
    canBeTakenBack: (words: string) => `${words}. It can be taken back.`,
    undone: (what: string) => `Undone: ${what}.`,
    nothingToUndo: "There is nothing to undo.",
    doneAgain: (what: string) => `Done again: ${what}.`,
    nothingToRedo: "There is nothing to do again.",
    notDeleted: (prompt: string) => `"${prompt}" could not be deleted and is back`,
    close: "Close",
    deletionOf: (count: number) => (count === 1 ? "deletion" : `deletion of ${formatNumber(count)} results`),
    deleted: "Deleted",
    undo: "Undo",
    oneBack: "It is back.",
    manyBack: (count: number) => `${formatNumber(count)} results are back.`,
  },
};

import type { Recall } from "../../api/draft.ts";

const recalls: Readonly<Record<Recall, string>> = {
  all: "All",
  prompt: "Prompt",
  seed: "Seed",
  "all-but-seed": "Remix",
};

export const texts = {
  recall: "Take into the form",
  recalls,
  recallDone: (what: Recall): string => `${recalls[what]} taken into the form.`,
  recalled: (what: Recall): string => `${recalls[what].toLowerCase()} taken into the form`,
  model: "3D model",
  material: "Material",
  lost: "lost",
  without: "without",
  star: "Star",
  starred: "Starred.",
  unstarred: "Star taken away.",
  optimize: "Optimize",
  optimizeSent: "Sent to be optimized.",
  onItsWay: "On its way.",
  costs: (credits: string): string => `Costs ${credits}`,
  delete: "Delete",

  deleteDialog: {
    title: (prompt: string) => `Delete "${prompt}"?`,
    delete: "Delete",
    lost: (files: number, server: string | undefined) => {
      const what = files === 0 ? "The task" : `The task and its ${files === 1 ? "file" : `${files} files`}`;
      return `${what} will be removed from this browser${server === undefined ? "" : ` and from ${server}`}.`;
    },
    undo: (seconds: number) => `For ${seconds} seconds that can be undone.`,
    again: (seed: number) =>
      `The same prompt with seed ${seed} makes it again, as long as the server's engine stays the same.`,
  },
  failurePanel: {
    lostOnTheServer: "Lost on the server",
    cancelled: "Cancelled",
    failed: "It could not be made",
    noReason: "The server does not say why. The same prompt with another seed, or in other words, may well work.",
    tryAgain: "Try again",
    itCostNothing: "It cost nothing.",
    itsServerCannotCancel: "Its server cannot cancel: it may go on there, and cost what it costs.",
    notWatchedAnyMore: "Not watched any more",
    watchAgain: "Watch again",
  },
  fileTrouble: {
    expired: "Their addresses have expired, and new ones do not work either",
    notReadable: "Where they lie does not let this page read them (CORS), or does not answer",
    openYourself: "You can open them yourself:",
    someMissing: "Not all its files could be fetched",
    allMissing: "Its files could not be fetched",
    fetchAgain: "Fetch again",
    openSettings: "Open settings",
  },
  inspector: {
    inspector: "Inspector",
    empty: "Pick something from the shelf to see how it was made.",
  },
  marksPanel: {
    marks: "Marks",
    rating: "Rating",
    heading: "Tags, collections, note",
    hasANote: "has a note",
    tags: "Tags",
    tag: "tag",
    collections: "Collections",
    collection: "collection",
    note: "Note",
  },
  placeProblem: {
    wasDeleted: (prompt: string) => `"${prompt}" was deleted`,
    bringItBack: "Bring it back",
    otherServer: "This link leads to another server",
    openSettings: "Open settings",
    unknown: "There is no such task",
    openTheLibrary: "Open the library",
    tryAgain: "Try again",
    otherServerDetail: (connection: string) =>
      `There is no connection "${connection}" in your settings. Add it there, and the link will work.`,
    unknownDetail: (server: string) =>
      `${server} does not know it. It may have been deleted, or belong to another account.`,
  },
  progressPanel: {
    queuePlace: (queuePosition: number) => `Number ${queuePosition} in the queue`,
    waitingForItsTurn: "Waiting for its turn",
    working: "Working",
    progress: "Progress",
    doesNotAnswer: "The server does not answer. Looking again by itself, nothing is lost.",
    cannotCancel: "This server cannot cancel: it goes on there",
    cancel: "Cancel",
    stopWatching: "Stop watching",
    lookingAgain: (said: string) => `${said} Looking again by itself, nothing is lost.`,
  },
  propertyList: {
    copySeed: "Copy seed",
    seedCopied: "Seed copied.",
    ofAtMost: (faceLimit: string) => `of at most ${faceLimit}`,
    noLimit: "· no limit",
    nothing: "nothing: the server had it",
    noLongerKnown: "no longer known",
    notAllowed: "The browser does not let this page copy.",
  },
  understoodPanel: {
    heading: "What was understood",
    nothingSaid: "Says nothing that could be made",
    notUsed: "Not used",
    taken: "taken for ",
  },
  whyNotOptimize: {
    lost: "The server no longer knows this task.",
    serverGone: "Its server is no longer in the settings.",
    notFinished: "Wait until it is finished.",
    mapsHere: "All six maps are here already.",
    optimized: "It is optimized already.",
    noPreview: "There is no preview to optimize.",
    fullResult: "premium-v1 is the full result.",
  },
};

import { counted } from "../figures.ts";

export const texts = {
  boundary: {
    tryAgain: "Try again",
    reloadThePage: "Reload the page",
  },
  header: {
    experiment: "Experiment",
    library: "Library",
    settings: "Settings",
    home: "Plinth, to the workbench",
    places: "Places",
  },
  healthMark: {
    unknown: "not asked yet",
    well: "answers",
    away: "does not answer",
    refused: "refuses the token",
  },
  panelSeparator: {
    ownSize: "its own size",
    pixels: (asked: number) => `${asked} pixels`,
  },
  stateMark: {
    queued: "queued",
    in_progress: "in progress",
    succeeded: "succeeded",
    failed: "failed",
    cancelled: "cancelled",
  },
  workbenchLayout: {
    create: "Create",
    stage: "Stage",
    inspector: "Inspector",
    shelf: "Shelf",
    workbench: "Workbench",
    widthOfCreate: "Width of Create",
    widthOfTheInspector: "Width of the inspector",
    heightOfTheShelf: "Height of the shelf",
    parts: "Parts of the workbench",
  },
  credits: {
    free: "free",
    count: (count: number) => counted(count, { one: "credit", other: "credits" }),
  },
  requestId: {
    copied: "Request id copied.",
    notAllowed: "The browser does not let this page copy.",
    copy: "Copy request id",
    request: (id: string) => `Request ${id}`,
  },
  toaster: "Messages",
  pageLoading: "Loading…",
  notFound: {
    heading: "There is nothing here",
    detail: "The address may be mistyped, or from a time when it led somewhere.",
    toTheWorkbench: "To the workbench",
  },
};

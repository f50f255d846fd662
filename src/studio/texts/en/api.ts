import { formatNumber } from "../figures.ts";

export const texts = {
  connection: {
    thisMachine: "This machine",
  },
  explainFailure: {
    lost: "Lost on the server",
    cancelled: "Cancelled",
    notMade: "It could not be made",
    notOptimized: "It could not be optimized",
    noReason: "The server does not say why. The same prompt with another seed, or in other words, may well work.",
  },
  keepFiles: {
    connectionGone: "Its connection is no longer in the settings.",
  },
  markRecords: {
    ofResults: (field: string, count: number) => `${field} of ${formatNumber(count)} results`,
    fields: {
      starred: "star",
      rating: "rating",
      tags: "tags",
      collections: "collections",
      note: "note",
      pins: "notes on the model",
      markedAtMs: "marks",
    },
  },
  partlyCreatedError: {
    sent: (count: number, length: number) => `${count} of ${length} were sent.`,
  },
  pngText: {
    noPng: "This is not a PNG file.",
  },
  taskQuery: {
    taskUnknown: "The server no longer knows this task.",
  },
  trackTask: {
    serverGone: "Its server is no longer in the settings.",
    nothingCreated: "The server created nothing.",
  },
};

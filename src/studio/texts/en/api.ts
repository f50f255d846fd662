export const texts = {
  connection: {
    thisMachine: "This machine",
  },
  keepFiles: {
    connectionGone: "Its connection is no longer in the settings.",
  },
  markRecords: {
    ofResults: (field: string, count: number) => `${field} of ${count} results`,
    fields: {
      starred: "star",
      rating: "rating",
      tags: "tags",
      collections: "collections",
      note: "note",
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

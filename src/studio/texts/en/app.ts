export const texts = {
  page: {
    fault: "This page has a fault",
    inspector: "Inspector",
  },
  dropSlot: {
    sheetsOpened: (count: number) => `${count} experiments are open, one of each sheet.`,
  },
  inspectorSlot: {
    compare: "Compare",
    compareTip: "Compare with another: here, or by Alt-click on the shelf",
  },
  liveSlot: {
    fault: "The viewer could not be loaded",
  },
  stageSlot: {
    stageWith: (prompt: string) => `Stage: ${prompt}`,
    stage: "Stage",
    fault: "The viewer could not be loaded",
  },
};

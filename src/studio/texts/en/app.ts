export const texts = {
  page: {
    fault: "This page has a fault",
    inspector: "Inspector",
  },
  start: {
    failed: "Plinth could not start: one of its scripts did not come. What you type here is kept.",
    reload: "Reload the page",
  },
  dropSlot: {
    sheetsOpened: (count: number) => `${count} experiments are open, one of each sheet.`,
  },
  inspectorSlot: {
    empty: "Make something, or pick it from the shelf, to see how it was made.",
    compare: "Compare",
    compareTip: "Compare with another: here, or by Alt-click on the shelf",
  },
  liveSlot: {
    fault: "The viewer could not be loaded",
  },
  stageSlot: {
    stageWith: (prompt: string) => `Stage: ${prompt}`,
    stage: "Stage",
    free: "The plinth is free",
    hint: "Describe a thing or a surface, press Generate, and turn it here in the light.",
    fault: "The viewer could not be loaded",
  },
};

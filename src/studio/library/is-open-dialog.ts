/** Whether something lies over the page that takes the keys. */
export const isOpenDialog = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

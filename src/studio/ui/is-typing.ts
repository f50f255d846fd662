/** Whether a key belongs to what has the focus, so that no shortcut may take it. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    target !== null &&
    (target.isContentEditable ||
      target.closest("input:not([type=radio]), textarea, select, [role=dialog], [role=alertdialog]") !== null)
  );
}

/** Hands a blob to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // the download reads the address after this turn
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

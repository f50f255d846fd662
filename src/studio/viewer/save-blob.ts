/** Hands a blob to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // the download has begun with the click; its own copy needs no address
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

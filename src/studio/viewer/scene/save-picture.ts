/** Hands a picture to the browser's downloads, named after the prompt. */
export function savePicture(picture: Blob, prompt: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${pictureName(prompt)}.png`;
  link.click();
  // the download has begun with the click; its own copy needs no address
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A file name that every system takes: `an-old-wooden-chair`. */
export function pictureName(prompt: string): string {
  const words = prompt
    .toLowerCase()
    .normalize("NFKD")
    .match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, 60).replace(/-$/, "") || "plinth";
}

/** Waits until a picture at an address is read: whoever shows that address next has it in the same frame. */
export async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  // what cannot be read is seen to be broken where it is shown
  await image.decode().catch(() => undefined);
}

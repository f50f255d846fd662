/** The browser is full, and nothing it keeps may make room: the files are here for as long as the page is. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

/** Finds the access token in the fragment of the page's address (`#token=…`) and says what is left of the fragment. */
export function readTokenFragment(hash: string): { token: string; rest: string } | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const token = parameters.get("token")?.trim();
  if (!token) return undefined;
  parameters.delete("token");
  const rest = parameters.toString();
  return { token, rest: rest === "" ? "" : `#${rest}` };
}

/** Takes the token over from the address bar and strips it there, so that it lands in no bookmark and no history. */
export function takeToken(): string | undefined {
  const found = readTokenFragment(location.hash);
  if (!found) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search + found.rest);
  return found.token;
}

/**
 * What an artist types as an address -> the base address of a server.
 * Without a scheme, https is meant, except for this machine and private networks. A `/v1…` at the end is cut off.
 *
 * @returns undefined when it is no address of the web.
 */
export function readBaseUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isLocal(text) ? "http" : "https"}://${text}`;
  const url = URL.parse?.(withScheme) ?? parse(withScheme);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "") return undefined;
  const path = url.pathname.replace(/\/v1(\/.*)?$/, "").replace(/\/+$/, "");
  return url.origin + path;
}

const isLocal = (address: string): boolean =>
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\])/i.test(address);

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

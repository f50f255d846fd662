/**
 * Where a file of a task may be found, the likeliest address first. The contract says "path" for models and "URL" for
 * materials; servers differ in what a path is relative to.
 *
 * @param baseUrl Address of the connection, without a slash at the end.
 * @param url As the task's `urls` gives it.
 */
export function fileAddresses(baseUrl: string, url: string): string[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [url];
  const { origin, protocol } = new URL(baseUrl);
  if (url.startsWith("//")) return [`${protocol}${url}`];
  const [onOrigin, onBase] = [origin + url, baseUrl + url];
  if (url.startsWith("/v1/")) return unique([onBase, onOrigin]);
  if (url.startsWith("/")) return unique([onOrigin, onBase]);
  return unique([`${baseUrl}/${url}`, `${origin}/${url}`, `${baseUrl}/v1/${url}`]);
}

const unique = (addresses: readonly string[]): string[] => [...new Set(addresses)];

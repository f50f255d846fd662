/**
 * Where a file of a task may be found, the likeliest address first. The contract says "path" for models and "URL" for
 * materials; servers differ in what a path is relative to.
 *
 * @param baseUrl Address of the connection, without a slash at the end.
 * @param url As the task's `urls` gives it.
 */
export function fileAddresses(baseUrl: string, url: string): string[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [url];
  if (url.startsWith("//")) return [`${new URL(baseUrl).protocol}${url}`];
  if (url.startsWith("/v1/")) return [baseUrl + url];
  if (!url.startsWith("/")) return [`${baseUrl}/${url}`];
  const onOrigin = new URL(baseUrl).origin + url;
  return onOrigin === baseUrl + url ? [onOrigin] : [onOrigin, baseUrl + url];
}

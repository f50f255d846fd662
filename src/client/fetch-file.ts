import { ClientError } from "./client-error.ts";
import { fileAddresses } from "./file-address.ts";

type GetFile = (address: string, options: { signal?: AbortSignal | undefined; withToken?: boolean }) => Promise<Blob>;

/**
 * Gets a file from the first of its possible addresses that has it: without the token everywhere, and then with it on
 * the server's own origin, for the contract says of every request that it carries one.
 *
 * @throws {ClientError} What the likeliest address answered.
 */
export async function fetchFile(get: GetFile, baseUrl: string, url: string, signal?: AbortSignal): Promise<Blob> {
  const addresses = fileAddresses(baseUrl, url);
  const own = addresses.filter(
    (address) => URL.canParse(address) && new URL(address).origin === new URL(baseUrl).origin,
  );
  const attempts = [
    ...addresses.map((address) => ({ address, withToken: false })),
    ...own.map((address) => ({ address, withToken: true })),
  ];
  const failures: ClientError[] = [];
  for (const { address, withToken } of attempts) {
    try {
      return await get(address, { signal, withToken });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      failures.push(error);
      // a server in trouble is not asked more than it must be
      if (error.status === 429 || (error.status ?? 0) >= 500) break;
    }
  }
  const [first] = failures;
  throw (
    failures.find(({ kind }) => kind === "unauthorized") ?? first ?? new Error(`fetchFile: no address in "${url}".`)
  );
}

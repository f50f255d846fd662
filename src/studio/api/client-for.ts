import type { Client } from "#client/client.ts";
import type { Connection } from "./connection.ts";

const clients = new Map<string, Promise<Client>>();

/** The client of a connection. It comes with the schemas of the contract, so it is loaded when first needed. */
export function clientFor({ baseUrl, token }: Connection): Promise<Client> {
  const key = `${baseUrl} ${token}`;
  let client = clients.get(key);
  if (!client) {
    client = import("#client/client.ts").then(({ createClient }) => createClient({ baseUrl, token }));
    client.catch(() => clients.delete(key));
    clients.set(key, client);
  }
  return client;
}

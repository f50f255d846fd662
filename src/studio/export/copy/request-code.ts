import type { CreateMaterialBody, CreateModelBody } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import { familyPath } from "#contract/paths.ts";

/** A request as code. A token is never in it: `PLINTH_TOKEN` of the environment stands in its place. */
export interface RequestToCopy {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly family: Family;
  readonly body: CreateModelBody | CreateMaterialBody;
}

const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function asCurl({ baseUrl, family, body }: RequestToCopy): string {
  return [
    `curl -X POST ${inShell(baseUrl + familyPath(family))}`,
    `-H 'Accept: application/json'`,
    `-H "Authorization: Bearer $PLINTH_TOKEN"`,
    `-H 'Content-Type: application/json'`,
    `-d ${inShell(JSON.stringify(body))}`,
  ].join(" \\\n  ");
}

export const asJson = ({ body }: RequestToCopy): string => JSON.stringify(body, null, 2);

/** JavaScript that is TypeScript too: creates the task, waits for it, prints the addresses of its files. */
export function asFetch({ baseUrl, family, body }: RequestToCopy): string {
  return `const url = ${JSON.stringify(baseUrl + familyPath(family))};
const headers = {
  Accept: "application/json",
  Authorization: \`Bearer \${process.env.PLINTH_TOKEN}\`,
  "Content-Type": "application/json",
};

async function call(address, init) {
  const response = await fetch(address, { headers, ...init });
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  return response.json();
}

let task = await call(url, { method: "POST", body: JSON.stringify(${indented(body, 2)}) });
while (task.status === "queued" || task.status === "in_progress") {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  task = await call(\`\${url}/\${task.id}\`);
}
console.log(task.status, task.urls);
`;
}

export function asPython({ baseUrl, family, body }: RequestToCopy): string {
  return `import os
import time

import requests

url = ${JSON.stringify(baseUrl + familyPath(family))}
session = requests.Session()
session.headers.update({
    "Accept": "application/json",
    "Authorization": f"Bearer {os.environ['PLINTH_TOKEN']}",
})


def call(method, address, **kwargs):
    response = session.request(method, address, timeout=60, **kwargs)
    response.raise_for_status()
    return response.json()


task = call("POST", url, json=${pythonDict(body)})
while task["status"] in ("queued", "in_progress"):
    time.sleep(2)
    task = call("GET", f"{url}/{task['id']}")
print(task["status"], task["urls"])
`;
}

const indented = (value: unknown, spaces: number): string => JSON.stringify(value, null, spaces);

/** JSON's texts and numbers are Python's too; its words are not. */
function pythonDict(body: object): string {
  const rows = Object.entries(body).map(([key, value]) => {
    const text = typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
    return `    ${JSON.stringify(key)}: ${text},`;
  });
  return `{\n${rows.join("\n")}\n}`;
}

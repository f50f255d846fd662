import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json, type StrangeAnswer } from "./answers.ts";
import { STRANGE_FILES } from "./assets.ts";
import { type Oddities, PLAIN } from "./oddities.ts";
import { type StrangeFamily, StrangeTasks } from "./strange-tasks.ts";

type Route = "create" | "retrieve" | "optimize" | "file" | "other";

/** The headers a page may send here: those of the contract and no other. */
const ALLOWED_HEADERS = ["accept", "authorization", "content-type"];
const TOKEN = "strange-token";

/**
 * A server of the contract that is not ours and behaves unlike ours, on a socket of its own. Nothing of it comes from
 * the service. What is odd about it is set by a test, and changed by it in the middle.
 */
export class StrangeServer {
  readonly token = TOKEN;
  /** Requests that have come, newest last: `GET /v1/…`. */
  readonly log: string[] = [];
  private oddities: Oddities = PLAIN;
  private readonly due: Record<Route, (StrangeAnswer | null)[]> = {
    create: [],
    retrieve: [],
    optimize: [],
    file: [],
    other: [],
  };
  private readonly tasks = new StrangeTasks(
    () => this.oddities,
    (id, name) => this.addressOf(id, name),
  );
  private readonly servers: Server[] = [];
  private home = "";
  private elsewhere = "";
  /** Addresses of an earlier epoch have expired. */
  private epoch = 1;

  async start(oddities: Partial<Oddities> = {}): Promise<void> {
    this.behave(oddities);
    [this.home, this.elsewhere] = [await this.listen(), await this.listen()];
  }

  /** What is typed into the box for the address of a connection. */
  get baseUrl(): string {
    return this.home + this.oddities.prefix;
  }

  behave(oddities: Partial<Oddities>): void {
    this.oddities = { ...this.oddities, ...oddities };
  }

  /** The next requests of a kind get these answers, one each; null is the answer due. */
  answerNext(route: Route, ...answers: readonly (StrangeAnswer | null)[]): void {
    this.due[route].push(...answers);
  }

  /** All addresses of files given out so far stop working. */
  expireFiles(): void {
    this.epoch += 1;
  }

  async stop(): Promise<void> {
    for (const server of this.servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }

  private async listen(): Promise<string> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    this.servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  private addressOf(id: string, name: string): string {
    const { addresses, prefix } = this.oddities;
    const place = `files/${this.epoch}/${id}/${name}.${name === "obj" ? "obj" : "png"}`;
    switch (addresses) {
      case "absolute":
        return `${this.home}${prefix}/${place}`;
      case "from-base":
        return `/v1/${place}`;
      case "from-origin":
        return `${prefix}/${place}`;
      case "relative":
        return place;
      case "without-scheme":
        return `${this.home.replace("http:", "")}${prefix}/${place}`;
      case "elsewhere":
        return `${this.elsewhere}/${place}?signature=abc%2Fdef`;
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", this.home);
    if (request.method === "OPTIONS") return this.answerPreflight(request, response);
    this.log.push(`${request.method} ${pathname}`);
    const isElsewhere = request.headers.host !== new URL(this.home).host;
    const path = isElsewhere
      ? pathname
      : pathname.startsWith(this.oddities.prefix)
        ? pathname.slice(this.oddities.prefix.length)
        : "";
    const file = /^(?:\/v1)?\/files\/(\d+)\/[^/]+\/(\w+)\.\w+$/.exec(path);
    if (file)
      return this.send(response, this.due.file.shift() ?? this.fileAnswer(request, file), this.oddities.filesCors);
    // whoever asks may be gone before the answer
    const sent = await bodyOf(request);
    await new Promise((done) => setTimeout(done, this.oddities.delayMs));
    const answer = this.apiAnswer(request, path, sent);
    const isReadable = this.oddities.cors === "all" || (answer.status >= 200 && answer.status < 300);
    this.send(response, answer, isReadable);
  }

  private apiAnswer(request: IncomingMessage, path: string, sent: string): StrangeAnswer {
    const [, family, id, verb] = /^\/v1\/(text-to-3d|material)(?:\/([^/]+))?(?:\/(optimize))?$/.exec(path) ?? [];
    const route: Route = !family ? "other" : !id ? "create" : verb ? "optimize" : "retrieve";
    const isRight = request.method === (route === "retrieve" || route === "other" ? "GET" : "POST");
    const [instead] = this.due[route].splice(0, 1);
    if (instead && !instead.actsFirst) return instead;
    if (!isRight || route === "other") return json(404, { message: "Nothing here" });
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return json(401, { error: "invalid_token" });
    const due = this.perform(route, family as StrangeFamily, id ?? "", sent);
    return instead ?? due;
  }

  private perform(route: Route, family: StrangeFamily, id: string, sent: string): StrangeAnswer {
    const { createStatus, retrieveStatus, optimizeStatus, cacheable } = this.oddities;
    const headers = { "Content-Type": "application/json", ...(cacheable && { "Cache-Control": "max-age=3600" }) };
    if (route === "create") return { status: createStatus, headers, body: this.tasks.create(family, JSON.parse(sent)) };
    const body = route === "optimize" ? this.tasks.optimize(id) : this.tasks.retrieve(id);
    if (body === undefined) return json(404, { error: { code: 404, message: "no such generation" } });
    return { status: route === "optimize" ? optimizeStatus : retrieveStatus, headers, body };
  }

  private fileAnswer(
    request: IncomingMessage,
    [, epoch, name = ""]: RegExpExecArray,
  ): StrangeAnswer & { bytes?: Buffer } {
    const { filesNeedToken, missingFiles } = this.oddities;
    if (filesNeedToken && request.headers.authorization !== `Bearer ${TOKEN}`) return json(filesNeedToken, {});
    const file = STRANGE_FILES[name];
    if (!file || missingFiles.includes(name)) return json(404, {});
    if (Number(epoch) !== this.epoch) {
      return {
        status: 403,
        headers: { "Content-Type": "application/xml" },
        body: "<Error><Code>Expired</Code></Error>",
      };
    }
    return { status: 200, headers: { "Content-Type": file.type }, body: "", bytes: file.bytes };
  }

  private answerPreflight(request: IncomingMessage, response: ServerResponse): void {
    const wanted = (request.headers["access-control-request-headers"] ?? "").split(",").map((name) => name.trim());
    if (!wanted.every((name) => name === "" || ALLOWED_HEADERS.includes(name.toLowerCase()))) {
      response.writeHead(403).end();
      return;
    }
    response
      .writeHead(204, {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": ALLOWED_HEADERS.join(", "),
        "Access-Control-Allow-Methods": "GET, POST",
      })
      .end();
  }

  private send(response: ServerResponse, answer: StrangeAnswer & { bytes?: Buffer }, isReadable: boolean): void {
    response
      .writeHead(answer.status, { ...answer.headers, ...(isReadable && { "Access-Control-Allow-Origin": "*" }) })
      .end(answer.bytes ?? answer.body);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

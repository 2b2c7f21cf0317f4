import {
  accepted,
  type Answer,
  type Body,
  locationOf,
  multipart,
  type Operation,
  type OperationId,
  type Params,
  type Query,
  refusedAnswer,
} from "@passerelle/api/contract";
import {
  commonErrors,
  forbidden,
  type Language,
  languageOfFeature,
  preferredLanguage,
  type Text,
  unauthenticated,
} from "@passerelle/domain";
import { HttpHandler, type HttpResponseResolver } from "msw";
import type { Db } from "../db";
import { type User, userOfToken } from "../find-rows";
import { readForm, readJson, type Upload } from "./body";
import { operationOf, validator } from "./contract";

/** A call of an operation: its validated input and the caller. */
export interface Call<Id extends OperationId> {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id, Upload>;
  /** The caller; throws for operations that openapi.yaml makes public. */
  readonly me: User;
  readonly token: string;
  language: Language;
  /** Picks a text in the response's language. */
  say: (text: Text) => string;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id, Blob>;

/** Handlers by operation; they may throw `Problem` and `FieldProblem`. */
export type Routes = { [Id in Exclude<OperationId, "connectLive">]?: Handler<Id> };

/** The response's language: the requested one, otherwise that of the operation's screens. */
const languageFor = (request: Request, feature: string): Language =>
  preferredLanguage(request.headers.get("Accept-Language") ?? undefined) ?? languageOfFeature(feature);

/** A file response with content sniffing disabled. */
export const fileResponse = (file: Blob, headers: Record<string, string>): Response =>
  new Response(file, { headers: { "Content-Type": file.type, "X-Content-Type-Options": "nosniff", ...headers } });

/** The response to a thrown problem; rethrows any other error. */
export function refuse(error: unknown, request: Request, operation?: Operation): Response {
  const refused = refusedAnswer(error, operation, languageFor(request, operation?.feature ?? ""));
  if (!refused) throw error;
  return Response.json(refused.body, { status: refused.status, headers: refused.headers });
}

/** An MSW handler for an operation at the root of any origin. */
export function at(id: OperationId, resolve: HttpResponseResolver): HttpHandler {
  const { method, path } = operationOf(id);
  return new OperationHandler(method, `*://:host${path}`, resolve, addressOf(path));
}

const addressOf = (path: string) => new RegExp(`^[^/]+//[^/]+${path.replaceAll(/:\w+/g, "[^/?#]+")}/?(?:[?#]|$)`, "i");

/** Skips requests of other operations early: otherwise MSW would compile the path of each handler for each of them. */
class OperationHandler extends HttpHandler {
  readonly #address: RegExp;

  constructor(method: string, path: string, resolve: HttpResponseResolver, address: RegExp) {
    super(method, path, resolve);
    this.#address = address;
  }

  override run(call: Parameters<HttpHandler["run"]>[0]): ReturnType<HttpHandler["run"]> {
    const { method, url } = call.request;
    return method === this.info.method && this.#address.test(url) ? super.run(call) : Promise.resolve(null);
  }
}

/** MSW handlers that check session, role and input against openapi.yaml before the operation runs. */
export function respond(db: Db, routes: Routes): HttpHandler[] {
  const ids = Object.keys(routes).filter((id): id is keyof Routes => id in routes);
  return ids.flatMap((id) => respondTo(db, id, handlerOf(routes, id)) ?? []);
}

const handlerOf = <Id extends keyof Routes>(routes: Routes, id: Id): Routes[Id] => routes[id];

function respondTo<Id extends keyof Routes>(db: Db, id: Id, handler: Routes[Id]) {
  if (!handler) return undefined;
  const operation = operationOf(id);
  // Created lazily: compiling the schemas of all operations is slow.
  let reader: ReturnType<typeof validator.reader<Id>> | undefined;
  return at(id, async ({ request, params }) => {
    try {
      const caller = operation.isPublic ? undefined : admit(db, request, operation);
      reader ??= validator.reader(operation);
      const isForm = operation.bodyType === multipart;
      const received = isForm
        ? reader.form(await readForm(request, operation))
        : reader.body(await readJson(request, operation));
      const query = Object.fromEntries([...new URL(request.url).searchParams].toReversed());
      const language = languageFor(request, operation.feature);
      const answer = handler({
        params: reader.params(params),
        query: reader.query(query),
        body: accepted(received),
        get me() {
          if (!caller) throw unauthenticated();
          return caller.me;
        },
        token: caller?.token ?? "",
        language,
        say: (text) => text[language],
      });
      const { status, body: content, headers = {} } = answer;
      if (content instanceof Blob) return fileResponse(content, headers);
      const location = locationOf(operation, answer);
      return Response.json(content, { status, headers: { ...headers, ...(location && { location }) } });
    } catch (error) {
      return refuse(error, request, operation);
    }
  });
}

/** The caller; throws a 401 without a session, a 403 for the other role. */
function admit(db: Db, request: Request, { role }: Operation): { me: User; token: string } {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  const me = userOfToken(db, token);
  if (!me) throw unauthenticated();
  if (role && me.role !== role)
    throw forbidden(role === "applicant" ? commonErrors.applicantsOnly : commonErrors.recruitersOnly);
  return { me, token };
}

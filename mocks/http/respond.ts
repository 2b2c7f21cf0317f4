import {
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
import { http, type HttpHandler, type HttpResponseResolver } from "msw";
import type { Db } from "../db";
import { readForm, readJson } from "./body";
import { operationOf, validator } from "./contract";
import { fileResponse, signedIn, type User } from "./request";
import type { Upload } from "./upload";

/** One call of an operation: its checked input, and who calls. */
export interface Call<Id extends OperationId> {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id, Upload>;
  /** Who calls; an operation that openapi.yaml makes public has no caller. */
  readonly me: User;
  readonly token: string;
  language: Language;
  /** The language asked for, `undefined` if none was. */
  wantedLanguage: Language | undefined;
  /** A text in the language of the answer. */
  say: (text: Text) => string;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id, Blob>;

/** What answers some operations; refusals may be thrown as `Problem` and `FieldProblem`. */
export type Routes = { [Id in Exclude<OperationId, "connectLive">]?: Handler<Id> };

const wantedLanguageOf = (request: Request): Language | undefined =>
  preferredLanguage(request.headers.get("Accept-Language") ?? undefined);

/** The language of an answer: the one asked for, else that of the operation's screens. */
const languageFor = (request: Request, feature: string): Language =>
  wantedLanguageOf(request) ?? languageOfFeature(feature);

/** A refusal as it leaves; any other failure is thrown on. */
export function refuse(error: unknown, request: Request, operation?: Operation): Response {
  const refused = refusedAnswer(error, operation, languageFor(request, operation?.feature ?? ""));
  if (!refused) throw error;
  return Response.json(refused.body, { status: refused.status, headers: refused.headers });
}

/** Where an operation is answered: at the root of any origin, and nowhere below it. */
export function at(id: OperationId, resolve: HttpResponseResolver): HttpHandler {
  const { method, path } = operationOf(id);
  return methods[method](`*://:host${path}`, resolve);
}

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete, PUT: http.put };

/** Handlers for MSW that admit, check and refuse as openapi.yaml says before anything is done. */
export function respond(db: Db, routes: Routes): HttpHandler[] {
  const ids = Object.keys(routes).filter((id): id is keyof Routes => id in routes);
  return ids.flatMap((id) => respondTo(db, id, handlerOf(routes, id)) ?? []);
}

const handlerOf = <Id extends keyof Routes>(routes: Routes, id: Id): Routes[Id] => routes[id];

function respondTo<Id extends keyof Routes>(db: Db, id: Id, handler: Routes[Id]) {
  if (!handler) return undefined;
  const operation = operationOf(id);
  // Made when it is first needed: for all of them it takes a while.
  let reader: ReturnType<typeof validator.reader<Id>> | undefined;
  return at(id, async ({ request, params }) => {
    try {
      const caller = operation.isPublic ? undefined : admit(db, request, operation);
      reader ??= validator.reader(operation);
      const isForm = operation.bodyType === multipart;
      const body = isForm ? reader.form(await readForm(request, operation)) : reader.body(await readJson(request));
      const query = Object.fromEntries([...new URL(request.url).searchParams].toReversed());
      const language = languageFor(request, operation.feature);
      const answer = handler({
        params: reader.params(params),
        query: reader.query(query),
        body,
        get me() {
          // Read anew: another call may have come while the body did.
          if (!caller) throw unauthenticated();
          return signedIn(db, request).me;
        },
        token: caller?.token ?? "",
        language,
        wantedLanguage: wantedLanguageOf(request),
        say: (text) => text[language],
      });
      const { status, body: content, headers = {} } = answer;
      if (content instanceof Blob) return fileResponse(content, headers["cache-control"] ?? "no-store");
      const location = locationOf(operation, answer);
      return Response.json(content, { status, headers: { ...headers, ...(location && { location }) } });
    } catch (error) {
      return refuse(error, request, operation);
    }
  });
}

/** Who calls: 401 without a session, 403 for the other role. */
function admit(db: Db, request: Request, { role }: Operation) {
  const caller = signedIn(db, request);
  if (role && caller.me.role !== role)
    throw forbidden(role === "applicant" ? commonErrors.applicantsOnly : commonErrors.recruitersOnly);
  return caller;
}

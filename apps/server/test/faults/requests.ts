import type { OperationId } from "@passerelle/api/conformance";
import type { Change } from "./changes";
import { type Call, type Fault, isCallOf } from "./fault";

type Ids = OperationId | readonly OperationId[];

/** Changes the requests of an operation. */
const onCall = (ids: Ids, change: (call: Call) => Call | Promise<Call>): Fault => ({
  call: (call) => (isCallOf(call, ids) ? change(call) : call),
});

/** Sets parameters of an operation's query, or removes those that are undefined. */
export const query = (ids: Ids, parameters: Record<string, string | undefined>): Fault =>
  onCall(ids, (call) => {
    const url = new URL(call.path, "http://localhost");
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    return { ...call, path: `${url.pathname}${url.search}` };
  });

/** Sets a header of an operation's requests, or removes it. */
export const header = (ids: Ids, name: string, value?: string): Fault =>
  onCall(ids, (call) => {
    const headers = new Headers(call.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return { ...call, headers };
  });

/** Changes the JSON of an operation's requests. */
export const sends = (ids: Ids, change: Change): Fault =>
  onCall(ids, (call) => {
    const sent: unknown = JSON.parse(call.body.toString());
    return { ...call, body: Buffer.from(JSON.stringify(change(sent))) };
  });

/** Sets or removes a field of an operation's forms; with `lacks`, only in forms without that other field. */
export const sendsForm = (ids: Ids, name: string, value?: string, lacks?: string): Fault =>
  onCall(ids, async (call) => {
    const form = await new Response(new Uint8Array(call.body), { headers: call.headers }).formData();
    if (lacks !== undefined && form.has(lacks)) return call;
    form.delete(name);
    if (value !== undefined) form.set(name, value);
    const changed = new Response(form);
    const headers = new Headers(call.headers);
    headers.set("content-type", changed.headers.get("content-type") ?? "");
    return { ...call, headers, body: Buffer.from(await changed.arrayBuffer()) };
  });

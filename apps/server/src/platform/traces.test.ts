/** @module-tag release */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../test/call";
import { anInstallation, type Installation } from "../../test/installation";
import { opened } from "../../test/live";
import { anApplicantAndARecruiter, type Member } from "../../test/members";
import { sendMessage } from "../../test/messages";

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}

let installation: Installation;
let jeanne: Member;
let karim: Member;
beforeAll(async () => {
  installation = await anInstallation();
  [jeanne, karim] = await anApplicantAndARecruiter(installation);
}, 120_000);
afterAll(() => installation.remove());

/** An OpenTelemetry collector, with the bodies that it received. */
async function aCollector() {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    const receive = async () => {
      const body = await text(request);
      if (request.url === "/v1/traces") bodies.push(body);
      response.end("{}");
    };
    void receive();
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const address = collector.address();
  const port = typeof address === "object" ? address?.port : 0;
  const spans = (): SentSpan[] =>
    bodies.flatMap((body) =>
      Object(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${port}`, bodies, spans, close: () => collector.close() };
}

const valueOf = ({ attributes }: SentSpan, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

it("traces a request and a live message to their statements, without personal data", async () => {
  const collector = await aCollector();
  const { server, url } = await installation.started({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  const me = await call(url, "GET", "/user/me?private=query", { token: jeanne.token });
  const tab = await opened({ url }, jeanne.token);
  await sendMessage(tab, { content: "Entre nous.", recipientUsername: karim.username });
  tab.socket.terminate();
  await server.kill("SIGTERM");
  collector.close();

  const spans = collector.spans();
  const request = spans.find((span) => valueOf(span, "passerelle.request_id") === me.headers.get("x-request-id"));
  expect(request?.name).toBe("getMe");
  expect(request && valueOf(request, "http.response.status_code")).toBe(200);
  const message = spans.find(({ name }) => name === "live send_message");
  for (const cause of [request, message]) {
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === cause?.spanId);
    expect(statements.map(({ name }) => name)).toContain("select");
    for (const statement of statements) {
      expect(statement.traceId).toBe(cause?.traceId);
      expect(valueOf(statement, "db.query.text")).toMatch(/\$1|^select/i);
    }
  }
  expect(server.output()).toContain(`"requestId":"${message && valueOf(message, "passerelle.request_id")}"`);
  const all = collector.bodies.join("\n");
  for (const secret of [jeanne.token, jeanne.username, karim.username, "Entre nous.", "private=query"])
    expect(all).not.toContain(secret);
});

it("answers and stops normally while the collector is unavailable", async () => {
  const away = await aCollector();
  away.close();
  const { server, url } = await installation.started({ OTEL_EXPORTER_OTLP_ENDPOINT: away.url });
  expect(await call(url, "GET", "/user/me", { token: jeanne.token })).toMatchObject({ status: 200 });
  const asked = Date.now();
  expect(await server.kill("SIGTERM")).toBe(0);
  expect(Date.now() - asked).toBeLessThan(9_000);
});

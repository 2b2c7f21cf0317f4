import { createServer } from "node:http";
import { expect, it } from "vitest";
import { findMissing } from "./probe";

it("finds no call missing because the server answers a browser with a page", async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.headers.accept?.includes("json") ? 401 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const { missing } = await findMissing(
    `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
  );
  server.close();
  expect(missing).toEqual({});
});

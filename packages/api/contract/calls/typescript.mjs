// Calls a server with a generated client: `node --import tsx typescript.mjs hey-api|oazapfts FOLDER URL EMAIL PASSWORD`.
import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [generator = "", folder = "", url = "", email = "", password = ""] = process.argv.slice(2);
/** @param {string} name @returns {Promise<any>} */
const load = (name) => import(pathToFileURL(join(folder, name)).href);
const authorized = (/** @type {string} */ token) => ({ Authorization: `Bearer ${token}` });

/** @param {Promise<any>} call */
async function ask(call) {
  const { data, error, response, status } = await call;
  return { status: status ?? response.status, body: data ?? error };
}

/** The calls of each generator's client, with the status and the body of their answers. */
const clients = {
  "hey-api": async () => {
    const [sdk, { client }] = [await load("sdk.gen.ts"), await load("client.gen.ts")];
    client.setConfig({ baseUrl: url });
    return {
      login: (/** @type {object} */ body) => ask(sdk.login({ body })),
      use: (/** @type {string} */ token) => client.setConfig({ baseUrl: url, headers: authorized(token) }),
      list: () => ask(sdk.listPosts()),
      create: (/** @type {object} */ body) => ask(sdk.createPost({ body })),
    };
  },
  oazapfts: async () => {
    const api = await load("client.ts");
    api.defaults.baseUrl = url;
    return {
      login: (/** @type {object} */ body) => ask(api.login(body)),
      use: (/** @type {string} */ token) => Object.assign(api.defaults, { headers: authorized(token) }),
      list: () => ask(api.listPosts()),
      create: (/** @type {object} */ body) => ask(api.createPost(body)),
    };
  },
};

assert.ok(generator === "hey-api" || generator === "oazapfts", `There is no client by ${generator}.`);
const client = await clients[generator]();
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const image = new File([Buffer.from(png, "base64")], "point.png", { type: "image/png" });

const session = await client.login({ email, password });
assert.equal(session.status, 200);
client.use(session.body.token);
const list = await client.list();
assert.equal(list.status, 200);
assert.ok(list.body.items.length > 0);
const created = await client.create({ text: "Bonjour", image });
assert.equal(created.status, 201);
assert.match(created.body.data.file, /./);
const refused = await client.create({ text: "" });
assert.equal(refused.status, 400);
assert.match(refused.body.text, /./);

import { expect } from "vitest";
import { apply, openApplications, publish } from "../context/acts";
import { aName } from "../context/builders";
import { aFile, PICTURES } from "../context/files-samples";
import { dataIn, save } from "../context/forms";
import { exclusive, testsOf, type ContractTest } from "../context/harness";
import { withLive } from "../context/live-acts";
import { asNode, type Node } from "../../src/contract/openapi-document";
import { showTo } from "../people/people";
import { comment, post } from "../context/posts-acts";
import { plainTextsOf } from "../context/plain-texts";
import type { OperationId } from "../../src/contract/operation-types";
import { sendJson } from "../context/calls";
import { change, type Effect, Ledger } from "./ledger";
import { createWorld, type Name, names, type World } from "./world";

/** A text of `length` characters with a distinct beginning and end. */
const text = (length: number, name: string) => `${name} ${"y".repeat(length - name.length - 3)} z`;
/** A distinct text of the maximum length for each text of a form. */
const textsIn = (operationId: OperationId): Node =>
  Object.fromEntries(
    Object.entries(plainTextsOf(operationId)).map(([field, limit], index) => [field, text(limit, `texte ${index}`)]),
  );

const APPLICANT: Node = {
  ...textsIn("updateApplicantProfile"),
  skills: ["Zèle", "Art", text(60, "mot")],
  languages: ["Wolof", "Anglais"],
  portfolioUrl: `https://exemple.fr/Portfolio?q=${"y".repeat(1000)}`,
  availableImmediately: true,
};
const COMPANY: Node = {
  ...textsIn("updateRecruiterProfile"),
  website: `https://exemple.fr/Site?q=${"y".repeat(1000)}`,
};
/** Values for fields that do not take a text. */
const OTHERS: Node = {
  skills: ["Un"],
  languages: ["Deux"],
  portfolioUrl: "https://exemple.fr/autre",
  website: "https://exemple.fr/autre",
  availableImmediately: false,
};
const ACCOUNT: Node = {
  firstname: text(100, "prénom"),
  lastname: text(100, "nom"),
  phone: "+33 (0)6 12-34.56.78",
  address: text(5000, "adresse"),
  birthdate: "1991-12-31",
};

/** Makes Anna visible everywhere: shows her profile to all, posts, comments, likes, applies and writes to others. */
async function beKnown({ people, context, posts, offers }: World): Promise<void> {
  const { anna, bruno, rita } = people;
  await showTo(anna, "members");
  const own = await post(anna);
  const other = await post(rita);
  posts.push(own.id, other.id);
  const { id: commentID } = await comment(anna, other.id);
  await sendJson(anna, "POST", "/post-like", { postID: other.id });
  await sendJson(anna, "POST", "/comment-like", { commentID });
  const offer = await publish(rita);
  offers.push(offer.id);
  await apply(anna, offer.id);
  await openApplications(rita, offer.id);
  await withLive(context, [anna], async (channel) => {
    for (const { me } of [bruno, rita]) {
      channel.send({ type: "send_message", data: { content: "Bonjour.", recipientUsername: me.username } });
      await channel.next("message_sent");
    }
  });
}

const profile = (of: Name, fields: Node): Effect[] =>
  names.map((name) =>
    change(`${name} profile of ${of}`, (was) => ({ data: { ...asNode(asNode(was)["data"]), ...fields } })),
  );

/** Contract tests that saved personal data appears in every view of the person, and changes nothing else. */
export const peopleEffectTests: ContractTest[] = testsOf("updateMe", {
  "shows each personal field everywhere it may be read, and changes nothing else (D-031, D-081, D-086)": exclusive(
    async (context) => {
      const world = await createWorld(context);
      const { anna, rita } = world.people;
      await beKnown(world);
      await save(anna, "updateApplicantProfile", { profile: "Avant" });
      await save(rita, "updateRecruiterProfile", { company: "Avant" });
      const ledger = await new Ledger(world, "people").begin();
      for (const [of, operation, fields] of [
        ["anna", "updateApplicantProfile", APPLICANT],
        ["rita", "updateRecruiterProfile", COMPANY],
      ] as const) {
        await ledger.step(
          `${of} saves every field`,
          () => save(world.people[of], operation, fields),
          profile(of, fields),
        );
        const all = Object.keys(fields);
        for (const half of [0, 1]) {
          const some = all.filter((_, index) => index % 2 === half);
          const given = Object.fromEntries(
            some.map((field) => [field, OTHERS[field] ?? `Autre ${all.indexOf(field)}`]),
          );
          await ledger.step(
            `${of} saves ${some.join(", ")} alone`,
            () => save(world.people[of], operation, given),
            profile(of, given),
          );
        }
      }

      const known = ["id", "firstname", "lastname", "username", "avatar"];
      const account =
        (fields: Node): Effect =>
        (views) => {
          const was = asNode(views["anna me"]);
          const [before, after] = [was, { ...was, ...fields }].map(fullNameOf);
          return Object.fromEntries(
            Object.entries(views).map(([view, body]) => {
              if (view === "anna me") return [view, { ...was, ...fields }];
              if (view.endsWith(" notifications")) return [view, withText(body, before ?? "", after ?? "")];
              const isPerson = view.endsWith(" people") || view.endsWith(" discussions");
              return [view, isPerson ? withFields(body, anna.me.id, fields, known) : body];
            }),
          );
        };
      await ledger.step("anna saves every field", () => save(anna, "updateMe", ACCOUNT), account(ACCOUNT));
      for (const fields of [["phone", "birthdate"], ["address"]])
        await ledger.step(
          `anna clears ${fields.join(" and ")}`,
          () => save(anna, "updateMe", Object.fromEntries(fields.map((field) => [field, ""]))),
          account(Object.fromEntries(fields.map((field) => [field, null]))),
        );
      let avatar: unknown;
      await ledger.step(
        "anna saves a picture",
        async () => ({ avatar } = dataIn(await save(anna, "updateMe", { avatar: aFile(PICTURES.PNG) }))),
        (views) => account({ avatar })(views),
      );
      const name = aName();
      const renamed = { username: name, firstname: "Zoé", lastname: `Nouveau ${name}` };
      await ledger.step("anna takes other names", () => save(anna, "updateMe", renamed), account(renamed));
      await ledger.endAnyhow();
      const [application] = await openApplications(rita, world.offers[0] ?? 0);
      expect(application?.Applicant.user).toEqual({ ...renamed, email: anna.me.email });
    },
  ),
});

const fullNameOf = ({ firstname, lastname }: Node) => `${String(firstname)} ${String(lastname)}`;

/** Replaces a name in all texts of a value. The name must not contain characters that JSON escapes. */
const withText = (value: unknown, before: string, after: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(before, after));

/** Changes the given fields of a person in every object with their id. */
function withFields(value: unknown, id: number, fields: Node, known: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withFields(item, id, fields, known));
  if (typeof value !== "object" || value === null) return value;
  const node = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFields(item, id, fields, known)]),
  );
  const isThem = node["id"] === id && "firstname" in node;
  const shown = Object.fromEntries(Object.entries(fields).filter(([field]) => known.includes(field) && field in node));
  return isThem ? { ...node, ...shown } : node;
}

import { afterEach, expect, it } from "vitest";
import { DiscussionRow } from "../features/messages/DiscussionRow";
import { stored } from "../features/messages/discussions";
import { useDiscussions } from "../features/messages/queries";
import { discussion, me, nothing } from "./samples";
import { clear, json, show } from "./stage";

afterEach(clear);

/** The discussions without the virtual list, because nothing has a height here. */
const Rows = () =>
  useDiscussions()
    .data?.map(stored)
    .map((each) => (
      <DiscussionRow key={each.key} discussion={each} me={me} isCurrent={false} now={0} onChoose={nothing} />
    ));

/** The row of the only discussion, with the server's unread count. */
async function line(answer: object) {
  const shown = show(<Rows />, { listDiscussions: json([{ ...discussion, ...answer }]) });
  await shown.settled();
  expect(shown.crashes).toEqual([]);
  return document.querySelector('button[name="karim.benali"]');
}

it("a discussion is marked where the server says how many messages are unread", async () => {
  const marked = await line({ unreadCount: 3 });
  expect(marked?.hasAttribute("data-unread")).toBe(true);
  expect(marked?.textContent).toContain("3 messages non lus");
});

it.each([{}, { unreadCount: null }, { unreadCount: "" }, { unreadCount: -1 }, { unreadCount: {} }])(
  "a discussion of %j carries no mark",
  async (answer) => {
    const unmarked = await line(answer);
    expect(unmarked?.textContent).toContain("Karim Benali");
    expect(unmarked?.hasAttribute("data-unread")).toBe(false);
  },
);

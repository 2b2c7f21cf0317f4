// @vitest-environment happy-dom
import { anApplication, aPage } from "@passerelle/mocks";
import { useState } from "react";
import { expect, it } from "vitest";
import { showOverServer } from "../../../data/test-server";
import { useApplications, useDecide } from "./received-applications";

const applications = [1, 2].map((id) => anApplication({ id, decision: null }));

/** The decisions on the applications to an offer; a click accepts the first one. */
function Decisions() {
  const { data } = useApplications(12);
  const { mutate } = useDecide(12);
  const [first] = data?.items ?? [];
  return (
    <button onClick={() => first && mutate({ application: first, decision: "accepted" })}>
      {data?.items.map(({ decision }) => decision ?? "open").join(", ")}
    </button>
  );
}

const show = (decided: () => Response) =>
  showOverServer(<Decisions />, { GET: () => Response.json(aPage(applications)), PATCH: decided });

it("changes its row, and has the figures read again but not the list", async () => {
  const { client, calls, click, shown } = await show(() =>
    Response.json({ data: { ...applications[0], decision: "accepted" } }),
  );
  client.setQueryData(["me"], {});
  client.setQueryData(["dashboard", "stats"], {});
  await shown("open, open");
  await click();
  await shown("accepted, open");
  expect(calls).toEqual(["GET /applications", "PATCH /application/1"]);
  expect(client.getQueryState(["dashboard", "stats"])?.isInvalidated).toBe(true);
  expect(client.getQueryState(["me"])?.isInvalidated).toBe(false);
});

/** Refuses an application that was undecided when it was read, twice. */
function Refusal() {
  const [application, setApplication] = useState(anApplication({ id: 1, decision: null }));
  const { mutate } = useDecide(12, { onChanged: (changed) => changed && setApplication(changed) });
  return (
    <button onClick={() => mutate({ application, decision: "rejected", message: "Merci." })}>
      {application.decision ?? "open"}
    </button>
  );
}

it("replaces no decision that it does not know (D-351)", async () => {
  const bodies: unknown[] = [];
  const { calls, click, shown } = await showOverServer(<Refusal />, {
    GET: () => Response.json({ data: anApplication({ id: 1, decision: "accepted" }) }),
    PATCH: async (request) => {
      bodies.push(await request.json());
      return Response.json({ error: "Changée." }, { status: 409 });
    },
  });
  await shown("open");
  await click();
  await shown("accepted");
  expect(calls).toEqual(["PATCH /application/1", "GET /application/1"]);
  await click();
  const [first, second] = [null, "accepted"].map((expected) => ({ decision: "rejected", message: "Merci.", expected }));
  await expect.poll(() => bodies).toEqual([first, second]);
});

it("has the list read again where it was refused", async () => {
  const { calls, click, shown } = await show(() => Response.json({ error: "Refusé." }, { status: 409 }));
  await shown("open, open");
  await click();
  await expect.poll(() => calls).toEqual(["GET /applications", "PATCH /application/1", "GET /applications"]);
});

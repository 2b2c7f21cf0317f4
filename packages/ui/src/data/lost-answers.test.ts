import { ApiFailure, type ApiError } from "@passerelle/api";
import { describe, expect, it, vi } from "vitest";
import { orFound, orNoLonger } from "./lost-answers";
import { isListed } from "./use-paged-list";

const fails = (reason: ApiError) => Promise.reject(new ApiFailure(reason));
const lost = () => fails({ kind: "offline" });

describe("a change whose answer may get lost", () => {
  it("is what its answer says, without looking", async () => {
    const find = vi.fn<() => Promise<{ message: string }>>();
    await expect(orFound(Promise.resolve({ message: "Saved." }), find)).resolves.toEqual({ message: "Saved." });
    await expect(orFound(fails({ kind: "refused", status: 409 }), find)).rejects.toMatchObject({
      reason: { status: 409 },
    });
    expect(find).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<boolean>, ApiError["kind"] | "done"]>([
    ["was made where the thing is gone", () => Promise.resolve(false), "done"],
    ["was not made where it is still there", () => Promise.resolve(true), "refused"],
    ["is unanswered if it cannot be looked up", lost, "unanswered"],
  ])("%s", async (_, isThere, outcome) => {
    const result = orNoLonger(lost(), isThere).then(
      () => "done",
      (error: unknown) => error instanceof ApiFailure && error.reason.kind,
    );
    await expect(result).resolves.toBe(outcome);
  });
});

it.each([502, 504])("looks where a proxy answers %s in the place of the server", async (status) => {
  const result = orNoLonger(fails({ kind: "refused", status }), () => Promise.resolve(false));
  await expect(result).resolves.toEqual({});
});

const read = ({ page }: { page: number }) => Promise.resolve({ items: [{ id: page }], totalPages: 3 });

it.each([
    [3, true],
    [4, false],
  ])("an entry of a paged list is looked for on every page: %s", async (id, listed) => await expect(isListed(read, id)).resolves.toBe(listed));

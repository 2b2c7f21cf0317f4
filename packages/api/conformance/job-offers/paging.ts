import { once, publish } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { pagingTests } from "../requests/paging";

const listOf = (reader: TestUser) => ({ reader, path: `/job-offers/recruiter/${reader.me.username}` });

export const offerPagingTests = pagingTests({
  operationId: "listRecruiterJobOffers",
  long: once(async ({ signIn }) => {
    const recruiter = await signIn("recruiter");
    for (let number = 1; number <= 101; number += 1)
      await publish(recruiter, { jobTitle: `Poste ${number}`, active: number <= 40 });
    return listOf(recruiter);
  }),
  count: 101,
  empty: async ({ signIn }) => listOf(await signIn("recruiter")),
});

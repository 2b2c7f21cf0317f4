import { once, publish } from "./acts";
import type { Actor } from "./harness";
import { pagingPromises } from "./paging";

const listOf = (reader: Actor) => ({ reader, path: `/job-offers/recruiter/${reader.me.username}` });

/** The pages of a recruiter's offers. */
export const offerPagingPromises = pagingPromises({
  operationId: "listRecruiterJobOffers",
  long: once(async ({ signIn }) => {
    const recruiter = await signIn("recruiter");
    for (let number = 1; number <= 101; number += 1) await publish(recruiter, { jobTitle: `Poste ${number}` });
    return listOf(recruiter);
  }),
  empty: async ({ signIn }) => listOf(await signIn("recruiter")),
});

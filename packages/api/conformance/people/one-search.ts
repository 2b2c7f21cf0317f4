import { expect } from "vitest";
import { publish } from "../context/acts";
import { save } from "../context/forms";
import { contractTest, type ContractTest } from "../context/harness";
import { sendMessage, startDiscussion } from "../context/live-acts";
import { post } from "../context/posts-acts";
import { aWord, found, foundCompanies } from "../context/search-acts";
import { unwrap } from "../context/unwrap";

export const oneSearchTests: ContractTest[] = [
  contractTest("finds one word in offers, companies, people, posts and own messages", "searchMessages", (context) =>
    startDiscussion(context, async (mine, _, applicant, recruiter) => {
      const word = aWord();
      await save(recruiter, "updateRecruiterProfile", { company: `Ateliers ${word}` });
      await save(recruiter, "updateMe", { firstname: word });
      const offer = await publish(recruiter, { jobTitle: `Soudeuse ${word}` });
      const { id } = await post(recruiter, `Portes ouvertes ${word}`);
      const { message } = await sendMessage(mine, { content: word, recipientUsername: recruiter.me.username });

      const params = { query: { q: word } };
      const offers = await unwrap(applicant.GET("/job-offers-for-me", { params: { query: { search: word } } }));
      expect(offers.items.map((one) => one.id)).toEqual([offer.id]);
      expect(await foundCompanies(applicant, word)).toEqual([recruiter.me.id]);
      expect(await found(applicant, word)).toEqual([recruiter.me.id]);
      expect((await unwrap(applicant.GET("/posts/search", { params }))).items.map((one) => one.id)).toEqual([id]);
      const messages = await unwrap(applicant.GET("/messages/search", { params }));
      expect(messages.items.map((one) => one.message.id)).toEqual([message.id]);
    }),
  ),
];

import { expect } from "vitest";
import { type Act, pick } from "../act";
import { expectOk, refused } from "../answers";
import { applicants, applicationOf, isOpenFor, type Offer, recruiters, type World } from "../world";

const anOffer = ({ offers }: World, nth: number) => pick(offers, nth);
const idOf = ({ id }: Offer) => ({ params: { path: { id } } });

const publish: Act = (world, { who, nth, choice }) => {
  if (!recruiters.includes(who)) return undefined;
  return {
    says: `${who} publishes an offer`,
    run: async ({ walkers }) => {
      const active = choice % 4 > 0;
      const title = `Poste ${nth}`;
      const body = { jobTitle: title, description: "Une équipe de cinq.", location: "Nantes", active };
      const { data } = await expectOk(walkers[who].user.POST("/job-offer", { body }));
      world.offers.push({ id: data.id, recruiter: who, title, active, applications: [] });
    },
  };
};

/** A recruiter changes an offer's title and whether it is open; changes of another recruiter's offer are refused. */
const update: Act = (world, { who, nth, choice }) => {
  const offer = anOffer(world, nth);
  if (!offer || !recruiters.includes(who)) return undefined;
  return {
    says: `${who} changes ${offer.recruiter}'s offer`,
    run: async ({ walkers }) => {
      const body = { jobTitle: `Poste modifié ${choice}`, active: choice % 2 === 0 };
      const answer = walkers[who].user.PATCH("/job-offer/{id}", { ...idOf(offer), body });
      if (offer.recruiter !== who) return refused(answer, 404);
      await expectOk(answer);
      offer.title = body.jobTitle;
      offer.active = body.active;
    },
  };
};

const remove: Act = (world, { who, nth }) => {
  const offer = anOffer(world, nth);
  if (!offer || !recruiters.includes(who)) return undefined;
  return {
    says: `${who} deletes ${offer.recruiter}'s offer`,
    run: async ({ walkers }) => {
      const answer = walkers[who].user.DELETE("/job-offer/{id}", idOf(offer));
      if (offer.recruiter !== who) return refused(answer, 404);
      await expectOk(answer);
      world.offers.splice(world.offers.indexOf(offer), 1);
      world.saved = world.saved.filter((one) => one.offer !== offer.id);
    },
  };
};

const apply: Act = (world, { who, nth }) => {
  const offer = anOffer(world, nth);
  if (!offer || !applicants.includes(who)) return undefined;
  return {
    says: `${who} applies to ${offer.recruiter}'s offer`,
    run: async ({ walkers }) => {
      const answer = walkers[who].user.POST("/application", { body: { jobOfferID: offer.id, message: "Bonjour." } });
      if (applicationOf(offer, who) || !isOpenFor(world, who, offer)) return refused(answer, 409);
      const { data } = await expectOk(answer);
      offer.applications.push({ id: data.id, applicant: who, status: "unread" });
    },
  };
};

const withdraw: Act = (world, { who, nth }) => {
  const found = pick(
    world.offers.flatMap((offer) => offer.applications.map((application) => ({ offer, application }))),
    nth,
  );
  if (!found || !applicants.includes(who)) return undefined;
  const { offer, application } = found;
  return {
    says: `${who} withdraws ${application.applicant}'s application`,
    run: async ({ walkers }) => {
      const params = { path: { applicationID: application.id } };
      const answer = walkers[who].user.DELETE("/application/{applicationID}", { params });
      if (application.applicant !== who) return refused(answer, 404);
      await expectOk(answer);
      offer.applications.splice(offer.applications.indexOf(application), 1);
    },
  };
};

const decisions = ["accepted", "rejected", null] as const;

const decide: Act = (world, { who, nth, choice }) => {
  const found = pick(
    world.offers.flatMap((offer) => offer.applications.map((application) => ({ offer, application }))),
    nth,
  );
  const decision = pick(decisions, choice);
  if (!found || !recruiters.includes(who) || decision === undefined) return undefined;
  const { offer, application } = found;
  return {
    says: `${who} decides on ${application.applicant}'s application: ${decision}`,
    run: async ({ walkers }) => {
      const params = { path: { applicationID: application.id } };
      const answer = walkers[who].user.PATCH("/application/{applicationID}", { params, body: { decision } });
      if (offer.recruiter !== who) return refused(answer, 404);
      await expectOk(answer);
      application.status = decision ?? "seen";
    },
  };
};

/** A recruiter opens the applications to an offer, which marks them as seen. */
const open: Act = (world, { who, nth }) => {
  const offer = anOffer(world, nth);
  if (!offer || !recruiters.includes(who)) return undefined;
  return {
    says: `${who} opens the applications to ${offer.recruiter}'s offer`,
    run: async ({ walkers }) => {
      const query = { jobOfferId: offer.id, limit: 100 };
      const answer = walkers[who].user.GET("/applications", { params: { query } });
      if (offer.recruiter !== who) return refused(answer, 404);
      const { items } = await expectOk(answer);
      // Newest first.
      expect(items.map(({ id }) => id)).toEqual(offer.applications.map(({ id }) => id).toReversed());
      for (const application of offer.applications) if (application.status === "unread") application.status = "seen";
    },
  };
};

const save: Act = (world, { who, nth }) => {
  const offer = anOffer(world, nth);
  if (!offer || !applicants.includes(who) || !isOpenFor(world, who, offer)) return undefined;
  const isSaved = world.saved.some((one) => one.by === who && one.offer === offer.id);
  return {
    says: `${who} ${isSaved ? "stops saving" : "saves"} ${offer.recruiter}'s offer`,
    run: async ({ walkers }) => {
      const { user } = walkers[who];
      await expectOk(
        isSaved ? user.DELETE("/job-offer/{id}/saved", idOf(offer)) : user.PUT("/job-offer/{id}/saved", idOf(offer)),
      );
      if (isSaved) world.saved = world.saved.filter((one) => one.by !== who || one.offer !== offer.id);
      else world.saved.push({ by: who, offer: offer.id });
    },
  };
};

/** Acts about offers; frequent ones are listed several times. */
export const offerActs: readonly Act[] = [
  publish,
  publish,
  apply,
  apply,
  apply,
  open,
  save,
  update,
  withdraw,
  decide,
  decide,
  remove,
];

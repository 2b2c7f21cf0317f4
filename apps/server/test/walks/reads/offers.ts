import type { Schemas } from "@passerelle/api";
import type { TestUser } from "@passerelle/api/conformance";
import { expectOk } from "../answers";
import {
  type Application,
  applicants,
  applicationOf,
  blocks,
  isOpenFor,
  type Name,
  type Offer,
  type Real,
  recruiters,
  type World,
} from "../world";

const pageSize = 3;
const byNumber = (a: number, b: number) => a - b;

async function offersFor({ GET }: TestUser, view?: "applied" | "saved") {
  const items: Schemas["JobOfferForApplicant"][] = [];
  let counts: unknown;
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { page, pageSize, ...(view && { view }) };
    const answer = await expectOk(GET("/job-offers-for-me", { params: { query } }));
    items.push(...answer.items);
    counts = answer.counts;
    last = answer.totalPages;
  }
  return { ids: items.map(({ id }) => id), counts };
}

async function listOf({ GET }: TestUser, username: string) {
  const params = { path: { username }, query: { pageSize: 100 } };
  const { data, response } = await GET("/job-offers/recruiter/{username}", { params });
  if (!data) return response.status;
  return data.items.map(({ id, jobTitle, active, applicationsCount, unreadApplicationsCount }) => ({
    id,
    jobTitle,
    active,
    applicationsCount,
    unreadApplicationsCount,
  }));
}

async function receivedOf({ GET }: TestUser, id: number) {
  const params = { path: { id }, query: { pageSize: 100 } };
  const { data, response } = await GET("/job-offer/{id}/applications", { params });
  return data ? { ids: data.items.map((one) => one.id).toSorted(byNumber), counts: data.counts } : response.status;
}

async function statsOf({ GET }: TestUser) {
  const { notifications: _, ...stats } = (await expectOk(GET("/dashboard/stats"))).data;
  return stats;
}

/** All offers and applications as a person may read them. */
export async function readOffers({ walkers }: Real, world: World, name: Name): Promise<unknown> {
  const { user } = walkers[name];
  const lists = recruiters.map(async (one) => [one, await listOf(user, walkers[one].user.me.username)]);
  const single = world.offers.map(async ({ id }) => {
    const { data, response } = await user.GET("/job-offer/{id}", { params: { path: { id } } });
    return [id, data ? { title: data.data.jobTitle, applicationID: data.data.applicationID ?? null } : response.status];
  });
  const received = world.offers.map(async ({ id }) => [id, await receivedOf(user, id)]);
  const isApplicant = applicants.includes(name);
  return {
    lists: Object.fromEntries(await Promise.all(lists)),
    single: Object.fromEntries(await Promise.all(single)),
    stats: await statsOf(user),
    ...(isApplicant
      ? { all: await offersFor(user), applied: await offersFor(user, "applied"), saved: await offersFor(user, "saved") }
      : { received: Object.fromEntries(await Promise.all(received)) }),
  };
}

const countsOf = (applications: readonly Application[]) => {
  const count = (status: Application["status"]) => applications.filter((one) => one.status === status).length;
  return {
    all: applications.length,
    unread: count("unread"),
    seen: count("seen"),
    accepted: count("accepted"),
    rejected: count("rejected"),
  };
};

function expectedList(world: World, reader: Name, recruiter: Name) {
  if (blocks(world, reader, recruiter)) return 404;
  const own = world.offers.filter((offer) => offer.recruiter === recruiter).toReversed();
  if (reader !== recruiter)
    return own.filter(({ active }) => active).map(({ id, title, active }) => ({ id, jobTitle: title, active }));
  return own.map(({ id, title, active, applications }) => ({
    id,
    jobTitle: title,
    active,
    applicationsCount: applications.length,
    unreadApplicationsCount: countsOf(applications).unread,
  }));
}

const isSaved = ({ saved }: World, by: Name, { id }: Offer) => saved.some((one) => one.by === by && one.offer === id);

function expectedOffer(world: World, reader: Name, offer: Offer) {
  const application = applicationOf(offer, reader);
  const isReadable =
    isOpenFor(world, reader, offer) || application || offer.recruiter === reader || isSaved(world, reader, offer);
  return isReadable ? { title: offer.title, applicationID: application?.id ?? null } : 404;
}

function expectedStats({ offers }: World, name: Name) {
  const own = offers.filter(({ recruiter }) => recruiter === name);
  const sent = offers.flatMap((offer) => applicationOf(offer, name) ?? []);
  const { all, unread, accepted } = countsOf(own.flatMap(({ applications }) => applications));
  return applicants.includes(name)
    ? { formations: 0, experiences: 0, projects: 0, certifications: 0, applications: sent.length }
    : {
        jobOffers: own.length,
        activeJobOffers: own.filter(({ active }) => active).length,
        applications: all,
        seenApplications: all - unread,
        acceptedApplications: accepted,
      };
}

/** The offers and applications that a person must read. */
export function expectedOffers(world: World, name: Name): unknown {
  const { offers } = world;
  const applied = offers
    .flatMap((offer) =>
      applicationOf(offer, name) ? [{ offer: offer.id, application: applicationOf(offer, name)?.id ?? 0 }] : [],
    )
    .toSorted((a, b) => b.application - a.application)
    .map(({ offer }) => offer);
  const saved = world.saved
    .filter(({ by }) => by === name)
    .map(({ offer }) => offer)
    .toReversed();
  const all = offers.filter((offer) => isOpenFor(world, name, offer) || applicationOf(offer, name)).map(({ id }) => id);
  const counts = { all: all.length, applied: applied.length, saved: saved.length };
  return {
    lists: Object.fromEntries(recruiters.map((one) => [one, expectedList(world, name, one)])),
    single: Object.fromEntries(offers.map((offer) => [offer.id, expectedOffer(world, name, offer)])),
    stats: expectedStats(world, name),
    ...(applicants.includes(name)
      ? // Without a profile nothing matches, so the newest comes first.
        { all: { ids: all.toReversed(), counts }, applied: { ids: applied, counts }, saved: { ids: saved, counts } }
      : {
          received: Object.fromEntries(
            offers.map(({ id, recruiter, applications }) => [
              id,
              recruiter === name
                ? { ids: applications.map((one) => one.id).toSorted(byNumber), counts: countsOf(applications) }
                : 404,
            ]),
          ),
        }),
  };
}

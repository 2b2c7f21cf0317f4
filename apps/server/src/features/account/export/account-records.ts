import { deviceText } from "@passerelle/domain";
import { ownEvents } from "../../audit";
import { listDevices, listOpenSessions } from "../../auth";
import { ownOpenedOffers } from "../../job-offers";
import { ownReports } from "../../reports";
import type { Reader } from "./export-reader";

// Personal data that no API call returns, or only in part.

/** The language that the person last requested. */
export async function* language({ user }: Reader): AsyncGenerator<{ value: object }> {
  if (user.language) yield { value: { language: user.language } };
}

/** The open sessions with their networks. */
export async function* sessions({ db, clock, user, language }: Reader): AsyncGenerator<{ value: object }> {
  for (const { id, browser, system, network, ...times } of await listOpenSessions(db, clock, user.id))
    yield {
      value: {
        id,
        device: deviceText(browser, system)[language],
        network,
        createdAt: times.created_at.toISOString(),
        lastUsedAt: times.last_used_at.toISOString(),
        current: id === user.sessionId,
      },
    };
}

/** The browsers that the account is known in. */
export async function* loginDevices({ db, user }: Reader): AsyncGenerator<{ value: object }> {
  for (const { id, last_login_at } of await listDevices(db, user.id))
    yield { value: { id, lastLoginAt: last_login_at.toISOString() } };
}

/** The offers that an applicant opened, latest first. */
export async function* openedOffers({ db, user }: Reader): AsyncGenerator<{ value: object }> {
  for (const { offer_id: id, job_title: jobTitle, opened_at } of await ownOpenedOffers(db, user.id))
    yield { value: { id, jobTitle, openedAt: opened_at.toISOString() } };
}

/** The reports that the person made. */
export async function* reports({ db, user }: Reader): AsyncGenerator<{ value: object }> {
  for await (const { target_id: targetId, created_at, ...report } of ownReports(db, user.id))
    yield { value: { ...report, targetId, createdAt: created_at.toISOString() } };
}

/** The security log about the person. */
export async function* securityLog({ db, user }: Reader): AsyncGenerator<{ value: object }> {
  for await (const { event, time, actor, address } of ownEvents(db, user.id))
    // The network of another actor is that person's data.
    yield { value: { event, createdAt: time.toISOString(), network: actor === null ? address : null } };
}

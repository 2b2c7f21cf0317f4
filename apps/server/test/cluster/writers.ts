import { randomUUID } from "node:crypto";
import { form, type Schemas } from "@passerelle/api";
import { expect } from "vitest";
import type { Member } from "../members";
import { aPdf, aPicture } from "../uploads";
import type { Ledger, Writer } from "./ledger";

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("An answer has no data.");
  return value;
}

const ofId = (id: number) => ({ params: { path: { id } } });

/** Adds entries to a CV, changes every third and deletes every fourth. */
export function aCvWriter({ api }: Member, ledger: Ledger): Writer {
  const there = new Map<number, string>();
  const entry = { degree: "Master", startedAt: "2019-09-01", finishedAt: "2021-06-30" };
  return {
    write: async (turn) => {
      const body = { ...entry, institution: `École ${turn}`, clientId: randomUUID() };
      const { id } = needed(await ledger.confirm("CV entry", () => api.POST("/formation", { body }))).data;
      there.set(id, body.institution);
      if (turn % 3 === 0) {
        const changed = { ...body, institution: `Université ${turn}` };
        await ledger.confirm("changed CV entry", () => api.PATCH("/formation/{id}", { ...ofId(id), body: changed }));
        there.set(id, changed.institution);
      }
      if (turn % 4 !== 0) return;
      await ledger.confirmGone("deleted CV entry", () => api.DELETE("/formation/{id}", ofId(id)));
      there.delete(id);
    },
    check: async () => {
      const { data } = await api.GET("/formations", { params: { query: { pageSize: 100 } } });
      const stored = data?.items.map(({ id, institution }) => [id, institution] as const) ?? [];
      expect(stored).toHaveLength(there.size);
      expect(new Map(stored)).toEqual(there);
    },
  };
}

/** Publishes posts, every second one with a picture. */
export function aPostWriter({ api, username }: Member, url: string, ledger: Ledger): Writer {
  const texts: string[] = [];
  return {
    write: async (turn) => {
      const picture = turn % 2 === 0 && { image: aPicture() };
      const body = form({ text: `Post ${turn}`, ...picture, clientId: randomUUID() });
      await ledger.confirm("post", () => api.POST("/post", body));
      texts.push(`Post ${turn}`);
    },
    check: async () => {
      const { data } = await api.GET("/posts", { params: { query: { limit: 100 } } });
      const own = data?.items.filter((post) => post.username === username) ?? [];
      expect(own.map(({ text }) => text).toReversed()).toEqual(texts);
      const pictures = own.flatMap(({ file }) => (file === null ? [] : [file]));
      expect(pictures).toHaveLength(texts.filter((text) => Number(text.split(" ")[1]) % 2 === 0).length);
      const statuses = await Promise.all(pictures.map(async (file) => (await fetch(new URL(file, url))).status));
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
  };
}

/** Comments on a post, and alternately likes and unlikes it. */
export function aReader({ api, username }: Member, postID: number, ledger: Ledger): Writer {
  const contents: string[] = [];
  let likeId: number | undefined;
  const toggle = async () => {
    if (likeId === undefined) {
      const liked = await ledger.confirm("like", () => api.POST("/post-like", { body: { postID } }));
      likeId = needed(liked).data.id;
      return;
    }
    const params = { params: { path: { likeId } } };
    await ledger.confirmGone("like taken back", () => api.DELETE("/post-like/{likeId}", params));
    likeId = undefined;
  };
  return {
    write: async (turn) => {
      const body = { postID, content: `Commentaire ${turn}`, clientId: randomUUID() };
      await ledger.confirm("comment", () => api.POST("/comment", { body }));
      contents.push(body.content);
      await toggle();
    },
    check: async () => {
      const stored: Schemas["Comment"][] = [];
      for (let before: number | undefined; stored.length < contents.length; before = stored[0]?.id) {
        const query = before === undefined ? {} : { before };
        const { data } = await api.GET("/post/{id}/comments", { params: { path: { id: postID }, query } });
        if (!data?.items.length) break;
        stored.unshift(...data.items);
      }
      expect(stored.map(({ content }) => content)).toEqual(contents);
      const { data } = await api.GET("/post/{id}", ofId(postID));
      const likes = data?.data.likes.filter((like) => like.username === username).map(({ id }) => id);
      expect(likes).toEqual(likeId === undefined ? [] : [likeId]);
    },
  };
}

/** An applicant applies to a recruiter's offers, and the recruiter decides. */
export function aHiring(applicant: Member, recruiter: Member, ledger: Ledger): Writer & { decided: number[] } {
  const offers = new Map<number, { application: number; decision: "accepted" | "rejected" }>();
  const decided: number[] = [];
  return {
    decided,
    write: async (turn) => {
      const offer = {
        jobTitle: `Poste ${turn}`,
        description: "Une équipe.",
        location: "Nantes",
        clientId: randomUUID(),
      };
      const published = await ledger.confirm("offer", () => recruiter.api.POST("/job-offer", { body: offer }));
      const { id: jobOfferID } = needed(published).data;
      const body = { jobOfferID, message: `Lettre ${turn}`, clientId: randomUUID() };
      const sent = await ledger.confirm("application", () => applicant.api.POST("/application", { body }));
      const { id: applicationID } = needed(sent).data;
      const decision = turn % 2 === 0 ? "accepted" : "rejected";
      const decide = { params: { path: { applicationID } }, body: { decision } } as const;
      await ledger.confirm("decision", () => recruiter.api.PATCH("/application/{applicationID}", decide));
      offers.set(jobOfferID, { application: applicationID, decision });
      decided.push(applicationID);
    },
    check: async () => {
      for (const [jobOfferId, { application, decision }] of offers) {
        const { data } = await recruiter.api.GET("/applications", { params: { query: { jobOfferId } } });
        expect(data?.items).toMatchObject([{ id: application, decision }]);
      }
    },
  };
}

/** Replaces a resume repeatedly; each must be readable as soon as it is confirmed. */
export function anUploader({ api, username }: Member, url: string, ledger: Ledger): Writer {
  let last = "";
  const check = async () => {
    const { data } = await api.GET("/applicant/{username}", { params: { path: { username } } });
    const file = await fetch(new URL(data?.data.resumeUrl ?? "", url));
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining(last)]);
  };
  return {
    check,
    write: async (turn) => {
      const body = form({ profile: "Soudeuse", resume: aPdf(`version ${turn}.`) });
      await ledger.confirm("resume", () => api.PATCH("/applicant", body));
      last = `version ${turn}.`;
    },
  };
}

export async function aPost({ api }: Member): Promise<number> {
  return needed((await api.POST("/post", form({ text: "Qui vient samedi ?" }))).data).data.id;
}

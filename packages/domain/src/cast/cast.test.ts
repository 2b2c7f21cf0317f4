import { expect, it } from "vitest";
import { type CvRules, cvRules, keptEntry } from "../cv-rules";
import { explain, wantedSkills } from "../matching";
import { keptOffer } from "../offer-fields";
import { skillKey } from "../words/skill-key";
import { keptAddress } from "../web-address";
import { castApplications, castDiscussions, castNotifications, castOffers, castPeople, castPosts, cast } from ".";

function kept<Fields>(rules: CvRules<Fields>, entries: readonly Fields[]) {
  expect(entries.map((entry) => keptEntry(rules, entry))).toEqual(
    entries.map((entry) => ({ ...rules.blank, ...entry })),
  );
}

it("has unique people, and no text that normalisation would change", () => {
  const names = castPeople.map(({ username }) => username);
  expect(new Set(names).size).toBe(names.length);
  for (const offer of castOffers) expect(keptOffer(offer, "2026-01-01")).toEqual(offer);
  for (const { cv } of castPeople.flatMap((person) => (person.role === "applicant" ? person : []))) {
    kept(cvRules.formation, cv.formations);
    kept(cvRules.experience, cv.experiences);
    kept(cvRules.project, cv.projects);
    kept(cvRules.certification, cv.certifications);
  }
  for (const { company } of castPeople.flatMap((person) => (person.role === "recruiter" ? person : [])))
    expect(keptAddress("website", company.website)).toBe(company.website);
});

it("has plausible times: nothing precedes its cause", () => {
  const wrong: string[] = [];
  const expectOrder = (what: string, ...daysAgo: number[]) => {
    if (daysAgo.some((days, n) => days > (daysAgo[n - 1] ?? days))) wrong.push(`${what}: ${daysAgo.join(", ")}`);
  };
  for (const { by, daysAgo, jobTitle } of castOffers) expectOrder(jobTitle, by.joinedDaysAgo, daysAgo);
  for (const { to, by, daysAgo, seenDaysAgo = 0, decidedDaysAgo = 0 } of castApplications) {
    expectOrder(`${by.username} to ${to.jobTitle}`, to.daysAgo, daysAgo, seenDaysAgo, decidedDaysAgo);
    expectOrder(`${by.username} to ${to.jobTitle}`, by.joinedDaysAgo, daysAgo);
  }
  for (const { by, daysAgo, text, likes = [], comments = [] } of castPosts) {
    expectOrder(text, by.joinedDaysAgo, daysAgo);
    for (const [person, liked] of likes) {
      expectOrder(text, daysAgo, liked);
      expectOrder(text, person.joinedDaysAgo, liked);
    }
    expectOrder(text, daysAgo, ...comments.map((comment) => comment.daysAgo));
    for (const comment of comments)
      for (const [, liked] of comment.likes ?? []) expectOrder(comment.content, comment.daysAgo, liked);
  }
  for (const { messages } of castDiscussions)
    expectOrder(messages[0]?.content ?? "", ...messages.map(({ daysAgo }) => daysAgo));
  expect(wrong).toEqual([]);
});

it("has no two notifications of a person at the same time", () => {
  const moments = castNotifications.map(({ to, daysAgo }) => `${to.username} ${daysAgo}`);
  expect(moments.filter((moment, n) => moments.indexOf(moment) !== n)).toEqual([]);
});

it("shows the applicant offers of every level, and some that list no skills", () => {
  const declared = [...(cast.jeanne.profile?.skills ?? []), "GraphQL", "JavaScript", "SQL"];
  const skills = declared.map((name) => ({ key: skillKey(name), source: { kind: "profile" as const, title: null } }));
  const levels = castOffers.map((offer) => explain(skills, wantedSkills(offer.skills))?.level);
  expect(new Set(levels)).toEqual(new Set(["strong", "medium", "weak", undefined]));
});

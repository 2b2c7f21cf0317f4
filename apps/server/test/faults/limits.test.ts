import { always } from "./changes";
import { finds, startServers } from "./finds";
import { answersHeader, letsThrough, refusals, refusesAfter } from "./responses";

startServers();

finds("createProject: takes a hundred entries and no more", {
  "a list has no end": letsThrough("createProject", 409),
  "99 entries": refusesAfter("createProject", 99, 409),
});

finds("createJobOffer: takes fifty active offers and no more", {
  "any number of active offers": letsThrough("createJobOffer", 409),
  "the refusal states another limit": refusals("createJobOffer", 409, always({ error: "60 offres au plus." })),
});

finds("updateMe: takes ten usernames a day and no more", {
  "any number of usernames": letsThrough("updateMe", 400, 429),
  "nine usernames": refusesAfter("updateMe", 9, 429),
});

finds("updateMe: takes 120 writes a minute of one person", {
  "any number of writes": letsThrough("updateMe", 429),
  "RateLimit tells milliseconds": answersHeader("updateMe", "ratelimit", '"write";r=0;t=60000'),
});

finds("createComment: limits one person to some sixty a minute", {
  "comments are unlimited": letsThrough("createComment", 429),
  "one author's limit is everyone's": refusesAfter("createComment", 61, 429),
});

finds("createLetterTemplate: keeps twenty, and those there are", {
  "any number of templates": letsThrough("createLetterTemplate", 409),
  "nineteen templates": refusesAfter("createLetterTemplate", 19, 409),
});

finds("exportMe: answers three exports a day and no more", {
  "exports are unlimited": letsThrough("exportMe", 429),
  "two exports": refusesAfter("exportMe", 2, 429),
});

finds("proposeCvEntries: proposes ten times in ten minutes and no more", {
  "proposals are unlimited": letsThrough("proposeCvEntries", 429),
});

finds("createReport: takes thirty reports a day and no more", {
  "reports are unlimited": letsThrough("createReport", 429),
  "29 reports": refusesAfter("createReport", 29, 429),
});

finds("updateApplicantProfile: adds no skill beyond fifty, and then none of them", {
  "skills are unlimited": letsThrough("updateApplicantProfile", 400, 409),
});

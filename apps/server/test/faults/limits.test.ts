import { always } from "./changes";
import { finds, startServers } from "./finds";
import { answersHeader, letsThrough, refusals, refusesAfter } from "./responses";

startServers();

finds({
  "createProject: allows a hundred entries": {
    "a list has no end": letsThrough("createProject", 409),
    "99 entries": refusesAfter("createProject", 99, 409),
  },
  "createJobOffer: allows fifty active offers": {
    "any number of active offers": letsThrough("createJobOffer", 409),
    "the refusal states another limit": refusals("createJobOffer", 409, always({ error: "60 offres au plus." })),
  },
  "saveJobOffer: keeps 500 saved offers of an applicant, and 500 offers of a recruiter": {
    "any number of saved offers": letsThrough("saveJobOffer", 409),
    "any number of closed offers": letsThrough("createJobOffer", 409),
  },
  "updateMe: allows ten username changes a day": {
    "any number of usernames": letsThrough("updateMe", 400, 429),
    "nine usernames": refusesAfter("updateMe", 9, 429),
  },
  "updateMe: allows 120 writes a minute per person": {
    "any number of writes": letsThrough("updateMe", 429),
    "RateLimit tells milliseconds": answersHeader("updateMe", "ratelimit", '"write";r=0;t=60000'),
  },
  "createComment: limits one person to about sixty a minute": {
    "comments are unlimited": letsThrough("createComment", 429),
    "one author's limit is everyone's": refusesAfter("createComment", 61, 429),
  },
  "createLetterTemplate: stores twenty at most": {
    "any number of templates": letsThrough("createLetterTemplate", 409),
    "nineteen templates": refusesAfter("createLetterTemplate", 19, 409),
  },
  "proposeCvEntries: allows ten proposals in ten minutes": {
    "proposals are unlimited": letsThrough("proposeCvEntries", 429),
  },
  "createReport: allows thirty reports a day": {
    "reports are unlimited": letsThrough("createReport", 429),
    "29 reports": refusesAfter("createReport", 29, 429),
  },
  "updateApplicantProfile: adds no skill if there would be more than fifty": {
    "skills are unlimited": letsThrough("updateApplicantProfile", 400, 409),
  },
});

import type { Language } from "@passerelle/domain";
import type { Files } from "../../platform/files/files";
import type { Services } from "../../platform/http/handler";
import type { Log } from "../../platform/log";
import type { User } from "../../platform/database/schema";
import type { LiveUser } from "../../platform/sessions";

/** Whose data is exported, and how. */
interface Person extends Services {
  user: LiveUser & Pick<User, "username">;
  language: Language;
  files: Files;
  log: Log;
  address: string;
}

/** A call as the person would make it, but that marks nothing as seen and tells nobody. */
export const readerOf = ({ user, language, files, ...rest }: Person) => ({
  ...rest,
  user,
  language,
  files: files.forCall(user.id),
  // Not asked for: kept as it is.
  wantedLanguage: user.language ?? undefined,
  say: (text: Record<Language, string>) => text[language],
  marksSeen: false,
  userAgent: undefined,
  cookie: undefined,
  publish: () => undefined,
  sendMail: async () => undefined,
  requestMail: async () => undefined,
  params: {},
  query: {},
  body: {},
});

export type Reader = ReturnType<typeof readerOf>;

import type { Language } from "@passerelle/domain";
import type { Files } from "../../../platform/files/files";
import type { Services } from "../../../platform/http/handler";
import type { Log } from "../../../platform/log";
import type { User } from "../../../platform/database/schema";
import type { LiveUser } from "../../../platform/session-lookup";

/** The person whose data is exported, and the services for it. */
interface Person extends Services {
  user: LiveUser & Pick<User, "username">;
  language: Language;
  files: Files;
  log: Log;
  address: string;
}

/** The context of a call by this person, without marking anything as seen or notifying anyone. */
export const readerOf = ({ user, language, files, ...rest }: Person) => ({
  ...rest,
  user,
  language,
  files: files.forCall(user.id),
  // Keeps the stored language, because an export requests none.
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

import type { Verification } from "@passerelle/ui/auth";

/** What a mail's link carries in its fragment, which no server is sent: an address, and one of its registrations. */
function linked(hash: string): Verification {
  try {
    const [email = "", registrationId] = hash.slice(1).split("/").map(decodeURIComponent);
    return registrationId ? { email, registrationId, isLinked: true } : { email };
  } catch {
    return { email: "" };
  }
}

/**
 * What to verify: what a link names, unless this tab knows its own registration of that address, which a mail about
 * somebody else's does not replace.
 */
export function verificationOf(stored: Verification | null, hash: string): Verification | undefined {
  const link = linked(hash);
  if (link.email === "") return stored ?? undefined;
  if (stored?.email.toLowerCase() !== link.email.toLowerCase()) return link;
  const isOwn = stored.registrationId !== undefined && !stored.isLinked;
  return isOwn || link.registrationId === undefined || stored.registrationId === link.registrationId ? stored : link;
}

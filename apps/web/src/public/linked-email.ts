import type { Verification } from "@passerelle/ui/auth";

/**
 * The data to verify: the link's, unless this tab has its own registration of the same address, which a link from
 * another person's registration must not replace.
 */
function linked(hash: string): Verification {
  try {
    const [email = "", registrationId] = hash.slice(1).split("/").map(decodeURIComponent);
    return registrationId ? { email, registrationId, isLinked: true } : { email };
  } catch {
    return { email: "" };
  }
}

/**
 * What to verify: the link's data, unless this tab has its own registration of the same address, which a link from
 * another person's registration must not replace.
 */
export function verificationOf(stored: Verification | null, hash: string): Verification | undefined {
  const link = linked(hash);
  if (link.email === "") return stored ?? undefined;
  if (stored?.email.toLowerCase() !== link.email.toLowerCase()) return link;
  const isOwn = stored.registrationId !== undefined && !stored.isLinked;
  return isOwn || link.registrationId === undefined || stored.registrationId === link.registrationId ? stored : link;
}

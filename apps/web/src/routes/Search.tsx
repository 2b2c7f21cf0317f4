import { SearchScreen } from "@passerelle/ui/people";
import { useAtomValue } from "jotai";
import { useIdentity } from "../dashboard/use-identity";
import { sessionAtom } from "../session";

/** Applicants also find offers, which recruiters may not list. */
export function Search() {
  const session = useAtomValue(sessionAtom);
  return <SearchScreen me={useIdentity()} withOffers={session?.role === "applicant"} />;
}

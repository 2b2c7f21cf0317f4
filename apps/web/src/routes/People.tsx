import { CompanyScreen, PersonScreen } from "@passerelle/ui/people";
import { useAtomValue } from "jotai";
import { useParams } from "react-router-dom";
import { screens } from "../dashboard/screens";
import { hrefOfTarget } from "../dashboard/target-href";
import { useIdentity } from "../dashboard/use-identity";
import { Loaded } from "../loading/Loaded";
import { paths } from "../paths";
import { roleAtom } from "../session";

const { profile, recruiter, myAccount } = paths;
const hrefs = { profile, myAccount, message: (username: string) => hrefOfTarget({ kind: "discussion", username }) };
const offer = (id: number) => hrefOfTarget({ kind: "job_offer", id });

export function Person() {
  const { username = "" } = useParams();
  const me = useIdentity();
  return <PersonScreen key={username} username={username} me={me} hrefs={hrefs} />;
}

export function Company() {
  const { username = "" } = useParams();
  const me = useIdentity();
  const role = useAtomValue(roleAtom);
  const companyHrefs = { recruiter, myAccount, offer: role === "applicant" ? offer : undefined };
  return (
    <CompanyScreen
      key={username}
      username={username}
      me={me}
      hrefs={companyHrefs}
      renderPosts={(recruiterName) => (
        <Loaded chunk={screens.companyPosts} place="shell" loading={null}>
          {({ CompanyPosts }) => <CompanyPosts username={recruiterName} me={me} />}
        </Loaded>
      )}
    />
  );
}

import { UnsubscribeScreen } from "@passerelle/ui/notifications";
import { paths } from "../paths";

export function Unsubscribe() {
  const code = new URLSearchParams(window.location.search).get("code") ?? "";
  return <UnsubscribeScreen code={code} myAccountHref={paths.myAccount} />;
}

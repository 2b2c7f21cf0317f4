import { Printer } from "lucide-react";
import { Button } from "../../components/actions/Button";
import { type ApplyActions, ApplyOrWithdraw } from "./ApplyOrWithdraw";
import { keptOffer } from "./applying";
import { useOwnApplication } from "./queries";
import { useTranslations } from "./translations";

/** What the reader can do with the application that they kept to a deleted offer: print it, delete it. */
export function KeptActions({ id, ...actions }: ApplyActions & { id: number }) {
  const { t } = useTranslations();
  const { data: own } = useOwnApplication(id);
  const offer = own && keptOffer(own);
  return (
    <>
      <Button variant="outline" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
        {t("kept.print")}
      </Button>
      {offer && <ApplyOrWithdraw offer={offer} {...actions} />}
    </>
  );
}

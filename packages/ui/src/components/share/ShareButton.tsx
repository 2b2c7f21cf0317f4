import { Share2 } from "lucide-react";
import { Button } from "../actions/Button";
import { useTranslations } from "./translations";
import { useShare } from "./use-share";

interface ShareButtonProps {
  /** An offer that anybody can read. */
  offer: { id: number; jobTitle: string };
}

/** Shares a public offer (D-384). */
export function ShareButton({ offer }: ShareButtonProps) {
  const { t } = useTranslations();
  const { share, dialog } = useShare();
  return (
    <>
      <Button variant="outline" alignSelf="start" icon={<Share2 size={16} aria-hidden />} onClick={() => share(offer)}>
        {t("action")}
      </Button>
      {dialog}
    </>
  );
}

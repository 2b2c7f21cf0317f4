import { chakra, HStack } from "@chakra-ui/react";
import { CirclePause, CirclePlay, Copy, Eye, Pencil, Share2, Trash2, Users } from "lucide-react";
import { ActionMenu } from "../../../components/actions/ActionMenu";
import { IconButton } from "../../../components/actions/IconButton";
import type { JobOffer } from "./queries";
import { useOpenOrClose } from "./use-open-or-close";
import { useTranslations } from "./translations";

export interface JobOfferActions {
  onApplications: (offer: JobOffer) => void;
  onPreview: (offer: JobOffer) => void;
  onCopy: (offer: JobOffer) => void;
  /** Called for an expired offer, which needs a new closing date. */
  onReopen: (offer: JobOffer) => void;
  onEdit: (offer: JobOffer) => void;
  onShare: (offer: JobOffer) => void;
  onDelete: (offer: JobOffer) => void;
}

export function RowActions({ offer, ...actions }: JobOfferActions & { offer: JobOffer }) {
  const { t } = useTranslations();
  const { active, isExpired, isDraft, toggle } = useOpenOrClose(offer);
  const title = offer.jobTitle;
  const open = () => (isExpired ? actions.onReopen(offer) : toggle());
  const opening = active
    ? [{ label: t("action.close"), icon: <CirclePause size={18} aria-hidden />, onSelect: toggle }]
    : [{ label: t("action.open"), icon: <CirclePlay size={18} aria-hidden />, onSelect: open }];
  return (
    <HStack display="inline-flex" gap="0" flexWrap={{ base: "wrap", md: "nowrap" }} justify="flex-end">
      {isDraft ? (
        <IconButton label={t("action.publish", { title })} onClick={open}>
          <CirclePlay size={18} aria-hidden />
        </IconButton>
      ) : (
        <ApplicationsButton offer={offer} onOpen={() => actions.onApplications(offer)} />
      )}
      <IconButton label={t("action.preview", { title })} onClick={() => actions.onPreview(offer)}>
        <Eye size={18} aria-hidden />
      </IconButton>
      <IconButton label={t("action.edit", { title })} onClick={() => actions.onEdit(offer)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <ActionMenu
        label={t("action.more", { title })}
        actions={[
          { label: t("action.copy"), icon: <Copy size={18} aria-hidden />, onSelect: () => actions.onCopy(offer) },
          ...(isDraft ? [] : opening),
          ...(active && offer.public === true
            ? [
                {
                  label: t("action.share"),
                  icon: <Share2 size={18} aria-hidden />,
                  onSelect: () => actions.onShare(offer),
                },
              ]
            : []),
          {
            label: t("action.delete"),
            icon: <Trash2 size={18} aria-hidden />,
            onSelect: () => actions.onDelete(offer),
            destructive: true,
          },
        ]}
      />
    </HStack>
  );
}

function ApplicationsButton({ offer, onOpen }: { offer: JobOffer; onOpen: () => void }) {
  const { t } = useTranslations();
  const { jobTitle: title, applicationsCount: number } = offer;
  const label =
    number === undefined ? t("action.applications", { title }) : t("action.applicationsCount", { number, title });
  return (
    <IconButton label={label} px="2.5" onClick={onOpen}>
      <Users size={18} aria-hidden />
      {number !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{number}</chakra.span>}
    </IconButton>
  );
}

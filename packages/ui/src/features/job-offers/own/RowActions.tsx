import { chakra, Flex } from "@chakra-ui/react";
import { CirclePause, CirclePlay, Copy, Eye, Pencil, Trash2, Users } from "lucide-react";
import { IconButton } from "../../../components/actions/IconButton";
import type { JobOffer } from "./queries";
import { useActive } from "./use-active";
import { useTranslations } from "./translations";

export interface JobOfferActions {
  onApplications: (offer: JobOffer) => void;
  onPreview: (offer: JobOffer) => void;
  onCopy: (offer: JobOffer) => void;
  /** One that has passed its closing date needs another one. */
  onReopen: (offer: JobOffer) => void;
  onEdit: (offer: JobOffer) => void;
  onDelete: (offer: JobOffer) => void;
}

/** What a recruiter can do with an offer of the list. */
export function RowActions({ offer, ...actions }: JobOfferActions & { offer: JobOffer }) {
  const { t } = useTranslations();
  const { jobTitle: title, applicationsCount: number } = offer;
  const viewApplications =
    number === undefined ? t("action.applications", { title }) : t("action.applicationsCount", { number, title });
  return (
    <Flex
      display="inline-flex"
      wrap="wrap"
      justify="flex-end"
      minW={{ md: "8.5rem" }}
      maxW={{ md: "8.5rem", xl: "none" }}
    >
      <IconButton label={viewApplications} px="2.5" onClick={() => actions.onApplications(offer)}>
        <Users size={18} aria-hidden />
        {number !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{number}</chakra.span>}
      </IconButton>
      <IconButton label={t("action.preview", { title })} onClick={() => actions.onPreview(offer)}>
        <Eye size={18} aria-hidden />
      </IconButton>
      <IconButton label={t("action.copy", { title })} onClick={() => actions.onCopy(offer)}>
        <Copy size={18} aria-hidden />
      </IconButton>
      <ActiveButton offer={offer} onReopen={actions.onReopen} />
      <IconButton label={t("action.edit", { title })} onClick={() => actions.onEdit(offer)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={t("action.delete", { title })} colorPalette="red" onClick={() => actions.onDelete(offer)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

/** Closes an offer, publishes a draft, or opens an offer again, at once. */
function ActiveButton({ offer, onReopen }: Pick<JobOfferActions, "onReopen"> & { offer: JobOffer }) {
  const { t } = useTranslations();
  const { active, isExpired, isDraft, toggle } = useActive(offer);
  const title = offer.jobTitle;
  const opening = isDraft ? "publish" : "open";
  return (
    <IconButton
      label={t(`action.${active ? "close" : opening}`, { title })}
      onClick={() => (isExpired ? onReopen(offer) : toggle())}
    >
      {active ? <CirclePause size={18} aria-hidden /> : <CirclePlay size={18} aria-hidden />}
    </IconButton>
  );
}

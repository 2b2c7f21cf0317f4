import { chakra } from "@chakra-ui/react";
import { Pencil, Trash2, Users } from "lucide-react";
import { dayInParis, hasClosed } from "@passerelle/domain";
import { DateText, formatDate } from "../../i18n";
import { CellText } from "../../components/CellText";
import { ContractName } from "../../components/ContractName";
import { Badge } from "../../components/Badge";
import { IconButton } from "../../components/IconButton";
import { PagedTable, type Paging } from "../../components/PagedTable";
import { RemoteName } from "../../components/remote-work/RemoteName";
import { RowTitle } from "../../components/RowTitle";
import type { JobOffer } from "./queries";
import { useNow } from "../../components/use-now";
import { useTranslations } from "./translations";

interface JobOfferActions {
  onApplications: (offer: JobOffer) => void;
  onEdit: (offer: JobOffer) => void;
  onDelete: (offer: JobOffer) => void;
}

type JobOfferTableProps = Paging<JobOffer> & JobOfferActions;

/** The recruiter's offers: title, location, contract, created date, Active/Inactive. */
export function JobOfferTable({ onApplications, onEdit, onDelete, ...paging }: JobOfferTableProps) {
  const { t } = useTranslations();
  const actions = { onApplications, onEdit, onDelete };
  return (
    <PagedTable
      {...paging}
      label={t("title")}
      rowKey={(offer) => offer.id}
      title={{
        header: t("column.title"),
        cell: (offer) => <RowTitle onClick={() => onApplications(offer)}>{offer.jobTitle}</RowTitle>,
      }}
      columns={[
        { header: t("column.location"), cell: (offer) => <Place offer={offer} /> },
        { header: t("column.contract"), cell: (offer) => <ContractName contract={offer.contract} /> },
        { header: t("column.createdAt"), named: true, cell: (offer) => <CreatedAt offer={offer} /> },
        { header: t("column.status"), cell: (offer) => <Status offer={offer} /> },
      ]}
      actions={(offer) => <RowActions offer={offer} {...actions} />}
    />
  );
}

function CreatedAt({ offer: { createdAt } }: { offer: JobOffer }) {
  return (
    <chakra.span display="inline-block" minW={{ md: "24" }} whiteSpace={{ xl: "nowrap" }}>
      <DateText value={createdAt} style="day" />
    </chakra.span>
  );
}

function Place({ offer: { location, remote = "none" } }: { offer: JobOffer }) {
  return (
    <>
      <CellText>{location}</CellText>
      {remote !== "none" && (
        <Detail>
          <RemoteName remote={remote} />
        </Detail>
      )}
    </>
  );
}

function Status({ offer: { active, closingDate } }: { offer: JobOffer }) {
  const { t, lang } = useTranslations();
  const date = closingDate && formatDate(closingDate, "date", lang);
  const closed = hasClosed(closingDate ?? null, dayInParis(new Date(useNow()))) && !active;
  return (
    <>
      <chakra.span display="inline-block" minW="max-content">
        <Badge tone={active ? "green" : "neutral"}>{t(active ? "active" : "inactive")}</Badge>
      </chakra.span>
      {date && <Detail>{t(closed ? "closed" : "closes", { date })}</Detail>}
    </>
  );
}

const Detail = chakra("span", { base: { display: "block", textStyle: "xs", color: "ink.muted", mt: "0.5" } });

function RowActions({ offer, onApplications, onEdit, onDelete }: JobOfferActions & { offer: JobOffer }) {
  const { t } = useTranslations();
  const { jobTitle: title, applicationsCount: number } = offer;
  const viewApplications =
    number === undefined ? t("action.applications", { title }) : t("action.applicationsCount", { number, title });
  return (
    <>
      <IconButton label={viewApplications} px="2.5" onClick={() => onApplications(offer)}>
        <Users size={18} aria-hidden />
        {number !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{number}</chakra.span>}
      </IconButton>
      <IconButton label={t("action.edit", { title })} onClick={() => onEdit(offer)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={t("action.delete", { title })} colorPalette="red" onClick={() => onDelete(offer)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </>
  );
}

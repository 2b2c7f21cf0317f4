import { VisuallyHidden, chakra } from "@chakra-ui/react";
import { DateText, formatDate } from "../../../i18n";
import { CellText } from "../../../components/lists/CellText";
import { ContractName } from "../../../components/offers/ContractName";
import { Badge } from "../../../components/badges/Badge";
import { PagedTable, type Paging } from "../../../components/lists/PagedTable";
import { RemoteName } from "../../../components/offers/RemoteName";
import { RowTitle } from "../../../components/lists/RowTitle";
import type { JobOffer } from "./queries";
import { type JobOfferActions, RowActions } from "./RowActions";
import { useOpenOrClose } from "./use-open-or-close";
import { useTranslations } from "./translations";
import { useHrefs } from "../../../components/text/hrefs";
import { Anchor } from "../../../components/text/Link";

const Received = chakra(Anchor, {
  base: {
    display: "inline-block",
    py: { base: "3", md: "0.5" },
    color: "brand.fg",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    borderRadius: "sm",
  },
});

/** Keeps a number and its noun on one line. */
const Whole = chakra("span", { base: { whiteSpace: "nowrap" } });

/** The applicants who opened an offer and who applied, with a link to the applications; unknown numbers are omitted. */
function OfferNumbers({ offer }: { offer: JobOffer }) {
  const { t } = useTranslations();
  const { viewsCount: views, applicationsCount: count = 0, unreadApplicationsCount: unread = 0 } = offer;
  const href = useHrefs()?.received(offer.id);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      textStyle="sm"
      fontWeight="normal"
      color="ink.muted"
      fontVariantNumeric="tabular-nums"
      _empty={{ display: "none" }}
    >
      {views !== undefined && <span>{t("views", { count: views })}</span>}
      {count > 0 && href && (
        <Received href={href}>
          <Whole>{t(unread > 0 ? "receivedAnd" : "received", { count })}</Whole>
          {unread > 0 && (
            <>
              {" "}
              <Whole fontWeight="semibold">{t("unread", { count: unread })}</Whole>
            </>
          )}
          <VisuallyHidden>{t("ofOffer", { title: offer.jobTitle })}</VisuallyHidden>
        </Received>
      )}
    </chakra.div>
  );
}

type JobOfferTableProps = Paging<JobOffer> & JobOfferActions;

/** The recruiter's offers: title, location, contract, created date, Active/Inactive. */
export function JobOfferTable(props: JobOfferTableProps) {
  const { onApplications, onPreview, onCopy, onReopen, onEdit, onShare, onDelete, ...paging } = props;
  const { t } = useTranslations();
  const actions = { onApplications, onPreview, onCopy, onReopen, onEdit, onShare, onDelete };
  return (
    <PagedTable
      {...paging}
      label={t("title")}
      rowKey={(offer) => offer.id}
      title={{
        header: t("column.title"),
        lines: 2,
        cell: (offer) => (
          <>
            <RowTitle onClick={() => onApplications(offer)}>{offer.jobTitle}</RowTitle>
            <OfferNumbers offer={offer} />
          </>
        ),
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

function Status({ offer }: { offer: JobOffer }) {
  const { t, lang } = useTranslations();
  const { active, isExpired, isDraft } = useOpenOrClose(offer);
  const inactive = isDraft ? "draft" : "inactive";
  const date = offer.closingDate && formatDate(offer.closingDate, "date", lang);
  return (
    <>
      <chakra.span display="inline-block" minW="max-content">
        <Badge tone={active ? "green" : "neutral"}>{t(active ? "active" : inactive)}</Badge>
      </chakra.span>
      {date && <Detail>{t(isExpired ? "closed" : "closes", { date })}</Detail>}
    </>
  );
}

const Detail = chakra("span", { base: { display: "block", textStyle: "xs", color: "ink.muted", mt: "0.5" } });

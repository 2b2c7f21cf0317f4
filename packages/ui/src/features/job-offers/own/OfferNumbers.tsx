import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { useHrefs } from "../../../components/text/hrefs";
import { Anchor } from "../../../components/text/Link";
import type { JobOffer } from "./queries";
import { useTranslations } from "./translations";

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

/**
 * The number of applicants who opened an offer and who applied, with a link to their applications; unknown numbers are
 * omitted.
 */
export function OfferNumbers({ offer }: { offer: JobOffer }) {
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

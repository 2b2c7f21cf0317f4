import { Box, chakra, Grid, Stack } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useIsMobile } from "../../theme/use-breakpoint";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { useScrollStop } from "../../components/layout/use-scroll-stop";
import { type OfferDetail, OfferText } from "../job-offers";
import { useTranslations } from "./translations";

interface OfferBesideProps {
  /** Undefined while loading, null if it no longer exists. */
  offer: OfferDetail | null | undefined;
  children: ReactNode;
}

/** A form with its offer: beside it, or collapsed above it on phones. An offer that closes meanwhile stays readable. */
export function OfferBeside({ offer, children }: OfferBesideProps) {
  const known = useLastDefined(offer ?? undefined);
  const isMobile = useIsMobile();
  const form = <Stack gap="5">{children}</Stack>;
  if (isMobile)
    return (
      <Stack gap="5">
        {known && <Folded offer={known} />}
        {form}
      </Stack>
    );
  return (
    <Grid templateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="6" alignItems="start">
      {form}
      {(known || offer === undefined) && <Beside offer={known} />}
    </Grid>
  );
}

/** Scrolls separately, so that the letter stays in view. */
function Beside({ offer }: { offer: OfferDetail | undefined }) {
  const { t } = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, { "aria-label": t("apply.offer") });
  return (
    <Box
      as="section"
      ref={box}
      p="5"
      bg="sunken"
      borderRadius="card"
      minH="16rem"
      maxH="min(60dvh, 36rem)"
      overflowY="auto"
      outlineOffset="-2px"
      aria-label={t("apply.offer")}
      {...stop}
    >
      {offer && <OfferText offer={offer} />}
    </Box>
  );
}

function Folded({ offer }: { offer: OfferDetail }) {
  const { t } = useTranslations();
  return (
    <chakra.details bg="sunken" borderRadius="card" px="4" css={{ "&[open] > summary svg": { rotate: "90deg" } }}>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="1.5"
        minH="target"
        fontWeight="medium"
        cursor="pointer"
        listStyleType="none"
      >
        <ChevronRight size={18} aria-hidden />
        {t("apply.offer")}
      </chakra.summary>
      <Box pb="4" pt="1">
        <OfferText offer={offer} />
      </Box>
    </chakra.details>
  );
}

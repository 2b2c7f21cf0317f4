import { Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ErrorText } from "../../../components/fields/ErrorText";
import { useAddress, useAddressId } from "../../../address";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { EmptyState } from "../../../components/states/EmptyState";
import { ReadNote } from "../../../components/offers/ReadNote";
import { ListScreen } from "../../../components/lists/ListScreen";
import { useReopenedForm } from "../../../forms/drafts/use-reopened-form";
import { useDialogState } from "../../../components/dialogs/use-dialog-state";
import { useShare } from "../../../components/share/use-share";
import { DeleteJobOfferDialog } from "./DeleteJobOfferDialog";
import { DraftActions } from "./DraftActions";
import type { JobOfferDraft } from "./JobOfferForm";
import { JobOfferTable } from "./JobOfferTable";
import { isNarrowed, wantedOf, wholeList } from "./own-search";
import { OwnOfferTools } from "./OwnOfferTools";
import { type JobOffer, useJobOffers } from "./queries";
import { useTranslations } from "./translations";
import { lazyDialog } from "../../../chunks/lazy-dialog";

interface JobOffersScreenProps {
  username: string;
  /** Renders the dialog with the applications to an offer, given at least its id; closed if undefined. */
  renderApplications: (offer: OfferOfApplications | undefined, onClose: () => void) => ReactNode;
  /** The dialog with an offer as applicants see it, for a draft with what its recruiter can do; closed if undefined. */
  renderPreview: (offerId: JobOffer["id"] | undefined, onClose: () => void, draftActions: ReactNode) => ReactNode;
}

/** The offer in the address; it is known if it is on the current page of the list. */
type OfferOfApplications = Pick<JobOffer, "id"> & Partial<JobOffer>;

type Task = ({ kind: "save" } & JobOfferDraft) | { kind: "delete" | "preview"; offer: JobOffer };

const JobOfferDialog = lazyDialog(async () => (await import("./JobOfferDialog")).JobOfferDialog, {
  isOpen: ({ draft }) => draft !== undefined,
  prefetch: true,
});

const mayHaveUnread = ({ unreadApplicationsCount: count }: JobOffer) => count !== 0;

/** The recruiter's offers: search, create, copy, preview, close and delete them, and open their applications. */
export function JobOffersScreen({ username, renderApplications, renderPreview }: JobOffersScreenProps) {
  const { t, lang, say } = useTranslations();
  const { params, push, leave } = useAddress();
  const wanted = wantedOf(params);
  const offers = useJobOffers(username, wanted);
  const offerId = useAddressId("offer");
  const listed = offers.query.data?.items.find(({ id }) => id === offerId);
  const open = offerId === undefined ? undefined : (listed ?? { id: offerId });
  const { task, openDialog, close, finish, banner } = useDialogState<Task>();
  useReopenedForm("job-offer", offers.query.data?.items, (offer, missing) =>
    openDialog({ kind: "save", offer, missing }),
  );
  const previewed = task?.kind === "preview" ? task.offer : undefined;
  const { share, dialog: shareDialog } = useShare();
  const add = (label: string) => (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => openDialog({ kind: "save" })}>
      {label}
    </Button>
  );
  return (
    <ListScreen
      title={t("title")}
      lang={lang}
      list={offers}
      banner={banner}
      action={add(t("add"))}
      loading={t("loading")}
      failed={<ErrorText error={offers.query.error} otherwise={say("loadFailed")} />}
      tools={<OwnOfferTools wanted={wanted} page={offers.query.data} />}
      empty={
        isNarrowed(wanted) ? (
          <EmptyState action={<Button onClick={() => push(wholeList)}>{t("showAll")}</Button>}>
            <Announced as="span">{t("noneFound")}</Announced>
          </EmptyState>
        ) : (
          <EmptyState action={add(t("addFirst"))}>{t("empty")}</EmptyState>
        )
      }
      table={(paging) => (
        <Stack gap="3">
          {paging.list?.items.some(mayHaveUnread) && <ReadNote maxW="80ch" />}
          <JobOfferTable
            {...paging}
            onApplications={({ id }) => push({ offer: String(id) })}
            onPreview={(offer) => openDialog({ kind: "preview", offer })}
            onCopy={(like) => openDialog({ kind: "save", like })}
            onReopen={(offer) => openDialog({ kind: "save", offer, like: offer })}
            onEdit={(offer) => openDialog({ kind: "save", offer })}
            onShare={share}
            onDelete={(offer) => openDialog({ kind: "delete", offer })}
          />
        </Stack>
      )}
    >
      <JobOfferDialog
        username={username}
        draft={task?.kind === "save" ? task : undefined}
        onClose={close}
        onSaved={(text) => finish({ tone: "success", text })}
      />
      <DeleteJobOfferDialog offer={task?.kind === "delete" ? task.offer : undefined} onClose={close} onDone={finish} />
      {shareDialog}
      {renderPreview(
        previewed?.id,
        close,
        previewed && (
          <DraftActions
            offer={previewed}
            username={username}
            onEdit={() => openDialog({ kind: "save", offer: previewed })}
            onReopen={() => openDialog({ kind: "save", offer: previewed, like: previewed })}
            onPublished={close}
          />
        ),
      )}
      {renderApplications(open, () => leave({ offer: null }))}
    </ListScreen>
  );
}

import { Flex, Stack, chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useAddress, useAddressId } from "../../../address";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { EmptyState } from "../../../components/states/EmptyState";
import { ReadNote } from "../../../components/offers/ReadNote";
import { ListScreen } from "../../../components/lists/ListScreen";
import { useReopenedForm } from "../../../forms/drafts/form-drafts";
import { useDialogState } from "../../../components/dialogs/use-dialog-state";
import { useShare } from "../../../components/share/use-share";
import type { JobOfferDraft } from "./JobOfferForm";
import { JobOfferTable } from "./JobOfferTable";
import { isNarrowed, wantedOf, wholeList } from "./own-search";
import { OwnOfferTools } from "./OwnOfferTools";
import { type JobOffer, useDeleteJobOffer, useJobOffers } from "./queries";
import { useTranslations } from "./translations";
import { lazyDialog } from "../../../chunks/lazy-dialog";
import { CompanyHint } from "./CompanyHint";
import { useOpenOrClose } from "./use-open-or-close";
import { DeleteDialog } from "../../../components/dialogs/DeleteDialog";
import type { Message } from "../../../components/feedback/MessageBox";
import { useLastDefined } from "../../../components/provider/use-last-defined";

interface DeleteJobOfferDialogProps {
  /** The offer to delete; undefined while the dialog is closed. */
  offer: JobOffer | undefined;
  onClose: () => void;
  /** Called after the offer was deleted, or could not be. */
  onDone: (message: Message) => void;
}

/** Asks before an offer is deleted, and shows how many applications leave the lists with it. */
function DeleteJobOfferDialog({ offer, ...outcome }: DeleteJobOfferDialogProps) {
  const { t, say } = useTranslations();
  const remove = useDeleteJobOffer();
  const { jobTitle: title, applicationsCount: count = 0 } = useLastDefined(offer) ?? {};
  return (
    <DeleteDialog
      id={offer?.id}
      title={t("delete.title")}
      remove={remove}
      deleted={say("deleted")}
      failed={say("deleteFailed")}
      {...outcome}
    >
      {t("delete.question", { title })}
      {count > 0 && (
        <chakra.strong display="block" mt="2" color="danger" fontWeight="medium">
          {t("delete.warning", { count })}
        </chakra.strong>
      )}
    </DeleteDialog>
  );
}

interface DraftActionsProps {
  offer: JobOffer;
  username: string;
  onEdit: () => void;
  /** Called for a draft with a closing date in the past, which needs a new one. */
  onReopen: () => void;
  onPublished: () => void;
}

/** Publishes or edits a draft from its preview, which says if readers will see no company name. */
function DraftActions({ offer, username, onEdit, onReopen, onPublished }: DraftActionsProps) {
  const { t } = useTranslations();
  const { isExpired, toggle } = useOpenOrClose(offer);
  const publish = () => {
    toggle();
    onPublished();
  };
  return (
    <Stack gap="3" w="full">
      <CompanyHint username={username} />
      <Flex wrap="wrap" gap="3" justify="flex-end">
        <Button variant="outline" colorPalette="neutral" onClick={onEdit}>
          {t("editDraft")}
        </Button>
        <Button onClick={isExpired ? onReopen : publish}>{t("form.publish")}</Button>
      </Flex>
    </Stack>
  );
}

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
      failed={say("loadFailed")}
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

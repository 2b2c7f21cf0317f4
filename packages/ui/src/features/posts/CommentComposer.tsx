import { Box, chakra, Stack } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { lengthOf, limits, trimText } from "@passerelle/domain";
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";
import { isGone } from "../../api";
import { quoteOr } from "../../i18n";
import { Button } from "../../kit/Button";
import { CopyButton } from "../../kit/CopyButton";
import { LengthCounter } from "../../kit/LengthCounter";
import { formKey } from "../../kit/form-drafts";
import { Notice } from "../../kit/Notice";
import { RestoredNotice } from "../../kit/RestoredNotice";
import { Textarea } from "../../kit/Textarea";
import { useOutcome } from "../../kit/use-outcome";
import type { Notify } from "../../kit/use-dialog-state";
import { useTextDraft } from "../../kit/use-form-draft";
import { putCaretAtEnd } from "./CommentEditor";
import { Prose } from "./Prose";
import { useAddComment } from "./queries";
import { useFailureSentence } from "../../kit/use-error-sentence";
import { useTranslations } from "./translations";

interface CommentComposerProps {
  postId: number;
  /** Who writes. */
  me: Identity;
  /** The post has been deleted: what is typed stays, to be copied. */
  gone: boolean;
  /** The comment is there, under this id, where the server tells it. */
  onAdded: (id: number) => void;
  notify: Notify;
}

/** Writes a comment; blank text is refused, and what was typed stays until it is published. */
export function CommentComposer({ postId, me, gone, onAdded, notify }: CommentComposerProps) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const { text, setText, restored, draftNow, whileSaving, onCopied } = useTextDraft(formKey("comment", postId));
  const box = useRef<HTMLTextAreaElement>(null);
  const resume = useEffectEvent(() => restored && putCaretAtEnd(box.current));
  // The dialog may have opened before its post was there.
  useEffect(() => void resume(), []);
  const add = useAddComment(postId, me);
  const content = trimText(text);
  const tellOutcome = useOutcome();
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!content || add.isPending) return;
    tellOutcome(whileSaving(add.mutateAsync(content)), {
      success: ({ message }) => quoteOr(message, say("comment.added")),
      failure: (error) => failureSentence(error, say("comment.addFailed")),
      draft: draftNow,
      onSuccess: (said, { data }) => {
        setText("");
        if (data) onAdded(data.id);
        notify({ tone: "success", text: said });
        box.current?.focus();
      },
      onError: (said, error) => {
        if (!isGone(error)) notify({ tone: "error", text: said });
      },
    });
  };
  if (gone || isGone(add.error)) {
    return (
      <Box width="full">
        <Notice text={say("comments.postGone")}>
          {content && (
            <>
              <Prose mb="2">{content}</Prose>
              <CopyButton text={content} onCopied={onCopied} />
            </>
          )}
        </Notice>
      </Box>
    );
  }
  return (
    <chakra.form onSubmit={publish} display="flex" alignItems="flex-end" gap="3" width="full">
      <Stack gap="1" flex="1" minW="0">
        {restored && <RestoredNotice />}
        <Textarea
          ref={box}
          rows={1}
          minH={{ base: "target", md: "10" }}
          maxH="10rem"
          resize="none"
          py={{ base: "2.5", md: "2" }}
          aria-label={t("comments.add")}
          placeholder={t("comments.add")}
          value={text}
          readOnly={add.isPending}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <LengthCounter length={lengthOf(text)} limit={limits.comment} />
      </Stack>
      <Button type="submit" busy={add.isPending} disabled={!content}>
        {t("comments.publish")}
      </Button>
    </chakra.form>
  );
}

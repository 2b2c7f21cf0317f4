import { Box, chakra, mergeRefs, Stack } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { lengthOf, textLimits, trimText } from "@passerelle/domain";
import { useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isGone } from "../../data";
import { quoteOr } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { CopyButton } from "../../components/actions/CopyButton";
import { LengthCounter } from "../../components/fields/LengthCounter";
import { Notice } from "../../components/feedback/Notice";
import { RestoredNotice } from "../../forms/FormNotes";
import { Textarea } from "../../components/fields/TextInput";
import type { Notify } from "../../components/dialogs/use-dialog-state";
import { useSave } from "../../forms/use-save";
import { putCaretAtEnd } from "./CommentEditor";
import { Prose } from "./Prose";
import { commentDraft, useAddComment } from "./comment-queries";
import { useTranslations } from "./translations";

interface CommentComposerProps {
  postId: number;
  /** The current user. */
  me: Identity;
  /** The post was deleted: the typed text stays and can be copied. */
  gone: boolean;
  /** Called after publication with the comment's id, if the server sends it. */
  onAdded: (id: number) => void;
  notify: Notify;
}

/** Writes a comment; refuses blank text, and keeps the text until it is published. */
export function CommentComposer({ postId, me, gone, onAdded, notify }: CommentComposerProps) {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { text: "" } });
  const text = useWatch({ control: form.control, name: "text" });
  const add = useAddComment(postId, me);
  const { submit, restored } = useSave({
    form,
    fields: ["text"],
    draft: commentDraft(postId),
    call: ({ text }) => (text ? add.mutateAsync(text) : undefined),
    success: ({ message }) => quoteOr(message, say("comment.added")),
    failure: say("comment.addFailed"),
    staysOpen: true,
    onSuccess: (said, { data }) => {
      form.reset({ text: "" });
      if (data) onAdded(data.id);
      notify({ tone: "success", text: said });
      box.current?.focus();
    },
    onError: (said, error) => {
      if (!isGone(error)) notify({ tone: "error", text: said });
    },
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const prose = useRef<HTMLParagraphElement>(null);
  const { ref, ...control } = form.register("text", { setValueAs: trimText });
  useEffect(() => {
    if (restored) putCaretAtEnd(box.current);
  }, [restored]);
  if (gone || isGone(add.error)) {
    return (
      <Box width="full">
        <Notice text={say("comments.postGone")}>
          {text && (
            <>
              <Prose ref={prose} mb="2">
                {text}
              </Prose>
              <CopyButton
                text={text}
                onSelect={() => prose.current && getSelection()?.selectAllChildren(prose.current)}
                onCopied={() => form.reset({ text })}
              />
            </>
          )}
        </Notice>
      </Box>
    );
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" alignItems="flex-end" gap="3" width="full">
      <Stack gap="1" flex="1" minW="0">
        {restored && <RestoredNotice />}
        <Textarea
          rows={1}
          minH={{ base: "target", md: "10" }}
          maxH="10rem"
          resize="none"
          py={{ base: "2.5", md: "2" }}
          aria-label={t("comments.add")}
          placeholder={t("comments.add")}
          readOnly={add.isPending}
          {...control}
          ref={mergeRefs(ref, box)}
        />
        <LengthCounter length={lengthOf(text)} limit={textLimits.comment} />
      </Stack>
      <Button type="submit" busy={add.isPending} disabled={!text}>
        {t("comments.publish")}
      </Button>
    </chakra.form>
  );
}

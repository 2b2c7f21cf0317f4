import { chakra, Flex, mergeRefs } from "@chakra-ui/react";
import { lengthOf, textLimits, trimText } from "@passerelle/domain";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isGone } from "../../data/call-failures";
import { quoteOr } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { CopyButton } from "../../components/actions/CopyButton";
import { LengthCounter } from "../../components/fields/LengthCounter";
import { formKey } from "../../forms/drafts/form-drafts";
import { Notice } from "../../components/feedback/Notice";
import { ownEscape } from "../../components/dialogs/layers";
import { RestoredNotice } from "../../forms/FormNotes";
import { Textarea } from "../../components/fields/TextInput";
import type { Notify } from "../../components/dialogs/use-dialog-state";
import { useSave } from "../../forms/use-save";
import { useComponentTranslations } from "../../components/translations";
import { useStateTranslations } from "../../components/states/translations";
import type { Comment } from "./posts";
import { useSaveComment } from "./comment-queries";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import { useTranslations } from "./translations";

interface CommentEditorProps {
  postId: number;
  comment: Comment;
  /** It was deleted: the typed text stays and can be copied. */
  gone: boolean;
  /** Called when the text starts or stops differing from the saved one. */
  onEdited: (edited: boolean) => void;
  /** Edit mode is over. */
  onLeave: () => void;
  notify: Notify;
}

/** Edits a comment in its place; blank and unchanged text are refused. */
export function CommentEditor({ postId, comment, gone, onEdited, onLeave, notify }: CommentEditorProps) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const components = useComponentTranslations();
  const states = useStateTranslations();
  const form = useForm({ defaultValues: { text: trimText(comment.content) } });
  const { isDirty } = form.formState;
  const text = useWatch({ control: form.control, name: "text" });
  const save = useSaveComment(postId, comment.id);
  const isLost = gone || isGone(save.error);
  const canSave = text !== "" && isDirty;
  const { submit, restored, confirmDiscard, discard } = useSave({
    form,
    fields: ["text"],
    draft: formKey(commentEditorOf(postId), comment.id),
    call: ({ text }) => (canSave ? save.mutateAsync(text) : undefined),
    success: ({ message }) => quoteOr(message, say("comment.saved")),
    failure: say("comment.saveFailed"),
    onSuccess: (said) => {
      onLeave();
      notify({ tone: "success", text: said });
    },
    onError: (said, error) => {
      if (!isGone(error)) notify({ tone: "error", text: said });
    },
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const { ref, ...control } = form.register("text", { setValueAs: trimText });
  useEffect(() => putCaretAtEnd(box.current), []);
  useEffect(() => onEdited(isDirty), [onEdited, isDirty]);
  const leaveOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Escape" && !nativeEvent.isComposing) void confirmDiscard().then((agreed) => agreed && onLeave());
  };
  const cancel = () => {
    discard();
    onLeave();
  };
  return (
    <chakra.form data-passing {...ownEscape} onKeyDown={leaveOnEscape} onSubmit={submit} mt="2">
      {restored && (
        <chakra.div mb="2">
          <RestoredNotice />
        </chakra.div>
      )}
      <Textarea
        rows={2}
        aria-label={t("comments.edit")}
        readOnly={save.isPending}
        {...control}
        ref={mergeRefs(ref, box)}
      />
      {isLost && (
        <Notice text={failureSentence(save.error, states.say("alreadyRemoved"))}>
          {text && (
            <CopyButton text={text} onSelect={() => box.current?.select()} onCopied={() => form.reset({ text })} />
          )}
        </Notice>
      )}
      <Flex align="center" justify="flex-end" gap="3" mt="2">
        <LengthCounter length={lengthOf(text)} limit={textLimits.comment} />
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={cancel}>
          {components.t("cancel")}
        </Button>
        {!isLost && (
          <Button size="sm" type="submit" disabled={!canSave} busy={save.isPending} busyLabel={components.t("saving")}>
            {components.t("save")}
          </Button>
        )}
      </Flex>
    </chakra.form>
  );
}

/** The name under which an edited comment's draft is stored. */
export const commentEditorOf = (postId: number) => `comment-of-${postId}`;

export function putCaretAtEnd(box: HTMLTextAreaElement | null) {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}

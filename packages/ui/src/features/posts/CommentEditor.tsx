import { chakra, Flex } from "@chakra-ui/react";
import { lengthOf, limits, trimText } from "@passerelle/domain";
import { type SubmitEvent, useState } from "react";
import { isGone } from "../../api";
import { Button } from "../../kit/Button";
import { CopyButton } from "../../kit/CopyButton";
import { LengthCounter } from "../../kit/LengthCounter";
import { Notice } from "../../kit/Notice";
import { Textarea } from "../../kit/Textarea";
import { useOutcome } from "../../kit/use-outcome";
import type { Tell } from "../../kit/use-task";
import { useUnsavedChanges } from "../../kit/use-unsaved-changes";
import { useKitWords } from "../../kit/words";
import type { Comment } from "./posts";
import { useSaveComment } from "./queries";
import { useFailureText } from "../../kit/use-failure-text";
import { useWords } from "./words";

interface CommentEditorProps {
  postId: number;
  comment: Comment;
  /** It has been deleted: what is typed stays, to be copied. */
  gone: boolean;
  /** The text differs from what is saved, or no longer. */
  onEdited: (edited: boolean) => void;
  /** Edit mode is over. */
  onLeave: () => void;
  tell: Tell;
}

/** Edits a comment in its place; blank and unchanged text are refused (§5). */
export function CommentEditor({ postId, comment, gone, onEdited, onLeave, tell }: CommentEditorProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const kit = useKitWords();
  const [text, setText] = useState(comment.content);
  const save = useSaveComment(postId, comment.id);
  const content = trimText(text);
  const saved = trimText(comment.content);
  const isChanged = content !== saved;
  const isLost = gone || isGone(save.error);
  const canSave = content !== "" && isChanged;
  const tellOutcome = useOutcome();
  useUnsavedChanges(isChanged);
  const type = (next: string) => {
    setText(next);
    onEdited(trimText(next) !== saved);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSave || save.isPending) return;
    tellOutcome(save.mutateAsync(content), {
      success: ({ message }) => message ?? t("comment.saved"),
      failure: (error) => failureText(error, t("comment.saveFailed")),
      onSuccess: (said) => {
        onLeave();
        tell({ tone: "success", text: said });
      },
      onError: (said, error) => {
        if (!isGone(error)) tell({ tone: "error", text: said });
      },
    });
  };
  return (
    <chakra.form data-passing onSubmit={submit} mt="2">
      <Textarea
        ref={putCaretAtEnd}
        rows={2}
        aria-label={t("comments.edit")}
        value={text}
        readOnly={save.isPending}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {isLost && (
        <Notice text={failureText(save.error, kit.t("alreadyRemoved"))}>
          {content && <CopyButton text={content} />}
        </Notice>
      )}
      <Flex align="center" justify="flex-end" gap="3" mt="2">
        <LengthCounter length={lengthOf(text)} limit={limits.comment} />
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={onLeave}>
          {kit.t("cancel")}
        </Button>
        {!isLost && (
          <Button size="sm" type="submit" disabled={!canSave} busy={save.isPending} busyLabel={kit.t("saving")}>
            {kit.t("save")}
          </Button>
        )}
      </Flex>
    </chakra.form>
  );
}

/** Editing goes on where the text ends. */
function putCaretAtEnd(box: HTMLTextAreaElement | null) {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}

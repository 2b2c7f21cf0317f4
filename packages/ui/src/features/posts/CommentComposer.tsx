import { chakra } from "@chakra-ui/react";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../kit/Button";
import { Textarea } from "../../kit/Textarea";
import { useDialogDirty } from "../../kit/use-dialog-dirty";
import type { Tell } from "../../kit/use-task";
import { useAddComment } from "./queries";
import { useFailureText } from "../../kit/use-failure-text";
import { useWords } from "./words";

interface CommentComposerProps {
  postId: number;
  /** The comment is there, under this id, where the server tells it. */
  onAdded: (id: number) => void;
  tell: Tell;
}

/** Writes a comment; blank text is refused (§5), and what was typed stays until it is published. */
export function CommentComposer({ postId, onAdded, tell }: CommentComposerProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  const add = useAddComment(postId);
  const content = text.trim();
  useDialogDirty(content !== "");
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!content || add.isPending) return;
    add.mutate(content, {
      onSuccess: ({ message, data }) => {
        setText("");
        if (data) onAdded(data.id);
        tell({ tone: "success", text: message ?? t("comment.added") });
        box.current?.focus();
      },
      onError: (error) => tell({ tone: "error", text: failureText(error, t("comment.addFailed")) }),
    });
  };
  return (
    <chakra.form onSubmit={publish} display="flex" alignItems="flex-end" gap="3" width="full">
      <Textarea
        ref={box}
        rows={1}
        dir="auto"
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
      <Button type="submit" busy={add.isPending} disabled={!content}>
        {t("comments.publish")}
      </Button>
    </chakra.form>
  );
}

import { chakra, Flex, Stack, VisuallyHidden } from "@chakra-ui/react";
import { authorOf, isSamePerson } from "@passerelle/api";
import { MessageCircle, Pencil, Trash2 } from "lucide-react";
import { useId } from "react";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { useHrefs } from "../../components/text/hrefs";
import { IconButton } from "../../components/actions/IconButton";
import { usePersonName } from "../../components/people/PersonName";
import { Surface } from "../../components/layout/Surface";
import { BlockButton } from "../blocks";
import { ReportButton } from "../reports";
import { Author } from "./Author";
import { CountButton } from "./CountButton";
import { LikeButton } from "./LikeButton";
import { LikersButton } from "./LikersButton";
import { PictureBox, type PictureBoxProps } from "./PictureBox";
import { commentsCountOf, type Post } from "./posts";
import { PostText } from "./PostText";
import { labelOf } from "./button-label";
import type { LikeOptions } from "./use-like";
import { useTranslations } from "./translations";

export interface PostActions extends Pick<LikeOptions, "me" | "notify"> {
  onComments: (post: Post) => void;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
}

interface PostCardProps extends PostActions {
  post: Post;
  /** Whether its picture is visible from the start. */
  isFirst?: boolean;
  /** Whether this is the post's own page, with the whole text and the comments. */
  isWhole?: boolean;
}

/** A post: author, time, text, picture and actions. */
export function PostCard({ post, isFirst, isWhole = false, ...actions }: PostCardProps) {
  const author = useId();
  const hrefs = useHrefs();
  return (
    <Surface asChild>
      <article aria-labelledby={author}>
        <Stack gap="3" pt={{ base: "4", md: "5" }} px={{ base: "4", md: "6" }} pb="2">
          <Flex align="center" gap="3">
            <Avatar name={post.fullname} src={avatarUrl(post.avatar)} />
            <Author of={post} id={author} href={isWhole ? undefined : hrefs?.post(post.id)} />
          </Flex>
          <PostText text={post.text} isWhole={isWhole} />
          {post.file && (
            <Picture
              src={post.file}
              sizes={post.fileSizes}
              alt={post.imageAlt}
              name={post.fullname}
              loading={isFirst ? "eager" : "lazy"}
            />
          )}
          <LikersButton kind="post" thing={post} />
          <Actions post={post} isWhole={isWhole} {...actions} />
        </Stack>
      </article>
    </Surface>
  );
}

interface PictureProps extends Omit<PictureBoxProps, "alt"> {
  /** The author's description of the picture. */
  alt: string | null | undefined;
  name: string;
}

function Picture({ name, alt, ...picture }: PictureProps) {
  const { t } = useTranslations();
  const personName = usePersonName();
  return (
    <chakra.a
      href={picture.src}
      target="_blank"
      rel="noopener noreferrer"
      display="block"
      mt="1"
      borderRadius="control"
    >
      <PictureBox {...picture} alt={alt ?? t("picture", { name: personName(name) })} />
      {alt && <VisuallyHidden>{t("pictureWhole")}</VisuallyHidden>}
    </chakra.a>
  );
}

function Actions({ post, isWhole, me, notify, onComments, onEdit, onDelete }: PostCardProps) {
  const { t } = useTranslations();
  const count = commentsCountOf(post);
  const excerpt = labelOf(post.text);
  return (
    <Flex wrap="wrap" align="center" gap="1" mx="-2.5">
      <LikeButton kind="post" thing={post} me={me} notify={notify} />
      <CountButton
        label={t("action.comments", { number: count })}
        count={count}
        icon={<MessageCircle size={18} aria-hidden />}
        aria-haspopup={isWhole ? undefined : "dialog"}
        onClick={() => onComments(post)}
      />
      <chakra.span flex="1" />
      {!isSamePerson(authorOf(post), me) ? (
        <>
          <ReportButton kind="post" id={post.id} name={post.fullname} personId={post.userId} />
          <BlockButton id={post.userId} name={post.fullname} />
        </>
      ) : (
        <>
          <IconButton label={t("action.edit")} of={excerpt} onClick={() => onEdit(post)}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton label={t("action.delete")} of={excerpt} colorPalette="red" onClick={() => onDelete(post)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </>
      )}
    </Flex>
  );
}

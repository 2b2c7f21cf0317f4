import { Avatar } from "../../components/people/Avatar";
import { avatarSizes, avatarUrl } from "../../components/people/avatar-url";
import { Picture } from "../../components/people/Picture";

interface PortraitProps {
  name: string;
  file: string | null;
}

/** A person's uncropped picture, or initials. The name is beside it. */
export function Portrait({ name, file }: PortraitProps) {
  const src = avatarUrl(file);
  const initials = <Avatar name={name} size="xl" />;
  if (!src) return initials;
  return (
    <Picture
      src={src}
      srcSet={avatarSizes(src)}
      sizes="128px"
      alt=""
      fallback={initials}
      loading="eager"
      alignSelf="start"
      flexShrink={0}
      boxSize="32"
      objectFit="contain"
      bg="surface"
      borderRadius="card"
    />
  );
}

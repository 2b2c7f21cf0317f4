import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Avatar } from "../../components/people/Avatar";
import { avatarSizes, avatarUrl } from "../../components/people/avatar-url";
import { Picture } from "../../components/people/Picture";

const Frame = chakra("span", {
  base: { alignSelf: "start", flexShrink: 0, lineHeight: "0", borderRadius: "card", overflow: "hidden", bg: "surface" },
});

interface PortraitProps {
  name: string;
  file: string | null;
}

/** A person's uncropped picture, or initials. The name is beside it. */
export function Portrait({ name, file }: PortraitProps) {
  const [failed, setFailed] = useState(false);
  const src = avatarUrl(file);
  if (!src || failed) return <Avatar name={name} size="xl" />;
  return (
    <Frame boxSize="32">
      <Picture
        src={src}
        srcSet={avatarSizes(src)}
        sizes="128px"
        alt=""
        loading="eager"
        boxSize="full"
        objectFit="contain"
        onError={() => setFailed(true)}
      />
    </Frame>
  );
}

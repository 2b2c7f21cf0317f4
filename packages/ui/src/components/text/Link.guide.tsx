import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Link } from "./Link";

export const guide: PartGuide = {
  page: "Components/Link",
  dos: [
    {
      text: "Link to another address, with text that describes its content.",
      example: (
        <Text>
          Vous pouvez <Link href="/dashboard/posts">voir les posts</Link>.
        </Text>
      ),
    },
  ],
  donts: [
    {
      text: "Link a meaningless word, or use a link for an action.",
      example: (
        <Text>
          Pour voir les posts, <Link href="/dashboard/posts">cliquez ici</Link>.
        </Text>
      ),
    },
  ],
};

import { Text } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { ExternalLink } from "./ExternalLink";
import { Link } from "./Link";
import { LinkedText } from "./LinkedText";
import { QuotedRelativeTime } from "./QuotedRelativeTime";
import { TruncatedText } from "./TruncatedText";
import { RowTitle } from "../lists/RowTitle";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/ExternalLink",
    dos: [
      advice(
        "Show the address of a link that a user wrote; it opens in a new tab.",
        <ExternalLink href="https://www.jeanne-martin.example/travaux/" />,
      ),
    ],
    donts: [
      advice(
        "Hide the address behind a generic word.",
        <Text>
          <ExternalLink href="https://www.jeanne-martin.example/">Cliquez ici</ExternalLink>
        </Text>,
      ),
    ],
  },
  {
    page: "Components/Link",
    dos: [
      advice(
        "Link to another address, with text that describes its content.",
        <Text>
          Vous pouvez <Link href="/dashboard/posts">voir les posts</Link>.
        </Text>,
      ),
    ],
    donts: [
      advice(
        "Link a meaningless word, or use a link for an action.",
        <Text>
          Pour voir les posts, <Link href="/dashboard/posts">cliquez ici</Link>.
        </Text>,
      ),
    ],
  },
  {
    page: "Components/LinkedText",
    dos: [
      advice(
        "Use it for text that people write: posts, comments, messages, letters, descriptions.",
        <Text>
          <LinkedText>Le programme de la soirée : https://meetup.example/nantes</LinkedText>
        </Text>,
      ),
    ],
    donts: [
      advice(
        "Use it for a field that contains an address: ExternalLink shows the address itself.",
        <Text>
          <LinkedText>https://www.jeanne-martin.example/travaux/</LinkedText>
        </Text>,
      ),
    ],
  },
  {
    page: "Components/QuotedRelativeTime",
    dos: [
      advice(
        "Say how long ago, as people do; the exact time is in the tooltip.",
        <QuotedRelativeTime value="2024-03-12T14:05:00Z" />,
      ),
    ],
    donts: [advice("Make people calculate.", <Text>2024-03-12T14:05:00Z</Text>)],
  },
  {
    page: "Components/TruncatedText",
    dos: [
      advice(
        "Cut text that would push the rest of a row away; the accessible name has all of it.",
        <RowTitle>
          <TruncatedText limit={24}>Ingénieure données, équipe mesures et instruments</TruncatedText>
        </RowTitle>,
      ),
    ],
    donts: [advice("Cut text that has to be read in full.", <Text>Je cherche un poste de développeuse à...</Text>)],
  },
];

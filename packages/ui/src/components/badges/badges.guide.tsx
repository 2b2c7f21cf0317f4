import { HStack, Text } from "@chakra-ui/react";
import { Bell, Eye } from "lucide-react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Badge } from "./Badge";
import { CountBadge } from "./CountBadge";
import { StatCard } from "./StatCard";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/Badge",
    dos: [
      advice(
        "Name the state in one or two words; the tone only reinforces them.",
        <HStack gap="3" wrap="wrap">
          <Badge tone="green">Active</Badge>
          <Badge tone="red">Inactive</Badge>
        </HStack>,
      ),
    ],
    donts: [
      advice(
        "Convey a difference by colour alone.",
        <HStack gap="3" wrap="wrap">
          <Badge tone="green">Offre</Badge>
          <Badge tone="red">Offre</Badge>
        </HStack>,
      ),
      advice("Put a sentence into it.", <Badge tone="blue">La candidature a été vue hier</Badge>),
    ],
  },
  {
    page: "Components/CountBadge",
    dos: [
      advice(
        "Count items that need the reader's attention, and name them in the accessible label.",
        <HStack gap="2">
          <Text>Messages</Text>
          <CountBadge count={5} label="5 messages non lus" />
        </HStack>,
      ),
    ],
    donts: [
      advice(
        "Count items that need no action.",
        <HStack gap="2">
          <Text>Formations</Text>
          <CountBadge count={12} label="12 formations" />
        </HStack>,
      ),
    ],
  },
  {
    page: "Components/StatCard",
    dos: [
      advice(
        "Put the number first, and link to the items that it counts.",
        <StatCard
          value="12"
          label="Notifications"
          href="/dashboard/notifications"
          icon={<Bell size={20} aria-hidden />}
          note="2 non lues"
        />,
      ),
    ],
    donts: [
      advice(
        "Show a figure that leads to no action, or one that is not a count.",
        <StatCard value="87 %" label="Score de profil" href="/dashboard" icon={<Eye size={20} aria-hidden />} />,
      ),
    ],
  },
];

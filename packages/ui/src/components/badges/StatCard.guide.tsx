import { Bell, Eye } from "lucide-react";
import type { PartGuide } from "../../guides/part-guide";
import { StatCard } from "./StatCard";

export const guide: PartGuide = {
  page: "Components/StatCard",
  dos: [
    {
      text: "Put the number first, and link to the items that it counts.",
      example: (
        <StatCard
          value="12"
          label="Notifications"
          href="/dashboard/notifications"
          icon={<Bell size={20} aria-hidden />}
          note="2 non lues"
        />
      ),
    },
  ],
  donts: [
    {
      text: "Show a figure that leads to no action, or one that is not a count.",
      example: <StatCard value="87 %" label="Score de profil" href="/dashboard" icon={<Eye size={20} aria-hidden />} />,
    },
  ],
};

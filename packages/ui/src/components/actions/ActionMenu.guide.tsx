import { Copy, Pencil, Trash2 } from "lucide-react";
import type { PartGuide } from "../../guides/part-guide";
import { ActionMenu } from "./ActionMenu";

const copy = { label: "Dupliquer", icon: <Copy size={18} aria-hidden />, onSelect: () => undefined };
const edit = { label: "Modifier", icon: <Pencil size={18} aria-hidden />, onSelect: () => undefined };
const remove = { label: "Supprimer", icon: <Trash2 size={18} aria-hidden />, onSelect: () => undefined };

export const guide: PartGuide = {
  page: "Components/ActionMenu",
  dos: [
    {
      text: "Put the less frequent actions of a row into the menu, beside at most three buttons.",
      example: <ActionMenu label="Plus d’actions : Designer produit" actions={[copy, remove]} />,
    },
  ],
  donts: [
    {
      text: "Hide the action that most people come for.",
      example: <ActionMenu label="Plus d’actions : Designer produit" actions={[edit]} />,
    },
  ],
};

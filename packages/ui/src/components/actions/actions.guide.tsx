import { Copy, Pencil, Plus, Sparkles, Trash2 } from "lucide-react";
import { HStack } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { ActionMenu } from "./ActionMenu";
import { Button } from "./Button";
import { IconButton } from "./IconButton";

const copy = { label: "Dupliquer", icon: <Copy size={18} aria-hidden />, onSelect: () => undefined };
const edit = { label: "Modifier", icon: <Pencil size={18} aria-hidden />, onSelect: () => undefined };
const remove = { label: "Supprimer", icon: <Trash2 size={18} aria-hidden />, onSelect: () => undefined };

export const guides: readonly PartGuide[] = [
  {
    page: "Components/ActionMenu",
    dos: [
      advice(
        "Put the less frequent actions of a row into the menu, beside at most three buttons.",
        <ActionMenu label="Plus d’actions : Designer produit" actions={[copy, remove]} />,
      ),
    ],
    donts: [
      advice(
        "Hide the action that most people come for.",
        <ActionMenu label="Plus d’actions : Designer produit" actions={[edit]} />,
      ),
    ],
  },
  {
    page: "Components/Button",
    dos: [
      advice("Say what it does: a verb, and its object if there could be a doubt.", <Button>Publier</Button>),
      advice(
        "Use one solid button per view; all others are outlined.",
        <HStack gap="3" wrap="wrap">
          <Button variant="outline" colorPalette="neutral">
            Annuler
          </Button>
          <Button>Enregistrer</Button>
        </HStack>,
      ),
      advice("Keep its label while it is busy, so that its width does not change.", <Button busy>Enregistrer</Button>),
    ],
    donts: [
      advice("Label it OK or Yes.", <Button>OK</Button>),
      advice(
        "Let two main actions compete.",
        <HStack gap="3" wrap="wrap">
          <Button>Enregistrer</Button>
          <Button>Publier</Button>
        </HStack>,
      ),
      advice(
        "Use red for anything other than removing.",
        <Button colorPalette="red" icon={<Plus size={18} aria-hidden />}>
          Ajouter
        </Button>,
      ),
    ],
  },
  {
    page: "Components/IconButton",
    dos: [
      advice(
        "Use well-known icons, with a label that names the object of the action.",
        <HStack gap="1">
          <IconButton label="Modifier : Master Informatique">
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton label="Supprimer : Master Informatique" colorPalette="red">
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </HStack>,
      ),
    ],
    donts: [
      advice(
        "Use an icon that does not explain its action.",
        <IconButton label="Mettre l'offre en avant">
          <Sparkles size={18} aria-hidden />
        </IconButton>,
      ),
    ],
  },
];

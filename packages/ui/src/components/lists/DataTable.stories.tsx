import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, Trash2 } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Badge } from "../badges/Badge";
import { DataTable, type DataTableProps } from "./DataTable";
import { IconButton } from "../actions/IconButton";
import { RowTitle } from "./RowTitle";

interface Offer {
  id: number;
  title: string;
  place: string;
  active: boolean;
}

const offers: Offer[] = [
  { id: 1, title: "Développeuse React", place: "Lyon", active: true },
  { id: 2, title: "Chef de projet numérique", place: "Nantes", active: false },
  { id: 3, title: "Ingénieure données, équipe mesures et instruments embarqués", place: "Saint-Étienne", active: true },
];

const open = fn();

const meta = {
  title: "Components/DataTable",
  component: DataTable<Offer>,
  args: {
    label: "Offres d'emploi",
    rows: offers,
    rowKey: ({ id }) => id,
    title: { header: "Titre", cell: (offer) => <RowTitle onClick={() => open(offer.id)}>{offer.title}</RowTitle> },
    columns: [
      { header: "Lieu", cell: ({ place }) => place },
      {
        header: "État",
        cell: ({ active }) => <Badge tone={active ? "green" : "red"}>{active ? "Active" : "Inactive"}</Badge>,
      },
    ],
    actions: ({ title }) => (
      <>
        <IconButton label={`Modifier : ${title}`}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Supprimer : ${title}`} colorPalette="red">
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </>
    ),
  } satisfies DataTableProps<Offer>,
} satisfies Meta<typeof DataTable<Offer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chef de projet numérique" }));
    await expect(open).toHaveBeenCalledWith(2);
  },
};

export const WithoutActions: Story = {
  render: ({ label, rows, rowKey, title, columns }) => (
    <DataTable label={label} rows={rows} rowKey={rowKey} title={title} columns={columns} />
  ),
};

/** On a card, a wide cell has its own line and may have a label; empty cells are omitted. */
export const WideNamedAndEmptyCells: Story = {
  args: {
    columns: [
      { header: "Lieu", cell: ({ place }) => place, wide: true },
      { header: "Remarque", cell: ({ id }) => (id === 1 ? "Vue hier" : null), named: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Vue hier")).toBeVisible();
    const isTable = canvas.queryByRole("table") !== null;
    await expect(canvas.getAllByText("Remarque")).toHaveLength(1);
    await expect(canvas.getAllByText("Lieu")).toHaveLength(isTable ? 1 : offers.length);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { announced } from "../feedback/Announcer";
import { PagedTable } from "./PagedTable";
import { RowTitle } from "./RowTitle";

const names = ["Aix", "Brest", "Caen", "Dijon", "Évry", "Foix", "Gap", "Hyères", "Istres", "Joigny"];

const meta = {
  title: "Components/PagedTable",
  component: PagedTable<string>,
  args: {
    label: "Villes",
    list: { items: names, totalPages: 3 },
    page: 2,
    onPage: fn(),
    turning: false,
    rowKey: (name) => name,
    title: { header: "Ville", cell: (name) => <RowTitle>{name}</RowTitle> },
    columns: [{ header: "Lettres", cell: (name) => name.length }],
  },
} satisfies Meta<typeof PagedTable<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const TurnsThePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Suivant|Next/ }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole("button", { name: /Précédent|Previous/ }));
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
  },
};

function Turning(props: ComponentProps<typeof PagedTable<string>>) {
  const [page, setPage] = useState(props.page);
  return <PagedTable {...props} page={page} onPage={setPage} />;
}

const turned = () => announced("polite").filter((text) => text.startsWith("Page "));

/** The first page shown is not announced, each turned one is. */
export const AnnouncesATurnedPage: Story = {
  render: (props) => <Turning {...props} />,
  play: async ({ canvas, userEvent }) => {
    await expect(turned()).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: /Suivant|Next/ }));
    await waitFor(() => expect(turned()).toEqual(["Page 3 sur 3"]));
  },
};

export const StartsATurnedPageAtItsTop: Story = {
  render: (props) => <Turning {...props} />,
  args: { list: { items: names.flatMap((name) => [name, `${name}-le-Vieux`, `${name}-sur-Mer`]), totalPages: 3 } },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: /Suivant|Next/ });
    next.scrollIntoView();
    await expect(canvas.getByRole("button", { name: "Aix" }).getBoundingClientRect().top).toBeLessThan(0);
    await userEvent.click(next);
    await expect(canvas.getByRole("button", { name: "Aix" }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const NextPageOnItsWay: Story = {
  args: { turning: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("button", { name: "Aix" }).closest("[aria-busy=true]")).toBeInTheDocument(),
};

export const FirstPageOnItsWay: Story = {
  args: { list: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
  },
};

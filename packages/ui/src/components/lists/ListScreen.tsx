import type { ReactNode } from "react";
import type { PagedList } from "../../data";
import type { Sentence, Wording } from "../../i18n";
import { Banner } from "../feedback/Banner";
import type { MessageBoxProps } from "../feedback/MessageBox";
import { Page } from "../layout/Page";
import type { Paging } from "./Pages";
import { QueryView } from "../states/QueryView";

interface ListScreenProps<Row> {
  title: string;
  lang: Wording;
  list: PagedList<Row>;
  /** The outcome of the last action. */
  banner: MessageBoxProps;
  /** The button that adds an entry. */
  action?: ReactNode;
  /** Limits the width for reading. */
  narrow?: boolean;
  /** Search and filters above the list, in all its states. */
  tools?: ReactNode;
  loading: string;
  failed: Sentence;
  empty: ReactNode;
  /** A PagedTable or Pages, which also show the loading state. */
  table: (paging: Paging<Row>) => ReactNode;
  /** The dialogs. */
  children: ReactNode;
}

/** A paged list with its states, banner and main action. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, lang, list, banner, action, narrow, tools, loading, failed, empty, table, children } = props;
  const { query, page, onPage } = list;
  const paging = { page, onPage, turning: query.isPlaceholderData };
  return (
    <Page title={title} lang={lang} narrow={narrow} action={action}>
      {tools}
      <div>
        <Banner {...banner} over />
        <div tabIndex={-1}>
          <QueryView
            query={query}
            loading={loading}
            failed={failed}
            skeleton={table({ ...paging, list: undefined })}
            empty={empty}
          >
            {(data) => table({ ...paging, list: data })}
          </QueryView>
        </div>
      </div>
      {children}
    </Page>
  );
}

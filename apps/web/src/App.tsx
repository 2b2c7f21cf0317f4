import { UiProvider } from "@passerelle/ui";
import { Provider as JotaiProvider } from "jotai";
import { Areas } from "./Areas";
import { Boundary } from "./loading/Boundary";
import { store } from "./session";

/** The application: state, look, and what is shown where nothing else has caught a failure. */
export function App() {
  return (
    <JotaiProvider store={store}>
      <UiProvider>
        <Boundary place="page">
          <Areas />
        </Boundary>
      </UiProvider>
    </JotaiProvider>
  );
}

import { LegalProvider, UiProvider } from "@passerelle/ui";
import { Areas } from "./Areas";
import { Boundary } from "./loading/Boundary";
import { paths } from "./paths";

/** The application: its look, and what is shown where nothing else has caught a failure. */
export function App() {
  return (
    <UiProvider>
      <Boundary place="page">
        <LegalProvider hrefs={paths}>
          <Areas />
        </LegalProvider>
      </Boundary>
    </UiProvider>
  );
}

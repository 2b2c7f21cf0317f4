import { LegalProvider, UiProvider } from "@passerelle/ui";
import { Areas } from "./Areas";
import { Boundary } from "./loading/Boundary";
import { paths } from "./paths";

/** The application: its theme, and the fallback for failures that nothing else has caught. */
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

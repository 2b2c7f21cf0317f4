import { expect, it } from "vitest";
import { codeMail, newEmailMail, resetMail, undoMail } from "./code-mails";
import { secondsCodeValid, secondsEmailUndoValid, secondsResetValid } from "./codes";
import { hour, minute, week } from "./durations";

const words = { [15 * minute]: /15 minutes/, [hour]: /une heure|an hour/, [week]: /sept jours|seven days/ };

it.each([
  ["a registration", codeMail("123456", "jeanne@exemple.fr"), secondsCodeValid],
  ["a new address", newEmailMail("123456"), secondsCodeValid],
  ["a new password", resetMail("ABCD-EFGH-JKMN"), secondsResetValid],
  ["the undo of a new address", undoMail("Jeanne", "ABCD-EFGH-JKMN"), secondsEmailUndoValid],
])("the mail for %s says how long its code is valid", (_, { blocks }, valid) => {
  for (const language of [blocks.fr, blocks.en]) expect(JSON.stringify(language)).toMatch(words[valid] ?? "no words");
});

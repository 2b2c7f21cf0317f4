import { pageSize } from "../../data/use-paged-list";
import type { Guide } from "../../guides/guide";

/** What the four lists of a CV have in common; its stories are shown with formations. */
export const commonStates: Guide["states"] = [
  ["A paged table with edit and delete actions, an Ajouter button", "CvListScreen/Ready"],
  ["Cards on mobile", "CvListScreen/Phone"],
  ["Pages", "CvListScreen/TurnsThePage"],
  ["An empty state", "CvListScreen/Empty"],
  ["Loading", "CvListScreen/Loading"],
  ["A modal form to add", "CvForm/Adds"],
  ["A modal form to edit", "CvForm/Edits"],
  ["The dialog is closed while it saves: what became of it comes as a toast", "CvFormLeft/LeftWhileSaving"],
  ["The same, and the save fails", "CvFormLeft/LeftWhileSavingFails"],
  ["The same, and the answer gets lost: nothing is claimed", "CvFormLeft/LeftWhileTheAnswerIsLost"],
  ["The answer comes while the question about leaving is open", "CvFormLeft/SavedWhileItAsks"],
  ["The same, and the save failed", "CvFormLeft/FailsWhileItAsks"],
  ["The dialog is closed after the answer got lost: the list shows what was stored", "CvFormLeft/LeftAfterALostAnswer"],
  ["The modal form is reset each time it opens", "CvForm/StartsAnewEachTime"],
  ["After a session that ended, the form is open again with what was typed", "CvListScreen/FormRestored"],
  ["The same, and its entry has gone meanwhile", "CvListScreen/FormRestoredWithoutItsEntry"],
  ["A new entry is answered with 404: it can be saved again", "CvForm/NotFoundWhenAdding"],
  ["Saving", "CvForm/Busy"],
  ["Required fields are missing", "CvForm/AsksForWhatIsMissing"],
  ["A 400 shows 'Erreur de validation' as 'field: message' lines", "CvForm/RefusedFields"],
  ["Each line leaves the box as its field is corrected", "CvForm/CorrectsRefusedFields"],
  ["A save failure other than 400: 'Une erreur inattendue est survenue.'", "CvForm/Failed"],
  ["Delete needs a confirmation modal", "CvDeleteDialog/Asks"],
  ["Deleted", "CvDeleteDialog/Deletes"],
  ["'Échec de la suppression de la formation.'", "CvDeleteDialog/Failed"],
  ["The answer to a deletion got lost: the list, read again, tells", "CvDeleteDialog/DeletesThoughTheAnswerIsLost"],
  ["The same, and the list cannot be read either: nothing is claimed", "CvDeleteDialog/OutcomeUnknown"],
  ["The server cannot be reached", "CvListScreen/Offline"],
  ["The whole CV as a PDF: what it holds, and in which language", "CvDocument/Ready"],
  ["It is drawn, then saved by a link", "CvDocument/Draws"],
  ["Another language asks for another one", "CvDocument/ChangesTheLanguage"],
  ["It becomes the resume of the profile", "CvDocument/Stores"],
  ["It is being drawn", "CvDocument/Drawing"],
  ["It is being stored", "CvDocument/Storing"],
  ["It could not be drawn", "CvDocument/DrawingFails"],
  ["It could not be stored", "CvDocument/StoringFails"],
  ["The CV has too many pages", "CvDocument/TooLong"],
];

export const commonRules = [
  "Skills and their like are separated by commas, trimmed, and empty items dropped.",
  "Closing a form with something typed in it asks first.",
  "After the last item of a page is deleted, the page before it is shown.",
];

export const pages = ["On one page", pageSize] as const;

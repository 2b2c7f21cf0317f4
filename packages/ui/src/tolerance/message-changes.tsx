import { personKey } from "@passerelle/api";
import { DeleteMessageDialog } from "../features/messages/DeleteMessageDialog";
import { useEdit } from "../features/messages/drafts";
import { type Change, press } from "./change";
import { discussion, me, messages, nothing } from "./samples";
import { json } from "./stage";

const id = 31;

/** The open discussion without its bubbles, which have no height here; a button replaces that of the message. */
function Editable() {
  const { setEdit } = useEdit(personKey(me), personKey(discussion.interlocutor));
  return (
    <>
      <button onClick={() => setEdit({ id, text: "Bonjour" })}>Modifier le message</button>
      {messages("karim.benali")}
    </>
  );
}

/** The changes of messages, which show their outcome themselves. */
export const messageChanges: readonly Change[] = [
  {
    operationId: "updateMessage",
    screen: <Editable />,
    answers: { listDiscussions: json([discussion]) },
    make: async (acting) => {
      await press(/^Modifier le message/)(acting);
      await acting.canvas.findByText("Modification du message");
      await acting.userEvent.type(await acting.canvas.findByPlaceholderText("Tapez votre message..."), " !{Enter}");
    },
  },
  {
    operationId: "deleteMessage",
    screen: <DeleteMessageDialog id={id} onClose={nothing} />,
    make: press(/^Supprimer$/),
    says: /Le message est supprimé/,
  },
];

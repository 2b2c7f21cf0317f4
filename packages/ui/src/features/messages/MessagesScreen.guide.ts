import { ANSWER_LIMIT_MS } from "@passerelle/api";
import { limits } from "@passerelle/domain";
import { type Guide, seconds } from "../../guides/guide";

export const guide: Guide = {
  page: "Messages/MessagesScreen",
  route: "/dashboard/messages",
  purpose: "Talk between two people, delivered as it is written.",
  states: [
    [
      "The left panel lists conversations with a search box 'Search existing conversations...'",
      "MessagesScreen/Conversations",
    ],
    ["'New Conversation' starts a user search", "Discussions/NewDiscussion"],
    [
      "The placeholder 'Search for a user...', the hint 'Enter a name to search for users'",
      "Discussions/NewDiscussion",
    ],
    ["The empty text 'No users found.'", "Discussions/NobodyFound"],
    ["Avatar, full name, last message text and a relative time in French", "MessagesScreen/AsTheSpecificationQuotes"],
    ["'No messages yet' if none", "Discussion/BeforeTheFirstMessage"],
    [
      "The interlocutor's name and @username and the message bubbles, own ones right-aligned",
      "MessagesScreen/OpensAConversation",
    ],
    ["The send box reads 'Tapez votre message...'. Enter sends", "Composer/EnterSends"],
    ["Shift+Enter inserts a newline", "Composer/ShiftEnterBeginsALine"],
    ["With no selection: 'Sélectionnez une conversation pour commencer'", "MessagesScreen/AsTheSpecificationQuotes"],
    ["'No conversations'", "Discussions/Empty"],
    ["'No conversation found'", "Discussions/NothingFound"],
    ["Sending marks the sender busy until the server confirms or reports an error", "Composer/Sending"],
    ["Message send is refused when the text is blank", "Composer/BlankIsRefused"],
    ["'Erreur lors du chargement des discussions'", "Discussions/LoadFailed"],
    ["'Erreur lors du chargement des messages'", "Discussion/LoadFailed"],
    ["'Failed to load users.'", "Discussions/UsersFailed"],
    ["'Connexion WebSocket non disponible'", "Sending/NotConnected"],
    ["'Erreur lors de l'envoi du message'", "Sending/ConfirmationLost"],
    ["The server reports an error", "Sending/Refused"],
    ["The language changes after that", "Sending/RefusalFollowsTheLanguage"],
    ["A confirmation adds the message to the thread and updates the conversation's last message", "Sending/Confirmed"],
    ["If the discussion was new, it is added to the list and selected", "Sending/FirstMessage"],
    ["An incoming message is appended to the open thread", "Live/Arrives"],
    ["It updates the conversation preview and raises a toast", "Live/ArrivesElsewhere"],
    ["The address holds somebody's former username", "MessagesScreen/AddressOfAFormerName"],
    ["The other person, or oneself, takes another username", "Renamed/TheOtherOne"],
    ["What a connection has missed is read again", "Live/LostOnTheWay"],
    ["The live connection is closed", "Live/Offline"],
    ["Loading the conversations", "Discussions/Loading"],
    ["Loading the messages", "Discussion/Loading"],
    ["Older messages on the way", "Discussion/OlderMessages"],
    ["One panel at a time on a phone", "MessagesScreen/OnAPhone"],
    ["Long words", "MessagesScreen/LongWords"],
    ["Long words in messages", "Discussion/LongWords"],
  ],
  rules: [
    "Opening a conversation reads it: its messages leave the badge.",
    "Text that is typed survives a failure, a change of conversation and a reload; a second try is never stored twice.",
    "A conversation begins with its first message; until then it is on this screen alone.",
  ],
  constants: [
    ["A message has at most", `${limits.message} characters`],
    ["Without an answer, sending is given up after", seconds(ANSWER_LIMIT_MS)],
  ],
};

/** What Amélie and Karim, the two accounts to try, have written to each other; the last of it is not read yet. */
export const demoDiscussion = {
  between: ["amelie.durand", "karim.benali"],
  unreadSince: 3,
  messages: [
    {
      by: "karim.benali",
      hoursAgo: 50.2,
      content: "Bonjour Amélie, merci pour votre candidature au poste Go.",
    },
    {
      by: "karim.benali",
      hoursAgo: 50.18,
      content:
        "Votre passerelle entre les horaires de bus et les places de vélo nous a beaucoup plu. C'est un projet personnel ?",
    },
    {
      by: "amelie.durand",
      hoursAgo: 49.1,
      content:
        "Bonjour Karim, oui ! Commencé un dimanche de pluie, et je n'ai jamais vraiment arrêté.\nLe code est en ligne si vous voulez y jeter un œil.",
    },
    { by: "karim.benali", hoursAgo: 26.5, content: "C'est fait, et l'équipe aussi. Les tests sont un plaisir à lire." },
    {
      by: "karim.benali",
      hoursAgo: 26.48,
      content: "Seriez-vous disponible pour en parler ? Une heure suffit, à Nantes ou à distance, comme vous préférez.",
    },
    { by: "amelie.durand", hoursAgo: 25.9, content: "Avec plaisir. Jeudi après-midi ou vendredi matin ?" },
    { by: "karim.benali", hoursAgo: 3.2, content: "Jeudi à 14 h, quai de la Fosse. Le portail bleu, puis l'escalier." },
    { by: "amelie.durand", hoursAgo: 3.1, content: "Parfait, je viendrai à vélo ! 🚲" },
    { by: "karim.benali", hoursAgo: 2.5, content: "À jeudi !" },
  ],
} as const;

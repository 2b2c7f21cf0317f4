import { statements } from "./execute";

/** The search words of people and companies; 0070-words-of-people fills them, and the code that stores the texts updates them. */
export const migration = statements(
  // A word of the names, which all members can find, or of the profile, which they can find if the person allows it.
  `create table person_words (
     user_id bigint not null references users on delete cascade,
     word text collate "C" not null,
     of_name boolean not null,
     is_open boolean not null check (is_open or not of_name),
     primary key (user_id, word, of_name)
   )`,
  `create index person_words_open on person_words (word, user_id) where is_open`,
  `create index person_words_names on person_words (word, user_id) where of_name`,
  `create table company_words (
     user_id bigint not null references users on delete cascade,
     word text collate "C" not null,
     primary key (user_id, word)
   )`,
  `create index company_words_word on company_words (word, user_id)`,
  `create index users_names on users (lastname, firstname, id) where verified_at is not null`,
  // Whether one person has written to another, without reading the other's messages.
  `create index messages_sender on messages (discussion_id, sender_id)`,
);

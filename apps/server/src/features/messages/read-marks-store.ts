import { sql } from "kysely";
import { preparedOne } from "../../platform/database/prepared-queries";

/** Whether both people of a discussion share read marks (D-203). */
export const bothShowMarks = (discussions: string) => sql<boolean>`(
  select count(*) from users s
  where s.id in (${sql.ref(`${discussions}.user_low`)}, ${sql.ref(`${discussions}.user_high`)}) and s.read_marks
) = 2`;

/** The newest of a reader's own messages in discussion `d` that the other person has read (D-204). */
export const readUpTo = (readerId: number) => sql<number | null>`(
  select own.mark from (select case when d.user_low = ${readerId} then d.read_by_high else d.read_by_low end as mark) as own
  where own.mark is not null and ${bothShowMarks("d")}
)`;

/** The same for a stored discussion. */
export const findReadUpTo = preparedOne((db, { id, readerId }: { id: number; readerId: number }) =>
  db.selectFrom("discussions as d").select(readUpTo(readerId).as("readUpTo")).where("d.id", "=", id),
);

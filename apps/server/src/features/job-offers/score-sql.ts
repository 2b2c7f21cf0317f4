import { weights } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";

type Expression = RawBuilder<unknown>;

/** A number as a double, the type `rankOf` calculates with. */
export const number = (value: number) => sql`${sql.lit(value)}::float8`;

/**
 * The score of offer `o` from the matching skills, the matching share of its title and whether the sector is the same.
 */
export const scoreOf = (matched: Expression, title: Expression, sameSector: Expression) => sql`
  ${number(weights.skill)} * (${matched} / (o.skill_total + ${number(weights.smoothing)}))
  + ${number(weights.title)} * (${title}) + ${number(weights.sector)} * (${sameSector})::int`;

/** Whether the sector of offer `o` is the applicant's. */
export const isSameSector = (sector: string) => (sector === "" ? sql`false` : sql`o.sector_key = ${sector}`);

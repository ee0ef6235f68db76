import { type Kysely, sql } from 'kysely'

/** Pairs of short words become numbers (modules/library/ads/search/word-pairs.ts): their lexemes were most of the index of words. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`
    create function number_pairs(terms tsvector) returns tsvector language sql immutable as $$
      select ts_delete(terms, coalesce(array_agg(lexeme), '{}')) || array_to_tsvector(coalesce(
        array_agg(distinct ' ' || to_hex(crc32(convert_to(lexeme, 'UTF8')) % 65536)), '{}'
      ))
      from unnest(terms) where position(' ' in lexeme) > 0
    $$
  `.execute(db)
  // Writes the table and its indexes anew, without the dead rows of an update.
  await sql`alter table ad_search alter column terms type tsvector using number_pairs(terms)`.execute(db)
  await sql`drop function number_pairs(tsvector)`.execute(db)
}

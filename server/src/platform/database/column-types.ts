import type { ColumnType } from 'kysely'

/** A column with a default, which an insert may leave out. */
export type Generated<T> =
  T extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>

/** A bigint, which the driver returns as text. */
export type Int8 = ColumnType<string, string | number, string | number>

/** A numeric, which the driver returns as text: money is never a float. */
export type Numeric = ColumnType<string, string | number, string | number>

/** A date. Read it through `::text`: the driver turns it into midnight in local time. */
export type Day = ColumnType<Date, string, string>

/**
 * A JSON column. It is written as JSON text, because the driver would write a list as a PostgreSQL array, and read as the parsed
 * value.
 */
export type Json<T> = ColumnType<T, string, string>

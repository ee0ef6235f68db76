import type { ColumnType } from 'kysely'

/** A column with a default, which an insert may leave out. */
export type Generated<T> =
  T extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>

/** A bigint, which the driver reads as text. */
export type Int8 = ColumnType<string, string | number, string | number>

/** A numeric, which the driver reads as text: money is never a float. */
export type Numeric = ColumnType<string, string | number, string | number>

/** A date. Read it through `::text`: the driver makes it a local midnight. */
export type Day = ColumnType<Date, string, string>

/** Written as JSON text, because the driver would write a list as a PostgreSQL array; read as the parsed value. */
export type Json<T> = ColumnType<T, string, string>

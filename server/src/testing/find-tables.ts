/** A table that an SQL statement names. */
export interface TableUse {
  table: string
  isWritten: boolean
}

/** The query builder's calls that read or write the table in their first argument. */
const BUILT =
  /\b(\w*[jJ]oin|selectFrom|using|insertInto|updateTable|deleteFrom|mergeInto|copyInto|setDeletedAt|lockVersion)\(\s*(?:\w+, )?\[?'(\w+)/g
/** The SQL keywords before a table's name. */
const SAID =
  /\b(from|join|using|insert into|update|delete from|truncate|merge into|refresh materialized view(?: concurrently)?)\s+(?:only\s+)?(\w+)/gi
/** A second table after a comma. */
const LISTED = /\bfrom\s+\w+(?:\s+as)?(?:\s+\w+)?,\s*(?:lateral\s+)?(\w+)/gi

const WRITING = /^(?:insert|update|delete|merge|copy|truncate|refresh|set|lock)/i

/** Finds the tables that the source of a repository reads and writes. Comments are ignored. */
export function findTables(source: string, tables: ReadonlySet<string>): TableUse[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const found = [
    ...[...code.matchAll(BUILT), ...code.matchAll(SAID)].map(([, word = '', table = '']) => ({
      table,
      // `on conflict … do update set` names no table.
      isWritten: WRITING.test(word),
    })),
    ...[...code.matchAll(LISTED)].map(([, table = '']) => ({ table, isWritten: false })),
  ]
  return found.filter(({ table }) => tables.has(table))
}

import type { AdRow } from '../../library/library.public.ts'

type Values = Readonly<Record<string, unknown>>

/** Columns that each row of our own table fills. */
const OWN_COLUMNS = ['boards', 'ad_id', 'source', 'status', 'format'] as const
/** What stands between boards in our own table. */
const BETWEEN = '; '
const MOST_LISTS = 10_000

/**
 * Splits the lists of boards in a table that an earlier version of the product exported. A name may hold the separator there. Parts of it
 * stand beside each other wherever one of them stands, and all but the first go on in small letters.
 */
export function createOwnBoards() {
  const lists = new Map<string, readonly string[]>()
  let joined: ReadonlySet<string> | null = null

  function watchRow(values: Values): void {
    const list = readOwnList(values)
    if (list !== null && lists.size < MOST_LISTS) {
      lists.set(list, list.split(BETWEEN))
    }
  }

  return {
    /** @yields the rows, and learns their lists */
    async *watch(rows: AsyncIterable<AdRow>): AsyncGenerator<AdRow> {
      for await (const row of rows) {
        if ('values' in row) {
          watchRow(row.values)
        }
        yield row
      }
    },

    /** The names of a row's boards; null for rows of other tools. */
    split(values: Values): string[] | null {
      const list = readOwnList(values)
      joined ??= findJoined([...lists.values()])
      return list === null ? null : joinParts(list.split(BETWEEN), joined)
    },
  }
}
export type OwnBoards = Pick<ReturnType<typeof createOwnBoards>, 'split'>

function readOwnList(values: Values): string | null {
  const { boards } = values
  const isOwn = OWN_COLUMNS.every((column) => typeof values[column] === 'string')
  return isOwn && typeof boards === 'string' && !boards.startsWith('[') ? boards : null
}

function joinParts(parts: readonly string[], joined: ReadonlySet<string>): string[] {
  return parts.reduce<string[]>((names, part, index) => {
    const isRest = joined.has(toPair(parts[index - 1], part))
    return isRest ? [...names.slice(0, -1), `${names.at(-1)}${BETWEEN}${part}`] : [...names, part]
  }, [])
}

/** The pairs of parts of which neither ever stands without the other one. */
function findJoined(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const occurrences = new Map<string, number>()
  const pairs = new Map<string, { first: string; second: string; count: number }>()
  for (const list of lists) {
    for (const [index, part] of list.entries()) {
      occurrences.set(part, (occurrences.get(part) ?? 0) + 1)
      const first = list[index - 1]
      if (first !== undefined && /^\p{Ll}/u.test(part)) {
        const pair = toPair(first, part)
        pairs.set(pair, { first, second: part, count: (pairs.get(pair)?.count ?? 0) + 1 })
      }
    }
  }
  const together = [...pairs].filter(
    ([, { first, second, count }]) => occurrences.get(first) === count && occurrences.get(second) === count,
  )
  return new Set(together.map(([pair]) => pair))
}

function toPair(first: string | undefined, second: string): string {
  return `${first ?? ''}\0${second}`
}

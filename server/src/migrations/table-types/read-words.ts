/** The words of `CHECK ((state = ANY (ARRAY['open'::text, 'done'::text])))`, as PostgreSQL writes `check (state in ('open', 'done'))`. */
export function readWords(check: string): string[] | null {
  const list = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check)?.[1]
  return list === undefined
    ? null
    : Array.from(list.matchAll(/'((?:[^']|'')*)'::text/g), ([, word = '']) => word.replaceAll("''", "'"))
}

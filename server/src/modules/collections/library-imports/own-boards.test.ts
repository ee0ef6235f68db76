import { readAll } from '../../../testing/read-all.ts'
import { csvLine } from '../exports/write-csv.ts'
import { libraryTable } from '../exports/library-table.ts'
import { createOwnBoards } from './own-boards.ts'
import { readPlaces } from './read-places.ts'

const OWN = { ad_id: '1', source: 'meta', status: 'active', format: 'image' }

/** The boards of each row, as a table with these lists of boards is read. */
async function readBoards(lists: readonly string[], others: Readonly<Record<string, string>> = OWN) {
  const ownBoards = createOwnBoards()
  const rows = lists.map((boards, index) => ({ line: index + 2, values: { ...others, boards }, characters: 1 }))
  async function* all() {
    yield* await Promise.resolve(rows)
  }
  await readAll(ownBoards.watch(all()))
  return rows.map(({ values }) => readPlaces(values, { ownBoards }).places.boards)
}

describe('[P-96] boards of our own table', () => {
  test('keep separators in their names, if their parts never stand alone', async () => {
    expect(await readBoards(['A; winners | B, c; Plain', 'Plain; Other', 'A; winners | B, c'])).toEqual([
      ['A; winners | B, c', 'Plain'],
      ['Plain', 'Other'],
      ['A; winners | B, c'],
    ])
    expect(await readBoards(['Hooks; old winners', 'old winners'])).toEqual([['Hooks', 'old winners'], ['old winners']])
  })

  test('of other tools are separated by bars and semicolons too', async () => {
    expect(await readBoards(['A|b;c'], {})).toEqual([['A', 'b', 'c']])
  })

  test('are written so that names with a separator come back', async () => {
    const line = { ad: { media: [], platforms: [] }, saved: null, boards: [{ board: 'x' }, { board: 'y' }] }
    const manifest = {
      boards: [
        { key: 'x', name: 'Q1; a | b' },
        { key: 'y', name: 'Plain' },
      ],
    }
    async function* portions() {
      yield await Promise.resolve({ lines: [line] })
    }
    const [, written = ''] = await readAll(libraryTable(manifest as never, portions() as never))
    expect(written).toContain(csvLine([JSON.stringify(['Q1; a | b', 'Plain'])]).trim())
    const { boards } = readPlaces({ boards: JSON.stringify(['Q1; a | b', 'Plain']) }).places
    expect(boards).toEqual(['Q1; a | b', 'Plain'])
  })
})

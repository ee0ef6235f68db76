import { readAll } from '../../../testing/read-all.ts'
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

  test('are a list in JSON where a name holds a separator', () => {
    const names = ['Q1; a | b', 'Plain']
    expect(
      readPlaces({ ...OWN, boards: JSON.stringify(names) }, { ownBoards: createOwnBoards() }).places.boards,
    ).toEqual(names)
  })
})

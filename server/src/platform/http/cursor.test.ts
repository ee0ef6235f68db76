import { z } from 'zod'
import { decodeCursor, encodeCursor, takePage } from './cursor.ts'

const values = z.tuple([z.iso.datetime(), z.uuid()])

describe('cursor', () => {
  test('carries the values of a row through an address', () => {
    const row = ['2026-03-02T09:00:00.000Z', '01890a5d-ac96-774b-bcce-b302099a8057']
    const cursor = encodeCursor(row)
    expect(cursor).toMatch(/^[\w-]+$/)
    expect(decodeCursor(values, cursor)).toEqual(row)
  })

  test('is null on the first page', () => {
    expect(decodeCursor(values, undefined)).toBeNull()
  })

  test.each(['', 'x', '%00', '💥', encodeCursor(null), encodeCursor(['2026', 1]), encodeCursor({ __proto__: [] })])(
    'a cursor that is not ours (%s) is a validation error on its field',
    (cursor) => {
      expect(() => decodeCursor(values, cursor)).toThrow(
        expect.objectContaining({ status: 422, errors: { cursor: [expect.any(String)] } }),
      )
    },
  )
})

describe('a page of rows', () => {
  const toPosition = (row: { id: number }) => ({ id: row.id })

  test('leads on from its last row when one more was found than it holds', () => {
    const { page, next_cursor } = takePage([{ id: 1 }, { id: 2 }, { id: 3 }], 2, toPosition)
    expect(page).toEqual([{ id: 1 }, { id: 2 }])
    expect(next_cursor).toBe(encodeCursor({ id: 2 }))
  })

  test('is the last one when no more was found than it holds', () => {
    expect(takePage([{ id: 1 }, { id: 2 }], 2, toPosition).next_cursor).toBeNull()
    expect(takePage([], 2, toPosition)).toEqual({ page: [], next_cursor: null })
  })
})

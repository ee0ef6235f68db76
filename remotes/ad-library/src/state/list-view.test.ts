import { DEFAULT_AD_COLUMNS } from '@marquee/ui/ad-columns'
import { readListLook, writeColumns } from './list-view.ts'

const read = (address: string) => readListLook(new URLSearchParams(address))

describe('[P-05] the columns of a list in its address', () => {
  test('an address without columns means the usual ones', () => {
    expect(read('view=list')).toEqual({ view: 'list', columns: DEFAULT_AD_COLUMNS, notApplied: [] })
    expect(writeColumns(DEFAULT_AD_COLUMNS.toReversed())).toBeNull()
  })

  test.each([
    [['score', 'format'], 'format,score'],
    [[], 'none'],
  ] as const)('%j are written, and read as they were', (columns, value) => {
    expect(writeColumns(columns)).toBe(value)
    expect(read(`columns=${value}`)).toMatchObject({ columns: columns.toReversed(), notApplied: [] })
  })

  test('a column that is not known is named, and the usual ones are shown', () => {
    const { columns, notApplied } = read('columns=format,price')
    expect(columns).toBe(DEFAULT_AD_COLUMNS)
    expect(notApplied).toEqual([{ name: 'columns', value: 'format,price', reason: 'There is no such column.' }])
  })
})

import type { AdColumn } from '@marquee/ui/ad-columns'
import { useMemo } from 'react'
import { keepColumns, readKeptColumns } from './kept-columns.ts'
import { type ListView, readListLook, writeColumns } from './list-view.ts'
import type { ListAddress } from './use-list-address.ts'

/**
 * Cards or rows, and the columns of the rows: the address decides, so that a link shows the same to everyone. A list that is switched
 * to rows begins with the columns that were chosen last in this browser.
 */
export function useListLook({ parameters, setOptions }: Pick<ListAddress, 'parameters' | 'setOptions'>) {
  const look = useMemo(() => readListLook(parameters), [parameters])
  return useMemo(
    () => ({
      ...look,
      setView: (view: ListView) =>
        setOptions(view === 'grid' ? { view: null, columns: null } : { view, columns: readKeptColumns() }),
      setColumns: (columns: readonly AdColumn[]) => {
        const value = writeColumns(columns)
        keepColumns(value)
        setOptions({ columns: value })
      },
    }),
    [look, setOptions],
  )
}

export type ListLookControl = ReturnType<typeof useListLook>

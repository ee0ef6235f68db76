import type { ListLookControl } from '../../state/use-list-look.ts'
import { ColumnSelect } from './column-select.tsx'
import { ViewSwitch } from './view-switch.tsx'

interface ListLookProps {
  look: ListLookControl
  /** Whether the ads of the list have notes and tags. */
  hasAnnotations?: boolean
}

/** How a list is shown: cards or rows, and the columns of rows. */
export function ListLook({ look: { view, columns, setView, setColumns }, hasAnnotations = false }: ListLookProps) {
  return (
    <>
      {view === 'list' ? (
        <ColumnSelect columns={columns} hasAnnotations={hasAnnotations} onChange={setColumns} />
      ) : null}
      <ViewSwitch value={view} onChange={setView} />
    </>
  )
}

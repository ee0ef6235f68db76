import { useUnsavedWork } from '@marquee/remote-kit/host-services'
import { type ReactNode, useCallback, useState } from 'react'
import { LeaveDialog } from './leave-dialog.tsx'
import { UnsavedFormsContext, type UnsavedFormsRegistry } from './unsaved-forms-context.ts'

/**
 * Guards every contract form inside of it: asks for confirmation before a user leaves the page with unsaved changes. There is one for each
 * page, because the router supports only one blocker at a time.
 */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<() => boolean>())
  const [registry] = useState<UnsavedFormsRegistry>(() => ({
    register: (hasUnsaved) => {
      forms.add(hasUnsaved)
      return () => forms.delete(hasUnsaved)
    },
  }))
  const blocker = useUnsavedWork(useCallback(() => [...forms].some((hasUnsaved) => hasUnsaved()), [forms]))
  return (
    <UnsavedFormsContext value={registry}>
      {children}
      <LeaveDialog blocker={blocker} />
    </UnsavedFormsContext>
  )
}

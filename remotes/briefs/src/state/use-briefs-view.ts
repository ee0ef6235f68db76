import { useSearchParams } from 'react-router'
import { readBriefsView } from './briefs-view.ts'

/** The view that the address describes, and a way to change it. */
export function useBriefsView() {
  const [params, setParams] = useSearchParams()

  /** Changes the named parameters and keeps the others; an empty value takes a parameter out. */
  function change(changes: Record<string, string | undefined>): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') {
            next.delete(name)
          } else {
            next.set(name, value)
          }
        }
        return next
      },
      { replace: true },
    )
  }

  return { view: readBriefsView(params), change }
}

import { createContext, use, useEffect } from 'react'

export interface UnsavedFormsRegistry {
  /** @returns a function that ends the registration */
  register: (hasUnsaved: () => boolean) => () => void
}

export const UnsavedFormsContext = createContext<UnsavedFormsRegistry | null>(null)

/**
 * Registers a form with the `UnsavedForms` around it; without one, unsaved changes are not guarded.
 * @param hasUnsaved must stay the same function as long as the form is the same
 */
export function useUnsavedForm(hasUnsaved: () => boolean): void {
  const registry = use(UnsavedFormsContext)
  useEffect(() => registry?.register(hasUnsaved), [registry, hasUnsaved])
}

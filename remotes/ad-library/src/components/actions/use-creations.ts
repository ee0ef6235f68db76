import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { useMemo } from 'react'
import { CREATIONS } from './creations.ts'

/** What the account may make from an ad. */
export function useCreations(): readonly (typeof CREATIONS)[number][] {
  const canWriteBriefs = useIsAllowed({ permission: 'briefs.edit', feature: 'full_product' })
  const canGenerate = useIsAllowed({ permission: 'generation.create', feature: 'generation' })
  return useMemo(
    () => CREATIONS.filter(({ key }) => (key === 'brief' ? canWriteBriefs : canGenerate)),
    [canWriteBriefs, canGenerate],
  )
}

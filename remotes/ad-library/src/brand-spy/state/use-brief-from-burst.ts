import type { AdSummary } from '@marquee/contract/ads'
import type { LaunchBurst } from '@marquee/contract/brand-spy'
import { useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateBrief } from '../api/briefs.ts'
import { toBurstBrief } from './brief-from-burst.ts'

/** Creates a brief from a launch burst and opens it. */
export function useBriefFromBurst(brandName: string, burst: LaunchBurst) {
  const navigate = useNavigate()
  const tellOutcome = useOutcomeToast()
  const track = useTrack()
  // A second click creates no second brief.
  const [key] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useCreateBrief(key)

  async function create(ads: readonly AdSummary[]): Promise<string> {
    const { data } = await mutateAsync(toBurstBrief(brandName, burst, ads))
    track('brief created', { from: 'burst' })
    void navigate(href('brief-details', { params: { id: data.id } }))
    return data.title
  }

  return {
    create: (ads: readonly AdSummary[]) =>
      void tellOutcome(create(ads), {
        success: (title) => ({ summary: 'Brief created', detail: title }),
        failure: 'The brief was not created',
      }),
    isCreating: isPending,
  }
}

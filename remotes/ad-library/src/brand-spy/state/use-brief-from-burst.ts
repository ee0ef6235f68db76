import type { AdSummary } from '@marquee/contract/ads'
import type { LaunchBurst } from '@marquee/contract/brand-spy'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { requestCreateBrief } from '../api/briefs.ts'
import { toBurstBrief } from './brief-from-burst.ts'

/** Creates a brief from a launch burst and opens it. */
export function useBriefFromBurst(brandName: string, burst: LaunchBurst) {
  const navigate = useNavigate()
  const showToast = useToast()
  const track = useTrack()
  // Pressing twice makes one brief.
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: (ads: readonly AdSummary[]) =>
      requestCreateBrief({ ...toBurstBrief(brandName, burst, ads), idempotency_key: key }),
    onError: (error) => showToast({ severity: 'error', summary: 'The brief was not created', detail: error.message }),
    onSuccess: ({ data }) => {
      track('brief created', { from: 'burst' })
      showToast({ severity: 'success', summary: 'Brief created', detail: data.title, life: 4000 })
      void navigate(href('brief-details', { params: { id: data.id } }))
    },
  })
  return { create: mutate, isCreating: isPending }
}

import { placementName, type PlacementName } from '@marquee/contract/creative-analyses'
import { useToast } from '@marquee/remote-kit/host-services'
import { href as kitHref } from '@marquee/remote-kit/routes'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { analysisPriceQuery, useCreateAnalysis } from '../../api/creative-analyses.ts'
import { href } from '../../href.ts'
import { PLACEMENT_LABELS } from '../../state/placement-labels.ts'
import styles from './start-analysis.module.css'

const PLACEMENTS = placementName.options.map((value) => ({ value, label: PLACEMENT_LABELS[value] }))

interface StartAnalysisProps {
  /** What is analyzed: a file, something on the web, an ad of the library, or a generated image. */
  source: { file: File } | { address: string } | { ad_id: string } | { image_id: string }
  label: string
  onLeave: () => void
}

/** Asks for the placements and, with its price, whether to analyze something; leads to the analysis, or leaves it. */
export function StartAnalysis({ source, label, onLeave }: StartAnalysisProps) {
  // A repeated request with the same key creates no second analysis.
  const [key] = useState(() => crypto.randomUUID())
  const [placements, setPlacements] = useState<PlacementName[]>([])
  const { data: credits } = useQuery(analysisPriceQuery())
  const create = useCreateAnalysis()
  const showToast = useToast()
  const navigate = useNavigate()

  function start(): void {
    create.mutate(
      'file' in source ? { file: source.file, placements, key } : { source, placements, idempotency_key: key },
      {
        onSuccess: ({ id }) => void navigate(href('creative-analyzer.details', { params: { id } })),
        onError: ({ message }) =>
          showToast({ severity: 'error', summary: 'The analysis did not start', detail: message }),
      },
    )
  }

  return (
    <div className={styles.actions}>
      <Select<PlacementName[]>
        mode="multiple"
        aria-label="Placements"
        className={styles.placements ?? ''}
        placeholder="Placements: those of its shape"
        value={placements}
        options={PLACEMENTS}
        onChange={setPlacements}
      />
      <PriceButton
        price={credits?.price ?? 0}
        available={credits?.available}
        loading={create.isPending}
        topUpHref={kitHref('account-settings.credits')}
        onClick={start}
      >
        {label}
      </PriceButton>
      <Button onClick={onLeave}>Not now</Button>
    </div>
  )
}

import { useToast } from '@marquee/remote-kit/host-services'
import { href as kitHref } from '@marquee/remote-kit/routes'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateAnalysis } from '../api/creative-analyses.ts'
import { analysisPriceQuery } from '../api/credits.ts'
import { href } from '../href.ts'
import styles from './start-analysis.module.css'

interface StartAnalysisProps {
  /** What is analyzed: an ad of the library, or a generated image. */
  source: { ad_id: string } | { image_id: string }
  label: string
  onLeave: () => void
}

/** Starts the analysis of something that somebody came from, with its price, and leads to it; or leaves it. */
export function StartAnalysis({ source, label, onLeave }: StartAnalysisProps) {
  // Sent again, the same wish is the same analysis.
  const [key] = useState(() => crypto.randomUUID())
  const { data: credits } = useQuery(analysisPriceQuery())
  const create = useCreateAnalysis()
  const showToast = useToast()
  const navigate = useNavigate()

  function start(): void {
    create.mutate(
      { source, idempotency_key: key },
      {
        onSuccess: ({ id }) => void navigate(href('creative-analyzer.details', { params: { id } })),
        onError: ({ message }) =>
          showToast({ severity: 'error', summary: 'The analysis did not start', detail: message }),
      },
    )
  }

  return (
    <div className={styles.actions}>
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

import { placementName, type PlacementName } from '@marquee/contract/creative-analyses'
import { useToast } from '@marquee/remote-kit/host-services'
import { href as kitHref } from '@marquee/remote-kit/routes'
import { PriceButton } from '@marquee/ui/price-button'
import { UploadProgress } from '@marquee/ui/upload-progress'
import { useResumableUpload } from '@marquee/ui/use-resumable-upload'
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
  // The server tells by the content whether it is an image or a video: browsers know no type for many names.
  const upload = useResumableUpload('creative')
  const showToast = useToast()
  const navigate = useNavigate()

  const fail = (message: string) =>
    showToast({ severity: 'error', summary: 'The analysis did not start', detail: message })

  function analyze(stored: Exclude<StartAnalysisProps['source'], { file: File }> | { asset_id: string }): void {
    create.mutate(
      { source: stored, placements, idempotency_key: key },
      {
        onSuccess: ({ id }) => void navigate(href('creative-analyzer.details', { params: { id } })),
        onError: ({ message }) => fail(message),
      },
    )
  }

  async function start(): Promise<void> {
    if (!('file' in source)) {
      analyze(source)
      return
    }
    try {
      const asset = await upload.send(source.file)
      if (asset !== null) {
        analyze({ asset_id: asset.id })
      }
    } catch (error) {
      fail(error instanceof Error ? error.message : 'The file could not be uploaded. Try again.')
    }
  }

  if (upload.upload !== null) {
    return <UploadProgress upload={upload} />
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
        onClick={() => void start()}
      >
        {label}
      </PriceButton>
      <Button onClick={onLeave}>Not now</Button>
    </div>
  )
}

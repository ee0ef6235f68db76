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
import styles from './ad-analysis.module.css'

/** Asks whether to analyse the generated image that somebody came from. */
export function ImageAnalysis({ imageId, onLeave }: { imageId: string; onLeave: () => void }) {
  // Sent again, the same wish is the same analysis.
  const [key] = useState(() => crypto.randomUUID())
  const { data: credits } = useQuery(analysisPriceQuery())
  const create = useCreateAnalysis()
  const showToast = useToast()
  const navigate = useNavigate()
  return (
    <section className={styles.panel} aria-label="Analyze a generated image">
      <div>
        <h2 className={styles.title}>Analyze your image</h2>
        <p className={styles.body}>What is found leads back to the editor, where it can be mended.</p>
        <div className={styles.actions}>
          <PriceButton
            price={credits?.price ?? 0}
            available={credits?.available}
            loading={create.isPending}
            topUpHref={kitHref('account-settings.credits')}
            onClick={() =>
              create.mutate(
                { source: { image_id: imageId }, idempotency_key: key },
                {
                  onSuccess: ({ id }) => void navigate(href('creative-analyzer.details', { params: { id } })),
                  onError: ({ message }) =>
                    showToast({ severity: 'error', summary: 'The analysis did not start', detail: message }),
                },
              )
            }
          >
            Analyze this image
          </PriceButton>
          <Button onClick={onLeave}>Not now</Button>
        </div>
      </div>
    </section>
  )
}

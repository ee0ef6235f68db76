import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAd } from '@marquee/contract/ads'
import { useToast } from '@marquee/remote-kit/host-services'
import { href as kitHref } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateAnalysis } from '../api/creative-analyses.ts'
import { analysisPriceQuery } from '../api/credits.ts'
import { href } from '../href.ts'
import styles from './ad-analysis.module.css'

/** Asks whether to analyse the creative of an ad that somebody came from. */
export function AdAnalysis({ adId, onLeave }: { adId: string; onLeave: () => void }) {
  // Sent again, the same wish is the same analysis.
  const [key] = useState(() => crypto.randomUUID())
  const { data: credits } = useQuery(analysisPriceQuery())
  const { data: ad, error } = useQuery({
    queryKey: ['analyzer', 'ad', adId],
    queryFn: async ({ signal }) => (await callEndpoint(getAd, { params: { id: adId } }, { signal })).data,
  })
  const create = useCreateAnalysis()
  const showToast = useToast()
  const navigate = useNavigate()
  if (error !== null) {
    return <ErrorState title="The ad could not be loaded" error={error} />
  }
  if (ad === undefined) {
    return <ListSkeleton label="Loading the ad" rows={1} />
  }
  const picture = ad.media[0]?.sources[0]?.url
  return (
    <section className={styles.panel} aria-label="Analyze the creative of an ad">
      {picture === undefined ? null : <img className={styles.picture} src={picture} alt="" />}
      <div>
        <h2 className={styles.title} dir="auto">
          {ad.brand.name}
        </h2>
        <p className={styles.body} dir="auto">
          {ad.title || ad.body}
        </p>
        <div className={styles.actions}>
          <PriceButton
            price={credits?.price ?? 0}
            available={credits?.available}
            loading={create.isPending}
            topUpHref={kitHref('account-settings.credits')}
            onClick={() =>
              create.mutate(
                { source: { ad_id: adId }, idempotency_key: key },
                {
                  onSuccess: ({ id }) => void navigate(href('creative-analyzer.details', { params: { id } })),
                  onError: ({ message }) =>
                    showToast({ severity: 'error', summary: 'The analysis did not start', detail: message }),
                },
              )
            }
          >
            Analyze this creative
          </PriceButton>
          <Button onClick={onLeave}>Not now</Button>
        </div>
      </div>
    </section>
  )
}

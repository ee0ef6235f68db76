import type { Ad } from '@marquee/contract/ads'
import type { CaptureFacts } from '@marquee/contract/captures'
import { PLATFORM_NAMES } from '@marquee/ui/ad-labels'
import { formatDate } from '@marquee/ui/format-date'
import { OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adCaptureQuery } from '../../api/captures.ts'
import { DetailsSection } from './details-section.tsx'
import { Facts } from './facts.tsx'

/** Where the workspace's extension saw a saved ad, and what its page said that the library does not. */
export function AdCapture({ ad }: { ad: Pick<Ad, 'id' | 'is_saved'> }) {
  const { data } = useQuery({ ...adCaptureQuery(ad.id), enabled: ad.is_saved })
  return data === null || data === undefined ? null : (
    <DetailsSection title={`Seen by the extension on ${formatDate(data.captured_at)}`}>
      <Facts facts={[{ name: 'Page', value: <Outside address={data.page_url} /> }, ...listFacts(data.facts)]} />
    </DetailsSection>
  )
}

function Outside({ address }: { address: string }) {
  const safe = safeWebAddress(address)
  return safe === null ? (
    address
  ) : (
    <a href={safe} {...OUTSIDE_LINK}>
      {new URL(safe).hostname}
    </a>
  )
}

function listFacts(facts: CaptureFacts): { name: string; value: ReactNode }[] {
  const { landing_page, started_at, stopped_at, platforms = [], countries = [] } = facts
  const said: [string, ReactNode][] = [
    ['Text', facts.body],
    ['Headline', facts.title],
    ['Description', facts.link_description],
    ['Button', facts.cta_text],
    ['Landing page', landing_page === undefined ? undefined : <Outside key="landing" address={landing_page} />],
    ['Started', started_at === undefined ? undefined : formatDate(started_at)],
    ['Ended', stopped_at === undefined ? undefined : formatDate(stopped_at)],
    ['Platforms', platforms.map((platform) => PLATFORM_NAMES[platform]).join(', ')],
    ['Countries', countries.join(', ')],
  ]
  return said.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [{ name, value }]))
}

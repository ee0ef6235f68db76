import type { BrandCandidate } from '@marquee/contract/brand-spy'
import { BrandMark } from '@marquee/ui/brand-mark'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { SearchField } from '@marquee/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findBrandsToFollowQuery } from '../../api/brand-spy.ts'
import { FollowButton } from '../../brands/components/follow-button.tsx'
import { ArrivalNote } from './arrival-note.tsx'
import styles from './follow-dialog.module.css'
import { NobodyFound } from './nobody-found.tsx'

const MATCH_WORDS: Readonly<Record<BrandCandidate['matches'], string>> = {
  name: '',
  website: 'by its website',
  page_id: 'by its page id',
}

/** Finds a brand by its name, the address of its website or a page id, and follows it. */
export function FollowDialog({ onClose }: { onClose: () => void }) {
  const [q, setQ] = useState('')
  const { data, error, refetch, isFetching } = useQuery(findBrandsToFollowQuery(q))
  const found = q === '' ? undefined : data?.data
  return (
    <OpenedModal title="Follow a brand" onCancel={onClose} footer={null} width={520}>
      <div className={styles.dialog}>
        <SearchField
          label="Name, website or page id"
          placeholder="Name, website or page id"
          maxLength={200}
          value={q}
          onSearch={(text) => setQ(text.trim())}
        />
        <ArrivalNote />
        {error === null ? (
          <Candidates q={q} found={found} isFetching={isFetching} onWanted={onClose} />
        ) : (
          <ErrorState title="The search did not work" error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </OpenedModal>
  )
}

interface CandidatesProps {
  q: string
  found: readonly BrandCandidate[] | undefined
  isFetching: boolean
  onWanted: () => void
}

function Candidates({ q, found, isFetching, onWanted }: CandidatesProps) {
  if (found === undefined) {
    return (
      <p className={styles.words} role="status">
        {isFetching
          ? 'Searching…'
          : 'Paste the address of a shop, a link of the Meta Ad Library, or type a part of the name.'}
      </p>
    )
  }
  if (found.length === 0) {
    return <NobodyFound q={q} onWanted={onWanted} />
  }
  return (
    <ul className={styles.list} role="list" aria-label="Brands found">
      {found.map((brand) => (
        <li key={brand.id} className={styles.item}>
          <BrandMark name={brand.name} logoUrl={brand.logo_url} size={36} />
          <div className={styles.identity}>
            <strong dir="auto">{brand.name}</strong>
            <span className={styles.words}>
              {[formatCount(brand.active_ads, 'active ad'), MATCH_WORDS[brand.matches]].filter(Boolean).join(' · ')}
            </span>
          </div>
          <FollowButton brand={brand} size="small" />
        </li>
      ))}
    </ul>
  )
}

import type { SavedAd } from '@marquee/contract/saved-ads'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { Check } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { savedAdsQuery } from '../api/saved-ads.ts'
import { AdImage } from './ad-thumbnail.tsx'
import styles from './swipe-file-picker.module.css'

interface SwipeFilePickerProps {
  isOpen: boolean
  chosen: readonly string[]
  maxAds: number
  onClose: () => void
  onChoose: (ids: string[]) => void
  emptyAction: React.ReactNode
}

/** Lets a user choose reference ads from the workspace's saved ads. */
export function SwipeFilePicker({ isOpen, onClose, ...grid }: SwipeFilePickerProps) {
  const [q, setQ] = useState('')
  return (
    <Modal
      open={isOpen}
      title="Choose from the swipe file"
      width={760}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Input.Search
        className={styles.search ?? ''}
        aria-label="Search the swipe file"
        placeholder="Search"
        allowClear
        value={q}
        maxLength={300}
        onChange={(event) => setQ(event.target.value)}
      />
      <SavedAdGrid q={useDeferredValue(q)} {...grid} />
    </Modal>
  )
}

type SavedAdGridProps = Omit<SwipeFilePickerProps, 'isOpen' | 'onClose'> & { q: string }

function SavedAdGrid({ q, chosen, maxAds, onChoose, emptyAction }: SavedAdGridProps) {
  const query = useInfiniteQuery(savedAdsQuery(q.trim()))
  if (query.isPending) {
    return <ListSkeleton label="Loading the swipe file" rows={4} />
  }
  if (query.isError) {
    return (
      <ErrorState title="The swipe file could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const savedAds = query.data.pages.flatMap((page) => page.data)
  if (savedAds.length === 0) {
    return (
      <EmptyState title={q === '' ? 'Nothing saved yet' : 'No saved ad fits'} action={emptyAction}>
        Ads that you save appear here.
      </EmptyState>
    )
  }

  function toggle(id: string): void {
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  return (
    <>
      <ul role="list" className={styles.grid}>
        {savedAds.map((savedAd) => (
          <li key={savedAd.id}>
            <SavedAdToggle
              savedAd={savedAd}
              isChosen={chosen.includes(savedAd.ad.id)}
              isFull={chosen.length >= maxAds}
              onToggle={() => toggle(savedAd.ad.id)}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  )
}

interface SavedAdToggleProps {
  savedAd: SavedAd
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}

function SavedAdToggle({ savedAd: { ad }, isChosen, isFull, onToggle }: SavedAdToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isChosen}
      disabled={isFull && !isChosen}
      onClick={onToggle}
    >
      <AdImage ad={ad} isMissing={false} />
      {isChosen ? (
        <span className={styles.check}>
          <Check size={16} aria-hidden />
        </span>
      ) : null}
    </button>
  )
}

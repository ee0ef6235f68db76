import type { ChangeLogEntry } from '@marquee/contract/change-log'
import { usePageTitle, useSession } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useEffect } from 'react'
import { changeLogQuery, useMarkChangeLogRead } from '../../api/change-log.ts'
import styles from './change-log-page.module.css'
import { MoreButton } from '../../components/more-button.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'

const KINDS = {
  new: { label: 'New', color: 'success' },
  improved: { label: 'Improved', color: 'processing' },
  fixed: { label: 'Fixed', color: 'default' },
} as const

/** What is new in the product. Opening the page reads it: the mark in the navigation goes, those at the entries stay for now. */
export function Page() {
  usePageTitle('Change log')
  return (
    <SettingsLayout>
      <ChangeLog />
    </SettingsLayout>
  )
}

function ChangeLog() {
  const query = useInfiniteQuery(changeLogQuery())
  useMarkRead(query.data !== undefined)
  if (query.isPending) {
    return <ListSkeleton label="Loading the change log" rows={4} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The change log could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const entries = query.data.pages.flatMap((page) => page.data)
  if (entries.length === 0) {
    return <EmptyState title="Nothing yet">What changes in Marquee will be told here.</EmptyState>
  }
  return (
    <>
      <ul className={styles.list} role="list" aria-label="Change log">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton query={query} what="changes" />
    </>
  )
}

function Entry({ entry }: { entry: ChangeLogEntry }) {
  const { title, kind, published_on: day, paragraphs, is_unread: isUnread } = entry
  return (
    <li>
      <article className={styles.entry}>
        <p className={styles.about}>
          <Tag color={KINDS[kind].color}>{KINDS[kind].label}</Tag>
          <time dateTime={day}>{formatDate(`${day}T12:00:00Z`)}</time>
          {isUnread ? <span className={styles.unread}>Unread</span> : null}
        </p>
        <h2 className={styles.title}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
    </li>
  )
}

function useMarkRead(isShown: boolean): void {
  const { authData } = useSession()
  const { mutate } = useMarkChangeLogRead()
  const hasUnread = authData.has_unread_changes === true
  useEffect(() => {
    if (isShown && hasUnread) {
      // A failure does no harm: the mark stays, and the next visit tries again.
      mutate()
    }
  }, [isShown, hasUnread, mutate])
}

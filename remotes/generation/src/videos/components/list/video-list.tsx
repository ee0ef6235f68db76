import type { VideoSummary } from '@marquee/contract/videos'
import { EmptyState } from '@marquee/ui/empty-state'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CardList } from '../../../components/card-list.tsx'
import { useDeleteVideo, useRenameVideo, useRestoreVideo, type VideoFilters, videosQuery } from '../../api/videos.ts'
import { RenameDialog } from '../../../components/rename-dialog.tsx'
import { VideoCard } from './video-card.tsx'

interface VideoListProps {
  filters: VideoFilters
  createButton: ReactNode
}

/** The videos that match the filters. */
export function VideoList({ filters, createButton }: VideoListProps) {
  const query = useInfiniteQuery({ ...videosQuery(filters), placeholderData: keepPreviousData })
  const rename = useRenameVideo()
  const [renamed, setRenamed] = useState<VideoSummary | null>(null)
  const { deleteItem } = useDeleteWithUndo<VideoSummary>({
    noun: 'video',
    getName: ({ title }) => title,
    remove: useDeleteVideo(),
    restore: useRestoreVideo(),
  })
  const isFiltered = filters.q !== '' || filters.state !== undefined || filters.isMine
  const empty = isFiltered ? (
    <EmptyState title="No videos fit">Try other words or fewer filters.</EmptyState>
  ) : (
    <EmptyState title="No videos yet" action={createButton}>
      Start with a product, an ad that works, a brief or a sentence. You get a script, scenes with your photos, and a
      timeline on which everything can be changed. Credits are charged only when you render.
    </EmptyState>
  )
  return (
    <>
      <CardList query={query} what="videos" label="Videos" empty={empty}>
        {(video) => <VideoCard video={video} onRename={setRenamed} onDelete={(chosen) => void deleteItem(chosen)} />}
      </CardList>
      {renamed === null ? null : (
        <RenameDialog
          key={renamed.id}
          heading="Rename video"
          item={renamed}
          rename={rename}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  )
}

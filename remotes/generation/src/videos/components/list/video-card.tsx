import type { VideoSummary } from '@marquee/contract/videos'
import { href } from '@marquee/remote-kit/routes'
import { ActionMenu } from '@marquee/ui/action-menu'
import { formatCount } from '@marquee/ui/format-number'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button, Tag } from 'antd'
import { ClipboardList, Clapperboard, Copy, Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ItemCard } from '../../../components/item-card.tsx'
import card from '../../../components/item-card.module.css'
import { useCanGenerate } from '../../../state/rights.ts'
import { useDuplicateVideo } from '../../api/videos.ts'
import { formatSeconds } from '../../state/timeline-scale.ts'
import { STATE_LABELS } from '../../state/videos-view.ts'
import { type VideoAction, VideoActionDialog } from './video-actions.tsx'
import styles from './video-card.module.css'

const STATE_COLORS = { draft: 'default', rendering: 'processing', done: 'success', failed: 'error' } as const

interface VideoCardProps {
  video: VideoSummary
  onRename: (video: VideoSummary) => void
  onDelete: (video: VideoSummary) => void
}

/** A video in the list: its poster, state, length and cost. */
export function VideoCard({ video, onRename, onDelete }: VideoCardProps) {
  const { id, title, state, frames, scenes_count, aspect_ratios, image_url, credits_used, product_name } = video
  const canGenerate = useCanGenerate()
  return (
    <ItemCard
      title={title}
      to={href('edit-ai-video', { params: { id } })}
      image={
        <div className={styles.poster}>
          {image_url === null ? (
            <Clapperboard size={32} aria-hidden />
          ) : (
            <img src={image_url} alt="" loading="lazy" decoding="async" />
          )}
          <span className={styles.length}>{formatSeconds(frames)}</span>
        </div>
      }
      actions={canGenerate ? <VideoMenu video={video} onRename={onRename} onDelete={onDelete} /> : undefined}
    >
      <p className={card.more} dir="auto">
        {[product_name, aspect_ratios.join(', ')].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.facts}>
        <Tag color={STATE_COLORS[state]}>{STATE_LABELS[state]}</Tag>
        <span>{formatCount(scenes_count, 'scene')}</span>
        {credits_used === 0 ? null : <span>{formatCount(credits_used, 'credit')}</span>}
        <RelativeTime value={video.updated_at} />
      </p>
    </ItemCard>
  )
}

function VideoMenu({ video, onRename, onDelete }: VideoCardProps) {
  const tellOutcome = useOutcomeToast()
  const [action, setAction] = useState<VideoAction | null>(null)
  const { mutateAsync: duplicate } = useDuplicateVideo()
  const chosen: Readonly<Record<string, () => void>> = {
    rename: () => onRename(video),
    share: () => setAction('share'),
    attach: () => setAction('attach'),
    duplicate: () =>
      void tellOutcome(duplicate({ id: video.id, key: crypto.randomUUID() }), {
        success: { summary: 'Video duplicated', detail: video.title },
        failure: 'The video was not duplicated',
      }),
    delete: () => onDelete(video),
  }
  return (
    <>
      <VideoActionDialog video={video} action={action} onClose={() => setAction(null)} />
      <ActionMenu
        items={[
          { key: 'rename', icon: <Pencil size={14} aria-hidden />, label: 'Rename' },
          { key: 'duplicate', icon: <Copy size={14} aria-hidden />, label: 'Duplicate' },
          { key: 'share', icon: <Link2 size={14} aria-hidden />, label: 'Share by link' },
          { key: 'attach', icon: <ClipboardList size={14} aria-hidden />, label: 'Attach to a brief' },
          { key: 'delete', danger: true, icon: <Trash2 size={14} aria-hidden />, label: 'Delete' },
        ]}
        onChoose={(key) => chosen[key]?.()}
      >
        {(button) => (
          <Button
            {...button}
            type="text"
            icon={<Ellipsis size={16} aria-hidden />}
            aria-label={`More for ${video.title}`}
          />
        )}
      </ActionMenu>
    </>
  )
}

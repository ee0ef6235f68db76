import type { ReactNode } from 'react'
import type { TimelineBlock } from '../../state/timeline-model.ts'
import { useFrameDrag } from '../../state/use-frame-drag.ts'
import styles from './timeline.module.css'

interface BlockTrackProps<Block extends TimelineBlock> {
  blocks: readonly Block[]
  scale: number
  kind: 'caption' | 'voice' | 'music'
  /** Shows the block's content; its label without it. */
  children?: (block: Block) => ReactNode
  /** Called with the frame at which a block was dropped; blocks cannot be moved without it. */
  onMove?: ((block: Block, start: number) => void) | undefined
  onPress?: (block: Block) => void
}

/** A track whose blocks have their own places in time. */
export function BlockTrack<Block extends TimelineBlock>({ blocks, ...props }: BlockTrackProps<Block>) {
  return blocks.map((block) => <TrackBlock key={block.id} block={block} {...props} />)
}

type TrackBlockProps<Block extends TimelineBlock> = Omit<BlockTrackProps<Block>, 'blocks'> & { block: Block }

function TrackBlock<Block extends TimelineBlock>(props: TrackBlockProps<Block>) {
  const { block, scale, kind, children, onMove, onPress } = props
  const { dragged, handlers } = useFrameDrag({
    scale,
    onDrop: (frames) => onMove?.(block, Math.round(block.start + frames)),
    onPress: () => onPress?.(block),
  })
  const start = block.start + (onMove === undefined ? 0 : (dragged ?? 0))
  return (
    <div
      className={styles.block}
      data-kind={kind}
      data-movable={onMove !== undefined}
      title={block.label}
      style={{ left: start * scale, width: Math.max(2, (block.end - block.start) * scale - 2) }}
      {...handlers}
    >
      {children === undefined ? null : children(block)}
      <span className={styles.blockLabel} dir="auto">
        {block.label}
      </span>
    </div>
  )
}

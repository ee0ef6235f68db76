import type { VideoClip } from '@marquee/creative/video-project'
import { Button } from 'antd'
import { FileVideo } from 'lucide-react'
import { formatSeconds } from '../../state/timeline-scale.ts'
import styles from './scenes-step.module.css'

interface ClipCardProps {
  clip: VideoClip
  /** The length of the scene. */
  frames: number
  onRemove: () => void
}

/** The clip that a scene shows. */
export function ClipCard({ clip, frames, onRemove }: ClipCardProps) {
  return (
    <div className={styles.clip}>
      <FileVideo size={20} aria-hidden />
      <strong dir="auto">{clip.name}</strong>
      <span>
        {formatSeconds(clip.frames)}
        {clip.frames < frames
          ? ': the scene will be as short.'
          : ', shown from its start. The editor shows another part.'}
      </span>
      <Button size="small" onClick={onRemove}>
        Remove the clip
      </Button>
    </div>
  )
}

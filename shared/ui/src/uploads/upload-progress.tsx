import { Button } from 'antd'
import { Pause, Play, X } from 'lucide-react'
import { Announcer } from '../feedback/announcer.tsx'
import { describeFigures, describePhase } from './describe-upload.ts'
import styles from './uploads.module.css'
import type { ResumableUpload } from './use-resumable-upload.ts'

interface UploadProgressProps {
  upload: ResumableUpload
}

/** How far an upload is, with its controls; nothing when no file is on its way. */
export function UploadProgress({ upload: { upload, pause, goOn, cancel } }: UploadProgressProps) {
  if (upload === null) {
    return <Announcer message="" />
  }
  const { name, phase, sent, size } = upload
  const isPaused = phase === 'paused'
  return (
    <div className={styles.upload} role="group" aria-label={`Upload of ${name}`}>
      <span className={styles.phase}>{describePhase(upload)}</span>
      <progress
        className={styles.bar}
        aria-label={`Progress of ${name}`}
        max={size}
        {...(phase === 'checking' ? {} : { value: sent })}
      />
      <span className={styles.figures}>{describeFigures(upload)}</span>
      {phase === 'checking' ? null : (
        <div className={styles.controls}>
          <Button
            size="small"
            icon={isPaused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
            onClick={isPaused ? goOn : pause}
          >
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button size="small" icon={<X size={14} aria-hidden />} onClick={cancel}>
            Cancel the upload
          </Button>
        </div>
      )}
      <Announcer message={describePhase(upload)} />
    </div>
  )
}

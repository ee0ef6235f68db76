import { ApiError } from '@marquee/api-client/api-error'
import type { StoredAsset } from '@marquee/contract/assets'
import { getMaxUploadBytes, type ResumableKind } from '@marquee/contract/uploads'
import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { UploadProgress } from './upload-progress.tsx'
import styles from './uploads.module.css'
import { useResumableUpload } from './use-resumable-upload.ts'

const MB = 1024 * 1024

interface FileUploadProps {
  kind: ResumableKind
  /** The words on the button. */
  label: string
  icon: ReactNode
  /** The types of files that the browser offers first. */
  accept: string
  /** What may be uploaded, said before it is chosen. */
  hint: ReactNode
  /** What happens with the stored file, as words on the button; null when nothing does. */
  work?: string | null
  isSmall?: boolean
  /** Takes the stored file. A sentence that it answers with is shown as a problem. */
  onStored: (asset: StoredAsset) => Promise<string | void> | string | void
}

/** Chooses a file and uploads it: with its limit said before, its progress, and the uploads that were left behind. */
export function FileUpload({ kind, label, icon, accept, hint, work = null, isSmall, onStored }: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useResumableUpload(kind)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState('')
  const choose = () => input.current?.click()

  async function send(file: File): Promise<void> {
    const most = getMaxUploadBytes(kind)
    if (file.size > most) {
      setProblem(`${file.name} is larger than ${most / MB} MB.`)
      return
    }
    setProblem('')
    try {
      const asset = await upload.send(file)
      if (asset !== null) {
        setWorking(true)
        setProblem((await onStored(asset)) ?? '')
      }
    } catch (error) {
      setProblem(toSentence(error))
    } finally {
      setWorking(false)
    }
  }

  const isSending = upload.upload !== null
  return (
    <div className={styles.choose}>
      {isSending ? null : (
        <Button size={isSmall === true ? 'small' : 'middle'} icon={icon} loading={isWorking} onClick={choose}>
          {isWorking ? (work ?? label) : label}
        </Button>
      )}
      <UploadProgress upload={upload} />
      <span className={styles.hint}>{hint}</span>
      {isSending || isWorking ? null : <UnfinishedUploads kind={kind} onChoose={choose} />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) {
            void send(file)
          }
        }}
      />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

function toSentence(error: unknown): string {
  const refusal = error instanceof ApiError ? error.fields['file']?.[0] : undefined
  return refusal ?? (error instanceof Error ? error.message : 'The file could not be uploaded. Try again.')
}

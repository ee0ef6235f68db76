import { MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useRef } from 'react'

const MB = 1024 * 1024

interface SoundUploadProps {
  /** The words on the button. */
  label: string
  isLoading: boolean
  onFile: (file: File) => void
  onProblem: (sentence: string) => void
}

/** Chooses a file with sound: usual sound files, and videos of which the sound is taken. */
export function SoundUpload({ label, isLoading, onFile, onProblem }: SoundUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  function choose(file: File | undefined): void {
    if (file === undefined) {
      return
    }
    if (file.size > MAX_ASSET_BYTES.audio) {
      onProblem(`${file.name} is larger than ${MAX_ASSET_BYTES.audio / MB} MB.`)
    } else {
      onFile(file)
    }
  }
  return (
    <>
      <Button icon={<Upload size={14} aria-hidden />} loading={isLoading} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="audio/*,video/mp4,video/webm,video/quicktime,.m4a,.flac,.ogg,.wav,.mp3"
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

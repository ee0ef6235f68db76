import { saveBlob } from '@marquee/api-client/save-blob'
import { toWebVtt } from '@marquee/creative/caption-files'
import { countLineLetters, listCues } from '@marquee/creative/list-cues'
import type { CaptionLetters } from '@marquee/creative/read-caption-file'
import { countFrames } from '@marquee/creative/scene-times'
import { formatCount } from '@marquee/ui/format-number'
import { Button } from 'antd'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { CaptionLettersField } from './caption-letters-field.tsx'
import styles from './inspector.module.css'

/** Captions of a file instead of the spoken words, and the present captions as a file, to correct them elsewhere. */
export function CaptionFileField({ editor }: { editor: VideoEditor }) {
  const { project } = editor
  const { uploaded } = project.captions
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState({ text: '', isProblem: false })
  const [asked, setAsked] = useState<{ file: File; letters: CaptionLetters } | null>(null)

  function set(next: typeof uploaded): void {
    editor.edit((video) => {
      const { style, place, size } = video.captions
      return { ...video, captions: { style, place, size, ...(next !== undefined && { uploaded: next }) } }
    })
  }

  async function read(file: File, encoding: string | null): Promise<void> {
    // The parser is loaded when it is first needed.
    const { readCaptionFile } = await import('@marquee/creative/read-caption-file')
    const result = await readCaptionFile(file, countFrames(project), encoding)
    const letters = 'fault' in result ? null : result.letters
    setAsked(letters && { file, letters })
    setMessage(
      'fault' in result
        ? { text: result.fault, isProblem: true }
        : { text: 'uploaded' in result ? (result.note ?? '') : '', isProblem: false },
    )
    if ('uploaded' in result) {
      set(result.uploaded)
    }
  }

  function save(): void {
    const [format = '9:16'] = project.aspect_ratios
    const letters = countLineLetters(project, format)
    const text = toWebVtt(listCues(project, format), { letters, isKaraoke: project.captions.style === 'karaoke' })
    saveBlob(new Blob([text], { type: 'text/vtt;charset=utf-8' }), 'captions.vtt')
  }

  return (
    <div className={styles.upload}>
      <p className={styles.hint}>
        {uploaded === undefined
          ? 'The captions are what is spoken. Save them, correct the file, and upload it again.'
          : `${formatCount(uploaded.cues.length, 'caption')} of ${uploaded.name}. They stay at their times when scenes change.`}
      </p>
      <div className={styles.buttons}>
        <Button size="small" icon={<FileText size={14} aria-hidden />} onClick={() => input.current?.click()}>
          Upload VTT, SRT, SBV or ASS
        </Button>
        <Button size="small" onClick={save}>
          Save as VTT
        </Button>
        {uploaded === undefined ? null : (
          <Button size="small" onClick={() => set(undefined)}>
            Use the spoken words
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Caption file"
        accept=".vtt,.srt,.sbv,.ass,.ssa"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) {
            void read(file, null)
          }
        }}
      />
      <p role="status" className={message.isProblem ? styles.problem : styles.hint}>
        {message.text}
      </p>
      {asked === null ? null : (
        <CaptionLettersField letters={asked.letters} onChoose={(encoding) => void read(asked.file, encoding)} />
      )}
    </div>
  )
}

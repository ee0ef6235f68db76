import { MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { FileDrop } from '@marquee/ui/file-drop'
import { UnfinishedUploads } from '@marquee/ui/unfinished-uploads'
import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { analysisPriceQuery } from '../../api/creative-analyses.ts'
import styles from './new-analysis.module.css'
import { StartAnalysis } from './start-analysis.tsx'

const MB = 1024 * 1024

type Chosen = { file: File } | { address: string }

/** Chooses what is analyzed: a file, or an image or a video somewhere on the web. Nothing is sent before its price is agreed to. */
export function NewAnalysis() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <section className={styles.panel} aria-label="New analysis">
      {chosen === null ? (
        <SourceChoice onChoose={setChosen} />
      ) : (
        <div>
          <h2 className={styles.title} dir="auto">
            {'file' in chosen ? chosen.file.name : chosen.address}
          </h2>
          <StartAnalysis source={chosen} label="Analyze" onLeave={() => setChosen(null)} />
        </div>
      )}
    </section>
  )
}

function SourceChoice({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const [address, setAddress] = useState('')
  const { data: credits } = useQuery(analysisPriceQuery())
  return (
    <>
      <FileDrop
        accept="image/png,image/jpeg,image/webp,image/avif,video/*,.mkv,.ts,.mts,.m2ts"
        title="Drop an image or a video here, or choose one"
        icon={<ImageUp size={28} aria-hidden />}
        onFile={(file) => onChoose({ file })}
      >
        PNG, JPEG, WebP or AVIF, at most {MAX_ASSET_BYTES.image / MB} MB; MP4, MOV, WebM, MKV, AVI or MTS, at most{' '}
        {MAX_ASSET_BYTES.video / MB} MB and 5 minutes. An upload that breaks off can go on. An analysis costs{' '}
        {credits?.price ?? '…'} credits; they come back if it fails.
      </FileDrop>
      <UnfinishedUploads kind="creative" />
      <form
        className={styles.address}
        onSubmit={(event) => {
          event.preventDefault()
          onChoose({ address: address.trim() })
        }}
      >
        <Input
          type="url"
          required
          aria-label="Address of an image or a video"
          placeholder="https://… the address of an image or a video"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button htmlType="submit">Continue</Button>
      </form>
    </>
  )
}

import { useToast } from '@marquee/remote-kit/host-services'
import { href as kitHref } from '@marquee/remote-kit/routes'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateAnalysis } from '../api/creative-analyses.ts'
import { analysisPriceQuery } from '../api/credits.ts'
import { href } from '../href.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './new-analysis.module.css'

/** Starts an analysis: of a file, or of an image or a video somewhere on the web. */
export function NewAnalysis() {
  const [address, setAddress] = useState('')
  const { data: credits } = useQuery(analysisPriceQuery())
  const create = useCreateAnalysis()
  const showToast = useToast()
  const navigate = useNavigate()
  const options = {
    onSuccess: ({ id }: { id: string }) => void navigate(href('creative-analyzer.details', { params: { id } })),
    onError: (error: Error) =>
      showToast({ severity: 'error', summary: 'The analysis did not start', detail: error.message }),
  }
  const price = credits?.price ?? 0
  return (
    <section className={styles.panel} aria-label="New analysis">
      <FileDrop
        accept="image/png,image/jpeg,image/webp,image/avif,video/*,.mkv,.ts,.mts,.m2ts"
        title="Drop an image or a video here, or choose one"
        icon={<ImageUp size={28} aria-hidden />}
        isBusy={create.isPending}
        onFile={(file) => create.mutate({ file, key: crypto.randomUUID() }, options)}
      >
        PNG, JPEG, WebP or AVIF, at most 8 MB; MP4, MOV, WebM, MKV, AVI or MTS, at most 200 MB and 5 minutes. An
        analysis costs {price} credits; they come back if it fails.
      </FileDrop>
      <form
        className={styles.address}
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ source: { address: address.trim() }, idempotency_key: crypto.randomUUID() }, options)
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
        <PriceButton
          htmlType="submit"
          price={price}
          available={credits?.available}
          loading={create.isPending}
          topUpHref={kitHref('account-settings.credits')}
        >
          Analyze
        </PriceButton>
      </form>
    </section>
  )
}

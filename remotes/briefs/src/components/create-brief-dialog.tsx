import { href } from '@marquee/remote-kit/routes'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useOpenerFocus } from '@marquee/ui/use-opener-focus'
import { useQuery } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adQuery } from '../api/ads.ts'
import { useCreateBrief } from '../api/briefs.ts'
import { toBriefContent } from '../state/brief-from-ad.ts'
import { toFieldErrors } from '../state/field-errors.ts'
import { AdPicture } from './ad-thumbnail.tsx'
import styles from './create-brief-dialog.module.css'

interface CreateBriefDialogProps {
  /** Names this creation: sending it twice makes one brief. */
  idempotencyKey: string
  /** The ad that the brief starts from. */
  adId: string | undefined
  onClose: () => void
}

/** Asks for a title, creates the draft and opens it. */
export function CreateBriefDialog({ idempotencyKey, adId, onClose }: CreateBriefDialogProps) {
  useOpenerFocus()
  const navigate = useNavigate()
  const track = useTrack()
  const showToast = useToast()
  const start = useBriefStart(adId)
  const { mutate, isPending, error } = useCreateBrief()
  const [typed, setTyped] = useState<string>()
  const title = typed ?? start.title
  const errors = toFieldErrors(error)
  const canCreate = title.trim() !== '' && !isPending && !start.isLoading
  const otherError = errors('title') === undefined ? error?.message : undefined

  function create(): void {
    if (!canCreate) {
      return
    }
    mutate(
      { title, ...start.content, idempotency_key: idempotencyKey },
      {
        onSuccess: (brief) => {
          track('brief created', { from_ad: adId !== undefined })
          showToast({ severity: 'success', summary: 'Brief created', detail: brief.title, life: 4000 })
          // Replaces the address that opened the dialog: going back must not offer to create it again.
          void navigate(href('brief-details', { params: { id: brief.id } }), { replace: true })
        },
      },
    )
  }

  return (
    <Modal
      open
      title={adId === undefined ? 'New brief' : 'New brief from an ad'}
      okText="Create brief"
      okButtonProps={{ disabled: !canCreate, loading: isPending }}
      onOk={create}
      onCancel={onClose}
      width={480}
    >
      <div className={styles.form}>
        {adId === undefined ? null : (
          <div className={styles.ad}>
            <AdPicture ad={start.ad} isMissing={start.isMissing} />
          </div>
        )}
        <Field label="Title" isRequired error={errors('title') ?? otherError}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              dir="auto"
              value={title}
              placeholder="Summer launch, three hooks"
              onChange={(event) => setTyped(event.target.value)}
              onPressEnter={create}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}

/** What the brief begins with: nothing, or what it takes over from the ad, which it therefore waits for. */
function useBriefStart(adId: string | undefined) {
  const { data: ad, isLoading, isError } = useQuery({ ...adQuery(adId ?? ''), enabled: adId !== undefined })
  const references = adId === undefined ? [] : [adId]
  return {
    ad,
    isLoading,
    isMissing: isError,
    title: ad === undefined ? '' : `Inspired by ${ad.brand.name}`,
    content: ad === undefined ? { reference_ad_ids: references } : toBriefContent(ad),
  }
}

import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import { createBrief } from '@marquee/contract/briefs'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, formSchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useOpenerFocus } from '@marquee/ui/use-opener-focus'
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { adQuery } from '../api/ads.ts'
import { useCreateBrief } from '../api/briefs.ts'
import { toBriefContent } from '../state/brief-from-ad.ts'
import { AdImage } from './ad-thumbnail.tsx'
import styles from './create-brief-dialog.module.css'

interface CreateBriefDialogProps {
  /** The idempotency key: a repeated request creates only one brief. */
  idempotencyKey: string
  /** The ad that the brief starts from. */
  adId: string | undefined
  onClose: () => void
}

/** Asks for a title, creates the draft and opens it. */
export function CreateBriefDialog({ idempotencyKey, adId, onClose }: CreateBriefDialogProps) {
  useOpenerFocus()
  const formId = useId()
  const start = useBriefStart(adId)
  const [isSending, setSending] = useState(false)
  return (
    <Modal
      open
      title={adId === undefined ? 'New brief' : 'New brief from an ad'}
      okText="Create brief"
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: start.isLoading, loading: isSending }}
      onCancel={onClose}
      width={480}
    >
      <div className={styles.form}>
        {adId === undefined ? null : (
          <div className={styles.ad}>
            <AdImage ad={start.ad} isMissing={start.isMissing} />
          </div>
        )}
        <BriefForm id={formId} start={start} idempotencyKey={idempotencyKey} onSendingChange={setSending} />
      </div>
    </Modal>
  )
}

interface BriefFormProps {
  id: string
  start: ReturnType<typeof useBriefStart>
  idempotencyKey: string
  onSendingChange: (isSending: boolean) => void
}

function BriefForm({ id, start, idempotencyKey, onSendingChange }: BriefFormProps) {
  const navigate = useNavigate()
  const track = useTrack()
  const showToast = useToast()
  const { mutateAsync } = useCreateBrief()
  const { title, content } = start
  const form = useContractForm({
    schema: formSchema(
      (typed: { title: string }) => ({ ...typed, ...content, idempotency_key: idempotencyKey }),
      bodySchema(createBrief),
    ),
    defaultValues: { title },
    send: (body) => {
      onSendingChange(true)
      return mutateAsync(body).finally(() => onSendingChange(false))
    },
    onDone: (_, brief) => {
      track('brief created', { from: content.reference_ad_ids.length > 0 ? 'ad' : 'scratch' })
      showToast({ severity: 'success', summary: 'Brief created', detail: brief.title, life: 4000 })
      // Replaces the address that opened the dialog: going back must not offer to create it again.
      void navigate(href('brief-details', { params: { id: brief.id } }), { replace: true })
    },
  })
  const { getValues, reset } = form
  useEffect(() => {
    // The ad comes after the dialog; what was typed meanwhile stays.
    if (getValues('title') === '') {
      reset({ title })
    }
  }, [title, getValues, reset])

  return (
    <ContractForm form={form} id={id}>
      <TextField
        control={form.control}
        name="title"
        label="Title"
        isRequired
        input={{ autoFocus: true, dir: 'auto', placeholder: 'Summer launch, three hooks' }}
      />
    </ContractForm>
  )
}

/** The first content of the brief: none, or the fields taken from the ad once it is loaded. */
function useBriefStart(adId: string | undefined) {
  const { data: ad, isLoading, isError } = useQuery({ ...adQuery(adId ?? ''), enabled: adId !== undefined })
  const references = adId === undefined ? [] : [adId]
  return {
    ad,
    isLoading,
    isMissing: isError,
    title: ad === undefined ? '' : `Inspired by ${mentionAdvertiser(ad)}`,
    content: ad === undefined ? { reference_ad_ids: references } : toBriefContent(ad),
  }
}

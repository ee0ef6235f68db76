import { createBrief } from '@marquee/contract/briefs'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, formSchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { adQuery } from '../api/ads.ts'
import { useCreateBrief } from '../api/briefs.ts'
import { describeValue, fieldLabels } from '../state/brief-content.ts'
import { type BriefStart, toBriefStart } from '../state/brief-from-ad.ts'
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
  const formId = useId()
  const start = useBriefStart(adId)
  const [chosen, setChosen] = useState<readonly (keyof BriefStart)[]>([])
  const [isSending, setSending] = useState(false)
  const content = { ...pick(start.offered, chosen), reference_ad_ids: start.references }
  return (
    <OpenedModal
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
        {start.offered === null ? null : <TakenParts offered={start.offered} chosen={chosen} onChange={setChosen} />}
        <BriefForm
          id={formId}
          title={start.title}
          content={content}
          idempotencyKey={idempotencyKey}
          onSendingChange={setSending}
        />
      </div>
    </OpenedModal>
  )
}

interface BriefFormProps {
  id: string
  title: string
  content: Partial<BriefStart> & { reference_ad_ids: string[] }
  idempotencyKey: string
  onSendingChange: (isSending: boolean) => void
}

function BriefForm({ id, title, content, idempotencyKey, onSendingChange }: BriefFormProps) {
  const navigate = useNavigate()
  const track = useTrack()
  const showToast = useToast()
  const { mutateAsync } = useCreateBrief()
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

interface TakenPartsProps {
  offered: BriefStart
  chosen: readonly (keyof BriefStart)[]
  onChange: (chosen: (keyof BriefStart)[]) => void
}

/** What can be taken over from the ad; nothing is, before it is ticked. */
function TakenParts({ offered, chosen, onChange }: TakenPartsProps) {
  const fields = (['deliverables', 'audience'] as const).filter((field) => offered[field].length > 0)
  return (
    <Checkbox.Group
      className={styles.parts ?? ''}
      aria-label="Take over from the ad"
      value={[...chosen]}
      options={fields.map((field) => ({
        value: field,
        label: `${fieldLabels[field]}: ${describeValue(offered[field])}`,
      }))}
      onChange={(values) => onChange(fields.filter((field) => values.includes(field)))}
    />
  )
}

function pick(offered: BriefStart | null, chosen: readonly (keyof BriefStart)[]): Partial<BriefStart> {
  return offered === null ? {} : Object.fromEntries(chosen.map((field) => [field, offered[field]]))
}

/** What the brief starts from. The title names no brand, because clients read it. */
function useBriefStart(adId: string | undefined) {
  const { data: ad, isLoading, isError } = useQuery({ ...adQuery(adId ?? ''), enabled: adId !== undefined })
  return {
    ad,
    isLoading,
    isMissing: isError,
    title: ad === undefined ? '' : 'Inspired by an ad',
    offered: ad === undefined ? null : toBriefStart(ad),
    references: adId === undefined ? [] : [adId],
  }
}

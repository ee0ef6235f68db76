import type { BriefDraft } from '@marquee/contract/brief-drafts'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { LineNotes } from '@marquee/ui/line-notes'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { brandProfileChoicesQuery, draftPriceQuery, useDraftBrief } from '../api/brief-drafts.ts'
import { useLineFindings } from '../api/line-checks.ts'
import { type BriefContent, describeValue, fieldLabels } from '../state/brief-content.ts'
import { type DraftField, listEmpty, listOffered, takeOver } from '../state/draft-choice.ts'
import { useRequestKey } from '../state/use-request-key.ts'
import styles from './draft-dialog.module.css'
import { ProductField } from './product-field.tsx'
import { SpokenLength } from './spoken-length.tsx'

interface DraftDialogProps {
  content: BriefContent
  onTake: (changes: Partial<BriefContent>) => void
  onClose: () => void
}

/** Has a draft written from a product, a brand and the first reference ad, and takes over what the person chooses. */
export function DraftDialog({ content, onTake, onClose }: DraftDialogProps) {
  const [draft, setDraft] = useState<BriefDraft | null>(null)
  return (
    <Modal open title="Draft this brief" width={720} footer={null} onCancel={onClose} destroyOnHidden>
      {draft === null ? (
        <Request content={content} onDraft={setDraft} />
      ) : (
        <Choice
          draft={draft}
          content={content}
          onTake={(changes) => {
            onTake(changes)
            onClose()
          }}
        />
      )}
    </Modal>
  )
}

function Request({ content, onDraft }: { content: BriefContent; onDraft: (draft: BriefDraft) => void }) {
  const [productId, setProductId] = useState(content.product_id)
  const [profileId, setProfileId] = useState<string | null>(null)
  const [idea, setIdea] = useState('')
  const { data: profiles = [] } = useQuery(brandProfileChoicesQuery())
  const { data: credits } = useQuery(draftPriceQuery())
  const { mutate, isPending } = useDraftBrief()
  const showToast = useToast()
  const key = useRequestKey()
  const [adId = null] = content.reference_ad_ids

  function handleDraft(): void {
    const body = {
      product_id: productId,
      brand_profile_id: profileId,
      ad_id: adId,
      idea,
      idempotency_key: key.get(),
    }
    mutate(body, {
      // What failed was not charged; the next try is another one.
      onSettled: key.renew,
      onSuccess: ({ data, meta }) => {
        if (meta.notice !== null) {
          showToast({ severity: 'info', summary: 'Written without the model', detail: meta.notice })
        }
        onDraft(data)
      },
      onError: ({ message }) => showToast({ severity: 'error', summary: 'No draft was written', detail: message }),
    })
  }

  return (
    <div className={styles.form}>
      <ProductField value={productId} error={undefined} onChange={setProductId} />
      <Field label="Brand profile" isOptional>
        {(control) => (
          <Select
            {...control}
            allowClear
            value={profileId}
            placeholder="Whose voice and rules"
            options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id: string | undefined) => setProfileId(id ?? null)}
          />
        )}
      </Field>
      <Field label="Idea" isOptional hint="What it should be about, in your words.">
        {(control) => (
          <Input.TextArea
            {...control}
            dir="auto"
            rows={2}
            maxLength={1000}
            value={idea}
            onChange={(event) => setIdea(event.target.value)}
          />
        )}
      </Field>
      <p className={styles.note}>
        {adId === null
          ? 'Add a reference ad to the brief, and the draft follows how it is built.'
          : 'The draft follows how the first reference ad is built, and repeats none of its sentences.'}
      </p>
      <PriceButton
        price={credits?.price ?? 0}
        available={credits?.available}
        loading={isPending}
        topUpHref={href('account-settings.credits')}
        onClick={handleDraft}
      >
        Write a draft
      </PriceButton>
    </div>
  )
}

interface ChoiceProps {
  draft: BriefDraft
  content: BriefContent
  onTake: (changes: Partial<BriefContent>) => void
}

function Choice({ draft, content, onTake }: ChoiceProps) {
  const offered = listOffered(draft)
  const empty = listEmpty(content, offered)
  const texts = Object.fromEntries(offered.map((field) => [field, describeValue(draft[field])]))
  const { getFindings, language } = useLineFindings(texts, { productId: content.product_id, brandProfileId: null })
  const [chosen, setChosen] = useState<readonly DraftField[]>(empty)
  const toggle = (field: DraftField, isChosen: boolean) =>
    setChosen((current) => (isChosen ? [...current, field] : current.filter((other) => other !== field)))
  return (
    <div className={styles.form}>
      <p className={styles.note}>Choose what comes into the brief. You can change every word afterwards.</p>
      {offered.map((field) => (
        <section key={field} className={styles.part}>
          <Checkbox checked={chosen.includes(field)} onChange={(event) => toggle(field, event.target.checked)}>
            <strong>{fieldLabels[field]}</strong>
            {empty.includes(field) ? null : <span className={styles.warning}> replaces what is there</span>}
          </Checkbox>
          <p className={styles.text} dir="auto">
            {describeValue(draft[field])}
          </p>
          <div className={styles.notes}>
            {field === 'script' ? <SpokenLength script={draft.script} language={language ?? 'en'} /> : null}
            <LineNotes text={texts[field] ?? ''} findings={getFindings(field)} />
          </div>
        </section>
      ))}
      <Button type="primary" disabled={chosen.length === 0} onClick={() => onTake(takeOver(draft, chosen))}>
        Take over
      </Button>
    </div>
  )
}

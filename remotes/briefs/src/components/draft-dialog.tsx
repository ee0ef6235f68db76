import { type BriefDraft, type draftBrief, SCRIPT_SECONDS } from '@marquee/contract/brief-drafts'
import { advertiserName } from '@marquee/contract/advertiser-name'
import type { CallOutput } from '@marquee/contract/endpoint'
import { quoteOpeningWords } from '@marquee/contract/opening-words'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { languageName } from '@marquee/ui/ad-labels'
import { Field } from '@marquee/ui/field'
import { LineNotes } from '@marquee/ui/line-notes'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { adQuery } from '../api/ads.ts'
import { draftPriceQuery, useDraftBrief } from '../api/brief-drafts.ts'
import { useLineFindings } from '../api/line-checks.ts'
import { type BriefContent, describeValue, fieldLabels } from '../state/brief-content.ts'
import { type DraftField, listEmpty, listOffered, takeOver } from '../state/draft-choice.ts'
import { toFieldErrors } from '../state/field-errors.ts'
import { useRequestKey } from '@marquee/ui/use-request-key'
import styles from './draft-dialog.module.css'
import { BrandProfileField } from './brand-profile-field.tsx'
import { LanguageField } from './language-field.tsx'
import { ProductField } from './product-field.tsx'
import { SpokenLength } from './spoken-length.tsx'

interface DraftDialogProps {
  content: BriefContent
  onTake: (changes: Partial<BriefContent>) => void
  onClose: () => void
}

/** Has a draft written from a product, a brand and the first reference ad, and takes over what the person chooses. */
export function DraftDialog({ content, onTake, onClose }: DraftDialogProps) {
  const [written, setWritten] = useState<CallOutput<typeof draftBrief> | null>(null)
  const [productId, setProductId] = useState(content.product_id)
  const [profileId, setProfileId] = useState(content.brand_profile_id)
  return (
    <OpenedModal title="Draft this brief" width={720} footer={null} onCancel={onClose} destroyOnHidden>
      {written === null ? (
        <Request
          content={content}
          productId={productId}
          profileId={profileId}
          onProductChange={setProductId}
          onProfileChange={setProfileId}
          onDraft={setWritten}
        />
      ) : (
        <Choice
          draft={written.data}
          meta={written.meta}
          content={content}
          productId={productId}
          profileId={profileId}
          onTake={(changes) => {
            // The draft is about the chosen product, follows the chosen profile and has a language, so that the brief keeps them.
            onTake({
              ...changes,
              ...(written.meta.written_in !== content.language && { language: written.meta.written_in }),
              ...(productId !== content.product_id && { product_id: productId }),
              ...(profileId !== content.brand_profile_id && { brand_profile_id: profileId }),
            })
            onClose()
          }}
        />
      )}
    </OpenedModal>
  )
}

interface RequestProps {
  content: BriefContent
  productId: string | null
  profileId: string | null
  onProductChange: (id: string | null) => void
  onProfileChange: (id: string | null) => void
  onDraft: (written: CallOutput<typeof draftBrief>) => void
}

function Request({ content, productId, profileId, onProductChange, onProfileChange, onDraft }: RequestProps) {
  const [seconds, setSeconds] = useState<number>(SCRIPT_SECONDS.usual)
  const [idea, setIdea] = useState('')
  const [language, setLanguage] = useState(content.language)
  const { data: credits } = useQuery(draftPriceQuery())
  const { mutate, isPending, error } = useDraftBrief()
  const errors = toFieldErrors(error)
  const showToast = useToast()
  const key = useRequestKey()
  const [adId = null] = content.reference_ad_ids

  function handleDraft(): void {
    const body = {
      product_id: productId,
      brand_profile_id: profileId,
      ad_id: adId,
      idea,
      duration_s: seconds,
      language,
      idempotency_key: key.get(),
    }
    mutate(body, {
      // What failed was not charged; the next try is another one.
      onSettled: key.renew,
      onSuccess: onDraft,
      onError: ({ message }) => showToast({ severity: 'error', summary: 'No draft was written', detail: message }),
    })
  }

  return (
    <div className={styles.form}>
      <ProductField value={productId} error={undefined} onChange={onProductChange} />
      <BrandProfileField value={profileId} error={undefined} onChange={onProfileChange} />
      <Field label="Length of the video" hint="The script takes as much of it as there are facts.">
        {(control) => (
          <InputNumber
            {...control}
            value={seconds}
            min={SCRIPT_SECONDS.least}
            max={SCRIPT_SECONDS.most}
            precision={0}
            suffix="s"
            onChange={(value) => setSeconds(value ?? SCRIPT_SECONDS.usual)}
          />
        )}
      </Field>
      <LanguageField
        value={language}
        placeholder="Language of the product"
        hint="Words are written from facts in their own language, and not translated."
        error={errors('language')}
        onChange={setLanguage}
      />
      <Field label="Idea" isOptional hint="What it should be about, in your words." error={errors('idea')}>
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
  meta: CallOutput<typeof draftBrief>['meta']
  content: BriefContent
  productId: string | null
  profileId: string | null
  onTake: (changes: Partial<BriefContent>) => void
}

function Choice({ draft, meta, content, productId, profileId, onTake }: ChoiceProps) {
  const offered = listOffered(draft)
  const empty = listEmpty(content, offered)
  // The parts of a brief repeat each other on purpose: the script begins with a hook. So repetition is not shown.
  const texts = Object.fromEntries(offered.map((field) => [field, describeValue(draft[field])]))
  const { getFindings, language } = useLineFindings(texts, { productId, brandProfileId: profileId })
  const [chosen, setChosen] = useState<readonly DraftField[]>(empty)
  const toggle = (field: DraftField, isChosen: boolean) =>
    setChosen((current) => (isChosen ? [...current, field] : current.filter((other) => other !== field)))
  return (
    <div className={styles.form}>
      {meta.notice === null ? null : <Alert type="info" showIcon title={meta.notice} />}
      <p className={styles.note}>
        Written in {languageName(meta.written_in)}. Choose what comes into the brief. You can change every word
        afterwards.
      </p>
      {offered.map((field) => (
        <section key={field} className={styles.part}>
          <Checkbox checked={chosen.includes(field)} onChange={(event) => toggle(field, event.target.checked)}>
            <strong>{fieldLabels[field]}</strong>
            {empty.includes(field) ? null : <span className={styles.warning}> replaces what is there</span>}
          </Checkbox>
          <p className={styles.text} dir="auto" lang={meta.written_in}>
            {describeValue(draft[field])}
          </p>
          <div className={styles.notes}>
            {field === 'script' ? <SpokenLength script={draft.script} language={language ?? 'en'} /> : null}
            <LineNotes
              text={texts[field] ?? ''}
              findings={getFindings(field).filter(({ kind }) => kind !== 'repetition')}
            />
          </div>
        </section>
      ))}
      {meta.questions.length === 0 ? null : (
        <section className={styles.part}>
          <strong>Only you can tell</strong>
          <ul>
            {meta.questions.map(({ field, question }) => (
              <li key={field}>
                {fieldLabels[field]}: {question}
              </li>
            ))}
          </ul>
        </section>
      )}
      {content.reference_ad_ids.map((id) => (
        <ReferenceQuote key={id} id={id} />
      ))}
      <Button type="primary" disabled={chosen.length === 0} onClick={() => onTake(takeOver(draft, chosen))}>
        Take over
      </Button>
    </div>
  )
}

/** The first words of a reference ad, as its own words: they are shown beside the draft and never become a part of it. */
function ReferenceQuote({ id }: { id: string }) {
  const { data: ad } = useQuery(adQuery(id))
  const words = ad === undefined ? '' : quoteOpeningWords(ad)
  return words === '' || ad === undefined ? null : (
    <p className={styles.note} dir="auto">
      {`Reference, in the words of ${advertiserName(ad)}: ${words}`}
    </p>
  )
}

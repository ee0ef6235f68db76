import { ApiError } from '@marquee/api-client/api-error'
import { useIsAllowed, usePageTitle, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { creditsQuery } from '../../api/credits.ts'
import { useCreateImageOrder } from '../../api/image-generation.ts'
import { FormatsStep } from '../components/formats-step.tsx'
import { ProductStep } from '../components/product-step.tsx'
import { SourceStep, type StepProps } from '../components/source-step.tsx'
import { StepList } from '../components/step-list.tsx'
import { ViewersOnly } from '../components/viewers-only.tsx'
import { WizardFooter } from '../components/wizard-footer.tsx'
import styles from '../components/wizard.module.css'
import { WordsStep } from '../components/words-step.tsx'
import {
  findMissing,
  findOpenStep,
  type ImageDraft,
  toOrder,
  WIZARD_STEPS,
  type WizardStep,
} from '../state/image-draft.ts'
import { useImageDraft } from '../state/use-image-draft.ts'

// This module loads the drawing code, which the other sources do not need.
const TemplateDraftPreview = lazy(async () => ({
  default: (await import('../components/template-draft-preview.tsx')).TemplateDraftPreview,
}))

const LABELS: Readonly<Record<WizardStep, string>> = {
  source: 'Source',
  product: 'Product and brand',
  words: 'Words',
  formats: 'Formats',
}
const CONTENTS: Readonly<Record<WizardStep, (props: StepProps) => React.ReactNode>> = {
  source: SourceStep,
  product: ProductStep,
  words: WordsStep,
  formats: FormatsStep,
}

/** From a source to an order of images in four steps; users who may only view see a notice at once. */
export function Page() {
  usePageTitle('Create images')
  return useIsAllowed({ permission: 'generation.create' }) ? (
    <Wizard />
  ) : (
    <ViewersOnly things="images" to={href('image-generation')} />
  )
}

function Wizard() {
  const { key, draft, step, change, goTo } = useImageDraft()
  const Content = CONTENTS[step]
  const missing = findMissing(draft, step)
  return (
    <>
      <PageHeader title="Create images" description="Finished, on-brand images in every format." />
      <StepList
        steps={WIZARD_STEPS}
        labels={LABELS}
        current={step}
        lastOpen={findOpenStep(draft, 'formats')}
        onChoose={goTo}
      />
      <Content draftKey={key} draft={draft} change={change} />
      {draft.source === 'template' && draft.templateId !== null && step !== 'source' ? (
        <Suspense fallback={null}>
          <TemplateDraftPreview draft={draft} />
        </Suspense>
      ) : null}
      <WizardFooter steps={WIZARD_STEPS} current={step} missing={missing} onGo={goTo}>
        <OrderButton draft={draft} onOrdered={() => change({ orderKey: crypto.randomUUID() })} />
      </WizardFooter>
    </>
  )
}

interface OrderButtonProps {
  draft: ImageDraft
  onOrdered: () => void
}

function OrderButton({ draft, onOrdered }: OrderButtonProps) {
  const navigate = useNavigate()
  const track = useTrack()
  const credits = useQuery(creditsQuery())
  const { mutateAsync, isPending } = useCreateImageOrder()
  const [problem, setProblem] = useState<string>()
  const order = toOrder(draft)
  const count = draft.aspectRatios.length * draft.variations
  const price = credits.data?.prices.find(({ feature }) => feature === 'image_generation')?.credits ?? 0

  async function send(): Promise<void> {
    if (order === null) {
      return
    }
    setProblem(undefined)
    try {
      const { id } = await mutateAsync(order)
      track('images ordered', { count, source: order.source.kind })
      onOrdered()
      await navigate(href('image-generation-details', { params: { id } }))
    } catch (failure) {
      setProblem(toMessage(failure))
    }
  }

  return (
    <>
      <PriceButton
        price={count * price}
        available={credits.data?.available}
        topUpHref={href('account-settings.credits')}
        loading={isPending}
        disabled={order === null || credits.data === undefined}
        onClick={() => void send()}
      >
        Create {count} {count === 1 ? 'image' : 'images'}
      </PriceButton>
      <span className={styles.note} role={problem === undefined ? undefined : 'alert'}>
        {problem}
      </span>
    </>
  )
}

/** Errors of fields in earlier steps are shown here too. */
function toMessage(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 422) {
    return Object.values(failure.fields).flat()[0] ?? failure.message
  }
  return failure instanceof Error ? failure.message : 'The images were not ordered. Try again.'
}

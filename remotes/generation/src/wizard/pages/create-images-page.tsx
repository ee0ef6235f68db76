import { ApiError } from '@marquee/api-client/api-error'
import { useIsAllowed, usePageTitle, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { creditsQuery } from '../../api/credits.ts'
import { useCreateImageOrder } from '../../api/image-generation.ts'
import { FormatsStep } from '../components/formats-step.tsx'
import { ProductStep } from '../components/product-step.tsx'
import { SourceStep, type StepProps } from '../components/source-step.tsx'
import { StepList } from '../components/step-list.tsx'
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
  return useIsAllowed({ permission: 'generation.create' }) ? <Wizard /> : <LookOnly />
}

function LookOnly() {
  return (
    <EmptyState
      level={1}
      title="You can look at images, but not create any"
      action={<LinkButton to={href('image-generation')}>See the images</LinkButton>}
    >
      You are a viewer of this workspace. Its owner or an admin can give you a role that creates images.
    </EmptyState>
  )
}

function Wizard() {
  const { key, draft, step, change, goTo } = useImageDraft()
  const index = WIZARD_STEPS.indexOf(step)
  const Content = CONTENTS[step]
  const missing = findMissing(draft, step)
  const next = WIZARD_STEPS[index + 1]
  const back = WIZARD_STEPS[index - 1]
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
      <div className={styles.footer}>
        {back === undefined ? null : <Button onClick={() => goTo(back)}>Back</Button>}
        {next === undefined ? (
          <OrderButton draft={draft} onOrdered={() => change({ orderKey: crypto.randomUUID() })} />
        ) : (
          <>
            <Button type="primary" disabled={missing !== null} onClick={() => goTo(next)}>
              Continue
            </Button>
            <span className={styles.note}>{missing}</span>
          </>
        )}
      </div>
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

import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { ClipboardList, Lightbulb, Megaphone, Package } from 'lucide-react'
import { productQuery } from '../../../api/products.ts'
import { AdLinkForm } from '../../../wizard/components/ad-link-form.tsx'
import { BrandField } from '../../../wizard/components/brand-field.tsx'
import { ChoiceCards } from '../../../wizard/components/choice-cards.tsx'
import { InspirationCard } from '../../../wizard/components/inspiration-card.tsx'
import { ProductField } from '../../../wizard/components/product-field.tsx'
import wizard from '../../../wizard/components/wizard.module.css'
import { findFaultOfIdea, withoutScript } from '../../state/video-draft.ts'
import { BriefField } from './brief-field.tsx'
import { ProductPageForm } from './product-page-form.tsx'
import type { VideoStepProps } from './step-props.ts'

const SOURCES = [
  {
    value: 'product',
    title: 'A product',
    text: 'Its photos and facts become scenes.',
    icon: <Package size={20} aria-hidden />,
  },
  {
    value: 'ad',
    title: 'An ad that works',
    text: 'Take its structure, never its words or images.',
    icon: <Megaphone size={20} aria-hidden />,
  },
  {
    value: 'brief',
    title: 'A brief',
    text: 'Use what it says about audience and offer.',
    icon: <ClipboardList size={20} aria-hidden />,
  },
  {
    value: 'idea',
    title: 'An idea',
    text: 'Say in a sentence what the video is about.',
    icon: <Lightbulb size={20} aria-hidden />,
  },
] as const

/** The step for what the video begins with, and for the product and brand that it shows. */
export function VideoSourceStep(props: VideoStepProps) {
  const { draftKey, draft, change } = props
  const chosen = useQuery({ ...productQuery(draft.productId ?? ''), enabled: draft.productId !== null })
  const isProduct = draft.source === 'product'
  return (
    <div className={wizard.step}>
      <ChoiceCards
        label="What do you begin with?"
        choices={SOURCES}
        value={draft.source}
        onChange={(source) => change(withoutScript({ source }))}
      />
      <SourceDetails {...props} />
      {draft.source === null ? null : (
        <>
          <ProductField
            productId={draft.productId}
            isRequired={isProduct}
            hint="Its photos are shown, and its facts are all that the video says."
            addAddress={href('create-product', { query: { video: draftKey } })}
            onChange={(productId) => change(withoutScript({ productId }))}
          />
          {isProduct && draft.productId === null ? <ProductPageForm draftKey={draftKey} /> : null}
          <BrandField
            brandProfileId={draft.brandProfileId}
            ofProduct={chosen.data?.brand_profile_id ?? null}
            onChange={(brandProfileId) => change(withoutScript({ brandProfileId }))}
            onOffer={(brandProfileId) => change({ brandProfileId })}
          />
        </>
      )}
    </div>
  )
}

function SourceDetails({ draft, change }: VideoStepProps) {
  switch (draft.source) {
    case 'idea':
      return (
        <Field
          label="Your idea"
          isRequired
          error={findFaultOfIdea(draft.idea) ?? undefined}
          hint="For example: three reasons to take our travel cup to the office. It keeps coffee hot for six hours."
        >
          {(control) => (
            <Input.TextArea
              {...control}
              value={draft.idea}
              autoSize={{ minRows: 3, maxRows: 8 }}
              onChange={({ target }) => change(withoutScript({ idea: target.value }))}
            />
          )}
        </Field>
      )
    case 'ad':
      return draft.adId === null ? (
        <AdLinkForm onFound={(adId) => change(withoutScript({ adId }))} />
      ) : (
        <>
          <InspirationCard adId={draft.adId} />
          <div>
            <Button onClick={() => change(withoutScript({ adId: null }))}>Choose another ad</Button>
          </div>
        </>
      )
    case 'brief':
      return <BriefField briefId={draft.briefId} onChange={(briefId) => change(withoutScript({ briefId }))} />
    case 'product':
    case null:
      return null
  }
}

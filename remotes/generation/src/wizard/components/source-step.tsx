import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { Button, Input } from 'antd'
import { LayoutTemplate, Lightbulb, Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ImageDraft } from '../state/image-draft.ts'
import { AdLinkForm } from './ad-link-form.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { InspirationCard } from './inspiration-card.tsx'
import styles from './wizard.module.css'

// The templates are about a hundred kilobytes of data, which only this source needs.
const TemplatePicker = lazy(async () => ({ default: (await import('./template-picker.tsx')).TemplatePicker }))

const SOURCES = [
  {
    value: 'idea',
    title: 'An idea',
    text: 'Say in a sentence what the image is about.',
    icon: <Lightbulb size={20} aria-hidden />,
  },
  {
    value: 'ad',
    title: 'An ad that works',
    text: 'Take its structure, never its words or images.',
    icon: <Megaphone size={20} aria-hidden />,
  },
  {
    value: 'template',
    title: 'A template',
    text: 'Begin with a layout that you have chosen.',
    icon: <LayoutTemplate size={20} aria-hidden />,
  },
] as const

export interface StepProps {
  /** The key under which the draft is stored. */
  draftKey: string
  draft: ImageDraft
  change: (changes: Partial<ImageDraft>) => void
}

/** The step for the source of the image. */
export function SourceStep(props: StepProps) {
  const { draft, change } = props
  return (
    <div className={styles.step}>
      <ChoiceCards
        label="What do you begin with?"
        choices={SOURCES}
        value={draft.source}
        onChange={(source) => change({ source })}
      />
      <SourceDetails {...props} />
    </div>
  )
}

function SourceDetails({ draft, change }: StepProps) {
  switch (draft.source) {
    case 'idea':
      return (
        <Field
          label="Your idea"
          isRequired
          hint="For example: a summer sale of our trail shoes that weigh next to nothing, 20% off."
        >
          {(control) => (
            <Input.TextArea
              {...control}
              value={draft.idea}
              maxLength={1000}
              autoSize={{ minRows: 3, maxRows: 8 }}
              onChange={({ target }) => change({ idea: target.value })}
            />
          )}
        </Field>
      )
    case 'ad':
      return <AdChoice adId={draft.adId} onChange={(adId) => change({ adId, angle: null, words: {} })} />
    case 'template':
      return (
        <Suspense fallback={<ListSkeleton label="Loading templates" />}>
          <TemplatePicker draft={draft} onChoose={(templateId) => change({ templateId })} />
        </Suspense>
      )
    case null:
      return null
  }
}

function AdChoice({ adId, onChange }: { adId: string | null; onChange: (adId: string | null) => void }) {
  if (adId === null) {
    return <AdLinkForm onFound={onChange} />
  }
  return (
    <>
      <InspirationCard adId={adId} />
      <div>
        <Button onClick={() => onChange(null)}>Choose another ad</Button>
      </div>
    </>
  )
}

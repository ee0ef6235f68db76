import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { LayoutTemplate, Lightbulb, Megaphone } from 'lucide-react'
import { Link } from 'react-router'
import { templateNameQuery } from '../../api/ad-templates.ts'
import type { ImageDraft } from '../../state/image-draft.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { InspirationCard } from './inspiration-card.tsx'
import styles from './wizard.module.css'

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
    text: 'Take its structure, never its words or pictures.',
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
  draft: ImageDraft
  change: (changes: Partial<ImageDraft>) => void
}

/** What the image begins with. */
export function SourceStep({ draft, change }: StepProps) {
  return (
    <div className={styles.step}>
      <ChoiceCards
        label="What do you begin with?"
        choices={SOURCES}
        value={draft.source}
        onChange={(source) => change({ source })}
      />
      <SourceDetails draft={draft} change={change} />
    </div>
  )
}

function SourceDetails({ draft, change }: StepProps) {
  const { source, adId, templateId, idea } = draft
  const template = useQuery(templateNameQuery(templateId))
  if (source === 'idea') {
    return (
      <Field
        label="Your idea"
        isRequired
        hint="For example: a summer sale of our trail shoes that weigh next to nothing, 20% off."
      >
        {(control) => (
          <Input.TextArea
            {...control}
            value={idea}
            maxLength={1000}
            autoSize={{ minRows: 3, maxRows: 8 }}
            onChange={({ target }) => change({ idea: target.value })}
          />
        )}
      </Field>
    )
  }
  if (source === 'ad') {
    return adId === null ? (
      <p>
        Open an ad in <Link to={href('explore')}>Explore</Link> or in your{' '}
        <Link to={href('swipe-file')}>swipe file</Link>, and choose “Make an image”.
      </p>
    ) : (
      <InspirationCard adId={adId} />
    )
  }
  if (source === 'template') {
    return (
      <p>
        {templateId === null ? 'No template is chosen yet. ' : <>Template: {template.data ?? '…'}. </>}
        <Link to={href('ad-templates')}>{templateId === null ? 'Choose a template' : 'Choose another template'}</Link>
      </p>
    )
  }
  return null
}

import type { LineFact } from '@marquee/contract/image-words'
import type { Section } from '@marquee/funnel-pages/section'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { imageWordsQuery } from '../../../api/image-words.ts'
import { FactNote } from '../../../wizard/components/fact-note.tsx'
import type { PageEditor } from '../../state/use-page-editor.ts'
import styles from './writer-dialog.module.css'

interface WriterDialogProps {
  editor: PageEditor
  section: Section
  subject: { productId: string | null; brandProfileId: string | null; adId: string | null }
}

const NO_ANSWERS = { better: '', audience: '', today: '' }

/** Offers lines of the writer for the headline and the text of a section, each with the fact that it stands on. */
export function WriterDialog(props: WriterDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button icon={<Sparkles size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Other words
      </Button>
      {isOpen ? (
        <OpenedModal title="Words for this section" footer={null} width={640} onCancel={() => setOpen(false)}>
          <Lines {...props} onUsed={() => setOpen(false)} />
        </OpenedModal>
      ) : null}
    </div>
  )
}

function Lines({ editor, section, subject, onUsed }: WriterDialogProps & { onUsed: () => void }) {
  const [round, setRound] = useState(0)
  const wishes = { ...subject, idea: '', framework: null, language: editor.page.language, answers: NO_ANSWERS }
  const query = useQuery(imageWordsQuery({ ...wishes, round }))
  if (query.isError) {
    return <ErrorState title="No words were written" error={query.error} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) {
    return <ListSkeleton label="Writing" />
  }
  const { data, meta } = query.data
  const lines = data.flatMap(({ words, facts }) => [
    { part: 'headline', text: words.headline, fact: facts.headline },
    { part: 'text', text: words.subline, fact: facts.subline },
    { part: 'text', text: words.body, fact: facts.body },
  ])
  const offered = [...new Map(lines.map((line) => [line.text, line])).values()].filter(
    ({ part, text }) => text !== '' && part in section,
  )
  return (
    <div className={styles.lines}>
      {meta.missing === null ? null : <p className={styles.note}>{meta.missing}</p>}
      <ul role="list" className={styles.list}>
        {offered.map((line) => (
          <li key={line.text}>
            <Line
              {...line}
              onUse={() => {
                editor.write(section.id, line.part, writeText(section, line.part, line.text))
                onUsed()
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<RefreshCw size={16} aria-hidden />}
        loading={query.isFetching}
        onClick={() => setRound((before) => before + 1)}
      >
        Write others
      </Button>
    </div>
  )
}

function Line({
  part,
  text,
  fact,
  onUse,
}: {
  part: string
  text: string
  fact: LineFact | undefined
  onUse: () => void
}) {
  return (
    <article className={styles.line}>
      <p dir="auto">{text}</p>
      <FactNote fact={fact} />
      <Button size="small" onClick={onUse}>
        Use as {part}
      </Button>
    </article>
  )
}

/** Texts with a form are paragraphs, the others plain words. */
function writeText(section: Section, part: string, words: string): unknown {
  const isForm = part === 'text' && 'text' in section && Array.isArray(section.text)
  return isForm ? [{ style: 'paragraph', spans: [{ text: words }] }] : words
}

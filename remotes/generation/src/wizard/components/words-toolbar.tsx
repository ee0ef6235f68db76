import {
  type WritingFramework,
  type WritingLanguage,
  writingFramework,
  writingLanguage,
} from '@marquee/contract/image-words'
import { Button, Select } from 'antd'
import { RefreshCw } from 'lucide-react'
import { FRAMEWORK_LABELS, FRAMEWORK_NAMES, LANGUAGE_LABELS } from '../../state/image-labels.ts'
import styles from './words-step.module.css'

const FRAMEWORK_OPTIONS = [
  { value: '', label: 'Every framework' },
  ...writingFramework.options.map((value) => ({
    value,
    label: `${FRAMEWORK_LABELS[value]} · ${FRAMEWORK_NAMES[value]}`,
  })),
]
const LANGUAGE_OPTIONS = [
  { value: '', label: 'Language of the product' },
  ...writingLanguage.options.map((value) => ({ value, label: LANGUAGE_LABELS[value] })),
]

interface WordsToolbarProps {
  framework: WritingFramework | null
  /** As it is kept in the draft; null for the language of the product. */
  language: string | null
  isWriting: boolean
  onFramework: (framework: WritingFramework | null) => void
  onLanguage: (language: WritingLanguage | null) => void
  onOtherWords: () => void
}

/** What the words are written by: framework, language, and another round. */
export function WordsToolbar({
  framework,
  language,
  isWriting,
  onFramework,
  onLanguage,
  onOtherWords,
}: WordsToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Select
        aria-label="Framework"
        className={styles.frameworks ?? ''}
        value={framework ?? ''}
        options={FRAMEWORK_OPTIONS}
        onChange={(value) => onFramework(writingFramework.safeParse(value).data ?? null)}
      />
      <Select
        aria-label="Language"
        className={styles.languages ?? ''}
        value={language ?? ''}
        options={LANGUAGE_OPTIONS}
        onChange={(value) => onLanguage(writingLanguage.safeParse(value).data ?? null)}
      />
      <Button icon={<RefreshCw size={16} aria-hidden />} loading={isWriting} onClick={onOtherWords}>
        Other words
      </Button>
    </div>
  )
}

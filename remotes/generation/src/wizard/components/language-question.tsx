import type { WritingLanguage } from '@marquee/contract/image-words'
import { Alert, Button, Space } from 'antd'
import { LANGUAGE_LABELS } from '../../state/image-labels.ts'

interface LanguageQuestionProps {
  /** The likeliest first, in which the words are written until the user answers; empty when nothing is to be asked. */
  candidates: readonly WritingLanguage[]
  onAnswer: (language: WritingLanguage) => void
}

/** Asks for the language of a product whose texts are too short to tell it. */
export function LanguageQuestion({ candidates, onAnswer }: LanguageQuestionProps) {
  const [likeliest] = candidates
  return likeliest === undefined ? null : (
    <Alert
      type="warning"
      showIcon
      title={`The texts are too short to tell their language. These words are in ${LANGUAGE_LABELS[likeliest]}. Which one is right?`}
      description={
        <Space wrap>
          {candidates.map((language) => (
            <Button key={language} onClick={() => onAnswer(language)}>
              {LANGUAGE_LABELS[language]}
            </Button>
          ))}
        </Space>
      }
    />
  )
}

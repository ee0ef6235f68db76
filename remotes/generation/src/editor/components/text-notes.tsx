import { useLineFindings } from '../../api/line-checks.ts'
import { WordNotes } from '../../components/word-notes.tsx'

interface TextNotesProps {
  binding: string
  text: string
  most: number
  onMend: (text: string) => void
}

/** The length of a layer's words, and what was found in them. The editor does not know the product whose image it shows. */
export function TextNotes({ binding, text, most, onMend }: TextNotesProps) {
  const getFindings = useLineFindings({ [binding]: text }, { productId: null, brandProfileId: null })
  return <WordNotes place={binding} text={text} most={most} findings={getFindings(binding)} onMend={onMend} />
}

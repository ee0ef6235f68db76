import { slugName } from '@marquee/ui/ad-labels'
import { useQuery } from '@tanstack/react-query'
import { nichesQuery } from '../../api/ads.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { Choices } from './choices.tsx'

const MOST_SHOWN = 30
const MOST_CHOSEN = 10

interface NichesQuestionProps {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function NichesQuestion({ chosen, onChange }: NichesQuestionProps) {
  const { data: niches = [], error } = useQuery(nichesQuery())
  // Niches that were chosen earlier stay in the list, even if they have few ads now.
  const shown = [...new Set([...niches.slice(0, MOST_SHOWN), ...chosen])]
  return (
    <>
      {error === null ? null : <FormAlert tone="error">{error.message}</FormAlert>}
      <Choices
        type="checkbox"
        name="niches"
        label="Markets"
        isDense
        options={shown.map((value) => ({ value, label: slugName(value) }))}
        chosen={chosen}
        onChange={(next) => onChange(next.slice(0, MOST_CHOSEN))}
      />
    </>
  )
}

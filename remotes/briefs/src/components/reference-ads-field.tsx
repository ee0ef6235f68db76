import { ApiError } from '@marquee/api-client/api-error'
import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { adQuery } from '../api/ads.ts'
import { adIdIn } from '../state/ad-id.ts'
import { AdThumbnail } from './ad-thumbnail.tsx'
import styles from './reference-ads-field.module.css'
import { SwipeFilePicker } from './swipe-file-picker.tsx'

const MAX_ADS = 50

interface ReferenceAdsFieldProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

/** The ads that the brief refers to: pasted as a link or an id, or chosen from the swipe file. */
export function ReferenceAdsField({ value, onChange, error }: ReferenceAdsFieldProps) {
  const [isPickerOpen, setIsPickerOpen] = useState(false)

  return (
    <div className={styles.field}>
      {value.length === 0 ? null : (
        <ul role="list" className={styles.ads}>
          {value.map((id) => (
            <li key={id}>
              <ReferenceAd id={id} onRemove={() => onChange(value.filter((other) => other !== id))} />
            </li>
          ))}
        </ul>
      )}
      <AdLinkInput value={value} serverError={error} onAdd={(id) => onChange([...value, id])} />
      <Button
        icon={<Bookmark size={16} aria-hidden />}
        disabled={value.length >= MAX_ADS}
        onClick={() => setIsPickerOpen(true)}
      >
        Choose from the swipe file
      </Button>
      <SwipeFilePicker
        isOpen={isPickerOpen}
        chosen={value}
        maxAds={MAX_ADS}
        onClose={() => setIsPickerOpen(false)}
        onChoose={onChange}
        emptyAction={<Link to={href('explore')}>Find ads in Explore</Link>}
      />
    </div>
  )
}

function ReferenceAd({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data, isError } = useQuery(adQuery(id))
  return <AdThumbnail ad={data} isMissing={isError} href={href('explore', { query: { ad: id } })} onRemove={onRemove} />
}

interface AdLinkInputProps {
  value: readonly string[]
  serverError: string | undefined
  onAdd: (id: string) => void
}

function AdLinkInput({ value, serverError, onAdd }: AdLinkInputProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)

  async function add(): Promise<void> {
    const id = adIdIn(text)
    const problem = toProblem(id, value)
    if (id === null || problem !== undefined) {
      setError(problem)
      return
    }
    setIsChecking(true)
    try {
      await queryClient.fetchQuery(adQuery(id))
      onAdd(id)
      setText('')
      setError(undefined)
    } catch (failure) {
      setError(explain(failure))
    } finally {
      setIsChecking(false)
    }
  }

  return (
    <Field label="Add by link" error={error ?? serverError} hint="Paste the link or the id of an ad.">
      {(control) => (
        <div className={styles.adder}>
          <Input
            {...control}
            value={text}
            placeholder="https://…"
            disabled={value.length >= MAX_ADS}
            onChange={(event) => setText(event.target.value)}
            onPressEnter={() => void add()}
          />
          <Button loading={isChecking} disabled={text.trim() === ''} onClick={() => void add()}>
            Add
          </Button>
        </div>
      )}
    </Field>
  )
}

function toProblem(id: string | null, value: readonly string[]): string | undefined {
  if (id === null) {
    return 'This is not the link of an ad. Open the ad and copy its address.'
  }
  return value.includes(id) ? 'This ad is in the brief already.' : undefined
}

function explain(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 404) {
    return 'This ad is not in the ad library.'
  }
  return failure instanceof Error ? failure.message : 'The ad could not be added. Try again.'
}

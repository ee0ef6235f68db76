import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { brandProfileChoicesQuery } from '../../api/brand-profiles.ts'
import type { StepProps } from './source-step.tsx'

/** Uses the product's own brand, or the only one that there is, until the user chooses another one. */
export function BrandField({ draft, change, ofProduct }: StepProps & { ofProduct: string | null }) {
  const profiles = useQuery(brandProfileChoicesQuery)
  const [isTouched, setTouched] = useState(false)
  const takeOver = useEffectEvent((id: string) => change({ brandProfileId: id }))
  const isOpen = draft.brandProfileId === null && !isTouched
  const [first, ...others] = profiles.data ?? []
  const onlyOne = first !== undefined && others.length === 0 ? first.id : null
  const offered = ofProduct ?? onlyOne
  useEffect(() => {
    if (isOpen && offered !== null) {
      takeOver(offered)
    }
  }, [isOpen, offered])
  return (
    <Field
      label="Brand profile"
      isOptional
      hint="Its colors, fonts, logo and voice. Without one, neutral colors are used."
    >
      {(control) => (
        <Select
          {...control}
          value={draft.brandProfileId}
          allowClear
          placeholder="Choose a brand profile"
          loading={profiles.isFetching}
          options={(profiles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={<Link to={href('brand-profiles')}>Add the first brand profile</Link>}
          onChange={(next: string | undefined) => {
            setTouched(true)
            change({ brandProfileId: next ?? null, angle: null, words: {} })
          }}
        />
      )}
    </Field>
  )
}

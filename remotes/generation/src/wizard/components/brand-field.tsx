import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { brandProfileChoicesQuery } from '../../api/brand-profiles.ts'

interface BrandFieldProps {
  brandProfileId: string | null
  /** The brand profile of the chosen product. */
  ofProduct: string | null
  /** Called for a choice by the user. */
  onChange: (brandProfileId: string | null) => void
  /** Called when nothing was chosen yet, with what is offered. */
  onOffer: (brandProfileId: string) => void
}

/** Uses the product's own brand, or the only one that there is, until the user chooses another one. */
export function BrandField({ brandProfileId, ofProduct, onChange, onOffer }: BrandFieldProps) {
  const profiles = useQuery(brandProfileChoicesQuery)
  const [isTouched, setTouched] = useState(false)
  const takeOver = useEffectEvent(onOffer)
  const isOpen = brandProfileId === null && !isTouched
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
          value={brandProfileId}
          allowClear
          placeholder="Choose a brand profile"
          loading={profiles.isFetching}
          options={(profiles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={<Link to={href('brand-profiles')}>Add the first brand profile</Link>}
          onChange={(next: string | undefined) => {
            setTouched(true)
            onChange(next ?? null)
          }}
        />
      )}
    </Field>
  )
}

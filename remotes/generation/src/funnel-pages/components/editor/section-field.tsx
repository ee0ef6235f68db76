import { formTarget, pageButton } from '@marquee/funnel-pages/section-parts'
import { z } from 'zod'
import { type AddressPlan, isAddressPlan, isFilePlan, isWordsPlan } from '../../state/field-plan.ts'
import { readPath } from '../../state/value-path.ts'
import type { FieldProps } from './field-props.ts'
import { FileField } from './file-field.tsx'
import { ItemListField } from './item-list-field.tsx'
import { LinkField } from './link-field.tsx'
import { TargetField } from './target-field.tsx'
import { SettingField, WordsField } from './text-field.tsx'
import { TypedText } from './typed-text.tsx'

/** The control of one part of a section. */
export function SectionField(props: FieldProps) {
  const { plan } = props
  if (plan.kind === 'list') {
    return <ItemListField {...props} plan={plan} showField={SectionField} />
  }
  if (isWordsPlan(plan)) {
    return <WordsField {...props} plan={plan} />
  }
  if (isFilePlan(plan)) {
    return <FileField {...props} plan={plan} />
  }
  return isAddressPlan(plan) ? <AddressField {...props} plan={plan} /> : <SettingField {...props} plan={plan} />
}

const link = z.string().nullable().catch(null)

/** Where a button, a link or a form leads. */
function AddressField({ plan, value, sections, onWrite }: FieldProps<AddressPlan>) {
  const { kind, path, label } = plan
  const current = readPath(value, path)
  if (kind === 'target') {
    const target = formTarget.catch({ to: 'marquee' }).parse(current)
    return <TargetField label={label} value={target} onChange={(next) => onWrite(path, next)} />
  }
  if (kind === 'link') {
    return (
      <LinkField
        label={label}
        value={link.parse(current)}
        sections={sections}
        onChange={(next) => onWrite(path, next)}
      />
    )
  }
  const button = pageButton.catch({ label: '', href: null }).parse(current)
  return (
    <>
      <TypedText label={label} value={button.label} onChange={(typed) => onWrite(`${path}.label`, typed)} />
      <LinkField
        label={`${label}: address`}
        value={button.href}
        sections={sections}
        onChange={(next) => onWrite(`${path}.href`, next)}
      />
    </>
  )
}

import { LINE_LIMITS } from '@marquee/contract/line-checks'
import { richText, writeMarkup } from '@marquee/funnel-pages/rich-text'
import { z } from 'zod'
import { type FieldPlan, isWordsPlan, type WordsPlan } from './field-plan.ts'
import { readPath } from './value-path.ts'

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])

/** The words at the path of a plan as the user types them in its field. */
export function readTypedText({ kind, path }: WordsPlan, value: unknown): string {
  const current = readPath(value, path)
  switch (kind) {
    case 'markup':
      return writeMarkup(richText.catch([]).parse(current))
    case 'lines':
      return texts.parse(current).join('\n')
    case 'line':
    case 'words':
      return text.parse(current)
  }
}

/** The words of all fields of a section, each once, as many as one check takes. What is too long for a check is left out. */
export function listTypedTexts(plans: readonly FieldPlan[], value: unknown): string[] {
  const checkable = collect(plans, value).filter(
    (typed) => typed.trim() !== '' && typed.length <= LINE_LIMITS.characters,
  )
  return [...new Set(checkable)].slice(0, LINE_LIMITS.lines)
}

function collect(plans: readonly FieldPlan[], value: unknown): string[] {
  return plans.flatMap((plan) => {
    if (plan.kind === 'list') {
      const items = readPath(value, plan.path)
      return Array.isArray(items) ? items.flatMap((item: unknown) => collect(plan.fields, item)) : []
    }
    return isWordsPlan(plan) ? readTypedText(plan, value) : []
  })
}

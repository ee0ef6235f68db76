import type { LineFinding } from '@marquee/contract/line-checks'
import type { PageAsset } from '../../../state/page-asset.ts'
import type { Section } from '@marquee/funnel-pages/section'
import type { FieldPlan } from '../../state/field-plan.ts'

/** What the fields of sections are given. */
export interface FieldProps<Plan extends FieldPlan = FieldPlan> {
  plan: Plan
  /** The section, or the item of a list, that the plan's path leads into. */
  value: unknown
  /** The sections of the page, for links to them. */
  sections: readonly Section[]
  assets: readonly PageAsset[]
  /** What a check found in words as they are typed; nothing while they change. */
  findFindings: (typed: string) => readonly LineFinding[]
  /** @param path within the value */
  onWrite: (path: string, value: unknown) => void
  onAdded: (asset: PageAsset) => void
}

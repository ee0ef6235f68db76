import type { Template } from './template.ts'
import { beforeAfterTemplates } from './templates/before-after-templates.ts'
import { comparisonTemplates } from './templates/comparison-templates.ts'
import { editorialTemplates } from './templates/editorial-templates.ts'
import { featureTemplates } from './templates/feature-templates.ts'
import { nativeTemplates } from './templates/native-templates.ts'
import { offerTemplates } from './templates/offer-templates.ts'
import { quoteTemplates } from './templates/quote-templates.ts'
import { socialProofTemplates } from './templates/social-proof-templates.ts'

/** The ad templates that come with the product, in the order in which they are offered. */
export const builtInTemplates: readonly Template[] = [
  ...offerTemplates,
  ...socialProofTemplates,
  ...comparisonTemplates,
  ...beforeAfterTemplates,
  ...featureTemplates,
  ...quoteTemplates,
  ...nativeTemplates,
  ...editorialTemplates,
]

export function findBuiltInTemplate(id: string): Template | undefined {
  return builtInTemplates.find((candidate) => candidate.id === id)
}

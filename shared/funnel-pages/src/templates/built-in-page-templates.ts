import type { PageTemplate } from './page-template.ts'
import { productTemplates } from './product-templates.ts'
import { readingTemplates } from './reading-templates.ts'
import { talkingTemplates } from './talking-templates.ts'

/** The page templates of the product, each in both looks. */
export const builtInPageTemplates: readonly PageTemplate[] = [
  ...readingTemplates,
  ...productTemplates,
  ...talkingTemplates,
]

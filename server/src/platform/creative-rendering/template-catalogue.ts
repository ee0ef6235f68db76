import type { Template } from '@marquee/creative/template'
import { compileTemplate, type TemplateSource } from '@marquee/creative/template-source'
import { appTemplates } from './templates/app-templates.ts'
import { editorialTemplates } from './templates/editorial-templates.ts'
import { educationTemplates } from './templates/education-templates.ts'
import { nativeTemplates } from './templates/native-templates.ts'
import { offerTemplates } from './templates/offer-templates.ts'
import { productTemplates } from './templates/product-templates.ts'
import { socialProofTemplates } from './templates/social-proof-templates.ts'

const sources: readonly TemplateSource[] = [
  ...productTemplates,
  ...socialProofTemplates,
  ...offerTemplates,
  ...editorialTemplates,
  ...educationTemplates,
  ...nativeTemplates,
  ...appTemplates,
]

const catalogue: ReadonlyMap<string, Template> = new Map(sources.map((source) => [source.id, compileTemplate(source)]))

/** Every template of the demo library's ads, in the order of its family. */
export function listDemoTemplates(): Template[] {
  return [...catalogue.values()]
}

/** @throws {RangeError} when there is no such template */
export function findTemplate(id: string): Template {
  const found = catalogue.get(id)
  if (found === undefined) {
    throw new RangeError(`There is no template ${id}.`)
  }
  return found
}

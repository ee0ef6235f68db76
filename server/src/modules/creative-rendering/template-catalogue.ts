import { appTemplates } from './templates/app-templates.ts'
import { editorialTemplates } from './templates/editorial-templates.ts'
import { educationTemplates } from './templates/education-templates.ts'
import { nativeTemplates } from './templates/native-templates.ts'
import { offerTemplates } from './templates/offer-templates.ts'
import { productTemplates } from './templates/product-templates.ts'
import { socialProofTemplates } from './templates/social-proof-templates.ts'
import { type Template, template, type TemplateInput } from './template.ts'

const inputs: readonly TemplateInput[] = [
  ...productTemplates,
  ...socialProofTemplates,
  ...offerTemplates,
  ...editorialTemplates,
  ...educationTemplates,
  ...nativeTemplates,
  ...appTemplates,
]

const catalogue: ReadonlyMap<string, Template> = new Map(inputs.map((input) => [input.id, template.parse(input)]))

/** Every template, in the order of its family. */
export function listTemplates(): Template[] {
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

import type { CallOutput, HandlerInput } from '@marquee/contract/endpoint'
import type { checkLines, LineFinding, LineLanguage } from '@marquee/contract/line-checks'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { BrandProfileService } from '../../brand-profiles/brand-profiles.service.ts'
import type { ProductService } from '../../products/products.service.ts'
import { findGrammar } from './grammar-rules.ts'
import { findPolicyBreaks, type PolicyContext } from './policy-rules.ts'
import { findHardText } from './reading-ease.ts'
import { readLineLanguage } from './read-line-language.ts'
import { findRepetition } from './repetition.ts'
import { findSetting } from './setting-rules.ts'
import { listKnownWords, listSpellableWords, toDictionaryForm, toSpellingFinding } from './spelling/spellable-words.ts'
import type { Spelling } from './spelling/spelling.ts'

interface Dependencies {
  products: Pick<ProductService, 'get'>
  profiles: Pick<BrandProfileService, 'get'>
  spelling: Pick<Spelling, 'findUnknown'>
}

type Request = HandlerInput<typeof checkLines>['body']
type Line = Request['lines'][number]

/** Checks lines, whoever wrote them: spelling, grammar, claims that platforms refuse, repetition and reading ease. */
export function createLineCheckService({ products, profiles, spelling }: Dependencies) {
  async function findSpelling(lines: readonly Line[], language: LineLanguage, known: ReadonlySet<string>) {
    const words = new Map(lines.map(({ key, text }) => [key, listSpellableWords(text, language, known)]))
    const forms = [...new Set([...words.values()].flat().map(({ word }) => toDictionaryForm(word)))]
    const unknown = await spelling.findUnknown(language, forms)
    const findings = (key: string): LineFinding[] =>
      (words.get(key) ?? []).flatMap((word) => {
        const suggestions = unknown?.get(toDictionaryForm(word.word))
        return suggestions === undefined ? [] : [toSpellingFinding(word, suggestions)]
      })
    return { findings, isChecked: unknown !== null }
  }

  return {
    /** @throws DomainError 404 for a product or a brand profile that the workspace does not have */
    async check(actor: Actor, request: Request): Promise<CallOutput<typeof checkLines>> {
      const [product, brand] = await Promise.all([
        request.product_id === null ? null : products.get(actor, request.product_id),
        request.brand_profile_id === null ? null : profiles.get(actor, request.brand_profile_id),
      ])
      const facts = product === null ? [] : [product.name, product.description, product.offer, ...product.benefits]
      const names = brand === null ? [] : [brand.name, ...brand.always_include]
      const lines = request.lines.filter(({ text }) => text.trim() !== '')
      const language = request.language ?? readLineLanguage([...lines.map(({ text }) => text), ...facts])
      const context: PolicyContext = { category: product?.category ?? '', facts }
      const repeated = findRepetition(lines)
      const spelled =
        language === null
          ? { findings: () => [], isChecked: false }
          : await findSpelling(lines, language, listKnownWords([...facts, ...names, ...request.known_words]))
      const data = lines.map(({ key, text }) => ({
        key,
        findings: [
          ...spelled.findings(key),
          ...findGrammar(text, language),
          ...findSetting(text, language),
          ...(language === null ? [] : findPolicyBreaks(text, language, context)),
          ...(repeated.get(key) ?? []),
          ...(language === null ? [] : findHardText(text, language)),
        ].toSorted((a, b) => a.start - b.start),
      }))
      return { data, meta: { language, is_spelling_checked: spelled.isChecked } }
    },
  }
}

export type LineCheckService = ReturnType<typeof createLineCheckService>

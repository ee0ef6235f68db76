import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createFunnelPage } from '@marquee/contract/funnel-pages'
import { id as uuid } from '@marquee/contract/primitives'
import { buildFunnelPage } from '@marquee/funnel-pages/build-funnel-page'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { builtInPageTemplates } from '@marquee/funnel-pages/built-in-page-templates'
import { listPageFiles } from './list-page-files.ts'
import { type PageFacts, toPageFacts } from '@marquee/funnel-pages/product-facts'
import { plainWords, type SectionWords } from '@marquee/funnel-pages/section-words'
import type { Database } from '../../../platform/database/database.ts'
import { ifNotFound, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ImageWordService } from '../writer/image-words.service.ts'
import type { LineCheckService } from '../writer/line-checks/line-checks.service.ts'
import { collectPageFacts } from './collect-page-facts.ts'
import { createFunnelPageRepository, type FunnelPageRecord } from './funnel-pages.repository.ts'
import type { PageSubject, PageSubjects } from './page-subject.ts'
import { listPageLines, toSectionWords } from './write-section-words.ts'

type Input = HandlerInput<typeof createFunnelPage>['body']

interface Dependencies {
  db: Database
  subjects: PageSubjects
  words: Pick<ImageWordService, 'write' | 'inspire'>
  lineChecks: Pick<LineCheckService, 'check'>
}

interface MadePage {
  page: FunnelPage
  title: string
  product_id: string | null
  product_name: string | null
  brand_profile_id: string | null
  /** Files that may be missing, because the template shows them. */
  earlierAssets: ReadonlySet<string>
}

type FromTemplate = Pick<MadePage, 'page' | 'earlierAssets'> & { name: string }

/** Findings that keep a written line off the page. */
const REFUSED = new Set(['grammar', 'policy'])
/** The most lines that are checked at once. */
const MOST_LINES = 40
const LONGEST_TITLE = 200

/** Makes pages of templates: the product's facts, said by the writer where the writer has a checked line for a fact. */
export function createFunnelPageMaker({ db, subjects, words, lineChecks }: Dependencies) {
  /** The words of the writer for these facts, without lines that break a rule of grammar or of the platforms. */
  async function writeWords(actor: Actor, input: Input, subject: PageSubject, language: string): Promise<SectionWords> {
    const { product, brand } = subject
    if (product === null) {
      return plainWords
    }
    const ids = { product_id: product.id, brand_profile_id: brand?.id ?? null }
    const answers = { better: '', audience: '', today: '' }
    const order = { ...ids, ad_id: input.ad_id, idea: '', framework: null, round: 0, language, answers }
    const { data, meta } = await words.write(actor, order)
    if (meta.written_in !== language) {
      return plainWords
    }
    const lines = listPageLines(data).slice(0, MOST_LINES)
    const keyed = lines.map((line, index) => ({ key: String(index), text: line.text }))
    const checked = await lineChecks.check(actor, { ...ids, lines: keyed, language: null, known_words: [] })
    const refused = new Set(
      checked.data.filter(({ findings }) => findings.some(({ kind }) => REFUSED.has(kind))).map(({ key }) => key),
    )
    return toSectionWords(lines.filter((_line, index) => !refused.has(String(index))))
  }

  function collectFacts(input: Input, { product, brand }: PageSubject, language: string): PageFacts {
    const facts =
      product === null
        ? toPageFacts({ name: brand?.name ?? '', company: brand?.name ?? '' })
        : collectPageFacts(product, brand, language)
    const shown = input.image_id
    const others = facts.images.filter(({ asset_id }) => asset_id !== shown)
    return shown === null ? facts : { ...facts, images: [{ asset_id: shown, alt: facts.name }, ...others] }
  }

  async function requireAd(actor: Actor, adId: string | null): Promise<void> {
    if (adId !== null) {
      await words.inspire(actor, adId).catch(
        ifNotFound(() => {
          throw invalid({ ad_id: ['This ad does not exist any more.'] })
        }),
      )
    }
  }

  /** The page of a template of the product; null when the product has no such template. */
  async function fromBuiltIn(actor: Actor, input: Input, subject: PageSubject): Promise<FromTemplate | null> {
    const template = findBuiltIn(input.template_id)
    if (template === undefined) {
      return null
    }
    const language = input.language ?? subject.language
    const { page } = buildFunnelPage({
      template,
      look: input.look ?? 'editorial',
      facts: collectFacts(input, subject, language),
      theme: subject.theme,
      language,
      newId: randomUUID,
      words: await writeWords(actor, input, subject, language),
    })
    return { name: template.name, page, earlierAssets: new Set() }
  }

  /**
   * The page of a template that the workspace saved, in the look of the new page's brand.
   * @throws DomainError 422 without such a template
   */
  async function fromSaved({ workspaceId }: Actor, input: Input, subject: PageSubject): Promise<FromTemplate> {
    const saved = await findSaved(workspaceId, input.template_id)
    if (saved === undefined) {
      throw invalid({ template_id: ['This template does not exist any more.'] })
    }
    const isThemed = subject.brand !== null || subject.product !== null
    const page = { ...saved.page, look: input.look ?? saved.page.look, ...(isThemed && { theme: subject.theme }) }
    return { name: saved.title, page, earlierAssets: new Set(listPageFiles(page)) }
  }

  async function findSaved(workspaceId: string, templateId: string): Promise<FunnelPageRecord | undefined> {
    const saved = uuid.safeParse(templateId).success
      ? await createFunnelPageRepository(db).find(workspaceId, templateId)
      : undefined
    return saved?.is_template === true ? saved : undefined
  }

  return {
    /** Whether the product or the workspace has a template with this id. */
    async hasTemplate(workspaceId: string, id: string): Promise<boolean> {
      return findBuiltIn(id) !== undefined || (await findSaved(workspaceId, id)) !== undefined
    },

    /** @throws DomainError 422 that names the fields whose objects do not exist */
    async make(actor: Actor, input: Input): Promise<MadePage> {
      const subject = await subjects.find(actor, input)
      await requireAd(actor, input.ad_id)
      const { product, brand } = subject
      const made = (await fromBuiltIn(actor, input, subject)) ?? (await fromSaved(actor, input, subject))
      return {
        page: made.page,
        earlierAssets: made.earlierAssets,
        title: input.title ?? [made.name, product?.name].filter(Boolean).join(': ').slice(0, LONGEST_TITLE),
        product_id: product?.id ?? null,
        product_name: product?.name ?? null,
        brand_profile_id: brand?.id ?? null,
      }
    },
  }
}

export type FunnelPageMaker = ReturnType<typeof createFunnelPageMaker>

const findBuiltIn = (id: string) => builtInPageTemplates.find((template) => template.id === id)

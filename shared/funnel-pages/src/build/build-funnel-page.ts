import type { CreativeLook } from '@marquee/creative/look'
import { FUNNEL_PAGE_VERSION, type FunnelPage, type FunnelPageLook } from '../funnel-page.ts'
import { getPageLabels } from '../labels/page-labels.ts'
import { MOST_SECTIONS, type Section } from '../section.ts'
import type { PageTemplate, PlanOf, SectionPlan } from '../templates/page-template.ts'
import * as argumentMakers from './argument-makers.ts'
import * as closingMakers from './closing-makers.ts'
import * as openingMakers from './opening-makers.ts'
import type { PageFacts } from './product-facts.ts'
import { createMaker, type Maker, type MakerOf } from './section-maker.ts'
import { plainWords, type SectionWords } from './section-words.ts'
import { splitBenefit, takeSentences } from './split-facts.ts'

interface PageOrder {
  template: Pick<PageTemplate, 'kind' | 'sections'>
  look: FunnelPageLook
  facts: PageFacts
  theme: CreativeLook
  /** BCP 47. The labels of the page are in this language where there are some, else in English. */
  language: string
  /** A new UUID for each section and field. */
  newId: () => string
  /** The writer; without one, each fact stands in its own words. */
  words?: SectionWords
}

const MAKERS: { readonly [Type in SectionPlan['type']]: MakerOf<Type> } = {
  top_bar: openingMakers.makeTopBar,
  hero: openingMakers.makeHero,
  author: openingMakers.makeAuthor,
  article: openingMakers.makeArticle,
  list_items: openingMakers.makeListItems,
  proof: argumentMakers.makeProof,
  features: argumentMakers.makeFeatures,
  steps: argumentMakers.makeSteps,
  before_after: argumentMakers.makeBeforeAfter,
  comparison_table: argumentMakers.makeComparison,
  audience_fit: argumentMakers.makeAudienceFit,
  details: argumentMakers.makeDetails,
  reviews: argumentMakers.makeReviews,
  quote: argumentMakers.makeQuote,
  offer: closingMakers.makeOffer,
  price: closingMakers.makePrice,
  guarantee: closingMakers.makeGuarantee,
  questions: closingMakers.makeQuestions,
  form: closingMakers.makeForm,
  quiz: closingMakers.makeQuiz,
  video: closingMakers.makeVideo,
  gallery: closingMakers.makeGallery,
  image: closingMakers.makeImage,
  button_band: closingMakers.makeButtonBand,
  footer: closingMakers.makeFooter,
}

/**
 * Builds a page from a template. Each sentence is a fact, the writer’s words for a fact, or a label that claims nothing. A section whose
 * facts are missing is left out.
 * @returns the page, and the types of the sections that were left out
 */
export function buildFunnelPage({ template, look, facts, theme, language, newId, words = plainWords }: PageOrder): {
  page: FunnelPage
  left_out: SectionPlan['type'][]
} {
  const { kind } = template
  const labels = getPageLabels(language)
  const maker = createMaker({
    kind,
    facts,
    theme,
    language,
    labels,
    words,
    newId,
    listed: Math.min(findMostListed(template.sections), facts.benefits.length),
    firstImage: template.sections.some((plan) => plan.type === 'hero' && plan.image !== false) ? 1 : 0,
  })
  const built = template.sections.map((plan) => ({ plan, sections: makeSections(maker, plan) }))
  const page: FunnelPage = {
    version: FUNNEL_PAGE_VERSION,
    kind,
    look,
    language,
    ...describe(facts, theme, language),
    share_image: null,
    theme,
    sections: built.flatMap(({ sections }) => sections).slice(0, MOST_SECTIONS),
  }
  return { page, left_out: built.flatMap(({ plan, sections }) => (sections.length === 0 ? [plan.type] : [])) }
}

function makeSections<Type extends SectionPlan['type']>(maker: Maker, plan: PlanOf<Type>): readonly Section[] {
  const run: MakerOf<Type> = MAKERS[plan.type as Type]
  return run(maker, plan)
}

function findMostListed(plans: readonly SectionPlan[]): number {
  return plans.reduce((most, plan) => (plan.type === 'list_items' ? plan.most : most), 0)
}

const MOST_TITLE = 60
const MOST_DESCRIPTION = 155

/** The title and description for search results: the product, what it does, and who makes it. */
function describe(facts: PageFacts, { brand_name }: CreativeLook, language: string) {
  const benefit = splitBenefit(facts.benefits[0] ?? '').title
  const titles = [`${facts.name}: ${benefit}`, `${facts.name} – ${brand_name}`]
  const title = titles.find((one) => one.length <= MOST_TITLE && !/[:–]\s*$/.test(one)) ?? facts.name
  const known = takeSentences(facts.description, language, MOST_DESCRIPTION) || facts.benefits.slice(0, 3).join('. ')
  const description = (known || title).slice(0, 300)
  return { title, description }
}

import type { ReactNode } from 'react'
import type { Section } from '../section.ts'
import { audienceFit, beforeAfter, comparisonTable, details, features, proof, steps } from './arguments.ts'
import { article, gallery, listItem, quote, singleImage } from './articles.ts'
import { footer, questions, video } from './closing.ts'
import { form } from './form.ts'
import { buttonBand, offer, price } from './offers.ts'
import { author, hero, topBar } from './openings.ts'
import { quiz } from './quiz.ts'
import { guarantee, logos, reviews } from './trust.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

type View<One> = (context: ViewContext, section: One, place: SectionPlace) => ReactNode

const VIEWS: { readonly [Type in Section['type']]: View<Extract<Section, { type: Type }>> } = {
  top_bar: topBar,
  hero,
  author,
  article,
  list_item: listItem,
  proof,
  features,
  steps,
  before_after: beforeAfter,
  comparison_table: comparisonTable,
  reviews,
  quote,
  logos,
  audience_fit: audienceFit,
  details,
  offer,
  price,
  guarantee,
  questions,
  form,
  quiz,
  video,
  gallery,
  image: singleImage,
  button_band: buttonBand,
  footer,
}

/** One section of a page as semantic HTML. What the section does not have is left out. */
export function showSection<Type extends Section['type']>(
  context: ViewContext,
  section: Extract<Section, { type: Type }>,
  place: SectionPlace,
): ReactNode {
  const view: View<Extract<Section, { type: Type }>> = VIEWS[section.type as Type]
  return view(context, section, place)
}

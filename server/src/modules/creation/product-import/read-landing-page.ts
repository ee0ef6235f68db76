import { hash } from 'node:crypto'
import type { FetchPublic } from '../../../platform/web/fetch-public.ts'
import { getMeta, readPage, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { toPlainLine } from '../../../platform/web/pages/to-plain-text.ts'
import { SIDE_PLACES } from './page-places.ts'
import { findOffer } from './read-product.ts'

/** What a landing page says; parts that it does not have are empty. */
interface LandingPage {
  title: string
  headline: string
  /** A decimal with two places or none. */
  price: string | null
  /** ISO 4217. */
  currency: string | null
  offer: string
  call_to_action: string
  /** SHA-256 of the words of its main part, in hex. */
  text_hash: string
}

const BUTTONS =
  'button, [role="button"], input[type="submit"], a[class*="button" i], a[class*="btn" i], a[class*="cta" i]'
const MOST_LETTERS_OF_BUTTON = 60

/**
 * Reads a landing page as the server sends it; its scripts do not run.
 * @throws WebRefusal when the page cannot be read
 */
export async function readLandingPage(fetchPublic: FetchPublic, address: string): Promise<LandingPage> {
  const page = await readPage(fetchPublic, address)
  const { price, currency, offer } = findOffer(page)
  return {
    title: toPlainLine(page.$('title').first().text() || getMeta(page, 'og:title'), 300),
    headline: toPlainLine(page.$('h1').first().text(), 500),
    price,
    currency,
    offer,
    call_to_action: findCallToAction(page),
    text_hash: hash('sha256', readText(page)),
  }
}

/** The words of the first button of the main part. */
function findCallToAction({ $ }: WebPage): string {
  const words = $(BUTTONS)
    .toArray()
    .filter((element) => $(element).closest(SIDE_PLACES).length === 0)
    .map((element) => toPlainLine($(element).attr('value') ?? $(element).text(), 300))
  return words.find((text) => /\p{L}{2}/u.test(text) && text.length <= MOST_LETTERS_OF_BUTTON) ?? ''
}

/** The words of the main part without digits: counters, dates and stocks differ with each reading. */
function readText({ $ }: WebPage): string {
  const body = $('body').clone()
  body.find(`script, style, noscript, template, ${SIDE_PLACES}`).remove()
  return body.text().replaceAll(/\d+/g, '').replaceAll(/\s+/g, ' ').trim()
}

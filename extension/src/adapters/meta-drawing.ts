import { readAddress, readFileAddress, readImageAddress } from './read-address.ts'
import { readDays } from './read-day.ts'
import { cleanText, readLine, readText } from './read-text.ts'
import type { SeenAd, SeenMedium } from './seen-ad.ts'

const ACTIVE = /^(?:active|aktiv|actif|active|activo|ativo|attiva|actief|활성)$/iu
const INACTIVE = /^(?:inactive|inaktiv|inactif|inactivo|inativo|non attiva|inactief|비활성)$/iu
/** The images of a page's profile, which Meta draws in this size. */
const AVATAR = /[_-]s60x60/
const OUTWARD = 'a[href*="//l.facebook.com/l.php"], a[href*="//lm.facebook.com/l.php"]'
const BUTTON = '[role="button"]'
/** Around the buttons that do something; those without it hold text. */
const PLAIN_GROUP = '[role="none"]'
const CAROUSEL_ITEM = '[data-type="hscroll-child"]'
const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u

/** Reads a drawn card of Meta's Ad Library: its order is fixed, its classes and its language are not. */
export function readMetaDrawing(card: Element, base: URL): Partial<SeenAd> {
  const link = [...card.querySelectorAll('a[href]')].find((item) => isProfile(item, base))
  const header = listLines(card, (element) => link === undefined || isBefore(element, link))
  const name = readLine(link)
  const media = readMedia(card, { base, link })
  const words = findWords(card, link)
  const landing = findLanding(card.querySelector(CAROUSEL_ITEM) ?? card)
  const below = readBelow(card.querySelector(CAROUSEL_ITEM) ?? landing ?? card, { link, words })
  const [started_at = null, stopped_at = null] = header.flatMap(readDays)
  return {
    advertiser: name === null ? null : { name, external_id: null, website: null },
    body: readText(words),
    title: below.title,
    link_description: below.description,
    cta_text: below.button,
    landing_page: readAddress(landing?.getAttribute('href'), base),
    started_at,
    stopped_at,
    status: findStatus(header),
    media,
  }
}

function isProfile(link: Element, base: URL): boolean {
  const address = link.getAttribute('href') ?? ''
  if (!URL.canParse(address, base)) {
    return false
  }
  const { hostname, pathname } = new URL(address, base)
  const isOurs = /^(?:www|web|m|business)?\.?(?:facebook|instagram)\.com$/.test(hostname)
  return isOurs && !pathname.startsWith('/ads/') && readLine(link) !== null
}

const isAfter = (element: Node, link: Element | undefined) => link !== undefined && isBefore(link, element)

const isBefore = (element: Node, other: Node) =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The texts of a card that elements of their own hold, in their order. */
function listLines(card: Element, isWanted: (element: Element) => boolean): string[] {
  return [...card.querySelectorAll('span, div, strong')]
    .filter((element) => element.children.length === 0 && isWanted(element))
    .map((element) => cleanText(element.textContent ?? ''))
    .filter((line) => line !== '')
}

function findStatus(lines: readonly string[]): SeenAd['status'] {
  if (lines.some((line) => INACTIVE.test(line))) {
    return 'inactive'
  }
  return lines.some((line) => ACTIVE.test(line)) ? 'active' : 'unknown'
}

/** The words stand in a button of their own after the advertiser's name, before all media. */
function findWords(card: Element, link: Element | undefined): Element | null {
  const media = card.querySelector(`video, ${CAROUSEL_ITEM}`)
  const ends = [findLanding(card), media].filter((end) => end !== null)
  const block = [...card.querySelectorAll(BUTTON)].find(
    (element) => isAfter(element, link) && element.closest(PLAIN_GROUP) === null && readText(element) !== '',
  )
  return block !== undefined && ends.every((end) => isBefore(block, end)) ? block : null
}

/** The link around what is below the media; links in the words have no elements in them. */
function findLanding(card: Element): Element | null {
  return [...card.querySelectorAll(OUTWARD)].find((item) => item.querySelector('div, img, video') !== null) ?? null
}

/** Domain, title, description and button, each in a button of its own. */
function readBelow(block: Element, { link, words }: { link: Element | undefined; words: Element | null }) {
  const buttons = [...block.querySelectorAll(BUTTON)].filter(
    (element) => isAfter(element, link) && element !== words && element.closest('[role="group"]') === null,
  )
  const button = buttons.findLast((element) => element.closest(PLAIN_GROUP) !== null && readText(element) !== '')
  const lines = buttons
    .filter((element) => element.closest(PLAIN_GROUP) === null)
    .flatMap((element) => readLine(element) ?? [])
  const [title = null, description = null] = lines[0] !== undefined && DOMAIN.test(lines[0]) ? lines.slice(1) : lines
  return { title, description, button: readLine(button) }
}

function readMedia(card: Element, { base, link }: { base: URL; link: Element | undefined }): SeenMedium[] {
  const shown = [...card.querySelectorAll('video, img')].filter(
    (element) => link === undefined || isBefore(link, element),
  )
  const media = shown.flatMap((element): SeenMedium[] => {
    if (element.tagName === 'VIDEO') {
      const url = readFileAddress(
        element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src'),
        base,
      )
      const poster = readFileAddress(element.getAttribute('poster'), base)
      return url === null && poster === null ? [] : [{ kind: 'video', url, poster }]
    }
    const url = readImageAddress(element, base)
    return url === null || AVATAR.test(url) ? [] : [{ kind: 'image', url, poster: null }]
  })
  const posters = new Set(media.map(({ poster }) => poster))
  return media.filter(({ kind, url }) => kind === 'video' || !posters.has(url))
}

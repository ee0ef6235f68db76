import { getMeta, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { getText, isType, listNodes } from '../../../platform/web/pages/structured-data.ts'

/** What a page can be about that has a name, images and even a price, and is no product. */
interface OtherSubject {
  noun: string
  /** Types of schema.org. */
  types: readonly string[]
  /** Values of `og:type`. */
  openGraph: readonly string[]
  /** The words of the buttons of such a page; they count only where no product is for sale. */
  buttons: RegExp
  /** How such a page is titled. */
  title: RegExp
}

const OTHER_SUBJECTS: readonly OtherSubject[] = [
  {
    noun: 'an event',
    types: [
      'Event',
      'BusinessEvent',
      'ChildrensEvent',
      'ComedyEvent',
      'CourseInstance',
      'DanceEvent',
      'EducationEvent',
      'EventSeries',
      'ExhibitionEvent',
      'Festival',
      'FoodEvent',
      'Hackathon',
      'LiteraryEvent',
      'MusicEvent',
      'SaleEvent',
      'ScreeningEvent',
      'SocialEvent',
      'SportsEvent',
      'TheaterEvent',
      'VisualArtsEvent',
    ],
    openGraph: ['event', 'events.event'],
    buttons:
      /^(?:get|buy|book|reserve)?\s*(?:your )?tickets?\b|^rsvp\b|^register (?:now|here|for|today)\b|^(?:tickets? (?:kaufen|sichern)|jetzt anmelden)\b/i,
    title:
      /\b(?:festival|conference|concert|workshop|webinar|meetup|marathon|open day|konferenz|konzert|messe \d{4})\b/i,
  },
  {
    noun: 'a school',
    types: [
      'EducationalOrganization',
      'School',
      'CollegeOrUniversity',
      'ElementarySchool',
      'HighSchool',
      'MiddleSchool',
      'Preschool',
      'EducationalOccupationalProgram',
    ],
    openGraph: ['school', 'university'],
    buttons: /^(?:apply now|apply today|enrol|enroll|admissions?|visit (?:our )?campus|book a (?:school )?tour)\b/i,
    title:
      /\b(?:school|university|college|academy|kindergarten|gymnasium|grundschule|universität|université|escuela|universidad|scuola)\b/i,
  },
  {
    noun: 'an article',
    types: ['Article', 'NewsArticle', 'BlogPosting', 'Report', 'Recipe'],
    openGraph: [],
    buttons: /^$/,
    title: /^$/,
  },
  {
    noun: 'a job',
    types: ['JobPosting'],
    openGraph: [],
    buttons: /^$/,
    title: /^$/,
  },
]
const BUTTONS = 'main a, main button, [role=main] a, body a, body button'
const CART =
  /add to (?:cart|bag|basket)|in den warenkorb|ajouter au panier|añadir (?:al carrito|a la cesta)|aggiungi al carrello|buy now|jetzt kaufen|do koszyka|カートに入れる/i

/**
 * The subject of a page that describes something else than a product, such as `an event`; null for a product. A page says so itself by
 * its structured data, or by the words of both its title and its buttons.
 */
export function findOtherSubject(page: WebPage): string | null {
  const nodes = listNodes(page)
  const kind = getMeta(page, 'og:type').toLowerCase()
  const stated = OTHER_SUBJECTS.find(
    ({ types, openGraph }) =>
      openGraph.includes(kind) ||
      nodes.some((node) => isType(node, ...types) && getText(node['name'] ?? node['headline'] ?? node['title']) !== ''),
  )
  const { $ } = page
  const words = $(BUTTONS)
    .toArray()
    .map((element) => $(element).text().trim())
  if (kind.startsWith('product') || words.some((text) => CART.test(text))) {
    return null
  }
  const title = `${$('h1').first().text()} ${$('title').first().text()}`
  const seen = OTHER_SUBJECTS.find(
    (subject) => subject.title.test(title) && words.some((text) => subject.buttons.test(text)),
  )
  return (stated ?? seen)?.noun ?? null
}

import type { SectionType } from '@marquee/funnel-pages/section'

/** How one part of a section is edited. Paths lead to a value of the section, or of the item of a list. */
export type FieldPlan =
  | { kind: 'line' | 'words' | 'markup' | 'rating' | 'day'; path: string; label: string }
  | { kind: 'button' | 'image' | 'images' | 'video'; path: string; label: string }
  | { kind: 'choice'; path: string; label: string; options: Readonly<Record<string, string>> }
  | { kind: 'lines' | 'flag' | 'target' | 'link'; path: string; label: string }
  | { kind: 'list'; path: string; label: string; item: string; fields: readonly FieldPlan[]; empty: () => unknown }

const line = (path: string, label: string): FieldPlan => ({ kind: 'line', path, label })
const words = (path: string, label: string): FieldPlan => ({ kind: 'words', path, label })
const markup = (path: string, label: string): FieldPlan => ({ kind: 'markup', path, label })
const image = (path = 'image', label = 'Image'): FieldPlan => ({ kind: 'image', path, label })
const button = (path = 'button', label = 'Button'): FieldPlan => ({ kind: 'button', path, label })
const choice = (path: string, label: string, options: Readonly<Record<string, string>>): FieldPlan => ({
  kind: 'choice',
  path,
  label,
  options,
})

const headline = words('headline', 'Headline')
const text = words('text', 'Text')
const noButton = { label: '', href: null }
const cell = (path: string, label: string): readonly FieldPlan[] => [
  choice(`${path}.mark`, label, { yes: 'Yes', no: 'No', ask: 'Ask the seller', words: 'Words' }),
  line(`${path}.text`, `${label}, words`),
]
const emptyCell = { mark: 'words', text: '' }

/** The fields of each type of section, in the order of the editor. */
export const SECTION_FIELDS: Readonly<Record<SectionType, readonly FieldPlan[]>> = {
  top_bar: [line('notice', 'Notice'), button()],
  hero: [
    choice('layout', 'Layout', {
      split: 'Beside the image',
      stacked: 'Above the image',
      cover: 'Over the image',
      article: 'Article',
    }),
    line('eyebrow', 'Line above'),
    headline,
    text,
    button(),
    line('note', 'Note below the button'),
    image(),
    { kind: 'rating', path: 'rating', label: 'Rating up to 5' },
    line('rating_text', 'Words of the rating'),
  ],
  author: [line('name', 'Name'), line('role', 'Role'), { kind: 'day', path: 'date', label: 'Date' }, image()],
  article: [
    headline,
    markup('text', 'Text'),
    image(),
    choice('image_side', 'Place of the image', { above: 'Above', start: 'At the start', end: 'At the end' }),
  ],
  list_item: [headline, markup('text', 'Text'), image(), button()],
  proof: [
    headline,
    {
      kind: 'list',
      path: 'items',
      label: 'Figures',
      item: 'figure',
      fields: [line('value', 'Figure'), line('text', 'What it says')],
      empty: () => ({ value: '', text: '' }),
    },
  ],
  features: [
    choice('layout', 'Layout', { grid: 'Grid', rows: 'Rows', checks: 'Check list' }),
    headline,
    text,
    {
      kind: 'list',
      path: 'items',
      label: 'Features',
      item: 'feature',
      fields: [line('title', 'Title'), words('text', 'Text')],
      empty: () => ({ title: '', text: '' }),
    },
    image(),
  ],
  steps: [
    headline,
    text,
    {
      kind: 'list',
      path: 'items',
      label: 'Steps',
      item: 'step',
      fields: [line('title', 'Title'), words('text', 'Text'), image()],
      empty: () => ({ title: '', text: '', image: null }),
    },
  ],
  before_after: [
    headline,
    line('before.label', 'Label before'),
    words('before.text', 'Text before'),
    image('before.image', 'Image before'),
    line('after.label', 'Label after'),
    words('after.text', 'Text after'),
    image('after.image', 'Image after'),
  ],
  comparison_table: [
    headline,
    text,
    line('own', 'Heading of the own column'),
    line('other', 'Heading of the other column'),
    {
      kind: 'list',
      path: 'rows',
      label: 'Rows',
      item: 'row',
      fields: [line('label', 'Property'), ...cell('own', 'Own'), ...cell('other', 'Other')],
      empty: () => ({ label: '', own: emptyCell, other: emptyCell }),
    },
    line('note', 'Note'),
  ],
  reviews: [
    choice('layout', 'Layout', { grid: 'Grid', list: 'List', single: 'One large' }),
    headline,
    { kind: 'rating', path: 'rating', label: 'Rating up to 5' },
    line('rating_text', 'Words of the rating'),
    {
      kind: 'list',
      path: 'items',
      label: 'Reviews',
      item: 'review',
      fields: [words('text', 'Words'), line('author', 'Author'), { kind: 'rating', path: 'rating', label: 'Rating' }],
      empty: () => ({ text: '', author: '', rating: null }),
    },
  ],
  quote: [text, line('author', 'Author'), line('role', 'Role'), image()],
  logos: [headline, { kind: 'images', path: 'items', label: 'Logos' }],
  audience_fit: [
    headline,
    { kind: 'lines', path: 'suits', label: 'Suits' },
    { kind: 'lines', path: 'suits_not', label: 'Does not suit' },
  ],
  details: [
    headline,
    {
      kind: 'list',
      path: 'rows',
      label: 'Rows',
      item: 'row',
      fields: [line('label', 'Property'), words('text', 'Value')],
      empty: () => ({ label: '', text: '' }),
    },
  ],
  offer: [
    headline,
    text,
    line('conditions', 'Conditions'),
    { kind: 'day', path: 'ends_on', label: 'Last day of the offer' },
    button(),
    image(),
  ],
  price: [
    headline,
    line('name', 'Name'),
    line('price', 'Price'),
    line('old_price', 'Former price'),
    { kind: 'lines', path: 'includes', label: 'Includes' },
    button(),
    line('note', 'Note'),
    image(),
  ],
  guarantee: [headline, text],
  questions: [
    headline,
    {
      kind: 'list',
      path: 'items',
      label: 'Questions',
      item: 'question',
      fields: [words('question', 'Question'), words('answer', 'Answer')],
      empty: () => ({ question: '', answer: '' }),
    },
  ],
  form: [
    headline,
    text,
    {
      kind: 'list',
      path: 'fields',
      label: 'Fields',
      item: 'field',
      fields: [
        choice('kind', 'Kind', {
          email: 'E-mail address',
          name: 'Name',
          phone: 'Phone number',
          choice: 'Choice',
          text: 'Text',
          consent: 'Consent',
        }),
        words('label', 'Label, or the text of the consent'),
        { kind: 'flag', path: 'required', label: 'Required' },
        { kind: 'lines', path: 'choices', label: 'Choices' },
      ],
      empty: () => ({ id: crypto.randomUUID(), kind: 'text', label: '', required: false, choices: [] }),
    },
    { kind: 'target', path: 'target', label: 'Where the form goes' },
    line('button_label', 'Button'),
    words('thanks', 'Thanks after sending'),
    words('note', 'Note below the button'),
    image(),
  ],
  quiz: [
    headline,
    text,
    {
      kind: 'list',
      path: 'questions',
      label: 'Questions',
      item: 'question',
      fields: [
        words('question', 'Question'),
        {
          kind: 'list',
          path: 'answers',
          label: 'Answers',
          item: 'answer',
          fields: [
            line('text', 'Answer'),
            choice('result', 'Counts for', {
              0: 'Result A',
              1: 'Result B',
              2: 'Result C',
              3: 'Result D',
              4: 'Result E',
              5: 'Result F',
            }),
          ],
          empty: () => ({ text: '', result: 0 }),
        },
      ],
      empty: () => ({ question: '', answers: [] }),
    },
    {
      kind: 'list',
      path: 'results',
      label: 'Results',
      item: 'result',
      fields: [headline, text, button(), image()],
      empty: () => ({ headline: '', text: '', button: noButton, image: null }),
    },
  ],
  video: [
    headline,
    text,
    { kind: 'video', path: 'asset_id', label: 'Video' },
    image('poster', 'Poster'),
    markup('transcript', 'Transcript'),
    button(),
  ],
  gallery: [headline, { kind: 'images', path: 'images', label: 'Images' }],
  image: [image(), line('caption', 'Caption')],
  button_band: [headline, text, button(), line('note', 'Note')],
  footer: [
    line('company', 'Company'),
    markup('imprint', 'Imprint: name, address and how to reach you'),
    {
      kind: 'list',
      path: 'links',
      label: 'Links',
      item: 'link',
      fields: [line('label', 'Words'), { kind: 'link', path: 'href', label: 'Address' }],
      empty: () => ({ label: '', href: null }),
    },
    words('disclaimer', 'Disclaimer'),
  ],
}

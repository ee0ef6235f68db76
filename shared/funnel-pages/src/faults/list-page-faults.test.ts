import { buildFunnelPage } from '../build/build-funnel-page.ts'
import { toPageFacts } from '../build/product-facts.ts'
import { getPageLabels } from '../labels/page-labels.ts'
import type { FormField } from '../section-parts.ts'
import type { SectionOf } from '../section.ts'
import { builtInPageTemplates } from '../templates/built-in-page-templates.ts'
import { buildBand, buildPage, createIds, getTemplate, toId } from '../testing/build-funnel-page.ts'
import { manyFacts, sampleTheme } from '../testing/sample-facts.ts'
import { asksForSecret } from './asks-for-secret.ts'
import { listPageFaults } from './list-page-faults.ts'

const footer: SectionOf<'footer'> = {
  id: toId(90),
  type: 'footer',
  hidden: false,
  surface: 'dark',
  company: 'Northpeak AB',
  imprint: [],
  links: [],
  disclaimer: '',
}

function buildForm(...fields: Pick<FormField, 'kind' | 'label'>[]): SectionOf<'form'> {
  return {
    id: toId(80),
    type: 'form',
    hidden: false,
    surface: 'page',
    headline: 'Write to us',
    text: '',
    fields: fields.map((field, index) => ({ ...field, id: toId(81 + index), required: true, choices: [] })),
    target: { to: 'marquee' },
    button_label: '',
    thanks: '',
    note: '',
    image: null,
  }
}

const listMessages = (page: ReturnType<typeof buildPage>) => listPageFaults(page).map(({ message }) => message)
const listAll = (...sections: ReturnType<typeof buildPage>['sections']) =>
  listPageFaults(buildPage({ sections: [...sections, footer] })).map(({ message, section }) => [message, section])

describe('[P-103] a page that is published', () => {
  test('has what a template makes of a product and a brand, and nothing more to fill in', () => {
    for (const template of builtInPageTemplates) {
      const order = { template, look: 'bold' as const, facts: manyFacts, theme: sampleTheme, language: 'en' }
      const { page } = buildFunnelPage({ ...order, newId: createIds() })
      expect([template.id, listPageFaults(page)]).toEqual([template.id, []])
    }
  })

  test('says what it is about and whose it is', () => {
    const template = getTemplate(builtInPageTemplates, 'coming-soon')
    const theme = { ...sampleTheme, brand_name: '' }
    const order = { template, look: 'bold' as const, facts: toPageFacts({ name: '' }), theme, language: 'en' }
    expect(listMessages(buildFunnelPage({ ...order, newId: createIds() }).page)).toEqual([
      'Give the page a title.',
      'Say in the consent of the form who contacts the visitor.',
      'Say in a footer who is responsible for the page.',
    ])
    expect(listMessages(buildPage({ sections: [buildBand(1, ' '), { ...footer, hidden: true }] }))).toEqual([
      'Give the page a heading.',
      'Say in a footer who is responsible for the page.',
    ])
  })

  test('names who contacts the visitor, also on pages that were made before a name was asked for', () => {
    const unnamed = getPageLabels('en').consent.replace('{brand}', '')
    for (const label of ['', unnamed]) {
      expect(listAll(buildForm({ kind: 'consent', label }))).toEqual([
        ['Say in the consent of the form who contacts the visitor.', toId(80)],
      ])
    }
  })

  test('has no button that leads nowhere', () => {
    const to = (href: string | null, hidden = false) => ({ ...buildBand(1), hidden, button: { label: 'Order', href } })
    const missing = [['Give the button “Order” an address.', toId(1)]]
    expect(listAll(to(null))).toEqual(missing)
    expect(listAll(to(`#${toId(2)}`), { ...buildBand(2), hidden: true })).toEqual(missing)
    expect([listAll(to(`#${toId(2)}`), buildBand(2)), listAll(to(null, true), buildBand(2))]).toEqual([[], []])
  })

  test('asks for no password and no code', () => {
    expect(listAll(buildForm({ kind: 'email', label: 'E-mail' }, { kind: 'text', label: 'Your password' }))).toEqual([
      ['Forms may not ask for passwords or codes: “Your password”.', toId(80)],
    ])
  })
})

test.each([
  'Password',
  'Passwort',
  'Ihr Kennwort',
  'Mot de passe',
  'Contraseña',
  'Clave de acceso',
  'Palavra-passe',
  'Senha',

  'Wachtwoord',
  "Parola d'ordine",
  'PIN',
  'Code',
  'Bestätigungscode',
  'Código de verificación',
  'Codice',
  'SMS-TAN',
  'Verificatiecode',
  'Code de sécurité',
  'Your 6-digit code',
  'Backup codes',
  'CVC',
])('[P-53] %j asks for a secret', (label) => {
  expect(asksForSecret(label)).toBe(true)
})

test.each([
  'Postcode',
  'ZIP code',
  'Code postal',
  'Código postal',
  'Codice postale',
  'Codice fiscale',
  'Gutscheincode',

  'Discount code',
  'Kortingscode',
  'Code promo',
  'Palabras clave',
  'Favorite color: tan',
  'Spinning class',
  'Barcode',
  'E-mail',
  'What would you play?',
  'Encoder model',
  'Codeine allergy',
  'Company',
])('[P-53] %j asks for no secret', (label) => {
  expect(asksForSecret(label)).toBe(false)
})

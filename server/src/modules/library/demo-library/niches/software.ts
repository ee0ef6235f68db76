import type { Niche } from '../niche.ts'

export const software: Niche = {
  slug: 'software',
  category: 'Business software',
  market: 'b2b',
  brands: [
    {
      name: 'Ledgerloom',
      products: { 'Close Assistant': 'laptop', 'Expense Inbox': 'phone', 'Audit Trail': 'laptop' },
      description: 'Month-end closing without the weekend.',
    },
    {
      name: 'Queuebird',
      products: { 'Shared Inbox': 'laptop', 'Answer Drafts': 'laptop', 'Help Pages': 'laptop' },
      description: 'Customer support for small teams.',
    },
    {
      name: 'Planhaven',
      products: { Roadmaps: 'laptop', 'Team Week': 'phone', 'Status Pages': 'laptop' },
      description: 'Planning that fits on one screen.',
    },
  ],
  backdrops: ['studio', 'shelf', 'window', 'bokeh'],
  hasScreen: true,
  prices: [9, 49],
  audience: { ageMin: 25, ageMax: 58, gender: 'all' },
  ctas: ['sign_up', 'learn_more', 'book_now', 'download'],
  hooks: [
    { of: ['Ledgerloom'], say: 'Our customers closed the month on day two. It used to be day nine.' },
    {
      of: ['Ledgerloom', 'Planhaven'],
      say: 'There is a spreadsheet in your company that one person understands. She is on holiday.',
    },
    { of: ['Queuebird'], say: 'Seven tools, four tabs, one answer: "let me check and get back to you".' },
    'Your team does not need another dashboard. It needs fewer questions.',
    'We deleted 40% of our features. Sign-ups went up.',
    { of: ['Planhaven'], say: 'Status meetings are a symptom.' },
  ],
  details: [
    {
      of: ['Expense Inbox', 'Shared Inbox', 'Answer Drafts'],
      say: '{product} reads what is already in your inbox and files it where your team looks first.',
    },
    'Set it up in one afternoon. Import, map, invite, done; we stay on the call until it works.',
    { of: ['Ledgerloom'], say: 'Every change keeps its history, so the auditor gets a link instead of a folder.' },
    'Flat price per team, not per seat. Invite the interns.',
    'Hosted in the EU, exportable in one click, and honest about what it cannot do.',
    { of: ['Queuebird'], say: 'Answers come with their source, so nobody has to trust a robot.' },
    { of: ['Planhaven'], say: '{product} shows who does what this week, and who should not.' },
  ],
  headlines: [
    { of: ['Ledgerloom'], say: 'Close the month on day two' },
    { of: ['Queuebird'], say: 'One inbox. Zero lost requests.' },
    { of: ['Planhaven'], say: 'Fewer meetings by Friday' },
    { of: ['Planhaven'], say: 'The plan fits on one screen' },
    'Software your team will actually open',
    { of: ['Ledgerloom', 'Planhaven'], say: 'Leave the spreadsheet in peace' },
  ],
  points: [
    'Live in one afternoon',
    'Flat price per team',
    'Hosted in the EU',
    'Export everything anytime',
    'Full history of changes',
  ],
  quotes: [
    'We cancelled three subscriptions and one weekly meeting.',
    { of: ['Ledgerloom'], say: 'The auditor asked who had built this. I said: the inbox.' },
    { of: ['Queuebird'], say: 'Support answers went from a day to under an hour.' },
    'Onboarding took less time than the sales call of the other vendor.',
  ],
  stats: [
    { of: ['Ledgerloom'], say: ['7 days', 'saved on every month-end close'] },
    { of: ['Queuebird'], say: ['54 min', 'median first answer, down from a day'] },
    { of: ['Planhaven'], say: ['3 meetings', 'fewer a week, on average'] },
  ],
  foreignOf: ['Ledgerloom'],
  foreign: {
    de: ['Der Monatsabschluss am zweiten Tag.', 'An einem Nachmittag eingerichtet, gehostet in der EU.'],
    fr: ['La clôture mensuelle dès le deuxième jour.', "Installé en un après-midi, hébergé dans l'Union européenne."],
    es: ['Cierra el mes el segundo día.', 'Listo en una tarde y alojado en la Unión Europea.'],
    pt: ['Feche o mês no segundo dia.', 'Pronto em uma tarde, com preço fixo por equipe.'],
  },
}

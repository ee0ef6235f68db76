import type { Niche } from '../niche.ts'

export const finance: Niche = {
  slug: 'finance',
  category: 'Financial services',
  market: 'b2c',
  brands: [
    {
      name: 'Pennywright',
      products: { 'Round-Up Pot': 'phone', 'Shared Card': 'card', 'Bill Radar': 'phone' },
      description: 'A bank card that explains itself.',
    },
    {
      name: 'Harborfold',
      products: { 'Index Plan': 'phone', 'Kids Pot': 'phone', 'Pension Check': 'phone' },
      description: 'Boring investing, done beautifully.',
    },
    {
      name: 'Tallycrest',
      products: { 'Freelance Account': 'card', 'Tax Pot': 'phone', 'Invoice Chaser': 'phone' },
      description: 'Money for people who send invoices.',
    },
  ],
  backdrops: ['studio', 'podium', 'waves', 'bokeh', 'rays'],
  hasScreen: true,
  prices: [0, 12],
  audience: { ageMin: 21, ageMax: 55, gender: 'all' },
  ctas: ['sign_up', 'download', 'learn_more'],
  hooks: [
    { of: ['Bill Radar'], say: 'I found €38 a month in subscriptions I had forgotten.' },
    { of: ['Tax Pot', 'Freelance Account'], say: 'Tax day is the same day every year. It still surprises us.' },
    { of: ['Harborfold'], say: 'The best investor in the study was the one who forgot the password.' },
    { of: ['Shared Card'], say: 'Splitting the rent should not need a spreadsheet and a grudge.' },
    { of: ['Invoice Chaser'], say: 'You sent the invoice. We do the awkward part.' },
    { of: ['Harborfold'], say: 'Boring money is good money.' },
    'Money is easier when it is all on one screen.',
  ],
  details: [
    {
      of: ['Tax Pot', 'Round-Up Pot', 'Kids Pot'],
      say: '{product} sets aside the right share the second you are paid, before you can miss it.',
    },
    'Every fee is on one page, in one font size.',
    {
      of: ['Shared Card', 'Freelance Account'],
      say: 'Open an account in six minutes with a passport and a reasonably tidy face.',
    },
    { of: ['Shared Card', 'Freelance Account'], say: 'Freeze, unfreeze and change the PIN yourself. No hold music.' },
    { of: ['Harborfold'], say: 'Start with ten a month. Capital at risk, patience rewarded, nothing promised.' },
    { of: ['Bill Radar'], say: 'You get a nudge before a trial turns into a bill.' },
    '{product} answers questions in minutes, in whole sentences.',
  ],
  headlines: [
    'Money that explains itself',
    { of: ['Tax Pot', 'Freelance Account'], say: 'Taxes: already set aside' },
    { of: ['Harborfold'], say: 'Boring investing, beautifully done' },
    { of: ['Bill Radar'], say: 'Find the forgotten subscriptions' },
    { of: ['Shared Card', 'Freelance Account'], say: 'Six minutes to an account' },
    { of: ['Shared Card'], say: 'Split rent, keep friends' },
  ],
  points: [
    { of: ['Shared Card', 'Freelance Account'], say: 'Open in six minutes' },
    'All fees on one page',
    { of: ['Tax Pot', 'Freelance Account'], say: 'Taxes set aside for you' },
    { of: ['Shared Card', 'Freelance Account'], say: 'Freeze the card yourself' },
    { of: ['Bill Radar'], say: 'Warns you before trials end' },
    'Answers in minutes',
    'Closed in two taps',
  ],
  quotes: [
    { of: ['Tax Pot', 'Freelance Account'], say: 'For the first time the tax letter did not ruin my week.' },
    { of: ['Invoice Chaser'], say: 'It chased a client so politely that he apologised to me.' },
    { of: ['Shared Card'], say: 'We stopped arguing about who paid for the sofa.' },
    { of: ['Harborfold'], say: 'I check it once a month. That is the point.' },
    'I finally opened the letters.',
  ],
  stats: [
    { of: ['Bill Radar'], say: ['€38', 'a month found in forgotten subscriptions, on average'] },
    { of: ['Shared Card', 'Freelance Account'], say: ['6 min', 'to open an account'] },
    ['2 taps', 'to close it, without a phone call'],
  ],
  foreignOf: ['Tax Pot', 'Freelance Account'],
  foreign: {
    de: ['Steuern? Schon zurückgelegt.', 'Konto in sechs Minuten eröffnen, alle Gebühren auf einer Seite.'],
    fr: ['Vos impôts sont déjà mis de côté.', 'Un compte ouvert en six minutes, tous les frais sur une page.'],
    es: ['¿Impuestos? Ya están apartados.', 'Abre tu cuenta en seis minutos, con todas las comisiones a la vista.'],
    pt: ['Impostos? Já estão separados.', 'Abra a conta em seis minutos, com todas as tarifas em uma página.'],
  },
}

import type { LineLanguage } from '@marquee/contract/line-checks'
import { findUngroundedClaims } from './find-claims.ts'

const FACTS: Readonly<Record<LineLanguage, readonly string[]>> = {
  en: [
    'Brews in 2 minutes',
    'Packs into its own mug',
    '€19.90',
    'Free shipping over 50 €',
    '2-year warranty',
    '4.8 of 5',
    'Holds 1,200 ml',
    'Lighter than a tin of beans',
    'Save 15 % until Sunday',
    'Five colors',
  ],
  de: ['Brüht in 2 Minuten', 'Kostenloser Versand', '2 Jahre Garantie', '19,90 €', 'Spart 15 % Strom'],
  fr: ['Infuse en 2 minutes', 'Livraison gratuite', 'Garantie 2 ans', '19,90 €'],
  es: ['Listo en 2 minutos', 'Envío gratis', '19,90 €', 'Garantía de 2 años'],
  it: ['Pronto in 2 minuti', 'Spedizione gratuita', '19,90 €', 'Garanzia di 2 anni'],
  pt: ['Pronto em 2 minutos', 'Envio grátis', '19,90 €', 'Garantia de 2 anos'],
  nl: ['Klaar in 2 minuten', 'Gratis verzending', '19,90 €', '2 jaar garantie'],
}
const listUngrounded = (line: string, language: LineLanguage) =>
  findUngroundedClaims(line, FACTS[language], language).map(({ text }) => text)

test.each<[LineLanguage, string, string]>([
  ['en', 'Coffee for half the price', 'half'],
  ['en', 'Twice as fast as yours', 'Twice'],
  ['en', 'Ready in 90 seconds', '90'],
  ['en', 'Ready in 2 hours', '2'],
  ['en', 'Ready in five minutes', 'five'],
  ['en', 'Save 20% today', '20'],
  ['en', 'Save 15 dollars', '15'],
  ['en', 'Now only $19.90', '19.90'],
  ['en', 'The best coffee on the road', 'best'],
  ['en', 'The fastest way to a cup', 'fastest'],
  ['en', 'Clinically proven to wake you', 'Clinically proven'],
  ['en', 'Doctor recommended', 'Doctor recommended'],
  ['en', 'Free returns', 'Free'],
  ['en', 'It is free.', 'free'],
  ['en', 'Rated 4.9 of 5', '4.9'],
  ['en', 'A five-star cup', 'five'],
  ['en', '★★★★★ from travelers', '★★★★★'],
  ['en', 'Better than instant coffee', 'Better than'],
  ['en', 'Unlike other makers, it packs small', 'Unlike'],
  ['en', 'Guaranteed to please', 'Guaranteed'],
  ['en', 'Trusted by thousands', 'Trusted by'],
  ['en', 'Coffee in seconds', 'in seconds'],
  ['en', 'A 10-year warranty', '10'],
  ['en', 'Two awards in one year', 'Two'],
  ['de', 'Zum halben Preis', 'halben'],
  ['de', 'Der beste Kaffee', 'beste'],
  ['de', 'Kostenlose Rückgabe', 'Kostenlose'],
  ['de', 'In fünf Minuten fertig', 'fünf'],
  ['fr', 'Deux fois plus rapide', 'Deux'],
  ['fr', 'Le plus rapide du marché', 'Le plus rapide'],
  ['fr', 'Cliniquement prouvé', 'Cliniquement prouvé'],
  ['es', 'La mitad del precio', 'mitad'],
  ['es', 'Más rápido que los demás', 'Más rápido que'],
  ['it', 'Il più veloce di tutti', 'Il più veloce'],
  ['it', 'Garantito per 10 anni', '10'],
  ['pt', 'O melhor café', 'melhor'],
  ['pt', 'Metade do preço', 'Metade'],
  ['nl', 'Twee keer zo snel', 'Twee'],
  ['nl', 'De beste koffie', 'beste'],
])('[P-44] in %s, “%s” claims what no fact says: “%s”', (language, line, claim) => {
  expect(listUngrounded(line, language)).toContain(claim)
})

test.each<[LineLanguage, string]>([
  ['en', 'Two minutes to a good cup'],
  ['en', 'Coffee in 2 minutes, for 19.90 €'],
  ['en', 'Free shipping and a two-year warranty'],
  ['en', 'Rated 4.8/5'],
  ['en', 'Save 15% until Sunday'],
  ['en', 'It holds 1.200 ml'],
  ['en', 'Lighter than a tin of beans'],
  ['en', 'Comes in 5 colors'],
  ['en', 'Sugar-free days, made simple'],
  ['de', 'Kostenloser Versand, in zwei Minuten fertig'],
  ['fr', 'Prêt en deux minutes'],
  ['es', 'Café en dos minutos por 19,9 €'],
  ['it', 'Caffè in due minuti'],
  ['pt', 'Café em dois minutos'],
  ['nl', 'Koffie in twee minuten, gratis verzending'],
])('[P-44] in %s, “%s” stands on the facts', (language, line) => {
  expect(listUngrounded(line, language)).toEqual([])
})

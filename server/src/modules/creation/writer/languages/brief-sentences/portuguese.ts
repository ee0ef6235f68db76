import type { BriefSentences } from './brief-sentences.ts'

export const portuguese: BriefSentences = {
  newCustomers: 'Quem ainda não conhece',
  product: 'o produto',
  objectives: {
    product: '{audience}: primeira compra – {name}.',
    food: '{audience}: provar pela primeira vez – {name}.',
    software: '{audience}: cadastro – {name}.',
    service: '{audience}: primeiro contato – {name}.',
    place: '{audience}: primeira visita – {name}.',
    course: '{audience}: inscrição – {name}.',
    event: '{audience}: garantir o ingresso – {name}.',
    sale: '{audience}: compra durante a promoção – {name}.',
    charity: '{audience}: primeira doação – {name}.',
  },
  unnamed: '{audience}: primeira compra.',
  offer: 'A oferta: {offer}.',
  quoted: 'Opinião de cliente: “{text}”',
  quotedBy: 'Opinião de cliente: “{text}” ({author})',
  rules: {
    show: 'Mostrar nos três primeiros segundos: {name}.',
    seen: 'Deixar visível: {benefit}',
    say: 'Dizer sempre: {phrase}',
    voice: 'Manter o tom: {text}',
    never: 'Nunca mencionar: {phrase}',
    reference: 'Não usar nenhuma frase, imagem, afirmação, nome ou logotipo dos anúncios de referência.',
    claims: 'Não afirmar nada que a página do produto não diga.',
  },
  visuals: {
    openingThing: 'Close, em uso: {name}',
    opening: 'Close de uma pessoa: o momento de que esta frase fala',
    problem: 'Aparece: {text}',
    shot: 'Um plano: {benefit}',
    closingThing: 'Plano fixo com o nome: {name}',
    closing: 'O nome e o logotipo, plano fixo',
  },
}

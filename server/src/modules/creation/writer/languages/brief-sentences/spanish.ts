import type { BriefSentences } from './brief-sentences.ts'

export const spanish: BriefSentences = {
  newCustomers: 'Quienes aún no lo conocen',
  product: 'el producto',
  objectives: {
    product: '{audience}: primera compra de {name}.',
    food: '{audience}: probar {name} por primera vez.',
    software: '{audience}: registro en {name}.',
    service: '{audience}: primera solicitud a {name}.',
    place: '{audience}: primera visita a {name}.',
    course: '{audience}: inscripción en {name}.',
    event: '{audience}: reserva de una entrada para {name}.',
    sale: '{audience}: compra durante la promoción: {name}.',
    charity: '{audience}: primera donación a {name}.',
  },
  unnamed: '{audience}: primera compra.',
  offer: 'La oferta: {offer}.',
  quoted: 'Opinión de la clientela: «{text}»',
  quotedBy: 'Opinión de la clientela: «{text}» ({author})',
  rules: {
    show: 'Mostrar {name} en los tres primeros segundos.',
    seen: 'Que se vea: {benefit}',
    say: 'Decir siempre: {phrase}',
    voice: 'Mantener el tono: {text}',
    never: 'No mencionar nunca: {phrase}',
    reference: 'No tomar ninguna frase, imagen, afirmación, nombre ni logotipo de los anuncios de referencia.',
    claims: 'No afirmar nada que la página del producto no diga.',
  },
  visuals: {
    openingThing: 'Primer plano, en uso: {name}',
    opening: 'Primer plano de una persona: el momento del que habla esta frase',
    problem: 'Se ve: {text}',
    shot: 'Un plano: {benefit}',
    closingThing: 'Plano fijo con el nombre: {name}',
    closing: 'El nombre y el logotipo, plano fijo',
  },
}

import type { BriefSentences } from './brief-sentences.ts'

export const french: BriefSentences = {
  newCustomers: 'Celles et ceux qui ne le connaissent pas encore',
  product: 'le produit',
  objectives: {
    product: '{audience} : premier achat – {name}.',
    food: '{audience} : première dégustation – {name}.',
    software: '{audience} : inscription – {name}.',
    service: '{audience} : première demande – {name}.',
    place: '{audience} : première visite – {name}.',
    course: '{audience} : inscription – {name}.',
    event: '{audience} : réservation d’une place – {name}.',
    sale: '{audience} : achat pendant la promotion – {name}.',
    charity: '{audience} : premier don – {name}.',
  },
  unnamed: '{audience} : premier achat.',
  offer: 'L’offre : {offer}.',
  quoted: 'Un avis client : « {text} »',
  quotedBy: 'Un avis client : « {text} » ({author})',
  rules: {
    show: 'À montrer dans les trois premières secondes : {name}.',
    seen: 'À rendre visible : {benefit}',
    say: 'Toujours dire : {phrase}',
    voice: 'Garder le ton : {text}',
    never: 'Ne jamais mentionner : {phrase}',
    reference:
      'Ne reprendre aucune phrase, aucune image, aucune affirmation, aucun nom ni aucun logo des publicités de référence.',
    claims: 'Ne rien affirmer que la page du produit ne dise pas.',
  },
  visuals: {
    openingThing: 'Gros plan, en situation : {name}',
    opening: 'Gros plan sur une personne : le moment dont parle cette phrase',
    problem: 'À voir : {text}',
    shot: 'Un plan : {benefit}',
    closingThing: 'Plan fixe avec le nom : {name}',
    closing: 'Le nom et le logo, plan fixe',
  },
}

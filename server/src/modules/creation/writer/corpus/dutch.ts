import type { CorpusProduct } from './corpus-product.ts'

export const dutch: readonly CorpusProduct[] = [
  {
    title: 'ReisBrew Mini koffiezetter voor onderweg, 250 ml, grijs',
    category: 'Keuken',
    benefits: [
      ['Klaar in 2 minuten', 'quoted'],
      ['Geen bittere smaak', 'negation'],
      ['Makkelijk schoon te maken', 'quoted'],
      ['Past in je rugzak', 'quoted'],
    ],
    price: '€ 39,95',
    rating: '4.7 of 5',
    reviewCount: 412,
    review: ['Hij gaat elke reis mee.', 'Femke, Breda'],
  },
  {
    title: 'Dauw barrièreserum 30 ml',
    category: 'Huidverzorging',
    benefits: [
      ['Zonder parfum', 'negation'],
      ['Getest door dermatologen', 'quoted'],
      ['Kalmeert roodheid in de nacht', 'quoted'],
    ],
    price: '€ 29,00',
  },
  {
    title: 'Padvinder wandelschoenen dames, waterdicht',
    category: 'Schoenen',
    benefits: [
      ['Droog binnen een uur', 'quoted'],
      ['Gratis retour binnen 60 dagen', 'quoted'],
      ['Genaaid in Portugal', 'quoted'],
    ],
    voice: 'calm',
  },
  {
    title: 'Boekje – boekhouden voor zzp’ers',
    category: 'Software',
    benefits: [
      ['Doet je btw-aangifte automatisch', 'quoted'],
      ['Maandelijks opzegbaar', 'quoted'],
      ['Geen verborgen kosten', 'negation'],
    ],
    price: '€ 9,00',
  },
  {
    title: 'Kattenverzekering Snor',
    category: 'Verzekering',
    benefits: [
      ['Vergoedt tot € 8.000 aan dierenartskosten', 'quoted'],
      ['Geen leeftijdsgrens', 'negation'],
      ['Binnen 3 dagen uitbetaald', 'quoted'],
    ],
  },
  {
    title: 'Eetcafé De Linde',
    category: 'Restaurant',
    benefits: [
      ['Elke ochtend vers brood', 'quoted'],
      ['Open tot middernacht', 'quoted'],
      ['Dagschotel voor € 14', 'quoted'],
    ],
  },
  {
    title: 'Talenschool Horizon',
    category: 'Opleiding',
    benefits: [
      ['Groepen van acht mensen', 'quoted'],
      ['Spaans in 15 minuten per dag', 'quoted'],
      ['Begin op een maandag', 'quoted'],
    ],
    audience: 'drukke ouders',
  },
  {
    title: 'Jazznacht aan de haven: drie bands',
    category: 'Evenementen',
    benefits: [
      ['Drie bands op de kade', 'quoted'],
      ['Deuren open om 19.00 uur', 'quoted'],
    ],
    offer: 'Vroegboekprijs tot vrijdag',
    price: '€ 18,00',
  },
  {
    title: 'Zomeruitverkoop van handgemaakte borden',
    category: 'Wonen',
    benefits: [
      ['Handgemaakte borden', 'quoted'],
      ['Binnen twee dagen in huis', 'quoted'],
    ],
    offer: '20% korting tot zondag',
  },
  {
    title: 'Rollo stadsfiets met riemaandrijving',
    category: 'Fietsen',
    benefits: [
      ['90 km op één lading', 'quoted'],
      ['Geen ketting om te smeren', 'negation'],
      ['Wordt rijklaar bezorgd', 'quoted'],
    ],
    voice: 'bold',
  },
]

import type { WritingLanguage } from '@marquee/contract/image-words'
import type { CorpusProduct } from './corpus-product.ts'
import { listed } from './listed-product.ts'

/** Products as shops in other languages than English list them, with sizes, model numbers and services. */
export const otherShops: Readonly<Record<Exclude<WritingLanguage, 'en'>, readonly CorpusProduct[]>> = {
  de: [
    listed(
      'KLINGENTAL Akku-Heckenschere AHS 20-55 | 20 V | ohne Akku | 55 cm',
      'Gartengeräte',
      ['Schneidet Äste bis 18 mm', 'Nur 2,6 kg leicht', 'Ohne Kabel', 'Messer aus deutschem Stahl'],
      { price: '89,00 €' },
    ),
    listed(
      'Haftpflichtversicherung „Rundum Familie“',
      'Versicherung',
      ['Deckt Schäden bis 50 Mio. €', 'Täglich kündbar', 'Mietsachschäden inklusive'],
      { price: '5,90 €' },
    ),
    listed('Geschenkgutschein Töpferkurs für zwei', 'Gutschein', [
      'Drei Jahre gültig',
      'Ton und Brand inklusive',
      'Keine Vorkenntnisse',
    ]),
  ],
  fr: [
    listed(
      'Cafetière filtre programmable NOIREAU CF-12, 12 tasses, inox',
      'Cafetières',
      ['Prête en 8 minutes', 'Garde le café chaud deux heures', 'Sans BPA'],
      { price: '59,90 €' },
    ),
    listed('École de voile Les Embruns – stage d’été', 'École de voile', [
      'Six élèves par bateau',
      'Dès 7 ans',
      'Annulation gratuite jusqu’à 48 h avant',
    ]),
  ],
  es: [
    listed(
      'Colchón viscoelástico DUNAVIA 150x190 cm – Firmeza media',
      'Colchones',
      ['100 noches de prueba', 'Funda lavable', 'Sin muelles'],
      { price: '349,00 €' },
    ),
    listed('Seguro de mascotas Pataverde', 'Seguros', [
      'Paga al veterinario directamente',
      'Sin límite de edad',
      'Se cancela cuando quieras',
    ]),
  ],
  it: [
    listed(
      'Moka BRUNAMI 6 tazze | Induzione | Acciaio inox',
      'Caffettiere',
      ['Va bene anche per l’induzione', 'Caffè in 4 minuti', 'Senza alluminio'],
      { price: '34,90 €' },
    ),
    listed('Notte dei Musei di Valdora', 'Eventi', [
      'Dodici musei aperti fino a mezzanotte',
      'Navetta gratuita ogni 10 minuti',
    ]),
  ],
  pt: [
    listed(
      'Mochila para notebook 15,6" TRILHAR Urbana, 22 L, preta',
      'Mochilas',
      ['Resiste à chuva', 'Bolso secreto nas costas', 'Sem cheiro de borracha'],
      { price: 'R$ 189,90' },
    ),
    listed('Aplicativo Contabem – contabilidade para MEI', 'Aplicativo', [
      'Emite notas em 30 segundos',
      'Sem mensalidade no primeiro ano',
      'Avisa antes de cada imposto',
    ]),
  ],
  nl: [
    listed(
      'Bakfietshoes REGENMAAT XL, waterdicht, 210D, zwart',
      'Fietsaccessoires',
      ['Past over elke bakfiets', 'Gaat er in een halve minuut op', 'Zonder gaatjes bij de naden'],
      { price: '€ 49,95' },
    ),
    listed('Zorgverzekering Helder Basis', 'Verzekering', [
      'Vrije keuze van ziekenhuis',
      'Elke maand opzegbaar',
      'Geen wachttijd',
    ]),
  ],
}

import type { Offering } from './languages/offering.ts'

/** Words that name what is advertised, in the languages of the writer. Titles are read first, then categories. */
const SIGNS: readonly (readonly [Offering, RegExp])[] = (
  [
    [
      'charity',
      'charity|charities|nonprofit|non-profit|ngo|fundraiser|fundraising|donations?|spendenaktion|spenden|hilfswerk|association caritative|ong|onlus|organizzazione di beneficenza|goed doel|goede doelen',
    ],
    [
      'sale',
      'sale|clearance|black friday|cyber monday|deals|flash sale|schlussverkauf|ausverkauf|rabattaktion|soldes|rebajas|saldi|saldos|liquidação|uitverkoop|opruiming',
    ],
    [
      'event',
      '\\w*conf|christmas market|farmers market|flea market|festival|concert|conference|workshop|webinar|summit|marathon|half-marathon|fair|meetup|retreat|exhibition|gala|open day|night|tour|tournament|screening|konzert|messe|konferenz|ausstellung|salon|exposition|atelier|concierto|feria|congreso|concerto|fiera|mostra|feira|congresso|congres|beurs|tentoonstelling',
    ],
    [
      'course',
      '(?:summer|coding|sports|art|science|day|music|surf|riding) camp|school|preschool|daycare|course|courses|academy|bootcamp|class|classes|lesson|lessons|clases?|lezion[ei]|aulas?|unterricht|lessen|we teach|learn to|tutoring|masterclass|degree|programme|nursery|kindergarten|\\p{L}*schule|\\p{L}*kurse?|stage|école|cours|escuela|curso|academia|scuola|corso|escola|opleiding|\\p{L}*cursus',
    ],
    [
      'place',
      'restaurant|bistro|trattoria|pizzeria|café|cafe|hotel|hostel|guesthouse|b&b|spa|salon|studio(?! (?:legale|commercialista))|gym|\\w+ bar &|(?:wine|cocktail|sushi|ramen|oyster|juice|salad|tapas|coffee|nail) bar|pub|steakhouse|barbershop|bakery|diner|grill|clinic|museum|dentists?|dentistry|dental (?:practice|clinic|office|care)|orthodontist|coffee shop|florist|brasserie|zahnarzt|zahnarztpraxis|arztpraxis|dentiste|clinique|dentista|clínica|clinica|tandarts|tandartspraktijk|friseur|friseursalon|coiffeur|peluquería|parrucchiere|kapper|cabeleireiro|bäckerei|boulangerie|panadería|panificio|padaria|bakkerij|gasthaus|osteria|taberna|taverna|restaurante|ristorante|fitnessstudio|agriturismo|albergo|auberge|gîte|ferienwohnung|pension|casa rural|pousada|vakantiehuis|camping|campsite|palestra|gimnasio|ginásio|salle de sport|sportschool',
    ],
    [
      'game',
      '(?:mobile|video|pc|online|puzzle|strategy|console|browser|word|idle) games?|rpg|mmo|videospiele?|handyspiel|computerspiel|jeux? (?:vidéo|mobile)|videojuegos?|videogioc(?:o|hi)|jogos? (?:eletrônicos?|mobile|para celular)|videogames?|mobiele game',
    ],
    [
      'app',
      'app|appli|mobile app|ios|android|plugin|extension|browser extension|handy-app|aplicación|applicazione|aplicativo',
    ],
    [
      'software',
      'software|saas|cloud (?:storage|backup)|vpn|password manager|platform|crm|dashboard|api|tools for teams|developer tools|devops|logiciel|programa de',
    ],
    [
      'service',
      'insurance|dog walk(?:ing|ers?)|(?:dog|cat|pet|house)[- ]?sitt(?:ing|ers?)|grooming|tutors?|gardeners?|lawn care|handyman|removals|agency|agentur|agence|agenzia|agencia|agência|physio\\p{L}*|consultants?|advisors?|\\p{L}*advies|adviseurs?|plano (?:dental|odontológico|de saúde)|\\p{L}*berat(?:er|ung)|umzüge?|\\p{L}*reinigung|nettoyage|limpieza|pulizie|limpeza|schoonmaak|mudanzas?|trasloch[io]|déménagement|verhuizing|maler|dachdecker|couvreur|fotograf\\p{L}*|fotógraf[oa]s?|movers|cleaners|plumb(?:er|ing)|electricians?|lawyers?|law firm|solicitors?|attorneys?|accountants?|locksmiths?|roofers?|kanzlei|rechtsanwalt|rechtsanwälte|anwaltskanzlei|steuerberater|klempner|installateur|elektriker|plombier|plomberie|électricien|avocats?|expert-comptable|serrurier|fontanero|electricista|abogados?|asesoría|idraulico|elettricista|avvocat[oi]|studio (?:legale|commercialista)|canalizador|encanador|eletricista|advogad[oa]s?|loodgieter|elektricien|advocaat|advocaten|advocatenkantoor|subscription box|cover|mortgage|loan|savings|(?<!power |food )bank|account|delivery|subscription|(?:airport|private|hotel) transfers?|airport shuttle|cleaning service|(?:window|carpet|house|home|office|gutter|pool) cleaning|repair service|services?|photographer|photography|financing|web hosting|catering|rental|leasing|therapy|coaching|consulting|advice|broker|\\p{L}*versicherung|konto|assurance|seguro|assicurazione|\\p{L}*verzekering|energy tariff|broadband|moving',
    ],
    [
      'food',
      'coffee|café|kaffee|koffie|caffè|coffee beans|ground coffee|decaf|loaf|sourdough|cake|cookies|espresso beans|matcha|tea|granola|muesli|chocolate|bread|sauce|oil|honey|wine|beer|kombucha|juice|snack|bars|cereal|pasta|cheese|jam|spice|ramen|oat milk|kaffeebohnen|tee|schokolade|honig|olivenöl|chocolat|miel|thé|aceite|chocolate|cioccolato|olio|azeite|mel|koffiebonen|hagelslag',
    ],
  ] as const
).map(([offering, words]) => [offering, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')])

/** Kinds of things whose words would be misread as another offering: a "tour bag" is a product. */
const THINGS =
  /\b(?:bag|(?:gas|charcoal|pellet|electric|contact|bbq|portable) grill|burner|sprayer|soak|litter|beard|hair|shampoo|soap|balm|candle|voucher|backpack|maker|machine|mug|cup|bottle|lamp|light|cream|serum|mask|boots?|shoes?|jacket|set|kit|case|stand|desk|chair|pillow|mattress|bed|bike|tent|toy|table|grinder|pot|kettle|rack|towel|dress|shirt|nightgown|infuser|dispenser|press|opener|glasses|power bank|backup battery)\b/i

/** A book about bread is no food. */
const BOOK =
  /(?<!\p{L})(?:books?|cookbooks?|novels?|magazines?|bücher|buch|livres?|libros?|libri|livros?|boeken)(?!\p{L})/iu

/** What has a weight or a volume is no place and no service: "Café Serra Negra 250g". */
const WEIGHED = /(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:g|kg|mg|ml|cl|l|oz|lbs?)(?![\p{L}\d])/iu

/** What is advertised, by the words of its title and its category; a product when nothing says otherwise. */
export function readOffering(title: string, category: string): Offering {
  if (BOOK.test(category)) {
    return 'product'
  }
  if (WEIGHED.test(title)) {
    return SIGNS.some(([offering, sign]) => offering === 'food' && sign.test(`${title} ${category}`))
      ? 'food'
      : 'product'
  }
  return findNamed(category) ?? readWords(title, category)
}

/** The offering that a category names and nothing else, such as "Dentist". */
function findNamed(category: string): Offering | undefined {
  return SIGNS.find(([offering, sign]) => offering !== 'sale' && sign.exec(category)?.[0] === category)?.[0]
}

function readWords(title: string, category: string): Offering {
  const found = SIGNS.find(([, sign]) => sign.test(title))?.[0]
  if (found === 'sale' || THINGS.test(title)) {
    return found === 'sale' ? found : 'product'
  }
  return found ?? SIGNS.find(([offering, sign]) => offering !== 'sale' && sign.test(category))?.[0] ?? 'product'
}

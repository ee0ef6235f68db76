import type { WriterCategory } from './categories.ts'

/** Words that tell a category, the more special categories first. Each is matched at the start of a word. */
const SIGNS: readonly (readonly [WriterCategory, string])[] = [
  ['insurance', 'insurance|assurance|versicherung|seguro|assicurazione|verzekering'],
  [
    'events',
    'festival|concert|conference|conf|workshop|webinar|summit|marathon|exhibition|gala|open day|jazz|tickets|konzert|messe',
  ],
  [
    'restaurants',
    'restaurant|bistro|trattoria|pizzeria|brasserie|osteria|ristorante|restaurante|gasthaus|pub|ramen bar|sushi bar',
  ],
  ['pets', 'dog|cat|pet|puppy|kitten|hund|katze|chien|chat|perro|gato|cane|gatto|cão|kat'],
  ['parenting', 'baby|toddler|kids|children|pram|stroller|nappy|diaper|kinder|bébé|bebé|bambin|criança'],
  ['coffee', 'coffee|espresso|barista|kaffee|café|caffè|koffie'],
  ['meal_kits', 'meal kit|recipe kit|meal box|recipe box|kochbox|maaltijdbox'],
  [
    'footwear',
    'shoe(?!s? (?:rack|cabinet|bench|storage|box|bag|tree|polish|cleaner|dryer))|boot(?! (?:rack|tray|dryer))|sneaker|trainer|sandal|slipper|schuh|stiefel|chaussure|zapat|scarpe|sapat|schoen',
  ],
  ['jewelry', 'jewel|jewelry|jewellery|ring|necklace|earring|bracelet|pendant|schmuck|bijou|joya|gioiell|sieraad'],
  ['haircare', 'shampoo|conditioner|hair|haar|cheveux|pelo|cabello|capelli|cabelo'],
  ['beauty', 'makeup|make-up|lipstick|mascara|foundation|nail polish|eyeliner|perfume|parfum'],
  [
    'skincare',
    'skin|serum|moisturiser|moisturizer|cream|sunscreen|face wash|cleanser|haut|creme|crème|piel|pelle|pele|huid',
  ],
  ['supplements', 'supplement|vitamin|magnesium|probiotic|collagen|omega|protein powder|creatine|nahrungsergänzung'],
  [
    'sleep',
    'mattress|pillow|duvet|bedding|bed sheet|sheets|sleep|matratze|kissen|matelas|colchón|materasso|colchão|matras',
  ],
  [
    'cleaning',
    'cleaner|cleaning|detergent|laundry|mop|vacuum|dish soap|putz|reinig|waschmittel|lessive|limpieza|pulizia',
  ],
  [
    'kitchen',
    'kitchen|pan|knife|knives|kettle|blender|cookware|casserole|mug|cup|bottle|grinder|küche|pfanne|messer|cuisine|cocina|cucina|cozinha|keuken',
  ],
  ['garden', 'garden|plant|seed|lawn|flower|compost|garten|jardin|jardín|giardino|jardim|tuin'],
  ['fitness', 'fitness|gym|yoga|workout|dumbbell|running|training|climbing|pilates|sport|meditation'],
  ['outdoor', 'tent|hiking|camping|backpack|rucksack|rain jacket|outdoor|trail|wander|zelt|randonnée'],
  ['mobility', 'bike|bicycle|e-bike|scooter|car|vehicle|fahrrad|vélo|bici|fiets'],
  ['real_estate', 'real estate|apartment|flat|house|property|estate agent|letting|immobil|wohnung|immobilier|vivienda'],
  ['travel', 'travel|hotel|hostel|flight|suitcase|luggage|holiday|tour|reise|voyage|viaje|viaggio|viagem|reis'],
  [
    'education',
    'school|course|lesson|tutor|academy|bootcamp|learn|language|degree|schule|kurs|école|cours|escuela|curso|scuola|corso',
  ],
  [
    'finance',
    'account|(?<!power )bank|invoice|invoicing|tax|vat|savings|loan|mortgage|bookkeeping|payroll|invest|accounting|konto|steuer|banque|banco',
  ],
  ['software', 'software|app|saas|platform|crm|plugin|api|inbox|workflow|logiciel'],
  [
    'food_drink',
    'food|drink|tea|chocolate|honey|oil|granola|muesli|bread|wine|beer|sauce|pasta|milk|snack|schokolade|honig|chocolat|thé|aceite|olio|azeite',
  ],
  [
    'electronics',
    'headphone|earbud|speaker|charger|phone|laptop|camera|monitor|keyboard|watch|electronic|kopfhörer|casque|auricular|cuffie',
  ],
  [
    'home_decor',
    'rack|cabinet|lamp|rug|vase|candle|cushion|curtain|poster|shelf|sofa|chair|desk|table|plates|ceramic|furniture|decor|lampe|teppich|tapis',
  ],
  [
    'apparel',
    'shirt|sweater|jacket|dress|trousers|jeans|socks|coat|hoodie|merino|clothing|underwear|pullover|hemd|kleid|jacke|robe|vestido|abito|camisa',
  ],
  [
    'books_hobbies',
    'book|puzzle|game|knitting|craft|paint|lego|mending kit|craft kit|instrument|guitar|buch|livre|libro|livro|boek',
  ],
]

const RULES = SIGNS.map(
  ([category, words]) => [category, new RegExp(`(?<!\\p{L})(?:${words})(?:e?s|en|er|n)?(?!\\p{L})`, 'giu')] as const,
)

/**
 * The category of a product: by its kind, else by the words of its title and category, else by all that is said of it.
 * Within one text the category with most words wins. Null when no word tells one.
 */
export function findCategory(...texts: readonly [kind: string, title: string, told: string]): WriterCategory | null {
  for (const text of texts) {
    const counted = RULES.map(([category, rule]) => ({ category, count: [...text.matchAll(rule)].length }))
    const [best] = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
    if (best !== undefined) {
      return best.category
    }
  }
  return null
}

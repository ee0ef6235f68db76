/** A sign or word for a currency. */
export interface CurrencySign {
  /** How it is written: one alternative for each spelling. A letter at an edge must not be followed by another letter. */
  written: readonly string[]
  /** ISO 4217; the first is meant when neither the page's country nor its language uses one of the others. */
  currencies: readonly [string, ...string[]]
  /** The side of the number on which it stands, for letters that are otherwise words, sizes or units. */
  side?: 'before' | 'after'
}

const DOLLARS =
  'USD AUD CAD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP BBD BSD BZD BMD BND FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD CUP NIO TOP WST MOP'
const PESOS = 'MXN ARS CLP COP UYU DOP PHP CUP'
const RUPEES = 'INR PKR LKR NPR MUR SCR'
const RIYALS = 'SAR QAR OMR YER IRR'
const DINARS = 'KWD JOD BHD IQD DZD TND LYD'
const CROWNS = 'SEK NOK DKK ISK'

/** The letters before `$`, and behind it in French, by currency. */
const DOLLAR_LETTERS: Readonly<Record<string, string>> = {
  USD: 'US U.S. U.S',
  AUD: 'A AU Au',
  CAD: 'C CA CAN Can CDN Cdn',
  NZD: 'NZ Nz',
  SGD: 'S SG',
  HKD: 'HK',
  TWD: 'NT TW NTD',
  MXN: 'MX Mex MEX',
  BRL: 'R BR r',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO COL Col',
  UYU: 'UY',
  DOP: 'RD',
  JMD: 'J JA',
  TTD: 'TT',
  BND: 'B BN',
  BZD: 'BZ',
  BBD: 'BB Bds BDS',
  XCD: 'EC',
  GYD: 'G GY',
  LRD: 'L LR',
  NAD: 'N NA',
  FJD: 'FJ',
  SBD: 'SI',
  TOP: 'T',
  WST: 'WS',
  SRD: 'Sr SR',
  KYD: 'KY CI',
  BMD: 'BM BD',
  NIO: 'NI',
  CUP: 'CU',
}

/** Dollars whose letters also stand behind the sign, as in French: `12 $ CA`. */
const WRITTEN_BEHIND: ReadonlySet<string> = new Set(['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD'])

/** Rows of currencies, separated from their spellings by a colon; spellings are separated by bars. */
const ROWS = `
EUR: €|euro|euros|evro|евро|ευρώ|euró|eurot|eura|يورو
GBP EGP LBP SYP: £
GBP: pounds sterling|pound sterling|sterling
${DOLLARS}: $|dollar|dollars|dólar|dólares|dollaro|dollari|доллар|долларов|دولار|ดอลลาร์
USD: U$|$US|U$S|u$s|U$D|US dollar|US dollars|U.S. dollars|美元|долл.|米ドル
CAD: $C|Canadian dollars
AUD: $A|Australian dollars
HKD: 港幣|港币|港元
BRL: reais|real brasileiro
${PESOS}: peso|pesos
PHP: ₱|Php|piso
INR: ₹|रु|रु.|रुपये
${RUPEES}: Rs|Rs.|rs|rs.|RS|Rs/-|rupee|rupees|Rupees
PKR: روپے|روپیہ|PKRs
LKR: රු|රු.|SLRs
NPR: रू|NRs|NRs.
BDT: ৳|Tk|Tk.|TK|taka|টাকা
JPY CNY: ¥
JPY: 円|JP¥|yen|圓也
CNY TWD HKD: 元|圆|圓|块
CNY: RMB|Rmb|yuan|人民币|CN¥|RMB¥
TWD: NT|NTD|新台幣|新臺幣|台幣
KRW: ₩|원|won|WON
THB: ฿|บาท|baht|bath|Baht
VND: ₫|đ|Đ|vnđ|VNĐ|đồng|dong
IDR: Rp|Rp.|rp|RP|rupiah
MYR: RM|ringgit
MMK: Ks|kyat
KHR: ៛
LAK: ₭
MNT: ₮|төгрөг
${CROWNS}: kr|kr.|Kr|Kr.|KR|kronor|kroner|krona|krone|krónur
SEK: SKr|skr|svenska kronor
DKK: dkr|danske kroner
NOK: nkr|norske kroner
ISK: íkr|ISKR
CZK: Kč|kč|Kčs|KČ|Kc|Kcs|korun|koruna|koruny
PLN: zł|Zł|ZŁ|zl|złotych|zlotych|złote|złoty|zloty
HUF: Ft|FT|Ft.|forint
RON MDL: lei|Lei|LEI|leu|lei.
BGN: лв|лв.|лева|лв/|leva|lv|lv.
RSD: дин|дин.|din|din.|dinara|динара
HRK: kn|kuna|kune
MKD: ден|ден.|денари|den
BAM: KM
ALL: lekë|leke
RUB BYN: RUR|руб|руб.|р.|Р.|р|Р|рублей|рубля|рубль|рубли|руб/|rub.|rubles|roubles|ruble|rouble
RUB: ₽|российских рублей
BYN: бел. руб.
UAH: ₴|грн|грн.|гривень|гривен|гривны|гривні|hrn
KZT: ₸|тг|тг.|тенге
UZS: сум|so'm|soum|сўм
KGS: сом
GEL: ₾|ლარი|лари
AMD: ֏|драм|դր
AZN: ₼|манат|manat
TRY: ₺|TL|tl|Tl|lira
ILS: ₪|ש"ח|ש״ח|שח|NIS|shekel|shekels|שקל|שקלים
AED MAD: درهم|dirham|dirhams|Dirhams
AED: د.إ|د.إ.|د. إ|Dhs|Dhs.|DHS|dhs|درهم إماراتي
MAD: DH|Dh|dh|DHs|د.م|د.م.|درهم مغربي
${RIYALS}: ريال|riyal|riyals|rial|rials|ریال
SAR SCR: SR|S.R|S.R.
SAR: ر.س|ر.س.|رس|ريال سعودي
QAR: ر.ق|ر.ق.|QR|ريال قطري
OMR: ر.ع|ر.ع.|R.O|R.O.|ريال عماني
YER: ريال يمني
${DINARS}: دينار|dinar|dinars
KWD: د.ك|د.ك.|KD|K.D|K.D.|دينار كويتي
BHD: د.ب|د.ب.|دينار بحريني|BD
JOD: د.ا|د.أ|JD|JDs|دينار أردني
IQD: د.ع|دينار عراقي
DZD: دج|د.ج|د.ج.|DA|دينار جزائري
TND: د.ت|DT|دينار تونسي
EGP SDG: جنيه
EGP: £E|ج.م|ج.م.|L.E|L.E.|LE|E£|جنيه مصري
LBP: ل.ل|ل.ل.|L.L.|LL
SYP: ل.س
CHF: sfr|Fr.|SFr|SFr.|sFr.|sfr.|Sfr.|Fr|fr.|Franken|francs suisses|Swiss francs
XOF XAF: FCFA|F CFA|CFA|Fcfa|fcfa|francs CFA
XPF: F CFP|FCFP|CFP
GNF: FG
NGN: ₦|naira
GHS: ₵|GH₵|GH¢|cedi|cedis
KES TZS UGX SOS: shilling|shillings
KES: KSh|Ksh|KSH|Kshs|KShs|KSHS|ksh|Ksh.
UGX: USh|Ush|USH
TZS: TSh|Tsh|TSH|TShs
ETB BYN: Br|birr
ZAR: rand|rands
MZN: MT|MTn
AOA: Kz
MGA: Ar|Ariary
CRC: ₡|colones
PYG: ₲|Gs|Gs.|guaraníes|guaranies
PEN: S/.|S/|soles|nuevos soles
BOB VES: Bs|Bs.|bolívares
BOB: Bs.-|$b|bolivianos
VES: Bs.S|BsS|Bs.F
PAB: B/.|balboas
HNL: Lps|Lps.|lempiras
GTQ: quetzales
UYU: $U
MOP: MOP$|patacas
LTL: Lt|litų
LVL: Ls
`

const LETTERS: readonly CurrencySign[] = [
  { written: ['R'], currencies: ['ZAR'], side: 'before' },
  { written: ['Q', 'Q.'], currencies: ['GTQ'], side: 'before' },
  { written: ['P'], currencies: ['PHP', 'BWP'], side: 'before' },
  { written: ['P', 'P.', 'p.'], currencies: ['RUB'], side: 'after' },
  { written: ['L', 'L.'], currencies: ['HNL'], side: 'before' },
  { written: ['B'], currencies: ['THB'], side: 'after' },
  { written: ['F'], currencies: ['XOF', 'XAF', 'XPF'], side: 'after' },
  { written: [':-'], currencies: ['SEK', 'NOK', 'DKK'], side: 'after' },
]

/** All signs and words of currencies; ISO codes are found by themselves. */
export const CURRENCY_SIGNS: readonly CurrencySign[] = [
  ...ROWS.trim().split('\n').map(toSign),
  ...Object.entries(DOLLAR_LETTERS).map(([code, letters]) => toDollarSign(code, letters.split(' '))),
  ...LETTERS,
]

/** The decimal signs of currencies whose prices have three decimals. */
export const THREE_DECIMALS: ReadonlyMap<string, string> = new Map([
  ['BHD', '.'],
  ['JOD', '.'],
  ['KWD', '.'],
  ['OMR', '.'],
  ['LYD', '.,'],
  ['TND', '.,'],
])

/** Codes that are also words in capitals; they count only next to a number. */
export const CODES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(
  'ALL AMD ANG BAM BOB CAD COP CUP GEL MAD MOP NAD PEN PHP RON SAR SOS TOP TRY'.split(' '),
)

/** Currencies that shops still name although another has replaced them. */
export const REPLACED_CURRENCIES = ['BGN', 'HRK', 'LTL', 'LVL', 'EEK', 'SKK', 'SIT', 'VEF', 'BYR', 'ZWL'] as const

function toSign(row: string): CurrencySign {
  const [currencies = '', written = ''] = row.split(': ')
  const [usual = '', ...others] = currencies.split(' ')
  return { written: written.split('|'), currencies: [usual, ...others] }
}

function toDollarSign(code: string, letters: readonly string[]): CurrencySign {
  const long = letters.filter((one) => one.length > 1)
  const written = [
    ...letters.map((one) => `${one}$`),
    ...long.map((one) => `${one} $`),
    ...(WRITTEN_BEHIND.has(code) ? long.flatMap((one) => [`$${one}`, `$ ${one}`]) : []),
  ]
  // Nicaragua writes its own currency as Canada does.
  return { written, currencies: code === 'CAD' ? ['CAD', 'NIO'] : [code] }
}

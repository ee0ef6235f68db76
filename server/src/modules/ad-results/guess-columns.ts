import type { ResultField } from '@marquee/contract/result-imports'

/**
 * What Ads Manager calls its columns in English, German, Spanish, French, Portuguese and Italian; other headings are mapped by
 * the person who imports. Written as {@link normalizeHeading} leaves them; the first that a file has is taken.
 */
const HEADINGS: Readonly<Record<ResultField, readonly string[]>> = {
  ad_name: [
    'ad name',
    'ad',
    'name der werbeanzeige',
    'anzeigenname',
    'name der anzeige',
    'nombre del anuncio',
    'nom de la publicite',
    'nome do anuncio',
    'nome dell inserzione',
    'nome inserzione',
  ],
  ad_id: [
    'ad id',
    'anzeigen id',
    'werbeanzeigen id',
    'identificador del anuncio',
    'id de la publicite',
    'identifiant de la publicite',
    'identificacao do anuncio',
    'id inserzione',
  ],
  day: ['day', 'date', 'tag', 'datum', 'dia', 'fecha', 'jour', 'data', 'giorno'],
  first_day: [
    'reporting starts',
    'berichtsstart',
    'auswertungsstart',
    'inicio del informe',
    'debut des rapports',
    'inicio dos relatorios',
    'inizio dei report',
    'inizio report',
  ],
  last_day: [
    'reporting ends',
    'berichtsende',
    'auswertungsende',
    'fin del informe',
    'fin des rapports',
    'termino dos relatorios',
    'encerramento dos relatorios',
    'fine dei report',
    'fine report',
  ],
  spend: [
    'amount spent',
    'spend',
    'cost',
    'ausgegebener betrag',
    'importe gastado',
    'montant depense',
    'valor usado',
    'valor gasto',
    'importo speso',
  ],
  impressions: ['impressions', 'impressionen', 'impresiones', 'impressoes', 'impression'],
  reach: ['reach', 'reichweite', 'alcance', 'couverture', 'copertura'],
  frequency: ['frequency', 'frequenz', 'frecuencia', 'repetition', 'frequencia', 'frequenza'],
  link_clicks: [
    'link clicks',
    'link klicks',
    'linkklicks',
    'clics en el enlace',
    'clics sur un lien',
    'clics sur le lien',
    'cliques no link',
    'clic sul link',
  ],
  plays_3s: [
    '3 second video plays',
    '3 second video views',
    '3 sekunden videowiedergaben',
    '3 sekundige videowiedergaben',
    'videowiedergaben von 3 sekunden',
    'reproducciones de video de 3 segundos',
    'lectures de video de 3 secondes',
    'reproducoes de video de 3 segundos',
    'riproduzioni video di 3 secondi',
  ],
  thruplays: ['thruplays', 'thruplay', 'video thruplays'],
  purchases: [
    'purchases',
    'website purchases',
    'kaufe',
    'website kaufe',
    'compras',
    'compras en el sitio web',
    'achats',
    'acquisti',
    'results',
    'ergebnisse',
    'resultados',
    'resultats',
    'risultati',
  ],
  revenue: [
    'purchases conversion value',
    'purchase conversion value',
    'website purchases conversion value',
    'conversion value',
    'conversion wert von kaufen',
    'wert der kaufe',
    'valor de conversion de compras',
    'valeur de conversion des achats',
    'valor de conversao da compra',
    'valor de conversao de compras',
    'valore di conversione degli acquisti',
  ],
  roas: ['purchase roas', 'website purchase roas', 'roas fur kaufe', 'roas de compras', 'roas'],
  campaign_name: [
    'campaign name',
    'campaign',
    'kampagnenname',
    'name der kampagne',
    'nombre de la campana',
    'nom de la campagne',
    'nome da campanha',
    'nome della campagna',
  ],
  ad_set_name: [
    'ad set name',
    'ad set',
    'anzeigengruppenname',
    'name der anzeigengruppe',
    'nombre del conjunto de anuncios',
    'nom de l ensemble de publicites',
    'nome do conjunto de anuncios',
    'nome del gruppo di inserzioni',
  ],
  creative_file: ['image name', 'video name', 'video file name', 'creative file', 'image file name', 'bildname'],
  currency: ['currency', 'wahrung', 'moneda', 'devise', 'moeda', 'valuta'],
}

/** What each column seems to hold; no field twice. */
export function guessColumns(headings: readonly string[]): (ResultField | null)[] {
  const normalized = headings.map(normalizeHeading)
  const guesses: (ResultField | null)[] = headings.map(() => null)
  for (const [field, names] of Object.entries(HEADINGS) as [ResultField, readonly string[]][]) {
    const name = names.find((candidate) => normalized.includes(candidate))
    if (name !== undefined) {
      guesses[normalized.indexOf(name)] = field
    }
  }
  return guesses
}

/** The currency that a heading names, as `Amount spent (USD)`; null when none does. */
export function findCurrency(headings: readonly string[]): string | null {
  for (const heading of headings) {
    const code = heading.match(/\(([A-Z]{3})\)/)?.[1]
    if (code !== undefined) {
      return code
    }
  }
  return null
}

/** Without case, accents, signs, and what stands in brackets: a currency, or the words of an abbreviation. */
function normalizeHeading(heading: string): string {
  return heading
    .replaceAll(/\([^)]*\)/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

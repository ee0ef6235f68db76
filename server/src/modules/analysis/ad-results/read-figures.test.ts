import { guessColumns, findCurrency } from './guess-columns.ts'
import { guessDateOrder } from '../../../platform/days/guess-date-order.ts'
import { parseDay } from '../../../platform/days/parse-day.ts'
import { guessDecimal, parseFigure } from './parse-figure.ts'

describe('[P-33] figures as exports write them', () => {
  test.each([
    ['1,234.56', '.', 1234.56],
    ['1.234,56', ',', 1234.56],
    ['1 234,56', ',', 1234.56],
    ['1’234.50', '.', 1234.5],
    ['12,34,567.8', '.', 1_234_567.8],
    ['$1,234', '.', 1234],
    ['R$ 12,50', ',', 12.5],
    ['USD 7', '.', 7],
    ['2.35%', '.', 0.0235],
    ['.5', '.', 0.5],
    ['', '.', null],
    ['—', '.', null],
    ['-', ',', null],
    ['€ 1.234,56', ',', 1234.56],
    ['1\u202f234,56 €', ',', 1234.56],
    ['kr 7,50', ',', 7.5],
    ['2,35 %', ',', 0.0235],
    ['abc', '.', undefined],
    ['1,5', '.', undefined],
    ['1.2.3', '.', undefined],
    ['%', '.', undefined],
  ] as const)('%j with decimals by %j is %j', (text, decimal, expected) => {
    expect(parseFigure(text, decimal)).toEqual(expected)
  })

  test('what a spreadsheet holds as a number is taken as it is', () => {
    expect(parseFigure(0.5, ',')).toBe(0.5)
  })

  test('the sign of decimals is seen in the file', () => {
    expect(guessDecimal({ amounts: ['1.234,56', '12,5'] })).toBe(',')
    expect(guessDecimal({ amounts: ['1,234', '12.50', '3'] })).toBe('.')
    expect(guessDecimal({ amounts: ['1,234', '5,678'] })).toBe('.')
    expect(guessDecimal({ amounts: [], money: ['0,50 kr.', '1.234,56 kr.'] })).toBe(',')
  })
})

describe('[P-33] days as exports write them', () => {
  test.each([
    ['2026-03-09', 'mdy', '2026-03-09'],
    ['03/09/2026', 'mdy', '2026-03-09'],
    ['03/09/2026', 'dmy', '2026-09-03'],
    ['09.03.2026', 'dmy', '2026-03-09'],
    ['Mar 9, 2026', 'mdy', '2026-03-09'],
    ['9 Mar 2026', 'dmy', '2026-03-09'],
    [46090, 'mdy', '2026-03-09'],
    ['9. März 2026', 'dmy', '2026-03-09'],
    ['9 de septiembre de 2026', 'dmy', '2026-09-09'],
    ['lun. 9 févr. 2026', 'dmy', '2026-02-09'],
    ['9 juil. 2026', 'dmy', '2026-07-09'],
    ['9 giugno 2026', 'dmy', '2026-06-09'],
    ['9 de out. de 2026', 'dmy', '2026-10-09'],
    ['9 mrt. 2026', 'dmy', '2026-03-09'],
    ['09.03.26', 'dmy', '2026-03-09'],
    ['31/02/2026', 'dmy', null],
    ['2026. 3. 9.', 'mdy', '2026-03-09'],
    ['2026年3月9日', 'mdy', '2026-03-09'],
    ['20260309', 'mdy', '2026-03-09'],
    ['soon', 'mdy', null],
    ['', 'mdy', null],
    ['1999-01-01', 'mdy', null],
  ] as const)('%j (%s) is %j', (cell, order, expected) => {
    expect(parseDay(cell, order)).toBe(expected)
  })

  test('the order of day and month is seen in the file', () => {
    expect(guessDateOrder(['03/04/2026', '25/04/2026'], null)).toBe('dmy')
    expect(guessDateOrder(['03/04/2026', '04/25/2026'], null)).toBe('mdy')
    expect(guessDateOrder(['03.04.2026'], null)).toBe('dmy')
    expect(guessDateOrder(['03/04/2026'], 'dmy')).toBe('dmy')
  })
})

describe('[P-33] headings', () => {
  test('English and German ones are known, whatever the currency', () => {
    const english = ['Reporting starts', 'Reporting ends', 'Ad name', 'Amount spent (SEK)', 'CPM', 'ThruPlays']
    expect(guessColumns(english)).toEqual(['first_day', 'last_day', 'ad_name', 'spend', 'cpm', 'thruplays'])
    expect(findCurrency(english)).toBe('SEK')
    const german = ['Tag', 'Name der Werbeanzeige', 'Ausgegebener Betrag (EUR)', 'Impressionen', 'Käufe']
    expect(guessColumns(german)).toEqual(['day', 'ad_name', 'spend', 'impressions', 'purchases'])
  })

  test('results are no purchases, and what divides figures is a breakdown', () => {
    expect(guessColumns(['Ad name', 'Results', 'Result indicator', 'Age', 'Gender'])).toEqual([
      'ad_name',
      'results',
      'result_indicator',
      'breakdown',
      'breakdown',
    ])
  })

  test.each([
    [
      'de',
      'Berichtsbeginn;Berichtsende;Tag;Anzeigenname;Anzeigen-ID;Kampagnenname;Anzeigengruppenname;Ausgegebener Betrag (EUR);Impressionen;Reichweite;Häufigkeit;Link-Klicks;Ergebnisse;Ergebnisindikator;Käufe;Conversion-Wert für Käufe;ROAS (Return on Ad Spend) für Käufe;Videowiedergaben (3 Sekunden);ThruPlays',
    ],
    [
      'es',
      'Inicio del informe;Fin del informe;Día;Nombre del anuncio;Identificador del anuncio;Nombre de la campaña;Nombre del conjunto de anuncios;Importe gastado (EUR);Impresiones;Alcance;Frecuencia;Clics en el enlace;Resultados;Indicador de resultado;Compras;Valor de conversión de compras;ROAS (retorno de la inversión en publicidad) de compras;Reproducciones de vídeo de 3 segundos;ThruPlays',
    ],
    [
      'fr',
      'Début des rapports;Fin des rapports;Jour;Nom de la publicité;ID de la publicité;Nom de la campagne;Nom de l’ensemble de publicités;Montant dépensé (EUR);Impressions;Couverture;Répétition;Clics sur un lien;Résultats;Indicateur de résultats;Achats;Valeur de conversion des achats;ROAS (retour sur dépenses publicitaires) des achats;Lectures de vidéo de 3 secondes;ThruPlays',
    ],
    [
      'it',
      'Inizio dei report;Fine dei report;Giorno;Nome dell’inserzione;ID inserzione;Nome della campagna;Nome del gruppo di inserzioni;Importo speso (EUR);Impression;Copertura;Frequenza;Clic sul link;Risultati;Indicatore dei risultati;Acquisti;Valore di conversione degli acquisti;ROAS (ritorno sulla spesa pubblicitaria) degli acquisti;Riproduzioni di video di 3 secondi;ThruPlays',
    ],
    [
      'pt',
      'Início dos relatórios;Término dos relatórios;Dia;Nome do anúncio;Identificação do anúncio;Nome da campanha;Nome do conjunto de anúncios;Valor usado (BRL);Impressões;Alcance;Frequência;Cliques no link;Resultados;Indicador de resultados;Compras;Valor de conversão da compra;ROAS (retorno sobre o investimento em publicidade) das compras;Reproduções de vídeo por 3 segundos;ThruPlays',
    ],
    [
      'nl',
      'Begin rapportage;Einde rapportage;Dag;Advertentienaam;Advertentie-ID;Campagnenaam;Advertentiesetnaam;Besteed bedrag (EUR);Weergaven;Bereik;Frequentie;Klikken op link;Resultaten;Resultaatindicator;Aankopen;Conversiewaarde van aankopen;ROAS (rendement op advertentie-uitgaven) voor aankopen;Videoweergaven van 3 seconden;ThruPlays',
    ],
  ])('an export in %s names every field', (_, headings) => {
    expect(guessColumns(headings.split(';'))).toEqual([
      'first_day',
      'last_day',
      'day',
      'ad_name',
      'ad_id',
      'campaign_name',
      'ad_set_name',
      'spend',
      'impressions',
      'reach',
      'frequency',
      'link_clicks',
      'results',
      'result_indicator',
      'purchases',
      'revenue',
      'roas',
      'plays_3s',
      'thruplays',
    ])
  })

  test('costs, rates and results of other kinds are not taken for what they are made of', () => {
    const others = [
      'Cost per 3-second video play (USD)',
      'CTR (all)',
      'CTR',
      'Unique CTR (link click-through rate)',
      'CPC (cost per link click)',
      'Cost per ThruPlay',
      'Video average play time',
      'Coste por compra',
      'Kosten pro Kauf',
      'Results ROAS',
    ]
    expect(guessColumns(others)).toEqual(others.map(() => null))
  })

  test.each([
    ['en', 'CTR (link click-through rate);CPM (cost per 1,000 impressions) (USD)', 'Video plays at %'],
    ['de', 'CTR (Link-Klickrate);CPM (Kosten pro 1.000 Impressionen) (EUR)', 'Videowiedergaben bis %'],
    ['es', 'CTR (porcentaje de clics en el enlace);CPM (coste por mil impresiones)', 'Reproducciones de vídeo al %'],
    ['fr', 'CTR (taux de clics sur le lien);CPM (coût pour 1 000 impressions)', 'Lectures de vidéo à %'],
    ['it', 'CTR (percentuale di clic sul link);CPM (costo per 1.000 impression)', 'Riproduzioni dei video al %'],
    ['pt', 'CTR (taxa de cliques no link);CPM (custo por 1.000 impressões)', 'Reproduções de vídeo em %'],
    ['nl', 'CTR (doorklikpercentage voor link);CPM (kosten per 1000 weergaven)', 'Video-weergaven bij %'],
  ])('rates and how far a video was watched are known in %s', (_, rates, plays) => {
    const quartiles = [25, 50, 75, 95, 100].map((share) => plays.replace('%', `${share} %`))
    expect(guessColumns([...rates.split(';'), ...quartiles])).toEqual([
      'ctr',
      'cpm',
      'plays_25',
      'plays_50',
      'plays_75',
      'plays_95',
      'plays_100',
    ])
  })

  test('abbreviations in brackets are no currency', () => {
    expect(findCurrency(['CTR (link click-through rate)', 'CPC (all)'])).toBeNull()
  })
})

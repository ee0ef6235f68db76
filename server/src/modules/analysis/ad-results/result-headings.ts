import type { ResultField } from '@marquee/contract/result-imports'

/** Headings of weeks and months: their cells are periods, or else first days, which do not say where the figures end. */
export const SPAN_HEADINGS: readonly string[] = list(
  'week, woche, kalenderwoche, semaine, semana, settimana, неделя, 周, 週, month, monat, mes, mois, mese, maand, месяц, 月',
)

/**
 * The names of the columns of Meta, TikTok, Google, LinkedIn, Pinterest and Snapchat in English, German, Spanish, French, Italian, Portuguese and Dutch, and the
 * most usual ones in other languages, without case, accents, punctuation and text in brackets. The first name that a file contains is used.
 */
export const RESULT_HEADINGS: Readonly<Partial<Record<ResultField, readonly string[]>>> = {
  ad_name: list(
    'ad name, name der werbeanzeige, anzeigenname, name der anzeige, werbeanzeigenname, nombre del anuncio',
    'nom de la publicite, nome dell inserzione, nome inserzione, nome do anuncio, advertentienaam',
    'naam advertentie, naam van advertentie, nom de l annonce, nome dell annuncio, nome annuncio, creative name',
    'название объявления, объявление, 広告の名前, 広告名, 广告名称, 廣告名稱, 광고 이름, 광고명, nazwa reklamy, reklam adı',
    'annonsnamn, annoncenavn, annonsenavn, mainoksen nimi, nazev reklamy, hirdetes neve, creative',
    'promoted pin name, pin promotion name, ad, ads, anzeige, anuncio, publicite, inserzione, advertentie',
  ),
  ad_id: list(
    'ad id, anzeigen id, werbeanzeigen id, id der werbeanzeige, id der anzeige, identificador del anuncio',
    'id del anuncio, id de la publicite, identifiant de la publicite, id inserzione, id dell inserzione',
    'identificazione inserzione, identificacao do anuncio, id do anuncio, advertentie id, id advertentie',
    'id van advertentie, id de l annonce, id dell annuncio, id annuncio, id de anuncio, creative id',
    'promoted pin id, pin promotion id, id объявления, идентификатор объявления, номер объявления, 広告id, 广告id',
    '广告编号, 廣告編號, 광고 id, id reklamy, identyfikator reklamy, reklam kimligi, annons id, annonce id',
  ),
  day: list(
    'day, date, by day, report date, reporting date, tag, datum, dia, fecha, jour, data, giorno, dag, день, дата, 日付, 日期',
    '日, 天, 날짜, 일, dzien, gun, tarih, den, nap',
    ...SPAN_HEADINGS,
  ),
  first_day: list(
    'reporting starts, reporting start, berichtsbeginn, berichtsstart, beginn des berichts, auswertungsstart',
    'auswertungsbeginn, inicio del informe, inicio de los informes, inicio de informe, debut des rapports',
    'debut du rapport, inizio dei report, inizio report, inizio del report, inicio dos relatorios',
    'inicio do relatorio, begin rapportage, begin van rapportage, start rapportage, rapportage begint',
    'rapportage start, begin van de rapportage, start time, date start, period start',
  ),
  last_day: list(
    'reporting ends, reporting end, berichtsende, ende des berichts, auswertungsende, fin del informe',
    'fin de los informes, fin de informe, fin des rapports, fin du rapport, fine dei report, fine report',
    'fine del report, termino dos relatorios, encerramento dos relatorios, fim dos relatorios',
    'fim do relatorio, termino do relatorio, einde rapportage, einde van rapportage, rapportage eindigt',
    'einde van de rapportage, end time, date stop, period end',
  ),
  spend: list(
    'amount spent, spend, cost, ausgegebener betrag, ausgaben, importe gastado, montant depense, importo speso',
    'valor usado, valor gasto, montante gasto, quantia gasta, besteed bedrag, uitgegeven bedrag',
    'bedrag besteed, bestede bedrag, total spent, total spend, total cost, spend in account currency',
    'kosten, cout, coste, costo, custo, gasto, gasto total, depenses, spesa, uitgaven, kosten gesamt',
    'сумма затрат, потраченная сумма, расход, расходы, затраты, 消化金額, 費用, コスト, 花费, 花費, 费用, 消费, 花費金額, 已花费金额',
    '지출 금액, 비용, wydana kwota, koszt, harcanan tutar, maliyet, spenderat belopp, kostnad, forbrugt belob, utracena castka',
  ),
  impressions: list(
    'impressions, impressionen, impresiones, impression, impressoes, weergaven, vertoningen, impressies',
    'paid impressions, показы, インプレッション, 展示次数, 展示数, 展示量, 曝光次數, 曝光量, 노출, 노출수, wyswietlenia',
    'gosterim, gosterimler, visningar, visninger, eksponeringer, zobrazeni, megjelenesek',
  ),
  reach: list('reach, paid reach, reichweite, alcance, couverture, portee, copertura, bereik'),
  frequency: list(
    'frequency, paid frequency, frequenz, haufigkeit, frecuencia, repetition, frequence, frequenza, frequencia, frequentie',
  ),
  link_clicks: list(
    'link clicks, link klicks, linkklicks, klicks auf link, klicks auf links, clics en el enlace',
    'clics en enlaces, clics sur un lien, clics sur le lien, clics sur lien, clic sul link, clic su link',
    'cliques no link, cliques em link, cliques na ligacao, cliques em ligacoes, klikken op link',
    'klikken op links, klikken op een link, linkklikken, klikken op de link, клики по ссылке, リンクのクリック',
    '链接点击量, 链接点击次数, 連結點擊次數, 링크 클릭, klikniecia linku, baglantı tıklamaları',
  ),
  plays_3s: list(
    '3 second video plays, 3 second video views, 3 sekunden videowiedergaben, 3 sekunden video wiedergaben',
    '3 sekundige videowiedergaben, 3 sekundige video wiedergaben, videowiedergaben von 3 sekunden',
  ),
  thruplays: list('thruplays, thruplay, video thruplays, thruplay actions'),
  purchases: list(
    'purchases, website purchases, kaufe, website kaufe, kaufe uber die website, kaufe auf der website',
    'compras, compras en el sitio web, compras no site, achats, achats sur le site web, achats sur site web',
    'acquisti, acquisti sul sito web, aankopen, aankopen op website, websiteaankopen, website aankopen',
  ),
  revenue: list(
    'purchases conversion value, purchase conversion value, website purchases conversion value',
    'conversion value, purchase value, conversion wert von kaufen, conversion wert fur kaufe, wert der kaufe',
    'kaufwert',
  ),
  cpm: list('cpm, tkp'),
  roas: list('purchase roas, website purchase roas, roas'),
  results: list('results, ergebnisse, resultados, resultats, risultati, resultaten'),
  result_indicator: list(
    'result indicator, result type, results type, ergebnisindikator, ergebnistyp, ergebnisart',
    'indikator fur ergebnisse, indicador de resultado, indicador de resultados, indicador del resultado',
    'tipo de resultado, tipo de resultados, indicateur de resultat, indicateur de resultats',
    'indicateur du resultat, type de resultat, type de resultats, indicatore di risultato',
    'indicatore dei risultati, indicatore del risultato, tipo di risultato, tipo di risultati',
    'resultaatindicator, resultaattype, type resultaat, indicator resultaat, indicator van resultaten',
    'resultaatsoort',
  ),
  campaign_name: list(
    'campaign name, kampagnenname, name der kampagne, nombre de la campana, nom de la campagne',
    'nome della campagna, nome campagna, nome da campanha, campagnenaam, naam campagne, naam van campagne',
    'nom de campagne, nom campagne, nombre de campana, campaign, kampagne, campana, campagne, campagna, campanha',
  ),
  ad_set_name: list(
    'ad set name, anzeigengruppenname, name der anzeigengruppe, nombre del conjunto de anuncios',
    'nom de l ensemble de publicites, nome del gruppo di inserzioni, nome gruppo di inserzioni',
    'nome do conjunto de anuncios, advertentiesetnaam, naam advertentieset, naam van advertentieset, ad set',
    'adset name, ad squad name, ad group name, adgroup name, nom du groupe d annonces, nombre del grupo de anuncios',
    'nome do grupo de anuncios, nome del gruppo di annunci, nome gruppo di annunci, naam advertentiegroep',
    'anzeigengruppe, conjunto de anuncios, ensemble de publicites, gruppo di inserzioni, advertentieset, ad group',
    'groupe d annonces, grupo de anuncios, gruppo di annunci, advertentiegroep',
  ),
  creative_file: list('image name, video name, video file name, creative file, image file name, bildname'),
  currency: list(
    'currency, currency code, account currency, wahrung, wahrungscode, moneda, codigo de moneda, devise',
    'code de devise, moeda, codigo da moeda, valuta, codice valuta, valutacode',
  ),
}

/**
 * Headings with varying word order, here with the text in brackets; used for fields without a name of {@link RESULT_HEADINGS} in
 * the file.
 */
export const HEADING_PATTERNS: Partial<Record<ResultField, RegExp>> = {
  // As "Media Cost", "Total Ad Spend", "metrics.cost_micros" and "Spend in USD".
  spend:
    /^(?:metrics |total |net |gross |actual |billed |media |ads? |advertising |advertiser |campaign |client |google |meta |tiktok )*(?:spend|spent|costs?|amount spent|cost micros)(?: (?:total|amount|micros?|local|usd|eur|gbp|(?:in )?(?:account|local|adv|advertiser) currency|in [a-z]{3}))*$/,
  first_day: /^(?=.*(?:bericht|auswertung|informe|rapport|report|relatorio))(?=.*(?:start|begin|inicio|debut|inizio))/,
  last_day:
    /^(?=.*(?:bericht|auswertung|informe|rapport|report|relatorio))(?=.*(?:\bend|ende\b|\bfin\b|\bfine\b|termino|\bfim\b|eind))/,
  // LinkedIn's day. The start date of a campaign has no time zone.
  day: /^start date in utc$/,
  // Google writes "Impr.", beside columns as "Impr. (Top) %".
  impressions: /^(?:impr|vert)$/,
  // Platforms that count one kind of clicks. "Clicks (all)" of Meta are more than link clicks.
  link_clicks:
    /^(?:clicks|klicks|clics|clic|cliques|klikken|клики|クリック|クリック数|点击|点击量|点击次数|點擊次數|클릭|클릭수|klikniecia|tıklamalar|klick|klik|swipe ups?|outbound clicks|destination clicks)$|^(?:clicks|klicks|clics|clic|cliques|klikken) (?:destination|ziel|destino|destinazione|bestemming)$/,
  // The CTR of other kinds of clicks has its own headings, as "CTR (all)".
  ctr: /^(?=.*\bctr\b)(?=.*(?:\blink|\benlace|\blien|\bligac))(?!.*(?:\buni[cqe]|\beindeutig|\beinmalig))/,
  thruplays: /\bthruplays?\b/,
  plays_25: /^(?=.*\b25\b)(?=.*\bvideo)/,
  plays_50: /^(?=.*\b50\b)(?=.*\bvideo)/,
  plays_75: /^(?=.*\b75\b)(?=.*\bvideo)/,
  plays_95: /^(?=.*\b95\b)(?=.*\bvideo)/,
  plays_100: /^(?=.*\b100\b)(?=.*\bvideo)|^video completions$/,
  plays_3s: /^(?=.*\b3\b)(?=.*\b(?:sec|sek|seg))(?=.*video)/,
  revenue:
    /^(?=.*(?:wert|value|valor|valeur|valore|waarde))(?=.*(?:purchase|kauf|compra|achat|acquist|aankoop|aankopen))(?!.*\b(?:per|pro|por|par)\b)/,
  roas: /^(?=.*\broas\b)(?!.*(?:result|ergebnis|risultat))/,
}

/** Headings of costs, rates and shares contain the words of their base figures; they are matched only by their own names. */
export const DERIVED_HEADING =
  /\b(?:costs?|cpm|cpc|ctr|cpa|rate|unique|kosten|rates?|quote|coste|costo|cout|custo|tasa|taux|tasso|taxa|average|avg|durchschnitt\w*)\b/

/** The dimensions by which platforms divide an ad's figures; rows that differ in these are parts of one figure. */
export const BREAKDOWN_HEADINGS: ReadonlySet<string> = new Set(
  list(
    'age, alter, edad, eta, idade, leeftijd, gender, geschlecht, sexo, sexe, genere, sesso, genero, geslacht',
    'country, land, pais, pays, paese, region, regione, regiao, regio, dma region, city, platform, plattform',
    'plataforma, plateforme, piattaforma, placement, platzierung, ubicacion, emplacement, posizionamento',
    'posicionamento, plaatsing, device platform, gerateplattform, platform position, impression device, device',
    'gerat, dispositivo, appareil, apparaat, conversion device, publisher platform, dispositivo de impresion',
    'appareil d impression, dispositivo de impressao, impressionsgerat, plataforma del dispositivo',
    'plateforme de l appareil, piattaforma del dispositivo, plataforma do dispositivo, time of day, uhrzeit',
    'tageszeit, product id, produkt id, carousel card, media type, network, netzwerk, reseau, red, rete, rede, netwerk',
    'device type, geratetyp, operating system, os, betriebssystem, systeme d exploitation, sistema operativo',
    'sistema operacional, besturingssysteem, age group, altersgruppe, tranche d age, grupo de edad, faixa etaria',
    'fascia di eta, leeftijdsgroep, country region, land region, pays region, pais region, paese regione',
    'country territory, connection type, hour of day, hour of the day, ad placement',
  ),
)

function list(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.normalize('NFKD').replaceAll(/\p{M}/gu, '').split(', '))
}

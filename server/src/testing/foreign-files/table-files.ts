import { buildWorkbook } from '../build-workbook.ts'
import { buildZip } from '../build-zip.ts'
import { type ForeignFile, lines } from './foreign-file.ts'

const HEADER = 'Ad ID,Advertiser,Primary text,Headline,Start date,End date,Landing page,Platforms,Variations'
const ROW = '901,Sunny Loaf,"Bread, warm",Order by ten,2026-02-01,2026-02-20,https://loaf.example/,facebook,2'
const TABLE = lines(HEADER, ROW)
const EXPECTED = {
  external_id: '901',
  brand: 'Sunny Loaf',
  body: 'Bread, warm',
  title: 'Order by ten',
  start: '2026-02-01',
  stop: '2026-02-20',
  landing_page: 'https://loaf.example/',
  platforms: ['facebook'],
  variations_count: 2,
}
const GERMAN =
  'Anzeigen-ID;Werbetreibender;Anzeigentext;Überschrift;Startdatum;Enddatum;Zielseite;Plattformen;Reichweite;Status'
const GERMAN_ROW =
  '901;Sonnenlaib;Brot, noch warm für dich;Bis zehn bestellen;01.02.2026;;https://laib.example/;Facebook, Instagram;12.345,00;Aktiv'
const GERMAN_EXPECTED = {
  external_id: '901',
  brand: 'Sonnenlaib',
  body: 'Brot, noch warm für dich',
  title: 'Bis zehn bestellen',
  start: '2026-02-01',
  landing_page: 'https://laib.example/',
  platforms: ['facebook', 'instagram'],
  eu_total_reach: 12_345,
  status: 'active',
}
const BOOK = {
  Ads: [
    ['Ads of Sunny Loaf', 'Exported on 2026-03-01', null],
    [null, null, null],
    ['Ad ID', 'Primary text', 'Start date', 'Advertiser', 'Number of ads'],
    ['901', 'Bread, warm', 46_054, 'Sunny Loaf', 2],
  ],
}

/** Tables and plain JSON: encodings, separators, languages of headings, places of the list. */
export const TABLE_FILES: readonly ForeignFile[] = [
  { name: 'plain.csv', content: TABLE, ads: [EXPECTED] },
  {
    name: 'tabs.tsv',
    content: lines(
      HEADER.replaceAll(',', '\t'),
      '901\tSunny Loaf\tBread, warm\tOrder by ten\t2026-02-01\t2026-02-20\thttps://loaf.example/\tfacebook\t2',
    ),
    ads: [EXPECTED],
  },
  {
    name: 'bars.txt',
    content: 'id|advertiser|text\n1|Sunny Loaf|Bread, warm; fresh',
    ads: [{ external_id: '1', body: 'Bread, warm; fresh' }],
  },
  { name: 'utf-16.csv', content: Buffer.from(`\ufeff${TABLE}`, 'utf16le'), ads: [EXPECTED] },
  {
    name: 'utf-16.json',
    content: Buffer.from(`\ufeff[{"id":"901","text":"Bread"}]`, 'utf16le'),
    ads: [{ external_id: '901', body: 'Bread' }],
  },
  { name: 'german.csv', content: `\ufeff${lines(GERMAN, GERMAN_ROW)}`, ads: [GERMAN_EXPECTED] },
  {
    name: 'german-windows-1252.csv',
    content: Buffer.from(lines(GERMAN, GERMAN_ROW), 'latin1'),
    ads: [GERMAN_EXPECTED],
  },
  {
    name: 'french.csv',
    content: lines(
      'Identifiant de la publicité;Annonceur;Texte de la publicité;Titre;Date de début;Date de fin;Page de destination;Plateformes;Statut',
      '901;Pain Soleil;Du pain chaud;Commandez;01/02/2026;20/02/2026;https://pain.example/;facebook;Inactif',
    ),
    ads: [
      {
        external_id: '901',
        brand: 'Pain Soleil',
        body: 'Du pain chaud',
        title: 'Commandez',
        start: '2026-02-01',
        stop: '2026-02-20',
        status: 'inactive',
        landing_page: 'https://pain.example/',
      },
    ],
  },
  {
    name: 'spanish.csv',
    content: lines(
      'ID del anuncio,Anunciante,Texto del anuncio,Título,Fecha de inicio,Fecha de finalización,Página de destino,Plataformas,Estado',
      '901,Pan Sol,Pan caliente,Pide ya,13/02/2026,20/02/2026,https://pan.example/,instagram,Activo',
    ),
    ads: [
      {
        external_id: '901',
        brand: 'Pan Sol',
        body: 'Pan caliente',
        title: 'Pide ya',
        start: '2026-02-13',
        stop: '2026-02-20',
        platforms: ['instagram'],
      },
    ],
  },
  {
    name: 'headings-below-a-title.csv',
    content: lines('Ads of Sunny Loaf', 'Exported on,2026-03-01', '', HEADER, ROW),
    ads: [EXPECTED],
  },
  {
    name: 'headings-below-a-title.xlsx',
    content: buildWorkbook(BOOK),
    ads: [{ external_id: '901', brand: 'Sunny Loaf', body: 'Bread, warm', start: '2026-02-01', variations_count: 2 }],
  },
  {
    name: 'archive-with-media.zip',
    content: buildZip({
      'export/ads.csv': TABLE,
      'export/media/901.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      'export/readme.txt': 'Made by a tool',
    }),
    ads: [EXPECTED],
  },
  {
    name: 'broken-lines.jsonl',
    content: lines('{"id":"1","text":"First"}', '{"id":"2","text":', '', 'null', '{"id":"3","text":"Third"}'),
    ads: [{ external_id: '1' }, { external_id: '3' }],
    refusals: ['The line is not valid JSON.', 'The line is not a JSON object.'],
  },
  {
    name: 'list-deep-inside.json',
    content: JSON.stringify(
      {
        status: 'ok',
        meta: { tags: [{ id: 1, name: 'x' }] },
        response: {
          body: {
            page: {
              found: [
                { adId: '5', copy: 'Deep' },
                { adId: '6', copy: 'Deeper' },
              ],
            },
          },
        },
      },
      null,
      2,
    ),
    ads: [
      { external_id: '5', body: 'Deep' },
      { external_id: '6', body: 'Deeper' },
    ],
  },
  {
    name: 'object-by-id.json',
    content: JSON.stringify(
      { 901: { page_name: 'Sunny Loaf', body: 'Bread' }, 902: { page_name: 'Sunny Loaf', body: 'Rolls' } },
      null,
      2,
    ),
    ads: [
      { external_id: '901', body: 'Bread', brand: 'Sunny Loaf' },
      { external_id: '902', body: 'Rolls' },
    ],
  },
  {
    name: 'columns-of-pandas.json',
    content: JSON.stringify({
      ad_id: { 0: '901', 1: '902' },
      page_name: { 0: 'Sunny Loaf', 1: 'Sunny Loaf' },
      body: { 0: 'Bread', 1: 'Rolls' },
    }),
    ads: [
      { external_id: '901', body: 'Bread', brand: 'Sunny Loaf' },
      { external_id: '902', body: 'Rolls' },
    ],
  },
  {
    name: 'unequal-rows.json',
    content: JSON.stringify([
      { id: '1', text: 'One' },
      { ad_id: '2', copy: 'Two', image: 'https://i.example/2.jpg' },
      { adArchiveId: '3', message: 'Three', extra: { deep: [1] } },
    ]),
    ads: [
      { external_id: '1', body: 'One' },
      { external_id: '2', body: 'Two', images: ['https://i.example/2.jpg'] },
      { external_id: '3', body: 'Three' },
    ],
  },
  {
    name: 'rows-of-unequal-length.csv',
    content: lines('id,text,title', '1,One', '2,Two,Title,', '3,Three,Title,more'),
    ads: [
      { external_id: '1', body: 'One' },
      { external_id: '2', title: 'Title' },
    ],
    refusals: [expect.stringContaining('Put a cell that holds the separator in quotes')],
  },
  {
    name: 'images-only.csv',
    content: lines('image,brand', 'https://i.example/1.jpg,Sunny Loaf', 'https://i.example/2.jpg,'),
    ads: [
      { body: '', images: ['https://i.example/1.jpg'], brand: 'Sunny Loaf' },
      { images: ['https://i.example/2.jpg'], brand: undefined },
    ],
  },
  {
    name: 'days-in-many-forms.csv',
    content: lines(
      'id,text,start',
      ...[
        '2026-02-13',
        '13.02.2026',
        '02/13/2026',
        '2026/02/13',
        '2026年2月13日',
        '13 lutego 2026',
        '13 ก.พ. 2569',
        'Feb 13 2026',
        '"February 13th, 2026"',
        '13 February 2026',
        '13. Februar 2026',
        '13 février 2026',
        '13 de febrero de 2026',
        '1770940800',
        '1770940800000',
        '20260213',
        '2026-02-13T00:00:00+0000',
        '2026-02-13 00:00:00 UTC',
        '"Fri, 13 Feb 2026 00:00:00 GMT"',
        '13-Feb-26',
        '13.02.26',
        '2/13/26',
        'Fri Feb 13 2026 00:00:00 GMT+0000 (UTC)',
        '2026-02-13T00:00:00.000000',
      ].map((day, index) => `${index},Bread ${index},${day}`),
    ),
    ads: Array.from({ length: 24 }, () => ({ start: '2026-02-13' })),
  },
  { name: 'one-row.json', content: '{"id":"1","text":"Alone"}', ads: [{ external_id: '1', body: 'Alone' }] },
  {
    name: 'one-indented-ad.json',
    content: JSON.stringify({ id: '1', text: 'Alone', media: [{ url: 'https://i.example/1.jpg' }] }, null, 2),
    ads: [{ external_id: '1', body: 'Alone', images: ['https://i.example/1.jpg'] }],
  },
  { name: 'header-only.csv', content: HEADER, ads: [] },
  { name: 'empty-list.json', content: '{"ads": []}', ads: [] },
]

import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type WorkbookCell = string | number | null

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel workbook with these sheets. Texts are shared strings, as Excel writes them. */
export async function buildWorkbook(
  sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>,
  extra: Readonly<Record<string, Buffer>> = {},
): Promise<Buffer> {
  const texts: string[] = []
  const names = Object.keys(sheets)
  const zip = new ZipFile()
  const add = (name: string, content: string | Buffer) => zip.addBuffer(Buffer.from(content), name)
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
  )
  for (const [index, rows] of Object.values(sheets).entries()) {
    const lines = rows.map(
      (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => toXml(cell, column, row)).join('')}</row>`,
    )
    add(
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    )
  }
  add(
    'xl/sharedStrings.xml',
    `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
  )
  for (const [name, content] of Object.entries(extra)) {
    add(name, content)
  }
  zip.end()
  return buffer(zip.outputStream)

  function toXml(cell: WorkbookCell, column: number, row: number): string {
    const place = `${String.fromCodePoint(65 + column)}${row + 1}`
    if (cell === null) {
      return ''
    }
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
